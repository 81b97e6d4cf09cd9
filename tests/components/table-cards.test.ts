import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import CompanyTable from '$lib/components/game/CompanyTable.svelte';
import { NOTHING_FRESH } from '$lib/components/game/fresh';
import PlayerCard from '$lib/components/game/PlayerCard.svelte';
import { titleContext } from '$lib/components/game/title-context';
import { tableView } from '$lib/components/game/views';
import { midGame } from '../fixtures/mex-mid-game';

const { title, state } = midGame;
const view = tableView(title, state);
const context = titleContext(title);
const places = { offering: 'IPO', pool: 'Open', president: 'president' };

function player(index: number) {
	const found = view.players[index];
	if (found === undefined) throw new Error(`no player ${index}`);
	return found;
}

describe('PlayerCard', () => {
	it('shows cash, certificates, worth and every holding with its sign', () => {
		render(PlayerCard, { props: { player: player(2) }, context });
		const card = screen.getByRole('article');
		expect(card).toHaveTextContent('$74');
		expect(card).toHaveTextContent('11/14');
		expect(card).toHaveTextContent('$1,084');
		const holdings = within(screen.getByRole('list', { name: 'Holdings' })).getAllByRole(
			'listitem'
		);
		expect(holdings.map((item) => item.textContent?.replace(/\s+/g, ''))).toEqual([
			'PAC50%★',
			'NdM20%★',
			'MEX20%',
			'CHI10%',
			'TM10%',
			'A',
			'MNR$140'
		]);
	});

	it('marks whose turn it is and who has the priority deal', () => {
		render(PlayerCard, { props: { player: player(2) }, context });
		expect(screen.getByRole('article')).toHaveAttribute('aria-current', 'true');
		expect(screen.queryByText('PD')).toBeNull();
		render(PlayerCard, { props: { player: player(3) }, context });
		expect(screen.getByText('PD')).toBeInTheDocument();
	});

	it('shows what the last entry gave', () => {
		render(PlayerCard, { props: { player: player(0), change: 32 }, context });
		expect(screen.getByText('+$32')).toBeInTheDocument();
	});

	it('hides the worth when asked to', () => {
		render(PlayerCard, { props: { player: player(0), showWorth: false }, context });
		expect(screen.getByRole('article')).not.toHaveTextContent('$1,173');
	});
});

describe('CompanyTable', () => {
	const show = (companies = view.companies) =>
		render(CompanyTable, { props: { companies, fresh: NOTHING_FRESH, places }, context });

	it('is a real table with one row for each company that has a president', () => {
		show();
		const rows = screen.getAllByRole('row').slice(1);
		const names = rows.map((row) => within(row).getByRole('rowheader').textContent?.trim());
		expect(names).toHaveLength(6);
		expect(names[0]).toContain('Chihuahua Pacific Railway');
	});

	it('shows price and par, treasury, trains, percent by place and the last run', () => {
		show();
		const row = screen.getByRole('row', { name: /PAC Pacific Railroad/ });
		expect(row).toHaveAttribute('aria-current', 'true');
		for (const text of ['$80', 'par $70', '$490', '10%', '$160', 'paid']) {
			expect(row).toHaveTextContent(text);
		}
	});

	it('keeps trade-in shares apart', () => {
		show();
		expect(screen.getByRole('row', { name: /National Railways/ })).toHaveTextContent('60% +20%');
	});

	it('gathers minors and companies nobody has started', () => {
		show();
		expect(
			within(screen.getByRole('list', { name: 'Minors' })).getAllByRole('listitem')
		).toHaveLength(3);
		expect(screen.getByText('UdY')).toBeInTheDocument();
		expect(screen.queryByRole('row', { name: /Yucatán/ })).toBeNull();
	});

	it('gives a single unstarted company its own row once the minors are gone', () => {
		show(view.companies.filter((c) => c.kind === 'major' && c.id !== 'MC'));
		expect(screen.getByRole('row', { name: /Yucatán/ })).toHaveTextContent('90%');
	});
});
