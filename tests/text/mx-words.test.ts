// What 1822MX's entries say was booked.
import { describe, expect, it } from 'vitest';
import { catalogues, describeEntry, describeFact, nameRun, speaker } from '$lib/text';
import type { RunTrains, State } from '$engine';
import {
	business,
	decided,
	inPhase,
	mx,
	operating,
	table,
	type MxAction
} from '../engine/1822mx/support';

function entry(state: State, action: MxAction, language: 'en' | 'es' = 'en'): string {
	const { facts } = decided(state, action);
	return describeEntry(catalogues[language], mx, state, { steps: [{ action, facts }] });
}

describe('§6.13.2 a run whose special train is settled apart', () => {
	const state = operating(
		business(inPhase(table(4), '5'), 'CHP', {
			price: 80,
			shares: { p1: 40 },
			cash: 200,
			trains: ['5', '2P']
		}),
		'CHP'
	);
	const run = (choice: RunTrains['choice'], apart: RunTrains['choice']): RunTrains => ({
		do: 'run',
		company: 'CHP',
		revenue: 300,
		choice,
		apart: { revenue: 70, choice: apart }
	});

	it('is told part by part, in the order of the decision', () => {
		expect(entry(state, run('pay', 'withhold'))).toBe('CHP pays out $230, withholds $70 (2P)');
		expect(entry(state, run('half', 'pay'))).toBe('CHP splits $230, pays out $70 (2P)');
		expect(entry(state, run('withhold', 'half'), 'es')).toBe('CHP retiene $230, divide $70 (2P)');
	});

	it('treated alike it is one sum, and alone it is named by its own choice', () => {
		expect(entry(state, run('pay', 'pay'))).toBe('CHP pays out $300');
		const alone = { ...run('pay', 'withhold'), revenue: 70 };
		expect(entry(state, alone)).toBe('CHP withholds $70 (2P)');
	});

	it('names the button alike', () => {
		const names = (language: 'en' | 'es', action: RunTrains) =>
			nameRun(speaker(catalogues[language], mx, state), action);
		expect(names('en', run('pay', 'withhold'))).toBe('Pay out $230, withhold $70 (2P)');
		expect(names('es', run('half', 'withhold'))).toBe('Dividir $230, retener $70 (2P)');
		expect(names('en', { ...run('pay', 'half'), revenue: 70 })).toBe('Split $70 (2P)');
	});

	it('is kept in the last run and in what was posted', () => {
		const { facts, state: after } = decided(state, run('pay', 'withhold'));
		expect(after.companies['CHP']?.lastRun?.apart).toEqual({ revenue: 70, choice: 'withhold' });
		const recorded = facts.find((fact) => fact.t === 'runRecorded');
		if (recorded === undefined) throw new Error('no run was recorded');
		expect(describeFact(catalogues.en, mx, after, recorded)).toBe(
			'CHP ran for $300, $230 paid out, $70 withheld'
		);
	});
});

describe('§5.7 a concession', () => {
	it.each([
		['en', 'Ana bids $200 on concession FCM'],
		['es', 'Ana puja $200 por concesión FCM']
	] as const)('goes by its company in %s: the id of its card stands nowhere', (language, text) => {
		const bid: MxAction = { do: 'bid', player: 'p1', deed: 'C-FCM', amount: 200 };
		expect(entry(table(4), bid, language)).toBe(text);
	});
});
