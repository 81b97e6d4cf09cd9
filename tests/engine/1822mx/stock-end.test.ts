import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import { orderByCash, startCapital, startPrice } from '$engine/titles/1822mx/rules/stock-end';
import {
	companyIn,
	allPass,
	bankHolds,
	business,
	cash,
	decided,
	deedTo,
	depotAt,
	held,
	inPhase,
	investing,
	minor,
	ownOf,
	patchOwn,
	play,
	price,
	rich,
	table,
	trainsOf,
	withTrains
} from './support';

/** Bids for several players, each on one item, as tokens and commitments. */
function withBids(
	state: State,
	bids: Readonly<Record<string, readonly [PlayerId, number]>>
): State {
	const tokens = Object.fromEntries(
		Object.entries(bids).map(([item, [player, amount]]) => [item, [{ player, amount }]])
	);
	return { ...patchOwn(state, { tokens }), bids: tokens };
}

const ALL_MINORS = { M1: ['p1', 100], M2: ['p2', 100], M3: ['p3', 100], M4: ['p1', 105] } as const;

describe('won minors', () => {
	it('§4.2.6 MX-21 T-MX-02 in phase 1 a bid of 145 starts at 50 with 100', () => {
		const state = allPass(withBids(table(), { M1: ['p1', 145] }));
		expect([price(state, 'M1'), cash(state, 'M1'), cash(state, 'p1')]).toEqual([50, 100, 355]);
		expect(state.companies['M1']?.floated).toBe(true);
	});

	it('§4.2.6 a par that was set by hand on a minor not yet sold does not stop the round', () => {
		const bids = withBids(table(), { M1: ['p1', 145] });
		const change = { kind: 'par', company: 'M1', par: 80 } as const;
		const wrong = play(bids, { do: 'correct', reason: 'the wrong company', changes: [change] });
		expect(allPass(wrong).companies['M1']).toMatchObject({ par: 50, floated: true });
	});

	it.each([100, 105, 110, 115])('§4.2.6 MX-22 T-MX-03 phase 2, bid %i: 50 with 100', (bid) => {
		expect([startPrice('2', bid), startCapital('2', bid)]).toEqual([50, 100]);
	});

	it.each([120, 125, 130, 135])('§4.2.6 MX-22 T-MX-04 phase 2, bid %i: 60 with 120', (bid) => {
		expect([startPrice('2', bid), startCapital('2', bid)]).toEqual([60, 120]);
	});

	it.each([
		[140, 70],
		[155, 70],
		[160, 80],
		[175, 80],
		[180, 90],
		[195, 90],
		[200, 100],
		[350, 100]
	])('§4.2.6 MX-22 T-MX-05 phase 2, bid %i: %i with twice that', (bid, start) => {
		expect([startPrice('2', bid), startCapital('2', bid)]).toEqual([start, 2 * start]);
	});

	it.each([
		[135, 60, 'T-MX-06'],
		[350, 100, 'T-MX-07']
	])('§4.2.6 MX-23 phase 3, bid %i: price %i, all of it in the treasury (%s)', (bid, start) => {
		const base = depotAt(inPhase(investing(rich(table(), { p1: 400 }), 'p1'), '3'), '3');
		const state = allPass(withBids(base, { M1: ['p1', bid] }));
		expect([price(state, 'M1'), cash(state, 'M1'), cash(state, 'p1')]).toEqual([
			start,
			bid,
			400 - bid
		]);
	});

	it('§4.2.6 MX-23 T-MX-06 T-MX-07 bids of 135 and 350 in phase 3 become the treasury', () => {
		expect([startPrice('3', 135), startCapital('3', 135)]).toEqual([60, 135]);
		expect([startPrice('3', 350), startCapital('3', 350)]).toEqual([100, 350]);
	});

	it('§5.12.3 MX-18 stacks by bid, then by box, M18 on top, minors above majors', () => {
		const base = business(minor(table(), 'M9', 'p3', { price: 50 }), 'IRM', {
			price: 60,
			shares: { p3: 20 }
		});
		const state = allPass(
			withBids(rich(investing(base, 'p1'), { p1: 900, p2: 900 }), {
				M1: ['p1', 100],
				M2: ['p2', 120],
				M3: ['p1', 100],
				'C-FCM': ['p2', 200]
			})
		);
		expect(state.market['1.10']).toEqual(['M9', 'M18', 'M2', 'M1', 'M3']);
		const later = inPhase(investing(base, 'p1'), '2');
		const second = allPass(withBids(later, { M1: ['p1', 120] }));
		expect(second.market['1.11']).toEqual(['M1', 'IRM']);
	});
});

describe('payments', () => {
	it('§5.12.2 MX-19 MX-20 privates and concessions are paid to the bank, a private even for nothing', () => {
		const before = withBids(table(), {
			...ALL_MINORS,
			'C-MC': ['p2', 130],
			P1: ['p3', 25],
			P2: ['p3', 0]
		});
		const state = allPass(before);
		expect(state.deeds['C-MC']?.place).toBe('p2');
		expect(state.deeds['P1']?.place).toBe('p3');
		expect(state.deeds['P2']?.place).toBe('p3');
		expect([cash(state, 'p1'), cash(state, 'p2'), cash(state, 'p3')]).toEqual([295, 270, 375]);
	});

	it('§4.2.5 MX-24 the FCM pair: the bid to the bank, 100 to M18 at 50, both certificates to the winner', () => {
		const before = withBids(table(), { ...ALL_MINORS, 'C-FCM': ['p2', 250] });
		const state = allPass(before);
		expect(state.deeds['C-FCM']?.place).toBe('p2');
		expect(held(state, 'M18', 'p2')).toBe(100);
		expect([price(state, 'M18'), cash(state, 'M18')]).toEqual([50, 100]);
		expect(cash(state, 'p2')).toBe(500 - 250 - 100);
	});
});

describe('what the NdeM takes', () => {
	it('§5.12.4 MX-25 one L for each unsold minor, M18 included', () => {
		const state = allPass(withBids(table(), { M1: ['p1', 100], M2: ['p2', 100] }));
		expect(trainsOf(state, 'NdeM')).toEqual(['L', 'L', 'L']);
		expect(trainsOf(state, 'offering').filter((t) => t === 'L')).toHaveLength(19);
	});

	it('§5.12.4 MX-25 in phase 2 they are taken as 2-trains; without L/2 nothing is taken', () => {
		const second = allPass(withBids(inPhase(investing(table(), 'p1'), '2'), { M1: ['p1', 100] }));
		expect(trainsOf(second, 'NdeM')).toEqual(['2', '2', '2', '2']);
		const late = depotAt(inPhase(investing(table(), 'p1'), '3'), '3');
		expect(trainsOf(allPass(withBids(late, { M1: ['p1', 100] })), 'NdeM')).toEqual([]);
	});

	it('§5.12.5 §5.12.6 MX-26 T-MX-18 box 1 unsold: an L for it and the next train; a share to the pool', () => {
		const state = allPass(
			withBids(table(), { M2: ['p1', 100], M3: ['p2', 100], M4: ['p3', 100], 'C-FCM': ['p1', 200] })
		);
		expect(trainsOf(state, 'NdeM')).toEqual(['L', 'L']);
		expect(held(state, 'NdeM', 'pool')).toBe(50);
		expect(ownOf(state).stations).toEqual(['M14', 'M1']);
		expect(state.companies['M1']?.closed).toBe(true);
		expect(ownOf(state).boxes.minors).toEqual(['M5', 'M6', 'M7', 'M8']);
	});

	it('§5.12.5 §3.1 MX-26 the train of box 1 can start a phase', () => {
		const base = depotAt(inPhase(investing(table(), 'p1'), '2'), '3');
		const before = withTrains(base, 'NdeM', []);
		const state = allPass(withBids(before, { M2: ['p1', 100] }));
		expect(state.phase).toBe('3');
		expect(trainsOf(state, 'NdeM')).toEqual(['3']);
	});

	it('§5.12.5 MX-26 a 7/E is taken as a 7', () => {
		const state = allPass(
			withBids(depotAt(inPhase(investing(table(), 'p1'), '6'), '7'), { M2: ['p1', 100] })
		);
		expect(trainsOf(state, 'NdeM')).toEqual(['7']);
		expect(state.phase).toBe('7');
		expect(ownOf(state).ndem).toBe('due');
	});

	it('§5.12.6 MX-27 after the NdeM closed the minor only leaves the game', () => {
		const closed = patchOwn(inPhase(investing(table(), 'p1'), '7'), {
			ndem: 'closed',
			stations: []
		});
		const base = depotAt(
			{
				...closed,
				companies: { ...closed.companies, NdeM: { ...companyIn(closed, 'NdeM'), closed: true } }
			},
			'7'
		);
		const state = allPass(withBids(base, { M2: ['p1', 100] }));
		expect(state.companies['M1']?.closed).toBe(true);
		expect(ownOf(state).stations).toEqual([]);
		expect(trainsOf(state, 'NdeM')).toEqual([]);
	});

	it('§6.14.9 MX-28 over its limit the cheapest leave the game', () => {
		const base = withTrains(depotAt(inPhase(investing(table(), 'p1'), '3'), '3'), 'NdeM', []);
		const three = {
			...base,
			trains: base.trains.map((t, i) => (i < 3 ? { ...t, type: '2', place: 'NdeM' as const } : t))
		};
		const four = withTrains(three, 'NdeM', ['3']);
		const state = allPass(withBids(four, { M2: ['p1', 100] }));
		expect(trainsOf(state, 'NdeM').sort()).toEqual(['2', '2', '3', '3']);
	});

	it('§5.12.4 MX-25 A-MX-02 minors are priced by the phase before the NdeM takes trains', () => {
		const base = depotAt(inPhase(investing(table(), 'p1'), '2'), '3');
		const state = allPass(withBids(base, { M2: ['p1', 135] }));
		expect(state.phase).toBe('3');
		expect(cash(state, 'M2')).toBe(120);
	});

	it('§4.3.6 MX-68 A-MX-44 a concession paid for minutes before leaves with the first 5', () => {
		const base = depotAt(inPhase(investing(table(), 'p1'), '4'), '5');
		const state = allPass(withBids(base, { M2: ['p1', 100], 'C-MC': ['p2', 150] }));
		expect(state.deeds['C-MC']?.place).toBe('removed');
		expect(cash(state, 'p2')).toBe(350);
		expect(ownOf(state).boxes.concessions).toEqual([]);
		expect(ownOf(state).piles.minors.at(-1)).toBe('M18');
	});
});

describe('boxes, order, prices', () => {
	it('§5.1.1 MX-03 T-MX-17 only box 3 unsold: one L/2, it moves to box 1, the rest is filled', () => {
		const state = allPass(
			withBids(table(), { M1: ['p1', 100], M2: ['p2', 100], M4: ['p3', 100], 'C-FCM': ['p1', 200] })
		);
		expect(trainsOf(state, 'NdeM')).toEqual(['L']);
		expect(ownOf(state).boxes.minors).toEqual(['M3', 'M5', 'M6', 'M7']);
	});

	it('§5.12.8 MX-29 the most cash first; ties keep their order', () => {
		const state = {
			...rich(table(), { p1: 100, p2: 300, p3: 300 }),
			order: ['p3', 'p1', 'p2'] as const
		};
		expect(orderByCash(state, null)).toEqual(['p3', 'p2', 'p1']);
	});

	it('§5.12.8 MX-29 T-MX-34 P7 doubled: 400 goes before 350 and 300', () => {
		const base = deedTo(rich(investing(table(), 'p1'), { p1: 200, p2: 350, p3: 300 }), 'P7', 'p1');
		const asked = allPass(base);
		expect(asked.duties.map((duty) => [duty.kind, duty.player])).toEqual([['declareCash', 'p1']]);
		expect(play(asked, { do: 'own.declareCash', player: 'p1', double: true }).order).toEqual([
			'p1',
			'p2',
			'p3'
		]);
		expect(play(asked, { do: 'own.declareCash', player: 'p1', double: false }).order).toEqual([
			'p2',
			'p3',
			'p1'
		]);
	});

	it('§5.13 MX-31 majors wholly with players rise one space, the dearer first; the NdeM never', () => {
		let base = business(table(), 'FCM', { price: 100, shares: { p1: 50, p2: 50 } });
		base = business(base, 'MC', { price: 90, shares: { p2: 60, p3: 40 } });
		base = business(base, 'IRM', { price: 80, shares: { p2: 60, p3: 30 }, pool: 10 });
		const state = allPass(investing(base, 'p1'));
		expect([
			price(state, 'FCM'),
			price(state, 'MC'),
			price(state, 'IRM'),
			price(state, 'NdeM')
		]).toEqual([110, 100, 80, 100]);
		expect(state.market['1.15']).toEqual(['NdeM', 'MC']);
	});

	it('§5.12.1 A-MX-38 the steps come in their order: markers, money, trains, boxes, order, interest, prices', () => {
		let base = business(table(), 'FCM', { price: 100, shares: { p1: 50, p2: 50 } });
		base = { ...investing(base, 'p1'), debt: { p3: 10 } };
		const last = { ...withBids(base, { M2: ['p1', 100] }) };
		const two = play(last, { do: 'pass', player: 'p1' }, { do: 'pass', player: 'p2' });
		const { facts } = decided(two, { do: 'pass', player: 'p3' });
		const seen: readonly string[] = facts.map((f) => f.t);
		const at = (t: string, from = 0) => seen.indexOf(t, from);
		expect(at('markerMoved')).toBeLessThan(at('moneyMoved'));
		expect(at('moneyMoved')).toBeLessThan(at('trainMoved'));
		expect(at('trainMoved')).toBeLessThan(at('own.boxed'));
		expect(at('own.boxed')).toBeLessThan(at('orderChanged'));
		expect(at('orderChanged')).toBeLessThan(at('debtChanged'));
		expect(at('debtChanged')).toBeLessThan(at('markerMoved', at('debtChanged')));
	});
});

describe('ends in a stock round', () => {
	it('§1.3.1 MX-87 600 by a sold-out rise: one more operating round', () => {
		let base = business(table(), 'FCM', {
			price: 550,
			shares: { p1: 50, p2: 50 },
			cash: 500,
			trains: ['5']
		});
		base = inPhase(investing(base, 'p1'), '5');
		const state = allPass(base);
		expect(state.end).toEqual({ reason: 'price', stops: 'nextOperatingRound' });
		expect(state.round).toMatchObject({ kind: 'operating', part: 1, parts: 1 });
	});

	it('§1.3.1 MX-86 the bank runs out in a stock round: one more operating round, even if it recovers', () => {
		const base = business(investing(table(), 'p1'), 'FCM', { price: 100, shares: { p1: 40 } });
		const sold = play(bankHolds(base, 50), {
			do: 'sellShares',
			player: 'p1',
			company: 'FCM',
			percent: 10
		});
		expect(cash(sold, 'bank')).toBe(-50);
		expect(sold.end).toEqual({ reason: 'bank', stops: 'nextOperatingRound' });
		const solvent = rich(sold, { p1: 0 });
		expect(allPass(solvent).round).toMatchObject({ kind: 'operating', parts: 1 });
	});

	it('§1.3.1 MX-86 A-MX-06 exactly nothing left is not broken, unless the table says so', () => {
		const base = business(investing(table(), 'p1'), 'FCM', { price: 100, shares: { p1: 40 } });
		const sell = { do: 'sellShares', player: 'p1', company: 'FCM', percent: 10 } as const;
		expect(play(bankHolds(base, 100), sell).end).toBeNull();
		const strict = business(investing(table(3, { bankBreaksAtZero: 1 }), 'p1'), 'FCM', {
			price: 100,
			shares: { p1: 40 }
		});
		expect(play(bankHolds(strict, 100), sell).end?.reason).toBe('bank');
	});
});
