/** The figures of a run in every title: each train's rule, sums that come back, the last run and a bit. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { trainsAt, type CompanyId, type State, type Title } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { es } from '$lib/text/es';
import { expressRun } from '../../e2e/harness/mx-rare-positions';
import { crowd } from '../../e2e/harness/oe-operating-positions';
import { mx } from '../../engine/1822mx/support';
import { oe } from '../../engine/18oe/oe-support';
import { midGame } from '../../fixtures/mex-mid-game';
import { mex } from '../../support/mex';
import { openAt } from '../stock/desk';

beforeEach(() => setLanguage('en'));

const SUMS = [[30, 40, 50], [60], [10]];

/** The same table, where the company ran all its trains last time, for sums that were typed. */
function ranBefore(state: State, id: CompanyId): State {
	const company = state.companies[id];
	if (company === undefined) throw new Error(`no ${id}`);
	const perTrain = trainsAt(state, id)
		.slice(0, SUMS.length)
		.map((train, i) => ({ train: train.id, parts: SUMS[i] ?? [] }));
	const revenue = perTrain.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part, 0);
	const lastRun = { revenue, choice: 'pay' as const, perTrain, round: state.round.number };
	return { ...state, companies: { ...state.companies, [id]: { ...company, lastRun } } };
}

const runs: readonly (readonly [string, () => State, Title, CompanyId, readonly string[]])[] = [
	['18MEX', () => midGame.state, mex, 'PAC', ['2 cities or red areas', '3 cities or red areas']],
	[
		'1822MX',
		expressRun,
		mx,
		'MC',
		['5 cities, towns or off-board', 'any cities with its tokens, doubled', 'as a 2']
	],
	['18OE', crowd, oe, 'GSWR', ['2 cities + 2 towns', '3 cities + 3 towns']]
];

async function open(state: State, title: Title) {
	const user = userEvent.setup();
	const { context } = await openAt(state, [], title);
	render(NowPanel, { context });
	await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
	const sheet = await screen.findByRole('dialog');
	return { user, sheet };
}

describe.each(runs)('a run of %s', (_name, at, title, company, rules) => {
	it('has a line for each train, with how far it counts', async () => {
		const { user, sheet } = await open(at(), title);
		await user.click(within(sheet).getByRole('button', { name: 'Per train' }));
		for (const rule of rules) expect(sheet).toHaveTextContent(rule);
	});

	it('says in Spanish how far a train counts', async () => {
		await setLanguage('es');
		const { context } = await openAt(at(), [], title);
		render(NowPanel, { context });
		await userEvent.click(await screen.findByRole('button', { name: es.now.enterRevenue }));
		const sheet = await screen.findByRole('dialog');
		await userEvent.click(within(sheet).getByRole('button', { name: es.run.perTrain }));
		expect(sheet).toHaveTextContent(/\d ciudades/);
	});

	it('brings the sums of the last run back in one tap, as they were typed', async () => {
		const { user, sheet } = await open(ranBefore(at(), company), title);
		await user.click(within(sheet).getByRole('button', { name: /^Same as last run/ }));
		expect(
			within(sheet).getByRole('button', { name: /30\+40\+50.*\$120|30\+40\+50.*£120/ })
		).toBeVisible();
	});

	it('adds 10 and 20 to the last run', async () => {
		const before = ranBefore(at(), company);
		const last = before.companies[company]?.lastRun?.revenue ?? 0;
		const { user, sheet } = await open(before, title);
		const revenue = () => within(sheet).getByRole('status').textContent?.replace(/\D/g, '');
		await user.click(within(sheet).getByRole('button', { name: /^Last run \+.10$/ }));
		expect(revenue()).toContain(String(last + 10));
		await user.click(within(sheet).getByRole('button', { name: /^Last run \+.20$/ }));
		expect(revenue()).toContain(String(last + 30));
	});
});
