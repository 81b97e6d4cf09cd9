/** When a company must buy a train and cannot pay for it (4.3.4.2): who helps, and with how much. */
import { cashOf } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { countTrains, nextTrain, poolTrains } from '../../../core/trains/depot';
import { trainPrice } from '../tables/trains';
import { company, controller } from './common';

/** The cheapest train of the bank, Initial Offering or Open Market. */
export function cheapestBankTrain(state: State): Train | null {
	const next = nextTrain(state);
	const all = next === null ? poolTrains(state) : [next, ...poolTrains(state)];
	return all.reduce<Train | null>(
		(best, train) => (best && trainPrice(best.type) <= trainPrice(train.type) ? best : train),
		null
	);
}

export interface Emergency {
	readonly company: CompanyId;
	readonly president: PlayerId;
	readonly train: Train;
	readonly price: number;
	/** What the treasury lacks. */
	readonly missing: number;
	/** What the president still has to raise. */
	readonly short: number;
}

/** The forced purchase of the operating company, when its treasury cannot pay; else null. */
export function emergency(state: State): Emergency | null {
	const { turn } = state;
	if (turn?.kind !== 'operating' || turn.forced) return null;
	const id = turn.company;
	if (company(state, id).kind !== 'major' || countTrains(state, id) > 0) return null;
	const train = cheapestBankTrain(state);
	const president = controller(state, id);
	if (train === null || president === null) return null;
	const price = trainPrice(train.type);
	const missing = price - cashOf(state, id);
	if (missing <= 0) return null;
	return {
		company: id,
		president,
		train,
		price,
		missing,
		short: Math.max(0, missing - cashOf(state, president))
	};
}

/** The president who has to raise money now. */
export function shortPresident(state: State): PlayerId | null {
	const now = emergency(state);
	return now !== null && now.short > 0 ? now.president : null;
}
