/** Trains: order, prices, limits and discards (4.3.4). */
import { describe, expect, it } from 'vitest';
import {
	cashChanges,
	cellOf,
	codes,
	decided,
	depotAt,
	expectRefusal,
	giveTrains,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	payments,
	play,
	startCompany,
	trainAt,
	trains,
	type MexAction
} from '../../support/mex';
import { bought, buyTrain as buy, era, trainStep as table } from '../../support/mex-beginnings';

describe('§4.3.4 the bank’s trains', () => {
	it.each([
		['2', 100, '1'],
		['3', 180, '2'],
		['4', 300, '3½'],
		['5', 450, '4'],
		['6', 600, '5'],
		['4D', 700, '6½']
	])('§4.3.4(c) MEX-40 a new %s-train costs $%i', (type, price, phase) => {
		const state = era(type, phase, table());
		const { facts } = decided(state, buy(state, type));
		expect(payments(facts)[0]).toBe(`PAC>bank ${price} (4.3.4c)`);
		expectRefusal(state, buy(state, type, 'offering', price - 1), 'face-value', '4.3.4(c)');
	});

	it('§4.3.4(b) T-MEX-09 MEX-40 trains of the Initial Offering are sold in order', () => {
		const state = table();
		expectRefusal(state, buy(state, '3'), 'train-order', '4.3.4(b)');
		for (const left of ['2', '3', '4']) {
			const later = era(left, '4', table());
			expectRefusal(later, buy(later, '5'), 'train-order', '4.3.4(b)');
		}
	});

	it('§1.4 T-MEX-09 MEX-41 trains in the Open Market do not block later ones', () => {
		const state = era('5', '4', giveTrains(table(), 'pool', '3', '4'));
		expect(codes(state, buy(state, '5'))).toEqual([]);
		expect(codes(state, buy(state, '3', 'pool'))).toEqual([]);
	});

	it('§4.3.4(c) MEX-41 the Open Market sells at face value and counts as the bank', () => {
		const state = giveTrains(table(), 'pool', '3');
		expectRefusal(state, buy(state, '3', 'pool', 100), 'face-value', '4.3.4(c)');
		const after = bought(state, '3', 'pool');
		expect(cashChanges(state, after)).toEqual({ PAC: -180, bank: 180 });
		expect(after.phase).toBe('1');
		expectRefusal(after, buy(after, '2'), 'one-bank-train', '4.3.4(f)');
	});

	it('§4.3.4(f) MEX-40 one train from the bank per turn before the first 4-train', () => {
		const state = bought(table(), '2');
		expectRefusal(state, buy(state, '2'), 'one-bank-train', '4.3.4(f)');
	});

	it('§4.3.4(f) T-MEX-11 the buyer of the first 4-train may go on, up to its limit', () => {
		const state = bought(era('4', '3½', table()), '4');
		expect(state.phase).toBe('4');
		const second = bought(state, '4');
		expect(trains(second, 'PAC')).toEqual(['4', '4']);
		expectRefusal(second, buy(second, '4'), 'train-limit', '4.3.4(g)');
	});

	it('§4.3.4(f) T-MEX-11 had it bought the last 3-train this turn, the first 4-train is refused', () => {
		const base = inPhase(depotAt(table(), '3', 1), '3½');
		const state = bought(base, '3');
		expectRefusal(state, buy(state, '4'), 'one-bank-train', '4.3.4(f)');
	});

	it('§4.3.4 the treasury pays, the run comes first', () => {
		const poor = table({ treasury: 99, trains: ['3'] });
		expectRefusal(poor, buy(poor, '2'), 'not-enough-money', '4.3.4');
		const unrun = operatingTurn(table({ trains: ['2'] }), 'PAC');
		expectRefusal(unrun, buy(unrun, '2'), 'not-run-yet', '4.3(e)');
	});

	it('§4.3.3 a company without trains that buys one has not run: its marker goes left first', () => {
		const state = operatingTurn(table(), 'PAC');
		const after = bought(state, '2');
		expect(cellOf(after, 'PAC')).toBe('2.3');
		expect(after.companies['PAC']?.lastRun?.choice).toBe('none');
	});
});

describe('§4.3.4(d) trains of other companies', () => {
	it('§4.3.4(d) MEX-42 any price from $1, in any phase, besides the one from the bank', () => {
		const base = giveTrains(table(), 'TM', '2', '2');
		const state = bought(base, '2', 'offering');
		const { state: after, facts } = decided(state, buy(state, '2', 'TM', 1));
		expect(payments(facts)).toEqual(['PAC>TM 1 (4.3.4d)']);
		expect(codes(after, buy(after, '2', 'TM', 499))).toEqual([]);
		expectRefusal(after, buy(after, '2', 'TM', 0), 'not-a-whole-amount', '4.3.4(d)');
	});

	it('§4.3.4(d) MEX-42 NdM sells and buys at face value only', () => {
		const base = openingOver(newMex());
		const ndm = startCompany(base, 'NdM', { held: { p1: [20] }, treasury: 500, trains: ['2'] });
		const state = table({}, {}, ndm);
		expectRefusal(state, buy(state, '2', 'NdM', 99), 'face-value', '4.3.4(d)');
		expect(codes(state, buy(state, '2', 'NdM', 100))).toEqual([]);
		const buyer = operatingTurn(giveTrains(state, 'PAC', '3'), 'NdM', { settled: true });
		const price = (amount: number): MexAction => ({
			do: 'buyTrain',
			company: 'NdM',
			train: trainAt(buyer, 'PAC', '3').id,
			price: amount
		});
		expectRefusal(buyer, price(200), 'face-value', '4.3.4(d)');
		expect(codes(buyer, price(180))).toEqual([]);
	});

	it('§1.3.3 a minor’s built-in train is never sold; one’s own train neither', () => {
		const state = table({ trains: ['2'] });
		expectRefusal(
			state,
			{ do: 'buyTrain', company: 'PAC', train: '2-A', price: 50 },
			'built-in-train'
		);
		expectRefusal(state, buy(state, '2', 'PAC', 100), 'own-train');
		expectRefusal(
			state,
			{ do: 'buyTrain', company: 'PAC', train: 'none', price: 50 },
			'not-available'
		);
	});
});

describe('§4.3.4(g) train limits', () => {
	it.each([
		['1', 3, 3],
		['3', 3, 3],
		['3½', 3, 4],
		['4', 2, 3],
		['5', 2, 3],
		['4D', 2, 3]
	])('§Table I in phase %s a major may own %i, NdM %i', (phase, major, ndm) => {
		const state = inPhase(table(), phase);
		expect(mex.trainLimit(state, 'PAC')).toBe(major);
		expect(mex.trainLimit(state, 'NdM')).toBe(ndm);
	});

	it('§4.3.4(g) MEX-74 at the limit nothing is bought, from no source, even if it would rust its own trains', () => {
		const base = giveTrains(table({ trains: ['2', '2', '2'] }), 'TM', '3');
		const state = era('4', '3½', giveTrains(base, 'pool', '3'));
		expectRefusal(state, buy(state, '4'), 'train-limit', '4.3.4(g)');
		expectRefusal(state, buy(state, '3', 'pool'), 'train-limit');
		expectRefusal(state, buy(state, '3', 'TM', 10), 'train-limit');
	});

	it('§4.3.4(g) MEX-74 MEX-46 below the limit it may buy and must then discard', () => {
		const state = bought(era('4', '3½', table({ trains: ['3', '3'] })), '4');
		expect(state.duties.map((d) => [d.kind, d.company, d.count])).toEqual([
			['discardTrain', 'PAC', 1]
		]);
		const before = state;
		const after = play(state, {
			do: 'discardTrain',
			company: 'PAC',
			train: trainAt(state, 'PAC', '3').id
		});
		expect(trains(after, 'pool')).toEqual(['3']);
		expect(cashChanges(before, after)).toEqual({});
		expect(after.duties).toEqual([]);
	});

	it('§4.3.4(g) MEX-46 every president chooses; only own trains, only the excess', () => {
		const base = giveTrains(table(), 'TM', '3', '3', '3');
		const state = bought(era('4', '3½', base), '4');
		expect(state.duties.map((d) => [d.player, d.company])).toEqual([['p2', 'TM']]);
		expectRefusal(
			state,
			{ do: 'discardTrain', company: 'TM', train: trainAt(state, 'PAC', '4').id },
			'not-its-train'
		);
		expectRefusal(
			state,
			{ do: 'discardTrain', company: 'PAC', train: trainAt(state, 'PAC', '4').id },
			'not-over-limit'
		);
		const after = play(state, {
			do: 'discardTrain',
			company: 'TM',
			train: trainAt(state, 'TM', '3').id
		});
		expect(trains(after, 'TM')).toEqual(['3', '3']);
		expectRefusal(
			after,
			{ do: 'discardTrain', company: 'TM', train: trainAt(after, 'TM', '3').id },
			'nothing-to-answer'
		);
	});

	it('§4.3.4(g) MEX-46 NdM falls from four to three', () => {
		const base = startCompany(openingOver(newMex()), 'NdM', {
			held: { p1: [20] },
			trains: ['3', '3', '3', '3']
		});
		const state = bought(era('4', '3½', table({}, {}, base)), '4');
		expect(state.duties.map((d) => [d.company, d.count])).toEqual([['NdM', 1]]);
	});

	it('§4.3.4(g) T-MEX-10 MEX-44 2-trains leave before the lower limit is applied', () => {
		const base = giveTrains(table(), 'TM', '2', '2', '3');
		const state = bought(era('4', '3½', base), '4');
		expect(trains(state, 'TM')).toEqual(['3']);
		expect(state.duties).toEqual([]);
	});
});
