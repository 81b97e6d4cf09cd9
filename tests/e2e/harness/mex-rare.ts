// Rare situations of 18MEX that the browser tests start from, made with the builders of the engine's
// tests.
import type { State } from '../../../src/lib/engine';
import {
	correct,
	depotAt,
	giveCash,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	stockTurn,
	type Started
} from '../../support/mex';

/** Two have bid on the second card, and the first is sold: the auction is open. */
export const auction = (): State =>
	play(
		newMex(),
		{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 45 },
		{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 50 },
		{ do: 'buyLowest', player: 'p3' }
	);

/** Phase 3½: Benito holds a 10% and a 5% of NdM at an odd value, and it is his turn. */
export function halfShares(): State {
	const base = inPhase(openingOver(newMex()), '3½');
	return stockTurn(
		startCompany(base, 'NdM', { held: { p1: [20], p2: [10, 5] }, cell: '2.3' }),
		'p2'
	);
}

/** Ana may sell one of her privates to anybody. */
export const privateSale = (): State =>
	stockTurn(giveCash(openingOver(newMex()), { p1: 300, p2: 300 }), 'p1', 2);

/** PAC has no train and $50; Ana has $30 and shares; the 2-train costs $100. */
export function poor(cash: number, held: Started['held']): State {
	const state = startCompany(openingOver(newMex()), 'PAC', { held, treasury: 50 });
	return operatingTurn(giveCash(state, { p1: cash }), 'PAC', { settled: true });
}

const major = (president: string): Started => ({ held: { [president]: [20, 10, 10] } });

/** Phase 4, CHI stands in its train step and the next train is the first 5; SPM and UdY may merge. */
export function beforeTheMerger(): State {
	let state = openingOver(newMex(), { MNR: 'p2', MIR: 'p2' });
	for (const id of ['A', 'B', 'C']) {
		state = correct(state, { kind: 'deed', deed: id, to: 'removed' });
	}
	state = startCompany(state, 'NdM', { held: { p2: [20, 10, 10] }, treasury: 100 });
	for (const [id, president] of Object.entries({
		SPM: 'p1',
		TM: 'p1',
		CHI: 'p2',
		PAC: 'p3',
		UdY: 'p3'
	})) {
		state = startCompany(state, id, major(president));
	}
	state = inPhase(depotAt(state, '5'), '4');
	return operatingTurn(giveCash(state, { CHI: 1000 }), 'CHI', { settled: true });
}

/** Phase 3: CHI stands in its train step, the next 3 is the fifth. Minor A is Ana's, B Benito's, C Carla's. */
export function beforeTheMinorsClose(): State {
	let state = openingOver(newMex(), { A: 'p1', B: 'p2', C: 'p3' });
	state = startCompany(state, 'CHI', { held: { p1: [20, 10, 10] }, treasury: 1000 });
	state = giveCash(state, { A: 30, B: 40, C: 50 });
	state = inPhase(depotAt(state, '3', 2), '3');
	return operatingTurn(state, 'CHI', { settled: true });
}
