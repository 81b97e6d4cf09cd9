/** The stock chart of 18OE (4): eight rows, at most seventeen columns, and how markers move on it. */
import { cellOf, neighbour, readGrid, spotOf, type Direction } from '../../../core/market/grid';
import type { Spot } from '../../../core/model/state';

/** p: red bordered, where a major with this par begins. x: no cell, the corner is blank. */
export const market = readGrid(
	[
		[
			'0x',
			'110',
			'120p',
			'135',
			'150',
			'165',
			'180',
			'200',
			'225',
			'250',
			'280',
			'310',
			'350',
			'390',
			'440',
			'490',
			'550'
		],
		[
			'90',
			'100',
			'110p',
			'120',
			'135',
			'150',
			'165',
			'180',
			'200',
			'225',
			'250',
			'280',
			'310',
			'350',
			'390',
			'440',
			'490'
		],
		[
			'80',
			'90',
			'100p',
			'110',
			'120',
			'135',
			'150',
			'165',
			'180',
			'200',
			'225',
			'250',
			'280',
			'310'
		],
		['75', '80', '90p', '100', '110', '120', '135', '150', '165', '180', '200'],
		['70', '75', '80p', '90', '100', '110', '120', '135', '150'],
		['65', '70', '75p', '80', '90', '100', '110'],
		['60', '65', '70', '75', '80'],
		['50', '60', '65', '70']
	],
	{ p: 'par', x: 'blank' }
);

export const REGIONAL_PARS = [60, 65, 70, 75, 80, 90] as const;

const TOP = 550;

function next(from: Spot, direction: Direction): Spot | null {
	const cell = neighbour(market, from.cell, direction);
	return cell === null || cell.zones.includes('blank') ? null : spotOf(cell);
}

/** UP, or RIGHT at the top of its column; 550 stays (4.4, A-OE-10). */
export function up(from: Spot): Spot {
	if (from.price === TOP) return from;
	return next(from, 'up') ?? next(from, 'right') ?? from;
}

/** DOWN as often as shares were sold; the lowest cell of a column holds (4.4). */
export function down(from: Spot, times = 1): Spot {
	let spot = from;
	for (let i = 0; i < times; i++) spot = next(spot, 'down') ?? spot;
	return spot;
}

/** RIGHT, or UP at the end of a row; 550 stays (4.4). */
export function right(from: Spot, times = 1): Spot {
	let spot = from;
	for (let i = 0; i < times; i++) spot = next(spot, 'right') ?? next(spot, 'up') ?? spot;
	return spot;
}

/** LEFT, or DOWN at the beginning of a row; 50 stays (4.4, A-OE-11). */
export function left(from: Spot): Spot {
	return next(from, 'left') ?? next(from, 'down') ?? from;
}

/** The red bordered cell of a par value (4.3). */
export function parSpot(par: number): Spot {
	const cell = market.rows.flat().find((c) => c.value === par && c.zones.includes('par'));
	if (cell === undefined) throw new Error(`no red bordered cell for ${par}`);
	return spotOf(cell);
}

/** Only for tests and corrections: the spot of a cell by its name. */
export function spotAt(cell: Spot['cell']): Spot {
	const found = cellOf(market, cell);
	if (found === null) throw new Error(`no cell ${cell}`);
	return spotOf(found);
}
