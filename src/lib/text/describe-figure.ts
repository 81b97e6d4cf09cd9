import { rowAndPlace, type HouseRule } from '$engine';
import type { Catalogue } from './catalogue';
import { formatNumber } from './money';

/** A figure of the house as the banker reads it: yes or no, a row and a place in it, or a number. */
export function describeFigure({ app, desk }: Catalogue, rule: HouseRule, value: number): string {
	if (rule.control === 'switch') return value === 1 ? app.yes : app.no;
	if (rule.control !== 'rowAndPlace') return formatNumber(value);
	const { row, place } = rowAndPlace(value);
	return `${desk.houseRow} ${row}, ${desk.housePlace} ${place}`;
}
