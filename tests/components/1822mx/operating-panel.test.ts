/** An operating turn of 1822MX on the screen: its steps, and what every entry moves before it is made. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { afterRun, busyMajor } from '../../e2e/harness/mx-rare-positions';
import { mx } from '../../engine/1822mx/support';
import { openAt } from '../stock/desk';

beforeEach(() => setLanguage('en'));

const user = userEvent.setup();
const steps = () => within(screen.getByRole('list', { name: 'Steps of this turn' }));

async function show(state: State) {
	const opened = await openAt(state, [], mx);
	render(NowPanel, { context: opened.context });
	return opened;
}

describe('a turn of MC', () => {
	it('§6.3.1 shows the eight steps in their order; the run is the current one', async () => {
		await show(busyMajor());
		expect(
			steps()
				.getAllByRole('listitem')
				.map((step) => step.textContent?.trim())
		).toEqual(['Privates', 'Track', 'Dest.', 'Token', 'Run', 'Trains', 'Minor', 'Stock']);
		expect(steps().getByText('Run')).toHaveAttribute('aria-current', 'step');
	});

	it('§6.11.11 a token says what the treasury has then, in one tap, and its step is done', async () => {
		const { session } = await show(busyMajor());
		const token = screen.getByRole('button', { name: /^Place a token/ });
		expect(token).toHaveTextContent('$640 → $540');
		await user.click(token);
		await waitFor(() => expect(session.state.cash['MC']).toBe(540));
		await waitFor(() => expect(steps().getByText('Token')).toHaveClass('done'));
	});

	it('§6.13.6 no run says where the marker goes', async () => {
		await show(busyMajor());
		const panel = screen.getByRole('region', { name: 'Now' });
		expect(within(panel).getByRole('button', { name: 'No run' })).toBeVisible();
		expect(panel).toHaveTextContent('MC marker $80 → $70');
	});

	it('§6.8.13 terrain that is tapped shows who has what before it is paid', async () => {
		await show(busyMajor());
		await user.click(screen.getByRole('button', { name: /^Terrain/ }));
		const sheet = await screen.findByRole('dialog', { name: 'Terrain' });
		await user.click(within(sheet).getByRole('button', { name: /^Mountain/ }));
		expect(sheet).toHaveTextContent(/treasury\s*\$640\s*\$560/);
		expect(sheet).toHaveTextContent(/Bank\s*\$9,904\s*\$9,984/);
	});

	it('§6.20.1 issuing says what it brings and where the price goes', async () => {
		await show(afterRun());
		expect(steps().getByText('Trains')).toHaveAttribute('aria-current', 'step');
		await user.click(screen.getByRole('button', { name: 'Issue or redeem' }));
		const sheet = await screen.findByRole('dialog', { name: 'Issue or redeem' });
		const two = within(sheet).getByRole('button', { name: /issues 2 shares/ });
		expect(two).toHaveTextContent('+$120, price $80 → $60');
	});
});
