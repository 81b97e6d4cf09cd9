/** Starting from a position: what is missing is listed, and a real mid-game comes out as it was. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
	findTitle,
	freshSoFar,
	fromPosition,
	titles,
	toPosition,
	type State,
	type TablePosition
} from '$engine';
import { isDraft, PositionForm } from '$lib/components/game/repair/position/position-form.svelte';
import PositionEntry from '$lib/components/game/repair/position/PositionEntry.svelte';
import PositionPlayers from '$lib/components/game/repair/position/PositionPlayers.svelte';
import PositionTurn from '$lib/components/game/repair/position/PositionTurn.svelte';
import {
	addTrain,
	cellWith,
	enterPhase,
	giveShare,
	placeMarker,
	raise,
	setPar,
	trainsGone
} from '$lib/components/game/repair/position/table-edits';
import { titleContext } from '$lib/components/game/title-context';
import { midGame } from '../../fixtures/mex-mid-game';

const { title } = midGame;

describe('table edits', () => {
	const fresh = title.setUp(midGame.config);
	const empty = { ...toPosition(title, fresh), turn: 'p1' as const };

	test('a share that is given leaves the offering, so that all of it stays placed', () => {
		const given = giveShare(giveShare(empty, 'CHI', 'P', 'p1'), 'CHI', 10, 'p2');
		expect(given.shares['CHI']?.['p1']).toEqual(['P']);
		const result = fromPosition(title, fresh, setPar(title, given, 'CHI', 75));
		expect(result.ok).toBe(true);
	});

	test('a par puts the marker on its cell; markers can be raised in a stack', () => {
		const one = setPar(title, empty, 'CHI', 75);
		const cell = cellWith(one, 'CHI');
		if (cell === null) throw new Error('the marker is not on the chart');
		const two = setPar(title, one, 'MEX', 75);
		expect(two.stacks[cell]).toEqual(['CHI', 'MEX']);
		expect(raise(two, 'MEX').stacks[cell]).toEqual(['MEX', 'CHI']);
		expect(placeMarker(two, 'CHI', null).stacks[cell]).toEqual(['MEX']);
	});

	test('a phase empties the depot of what must be sold before it', () => {
		const first = title.tables.trains[0];
		if (first === undefined) throw new Error('no trains');
		const later = enterPhase(title, fresh, empty, '4');
		expect(later.left[first.type]).toBe(0);
		expect(trainsGone(fresh, title, later, first.type)).toBe(first.count);
		const owned = addTrain(fresh, title, later, 'CHI', first.type);
		expect(trainsGone(fresh, title, owned, first.type)).toBe(first.count - 1);
	});

	test('§7 a set of operating rounds is as long as was agreed', () => {
		const short = title.setUp({ ...midGame.config, house: { roundsBrown: 2 } });
		const late = {
			...empty,
			round: { ...empty.round, kind: 'operating' as const, part: 3, parts: 3 }
		};
		expect(enterPhase(title, short, late, '5').round).toMatchObject({ part: 2, parts: 2 });
		expect(enterPhase(title, fresh, late, '5').round).toMatchObject({ part: 3, parts: 3 });
	});
});

describe('PositionForm', () => {
	test('a draft of a real mid-game is taken up and starts as it was', () => {
		const form = new PositionForm();
		const draft = {
			title: title.id,
			names: midGame.config.players,
			options: [],
			house: {},
			chips: true,
			name: 'Friday',
			table: toPosition(title, midGame.state)
		};
		expect(isDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
		expect(form.restore(draft, titles)).toBe(true);
		expect(form.problems).toEqual([]);
		expect(form.bank).toBe(midGame.state.cash['bank']);
		const request = form.request();
		expect(request?.initial?.cash).toEqual(midGame.state.cash);
		expect(request?.initial?.market).toEqual(midGame.state.market);
		expect(
			findTitle(request?.title ?? '')?.offers(request?.initial as State).length
		).toBeGreaterThan(0);
	});

	test('§3.1 §13 what the title puts apart stays apart, and is a figure that can be set', async () => {
		const form = new PositionForm();
		const oe = findTitle('18oe');
		if (oe === null) throw new Error('18OE is not registered');
		form.agreed.title = oe;
		form.layTable();
		expect(form.table?.cash['outside']).toBe(100_000);
		expect(form.bank).toBe(54_000);
		const { fresh, table } = form;
		if (fresh === null || table === null) throw new Error('no table is laid');
		const onchange = (next: TablePosition) => (form.table = next);
		render(PositionPlayers, { props: { fresh, table, onchange }, context: titleContext(oe) });
		const apart = screen.getByLabelText(/remainder cash/i);
		expect(apart).toHaveValue('100000');
		await userEvent.clear(apart);
		expect(form.bank).toBe(154_000);
		form.layTable();
		expect(form.table?.cash['outside']).toBe(0);
	});

	test('what lies apart follows the figure that is agreed while nobody has changed it', () => {
		const form = new PositionForm();
		const oe = findTitle('18oe');
		if (oe === null) throw new Error('18OE is not registered');
		form.agreed.title = oe;
		form.layTable();
		form.backToPlayers();
		form.agreed.house = { remainder: 50_000 };
		form.layTable();
		expect(form.table?.cash['outside']).toBe(50_000);
		expect(form.bank).toBe(54_000);
	});

	test.each(['18mex', '1822mx'])('%s puts nothing apart and asks for nothing', (id) => {
		const form = new PositionForm();
		const known = findTitle(id);
		if (known === null) throw new Error(`${id} is not registered`);
		form.agreed.title = known;
		form.layTable();
		const { fresh, table } = form;
		if (fresh === null || table === null) throw new Error('no table is laid');
		expect(table.cash['outside']).toBe(0);
		render(PositionPlayers, {
			props: { fresh, table, onchange: () => {} },
			context: titleContext(known)
		});
		expect(screen.queryByLabelText(/utside|Remainder/)).toBeNull();
	});

	test('something else than a draft is not believed', () => {
		for (const wrong of [null, 3, {}, { title: 'x', names: 'Ana' }])
			expect(isDraft(wrong)).toBe(false);
	});
});

describe('PositionEntry', () => {
	test('players first, then the table with what is still missing; nothing starts before', async () => {
		const onstart = vi.fn();
		render(PositionEntry, { random: () => 0, onstart });
		await userEvent.click(screen.getByRole('button', { name: /Next: what lies on the table/ }));
		expect(screen.getByText('Say whose turn it is')).toBeInTheDocument();
		const start = screen.getByRole('button', { name: 'Play on from here' });
		expect(start).toBeDisabled();
		await userEvent.type(screen.getByLabelText(/Player 1/), '400');
		expect(screen.getByText(/The bank then has \$8,600/)).toBeInTheDocument();
		await userEvent.click(screen.getByRole('button', { name: 'Round and turn' }));
		const turn = screen.getByRole('group', { name: 'Whose turn?' });
		await userEvent.click(turn.querySelector('button') as HTMLElement);
		expect(start).toBeEnabled();
		await userEvent.click(start);
		expect(onstart).toHaveBeenCalledOnce();
		expect(onstart.mock.calls[0]?.[0].initial.cash.p1).toBe(400);
	});
});

describe('a position inside a turn', () => {
	const draft = (table: TablePosition) => ({
		title: title.id,
		names: midGame.config.players,
		options: [],
		house: {},
		chips: false,
		name: '',
		table
	});
	const show = (table: TablePosition): PositionForm => {
		const form = new PositionForm();
		form.restore(draft(table), titles);
		const { fresh } = form;
		if (fresh === null) throw new Error('the draft does not fit');
		const onchange = (next: TablePosition) => (form.table = next);
		const context = titleContext(title);
		render(PositionTurn, { props: { fresh, table, onchange }, context });
		return form;
	};

	test('asks what the company has done so far, and starts there', async () => {
		const table = toPosition(title, midGame.state);
		expect(table.round.kind).toBe('operating');
		const form = show({ ...table, soFar: freshSoFar });
		await userEvent.click(
			screen.getByRole('switch', { name: 'Has run and settled its dividend', hidden: true })
		);
		expect(form.state?.turn).toMatchObject({ kind: 'operating', settled: true });
	});

	test('says what to do about a question that was open: settle it at the table first', () => {
		show(toPosition(title, midGame.state));
		expect(screen.getByText(/Settle it at the table first/)).toBeInTheDocument();
	});

	test('an auction without an item, bids or somebody to go on is told, and does not start', () => {
		const fresh = title.setUp(midGame.config);
		const table = { ...toPosition(title, fresh), moment: 'auction', turn: 'p1' as const };
		const codes = (entered: TablePosition) => {
			const result = fromPosition(title, fresh, entered);
			return result.ok ? [] : result.problems.map(({ code }) => code);
		};
		expect(codes(table)).toEqual(['auction-item', 'auction-resume']);
		const item = { deed: 'MIR', passes: 0, resume: 'p2' as const };
		const named = { ...table, soFar: { ...freshSoFar, auction: item } };
		expect(codes(named)).toEqual(['auction-bids']);
		const bids = { MIR: [{ player: 'p2' as const, amount: 105 }] };
		expect(codes({ ...named, bids })).toEqual([]);
	});
});
