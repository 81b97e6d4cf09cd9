/** Nothing is told by colour alone: shapes, letters, patterns and words say it too. */
import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import ChartCell from '$lib/components/game/chart/ChartCell.svelte';
import CompanyTable from '$lib/components/game/CompanyTable.svelte';
import { NOTHING_FRESH } from '$lib/components/game/fresh';
import ShareBar from '$lib/components/game/ShareBar.svelte';
import { titleContext } from '$lib/components/game/title-context';
import { tableView } from '$lib/components/game/views';
import Token from '$lib/components/primitives/Token.svelte';
import TrainCard from '$lib/components/primitives/TrainCard.svelte';
import { playerStyle } from '$lib/export/series-style';
import { midGame } from '../../fixtures/mex-mid-game';
import { markup, styleOf, styleSheet } from './styles';

const { title, state } = midGame;
const view = tableView(title, state);
const context = titleContext(title);

describe('companies', () => {
	it('every token has letters; majors, minors and privates have shapes of their own', () => {
		for (const shape of ['major', 'minor', 'private']) render(Token, { label: shape, shape });
		for (const shape of ['major', 'minor', 'private']) {
			expect(screen.getByText(shape)).toHaveClass('token', shape);
		}
		const corners = ['.token', '.minor', '.private'].map(
			(selector) => /border-radius: ([^;]+)/.exec(styleOf('primitives/Token', selector))?.[1]
		);
		expect(new Set(corners).size).toBe(3);
	});

	it('a marker that is turned over has a broken edge, a tick, and says so', () => {
		const cell = view.chart.rows.flat().find((each) => each.stack.some((m) => m.faceDown));
		if (cell === undefined) throw new Error('nobody has operated');
		render(ChartCell, { props: { cell, selected: false, moved: false, onselect() {} }, context });
		const button = screen.getByRole('button', { name: /operated/ });
		expect(within(button).getByText('✓')).toBeInTheDocument();
		expect(styleOf('primitives/Token', '.down')).toContain('dashed');
	});

	it('who has operated, operates now or waits: a tick, an arrow, a number, and words', () => {
		const places = { offering: 'IPO', pool: 'Open', president: 'president' };
		const props = { companies: view.companies, fresh: NOTHING_FRESH, places };
		render(CompanyTable, { props, context });
		const row = (id: string) => {
			const found = screen.getAllByRole('row').find((each) => within(each).queryByText(id));
			if (found === undefined) throw new Error(`no row of ${id}`);
			return found;
		};
		expect(within(row('CHI')).getByText('operated')).toBeInTheDocument();
		expect(within(row('PAC')).getByText('operating now')).toBeInTheDocument();
		expect(row('PAC')).toHaveAttribute('aria-current', 'true');
		expect(within(row('MEX')).getAllByRole('cell')[0]).toHaveTextContent(/2$/);
		expect(row('CHI')).toHaveTextContent('$140 paid');
		expect(row('MEX')).toHaveTextContent('$180 kept');
	});

	it('shares in the pool are hatched, unsold ones hollow, trade-in ones dashed, each with its name', () => {
		const company = view.companies.find((each) => each.reserve > 0);
		if (company === undefined) throw new Error('no company keeps shares for trading in');
		const places = { offering: 'IPO', pool: 'Open', reserve: 'trade-in' };
		render(ShareBar, { props: { company, places } });
		expect(screen.getByText('trade-in')).toBeInTheDocument();
		const looks = ['.pool', '.offering', '.reserve'].map((kind) => styleOf('game/ShareBar', kind));
		expect(looks[0]).toContain('repeating-linear-gradient');
		expect(looks[2]).toContain('dashed');
		expect(new Set(looks).size).toBe(3);
	});
});

describe('trains', () => {
	it('one that rusts next has a broken edge and says so; one on its last run is crossed out', () => {
		render(TrainCard, { type: '2', rusts: true, label: 'rusts with the next phase' });
		expect(screen.getByText('rusts with the next phase')).toBeInTheDocument();
		expect(styleOf('primitives/TrainCard', '.rusts')).toContain('dashed');
		render(TrainCard, { type: '4', obsolete: true });
		expect(screen.getByText('×')).toBeInTheDocument();
		expect(styleOf('primitives/TrainCard', '.obsolete')).toContain('line-through');
	});
});

describe('the chart', () => {
	const ZONES = ['par', 'yellow', 'end'] as const;

	it('each zone has a pattern of its own, on every chart there is', () => {
		const tokens = styleSheet('tokens');
		const patterns = ZONES.map((zone) => new RegExp(`--zone-${zone}:([^;]+);`).exec(tokens)?.[1]);
		for (const pattern of patterns) expect(pattern).toMatch(/gradient\(/);
		const shapes = patterns.map((pattern) => pattern?.match(/[a-z-]+gradient\(\s*[\w]+/g)?.join());
		expect(new Set(shapes).size).toBe(3);
		const base = styleSheet('base');
		for (const zone of ZONES) {
			expect(base).toMatch(
				new RegExp(`\\[data-zones~='${zone}'\\] \\{\\s*--cell: var\\(--zone-${zone}\\);`)
			);
		}
		for (const [chart, cell] of [
			['MiniChart', '.cell'],
			['chart/ChartCell', '.cell'],
			['chart/ChartLegend', 'i'],
			['repair/ChartPicker', 'button']
		] as const) {
			expect(markup(`game/${chart}`)).toContain('data-zones={');
			expect(styleOf(`game/${chart}`, cell)).toContain('background: var(--cell)');
		}
	});

	it.each(ZONES)('a cell of the zone %s says it in words', (zone) => {
		const cell = view.chart.rows.flat().find((each) => each.zones.includes(zone));
		if (cell === undefined) throw new Error(`no cell is ${zone}`);
		render(ChartCell, { props: { cell, selected: false, moved: false, onselect() {} }, context });
		const word = { par: 'par', yellow: 'free', end: 'end' }[zone];
		expect(screen.getByText(word)).toBeInTheDocument();
		expect(screen.getByRole('button', { name: new RegExp(`, ${word}`) })).toBeInTheDocument();
	});

	it('lines over time are told apart by their dashes', () => {
		const dashes = Array.from({ length: 7 }, (_, at) => playerStyle(at, 'light').dash.join(' '));
		expect(new Set(dashes).size).toBe(7);
	});
});
