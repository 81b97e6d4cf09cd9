/**
 * How lines of a chart are told apart: by dash and by a name at their end first, by colour only
 * besides. The hues are spread so that the common kinds of colour blindness keep them apart.
 */
import { contrast, parse } from '$lib/styles/readable';

export interface SeriesStyle {
	readonly color: string;
	readonly dash: readonly number[];
}

export type Shade = 'light' | 'dark';

const HUES: Readonly<Record<Shade, readonly string[]>> = {
	light: ['#1f3b8c', '#b34700', '#00714f', '#8a2f6f', '#444a52', '#7a5c00', '#0076a8'],
	dark: ['#a3bcff', '#ffab70', '#6fdcb5', '#f0a6d4', '#c3c7cd', '#f3c566', '#7fd0ff']
};

const DASHES: readonly (readonly number[])[] = [
	[],
	[9, 5],
	[2, 4],
	[12, 4, 2, 4],
	[5, 3],
	[16, 5],
	[10, 3, 2, 3, 2, 3],
	[1, 3, 6, 3]
];

const pick = <T>(list: readonly T[], index: number, otherwise: T): T =>
	list[index % list.length] ?? otherwise;

export function playerStyle(index: number, shade: Shade): SeriesStyle {
	return { color: pick(HUES[shade], index, '#808080'), dash: pick(DASHES, index, []) };
}

/** Lines are thin: the contrast that drawings need. */
const LINE_CONTRAST = 3;
const PARTS = 20;

/** A company's printed colour, moved towards the ink only as far as a line on paper needs. */
export function companyStyle(
	index: number,
	color: string,
	paper: string,
	ink: string
): SeriesStyle {
	let line = color;
	for (let part = 1; part <= PARTS && contrast(line, paper) < LINE_CONTRAST; part++) {
		line = mixed(color, ink, part / PARTS);
	}
	return { color: line, dash: pick(DASHES, index, []) };
}

function mixed(from: string, to: string, share: number): string {
	const [a, b] = [parse(from), parse(to)];
	const parts = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
	return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Names at the ends of lines: moved apart so that none covers another, the order kept. */
export function spread(
	wanted: readonly number[],
	gap: number,
	least: number,
	most: number
): number[] {
	const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
	let floor = least;
	const placed = order.map(({ at, index }) => {
		const y = Math.max(at, floor);
		floor = y + gap;
		return { y, index };
	});
	let ceiling = most;
	for (const label of placed.toReversed()) {
		label.y = Math.min(label.y, ceiling);
		ceiling = label.y - gap;
	}
	const result: number[] = wanted.map(() => 0);
	for (const { y, index } of placed) result[index] = y;
	return result;
}
