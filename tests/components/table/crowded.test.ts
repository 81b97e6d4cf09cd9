import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import CompanyTable from '$lib/components/game/CompanyTable.svelte';
import { NOTHING_FRESH } from '$lib/components/game/fresh';
import { titleContext } from '$lib/components/game/title-context';
import { tableView, type CompanyView } from '$lib/components/game/views';
import { midGame } from '../../fixtures/mex-mid-game';

const { title, state } = midGame;
const [chi, , pac] = tableView(title, state).companies.filter((each) => each.kind === 'major');
if (chi === undefined || pac === undefined) throw new Error('the fixture has too few majors');
const places = { offering: 'IPO', pool: 'Open', president: 'president' };

/** Twenty companies: six have operated, and two players own them in turn. */
const crowd = Array.from({ length: 20 }, (_, i): CompanyView => {
	const done = i < 6;
	const order = done ? null : i - 5;
	const mine = i % 2 === 0;
	return {
		...pac,
		id: `C${i}`,
		name: `Company ${i}`,
		status: done ? 'operated' : order === 1 ? 'now' : 'waiting',
		order,
		controller: mine ? 'p1' : 'p2',
		controllerName: mine ? 'Ana' : 'Bruno'
	};
});

function show() {
	render(CompanyTable, {
		props: { companies: crowd, fresh: NOTHING_FRESH, places },
		context: titleContext(title)
	});
	return userEvent.setup();
}

describe('a crowded table', () => {
	it('has rows for the current company and the next four, tiles for later ones', () => {
		show();
		const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent?.trim());
		expect(names.map((name) => name?.match(/Company \d+/)?.[0])).toEqual([
			'Company 6',
			'Company 7',
			'Company 8',
			'Company 9',
			'Company 10'
		]);
		const later = screen.getByRole('list', { name: /Later/ });
		expect(within(later).getAllByRole('listitem').length).toBeGreaterThan(0);
	});

	it('shows those that have operated in full when their line is tapped', async () => {
		const user = show();
		await user.click(await screen.findByRole('button', { name: /Operated 6/ }));
		const sheet = await screen.findByRole('dialog');
		expect(within(sheet).getAllByRole('rowheader')).toHaveLength(6);
	});

	it('can show one president’s companies only', async () => {
		const user = show();
		await user.selectOptions(screen.getByLabelText('president'), 'Bruno');
		expect(screen.queryAllByRole('rowheader')).toEqual([]);
		expect(screen.getAllByText('Bruno').length).toBeGreaterThanOrEqual(10);
		expect(screen.getAllByRole('listitem')).toHaveLength(10);
	});

	it('lists everybody’s companies player by player', async () => {
		const user = show();
		await user.selectOptions(screen.getByLabelText('president'), 'By president');
		expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual(['Ana', 'Bruno']);
		const [ana] = screen.getAllByRole('definition');
		if (ana === undefined) throw new Error('Ana has no line');
		expect(within(ana).getByText('C6')).toBeInTheDocument();
		expect(within(ana).queryByText('C7')).toBeNull();
	});

	it('finds a company by its letters or name, and goes back when the search is closed', async () => {
		const user = show();
		await user.click(screen.getByRole('button', { name: 'Search' }));
		await user.type(screen.getByRole('searchbox'), 'c17');
		expect(screen.getAllByRole('listitem')).toHaveLength(1);
		expect(screen.getByRole('listitem')).toHaveTextContent('C17');
		await user.clear(screen.getByRole('searchbox'));
		await user.type(screen.getByRole('searchbox'), 'company 4');
		expect(screen.getByRole('listitem')).toHaveTextContent('C4');
		await user.click(screen.getByRole('button', { name: 'Close' }));
		expect(screen.getAllByRole('rowheader')).toHaveLength(5);
	});
});
