/** Trains a company may not keep: over the limit, a second special train, a second E or Pullman (6.14.8, 6.18.8, A-MX-37). */
import type { ActionRule } from '../../../core/assemble';
import type { GameBook } from '../../../core/ledger/ledger';
import { byPrice } from '../../../core/market/grid';
import type { CompanyId, TrainId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { moveTrain } from '../../../core/trains/depot';
import { discardRule, raiseDiscard, type Discards } from '../../../core/trains/discards';
import { R, type MxRule } from '../rulebook';
import { limitIn } from '../tables/trains';
import {
	controller,
	isMinor,
	liveCompanies,
	never,
	normalTrains,
	pullmans,
	specialTrains,
	type Act
} from './common';

export function trainLimit(state: State, id: CompanyId): number {
	return limitIn(state.phase, isMinor(state, id));
}

/** Over the limit: to the bank pool (6.14.8). */
export const OVER_LIMIT: Discards = {
	kind: 'discardTrain',
	duty: (id) => `discard-${id}`,
	rule: R['6.14.8'],
	counted: normalTrains,
	limit: trainLimit,
	controller,
	notAsked: never('not-over-limit', R['6.14.8']),
	stays: () => never('not-its-train', R['6.14.8']),
	giveUp: (book, train) => toPool(book, R['6.14.8'], train)
};

/** Of two special trains the company gives one up (6.5.15, 6.18.8). */
export const SECOND_SPECIAL: Discards = {
	kind: 'discardSpecial',
	duty: (id) => `special-${id}`,
	rule: R['6.18.8'],
	counted: specialTrains,
	limit: () => 1,
	controller,
	notAsked: never('not-over-limit', R['6.18.8']),
	stays: () => never('not-its-train', R['6.18.8']),
	giveUp: (book, train) => moveTrain(book, R['6.18.8'], train, 'removed')
};

/** Every company above its limit must discard, the dearest first (6.14.8). */
export function raiseDiscards(book: GameBook): void {
	for (const id of byPrice(book.state, liveCompanies(book.state)))
		raiseDiscard(OVER_LIMIT, book, id);
}

/** To the bank pool with the cheaper side up; from phase 3 on a 2 stays a 2 (A-MX-37). */
function toPool(book: GameBook, rule: MxRule, train: Train): void {
	const front =
		train.type === 'E' ? '7' : train.type === '2' && book.state.phase === '2' ? 'L' : null;
	if (front !== null) {
		book.post(rule, { t: 'trainTurned', train: train.id, from: train.type, to: front });
	}
	moveTrain(book, rule, train, 'pool');
}

/** A second E goes to the pool, a second Pullman out of the game (MX-98, by analogy to 6.18.8). */
export function dropDoubles(book: GameBook, id: CompanyId): void {
	const express = normalTrains(book.state, id).filter((train) => train.type === 'E');
	for (const train of express.slice(1)) toPool(book, R['6.5.12'], train);
	for (const car of pullmans(book.state, id).slice(1)) moveTrain(book, R['6.5.7'], car, 'removed');
}

export const discardTrain: ActionRule<Act<'discardTrain'>> = discardRule(OVER_LIMIT, (what) => ({
	do: 'discardTrain',
	...what
}));

export type DiscardAction = {
	readonly do: 'own.discardSpecial';
	readonly company: CompanyId;
	readonly train: TrainId;
};

export const discardSpecial: ActionRule<DiscardAction> = discardRule(SECOND_SPECIAL, (what) => ({
	do: 'own.discardSpecial',
	...what
}));
