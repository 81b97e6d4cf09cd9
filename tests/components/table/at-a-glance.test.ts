/** What the table shows at a glance: seats, companies, chart, depot, bank, and the one thing to do now. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chartView, type State, type Title } from '$engine';
import CompanyTable from '$lib/components/game/CompanyTable.svelte';
import DepotCard from '$lib/components/game/DepotCard.svelte';
import { NOTHING_FRESH } from '$lib/components/game/fresh';
import GameHeader from '$lib/components/game/GameHeader.svelte';
import MiniChart from '$lib/components/game/MiniChart.svelte';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import PlayerRow from '$lib/components/game/PlayerRow.svelte';
import { preferences } from '$lib/components/game/preferences.svelte';
import { KEY as REPAIR, RepairDesk } from '$lib/components/game/repair/repair-desk.svelte';
import { titleContext } from '$lib/components/game/title-context';
import { tableView } from '$lib/components/game/views';
import { describeNextPhase, setLanguage, words } from '$lib/text';
import { busyMajor } from '../../e2e/harness/mx-rare-positions';
import { crowd } from '../../e2e/harness/oe-operating-positions';
import { mx } from '../../engine/1822mx/support';
import { oe, secondStockRound } from '../../engine/18oe/oe-support';
import { midGame } from '../../fixtures/mex-mid-game';
import {
	giveTrains,
	inPhase,
	mex,
	newMex,
	openingOver,
	startCompany,
	stockTurn
} from '../../support/mex';
import { openAt } from '../stock/desk';
import { openMidGame } from '../support/mid-game';

beforeEach(() => setLanguage('en'));
afterEach(() => preferences.setHabit('showWorth', true));

async function open(state: State, title: Title = mex) {
	const opened = await openAt(state, [], title);
	opened.context.set(REPAIR, new RepairDesk());
	return opened;
}

const cards = () =>
	screen.getAllByRole('article').map((card) => card.textContent?.replace(/\s+/g, ' ').trim() ?? '');

describe('seats', () => {
	it('stay where they are while the turn goes round; the order is a number', async () => {
		const { session, context } = await open(stockTurn(openingOver(newMex()), 'p2', 3));
		render(PlayerRow, { context });
		const order = () => screen.getAllByTitle(/place in the order|order/i).map((b) => b.textContent);
		expect(cards().map((card) => card.split(' ')[0])).toEqual(['Ana', 'Benito', 'Carla']);
		expect(order()).toEqual(['3', '1', '2']);
		await session.act([{ do: 'pass', player: 'p2' }]);
		expect(cards().map((card) => card.split(' ')[0])).toEqual(['Ana', 'Benito', 'Carla']);
		expect(order()).toEqual(['2', '3', '1']);
	});

	it('show what is free to spend and what it is all worth, while bids lie', async () => {
		const { session, context } = await open(newMex());
		render(PlayerRow, { context });
		const bid = { do: 'bid', player: 'p1', deed: 'MIR', amount: 105 } as const;
		expect((await session.act([bid])).done).toBe(true);
		expect(cards()[0]).toMatch(/^Ana .*Cash\$625 .*free \$520 worth \$625$/);
		expect(cards()[1]).not.toContain('free');
	});

	it('hide what they are worth in two taps, on every card', async () => {
		const { context } = await openMidGame();
		render(PlayerRow, { context });
		render(GameHeader, { context });
		expect(cards()[0]).toContain('worth $1,173');
		await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Hide worth' }));
		for (const card of cards()) expect(card).not.toContain('worth');
	});

	it('lead to the correction of their player through the sheet of a tap', async () => {
		const { context, repair } = await openMidGame();
		render(PlayerRow, { context });
		await userEvent.click(screen.getByRole('button', { name: 'Bruno' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Correct something' }));
		expect(repair.open).toEqual({ sheet: 'menu', about: 'p2' });
		expect(screen.queryByRole('dialog')).toBeNull();
	});
});

describe('companies', () => {
	const places = { offering: 'IPO', pool: 'Open', president: 'president' };

	it('stand in operating order, with every figure in its column', () => {
		const { title, state } = midGame;
		const { companies } = tableView(title, state);
		const props = { companies, fresh: NOTHING_FRESH, places };
		render(CompanyTable, { props, context: titleContext(title) });
		const [head, ...rows] = screen.getAllByRole('row');
		if (head === undefined) throw new Error('no head');
		const columns = within(head).getAllByRole('columnheader');
		const at = (name: string) => columns.findIndex((each) => each.textContent?.trim() === name);
		const majors = title.companyOrder(state).filter((id) => state.companies[id]?.kind === 'major');
		const shown = rows.map((row) => majors.find((id) => within(row).queryByText(id)));
		expect(shown).toEqual(majors.filter((id) => shown.includes(id)));
		expect(shown).toHaveLength(6);
		const ndm = rows[shown.indexOf('NdM')];
		const pac = rows[shown.indexOf('PAC')];
		if (ndm === undefined || pac === undefined) throw new Error('a row is missing');
		const figure = (of: HTMLElement, name: string) =>
			of.children[at(name)]?.textContent?.replace(/\s+/g, ' ').trim();
		expect(figure(pac, 'Price')).toBe('$80 par $70');
		expect(figure(pac, 'Treasury')).toBe('$490');
		expect(figure(pac, 'Trains')).toMatch(/2.*3/);
		expect(figure(pac, 'Tokens left')).toContain('3');
		expect(figure(pac, 'IPO')).toBe('10%');
		expect(figure(pac, 'Open')).toBe('–');
		expect(figure(pac, 'Last run')).toBe('$160 paid');
		expect(figure(ndm, 'IPO')).toBe('60% +20%');
	});
});

describe('the compact chart', () => {
	it('lists a stack from its top, beside the price, and leaves out rows nobody is in', () => {
		let state = openingOver(newMex());
		state = startCompany(state, 'TM', { par: 70, held: { p1: [20] } });
		state = startCompany(state, 'SPM', { par: 70, held: { p2: [20] } });
		const props = { chart: chartView(mex, state) };
		const { container } = render(MiniChart, { props, context: titleContext(mex) });
		const stack = screen.getByRole('list', { name: /\$70/ });
		const names = within(stack).getAllByRole('listitem');
		expect(names.map((each) => each.textContent?.trim())).toEqual(['TM', 'SPM']);
		expect(stack.parentElement?.querySelector('.value')).toHaveTextContent('70');
		// Two rows are in use, and one more is shown.
		expect(container.querySelectorAll('.row:not(.spare)')).toHaveLength(4);
	});
});

describe('the depot', () => {
	it('shows limits, what is left, discarded trains, and what the next purchase makes rust', () => {
		const phase = inPhase(openingOver(newMex()), '3½');
		const sold = giveTrains(phase, 'removed', ...Array<string>(6).fill('2'));
		const state = giveTrains(sold, 'pool', '3', '3');
		const rest = giveTrains(state, 'removed', ...Array<string>(4).fill('3'));
		const trigger = describeNextPhase(words(), mex, rest);
		const { depot } = tableView(mex, rest);
		render(DepotCard, { props: { depot, trigger }, context: titleContext(mex) });
		const card = screen.getByRole('region', { name: 'Depot' });
		expect(card).toHaveTextContent('limit 3');
		expect(card).toHaveTextContent('NdM 4');
		const lines = within(card).getAllByRole('listitem');
		const said = lines.map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
		expect(said).toContain('4 3 left $300');
		expect(said).toContain('3 Given back ×2 $180');
		expect(card).toHaveTextContent(/First 4-train bought: phase 4, 2-trains rust/);
	});
});

describe('the bank', () => {
	it('says that the books balance', async () => {
		const { context } = await openMidGame();
		render(GameHeader, { context });
		expect(screen.getByRole('button', { name: /^Bank \$5,775 balanced/ })).toBeVisible();
	});
});

describe('the big view', () => {
	it('is one tap away, turns around, and goes back', async () => {
		const { context } = await openMidGame();
		render(GameHeader, { context });
		await userEvent.click(screen.getByRole('button', { name: 'Big view' }));
		const view = await screen.findByRole('dialog', { name: 'Big view' });
		expect(view).toHaveTextContent('$490');
		expect(view.querySelector('.big.turned')).toBeNull();
		await userEvent.click(within(view).getByRole('button', { name: 'Turn it around' }));
		expect(view.querySelector('.big.turned')).not.toBeNull();
		await userEvent.click(within(view).getByRole('button', { name: 'Back to the table' }));
		expect(screen.queryByRole('dialog', { name: 'Big view' })).toBeNull();
	});
});

describe('the Now panel', () => {
	const primaries = () =>
		screen.getAllByRole('button').filter((button) => button.classList.contains('primary'));

	it.each([
		['an operating turn', () => openMidGame()],
		['a stock turn', () => open(stockTurn(openingOver(newMex()), 'p1', 3))],
		['the opening sale', () => open(newMex())],
		['a turn of 1822MX', () => open(busyMajor(), mx)],
		['a turn of 18OE', () => open(crowd(), oe)],
		['a stock turn of 18OE', () => open(secondStockRound(), oe)]
	])('has one primary action and says who is next: %s', async (_what, begin) => {
		const { context } = await begin();
		render(NowPanel, { context });
		expect(primaries()).toHaveLength(1);
		const now = screen.getByRole('region', { name: 'Now' });
		expect(within(now).getByText('Next')).toBeVisible();
	});

	it('marks where the turn stands: done, passed over, now, to come', async () => {
		const { session, context } = await openMidGame();
		render(NowPanel, { context });
		const steps = () =>
			within(screen.getByRole('list', { name: 'Steps of this turn' })).getAllByRole('listitem');
		const current = () => steps().find((step) => step.getAttribute('aria-current') === 'step');
		expect(steps().map((step) => step.textContent?.trim())).toEqual([
			'Mail',
			'Track',
			'Token',
			'Run',
			'Trains'
		]);
		expect(current()).toHaveTextContent('Run');
		await session.act([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }
		]);
		expect(current()).toHaveTextContent('Trains');
		expect(steps().map((step) => step.classList[0])).toEqual([
			'done',
			'skipped',
			'skipped',
			'done',
			'now'
		]);
	});
});
