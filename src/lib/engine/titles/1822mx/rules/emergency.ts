/** When a company must buy a train and cannot pay for it (6.15, 6.16): who helps, and with how much. */
import { cashOf, spendable } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { nextTrain, poolTrains } from '../../../core/trains/depot';
import { trainPrice } from '../tables/trains';
import { company, controller, normalTrains } from './common';

/** Trains of the pool that are for sale: a special train or a car that a banker has laid there is not (6.5.15). */
export function trainsOfPool(state: State): Train[] {
	return poolTrains(state).filter((train) => !train.builtIn);
}

/** The cheapest train of the bank; double-sided cards count with their cheaper side (6.15.3). */
export function cheapestBankTrain(state: State): Train | null {
	const next = nextTrain(state);
	const pool = trainsOfPool(state);
	const all = next === null ? pool : [...pool, next];
	return all.reduce<Train | null>(
		(best, train) => (best && trainPrice(best.type) <= trainPrice(train.type) ? best : train),
		null
	);
}

export interface Emergency {
	readonly company: CompanyId;
	readonly director: PlayerId;
	readonly train: Train;
	readonly price: number;
	/** What the treasury lacks. */
	readonly missing: number;
	/** What the director still has to raise. */
	readonly short: number;
}

/** Must the company whose turn it is own a train, and has none? */
export function trainless(state: State, id: CompanyId): boolean {
	return company(state, id).kind !== 'national' && normalTrains(state, id).length === 0;
}

/** The forced purchase of the operating company, when its treasury cannot pay; else null. */
export function emergency(state: State): Emergency | null {
	const { turn } = state;
	if (turn?.kind !== 'operating' || !trainless(state, turn.company)) return null;
	const id = turn.company;
	const train = cheapestBankTrain(state);
	const director = controller(state, id);
	if (train === null || director === null) return null;
	const price = trainPrice(train.type);
	const missing = price - cashOf(state, id);
	if (missing <= 0) return null;
	const short = Math.max(0, missing - spendable(state, director));
	return { company: id, director, train, price, missing, short };
}
