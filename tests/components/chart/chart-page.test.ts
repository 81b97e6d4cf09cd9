import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chartView } from '$engine';
import { freeCorner } from '$lib/components/game/chart/chart-layout';
import ChartPage from '$lib/components/game/chart/ChartPage.svelte';
import RulesPage from '$lib/components/game/trains/RulesPage.svelte';
import { bySection, ruleLines } from '$lib/components/game/trains/rules-view';
import TrainsPage from '$lib/components/game/trains/TrainsPage.svelte';
import { phaseLines, trainLines } from '$lib/components/game/trains/trains-view';
import { setLanguage } from '$lib/text';
import { mx, table } from '../../engine/1822mx/support';
import { newOe, oe, secondStockRound } from '../../engine/18oe/oe-support';
import { midGame } from '../../fixtures/mex-mid-game';
import { mex, newMex, openingOver, startCompany } from '../../support/mex';
import { openAt } from '../stock/desk';

describe('the full chart', () => {
	beforeEach(() => setLanguage('en'));

	it('shows a stack from the top and says which runs first', async () => {
		let state = openingOver(newMex());
		state = startCompany(state, 'TM', { par: 70, held: { p1: [20] } });
		state = startCompany(state, 'SPM', { par: 70, held: { p2: [20] } });
		const oncorrect = vi.fn();
		render(ChartPage, { props: { oncorrect }, context: (await openAt(state)).context });
		const user = userEvent.setup();
		await user.click(
			await screen.findByRole('button', { name: /\$70.*row 2, column 4.*par.*TM, SPM/ })
		);
		const stack = within(screen.getByRole('region', { name: 'Stack, top first' }));
		const items = stack.getAllByRole('listitem');
		expect(items[0]).toHaveTextContent(/TM.*runs first/s);
		expect(items[1]).toHaveTextContent(/SPM.*below TM/s);
		await user.click(stack.getByRole('button', { name: 'Correct this marker: SPM' }));
		expect(oncorrect).toHaveBeenCalledWith('SPM', '2.4');
	});

	it('opens where the fullest cell is, on a phone too', async () => {
		const shown: [Element, unknown][] = [];
		Element.prototype.scrollIntoView = function (how) {
			shown.push([this, how]);
		};
		render(ChartPage, { context: (await openAt(midGame.state)).context });
		const [selected] = screen.getAllByRole('button', { pressed: true });
		expect(shown).toEqual([[selected, { block: 'nearest', inline: 'center' }]]);
		Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
	});

	it('explains turned markers only where markers are turned', async () => {
		const turned = 'face down: has operated';
		const first = render(ChartPage, { context: (await openAt(midGame.state)).context });
		expect(first.getAllByText(turned)).toHaveLength(2);
		first.unmount();
		render(ChartPage, { context: (await openAt(secondStockRound(), [], oe)).context });
		expect(screen.getByText(/^The top of a stack/)).toBeVisible();
		expect(screen.queryByText(turned)).toBeNull();
	});

	it('finds the free corner of a chart that narrows, and none in a full one', () => {
		const chart = chartView(mex, newMex());
		expect(freeCorner(chart)).toEqual({ column: 7, row: 6 });
		const full = { ...chart, rows: chart.rows.map(() => chart.rows[0] ?? []) };
		expect(freeCorner(full)).toBeNull();
	});
});

describe('trains, phases and rules', () => {
	beforeEach(() => setLanguage('en'));

	it('lists owners that add up to the trains sold', () => {
		for (const line of trainLines(midGame.title, midGame.state)) {
			const owned = line.owners.reduce((sum, owner) => sum + owner.count, 0);
			expect(owned).toBeLessThanOrEqual(line.count - line.left);
		}
		const phases = phaseLines(midGame.title, midGame.state);
		expect(phases.filter((phase) => phase.when === 'now').map((phase) => phase.id)).toEqual(['3']);
	});

	it('shows the page of trains', async () => {
		const { context } = await openAt(midGame.state);
		render(TrainsPage, { context });
		expect(screen.getByText('current phase')).toBeInTheDocument();
		const rows = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s+/g, ' '));
		expect(rows.find((row) => row?.includes('$180'))).toMatch(
			/4 left\s*rusts in phase 6\s*PAC\s*MEX/
		);
		expect(rows.find((row) => row?.includes('$100'))).toMatch(
			/sold out\s*rusts in phase 4\s*CHI × 2/
		);
		const phases = screen.getAllByRole('listitem').map((line) => line.textContent ?? '');
		expect(phases.find((line) => line.includes('current phase'))).toContain('Phase 3');
		expect(phases.some((line) => /Phase 4 .*2-trains rust/s.test(line))).toBe(true);
	});

	it('finds a rule by its section, with or without brackets, and by words in both languages', () => {
		expect(ruleLines(mex, 'en', '3.2(c)').every((rule) => rule.section.startsWith('3.2(c)'))).toBe(
			true
		);
		expect(ruleLines(mex, 'en', '3.2c')).toEqual(ruleLines(mex, 'en', '§3.2(c)'));
		expect(ruleLines(mex, 'es', 'subastan').map((rule) => rule.section)).toEqual(['3.1.1']);
		expect(ruleLines(mex, 'en', 'zebra')).toEqual([]);
	});

	it('lists sections in the order of the book, tables last', () => {
		const mixed = ['T3', '3.1.1', '10', '3.1(b)', '3', '3.2', '3.1(a)', '3.1'];
		expect(mixed.sort(bySection)).toEqual([
			'3',
			'3.1',
			'3.1(a)',
			'3.1(b)',
			'3.1.1',
			'3.2',
			'10',
			'T3'
		]);
	});

	it.each([
		['18MEX', mex, openingOver(newMex()), '§3.1.1'],
		['1822MX', mx, table(), '§5.10.4'],
		['18OE', oe, secondStockRound(), '§10.2']
	])('every title has its own crib: %s', async (_name, title, state, section) => {
		const { context } = await openAt(state, [], title);
		render(RulesPage, { context });
		const count = () => Number(screen.getByRole('status').textContent?.replace(/\D/g, ''));
		expect(count()).toBeGreaterThan(50);
		await userEvent.type(screen.getByRole('searchbox'), section);
		expect(count()).toBeLessThan(10);
		expect(screen.getByRole('main')).toHaveTextContent(section);
	});

	it('tells an agreed figure as it was entered: a place in the packet, or yes and no', async () => {
		const state = newOe({ house: { 'packet-RSC': 1203, bankBreaksAtZero: 1, remainder: 50_000 } });
		const { context } = await openAt(state, [], oe);
		render(RulesPage, { context });
		const lines = within(screen.getByRole('region', { name: 'Options in this game' }))
			.getAllByRole('listitem')
			.map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
		expect(lines).toEqual([
			expect.stringMatching(/50,000 \(rulebook: 100,000\)$/),
			expect.stringMatching(/Yes \(rulebook: No\)$/),
			expect.stringMatching(/row 12, place 3 \(rulebook: row 1, place 1\)$/)
		]);
	});

	it('searches as one types', async () => {
		const user = userEvent.setup();
		const { context } = await openAt(midGame.state);
		render(RulesPage, { context });
		await user.type(screen.getByRole('searchbox'), '3.1.2');
		expect(screen.getByRole('status')).toHaveTextContent('1 rule');
	});
});
