/** The table itself and its header: every part is there, and the ways to the others. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import GameHeader from '$lib/components/game/GameHeader.svelte';
import GameTable from '$lib/components/game/GameTable.svelte';
import { narrow } from '$lib/components/primitives/narrow';
import { setLanguage } from '$lib/text';
import { openMidGame } from '../support/mid-game';

beforeEach(() => setLanguage('en'));

describe('the table', () => {
	it('has players, companies, chart, depot and what is to be done now, at once', async () => {
		const { context } = await openMidGame();
		render(GameTable, { context });
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('18MEX, OR 4.1 of 2');
		// Once for tablets, once as the strip of a phone.
		const [players] = screen.getAllByRole('region', { name: 'Players' });
		if (players === undefined) throw new Error('no players');
		expect(within(players).getAllByRole('article')).toHaveLength(4);
		const companies = screen.getByRole('region', { name: 'Companies in operating order' });
		expect(companies).toHaveTextContent('Pacific Railroad');
		expect(screen.getByRole('region', { name: 'Depot' })).toHaveTextContent('4 left');
		const chart = screen.getByRole('region', { name: /chart/i });
		expect(within(chart).getByRole('link')).toHaveAttribute('href', '/game/mid-game/chart');
		const now = screen.getByRole('region', { name: 'Now' });
		expect(within(now).getByRole('button', { name: 'Enter revenue' })).toBeVisible();
		expect(now).toHaveTextContent('Ends: bank empty or a price of $200');
	});

	it('a phone has a strip of players and shows one part at a time', async () => {
		const phone = vi.spyOn(narrow, 'current', 'get').mockReturnValue(true);
		onTestFinished(() => phone.mockRestore());
		const { context } = await openMidGame();
		render(GameTable, { context });
		const main = screen.getByRole('main');
		expect(main).toHaveAttribute('data-tab', 'companies');
		const views = within(main).getByRole('group', { name: 'Views' });
		await userEvent.click(within(views).getByRole('button', { name: 'Depot' }));
		expect(main).toHaveAttribute('data-tab', 'depot');
		expect(within(main).getAllByRole('region', { name: 'Players' })).toHaveLength(2);
	});

	it('a sheet gives the focus back to what opened it, and lets the page scroll again', async () => {
		const { context } = await openMidGame();
		render(GameTable, { context });
		const players = within(screen.getByRole('region', { name: 'Players' }));
		const name = players.getByRole('button', { name: 'Ana' });
		await userEvent.click(name);
		expect(await screen.findByRole('dialog')).toHaveFocus();
		expect(document.documentElement).toHaveClass('behind');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(name).toHaveFocus());
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(document.documentElement).not.toHaveClass('behind');
	});

	it('a tablet has neither', async () => {
		const { context } = await openMidGame();
		render(GameTable, { context });
		const main = screen.getByRole('main');
		expect(within(main).queryByRole('group', { name: 'Views' })).toBeNull();
		expect(within(main).getAllByRole('region', { name: 'Players' })).toHaveLength(1);
	});
});

describe('the header', () => {
	it('has round, phase, the bank, and undo with what it takes back', async () => {
		const { context } = await openMidGame();
		render(GameHeader, { context });
		const header = screen.getByRole('banner');
		expect(header).toHaveTextContent('OR 4.1 of 2');
		expect(header).toHaveTextContent('Phase 3');
		expect(within(header).getByRole('button', { name: /^Undo SPM ends the turn/ })).toBeEnabled();
		expect(within(header).getByRole('button', { name: 'Nothing to redo' })).toBeDisabled();
	});

	it('a tap on the bank shows where all the money is', async () => {
		const { context } = await openMidGame();
		render(GameHeader, { context });
		await userEvent.click(screen.getByRole('button', { name: /^Bank \$5,775/ }));
		const books = await screen.findByRole('dialog', { name: 'The books' });
		expect(books).toHaveTextContent('Everything adds up.');
		expect(books).toHaveTextContent('$9,000');
	});

	it('the menu leads to every page there is', async () => {
		const { context } = await openMidGame();
		render(GameHeader, { context });
		await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
		const menu = await screen.findByRole('dialog');
		const targets = within(menu)
			.getAllByRole('link')
			.map((link) => link.getAttribute('href')?.replace('/game/mid-game', '…'));
		for (const page of ['chart', 'journal', 'score', 'trains', 'rules', 'history', 'packup']) {
			expect(targets).toContain(`…/${page}`);
		}
		expect(targets).toContain('/display/mid-game');
		expect(targets).toContain('/settings');
	});
});
