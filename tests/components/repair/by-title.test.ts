/** What the banker's tools offer is what the title has. */
import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State, Title } from '$engine';
import CorrectionSheet from '$lib/components/game/repair/CorrectionSheet.svelte';
import CountSheet from '$lib/components/game/repair/CountSheet.svelte';
import { KEY, RepairDesk } from '$lib/components/game/repair/repair-desk.svelte';
import { setLanguage } from '$lib/text';
import { mx, table } from '../../engine/1822mx/support';
import { newOe, oe } from '../../engine/18oe/oe-support';
import { mex, newMex } from '../../support/mex';
import { openAt } from '../stock/desk';

beforeEach(() => setLanguage('en'));

async function contextOf(state: State, title: Title) {
	const { context } = await openAt(state, [], title);
	return context.set(KEY, new RepairDesk());
}

const chips = (group: string) =>
	within(screen.getByRole('group', { name: group }))
		.getAllByRole('button')
		.map((chip) => chip.textContent?.trim() ?? '');

const offered = async (state: State, title: Title) => {
	const context = await contextOf(state, title);
	render(CorrectionSheet, { props: { open: true }, context });
	return { kinds: chips('What is wrong?'), holders: chips('To') };
};

describe('corrections', () => {
	it('name everything a title has', async () => {
		const { kinds } = await offered(newMex(), mex);
		expect(kinds).toEqual(expect.arrayContaining(['Priority deal', 'Obsolete']));
	});

	it('leave out what a title does not have: priority deal, obsolete trains, a treasury', async () => {
		const { kinds, holders } = await offered(table(), mx);
		expect(kinds).toContain('Seats');
		expect(kinds).not.toContain('Priority deal');
		expect(kinds).not.toContain('Obsolete');
		expect(holders.join()).not.toMatch(/NDEM|outside/i);
	});

	it('§3.1 §13 name the money that a title puts apart, also when nothing is left of it', async () => {
		const start = newOe();
		const cash = { ...start.cash, bank: (start.cash['bank'] ?? 0) + 100_000, outside: 0 };
		const { holders } = await offered({ ...start, cash }, oe);
		expect(holders.join()).toContain('remainder cash');
	});
});

describe('counts', () => {
	it('do not ask for what nobody can count', async () => {
		const context = await contextOf(newOe(), oe);
		render(CountSheet, { props: { open: true }, context });
		expect(chips('Whose money?').join()).not.toContain('remainder cash');
	});
});
