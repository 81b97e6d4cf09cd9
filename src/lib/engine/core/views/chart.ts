/** The stock chart with its stacks. */
import { cellId } from '../market/grid';
import type { CellId, CompanyId } from '../model/ids';
import type { State } from '../model/state';
import type { Title } from '../title';

export interface StackedMarker {
	readonly company: CompanyId;
	readonly faceDown: boolean;
}

export interface ChartCell {
	readonly id: CellId;
	readonly row: number;
	readonly col: number;
	readonly value: number;
	readonly zones: readonly string[];
	/** Top of the stack first: it operates first. */
	readonly stack: readonly StackedMarker[];
}

export interface ChartView {
	readonly rows: readonly (readonly ChartCell[])[];
	readonly columns: number;
	/** The first row with a marker, for charts with room for a few rows only. */
	readonly firstRow: number;
	/** How many rows a compact chart needs: those in use, and one more to fall into. */
	readonly rowsInUse: number;
}

/** A compact chart never shrinks below this, so that it does not jump about early in a game. */
const LEAST_ROWS = 4;

export function stackAt(state: State, cell: CellId): StackedMarker[] {
	return (state.market[cell] ?? []).map((company) => ({
		company,
		faceDown: state.companies[company]?.faceDown ?? false
	}));
}

/**
 * A stack as hands left it. Where operated markers are turned over, each newly turned one lies on the
 * other face-down ones, beneath those still face up; the order of play only shows when all are
 * turned back.
 */
export function stackAsItLies(
	stack: readonly StackedMarker[],
	turnedOver: boolean
): StackedMarker[] {
	if (!turnedOver) return [...stack];
	const up = stack.filter((marker) => !marker.faceDown);
	const down = stack.filter((marker) => marker.faceDown);
	return [...up, ...down.reverse()];
}

export function chartView(title: Title, state: State): ChartView {
	const rows = title.tables.market.rows.map((row) =>
		row.map((cell) => {
			const id = cellId(cell);
			const { value, zones } = cell;
			return { id, row: cell.row, col: cell.col, value, zones, stack: stackAt(state, id) };
		})
	);
	const first = rows.findIndex((row) => row.some((cell) => cell.stack.length > 0));
	const lowest = rows.findLastIndex((row) => row.some((cell) => cell.stack.length > 0));
	return {
		rows,
		columns: Math.max(0, ...rows.map((row) => row.length)),
		firstRow: Math.max(0, first),
		rowsInUse: Math.min(rows.length, Math.max(LEAST_ROWS, lowest + 2))
	};
}
