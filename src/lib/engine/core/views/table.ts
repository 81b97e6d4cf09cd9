/** The whole table at a glance: header, players, companies, chart, depot and who is next. */
import { cashOf } from '../ledger/ledger';
import { totalCash } from '../model/invariants';
import type { CompanyId, Holder, PhaseId } from '../model/ids';
import type { EndTrigger, GameConfig, Round, State } from '../model/state';
import type { PhaseCard, Title } from '../title';
import { chartView, type ChartView } from './chart';
import { companyView, type CompanyView } from './companies';
import { depotView, type DepotView } from './depot';
import { playerViews, type PlayerView } from './players';

export interface EndView {
	readonly trigger: EndTrigger | null;
	readonly finished: string | null;
	/** The price that ends the game, if the chart has one. */
	readonly price: number | null;
	/** The dearest marker on the chart. */
	readonly dearest: { readonly company: CompanyId; readonly price: number } | null;
	readonly bank: number;
}

export interface HeaderView {
	readonly title: string;
	readonly round: Round;
	readonly phase: { readonly id: PhaseId; readonly color: PhaseCard['color'] };
	readonly bank: number;
	/** All the money of the game; every holder together must make it. */
	readonly total: number;
	readonly balanced: boolean;
	readonly end: EndView;
}

export interface TableView {
	readonly header: HeaderView;
	readonly players: readonly PlayerView[];
	readonly companies: readonly CompanyView[];
	readonly chart: ChartView;
	readonly depot: DepotView;
	readonly upcoming: readonly CompanyId[];
	readonly currency: string;
}

export function tableView(title: Title, state: State): TableView {
	const upcoming = title.upcoming(state);
	return {
		header: headerView(title, state),
		players: playerViews(title, state),
		companies: title.companyOrder(state).map((id) => companyView(title, state, id, upcoming)),
		chart: chartView(title, state),
		depot: depotView(title, state),
		upcoming,
		currency: title.currency
	};
}

interface MoneyAtStart {
	readonly total: number;
	readonly apart: number;
}

/** Set-up is pure, and its sum never changes while a game is on. */
const atStart = new WeakMap<GameConfig, MoneyAtStart>();

function moneyAtStart(title: Title, { config }: State): MoneyAtStart {
	const known = atStart.get(config);
	if (known !== undefined) return known;
	const fresh = title.setUp(config);
	const money = { total: totalCash(fresh), apart: cashOf(fresh, 'outside') };
	atStart.set(config, money);
	return money;
}

/** The sum of all money in the box and outside it, as the game was set up. */
function moneyInTheGame(title: Title, state: State): number {
	return moneyAtStart(title, state).total;
}

/** Does the title lay money apart at the start, outside of what is in play? */
export function laysMoneyApart(title: Title, state: State): boolean {
	return moneyAtStart(title, state).apart > 0;
}

export function headerView(title: Title, state: State): HeaderView {
	const total = moneyInTheGame(title, state);
	const phase = title.tables.phases.find((card) => card.id === state.phase);
	return {
		title: title.name,
		round: state.round,
		phase: { id: state.phase, color: phase?.color ?? 'gray' },
		bank: cashOf(state, 'bank'),
		total,
		balanced: totalCash(state) === total,
		end: endView(title, state)
	};
}

function endView(title: Title, state: State): EndView {
	const cell = title.tables.market.rows.flat().find((c) => c.zones.includes('end'));
	let dearest: EndView['dearest'] = null;
	for (const company in state.companies) {
		const price = state.companies[company]?.spot?.price ?? 0;
		if (price > (dearest?.price ?? 0)) dearest = { company, price };
	}
	return {
		trigger: state.end,
		finished: state.finished,
		price: cell?.value ?? null,
		dearest,
		bank: cashOf(state, 'bank')
	};
}

/** Whose money differs between two tables: the figures that are fresh after an entry. */
export function changedCash(before: State, after: State): ReadonlyMap<Holder, number> {
	const changes = new Map<Holder, number>();
	for (const holder in after.cash) {
		const by = (after.cash[holder] ?? 0) - (before.cash[holder] ?? 0);
		if (by !== 0) changes.set(holder, by);
	}
	return changes;
}

/** Where all the money is: the sums behind the balanced tick. */
export interface MoneyView {
	readonly players: number;
	readonly treasuries: number;
	readonly bank: number;
	readonly outside: number;
	readonly total: number;
	readonly expected: number;
}

export function moneyView(title: Title, state: State): MoneyView {
	const sum = (holders: readonly string[]) =>
		holders.reduce((total, holder) => total + cashOf(state, holder), 0);
	return {
		players: sum(state.seats),
		treasuries: sum(Object.keys(state.companies)),
		bank: cashOf(state, 'bank'),
		outside: cashOf(state, 'outside'),
		total: totalCash(state),
		expected: moneyInTheGame(title, state)
	};
}
