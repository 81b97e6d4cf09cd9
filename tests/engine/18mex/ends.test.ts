/** Ends of the game (6), final scores and the tie-break round (6.1). */
import { describe, expect, it } from 'vitest';
import { remaining, type State } from '$engine';
import {
	allPass,
	bankHolds,
	cellOf,
	codes,
	correct,
	decided,
	expectRefusal,
	factsOf,
	giveCash,
	idleThrough,
	idleTurn,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	ownOf,
	placeMarker,
	play,
	startCompany,
	type MexAction
} from '../../support/mex';

function table(house: Readonly<Record<string, number>> = {}): State {
	return startCompany(openingOver(newMex({ house })), 'PAC', {
		held: { p1: [20, 10, 10] },
		trains: ['2'],
		treasury: 100
	});
}

/** PAC on turn in the first of three operating rounds, minors done, mail collected. */
function ready(state = table()): State {
	let now = operatingTurn(inPhase(state, '5'), 'PAC', { part: 1, parts: 3 });
	for (const company of ['A', 'B', 'C']) {
		now = correct(now, { kind: 'operated', company, operated: true });
	}
	return play(now, { do: 'collectMail', company: 'PAC', amount: 0 });
}

const pay = (revenue: number): MexAction => ({
	do: 'run',
	company: 'PAC',
	revenue,
	choice: 'pay'
});

describe('§6(a) the bank runs out', () => {
	it('§6(a) MEX-62 in an operating round: paid in full, this round is completed, not the set', () => {
		const state = bankHolds(ready(), 39);
		const paid = play(state, pay(100));
		expect(paid.cash['bank']).toBe(-1);
		expect(paid.end).toMatchObject({ reason: 'bank', stops: 'thisOperatingRound' });
		expect(paid.finished).toBeNull();
		const done = play(paid, { do: 'endTurn' });
		expect(done.finished).toBe('bank');
		expect(done.turn).toBeNull();
	});

	it('§6(a) MEX-62 the other companies of the round still operate', () => {
		const tm = startCompany(table(), 'TM', { held: { p2: [20] }, cell: '4.3' });
		const paid = play(bankHolds(ready(tm), 39), pay(100), { do: 'endTurn' });
		expect(paid.turn).toMatchObject({ company: 'TM' });
		expect(idleTurn(paid).finished).toBe('bank');
	});

	it('§6(a) MEX-62 a bank that recovers is still broken', () => {
		const paid = giveCash(play(bankHolds(ready(), 39), pay(100)), { p1: 0 });
		expect(paid.cash['bank']).toBeGreaterThan(0);
		expect(play(paid, { do: 'endTurn' }).finished).toBe('bank');
	});

	it('§6(a) MEX-62 exactly empty is not broken, unless the table agreed so', () => {
		expect(play(bankHolds(ready(), 40), pay(100)).end).toBeNull();
		const house = ready(table({ bankBreaksAtZero: 1 }));
		expect(play(bankHolds(house, 40), pay(100)).end).toMatchObject({ reason: 'bank' });
	});

	it('§6(a) §3.4 MEX-62 MEX-69 in a stock round (the capital of a floating company): the round and one more', () => {
		const tm = startCompany(inPhase(table(), '5'), 'TM', {
			par: 90,
			held: { p2: [20, 10], p3: [10] },
			floated: false
		});
		const state = bankHolds(tm, 500);
		const floated = play(state, {
			do: 'buyShare',
			player: 'p1',
			company: 'TM',
			from: 'offering',
			percent: 10
		});
		expect(floated.end).toMatchObject({ reason: 'bank', stops: 'nextOperatingRound' });
		const round = allPass(play(floated, { do: 'endTurn' }));
		expect(round.round).toMatchObject({ kind: 'operating', part: 1, parts: 1 });
		expect(idleThrough(round).finished).toBe('bank');
	});
});

describe('§6(b) a value of $200', () => {
	it('§6(b) MEX-63 in an operating round: this round is completed', () => {
		const state = ready(placeMarker(table(), 'PAC', '1.14'));
		const paid = play(state, pay(100));
		expect(cellOf(paid, 'PAC')).toBe('1.15');
		expect(paid.end).toMatchObject({ reason: 'price' });
		expect(play(paid, { do: 'endTurn' }).finished).toBe('price');
	});

	it('§6(b) T-MEX-24 MEX-63 MEX-69 in the sold-out move: that belongs to the stock round, one operating round follows', () => {
		const tm = startCompany(inPhase(table(), '5'), 'TM', {
			cell: '2.15',
			held: { p1: [20, 10, 10, 10], p2: [10, 10, 10, 10, 10] }
		});
		const round = allPass(tm);
		expect(cellOf(round, 'TM')).toBe('1.15');
		expect(round.round).toMatchObject({ kind: 'operating', part: 1, parts: 1 });
		expect(idleThrough(round).finished).toBe('price');
	});

	it('§6(b) a marker that falls again from $200 does not stop the end', () => {
		const state = play(ready(placeMarker(table(), 'PAC', '1.14')), pay(100));
		expect(play(placeMarker(state, 'PAC', '1.13'), { do: 'endTurn' }).finished).toBe('price');
	});
});

describe('§6(b) the way to $200', () => {
	it.each([
		['1.15', 0],
		['1.12', 3],
		// At the end of a row a marker that earns goes up (4.3.3).
		['2.15', 1],
		['3.13', 4]
	] as const)('§6(b) §4.3.3 MEX-63 from %s it is %i steps', (cell, steps) => {
		expect(remaining(mex, placeMarker(table(), 'PAC', cell)).steps).toBe(steps);
	});
});

describe('§6 other ends', () => {
	it('§6 a game may be stopped by agreement, and gone on with', () => {
		const stopped = play(table(), { do: 'stopGame' });
		expect(stopped.finished).toBe('agreement');
		expectRefusal(stopped, { do: 'pass', player: 'p1' }, 'game-over');
		expectRefusal(stopped, { do: 'stopGame' }, 'game-over');
		const again = correct(stopped, { kind: 'goOn' });
		expect(codes(again, { do: 'pass', player: 'p1' })).toEqual([]);
	});

	it('§App. 1 the game never ends during a stock round', () => {
		const state = placeMarker(table(), 'PAC', '1.15');
		expect(state.finished).toBeNull();
		expect(allPass(state).finished).toBeNull();
	});
});

describe('§6.1 scores', () => {
	it('§6.1 MEX-64 cash, stock at market value, privates and minors at par', () => {
		const state = giveCash(table(), { p1: 111 });
		const score = mex.scores(state).find((one) => one.player === 'p1');
		// PAC 40% at 60 = 240, NdM 20% at 60 = 120, CHI unstarted = 0, deeds 450.
		expect(score?.total).toBe(111 + 240 + 120 + 0 + 450);
	});

	it('§6.1 MEX-64 an odd 5% counts half its share, rounded up once per holding', () => {
		const ndm = startCompany(inPhase(table(), '3½'), 'NdM', {
			cell: '2.3',
			held: { p2: [10, 10, 5], p3: [5] }
		});
		const value = (state: State, player: string) =>
			mex
				.scores(state)
				.find((one) => one.player === player)
				?.lines.find((line) => line.about === 'NdM')?.value;
		expect(value(ndm, 'p2')).toBe(163);
		expect(value(ndm, 'p3')).toBe(33);
		const both = startCompany(table(), 'NdM', { cell: '2.3', held: { p3: [5, 5] } });
		expect(value(both, 'p3')).toBe(65);
	});

	it('§6.1 MEX-64 what companies own does not count', () => {
		const before = mex.scores(table()).find((one) => one.player === 'p1')?.total ?? 0;
		const rich = giveCash(correct(table(), { kind: 'deed', deed: 'MIR', to: 'PAC' }), {
			PAC: 2000
		});
		const after = mex.scores(rich).find((one) => one.player === 'p1')?.total ?? 0;
		expect(after).toBe(before - 100);
	});

	it('§6.1 MEX-64 the greatest total comes first', () => {
		const totals = mex.scores(giveCash(table(), { p3: 5000 })).map((one) => one.total);
		expect(totals).toEqual([...totals].sort((a, b) => b - a));
		expect(mex.scores(giveCash(table(), { p3: 5000 }))[0]?.player).toBe('p3');
	});
});

describe('§6.1 the tie-break', () => {
	const tieBreak: MexAction = { do: 'own.playTieBreak' };

	/** The bank broke, the round is over, p2 and p3 lead with the same total. */
	function tied(): State {
		const over = play(bankHolds(ready(), 39), pay(100), { do: 'endTurn' });
		return giveCash(over, { p1: 0, p2: 3000, p3: 3000 });
	}

	it('§6.1 MEX-81 a tie may be broken by one more operating round, without a stock round', () => {
		const state = play(tied(), tieBreak);
		expect(state.finished).toBeNull();
		const { round } = tied();
		expect(state.round).toMatchObject({ ...round, part: round.part + 1, parts: round.part + 1 });
		expect(state.round.kind).toBe('operating');
		expect(ownOf(state).tieBreak).toBe(true);
		const done = idleThrough(state);
		expect(done.finished).not.toBeNull();
		expect(done.round.kind).toBe('operating');
	});

	it('§6.1 MEX-81 the extra round is the last one by its own section', () => {
		let state = play(tied(), tieBreak, { do: 'payIncome' });
		while (mex.upcoming(state).length > 0) state = idleTurn(state);
		expect(state.turn).toMatchObject({ company: 'PAC' });
		const ran = play(
			state,
			{ do: 'collectMail', company: 'PAC', amount: 0 },
			{ do: 'noRun', company: 'PAC' }
		);
		const { facts } = decided(ran, { do: 'endTurn' });
		expect(factsOf(facts, 'gameEnded').map((fact) => fact.rule)).toEqual(['6.1']);
	});

	it('§6.1 MEX-81 not without a tie, not before the end, not after a bankruptcy', () => {
		expectRefusal(giveCash(tied(), { p2: 3001 }), tieBreak, 'no-tie', '6.1');
		expectRefusal(table(), tieBreak, 'wrong-moment', '6.1');
		expectRefusal({ ...tied(), finished: 'bankruptcy' }, tieBreak, 'after-bankruptcy', '6.1');
	});

	it('§6.1 MEX-81 one extra round: a tie after it stands', () => {
		const again = giveCash(idleThrough(play(tied(), tieBreak)), { p1: 0, p2: 3000, p3: 3000 });
		expectRefusal(again, tieBreak, 'tie-break-done', '6.1');
	});

	it('§6.1 MEX-81 every company has its turn in the extra round, also after a stop by agreement', () => {
		const stopped = play(ready(), pay(100), { do: 'stopGame' });
		const state = play(giveCash(stopped, { p1: 0, p2: 2500, p3: 2500 }), tieBreak);
		expect([...mex.upcoming(state)]).toContain('PAC');
	});
});
