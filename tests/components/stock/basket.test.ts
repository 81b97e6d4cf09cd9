import { describe, expect, it } from 'vitest';
import {
	EMPTY,
	fromDraft,
	isOneByOne,
	itemsBefore,
	mayGoOneByOne,
	oneByOne,
	put,
	reasonOf,
	soldPercent,
	splitAt,
	take,
	toDraft,
	tradeKey,
	type BasketItem
} from '$lib/components/game/stock/basket';

const sale = (company: string, percent: number): BasketItem => ({
	key: `sell:${company}`,
	actions: [{ do: 'sellShares', player: 'p1', company, percent }],
	forced: null
});
const buy: BasketItem = {
	key: 'buy',
	actions: [{ do: 'buyShare', player: 'p1', company: 'SPM', from: 'offering', percent: 10 }],
	forced: null
};

describe('the basket of a stock turn', () => {
	it('keeps the order of the taps, and an item its place when it changes', () => {
		const basket = put(put(put(EMPTY, sale('TM', 10)), buy), sale('TM', 20));
		expect(basket.map((item) => item.key)).toEqual(['sell:TM', 'buy']);
		expect(soldPercent(basket[0] ?? null)).toBe(20);
		expect(itemsBefore(basket, 'buy').map((item) => item.key)).toEqual(['sell:TM']);
		expect(take(basket, 'sell:TM')).toEqual([buy]);
	});

	it('§3.2 a sale thought of late comes before the purchase, unless the purchase came first', () => {
		const keys = (items: readonly BasketItem[]) => items.reduce(put, EMPTY).map((item) => item.key);
		expect(keys([sale('TM', 10), buy, sale('MC', 10)])).toEqual(['sell:TM', 'sell:MC', 'buy']);
		expect(keys([buy, sale('TM', 10), sale('MC', 10)])).toEqual(['buy', 'sell:TM', 'sell:MC']);
		const late = itemsBefore([sale('TM', 10), buy], 'sell:MC');
		expect(late.map((item) => item.key)).toEqual(['sell:TM']);
	});

	it('§3.2(b) a private sold late comes before the purchase, where sales were made first', () => {
		const traded: BasketItem = {
			key: tradeKey('MCAR', 'p2', 'p1'),
			actions: [{ do: 'tradeDeed', deed: 'MCAR', seller: 'p1', buyer: 'p2', price: 10 }],
			forced: null
		};
		const keys = (items: readonly BasketItem[]) => items.reduce(put, EMPTY).map((item) => item.key);
		expect(keys([sale('TM', 10), buy, traded])).toEqual(['sell:TM', 'trade:MCAR', 'buy']);
		expect(keys([buy, traded])).toEqual(['buy', 'trade:MCAR']);
	});

	it('sells the same percentage in one block or share after share', () => {
		const block = sale('TM', 30);
		expect(mayGoOneByOne(block)).toBe(true);
		expect(mayGoOneByOne(sale('TM', 10))).toBe(false);
		const apart = oneByOne(block, true);
		expect(apart.actions).toHaveLength(3);
		expect(isOneByOne(apart)).toBe(true);
		expect(soldPercent(apart)).toBe(30);
		expect(oneByOne(apart, false)).toEqual(block);
	});

	it('is stale after another entry', () => {
		const kept = toDraft([buy], 7);
		expect(fromDraft(kept, 7)).toEqual([buy]);
		expect(fromDraft(kept, 8)).toEqual([]);
		expect(fromDraft(null, 7)).toEqual([]);
		expect(toDraft([], 7)).toBeNull();
	});

	it('knows the reason of a forced item, and where a question splits it', () => {
		expect(reasonOf([sale('TM', 10), { ...buy, forced: 'agreed' }])).toBe('agreed');
		expect(reasonOf([buy])).toBeNull();
		const apart = oneByOne(sale('TM', 20), true);
		expect(splitAt([apart, buy], 2)).toEqual({ head: [apart], rest: [buy] });
		expect(splitAt([apart, buy], 1)).toEqual({ head: [], rest: [apart, buy] });
	});

	it('counts a trade as the purchase only when the player of the turn buys', () => {
		expect(tradeKey('MCAR', 'p1', 'p1')).toBe('buy');
		expect(tradeKey('MCAR', 'p2', 'p1')).toBe('trade:MCAR');
	});
});
