import { describe, expect, it } from 'vitest';
import { breaches } from '$engine';
import { cash, codes, empty, held, mx, ownOf, piles, play, price, table } from './support';

describe('set-up', () => {
	it.each([
		[3, 500, 16, 6, 24],
		[4, 375, 13, 5, 22],
		[5, 300, 10, 4, 22]
	])(
		'§2.1.2 MX-01 T-MX-01 %i players get %i each, limit %i, and the bank keeps 10,500',
		(players, start, limit, tokens, cubes) => {
			const state = table(players);
			expect(state.seats.map((player) => cash(state, player))).toEqual(Array(players).fill(start));
			expect(cash(state, 'bank')).toBe(10500);
			expect(state.certificateLimit).toBe(limit);
			expect(mx.tables.house.find((h) => h.id === 'biddingTokens')?.standard(players, [])).toBe(
				tokens
			);
			expect(ownOf(state).cubes.pool).toBe(cubes);
			expect(breaches(state, 12000)).toEqual([]);
		}
	);

	it('§2.1.7 MX-02 the NdeM has four shares in the pool at 100 and a station where M14 was', () => {
		const state = table();
		expect(held(state, 'NdeM', 'pool')).toBe(40);
		expect(price(state, 'NdeM')).toBe(100);
		expect(ownOf(state).stations).toEqual(['M14']);
		expect(state.companies['M14']?.closed).toBe(true);
	});

	it('§2.1.12 §2.1.6 §2.1.8 MX-03 four minors, FCM with two more concessions, P1 with two privates', () => {
		expect(ownOf(table()).boxes).toEqual({
			minors: ['M1', 'M2', 'M3', 'M4'],
			concessions: ['C-FCM', 'C-MC', 'C-CHP'],
			privates: ['P1', 'P2', 'P3']
		});
	});

	it('§2.1.14 MX-89 the order cards decide who begins, not the seats', () => {
		const before = empty(4);
		const state = play(before, { ...piles(before), order: ['p3', 'p1', 'p4', 'p2'] });
		expect(state.order).toEqual(['p3', 'p1', 'p4', 'p2']);
		expect(state.turn).toMatchObject({ kind: 'stock', player: 'p3' });
	});

	it('§2.1.12 MX-03 refuses cards that do not belong there, lie twice or are missing', () => {
		const before = empty();
		const all = piles(before);
		expect(codes(before, { ...all, minors: ['M1', 'M2', 'M3', 'M18'] })).toEqual(['no-such-card']);
		expect(codes(before, { ...all, minors: ['M1', 'M2', 'M3', 'M3'] })).toEqual(['card-twice']);
		expect(codes(before, { ...all, privates: ['P2'] })).toEqual(['cards-missing']);
		expect(codes(before, { ...all, ndem: 'M16' })).toContain('wrong-start');
		expect(codes(before, { ...all, order: ['p1', 'p2'] })).toEqual(['not-every-player']);
		expect(codes(table(), all)).toEqual(['wrong-moment']);
	});

	it('§5.1.1 MX-03 a card nobody has entered yet is asked for when its box is empty', () => {
		const before = empty();
		const few = piles(before);
		const state = play(before, { ...few, privates: ['P5', 'P6'] });
		expect(ownOf(state).boxes.privates).toEqual(['P1', 'P5', 'P6']);
		expect(ownOf(state).hidden.privates).toHaveLength(15);
		const bought = play(
			state,
			{ do: 'bid', player: 'p1', deed: 'P5', amount: 0 },
			{ do: 'endTurn' }
		);
		const ended = ['p2', 'p3', 'p1'].reduce(
			(now, player) => play(now, { do: 'pass', player: player as `p${number}` }),
			bought
		);
		expect(ended.duties.map((duty) => duty.kind)).toEqual(['revealCard']);
		expect(codes(ended, { do: 'own.revealCard', pile: 'privates', card: 'P5' })).toEqual([
			'no-such-card'
		]);
		expect(codes(ended, { do: 'own.revealCard', pile: 'minors', card: 'M9' })).toContain(
			'wrong-moment'
		);
		const revealed = play(ended, { do: 'own.revealCard', pile: 'privates', card: 'P9' });
		expect(ownOf(revealed).boxes.privates).toEqual(['P1', 'P6', 'P9']);
		expect(revealed.duties).toEqual([]);
	});
});
