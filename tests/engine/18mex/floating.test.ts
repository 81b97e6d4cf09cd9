/** Floating a company (3.4). */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	cashChanges,
	decided,
	factsOf,
	giveCash,
	inPhase,
	newMex,
	openingOver,
	payments,
	percent,
	placeMarker,
	play,
	startCompany
} from '../../support/mex';
import { buyShare as buy } from '../../support/mex-beginnings';

/** Stock round 2, p1 to play, everybody with $600. */
function table(): State {
	return giveCash(openingOver(newMex()), { p1: 600, p2: 600, p3: 600 });
}

describe('§3.4 floating', () => {
	it('§3.4 MEX-20 the fifth share out of the Initial Offering floats it: ten times par', () => {
		const state = startCompany(table(), 'PAC', {
			par: 70,
			held: { p2: [20, 10], p1: [10] },
			floated: false
		});
		const { state: after, facts } = decided(state, buy('p1', 'PAC'));
		expect(after.companies['PAC']?.floated).toBe(true);
		expect(payments(facts)).toEqual(['p1>bank 70 (3.2c2)', 'bank>PAC 700 (3.4)']);
		expect(factsOf(facts, 'companyFloated')[0]?.because).toBeTypeOf('number');
	});

	it('§3.4 MEX-20 40% out is not enough', () => {
		const state = startCompany(table(), 'PAC', {
			par: 70,
			held: { p2: [20], p1: [10] },
			floated: false
		});
		const after = play(state, buy('p1', 'PAC'));
		expect(after.companies['PAC']?.floated).toBe(false);
		expect(after.cash['PAC']).toBe(0);
	});

	it('§3.4 MEX-20 shares in the Open Market count as out', () => {
		const state = startCompany(table(), 'PAC', {
			par: 70,
			held: { p2: [20], pool: [10, 10] },
			floated: false
		});
		expect(play(state, buy('p1', 'PAC')).companies['PAC']?.floated).toBe(true);
		expect(play(state, buy('p1', 'PAC', 'pool')).companies['PAC']?.floated).toBe(false);
	});

	it('§3.4 T-MEX-15 MEX-08 MEX-20 the free CHI share counts towards floating', () => {
		const state = startCompany(table(), 'CHI', {
			par: 60,
			held: { p2: [20, 10] },
			floated: false
		});
		expect(percent(state, 'CHI', 'p1')).toBe(10);
		const after = play(state, buy('p1', 'CHI'));
		expect(after.companies['CHI']?.floated).toBe(true);
		expect(after.cash['CHI']).toBe(600);
	});

	it('§3.4 the trade-in box is part of the Initial Offering', () => {
		const state = startCompany(inPhase(table(), '3½'), 'NdM', {
			held: { p1: [20], p2: [10, 5, 5] },
			floated: false
		});
		// 40% is out; the 10% waiting for a merger does not count as out.
		expect(percent(state, 'NdM', 'reserve') + percent(state, 'NdM', 'offering')).toBe(60);
		expect(play(state, buy('p1', 'NdM')).companies['NdM']?.floated).toBe(true);
	});

	it('§3.4 the steps are performed only once', () => {
		const state = startCompany(table(), 'PAC', { held: { p2: [20, 10], p1: [10, 10] } });
		const after = play(state, buy('p1', 'PAC'));
		expect(after.cash['PAC']).toBe(0);
	});

	it('§1.5 par stays when the market value moves', () => {
		const state = placeMarker(
			startCompany(table(), 'PAC', { par: 70, held: { p2: [20] } }),
			'PAC',
			'1.10'
		);
		expect(state.companies['PAC']?.par).toBe(70);
		expect(cashChanges(state, play(state, buy('p1', 'PAC')))['p1']).toBe(-70);
	});
});
