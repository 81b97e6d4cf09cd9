/** The stock chart of 1822MX: one row. y: yellow zone, m: minors may start, p: all may start, e: ends the game. */
import { cellId, readGrid } from '../../../core/market/grid';
import type { CellId } from '../../../core/model/ids';

const CODES =
	'5y 10y 15y 20y 25y 30y 35y 40y 45y 50m 60mp 70mp 80mp 90mp 100mp 110 120 135 150 165 180 200 220 245 270 300 330 360 400 450 500 550 600e';

export const market = readGrid([CODES.split(' ')], {
	y: 'yellow',
	m: 'parMinor',
	p: 'par',
	e: 'end'
});

/** Starting prices of majors (4.3.15). */
export const pars = [60, 70, 80, 90, 100] as const;
/** Starting prices of minors (4.2.6). */
export const minorPars = [50, ...pars] as const;
/** Where the NdeM's marker starts (2.1.13). */
export const NDEM_START = 100;

/** The space that ends the game. */
export function endCell(): CellId {
	const cell = market.rows.flat().find((c) => c.zones.includes('end'));
	if (cell === undefined) throw new Error('the chart has no end');
	return cellId(cell);
}
