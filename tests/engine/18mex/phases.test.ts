/** Phases (Table I) and obsolete trains (4.3.4.1). */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	decided,
	depotAt,
	expectRefusal,
	factsOf,
	giveCash,
	giveTrains,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	ownOf,
	payments,
	play,
	startCompany,
	trainAt,
	trains
} from '../../support/mex';
import { bought, buyTrain as buy, era, trainStep as table } from '../../support/mex-beginnings';

describe('§Table I phases', () => {
	it('§4.3.4(e) the first train of a type begins its phase, later ones do not', () => {
		const state = bought(table(), '2');
		expect(state.phase).toBe('2');
		const again = operatingTurn(state, 'PAC', { settled: true });
		expect(factsOf(decided(again, buy(again, '2')).facts, 'phaseEntered')).toEqual([]);
	});

	it.each([
		['3', undefined, '2', '3'],
		['3', 2, '3', '3½'],
		['4', undefined, '3½', '4'],
		['5', undefined, '4', '5'],
		['6', undefined, '5', '6'],
		['6', 1, '6', '6½'],
		['4D', undefined, '6½', '4D']
	] as const)(
		'§4.3.4(e) Table I a %s-train with %s left, bought in phase %s, begins phase %s',
		(type, left, from, to) => {
			const state = inPhase(depotAt(table(), type, left), from);
			expect(bought(state, type).phase).toBe(to);
		}
	);

	it('§4.3.4(e) a train from the Open Market or another company begins nothing', () => {
		const state = giveTrains(giveTrains(table(), 'pool', '3'), 'TM', '3');
		expect(bought(state, '3', 'pool').phase).toBe('1');
		expect(bought(state, '3', 'TM', 10).phase).toBe('1');
	});

	it('§Table I MEX-44 the first 4-train removes all 2-trains, also from the Open Market', () => {
		const base = giveTrains(giveTrains(table({ trains: ['2'] }), 'pool', '2'), 'TM', '2', '2');
		const state = bought(era('4', '3½', base), '4');
		for (const place of ['PAC', 'TM', 'pool']) expect(trains(state, place)).not.toContain('2');
	});

	it('§Table I MEX-44 the first 6-train removes all 3-trains, also from the Open Market', () => {
		const base = giveTrains(giveTrains(table({ trains: ['3'] }), 'pool', '3'), 'TM', '3', '4');
		const state = bought(era('6', '5', base), '6');
		expect(trains(state, 'PAC')).toEqual(['6']);
		expect(trains(state, 'TM')).toEqual(['4']);
		expect(trains(state, 'pool')).toEqual([]);
	});

	it('§Table I MEX-54 MEX-78 the first 5-train closes every private, and Copper Canyon is lost', () => {
		const { state, facts } = (() => {
			const before = era('5', '4', table());
			return decided(before, buy(before, '5'));
		})();
		for (const deed of ['MCAR', 'KCM&O', 'MIR', 'MNR']) {
			expect(state.deeds[deed]?.place).toBe('removed');
		}
		expect(ownOf(state).copperCanyon).toBe('lost');
		expect(payments(facts)).toEqual(['PAC>bank 450 (4.3.4c)']);
	});

	it('§Table III MEX-43 MNR closes when NdM buys its first train, from whomever', () => {
		const base = startCompany(openingOver(newMex()), 'NdM', { held: { p1: [20] }, treasury: 900 });
		const state = operatingTurn(giveTrains(table({}, {}, base), 'TM', '2'), 'NdM', {
			settled: true
		});
		const fromBank = play(state, {
			do: 'buyTrain',
			company: 'NdM',
			train: trainAt(state, 'offering', '2').id,
			price: 100
		});
		expect(fromBank.deeds['MNR']?.place).toBe('removed');
		const fromTm = play(state, {
			do: 'buyTrain',
			company: 'NdM',
			train: trainAt(state, 'TM', '2').id,
			price: 100
		});
		expect(fromTm.deeds['MNR']?.place).toBe('removed');
		expect(state.deeds['MNR']?.place).toBe('p1');
	});

	it('§Table III MEX-43 another company’s train leaves MNR open', () => {
		expect(bought(table(), '2').deeds['MNR']?.place).toBe('p1');
	});
});

describe('§4.3.4.1 obsolescence', () => {
	/** PAC owns a 4, TM owns a 4, one lies in the Open Market; PAC buys the second 6. */
	function second6(options: readonly string[] = []): State {
		const base = openingOver(newMex({ options }));
		const dealt = giveTrains(
			giveTrains(table({ trains: ['4'] }, {}, base), 'TM', '4'),
			'pool',
			'4'
		);
		return bought(inPhase(depotAt(dealt, '6', 1), '6'), '6');
	}

	it('§4.3.4.1 T-MEX-26 MEX-45 the Open Market’s 4-train leaves at once, owned ones become obsolete', () => {
		const state = second6();
		expect(trains(state, 'pool')).toEqual([]);
		expect(trains(state, 'TM')).toEqual(['4']);
		expect(trainAt(state, 'TM', '4').obsolete).toBe(true);
		expect(trainAt(state, 'PAC', '4').obsolete).toBe(true);
	});

	it('§4.3(g) T-MEX-26 MEX-39 an obsolete train gives mail and a run, then leaves after the dividend', () => {
		const state = operatingTurn(second6(), 'TM');
		const mailed = play(state, { do: 'collectMail', company: 'TM', amount: 40 });
		const ran = play(mailed, { do: 'run', company: 'TM', revenue: 100, choice: 'pay' });
		expect(trains(ran, 'TM')).toEqual([]);
		expectRefusal(ran, { do: 'endTurn' }, 'must-buy-train', '4.3.4.2');
	});

	it('§4.3.4.1 MEX-39 the buyer of the second 6-train keeps its 4 until its next turn', () => {
		const state = second6();
		expect(trains(play(state, { do: 'endTurn' }), 'PAC')).toEqual(['4', '6']);
	});

	it('§4.3.4.1 MEX-42 nobody buys an obsolete train; it counts against the limit', () => {
		const base = second6();
		const state = operatingTurn(giveCash(base, { TM: 1000 }), 'TM', { settled: true });
		expectRefusal(
			state,
			{ do: 'buyTrain', company: 'TM', train: trainAt(state, 'PAC', '4').id, price: 10 },
			'obsolete-train',
			'4.3.4.1'
		);
		const full = operatingTurn(base, 'PAC', { settled: true });
		expectRefusal(full, buy(full, '4D'), 'train-limit');
	});

	it('§8(d) MEX-79 with the option all 4-trains leave at once', () => {
		const state = second6(['hardRust']);
		for (const place of ['PAC', 'TM', 'pool']) expect(trains(state, place)).not.toContain('4');
	});
});
