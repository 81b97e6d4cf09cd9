/** M18 alone in a box: it starts at 50 on top of the others here, there like any other minor. */
import { describe, expect, it } from 'vitest';
import { cashOf, type State } from '../../src/lib/engine';
import {
	deedTo,
	depotAt,
	inPhase,
	investing,
	ownOf,
	patchOwn,
	play,
	spotIn,
	table
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { TWIN_LIKE_OTHERS } from './mx-departures';
import { corp, inSr, line, on, type Game } from './mx-standing';
import { inOr } from './standing';

describe('§4.2.5 §5.12.3 M18 without its concession', () => {
	/** Ana has bid for it and for another minor; then only she has not passed. */
	const bidding = (own: number, other: number): State => {
		const base = deedTo(investing(depotAt(inPhase(table(), '5'), '5'), 'p1'), 'P9', 'p2');
		const boxes = { ...ownOf(base).boxes, minors: ['M1', 'M18'], concessions: [] };
		return play(
			patchOwn(base, { boxes }),
			{ do: 'bid', player: 'p1', deed: 'M18', amount: own },
			{ do: 'bid', player: 'p1', deed: 'M1', amount: other }
		);
	};
	const start = (own: number, other: number): State =>
		play(
			bidding(own, other),
			{ do: 'endTurn' },
			{ do: 'pass', player: 'p2' },
			{ do: 'pass', player: 'p3' }
		);
	/** The round is over, with this much for M18 and minors in these places of the one row there. */
	const end = (
		state: State,
		cash: number,
		...at: readonly (readonly [id: string, col: number, pos: number])[]
	) => {
		const game: Game = on(state);
		const corps = at.map(([id, col, pos]) => [id, corp({ row: 0, col, pos, cash })] as const);
		const says = { corps: Object.fromEntries(corps), depot: { upcoming: { '5': 2 } } };
		const after = inOr(at[0]?.[0] ?? '', 'OR 2.1');
		const parts = { before: inSr(11), after, state: says };
		mxAdapter.play(game, line({ type: 'pass', entity: 11, entity_type: 'player' }, parts));
		return game;
	};

	it('starts by its bid there, below who bid more', () => {
		const game = end(start(140, 150), 140, ['1', 11, 0], ['18', 11, 1]);
		expect(game.state.market['1.12']).toEqual(['M1', 'M18']);
		expect(spotIn(game.state, 'M18').price).toBe(70);
		expect(cashOf(game.state, 'M18')).toBe(140);
		expect(game.departures.get(TWIN_LIKE_OTHERS.id)).toBe(1);
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'M1' });
	});

	it('§5.1.2 starts so too when the round is over because everybody else is skipped', () => {
		const game = end(bidding(160, 100), 160, ['18', 12, 0], ['1', 9, 0]);
		expect([spotIn(game.state, 'M18').price, cashOf(game.state, 'M18')]).toEqual([80, 160]);
		expect(game.departures.get(TWIN_LIKE_OTHERS.id)).toBe(1);
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'M18' });
	});

	it('operates first there when it has cost more', () => {
		const game = end(start(160, 100), 160, ['18', 12, 0], ['1', 9, 0]);
		expect(spotIn(game.state, 'M18').price).toBe(80);
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'M18' });
	});

	it('lies on top at 50 by the rulebook, and is no departure where it does so there', () => {
		const game = end(start(100, 110), 100, ['18', 9, 0], ['1', 9, 1]);
		expect(game.state.market['1.10']).toEqual(['M18', 'M1']);
		expect(game.departures.has(TWIN_LIKE_OTHERS.id)).toBe(false);
	});

	it('§9 has its whole bid there also at 50, and 100 by the rulebook', () => {
		const game = end(start(115, 110), 115, ['18', 9, 0], ['1', 9, 1]);
		expect(cashOf(game.state, 'M18')).toBe(115);
		expect(game.departures.get(TWIN_LIKE_OTHERS.id)).toBe(1);
	});
});
