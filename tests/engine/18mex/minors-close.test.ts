/** Phase 3½: minors close, trade-in shares, treasuries (5.1, 5.2) and option 8(c). */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	cashChanges,
	codes,
	decided,
	depotAt,
	expectRefusal,
	factsOf,
	giveCash,
	giveTrains,
	idleThrough,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	ownOf,
	percent,
	play,
	president,
	sizes,
	startCompany,
	trainAt,
	trains,
	type Started
} from '../../support/mex';

/** PAC (p1) buys the fifth 3-train; minor A is p1's, B p2's, C p3's. */
function table(udy?: Started, options: readonly string[] = []): State {
	const owners = { A: 'p1', B: 'p2', C: 'p3' };
	let state = openingOver(newMex({ options }), owners);
	if (udy) state = startCompany(state, 'UdY', udy);
	state = startCompany(state, 'PAC', { held: { p1: [20, 10, 10] }, treasury: 2000 });
	state = giveCash(state, { A: 30, B: 40, C: 50 });
	state = inPhase(depotAt(state, '3', 2), '3');
	return operatingTurn(state, 'PAC', { settled: true });
}

function fifth(state: State) {
	return decided(state, {
		do: 'buyTrain',
		company: 'PAC',
		train: trainAt(state, 'offering', '3').id,
		price: 180
	});
}

describe('§5.2 the minors close', () => {
	it('§5.2 MEX-51 owners get 5%, 5% and 10%, treasuries go to NdM and UdY', () => {
		const before = table();
		const { state } = fifth(before);
		expect(state.phase).toBe('3½');
		expect(sizes(state, 'NdM', 'p1')).toEqual([20, 5]);
		expect(sizes(state, 'NdM', 'p2')).toEqual([5]);
		expect(sizes(state, 'UdY', 'p3')).toEqual([10]);
		expect(cashChanges(before, state)).toEqual({
			PAC: -180,
			bank: 180,
			A: -30,
			B: -40,
			C: -50,
			NdM: 70,
			UdY: 50
		});
	});

	it('§4.3 §5.2 a treasury that comes with the train pays for no track of the same turn', () => {
		const udy = startCompany(table(), 'UdY', { held: { p2: [20, 10] }, treasury: 200 });
		const state = operatingTurn(udy, 'UdY', { settled: true });
		const { state: bought } = decided(state, {
			do: 'buyTrain',
			company: 'UdY',
			train: trainAt(state, 'offering', '3').id,
			price: 180
		});
		expect(bought.cash['UdY']).toBe(20 + 50);
		const terrain = { do: 'payTerrain', company: 'UdY', amount: 40 } as const;
		expectRefusal(bought, terrain, 'money-came-later');
		expect(codes(bought, { ...terrain, amount: 20 })).toEqual([]);
	});

	it('§5.2 MEX-51 charters and built-in trains leave the game', () => {
		const { state } = fifth(table());
		for (const id of ['A', 'B', 'C']) {
			expect(state.companies[id]?.closed).toBe(true);
			expect(state.deeds[id]?.place).toBe('removed');
			expect(trains(state, id)).toEqual([]);
		}
		expect(mex.certificatesCounted(state, 'p3')).toBe(1);
	});

	it('§5.2 MEX-51 money for an unfloated company waits on its charter, besides ten times par', () => {
		const { state } = fifth(table());
		const started = startCompany(state, 'UdY', { par: 60, held: { p2: [20, 10] }, floated: false });
		const turn = idleThrough(play(started, { do: 'endTurn' }));
		expect(turn.round.kind).toBe('stock');
		const player = turn.turn?.kind === 'stock' ? turn.turn.player : 'p1';
		const floated = play(turn, {
			do: 'buyShare',
			player,
			company: 'UdY',
			from: 'offering',
			percent: 10
		});
		expect(floated.companies['UdY']?.floated).toBe(true);
		expect(floated.cash['UdY']).toBe(650);
	});

	it('§3.5 MEX-51 the trade-in may change the presidency of UdY', () => {
		const { state } = fifth(table({ held: { p2: [20], p3: [10, 10] } }));
		expect(president(state, 'UdY')).toBe('p3');
		expect(sizes(state, 'UdY', 'p3')).toEqual([20, 10]);
	});

	it('§3.3(a) T-MEX-17 MEX-51 it may give 70% of UdY', () => {
		const { state } = fifth(table({ held: { p3: [20, 10, 10, 10, 10] } }));
		expect(percent(state, 'UdY', 'p3')).toBe(70);
	});

	it('§3.2(a)(2) MEX-51 the UdY share of an unstarted company is worth nothing', () => {
		const { state } = fifth(table());
		const line = mex
			.scores(state)
			.find((score) => score.player === 'p3')
			?.lines.find((one) => one.about === 'UdY');
		expect(line?.value).toBe(0);
	});

	it('§3.4 MEX-52 UdY floats by the trade-in: ten times par at once, no turn in this round', () => {
		const before = table({ par: 60, held: { p2: [20, 10, 10] }, floated: false });
		const { state, facts } = fifth(before);
		expect(factsOf(facts, 'companyFloated').map((f) => f.company)).toEqual(['UdY']);
		expect(state.cash['UdY']).toBe(650);
		expect(mex.upcoming(state)).not.toContain('UdY');
		expect(play(state, { do: 'endTurn' }).round.kind).toBe('stock');
	});

	it('§3.4 MEX-52 in the next operating round it has its turn', () => {
		const before = table({ par: 60, held: { p2: [20, 10, 10] }, floated: false });
		const set = operatingTurn(before, 'PAC', { settled: true, part: 1, parts: 2 });
		const next = play(fifth(set).state, { do: 'endTurn' }, { do: 'payIncome' });
		expect(next.round.part).toBe(2);
		expect([
			next.turn?.kind === 'operating' ? next.turn.company : '',
			...mex.upcoming(next)
		]).toContain('UdY');
	});

	it('§5.2 40% and the trade-in of an unstarted UdY does not float it', () => {
		expect(fifth(table()).state.companies['UdY']?.floated).toBe(false);
	});

	it('§5.1 MEX-53 NdM stock may be bought from now on, and NdM may own four trains', () => {
		const { state } = fifth(table());
		const turn = idleThrough(play(state, { do: 'endTurn' }));
		const player = turn.turn?.kind === 'stock' ? turn.turn.player : 'p1';
		expect(
			codes(turn, { do: 'buyShare', player, company: 'NdM', from: 'offering', percent: 10 })
		).toEqual([]);
		expect(mex.trainLimit(state, 'NdM')).toBe(4);
	});

	it('§5.2 a fourth 3-train from the Initial Offering closes nothing', () => {
		const state = inPhase(depotAt(table(), '3', 2), '3');
		const more = giveTrains(state, 'offering');
		expect(more.companies['A']?.closed).toBe(false);
		const early = operatingTurn(
			startCompany(openingOver(newMex()), 'PAC', { held: { p1: [20] }, treasury: 500 }),
			'PAC',
			{ settled: true }
		);
		const third = inPhase(depotAt(early, '3', 3), '3');
		expect(fifth(third).state.phase).toBe('3');
	});
});

describe('§8(c) the minors close late', () => {
	const late = () => fifth(table(undefined, ['lateMinors'])).state;

	it('§8(c) MEX-66 they stay open through the operating rounds and close at the next stock round', () => {
		const state = late();
		expect(state.phase).toBe('3½');
		expect(state.companies['A']?.closed).toBe(false);
		expect(ownOf(state).minorsClosing).toBe(true);
		const turn = idleThrough(play(state, { do: 'endTurn', noRoute: true }));
		expect(turn.round.kind).toBe('stock');
		expect(turn.companies['A']?.closed).toBe(true);
		expect(sizes(turn, 'NdM', 'p2')).toEqual([5]);
		expect(turn.cash['NdM']).toBe(70);
		expect(ownOf(turn).minorsClosing).toBe(false);
	});

	it('§8(c) MEX-66 their 2-trains survive phase 4', () => {
		const before = late();
		const ready = operatingTurn(giveTrains(before, 'removed', '3'), 'PAC', { settled: true });
		const state = play(ready, {
			do: 'buyTrain',
			company: 'PAC',
			train: trainAt(ready, 'offering', '4').id,
			price: 300
		});
		expect(state.phase).toBe('4');
		expect(trains(state, 'A')).toEqual(['2']);
	});

	it('§8(c) MEX-66 phase 5 closes privates, not minors that still wait for their trade-in', () => {
		const before = inPhase(depotAt(late(), '5'), '4');
		const ready = operatingTurn(before, 'PAC', { settled: true });
		const state = play(ready, {
			do: 'buyTrain',
			company: 'PAC',
			train: trainAt(ready, 'offering', '5').id,
			price: 450
		});
		expect(state.deeds['MCAR']?.place).toBe('removed');
		expect(state.deeds['B']?.place).toBe('p2');
		const turn = idleThrough(play(state, { do: 'endTurn' }));
		expect(percent(turn, 'NdM', 'p2')).toBe(5);
	});

	it('§8(c) a minor that waits still may not be traded', () => {
		const turn = late();
		expectRefusal(
			turn,
			{ do: 'tradeDeed', deed: 'A', seller: 'p1', buyer: 'p2', price: 10 },
			'not-available'
		);
	});
});

describe('§8(b) KCM&O early', () => {
	const ready = (options: readonly string[], phase = '2') =>
		operatingTurn(
			inPhase(
				startCompany(openingOver(newMex({ options })), 'PAC', {
					held: { p1: [20] },
					treasury: 500
				}),
				phase
			),
			'PAC'
		);
	const buy = (price: number, deed = 'KCM&O') =>
		({ do: 'buyDeed', company: 'PAC', deed, price }) as const;

	it('§8(b) MEX-65 before phase 3 for at most $40, at least half its value', () => {
		const state = ready(['earlyKcmo']);
		expectRefusal(state, buy(41), 'price-range', '8(b)');
		expectRefusal(state, buy(19), 'price-range', '8(b)');
		expect(cashChanges(state, play(state, buy(40)))).toEqual({ PAC: -40, p1: 40 });
		expect(codes(state, buy(20))).toEqual([]);
	});

	it('§8(b) MEX-65 from phase 3 the usual range; never other privates; never without the option', () => {
		expect(codes(ready(['earlyKcmo'], '3'), buy(60))).toEqual([]);
		expectRefusal(ready(['earlyKcmo']), buy(20, 'MCAR'), 'too-early');
		expectRefusal(ready([]), buy(40), 'too-early', '4.3.5');
	});
});
