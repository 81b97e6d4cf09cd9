/** The NdM merger: tokens, money, trains and turns (5.3(f) to (h)). */
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '$engine';
import {
	cashChanges,
	codes,
	correct,
	expectRefusal,
	giveCash,
	giveTrains,
	mex,
	operatingTurn,
	ownOf,
	play,
	trainAt,
	trains,
	type MexAction
} from '../../support/mex';
import {
	answerMerger as answer,
	first5,
	major,
	mergerTable as table
} from '../../support/mex-beginnings';

const exchange = (player: PlayerId, placed: number): MexAction => ({
	do: 'own.placeExchange',
	player,
	placed
});

describe('§5.3(f) tokens', () => {
	const placed = (count: number) => {
		const state = table({ buyer: 'PAC', companies: { PAC: major('p1'), UdY: major('p3') } });
		const tokens = correct(
			state,
			{ kind: 'tokens', company: 'UdY', tokens: { left: 2 - count, placed: count, exchange: 0 } },
			{ kind: 'tokens', company: 'NdM', tokens: { left: 2, placed: 2, exchange: 2 } }
		);
		return play(first5(tokens), answer('p3', 'UdY'));
	};

	it('§5.3(f) T-MEX-06 MEX-58 two exchange tokens reach the map, free', () => {
		const state = placed(2);
		const done = play(state, exchange('p2', 2));
		expect(done.companies['NdM']?.tokens).toEqual({ left: 2, placed: 2, exchange: 0 });
		expect(cashChanges(state, done)).toEqual({});
		expect(mex.tokenCost(done, 'NdM')).toBe(60);
	});

	it('§5.3(f) T-MEX-06 MEX-58 one left over becomes an ordinary token, placed last for $80', () => {
		const done = play(placed(2), exchange('p2', 1));
		expect(done.companies['NdM']?.tokens).toEqual({ left: 3, placed: 2, exchange: 0 });
		const later = correct(done, {
			kind: 'tokens',
			company: 'NdM',
			tokens: { left: 1, placed: 4, exchange: 0 }
		});
		expect(mex.tokenCost(later, 'NdM')).toBe(80);
	});

	it('§5.3(f) MEX-58 a company that never operated gives its reserved home space', () => {
		const state = placed(0);
		expect(state.duties[0]).toMatchObject({ kind: 'exchangeTokens', count: 1 });
		expectRefusal(state, exchange('p2', 2), 'not-available', '5.3(f)');
		expect(codes(state, exchange('p2', 1))).toEqual([]);
		expect(codes(state, exchange('p2', 0))).toEqual([]);
	});

	it('§5.3(f) MEX-58 the president of NdM answers', () => {
		expectRefusal(placed(2), exchange('p3', 2), 'not-your-turn', '5.3(f)');
	});

	it('§4.3.2 MEX-34 exchange tokens are not counted for the cost of later stations', () => {
		const state = correct(placed(2), {
			kind: 'tokens',
			company: 'NdM',
			tokens: { left: 3, placed: 1, exchange: 2 }
		});
		expect(mex.tokenCost(play(state, exchange('p2', 2)), 'NdM')).toBe(40);
	});
});

describe('§5.3(g) and (h) money, trains, turns', () => {
	it('§5.3(g) §5.3(h) MEX-59 MEX-60 money and trains go to NdM; the company leaves', () => {
		const state = table({
			buyer: 'PAC',
			companies: { PAC: major('p1'), UdY: major('p3', { treasury: 333, trains: ['3', '4'] }) }
		});
		const merged = play(first5(state), answer('p3', 'UdY'));
		expect(merged.cash['UdY']).toBe(0);
		expect(merged.cash['NdM']).toBe(433);
		expect(trains(merged, 'NdM')).toEqual(['3', '4']);
		expect(merged.companies['UdY']).toMatchObject({ closed: true, spot: null });
		expect(mex.companyOrder(merged)).not.toContain('UdY');
		expect(merged.certificateLimit).toBe(19);
	});

	it('§5.3(g) MEX-59 MEX-46 above three trains NdM discards to the Open Market', () => {
		const state = table({
			buyer: 'PAC',
			companies: { PAC: major('p1'), UdY: major('p3', { trains: ['3', '4'] }) },
			ndm: { trains: ['3', '3', '4'] }
		});
		const merged = play(first5(state), answer('p3', 'UdY'), exchange('p2', 1));
		expect(merged.duties.map((d) => [d.kind, d.company, d.count])).toEqual([
			['discardTrain', 'NdM', 2]
		]);
		const done = play(
			merged,
			{ do: 'discardTrain', company: 'NdM', train: trainAt(merged, 'NdM', '3').id },
			{ do: 'discardTrain', company: 'NdM', train: trainAt(merged, 'NdM', '4').id }
		);
		expect(trains(done, 'NdM')).toHaveLength(3);
		expect(trains(done, 'pool').sort()).toEqual(['3', '4']);
		expect(done.duties).toEqual([]);
	});

	it('§5.3(g) MEX-59 minor C’s money on an unfloated UdY follows it into NdM', () => {
		const base = table({
			buyer: 'PAC',
			companies: {
				PAC: major('p1'),
				CHI: major('p2', { held: { p2: [20] } }),
				MC: major('p2'),
				MEX: major('p2'),
				SPM: major('p2')
			}
		});
		const state = giveCash(base, { UdY: 55 });
		const merged = first5(state);
		expect(ownOf(merged).merged).toBe('UdY');
		expect(merged.cash['UdY']).toBe(0);
		expect(merged.cash['NdM']).toBe(155);
	});

	it('§4.3 §5.3(g) MEX-59 a treasury that comes with the merger pays for no station of the same turn', () => {
		const state = table({
			buyer: 'NdM',
			companies: { UdY: major('p3', { treasury: 333 }), PAC: major('p1') }
		});
		const merged = play(
			first5(giveCash(state, { NdM: 460 })),
			answer('p3', 'UdY'),
			exchange('p2', 1)
		);
		expect(merged.cash['NdM']).toBe(10 + 333);
		// With 10 of the 460 there had been no station beside the train; the next train is paid by both.
		expectRefusal(merged, { do: 'placeToken', company: 'NdM' }, 'money-came-later', '4.3.2');
		expect(codes(merged, { do: 'payTerrain', company: 'NdM', amount: 10 })).toEqual([]);
	});

	it('§5.3 MEX-77 a merged company that has not operated yet gets no further turn', () => {
		const state = table({
			buyer: 'PAC',
			companies: { PAC: major('p1', { cell: '1.10' }), UdY: major('p3') }
		});
		expect(mex.upcoming(state)).toContain('UdY');
		const merged = play(first5(state), answer('p3', 'UdY'), exchange('p2', 1));
		expect(mex.upcoming(merged)).toEqual(['NdM']);
	});

	it('§4.3(h) MEX-77 NdM, still to operate, gets mail and runs the inherited train, even in its first turn', () => {
		const state = table({
			buyer: 'PAC',
			companies: {
				PAC: major('p1', { cell: '1.10' }),
				UdY: major('p3', { trains: ['4'] })
			}
		});
		const merged = play(first5(state), answer('p3', 'UdY'), exchange('p2', 1), { do: 'endTurn' });
		expect(merged.turn).toMatchObject({ kind: 'operating', company: 'NdM', hadTrain: true });
		const ran = play(
			merged,
			{ do: 'collectMail', company: 'NdM', amount: 40 },
			{ do: 'run', company: 'NdM', revenue: 100, choice: 'withhold' }
		);
		expect(ran.cash['NdM']).toBe(100 + 40 + 100);
	});

	it('§5.3 MEX-77 the operating company itself may merge: its turn ends, the new 5-train goes to NdM', () => {
		const state = table({
			buyer: 'SPM',
			companies: { SPM: major('p1', { cell: '1.10' }), PAC: major('p3') }
		});
		const merged = play(first5(state), answer('p1', 'SPM'));
		expect(trains(merged, 'NdM')).toEqual(['5']);
		expect(merged.cash['NdM']).toBe(100 + 550);
		const done = play(merged, exchange('p2', 1));
		expect(done.turn).toMatchObject({ kind: 'operating' });
		expect(done.turn).not.toMatchObject({ company: 'SPM' });
	});

	it('§5.3 MEX-77 the last company of the round may merge itself: the round goes on properly', () => {
		const base = table({ buyer: 'SPM', companies: { SPM: major('p1') } });
		const state = correct(base, { kind: 'operated', company: 'NdM', operated: true });
		const merged = play(first5(state), answer('p1', 'SPM'), exchange('p2', 1));
		expect(merged.round.kind).toBe('stock');
		expect(merged.turn).toMatchObject({ kind: 'stock' });
	});

	it('§5.3 the merger happens once: the second 5-train asks nobody', () => {
		const merged = play(
			first5(
				table({ buyer: 'PAC', companies: { PAC: major('p1'), UdY: major('p3'), SPM: major('p3') } })
			),
			answer('p3', 'UdY'),
			exchange('p2', 1)
		);
		const again = operatingTurn(giveTrains(giveCash(merged, { PAC: 1000 }), 'PAC'), 'PAC', {
			settled: true
		});
		expect(first5(again).duties).toEqual([]);
	});
});
