/** Where an operating turn of 1822MX stands, as the Now panel shows it. */
import { describe, expect, it } from 'vitest';
import type { PostedFact, State } from '$engine';
import { turnSteps } from '$engine/titles/1822mx/views';
import {
	business,
	decided,
	depotAt,
	inPhase,
	minor,
	operating,
	table,
	type MxAction
} from './support';

/** MC of Ana's in phase 3, with a 3-train. */
const major = (): State => {
	const at = business(inPhase(depotAt(table(), '3'), '3'), 'MC', {
		price: 80,
		shares: { p1: 40 },
		cash: 700,
		trains: ['3'],
		turns: 2
	});
	return operating(at, 'MC');
};

/** The steps after those actions, as "name state". */
function after(state: State, ...actions: readonly MxAction[]): string[] {
	let facts: readonly PostedFact[] = [];
	let now = state;
	for (const action of actions) {
		const decision = decided(now, action);
		now = decision.state;
		facts = [...facts, ...decision.facts];
	}
	return turnSteps(now, facts).map(({ name, state: stand }) => `${name} ${stand}`);
}

describe('the steps of an operating turn', () => {
	it('§6.3.1 a major has eight; the run waits, and what was not entered is passed', () => {
		expect(after(major())).toEqual([
			'privates skipped',
			'track skipped',
			'destination skipped',
			'token skipped',
			'run now',
			'trains todo',
			'minor todo',
			'stock todo'
		]);
	});

	it('§6.3.1 what was entered is done; after the run come trains', () => {
		const steps = after(
			major(),
			{ do: 'payTerrain', company: 'MC', amount: 40 },
			{ do: 'placeToken', company: 'MC' },
			{ do: 'run', company: 'MC', revenue: 100, choice: 'pay' }
		);
		expect(steps).toEqual([
			'privates skipped',
			'track done',
			'destination skipped',
			'token done',
			'run done',
			'trains now',
			'minor todo',
			'stock todo'
		]);
	});

	it('§6.3.1 stock comes last: once it is issued, trains and a minor are past', () => {
		const steps = after(
			major(),
			{ do: 'run', company: 'MC', revenue: 100, choice: 'pay' },
			{ do: 'own.issueShares', company: 'MC', count: 1 }
		);
		expect(steps.slice(4)).toEqual(['run done', 'trains skipped', 'minor skipped', 'stock done']);
	});

	it('§6.3.1 a minor has neither destination, token, acquisition nor stock', () => {
		const state = operating(minor(table(), 'M7', 'p1', { price: 60, trains: ['2'] }), 'M7');
		expect(after(state)).toEqual(['privates skipped', 'track skipped', 'run now', 'trains todo']);
	});

	it('§6.21.3 the NdeM builds and runs, nothing else; without a train nothing waits', () => {
		expect(after(operating(table(), 'NdeM'))).toEqual(['track skipped', 'run skipped']);
	});
});
