/** Where the notes of the full chart fit: a chart that narrows downwards leaves a corner free. */
import type { ChartView } from '../views';

/** Columns and rows that the notes need at the least. */
const LEAST_COLUMNS = 7;
const LEAST_ROWS = 3;

export interface Corner {
	/** CSS grid lines, counted from 1. */
	readonly column: number;
	readonly row: number;
}

/** The free corner at the bottom right, or null when the chart is too full for it. */
export function freeCorner(chart: Pick<ChartView, 'rows' | 'columns'>): Corner | null {
	let widest = 0;
	let best: Corner | null = null;
	for (let r = chart.rows.length - 1; r >= 0; r--) {
		widest = Math.max(widest, chart.rows[r]?.length ?? 0);
		if (chart.columns - widest < LEAST_COLUMNS) break;
		if (chart.rows.length - r >= LEAST_ROWS) return { column: widest + 2, row: r + 1 };
		best = null;
	}
	return best;
}

/** On a phone a grid is wider than the screen: it opens where its selected cell is. */
export function showSelected(card: Element): void {
	const cell = card.querySelector('[aria-pressed="true"]');
	cell?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
