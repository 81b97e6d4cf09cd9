/** A holding of NdM with both 5% certificates, bought and sold in all the ways that recorded games have. */
import { describe, expect, test } from 'vitest';
import type { PlayerId, State } from '../../src/lib/engine';
import {
	cash,
	certificates,
	giveCertificates,
	inPhase,
	mex,
	newMex,
	openingOver,
	placeMarker,
	startCompany,
	stockTurn
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { on } from './mex-table';
import { lineOf } from './standing';
import type { Trace } from './trace';

const sizes = (state: State, place: PlayerId | 'pool'): number[] =>
	certificates(state, 'NdM', place)
		.map(({ percent }) => percent)
		.sort((a, b) => b - a);
const cell = (state: State) => state.companies['NdM']?.spot?.cell;

/** NdM at 75 in phase 4, held so; the Open Market has the second list. */
function ndm(
	held: Readonly<Record<string, readonly number[]>>,
	pool: readonly number[],
	turn: PlayerId = 'p1',
	floated = true
): State {
	const begun = inPhase(openingOver(newMex(), { MNR: 'p2' }), '4');
	const started = startCompany(begun, 'NdM', { held, floated });
	const pooled = giveCertificates(started, 'NdM', 'pool', pool, ['offering', 'reserve']);
	return stockTurn(placeMarker(pooled, 'NdM', '2.5'), turn, 5);
}
/** Ana's two 5% and a 10%, Benito is president. */
const mine = (pool: readonly number[] = []) => ndm({ p2: [20, 10], p1: [10, 5, 5] }, pool);

const paid = (amount: number, to = 11) =>
	({ flows: [['bank', `player:${to}`, amount, 'sell_shares']] }) as const;
const sell = (share: number, more: object = {}) => ({
	type: 'sell_shares',
	entity: 11,
	shares: [`NdM_${share}`],
	...more
});

describe('§3.2(c)(5) change bought', () => {
	const line = (amount: number) =>
		lineOf(
			{ type: 'buy_shares', entity: 11, shares: ['NdM_3'], percent: 10, swap: 'NdM_7' },
			{
				flows: [['player:11', 'bank', amount, 'buy_shares']],
				state: { corps: { NdM: { market: 5 } } }
			}
		);
	const previous = { corps: { NdM: { market: 10 } } };

	test('with both 5% in hand: there one of them and half the price bring a 10%', () => {
		const start = mine([10]);
		const table = on(start, previous);
		mexAdapter.play(table, line(37));
		expect(sizes(table.state, 'p1')).toEqual([10, 10, 5]);
		expect(sizes(table.state, 'pool')).toEqual([5]);
		expect(cash(start, 'p1') - cash(table.state, 'p1')).toBe(37);
		expect([...table.departures]).toEqual([['change bought with both 5% in hand', 1]]);
		expect(table.state.turn).toMatchObject({ bought: true });
	});

	test('takes the presidency with the 5% that it brings, not earlier', () => {
		const start = ndm({ p2: [20], p1: [10, 5, 5] }, [10]);
		const table = on(start, previous);
		mexAdapter.play(table, line(37));
		// 25% against 20%: Ana gives both 10% for the certificate.
		expect(sizes(table.state, 'p1')).toEqual([20, 5]);
		expect(sizes(table.state, 'p2')).toEqual([10, 10]);
	});

	test('with one 5% in hand is the rulebook’s own', () => {
		const start = ndm({ p2: [20, 10], p1: [10, 5] }, [10]);
		const table = on(start, previous);
		mexAdapter.play(table, line(37));
		expect(sizes(table.state, 'p1')).toEqual([10, 10]);
		expect(sizes(table.state, 'pool')).toEqual([5]);
		expect(table.departures.size).toBe(0);
	});

	describe('with a 10% of the Initial Offering', () => {
		/** There the Open Market has one 5% more after it, unless nothing was paid at all. */
		const there = (amount: number, market: number) =>
			lineOf(
				{ type: 'buy_shares', entity: 11, shares: ['NdM_3'], percent: 10, swap: 'NdM_7' },
				{
					flows: amount === 0 ? [] : [['player:11', 'bank', amount, 'buy_shares']],
					state: { corps: { NdM: { market } } }
				}
			);
		const id = 'change made with a 10% of the Initial Offering';

		test('there the 5% counts for the rounded-up half of the market value, and the rest of par is paid', () => {
			const start = ndm({ p2: [20, 10], p1: [10, 5] }, [10]);
			const table = on(start, previous);
			mexAdapter.play(table, there(22, 15));
			expect(sizes(table.state, 'p1')).toEqual([10, 10]);
			expect(sizes(table.state, 'pool')).toEqual([10, 5]);
			expect(cash(start, 'p1') - cash(table.state, 'p1')).toBe(22);
			expect(cell(table.state)).toBe('2.5');
			expect([...table.departures]).toEqual([[id, 1]]);
			expect(table.state.turn).toMatchObject({ bought: true, soldFirst: false });
		});

		test('it may float NdM and take its presidency, by what is held then', () => {
			const start = ndm({ p2: [20], p1: [10, 5, 5] }, [], 'p1', false);
			const table = on(start, { corps: { NdM: { market: 0 } } });
			mexAdapter.play(table, there(22, 5));
			expect(table.state.companies['NdM']?.floated).toBe(true);
			expect(cash(table.state, 'NdM')).toBe(600);
			// 25% against 20%: Ana gives both 10% for the certificate.
			expect(sizes(table.state, 'p1')).toEqual([20, 5]);
			expect(sizes(table.state, 'p2')).toEqual([10, 10]);
		});

		test('where the 5% is worth more than par it goes for nothing', () => {
			const start = placeMarker(ndm({ p2: [20, 10], p1: [10, 5] }, [10]), 'NdM', '1.10');
			const table = on(start, previous);
			mexAdapter.play(table, there(0, 15));
			expect(sizes(table.state, 'p1')).toEqual([10, 10]);
			expect(cash(table.state, 'p1')).toBe(cash(start, 'p1'));
		});

		test('where it is worth par it stays in the hand', () => {
			const start = placeMarker(ndm({ p2: [20, 10], p1: [10, 5] }, [10]), 'NdM', '1.9');
			const table = on(start, previous);
			mexAdapter.play(table, there(0, 10));
			expect(sizes(table.state, 'p1')).toEqual([10, 10, 5]);
			expect(cash(table.state, 'p1')).toBe(cash(start, 'p1'));
		});
	});

	test('with none is refused by name', () => {
		const table = on(ndm({ p2: [20, 10], p1: [10, 10] }, [10]), previous);
		expect(() => mexAdapter.play(table, line(37))).toThrow('no-change-to-make (3.2c5)');
	});
});

describe('§3.2(a) 10% + 5% + 5% sold', () => {
	test('the 10% drops a row and leaves both 5%', () => {
		const table = on(mine());
		mexAdapter.play(table, lineOf(sell(1, { percent: 10 }), { ...paid(75), moves: [{}] }));
		expect(sizes(table.state, 'p1')).toEqual([5, 5]);
		expect(cell(table.state)).toBe('3.5');
		expect(table.departures.size).toBe(0);
	});

	test('a 5%, the 10%, the other 5%: only the 10% drops a row there', () => {
		const start = mine();
		const table = on(start);
		mexAdapter.play(table, lineOf(sell(7, { percent: 5 }), paid(38)));
		expect(cell(table.state)).toBe('2.5');
		mexAdapter.play(table, lineOf(sell(1, { percent: 10 }), { ...paid(75), moves: [{}] }));
		expect(table.departures.size).toBe(0);
		const there = table.state.companies['NdM']?.spot;
		const up = Math.ceil((there?.price ?? 0) / 2);
		mexAdapter.play(table, lineOf(sell(8, { percent: 5 }), paid(up)));
		expect(sizes(table.state, 'pool')).toEqual([10, 5, 5]);
		expect(table.state.companies['NdM']?.spot).toEqual(there);
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(38 + 75 + up);
		expect([...table.departures]).toEqual([['two 5% sold without a drop', 1]]);
	});

	test('a 5%, then two 10% with change: they drop one row there, here two', () => {
		const start = ndm({ p2: [20, 10, 10], p1: [10, 10, 5] }, []);
		const table = on(start);
		mexAdapter.play(table, lineOf(sell(7, { percent: 5 }), paid(38)));
		const change = sell(1, { shares: ['NdM_1', 'NdM_2'], percent: 20, swap: 'NdM_7' });
		mexAdapter.play(table, lineOf(change, { ...paid(112), moves: [{ corp: 'NdM' }] }));
		expect(cell(table.state)).toBe('3.5');
		expect(sizes(table.state, 'p1')).toEqual([5]);
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(150);
		expect([...table.departures]).toEqual([['two 5% sold without a drop', 1]]);
	});

	test('a marker that has not moved there keeps its place above another one', () => {
		const start = mine();
		const above = placeMarker(
			startCompany(start, 'CHI', { held: { p3: [20] }, cell: '2.5' }),
			'CHI',
			'2.5'
		);
		const turn = stockTurn(above, 'p1', 5);
		expect(turn.market['2.5']).toEqual(['NdM', 'CHI']);
		const table = on(turn);
		for (const share of [7, 8]) {
			mexAdapter.play(table, lineOf(sell(share, { percent: 5 }), paid(38)));
		}
		expect(table.state.market['2.5']).toEqual(['NdM', 'CHI']);
		expect(table.departures.get('two 5% sold without a drop')).toBe(1);
	});
});

describe('§3.5(b) the presidency goes to 10% + 5% + 5%', () => {
	const NAME = 'presidency of NdM taken for 15%';
	const there = (ana: number) => ({ players: { '11': { shares: { NdM: ana } } } });
	const sale = (shares: readonly string[], percent: number) => ({
		type: 'sell_shares',
		entity: 12,
		shares,
		percent
	});

	test.each([
		['whole', [20], ['NdM_0'], 20, [], [10, 5]],
		['in half', [20], ['NdM_0'], 10, [10], [5]],
		['in half beside a 10%', [20, 10], ['NdM_1', 'NdM_0'], 20, [10], [10, 5]]
	] as const)('when the certificate is sold %s: Ana keeps a 5%% there', (...how) => {
		const [, his, shares, percent, left, pool] = how;
		const table = on(ndm({ p2: his, p1: [10, 5, 5] }, [], 'p2'));
		const line = lineOf(sale(shares, percent), { ...paid(7.5 * percent, 12), state: there(25) });
		mexAdapter.play(table, line);
		expect(sizes(table.state, 'p1')).toEqual([20, 5]);
		expect(sizes(table.state, 'p2')).toEqual(left);
		expect(sizes(table.state, 'pool')).toEqual(pool);
		expect([...table.departures]).toEqual([[NAME, 1]]);
	});

	test('a trace in which she gives all three is the rulebook’s own', () => {
		const table = on(ndm({ p2: [20], p1: [10, 5, 5] }, [], 'p2'));
		mexAdapter.play(table, lineOf(sale(['NdM_0'], 20), { ...paid(150, 12), state: there(20) }));
		expect(sizes(table.state, 'p1')).toEqual([20]);
		expect(table.departures.size).toBe(0);
	});
});

describe('§6.1 two 5% at the end', () => {
	/** The result as it is scored there, with what Ana has more than here. */
	function told(state: State, more: number, table = on(state)): string[] {
		const total = (player: string): number =>
			mex.scores(state).find((score) => score.player === player)?.total ?? 0;
		const result = { '11': total('p1') + more, '12': total('p2'), '13': total('p3') };
		const end = { t: 'end', finished: false, game_end_reason: null, result };
		// Only the end is read.
		return mexAdapter.resultDifferences(table, { lines: [], end } as unknown as Trace);
	}

	test('are each rounded up there: one more at an odd price', () => {
		const table = on(mine());
		expect(told(table.state, 1, table)).toEqual([]);
		expect([...table.departures]).toEqual([['two 5% worth one more at the end', 1]]);
		expect(told(mine(), 0).join()).toMatch(/^p1 total: engine \d+ \| trace \d+$/);
	});

	test.each([
		['at an even price', placeMarker(mine(), 'NdM', '1.5')],
		['in two hands', ndm({ p2: [20, 5], p1: [10, 5] }, [])]
	])('%s are worth the same', (_, state) => {
		const table = on(state);
		expect(told(state, 0, table)).toEqual([]);
		expect(table.departures.size).toBe(0);
	});
});
