/** Who comes next, also where an auction of the opening or a question comes in between. */
import { describe, expect, it } from 'vitest';
import { inLine, playerViews, type PlayerId, type State } from '$engine';
import { giveCash, mex, newMex, play } from '../../../support/mex';
import { newOe, oe, play as playOe, RICH } from '../../18oe/oe-support';

const bid = (player: PlayerId, deed: string, amount: number) =>
	({ do: 'bid', player, deed, amount }) as const;

/** 18MEX: p1 and p3 have bid on the second item, and p2 buys the first. */
function auction(): State {
	return play(
		newMex({ players: 4 }),
		bid('p1', 'KCM&O', 45),
		{ do: 'pass', player: 'p2' },
		bid('p3', 'KCM&O', 50),
		{ do: 'pass', player: 'p4' },
		{ do: 'pass', player: 'p1' },
		{ do: 'buyLowest', player: 'p2' }
	);
}

describe('who comes next', () => {
	it('goes round the table from the player after the one whose turn it is', () => {
		expect(inLine(mex, newMex({ players: 4 }))).toEqual({
			players: ['p2', 'p3', 'p4'],
			afterAuction: null
		});
	});

	it('18MEX §3.1.1 names only the bidders of an auction, then whose turn follows', () => {
		expect(auction().turn).toMatchObject({ kind: 'auction', player: 'p1', resume: 'p3' });
		expect(inLine(mex, auction())).toEqual({ players: ['p3'], afterAuction: 'p3' });
		const places = playerViews(mex, auction()).map(({ order }) => order);
		expect(places).toEqual([1, null, 2, null]);
	});

	it('18MEX T3 while a par is asked for, whose turn it is comes next', () => {
		let state = newMex({ players: 4 });
		while (state.duties.length === 0) {
			if (state.turn?.kind !== 'opening') throw new Error('the opening ended too soon');
			const { player } = state.turn;
			state = play(giveCash(state, { [player]: 600 }), { do: 'buyLowest', player });
		}
		const { player: asked } = state.duties[0] ?? {};
		const { turn } = state;
		if (turn === null || !('player' in turn)) throw new Error('nobody’s turn');
		expect(turn.player).not.toBe(asked);
		expect(inLine(mex, state).players).toHaveLength(4);
		expect(inLine(mex, state).players[0]).toBe(turn.player);
		expect(inLine(mex, state).players.at(-1)).toBe(asked);
	});

	it('18OE §7 who has passed in an auction is not in it any more', () => {
		let state = newOe({ house: RICH });
		while (state.turn?.kind === 'opening' && state.deeds['SML']?.place === 'offering') {
			const options = oe.offers(state).find((offer) => offer.kind === 'own.buyItem')?.options;
			const first = options?.[0];
			if (first === undefined) throw new Error('nothing to buy');
			state = playOe(state, first.action as never);
		}
		const { turn } = state;
		if (turn?.kind !== 'opening') throw new Error('no turn of the packet');
		const [a, b, c] = inLine(oe, state).players.concat(turn.player).slice(0, 3);
		state = playOe(state, bid(turn.player, 'A', 125));
		expect(inLine(oe, state)).toEqual({ players: [b, turn.player], afterAuction: a });
		state = playOe(state, { do: 'pass', player: a ?? 'p1' });
		expect(c).toBe(turn.player);
		expect(inLine(oe, state)).toEqual({ players: [turn.player], afterAuction: a });
	});

	it('nobody is named in an operating round', () => {
		const state = { ...newMex({ players: 4 }), turn: { kind: 'income' } } as State;
		expect(inLine(mex, state)).toEqual({ players: [], afterAuction: null });
	});
});
