/** M18 alone in a box: it starts at 50 on top of the others here, there like any other minor. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/engine';
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
	/** Ana has bid for it and for another minor; only she has not passed. */
	const start = (own: number, other: number): State => {
		const base = deedTo(investing(depotAt(inPhase(table(), '5'), '5'), 'p1'), 'P9', 'p2');
		const boxes = { ...ownOf(base).boxes, minors: ['M1', 'M18'], concessions: [] };
		const bids = play(
			patchOwn(base, { boxes }),
			{ do: 'bid', player: 'p1', deed: 'M18', amount: own },
			{ do: 'bid', player: 'p1', deed: 'M1', amount: other },
			{ do: 'endTurn' }
		);
		return play(bids, { do: 'pass', player: 'p2' }, { do: 'pass', player: 'p3' });
	};
	/** The round is over, with minors in these places of the one row there. */
	const end = (
		state: State,
		...at: readonly (readonly [id: string, col: number, pos: number])[]
	) => {
		const game: Game = on(state);
		const corps = at.map(([id, col, pos]) => [id, corp({ row: 0, col, pos })] as const);
		const says = { corps: Object.fromEntries(corps), depot: { upcoming: { '5': 2 } } };
		const after = inOr(at[0]?.[0] ?? '', 'OR 2.1');
		const parts = { before: inSr(11), after, state: says };
		mxAdapter.play(game, line({ type: 'pass', entity: 11, entity_type: 'player' }, parts));
		return game;
	};

	it('starts by its bid there, below who bid more', () => {
		const game = end(start(140, 150), ['1', 11, 0], ['18', 11, 1]);
		expect(game.state.market['1.12']).toEqual(['M1', 'M18']);
		expect(spotIn(game.state, 'M18').price).toBe(70);
		expect(game.departures.get(TWIN_LIKE_OTHERS.id)).toBe(1);
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'M1' });
	});

	it('operates first there when it has cost more', () => {
		const game = end(start(160, 100), ['18', 12, 0], ['1', 9, 0]);
		expect(spotIn(game.state, 'M18').price).toBe(80);
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'M18' });
	});

	it('lies on top at 50 by the rulebook, and is no departure where it does so there', () => {
		const game = end(start(105, 110), ['18', 9, 0], ['1', 9, 1]);
		expect(game.state.market['1.10']).toEqual(['M18', 'M1']);
		expect(game.departures.has(TWIN_LIKE_OTHERS.id)).toBe(false);
	});
});
