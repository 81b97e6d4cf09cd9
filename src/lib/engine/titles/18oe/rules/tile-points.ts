/** Tile points: a hint beside the lay-track step, never an entry (11.1, 15.7). */
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { company, hasPower } from './common';

const POINTS = { minor: 3, regional: 3, major: 6, national: 9 } as const;

/** A hint, not an entry: tile points of this turn (11.1, 15.5 to 15.7). */
export function tilePoints(state: State, id: CompanyId): number {
	return POINTS[company(state, id).kind] + (hasPower(state, id, 'G') ? 2 : 0);
}

export type Tile = 'yellow' | 'upgrade' | 'yellowMetropolis' | 'upgradeMetropolis';

const TILE_COST: Readonly<Record<Tile, number>> = {
	yellow: 1,
	upgrade: 2,
	yellowMetropolis: 2,
	upgradeMetropolis: 4
};

export function pointsFor(tiles: readonly Tile[]): number {
	return tiles.reduce((sum, tile) => sum + TILE_COST[tile], 0);
}
