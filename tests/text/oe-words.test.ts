// What 18OE's entries say was booked.
import { describe, expect, it } from 'vitest';
import { catalogues, describeEntry } from '$lib/text';
import {
	cashChanges,
	decided,
	oe,
	passAll,
	secondStockRound,
	type OeAction
} from '../engine/18oe/oe-support';
import type { State } from '$engine';

function entry(state: State, action: OeAction, language: 'en' | 'es' = 'en'): string {
	const { facts } = decided(state, action);
	return describeEntry(catalogues[language], oe, state, { steps: [{ action, facts }] });
}

describe('entries of 18OE', () => {
	it('§15.10 income names all that the bank pays, minor K’s mail included', () => {
		const income = passAll(secondStockRound());
		const pay = { do: 'payIncome' } as const;
		const paid = -(cashChanges(income, decided(income, pay).state)['bank'] ?? 0);
		expect(paid).toBe(140);
		expect(entry(income, pay)).toBe('Bank pays £140 income');
	});
});
