/** Forced train purchases, emergency sales and bankruptcy (4.3.4.2, 6(c)). */
import { describe, expect, it } from 'vitest';
import { decide, type PlayerId, type State } from '$engine';
import {
	cashChanges,
	cellOf,
	codes,
	correct,
	decided,
	depotAt,
	expectRefusal,
	giveCash,
	giveTrains,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	payments,
	percent,
	play,
	president,
	startCompany,
	trainAt,
	trains,
	type MexAction
} from '../../support/mex';

interface Poor {
	readonly treasury?: number;
	readonly cash?: number;
	readonly held?: Readonly<Record<string, readonly number[]>>;
	readonly next?: string;
}

/** PAC (p1) has no train, $50 and must buy; the next train is a 2 unless told. */
function table({ treasury = 50, cash = 30, held, next }: Poor = {}): State {
	let state = startCompany(openingOver(newMex()), 'PAC', {
		held: held ?? { p1: [20, 10, 10], p2: [10, 10] },
		treasury
	});
	state = giveCash(state, { p1: cash });
	if (next !== undefined) state = depotAt(state, next);
	return operatingTurn(state, 'PAC', { settled: true });
}

const help = (state: State, type: string, from = 'offering'): MexAction => ({
	do: 'buyTrain',
	company: 'PAC',
	train: trainAt(state, from, type).id,
	price: mex.tables.trains.find((card) => card.type === type)?.price ?? 0,
	help: true
});
const sell = (
	company: string,
	size: number,
	more: { halves?: number; change?: boolean } = {},
	player: PlayerId = 'p1'
): MexAction => ({ do: 'sellForTrain', player, company, percent: size, ...more });

describe('§4.3.4.2 the duty to own a train', () => {
	it('§4.3.4.2 MEX-47 with a route and no train the turn cannot end', () => {
		expectRefusal(table(), { do: 'endTurn' }, 'must-buy-train', '4.3.4.2');
		expect(codes(table(), { do: 'endTurn', noRoute: true })).toEqual([]);
	});

	it('§4.3.4.2 no duty when the bank has no train left', () => {
		const state = table();
		const empty = state.trains
			.filter((train) => train.place === 'offering')
			.reduce(
				(now, train) =>
					play(now, {
						do: 'correct',
						reason: 'sold out',
						changes: [{ kind: 'train', train: train.id, to: 'removed' }]
					}),
				state
			);
		expect(codes(empty, { do: 'endTurn' })).toEqual([]);
	});

	it('§4.3.4.2(c) MEX-47 the president adds exactly what is missing', () => {
		const state = table({ cash: 80 });
		const { state: after, facts } = decided(state, help(state, '2'));
		expect(payments(facts)).toEqual(['p1>PAC 50 (4.3.4.2c)', 'PAC>bank 100 (4.3.4c)']);
		expect(after.cash['PAC']).toBe(0);
		expect(after.cash['p1']).toBe(30);
		expect(codes(after, { do: 'endTurn' })).toEqual([]);
	});

	it('§4.3.4.2 MEX-47 no help while the treasury can pay, or while a train is owned', () => {
		const rich = table({ treasury: 100, cash: 500 });
		expectRefusal(rich, help(rich, '2'), 'help-not-needed', '4.3.4.2');
		const owner = operatingTurn(giveTrains(table({ cash: 500 }), 'PAC', '2'), 'PAC', {
			settled: true
		});
		expectRefusal(owner, help(owner, '2'), 'help-not-needed');
	});

	it('§4.3.4.2(a) T-MEX-03 MEX-47 only the cheapest train of the bank: the 3 in the Open Market, not the new 6', () => {
		const base = giveTrains(table({ cash: 900 }), 'pool', '3');
		const state = inPhase(depotAt(base, '6'), '5');
		expectRefusal(state, help(state, '6'), 'help-cheapest', '4.3.4.2(a)');
		expect(cashChanges(state, play(state, help(state, '3', 'pool')))).toEqual({
			p1: -130,
			PAC: -50,
			bank: 180
		});
	});

	it('§4.3.4.2(a) MEX-47 never from another company with the president’s money', () => {
		const tm = startCompany(table({ cash: 500 }), 'TM', { held: { p2: [20] }, trains: ['2'] });
		const state = operatingTurn(tm, 'PAC', { settled: true });
		expectRefusal(state, help(state, '2', 'TM'), 'help-only-bank', '4.3.4.2(a)');
	});

	it('§4.3.4.2 MEX-76 the duty is met by a train of another company, with company money', () => {
		const tm = startCompany(table({ cash: 500 }), 'TM', { held: { p2: [20] }, trains: ['2'] });
		const state = operatingTurn(tm, 'PAC', { settled: true });
		const after = play(state, {
			do: 'buyTrain',
			company: 'PAC',
			train: trainAt(state, 'TM', '2').id,
			price: 50
		});
		expect(cashChanges(state, after)).toEqual({ PAC: -50, TM: 50 });
		expect(codes(after, { do: 'endTurn' })).toEqual([]);
	});

	it('§4.3.4.2(b) MEX-47 only one train may be bought with help', () => {
		const base = giveTrains(table({ cash: 500 }), 'pool', '2');
		const tm = startCompany(base, 'TM', { held: { p2: [20] }, trains: ['3'] });
		const state = operatingTurn(inPhase(tm, '4'), 'PAC', { settled: true });
		const after = giveCash(play(state, help(state, '2')), { PAC: 500 });
		expectRefusal(
			after,
			{ do: 'buyTrain', company: 'PAC', train: trainAt(after, 'TM', '3').id, price: 10 },
			'one-forced-train',
			'4.3.4.2(b)'
		);
	});

	it('§4.3.4.2(d) MEX-47 a president who is short must sell first', () => {
		const state = table({ cash: 49 });
		expectRefusal(state, help(state, '2'), 'president-short', '4.3.4.2(d)');
	});
});

describe('§4.3.4.2(d) emergency sales', () => {
	it('§4.3.4.2(d) MEX-48 shares are sold at market value, the marker falls, then the train is bought', () => {
		const state = table({ cash: 10 });
		const sold = play(state, sell('PAC', 10));
		expect(cashChanges(state, sold)).toEqual({ bank: -60, p1: 60 });
		expect(cellOf(sold, 'PAC')).toBe('4.3');
		const after = play(sold, help(sold, '2'));
		expect(after.cash['p1']).toBe(20);
		expect(trains(after, 'PAC')).toEqual(['2']);
	});

	it('§4.3.4.2(d) MEX-48 just enough: not 20% when 10% suffice, nothing when nothing is missing', () => {
		expectRefusal(table({ cash: 10 }), sell('PAC', 20), 'more-than-needed', '4.3.4.2(d)');
		expectRefusal(table({ cash: 50 }), sell('PAC', 10), 'more-than-needed');
	});

	it('§4.3.4.2(d) MEX-48 just enough is measured at the value after the turn without a run', () => {
		// PAC falls from 60 to 55 before its shares are sold: three bring $165 of the $180, four are needed.
		const base = table({ treasury: 0, cash: 0, next: '3', held: { p1: [20, 10, 10, 10, 10] } });
		const state = operatingTurn(base, 'PAC');
		const sold = play(state, sell('PAC', 40));
		expect(cellOf(play(state, { do: 'noRun', company: 'PAC' }), 'PAC')).toBe('3.2');
		expect(cashChanges(state, sold)).toEqual({ bank: -220, p1: 220 });
	});

	it('§3.2(a) MEX-48 a marker that cannot fall keeps its place among those that have operated', () => {
		const tm = startCompany(table({ cash: 0 }), 'TM', {
			cell: '8.1',
			held: { p2: [20], p1: [10] }
		});
		const both = startCompany(tm, 'MEX', { cell: '8.1', held: { p2: [20] } });
		const state = operatingTurn(
			correct(
				both,
				{ kind: 'operated', company: 'TM', operated: true },
				{ kind: 'operated', company: 'MEX', operated: true }
			),
			'PAC',
			{ settled: true }
		);
		expect(state.market['8.1']).toEqual(['TM', 'MEX']);
		expect(play(state, sell('TM', 10)).market['8.1']).toEqual(['TM', 'MEX']);
	});

	it('§4.3.4.2(d) MEX-48 never a change of presidency of the operating company', () => {
		const state = table({ cash: 0, held: { p1: [20, 10], p2: [10, 10, 10] } });
		expectRefusal(state, sell('PAC', 10), 'keeps-presidency', '4.3.4.2(d)');
		const equal = table({ cash: 0, held: { p1: [20, 10], p2: [10, 10] } });
		expect(codes(equal, sell('PAC', 10))).toEqual([]);
	});

	it('§4.3.4.2(d) MEX-48 other presidencies may change', () => {
		const tm = startCompany(table({ cash: 0 }), 'TM', { held: { p1: [20], p2: [10, 10] } });
		const state = operatingTurn(tm, 'PAC', { settled: true });
		const sold = play(state, sell('TM', 10));
		expect(president(sold, 'TM')).toBe('p2');
		expect(percent(sold, 'TM', 'p1')).toBe(10);
	});

	it('§4.3.4.2(d) MEX-48 the Open Market limit and unstarted companies bar sales as ever', () => {
		const full = table({
			cash: 0,
			held: { p1: [20, 10], p2: [10], pool: [10, 10, 10, 10, 10] }
		});
		expectRefusal(full, sell('PAC', 10), 'pool-full', '3.2(a)(3)');
		expectRefusal(table({ cash: 0 }), sell('CHI', 10), 'not-started', '3.2(a)(2)');
	});

	it('§4.3.4.2(d) MEX-48 an odd 5% of NdM pays half, rounded up', () => {
		const base = inPhase(table({ cash: 20 }), '3½');
		const ndm = startCompany(base, 'NdM', { held: { p1: [20, 5] }, cell: '2.3' });
		const state = operatingTurn(ndm, 'PAC', { settled: true });
		const sold = play(state, sell('NdM', 5));
		expect(cashChanges(state, sold)).toEqual({ bank: -33, p1: 33 });
		expect(cellOf(sold, 'NdM')).toBe('2.3');
	});

	it('§4.3.4.2(d) MEX-48 just enough: a 5% certificate before a 10% one, also with both of them in hand', () => {
		const base = inPhase(table({ cash: 20 }), '3½');
		const ndm = startCompany(base, 'NdM', { held: { p1: [20, 10, 5, 5] }, cell: '2.3' });
		const state = operatingTurn(ndm, 'PAC', { settled: true });
		expectRefusal(state, sell('NdM', 10), 'more-than-needed', '4.3.4.2(d)');
		expect(codes(state, sell('NdM', 5))).toEqual([]);
	});

	it('§4.3.4.2(d) MEX-48 two 5% sold one after the other are one share: the rest, and one row down', () => {
		const base = inPhase(table({ cash: 0 }), '3½');
		const ndm = startCompany(base, 'NdM', { held: { p1: [20, 5, 5] }, cell: '2.3' });
		const state = operatingTurn(ndm, 'PAC', { settled: true });
		const first = play(state, sell('NdM', 5));
		expect(cashChanges(state, first)).toEqual({ bank: -33, p1: 33 });
		const second = play(first, sell('NdM', 5));
		expect(cashChanges(first, second)).toEqual({ bank: -32, p1: 32 });
		expect(second.companies['NdM']?.spot?.cell).toBe('3.3');
	});

	it('§4.3.4.2(d) MEX-48 only the president on the spot; not a stock turn: priority and limits untouched', () => {
		const state = table({ cash: 10 });
		expectRefusal(state, sell('PAC', 10, {}, 'p2'), 'wrong-moment');
		const sold = play(state, sell('PAC', 10));
		expect(sold.priority).toBe(state.priority);
		expect(sold.round.sold).toEqual({});
		expect(sold.turn).toMatchObject({ kind: 'operating', company: 'PAC' });
	});

	it('§4.3.4.2(d) MEX-75 a private may be sold to another player at any price', () => {
		const state = table({ cash: 10 });
		const deal: MexAction = { do: 'tradeDeed', deed: 'MIR', seller: 'p1', buyer: 'p2', price: 40 };
		const after = play(state, deal);
		expect(cashChanges(state, after)).toEqual({ p1: 40, p2: -40 });
		expect(after.deeds['MIR']?.place).toBe('p2');
		expectRefusal(
			after,
			{ do: 'tradeDeed', deed: 'MCAR', seller: 'p1', buyer: 'p2', price: 5 },
			'wrong-moment'
		);
	});

	it('§4.3.4.2(d) an override never sells what is not there', () => {
		const state = table({ cash: 50 });
		const ghost = sell('TM', 30);
		expect(() => decided(state, ghost, true)).toThrow(/impossible/);
	});

	it('§4.3.4.2(a) an override of the source pays no negative help', () => {
		const tm = startCompany(table({ cash: 500 }), 'TM', { held: { p2: [20] }, trains: ['2'] });
		const state = operatingTurn(tm, 'PAC', { settled: true });
		const forced: MexAction = {
			do: 'buyTrain',
			company: 'PAC',
			train: trainAt(state, 'TM', '2').id,
			price: 20,
			help: true
		};
		// The treasury holds $50: either this is refused as impossible, or it pays the $20 alone.
		const decision = decide(mex.rules, state, forced, { override: true });
		if (decision.ok) expect(cashChanges(state, decision.state)).toEqual({ PAC: -20, TM: 20 });
		else expect(decision.refusals.some((r) => r.kind === 'impossible')).toBe(true);
	});
});

describe('§6(c) bankruptcy', () => {
	/** p1 holds the presidency of PAC and nothing he may sell. */
	const broke = () => table({ cash: 20, held: { p1: [20], p2: [10, 10] } });
	const bankrupt: MexAction = { do: 'declareBankrupt', player: 'p1' };

	it('§4.3.4.2 MEX-49 MEX-48 he first sells all he may', () => {
		const state = table({ cash: 10 });
		expectRefusal(state, bankrupt, 'can-still-sell', '4.3.4.2');
	});

	it('§6(c) MEX-49 T-MEX-25 the game ends at once, his cash is forfeited, stock and privates count', () => {
		const state = broke();
		const { state: after, facts } = decided(state, bankrupt);
		expect(after.finished).toBe('bankruptcy');
		expect(after.players['p1']?.bankrupt).toBe(true);
		expect(payments(facts)).toEqual(['p1>bank 20 (6.1)']);
		const score = mex.scores(after).find((one) => one.player === 'p1');
		const worth = (kind: string) =>
			score?.lines.filter((l) => l.kind === kind).reduce((sum, l) => sum + l.value, 0);
		expect(worth('cash')).toBe(0);
		// PAC 20% and NdM 20% at 60 a share; CHI is unstarted and worth nothing.
		expect(worth('share')).toBe(240);
		expect(worth('deed')).toBe(450);
	});

	it('§6(c) MEX-49 not while the purchase can be paid, and only by the president', () => {
		expectRefusal(table({ cash: 50 }), bankrupt, 'wrong-moment');
		expectRefusal(broke(), { do: 'declareBankrupt', player: 'p2' }, 'wrong-moment');
	});

	it('§6(c) MEX-49 a bankruptcy ends the game at once although another end is pending', () => {
		const { state } = decided(
			{ ...broke(), end: { reason: 'bank', stops: 'thisOperatingRound' } },
			bankrupt
		);
		expect(state.finished).toBe('bankruptcy');
		expect(state.turn).toBeNull();
	});
});
