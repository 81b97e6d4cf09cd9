/** Trains: which one is next, who owns which, what may be bought. */
import type { GameBook } from '../ledger/ledger';
import type { CompanyId, Place, TrainId, TrainType } from '../model/ids';
import type { State, Train } from '../model/state';

export interface TrainCard {
	readonly type: TrainType;
	readonly count: number;
	readonly price: number;
}

export function trainsAt(state: State, place: Place): Train[] {
	return state.trains.filter((train) => train.place === place);
}

export function findTrain(state: State, id: TrainId): Train | null {
	return state.trains.find((train) => train.id === id) ?? null;
}

export function countTrains(state: State, company: CompanyId): number {
	let count = 0;
	for (const train of state.trains) if (train.place === company) count++;
	return count;
}

/** The next train of the offering; the list is in the order of sale. */
export function nextTrain(state: State): Train | null {
	return state.trains.find((train) => train.place === 'offering') ?? null;
}

/** How many of a type have left the offering. */
export function soldOfType(state: State, type: TrainType): number {
	let sold = 0;
	for (const train of state.trains) {
		if (train.type !== type || train.builtIn) continue;
		// A card set apart has not been sold: it only comes into play later.
		if (train.place !== 'offering' && train.place !== 'reserve') sold++;
	}
	return sold;
}

export function moveTrain(book: GameBook, rule: string, train: Train, to: Place): void {
	book.post(rule, { t: 'trainMoved', train: train.id, from: train.place, to });
}

/** The bank sells it: new, or given back. */
export function fromBank(train: Train): boolean {
	return train.place === 'offering' || train.place === 'pool';
}

/** One train of each type in the pool that may be bought. */
export function poolTrains(state: State): Train[] {
	const seen = new Set<TrainType>();
	return trainsAt(state, 'pool').filter((train) => {
		if (train.obsolete || seen.has(train.type)) return false;
		seen.add(train.type);
		return true;
	});
}
