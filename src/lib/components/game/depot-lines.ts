/** How close the lines of the depot must stand for all of them to be seen, in pixels. */

export interface DepotFit {
	/** Height of a line. */
	readonly row: number;
	/** Lines that are left for the sentence about the next phase. */
	readonly sentence: number;
}

/** Header and margins, the sentence with four lines, one line of it, and the rows of the list. */
const NORMAL = { head: 40, sentence: 66, line: 13.2, close: 15, roomy: 20 };
/** The same where there is little room. */
const LITTLE = { head: 30, sentence: 50, line: 12.1, close: 13, roomy: 18 };
const LEAST = 2;

export function fit(height: number, rows: number, little: boolean): DepotFit {
	const at = little ? LITTLE : NORMAL;
	const each = Math.floor((height - at.head - at.sentence) / Math.max(1, rows));
	const row = Math.min(at.roomy, Math.max(at.close, each));
	const left = Math.floor((height - at.head - rows * row) / at.line);
	return { row, sentence: Math.max(LEAST, left) };
}
