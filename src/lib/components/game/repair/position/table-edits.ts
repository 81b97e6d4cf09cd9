/** One touch of the table at a time: each edit gives a new position and keeps what is whole whole. */
import {
	cellId,
	frontOf,
	phasesOf,
	type CellId,
	type CompanyId,
	type CompanyPosition,
	type Place,
	type CompanyKind,
	type ShareMap,
	type Size,
	type State,
	type TablePosition,
	type Title
} from '$engine';

const countAt = (shares: ShareMap | undefined, place: Place, size: Size): number =>
	(shares?.[place] ?? []).filter((each) => each === size).length;

export function certificatesOfSize(
	table: TablePosition,
	company: CompanyId,
	place: Place,
	size: Size
): number {
	return countAt(table.shares[company], place, size);
}

/** Sizes a company has, the president's certificate first. */
export function sizesOf(table: TablePosition, company: CompanyId): Size[] {
	const all = new Set(Object.values(table.shares[company] ?? {}).flat());
	return [...all].sort((a, b) => rank(b) - rank(a));
}

function rank(size: Size): number {
	return size === 'P' ? 1000 : size;
}

/** Whatever goes to one place leaves another: unsold ones first, then those set apart, then the pool. */
export const SOURCES = (company: CompanyId): readonly Place[] => [
	'offering',
	company,
	'reserve',
	'pool'
];

export function giveShare(
	table: TablePosition,
	company: CompanyId,
	size: Size,
	to: Place
): TablePosition {
	const shares = table.shares[company] ?? {};
	const from = SOURCES(company).find((place) => place !== to && countAt(shares, place, size) > 0);
	return from === undefined ? table : moveShare(table, company, size, from, to);
}

export function takeShare(
	table: TablePosition,
	company: CompanyId,
	size: Size,
	from: Place
): TablePosition {
	const back = (table.shares[company]?.['offering'] ?? []).length === 0 && from !== company;
	const to = back && company in (table.shares[company] ?? {}) ? company : 'offering';
	return moveShare(table, company, size, from, from === 'offering' ? 'pool' : to);
}

function moveShare(
	table: TablePosition,
	company: CompanyId,
	size: Size,
	from: Place,
	to: Place
): TablePosition {
	const shares = table.shares[company] ?? {};
	const left = [...(shares[from] ?? [])];
	const at = left.indexOf(size);
	if (at < 0) return table;
	left.splice(at, 1);
	const moved = { ...shares, [from]: left, [to]: [...(shares[to] ?? []), size] };
	return { ...table, shares: { ...table.shares, [company]: moved } };
}

export function setCompany(
	table: TablePosition,
	company: CompanyId,
	change: Partial<CompanyPosition>
): TablePosition {
	const now = table.companies[company];
	if (now === undefined) return table;
	return { ...table, companies: { ...table.companies, [company]: { ...now, ...change } } };
}

/** What a company can have been started at: the title's pars, cells for it on the chart, its own. */
export function parsFor(title: Title, now: number | null): number[] {
	const cells = title.tables.market.rows.flat();
	const zones = cells.filter((cell) => cell.zones.some((zone) => zone.startsWith('par')));
	const all = new Set([...title.tables.pars, ...zones.map((cell) => cell.value)]);
	if (now !== null) all.add(now);
	return [...all].sort((a, b) => a - b);
}

/** A par that is set puts the marker on its cell, unless it lies somewhere already. */
export function setPar(
	title: Title,
	table: TablePosition,
	company: CompanyId,
	par: number | null
): TablePosition {
	const changed = setCompany(table, company, { par });
	if (par === null) return placeMarker(changed, company, null);
	if (cellWith(table, company) !== null) return changed;
	const cells = title.tables.market.rows.flat();
	const cell =
		cells.find((each) => each.value === par && each.zones.includes('par')) ??
		cells.find((each) => each.value === par);
	return cell === undefined ? changed : placeMarker(changed, company, cellId(cell));
}

export function cellWith(table: TablePosition, company: CompanyId): CellId | null {
	for (const [cell, stack] of Object.entries(table.stacks)) {
		// Stacks are only ever keyed by cells.
		if (stack.includes(company)) return cell as CellId;
	}
	return null;
}

/** At the bottom of the cell's stack, or off the chart. */
export function placeMarker(
	table: TablePosition,
	company: CompanyId,
	cell: CellId | null
): TablePosition {
	const stacks: Record<string, readonly CompanyId[]> = {};
	for (const [id, stack] of Object.entries(table.stacks)) {
		const others = stack.filter((each) => each !== company);
		if (others.length > 0) stacks[id] = others;
	}
	if (cell !== null) stacks[cell] = [...(stacks[cell] ?? []), company];
	return { ...table, stacks };
}

/** One place higher in its stack. */
export function raise(table: TablePosition, company: CompanyId): TablePosition {
	const cell = cellWith(table, company);
	const stack = cell === null ? [] : [...(table.stacks[cell] ?? [])];
	const at = stack.indexOf(company);
	const above = stack[at - 1];
	if (cell === null || above === undefined) return table;
	stack[at - 1] = company;
	stack[at] = above;
	return { ...table, stacks: { ...table.stacks, [cell]: stack } };
}

/** Another time of its life: all its certificates lie with the company until they are given out. */
export function setKind(
	title: Title,
	fresh: State,
	table: TablePosition,
	company: CompanyId,
	kind: CompanyKind
): TablePosition {
	const same = fresh.companies[company]?.kind === kind;
	const shares: ShareMap = same
		? { offering: sizesIn(fresh, company) }
		: { [company]: title.position.sizes?.(company, kind) ?? [] };
	const changed = setCompany(table, company, { kind });
	return { ...changed, shares: { ...table.shares, [company]: shares } };
}

function sizesIn(fresh: State, company: CompanyId): Size[] {
	return (fresh.certificates[company] ?? []).map((c) => (c.president ? 'P' : c.percent));
}

/** Ten percent more or less of a company that grows; new ones begin in the pool. */
export function setIssued(table: TablePosition, company: CompanyId, issued: number): TablePosition {
	const now = table.companies[company]?.issued ?? issued;
	const pool = [...(table.shares[company]?.['pool'] ?? [])];
	if (issued > now) pool.push(10);
	else pool.pop();
	const shares = { ...table.shares[company], pool };
	const changed = setCompany(table, company, { issued });
	return { ...changed, shares: { ...table.shares, [company]: shares } };
}

/** A company that closes leaves the chart and keeps no money. */
export function setClosed(
	table: TablePosition,
	company: CompanyId,
	closed: boolean
): TablePosition {
	const changed = setCompany(table, company, { closed });
	if (!closed) return changed;
	const cash = company in table.cash ? { ...table.cash, [company]: 0 } : table.cash;
	return placeMarker({ ...changed, cash }, company, null);
}

/** How many cards of a type there are, whichever side lies up. */
export function cardsOf(fresh: State, title: Title, type: string): number {
	const front = frontOf(title, type);
	return fresh.trains.filter((train) => train.type === front && train.place === 'offering').length;
}

/** Cards of a type that are neither in the offering nor with anybody. */
export function trainsGone(fresh: State, title: Title, table: TablePosition, type: string): number {
	const front = frontOf(title, type);
	const owned = Object.values(table.trains)
		.flat()
		.filter((each) => frontOf(title, each) === front).length;
	return cardsOf(fresh, title, type) - owned - (table.left[front] ?? 0);
}

/** A train on a charter comes from those out of sight first, then from the offering. */
export function addTrain(
	fresh: State,
	title: Title,
	table: TablePosition,
	place: Place,
	type: string
): TablePosition {
	const front = frontOf(title, type);
	const left = table.left[front] ?? 0;
	const fromOffering = trainsGone(fresh, title, table, type) <= 0 && left > 0;
	return {
		...table,
		trains: { ...table.trains, [place]: [...(table.trains[place] ?? []), type] },
		left: fromOffering ? { ...table.left, [front]: left - 1 } : table.left
	};
}

/** A train that runs once more, or does not. */
export function toggleObsolete(table: TablePosition, place: Place, type: string): TablePosition {
	const marked = [...(table.obsolete[place] ?? [])];
	const at = marked.indexOf(type);
	if (at >= 0) marked.splice(at, 1);
	else marked.push(type);
	return { ...table, obsolete: { ...table.obsolete, [place]: marked } };
}

export function removeTrain(table: TablePosition, place: Place, index: number): TablePosition {
	const owned = table.trains[place] ?? [];
	return { ...table, trains: { ...table.trains, [place]: owned.filter((_, i) => i !== index) } };
}

/** Trains are sold in order: a phase that a train began means that all before it are sold. */
export function enterPhase(
	title: Title,
	fresh: State,
	table: TablePosition,
	phase: string
): TablePosition {
	const { trains } = title.tables;
	const card = phasesOf(title, fresh).find((each) => each.id === phase);
	const began = trains.findIndex((each) => each.type === card?.trigger?.train);
	const left = { ...table.left };
	trains.forEach((each, i) => {
		if (i < began) left[each.type] = 0;
	});
	const parts = table.round.kind === 'stock' ? 1 : (card?.operatingRounds ?? table.round.parts);
	const part = Math.min(table.round.part, parts);
	return { ...table, phase, left, round: { ...table.round, part, parts } };
}
