/** A two-dimensional stock chart: cells, neighbours, zones, and where a marker lands in a stack. */
import type { GameBook } from '../ledger/ledger';
import type { CellId, CompanyId } from '../model/ids';
import type { Spot, State } from '../model/state';

export interface Cell {
	readonly row: number;
	readonly col: number;
	readonly value: number;
	readonly zones: readonly string[];
}

export interface Grid {
	/** rows[0] is row 1; a row may be shorter than the one above it. */
	readonly rows: readonly (readonly Cell[])[];
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEP: Readonly<Record<Direction, readonly [row: number, col: number]>> = {
	left: [0, -1],
	right: [0, 1],
	up: [-1, 0],
	down: [1, 0]
};

/** Reads a grid from codes such as "80p": digits are the value, letters the zones. */
export function readGrid(
	codes: readonly (readonly string[])[],
	zones: Readonly<Record<string, string>>
): Grid {
	return {
		rows: codes.map((row, r) =>
			row.map((code, c) => ({
				row: r + 1,
				col: c + 1,
				value: Number.parseInt(code, 10),
				zones: [...code.replace(/\d+/g, '')].map((letter) => zones[letter] ?? letter)
			}))
		)
	};
}

function cellAt(grid: Grid, row: number, col: number): Cell | null {
	return grid.rows[row - 1]?.[col - 1] ?? null;
}

export function cellOf(grid: Grid, id: CellId): Cell | null {
	const dot = id.indexOf('.');
	return cellAt(grid, Number(id.slice(0, dot)), Number(id.slice(dot + 1)));
}

export function cellId(cell: Cell): CellId {
	return `${cell.row}.${cell.col}`;
}

export function spotOf(cell: Cell): Spot {
	return { cell: cellId(cell), price: cell.value };
}

/** The neighbour in a direction, or null at the edge. */
export function neighbour(grid: Grid, from: CellId, direction: Direction): Cell | null {
	const cell = cellOf(grid, from);
	if (cell === null) return null;
	const [row, col] = STEP[direction];
	return cellAt(grid, cell.row + row, cell.col + col);
}

/** Tries directions in order and takes the first that stays on the chart; else stays. */
export function stepOrElse(grid: Grid, from: Spot, directions: readonly Direction[]): Spot {
	for (const direction of directions) {
		const next = neighbour(grid, from.cell, direction);
		if (next !== null) return spotOf(next);
	}
	return from;
}

/** Down several rows, stopping on the lowest cell of the column. */
export function stepDown(grid: Grid, from: Spot, rows: number): Spot {
	let spot = from;
	for (let i = 0; i < rows; i++) spot = stepOrElse(grid, spot, ['down']);
	return spot;
}

/**
 * Where a marker arrives in a stack: face-up markers go under the other face-up ones, face-down
 * markers under everything. (On the table face-down markers are turned over as a group at the end
 * of the round, which is why the newest of them lies on top of that group; this list is the order
 * that results.)
 */
export function arrival(state: State, company: CompanyId, cell: CellId, faceDown: boolean): number {
	const stack = (state.market[cell] ?? []).filter((other) => other !== company);
	if (faceDown) return stack.length;
	let index = 0;
	stack.forEach((other, i) => {
		if (state.companies[other]?.faceDown !== true) index = i + 1;
	});
	return index;
}

/** Moves a marker; staying where it is leaves no fact, unless it changes its place in the stack. */
export function moveMarker(
	book: GameBook,
	rule: string,
	company: CompanyId,
	to: Spot,
	faceDown: boolean
): void {
	const { state } = book;
	const from = state.companies[company]?.spot ?? null;
	const at = arrival(state, company, to.cell, faceDown);
	if (from !== null && from.cell === to.cell) {
		const now = (state.market[to.cell] ?? []).indexOf(company);
		if (!faceDown || now === at) return;
	}
	book.post(rule, { t: 'markerMoved', company, from, to, at });
}

/** Companies with a marker, dearest first; ties: further right, then higher in the stack. */
export function byPrice(state: State, companies: readonly CompanyId[]): CompanyId[] {
	const keyed = companies.flatMap((id) => {
		const spot = state.companies[id]?.spot;
		if (!spot) return [];
		const col = Number(spot.cell.slice(spot.cell.indexOf('.') + 1));
		return [{ id, price: spot.price, col, at: (state.market[spot.cell] ?? []).indexOf(id) }];
	});
	keyed.sort((a, b) => b.price - a.price || b.col - a.col || a.at - b.at);
	return keyed.map((k) => k.id);
}
