/** One touch of the table at a time: each edit gives a new position and keeps what is whole whole. */
import {
	cellId,
	type CellId,
	type CompanyId,
	type CompanyPosition,
	type Place,
	type ShareMap,
	type TablePosition,
	type Title
} from '$engine';

export type Size = number | 'P';

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
const SOURCES: readonly Place[] = ['offering', 'reserve', 'pool'];

export function giveShare(
	table: TablePosition,
	company: CompanyId,
	size: Size,
	to: Place
): TablePosition {
	const shares = table.shares[company] ?? {};
	const from = SOURCES.find((place) => place !== to && countAt(shares, place, size) > 0);
	return from === undefined ? table : moveShare(table, company, size, from, to);
}

export function takeShare(
	table: TablePosition,
	company: CompanyId,
	size: Size,
	from: Place
): TablePosition {
	return moveShare(table, company, size, from, from === 'offering' ? 'pool' : 'offering');
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

/** Trains of a type that are neither in the offering nor with anybody. */
export function trainsGone(title: Title, table: TablePosition, type: string): number {
	const count = title.tables.trains.find((card) => card.type === type)?.count ?? 0;
	const owned = Object.values(table.trains)
		.flat()
		.filter((each) => each === type).length;
	return count - owned - (table.left[type] ?? 0);
}

/** A train on a charter comes from those out of sight first, then from the offering. */
export function addTrain(
	title: Title,
	table: TablePosition,
	place: Place,
	type: string
): TablePosition {
	const left = table.left[type] ?? 0;
	const fromOffering = trainsGone(title, table, type) <= 0 && left > 0;
	return {
		...table,
		trains: { ...table.trains, [place]: [...(table.trains[place] ?? []), type] },
		left: fromOffering ? { ...table.left, [type]: left - 1 } : table.left
	};
}

export function removeTrain(table: TablePosition, place: Place, index: number): TablePosition {
	const owned = table.trains[place] ?? [];
	return { ...table, trains: { ...table.trains, [place]: owned.filter((_, i) => i !== index) } };
}

/** Trains are sold in order: a phase that a train began means that all before it are sold. */
export function enterPhase(title: Title, table: TablePosition, phase: string): TablePosition {
	const { phases, trains } = title.tables;
	const card = phases.find((each) => each.id === phase);
	const began = trains.findIndex((each) => each.type === card?.trigger?.train);
	const left = { ...table.left };
	trains.forEach((each, i) => {
		if (i < began) left[each.type] = 0;
	});
	const parts = table.round.kind === 'stock' ? 1 : (card?.operatingRounds ?? table.round.parts);
	const part = Math.min(table.round.part, parts);
	return { ...table, phase, left, round: { ...table.round, part, parts } };
}
