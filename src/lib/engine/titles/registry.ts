/** Every title the house knows; adding one adds a line here. */
import type { Title } from '../core/title';
import { mex } from './18mex';
import { oe } from './18oe';
import { mx } from './1822mx';

export const titles: readonly Title[] = [mex, mx, oe];

export function findTitle(id: string): Title | null {
	return titles.find((title) => title.id === id) ?? null;
}
