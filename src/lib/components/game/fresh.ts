/** What the last entry changed, so that the table can mark it until the next one. */
import type { CompanyId, Holder, State, TrainId } from '$engine';
import { changedCash, consequences } from './views';

export interface Fresh {
	readonly cash: ReadonlyMap<Holder, number>;
	readonly prices: ReadonlySet<CompanyId>;
	readonly trains: ReadonlySet<TrainId>;
}

export const NOTHING_FRESH: Fresh = { cash: new Map(), prices: new Set(), trains: new Set() };

export function freshSince(before: State, after: State): Fresh {
	const { markers, trains } = consequences(before, after, []);
	return {
		cash: changedCash(before, after),
		prices: new Set(markers.map((move) => move.company)),
		trains: new Set(trains.map((move) => move.train))
	};
}
