/** What a run sheet needs: which trains run, how far each counts, what is added (11.3.9, 11.3.10, 12). */
import type { CompanyId, TrainId, TrainType } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { right } from '../tables/market';
import { levelOf } from '../tables/trains';
import { company, engines, hasPower, inLastRound, pullmanOf } from '../rules/common';
import { own } from '../rules/own';
import {
	capacity,
	combined,
	nationalRevenue,
	orientBonus,
	pullmanBonus,
	reachOf,
	SPARE_CITY,
	SPARE_TOWN,
	trainRevenue,
	withArrow,
	type Capacity,
	type NationalSheet,
	type Reach
} from '../rules/revenue';

export { choicesFor as dividendChoices, partRoundedUp } from '../rules/running';
export { pullmanBonus, reachOf, trainRevenue, nationalRevenue, orientBonus };
export type { Capacity, NationalSheet, Reach };

export interface RunRules {
	readonly trains: readonly Train[];
	/** One Pullman, which goes with one train. */
	readonly pullman: boolean;
	/** Minor L's marker goes with one train. */
	readonly arrow: boolean;
	/** A major may run the Orient Express. */
	readonly mayOrient: boolean;
	/** It has not had its marker: the first time brings a bonus. */
	readonly firstOrient: boolean;
	readonly orientBonus: number;
	/** Trains that may be combined for the Orient Express. */
	readonly combinable: readonly TrainId[];
	/** What minor D's token adds, for the place where it lies. */
	readonly minorD: number;
	/** All trains together; only nationals count that way. */
	readonly capacity: Capacity | null;
	/** What the Pullman printed on a national's charter adds. */
	readonly printedPullman: number;
}

export function runRules(state: State, id: CompanyId): RunRules {
	const trains = engines(state, id);
	const national = company(state, id).kind === 'national';
	const mayOrient = company(state, id).kind === 'major';
	const { orient, swift, minorD } = own(state);
	const types = trains.map((train) => train.type);
	return {
		trains,
		pullman: !national && pullmanOf(state, id) !== null,
		arrow: hasPower(state, id, 'L'),
		mayOrient,
		firstOrient: mayOrient && !orient.includes(id),
		orientBonus: orientBonus(state.phase),
		combinable: mayOrient
			? trains
					.filter((train) => train.id !== swift && levelOf(train.type).rustsIn !== null)
					.map((train) => train.id)
			: [],
		minorD: hasPower(state, id, 'D') && minorD !== 'none' ? Number(minorD) : 0,
		capacity: national ? capacity(types) : null,
		printedPullman: national ? Math.max(0, ...types.map(pullmanBonus)) : 0
	};
}

/** How far one train, or several combined, count; with minor L's marker one more of each. */
export function reachOfLine(types: readonly TrainType[], arrow: boolean): Reach {
	const [first = '2+2'] = types;
	const plain = types.length > 1 ? combined(types) : reachOf(first);
	return arrow ? withArrow(plain) : plain;
}

/** Values of places as typed, doubled for D trains: the dearest first, never more than it doubles. */
export function doubledSum(values: readonly number[], doubled: number): number {
	const sum = values.reduce((total, value) => total + value, 0);
	const dearest = [...values].sort((a, b) => b - a).slice(0, doubled);
	return sum + dearest.reduce((total, value) => total + value, 0);
}

/** In the last round a railroad with a new train may run anew instead of repeating. */
export function lastRound(state: State, id: CompanyId): 'no' | 'repeats' | 'mayRun' {
	if (!inLastRound(state)) return 'no';
	return own(state).newTrains.includes(id) ? 'mayRun' : 'repeats';
}

export interface NationalCount {
	readonly capacity: Capacity;
	/** What the linked places bring: the dearest that are counted, those of D trains doubled. */
	readonly linkedCities: number;
	readonly linkedTowns: number;
	/** Places left over after linked and unlinked ones; they count for the printed amounts. */
	readonly spareCities: number;
	readonly spareTowns: number;
	/** What those bring. */
	readonly spareCitiesBring: number;
	readonly spareTownsBring: number;
	readonly pullman: number;
	readonly total: number;
}

/** Of more places than may be counted the dearest are. */
function counting(values: readonly number[], most: number): number[] {
	return [...values].sort((a, b) => b - a).slice(0, most);
}

/** A national's revenue with what it is made of; null for every other railroad (11.3.10). */
export function nationalCount(
	state: State,
	id: CompanyId,
	counted: Omit<NationalSheet, 'types'>
): NationalCount | null {
	const rules = runRules(state, id);
	if (rules.capacity === null) return null;
	const { cities, doubled, towns } = rules.capacity;
	const sheet: NationalSheet = {
		...counted,
		types: rules.trains.map((train) => train.type),
		cities: counting(counted.cities, cities),
		towns: counting(counted.towns, towns)
	};
	const spareCities = Math.max(0, cities - counted.cities.length - counted.unlinkedCities);
	const spareTowns = Math.max(0, towns - counted.towns.length - counted.unlinkedTowns);
	return {
		capacity: rules.capacity,
		linkedCities: doubledSum(sheet.cities, doubled),
		linkedTowns: doubledSum(sheet.towns, 0),
		spareCities,
		spareTowns,
		spareCitiesBring: SPARE_CITY * spareCities,
		spareTownsBring: SPARE_TOWN * spareTowns,
		pullman: rules.printedPullman,
		total: nationalRevenue(sheet) ?? 0
	};
}

/** Where three RIGHTs would take the marker from where it stands. */
export function priceAfterOrient(state: State, id: CompanyId): number {
	const { spot } = company(state, id);
	return spot === null ? 0 : right(spot, 3).price;
}
