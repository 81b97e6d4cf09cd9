/**
 * Revenue sums for the sheet beside a run (11.3.9, 11.3.10, 12.1, 15.11). The board is physical, so
 * these only add up what the banker reads from it; the run itself is booked with its total.
 */
import type { PhaseId, TrainType } from '../../../core/model/ids';
import { atPhase, levelOf, ORIENT_BONUS } from '../tables/trains';

const PULLMAN_PER_LEVEL = 10;
export const SPARE_CITY = 60;
export const SPARE_TOWN = 10;

/** How far a train counts: cities (or red zones), towns on top of them, and whether cities double. */
export interface Reach {
	readonly cities: number;
	/** Towns that count beyond the places of `cities`. */
	readonly towns: number;
	/** Towns may stand in for cities, as long as one city remains. */
	readonly swaps: boolean;
	readonly doubled: number;
}

/** 2+2: two cities and two towns. 4: four places. 4D: four doubled cities (11.3.2, 11.3.3). */
export function reachOf(type: TrainType): Reach {
	if (type.endsWith('D')) {
		const cities = Number.parseInt(type, 10);
		return { cities, towns: 0, swaps: false, doubled: cities };
	}
	const { level, local } = levelOf(type);
	return { cities: level, towns: type === local ? level : 0, swaps: true, doubled: 0 };
}

/** Minor L's marker: one city and one town more; the extra city is not doubled (15.11). */
export function withArrow(reach: Reach): Reach {
	return { ...reach, cities: reach.cities + 1, towns: reach.towns + 1 };
}

/** Trains of levels 2 to 4 combined for the Orient Express (12.1). */
export function combined(types: readonly TrainType[]): Reach {
	const parts = types.map(reachOf);
	return {
		cities: parts.reduce((sum, part) => sum + part.cities, 0),
		towns: parts.reduce((sum, part) => sum + part.towns, 0),
		swaps: true,
		doubled: 0
	};
}

function mayCombine(types: readonly TrainType[]): boolean {
	return types.length > 1 && types.every((type) => levelOf(type).rustsIn !== null);
}

/** May a train count so many cities and towns? */
export function fits(reach: Reach, cities: number, towns: number): boolean {
	if (cities < 1 || cities > reach.cities) return false;
	const spare = reach.swaps ? reach.cities - cities : 0;
	return towns <= reach.towns + spare;
}

/** Ten times the level of the train it is attached to; a 4D is level 7, a 5D level 8. */
export function pullmanBonus(type: TrainType): number {
	return PULLMAN_PER_LEVEL * levelOf(type).level;
}

export function orientBonus(phase: PhaseId): number {
	return atPhase(ORIENT_BONUS, phase);
}

export interface TrainSheet {
	/** One train, or several combined for the Orient Express. */
	readonly types: readonly TrainType[];
	/** Values of cities and red zones, bonuses of minor D's token included. */
	readonly cities: readonly number[];
	readonly towns: readonly number[];
	/** Minor L's marker is on this train. */
	readonly arrow?: boolean;
	readonly pullman?: boolean;
	readonly orient?: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** What one train earns; null when it cannot count that many places. */
export function trainRevenue(phase: PhaseId, sheet: TrainSheet): number | null {
	const [type] = sheet.types;
	if (type === undefined) return null;
	if (sheet.types.length > 1 && !(mayCombine(sheet.types) && sheet.orient === true)) return null;
	const plain = sheet.types.length > 1 ? combined(sheet.types) : reachOf(type);
	const reach = sheet.arrow === true ? withArrow(plain) : plain;
	if (!fits(reach, sheet.cities.length, sheet.towns.length)) return null;
	const dearest = [...sheet.cities].sort((a, b) => b - a).slice(0, reach.doubled);
	const best = Math.max(...sheet.types.map(pullmanBonus));
	return (
		sum(sheet.cities) +
		sum(dearest) +
		sum(sheet.towns) +
		(sheet.pullman === true ? best : 0) +
		(sheet.orient === true ? orientBonus(phase) : 0)
	);
}

export interface Capacity {
	readonly cities: number;
	readonly doubled: number;
	readonly towns: number;
}

/** All of a national's trains together (11.3.10). */
export function capacity(types: readonly TrainType[]): Capacity {
	const parts = types.map(reachOf);
	return {
		cities: parts.reduce((n, part) => n + part.cities, 0),
		doubled: parts.reduce((n, part) => n + part.doubled, 0),
		towns: parts.reduce((n, part) => n + part.towns, 0)
	};
}

export interface NationalSheet {
	readonly types: readonly TrainType[];
	/** Values of linked cities and red zones of the home zone that are counted. */
	readonly cities: readonly number[];
	readonly towns: readonly number[];
	/** Places of the home zone that are not linked: they use up capacity for nothing. */
	readonly unlinkedCities: number;
	readonly unlinkedTowns: number;
}

/** Places, doubled by D trains, then spare capacity, then the printed Pullman (11.3.10). */
export function nationalRevenue(sheet: NationalSheet): number | null {
	const { cities, doubled, towns } = capacity(sheet.types);
	if (sheet.cities.length > cities || sheet.towns.length > towns) return null;
	const dearest = [...sheet.cities].sort((a, b) => b - a).slice(0, doubled);
	const spareCities = Math.max(0, cities - sheet.cities.length - sheet.unlinkedCities);
	const spareTowns = Math.max(0, towns - sheet.towns.length - sheet.unlinkedTowns);
	const pullman = Math.max(0, ...sheet.types.map(pullmanBonus));
	return (
		sum(sheet.cities) +
		sum(dearest) +
		sum(sheet.towns) +
		SPARE_CITY * spareCities +
		SPARE_TOWN * spareTowns +
		pullman
	);
}
