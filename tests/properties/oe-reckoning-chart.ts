/** The stock chart of 18OE as printed, and how a marker moves on it: written from 4.4, not from the engine. */

/** Row by row from the top; the corner above 90 is blank. */
const CHART: readonly (readonly number[])[] = [
	[0, 110, 120, 135, 150, 165, 180, 200, 225, 250, 280, 310, 350, 390, 440, 490, 550],
	[90, 100, 110, 120, 135, 150, 165, 180, 200, 225, 250, 280, 310, 350, 390, 440, 490],
	[80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 225, 250, 280, 310],
	[75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200],
	[70, 75, 80, 90, 100, 110, 120, 135, 150],
	[65, 70, 75, 80, 90, 100, 110],
	[60, 65, 70, 75, 80],
	[50, 60, 65, 70]
];

export type Way = 'UP' | 'DOWN' | 'LEFT' | 'RIGHT';

/** "2.4" is the fourth space of the second row. */
export function valueAt(cell: string): number {
	const [row = 0, col = 0] = cell.split('.').map(Number);
	return CHART[row - 1]?.[col - 1] ?? 0;
}

function beside(cell: string, way: Way): string | null {
	const [row = 0, col = 0] = cell.split('.').map(Number);
	const to = {
		UP: `${row - 1}.${col}`,
		DOWN: `${row + 1}.${col}`,
		LEFT: `${row}.${col - 1}`,
		RIGHT: `${row}.${col + 1}`
	}[way];
	return valueAt(to) > 0 ? to : null;
}

/** Where a marker goes that cannot go where it should. */
const INSTEAD: Readonly<Record<Way, Way | null>> = {
	UP: 'RIGHT',
	RIGHT: 'UP',
	LEFT: 'DOWN',
	DOWN: null
};

export function moved(from: string, way: Way, times = 1): string {
	let cell = from;
	for (let i = 0; i < times; i++) {
		if (valueAt(cell) === 550 && (way === 'UP' || way === 'RIGHT')) continue;
		const instead = INSTEAD[way];
		cell = beside(cell, way) ?? (instead === null ? null : beside(cell, instead)) ?? cell;
	}
	return cell;
}

/** The red bordered squares stand in the third column, 120 at the top. */
export function redSquare(par: number): string {
	const row = CHART.findIndex((values) => values[2] === par);
	return `${row + 1}.3`;
}
