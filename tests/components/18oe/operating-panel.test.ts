/** Operating rounds of 18OE on the screen: the income before them, and a turn with its steps. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { crowd, finalRounds, nationalTurn } from '../../e2e/harness/oe-operating-positions';
import { oe, play } from '../../engine/18oe/oe-support';
import { lastActions, openAt } from '../stock/desk';
import { booked } from '../support/booked';

beforeEach(() => setLanguage('en'));

const panel = () => screen.getByRole('region', { name: 'Now' });

async function show(state: State) {
	const opened = await openAt(state, [], oe);
	render(NowPanel, { context: opened.context });
	return opened;
}

describe('a turn of a major', () => {
	it('§11 shows its steps, its tile points and what no run would do', async () => {
		await show(crowd());
		const steps = within(screen.getByRole('list', { name: 'Steps of this turn' }));
		expect(steps.getAllByRole('listitem').map((step) => step.textContent?.trim())).toEqual([
			'Track',
			'Token',
			'Run',
			'Transfer',
			'Trains',
			'Shares'
		]);
		expect(panel()).toHaveTextContent('6 tile points');
		expect(panel()).toHaveTextContent('No run: GSWR marker £100 → £90');
	});

	it('§11.2 a token shows its price and what follows before it is placed', async () => {
		await show(crowd());
		const user = userEvent.setup();
		await user.click(screen.getByRole('button', { name: /^Place a token/ }));
		const sheet = await screen.findByRole('dialog');
		expect(sheet).toHaveTextContent(/treasury\s*£640\s*£620/);
		expect(within(sheet).getByRole('button', { name: /Place.*£20/ })).toBeEnabled();
	});
});

describe('an Orient Express that was forgotten', () => {
	it('§12.2 starts from the whole run; the first digit takes its place', async () => {
		const run = { do: 'run', company: 'GSWR', revenue: 200, choice: 'pay' } as const;
		const { session } = await show(play(crowd(), run));
		const user = userEvent.setup();
		await user.click(screen.getByRole('button', { name: /^Orient Express bonus/ }));
		const sheet = within(await screen.findByRole('dialog'));
		expect(sheet.getByRole('status')).toHaveTextContent('£200');
		await user.keyboard('90');
		expect(sheet.getByRole('status')).toHaveTextContent('£90');
		await user.click(sheet.getByRole('radio', { name: /^£90 to the treasury/ }));
		await user.click(sheet.getByRole('button', { name: /first Orient Express: £90 again/ }));
		await booked(session);
		expect(lastActions(session)).toEqual([
			{ do: 'own.orientExpress', company: 'GSWR', revenue: 90, bonus: 'cash' }
		]);
	});
});

describe('a turn of a national', () => {
	it('§11.3.10 pays nothing out before its linked places are typed', async () => {
		const { session } = await show(nationalTurn());
		const user = userEvent.setup();
		await user.click(screen.getByRole('button', { name: /revenue/i }));
		const sheet = within(await screen.findByRole('dialog'));
		const pays = () => sheet.getAllByRole('button', { name: /^Pay out £\d/ });
		for (const button of pays()) expect(button).toBeDisabled();
		expect(sheet.getByRole('alert')).toHaveTextContent('linked places first');
		await user.click(sheet.getByRole('button', { name: 'None linked' }));
		expect(sheet.queryByRole('alert')).toBeNull();
		for (const button of pays()) expect(button).toBeEnabled();
		await user.click(sheet.getByRole('button', { name: 'None linked' }));
		await user.keyboard('80');
		expect(sheet.queryByRole('button', { name: 'None linked' })).toBeNull();
		await user.click(pays().at(-1) as HTMLElement);
		await booked(session);
	});
});

describe('the last round', () => {
	it('§13 repeats a run and ends the turn in one tap, or repeats it alone', async () => {
		const state = play(
			finalRounds(),
			{ do: 'payIncome' },
			{ do: 'run', company: 'LNWR', revenue: 500, choice: 'pay' },
			{ do: 'endTurn' }
		);
		const { session } = await show(state);
		const user = userEvent.setup();
		expect(screen.getAllByRole('button', { name: /^Repeat the run of £500/ })).toHaveLength(2);
		await user.click(screen.getByRole('button', { name: /^Repeat the run of £500.*End turn/ }));
		await booked(session);
		expect(lastActions(session)).toEqual([
			{ do: 'own.repeatRun', company: 'LNWR' },
			{ do: 'endTurn' }
		]);
	});
});

describe('before the round', () => {
	it('§11 lists what each private pays, and pays all of it in one tap', async () => {
		const { session } = await show(finalRounds());
		expect(panel()).toHaveTextContent('Before the round');
		expect(panel()).toHaveTextContent(/Ana\s*Robert Stephenson and Company\s*\+£5/);
		await userEvent.click(screen.getByRole('button', { name: /^Pay £120 income/ }));
		await booked(session);
		expect(lastActions(session)).toContainEqual({ do: 'payIncome' });
	});
});
