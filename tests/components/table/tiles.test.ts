/** What may never be hidden where companies have little room: money, prices, trains, privates. */
import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyView, tableView, type CompanyView, type State, type Title } from '$engine';
import CompanyRow from '$lib/components/game/CompanyRow.svelte';
import CompanyRows from '$lib/components/game/CompanyRows.svelte';
import CompanyTable from '$lib/components/game/CompanyTable.svelte';
import CompanyTile from '$lib/components/game/CompanyTile.svelte';
import { NOTHING_FRESH } from '$lib/components/game/fresh';
import CompanyPage from '$lib/components/game/journal/CompanyPage.svelte';
import CompanyFigures from '$lib/components/game/now/CompanyFigures.svelte';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { titleContext } from '$lib/components/game/title-context';
import { setLanguage } from '$lib/text';
import { business, minor, mx, operating, table, withTrains } from '../../engine/1822mx/support';
import { mex, newMex, openingOver } from '../../support/mex';
import { midGame } from '../../fixtures/mex-mid-game';
import { openMidGame } from '../support/mid-game';

beforeEach(() => setLanguage('en'));

const places = { offering: 'IPO', pool: 'Open', president: 'president' };
const pageOf = () => '#';

function tile(title: Title, company: CompanyView) {
	const props = { company, fresh: NOTHING_FRESH, href: '#', compact: true };
	return render(CompanyTile, { props, context: titleContext(title) }).container;
}

/** CHI has bought MIR. */
function withDeed(state: State): State {
	const deed = state.deeds['MIR'];
	if (deed === undefined) throw new Error('no MIR');
	return { ...state, deeds: { ...state.deeds, MIR: { ...deed, place: 'CHI' } } };
}

describe('a minor of 1822MX', () => {
	it('§4.2.2 has no percent beside its director: its one card says 50%, and is all there is', () => {
		const view = companyView(mx, minor(table(), 'M9', 'p1', { price: 50 }), 'M9');
		expect(view.controllerPercent).toBe(100);
		const props = { company: view, fresh: NOTHING_FRESH };
		const row = render(CompanyRow, { props, context: titleContext(mx) }).container;
		expect(row).toHaveTextContent(view.controllerName ?? '?');
		expect(row).not.toHaveTextContent('%');
	});
});

describe('a tile', () => {
	it('§4.4.1 of the NdeM has its price, its trains and who owns it', () => {
		const turn = operating(withTrains(table(), 'NdeM', ['3']), 'NdeM');
		const view = companyView(mx, turn, 'NdeM');
		const shown = tile(mx, view);
		expect(shown).not.toHaveTextContent('unsold');
		expect(shown).toHaveTextContent('$100');
		expect(shown.querySelector('.train')).toHaveTextContent('3');
		expect(within(shown).getByRole('link')).toBeVisible();
	});

	it('shortens a long word on a card, which says it in full', () => {
		const view = companyView(midGame.title, midGame.state, 'PAC');
		const [train] = view.trains;
		if (train === undefined) throw new Error('PAC has no train');
		const shown = tile(midGame.title, {
			...view,
			trains: [{ ...train, type: 'Pullman', rusts: false }]
		});
		expect(shown.querySelector('.train')).toHaveTextContent(/^Pul\. Pullman$/);
	});
});

describe('a treasury that is still locked', () => {
	it('A-MX-09 stands in the row of a company that has not floated', () => {
		const state = business(table(), 'MC', {
			price: 80,
			shares: { p1: 20 },
			cash: 160,
			floated: false
		});
		const props = {
			companies: [companyView(mx, state, 'MC')],
			fresh: NOTHING_FRESH,
			pageOf,
			places
		};
		render(CompanyRows, { props, context: titleContext(mx) });
		expect(screen.getByRole('row', { name: /MC/ })).toHaveTextContent('$160');
	});

	it('§5.2 A-MEX-10 stands beside a company that nobody has started', () => {
		const opened = openingOver(newMex());
		const state: State = { ...opened, cash: { ...opened.cash, NdM: 130, UdY: 85 } };
		const { companies } = tableView(mex, state);
		render(CompanyTable, {
			props: { companies, fresh: NOTHING_FRESH, places },
			context: titleContext(mex)
		});
		const line = screen.getByText('no par yet').parentElement;
		expect(screen.getByRole('row', { name: /NdM/ })).toHaveTextContent('$130');
		expect(line).toHaveTextContent(/UdY \$85/);
	});
});

describe('a private that a company owns', () => {
	const state = withDeed(midGame.state);

	it('stands in its row', () => {
		const companies = [companyView(mex, state, 'CHI')];
		const props = { companies, fresh: NOTHING_FRESH, pageOf, places };
		render(CompanyRows, { props, context: titleContext(mex) });
		expect(screen.getByRole('rowheader', { name: /MIR/ })).toBeVisible();
	});

	it('stands on its page', async () => {
		const { context } = await openMidGame(state);
		render(CompanyPage, { props: { company: 'CHI' }, context });
		const held = screen.getByRole('list', { name: 'Holdings' });
		expect(within(held).getByText('MIR')).toBeVisible();
	});

	it('stands in the panel of its turn', async () => {
		const turn = state.turn?.kind === 'operating' ? { ...state.turn, company: 'CHI' } : state.turn;
		const { context } = await openMidGame({ ...state, turn });
		render(NowPanel, { context });
		const about = screen.getByRole('heading', { name: 'Chihuahua Pacific Railway' }).parentElement;
		expect(about).toHaveTextContent('MIR');
	});
});

describe('trains of a company that may buy none', () => {
	it('have no limit beside them', async () => {
		const { context } = await openMidGame();
		const company = companyView(midGame.title, midGame.state, 'A');
		expect(company.trainLimit).toBe(0);
		render(CompanyFigures, { props: { company }, context });
		expect(screen.getByText('Trains')).toBeVisible();
		expect(screen.queryByText(/limit/)).toBeNull();
	});
});
