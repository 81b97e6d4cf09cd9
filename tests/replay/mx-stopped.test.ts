/** Games that stop while the owner of P7 is asked: there interest and rises have been booked (5.12.9, 5.13). */
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/engine';
import { allPass, deedTo, inPhase, investing, price, table } from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { corp, inSr, line, major, on, type Game } from './mx-standing';
import { PLAYERS } from './standing';
import type { Trace } from './trace';

describe('§5.13 a game that stops before P7 is answered', () => {
	/** MC is sold out at 100, and Carla owes 30. */
	const waiting = (): State => {
		const base = deedTo(investing(inPhase(table(), '3'), 'p1', 2), 'P7', 'p2');
		return allPass({ ...major(base, 'MC', { shares: { p1: 50, p3: 50 } }), debt: { p3: 30 } });
	};
	const asked = { ...inSr(12), round: { type: 'choices', label: 'Choices 2' } };
	const shown = (finished: boolean) => ({
		bank: 0,
		player_order: [11, 12, 13],
		finished,
		players: { '13': { cash: 0, shares: {}, pres: [], companies: [], debt: 45 } },
		corps: { MC: corp({ owner: 11, price: 110, row: 0, col: 15, pos: 0 }) }
	});
	const differing = (game: Game, said: ReturnType<typeof line>): string =>
		mxAdapter
			.differences(game, said)
			.filter((each) => /MC cell|MC price|p3 debt|finished/.test(each))
			.join();
	/** What the game is worth with one share price of MC and one debt of Carla. */
	const worth = (game: Game, said: ReturnType<typeof line>, mc: number, debt: number): string[] => {
		const total = (id: string): number =>
			(game.state.cash[id] ?? 0) + (id === 'p2' ? 0 : 5 * mc) - (id === 'p3' ? debt : 0);
		const result = Object.fromEntries(PLAYERS.map(({ id }, i) => [id, total(`p${i + 1}`)]));
		const end = { t: 'end', finished: false, game_end_reason: null, result } as const;
		// Only the last line and the result are read.
		return mxAdapter.resultDifferences(game, { lines: [said], end } as unknown as Trace);
	};

	it('is worth what the markers show there', () => {
		const game = on(waiting());
		const said = line({ type: 'pass', entity: 13 }, { after: asked, state: shown(false) });
		expect(differing(game, said)).toBe('');
		expect(worth(game, said, 110, 45)).toEqual([]);
		expect(worth(game, said, 100, 30)).toHaveLength(2);
		expect(price(game.state, 'MC')).toBe(100);
	});

	it('may be stopped by hand', () => {
		const game = on(waiting());
		const said = line({ type: 'end_game', entity: 12 }, { after: asked, state: shown(true) });
		mxAdapter.play(game, said);
		expect(game.state.finished).toBe('agreement');
		expect(differing(game, said)).toBe('');
		expect(worth(game, said, 110, 45)).toEqual([]);
	});
});

it('§1.3.1 a bank break decides here although the price that was reached after it is named there', () => {
	const game = on({ ...table(), finished: 'bank', end: { reason: 'bank', stops: 'thisSet' } });
	const told = (bank_broken: boolean): string[] => {
		const said = line({ type: 'pass', entity: 'MC' }, { state: { bank_broken, finished: true } });
		const end = { t: 'end', finished: true, game_end_reason: 'stock_market', result: {} } as const;
		// As above.
		return mxAdapter.resultDifferences(game, { lines: [said], end } as unknown as Trace);
	};
	expect(told(true)).toEqual([]);
	expect(told(false)).toEqual(['end: engine "bank" | trace "price"']);
});
