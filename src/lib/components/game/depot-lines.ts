/** How close the lines of the depot must stand for all of them to be seen, in pixels. */

export interface DepotFit {
	/** Height of a line. */
	readonly row: number;
	/** Lines that are left for the sentence about the next phase. */
	readonly sentence: number;
}

/** Header and margins, what frames the sentence, the room around it, one line of it, the rows of the list. */
const NORMAL = { head: 40, frame: 10, around: 13, line: 13.2, close: 14, roomy: 20 };
/** The same where there is little room; its header has the frame in it. */
const LITTLE = { head: 30, frame: 0, around: 1, line: 12.1, close: 13, roomy: 18 };
/** Two trains in a row of the list: what is above them and around the sentence, a row, a line. */
const TWO = { head: 44, row: 18, line: 13.2 };
const LEAST = 2;
const USUAL = 4;
/** Characters in a line of the sentence. */
const WIDE = 34;

/** How many lines a sentence asks for. */
export function linesOf(sentence: string): number {
	return Math.max(USUAL, Math.ceil(sentence.length / WIDE));
}

/** One train in a row; the sentence asks for so many lines. */
export function fit(height: number, rows: number, little: boolean, wanted = USUAL): DepotFit {
	const at = little ? LITTLE : NORMAL;
	const sentence = wanted * at.line + at.around;
	const each = Math.floor((height - at.head - sentence) / Math.max(1, rows));
	const row = Math.min(at.roomy, Math.max(at.close, each));
	const left = Math.floor((height - at.head - at.frame - rows * row) / at.line);
	return { row, sentence: Math.max(LEAST, left) };
}

/** Two trains in a row, as close as they can be: what is left belongs to the sentence. */
export function fitTwo(height: number, trains: number): DepotFit {
	const left = height - TWO.head - Math.ceil(trains / 2) * TWO.row;
	return { row: TWO.row, sentence: Math.max(USUAL, Math.floor(left / TWO.line)) };
}
