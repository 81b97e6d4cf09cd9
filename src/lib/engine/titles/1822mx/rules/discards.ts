/** Trains a company may not keep: over the limit, a second special train, a second E or Pullman (6.14.8, 6.18.8, A-MX-37). */
import type { ActionRule } from '../../../core/assemble';
import type { GameBook } from '../../../core/ledger/ledger';
import { byPrice } from '../../../core/market/grid';
import type { CompanyId, TrainId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { findTrain, moveTrain } from '../../../core/trains/depot';
import { R, type MxRule } from '../rulebook';
import { limitIn } from '../tables/trains';
import {
	controller,
	isMinor,
	liveCompanies,
	never,
	normalTrains,
	pullmans,
	refusals,
	specialTrains,
	type Act
} from './common';

export function trainLimit(state: State, id: CompanyId): number {
	return limitIn(state.phase, isMinor(state, id));
}

/** Every company above its limit must discard, the dearest first (6.14.8). */
export function raiseDiscards(book: GameBook): void {
	for (const id of byPrice(book.state, liveCompanies(book.state))) raiseDiscard(book, id);
}

export function raiseDiscard(book: GameBook, id: CompanyId): void {
	const over = normalTrains(book.state, id).length - trainLimit(book.state, id);
	if (over > 0) raise(book, R['6.14.8'], `discard-${id}`, 'discardTrain', id, over);
}

/** Of two special trains the company gives one up (6.5.15, 6.18.8). */
export function raiseSpecialDiscard(book: GameBook, id: CompanyId): void {
	const over = specialTrains(book.state, id).length - 1;
	if (over > 0) raise(book, R['6.18.8'], `special-${id}`, 'discardSpecial', id, over);
}

function raise(
	book: GameBook,
	rule: MxRule,
	duty: string,
	kind: string,
	id: CompanyId,
	count: number
): void {
	const player = controller(book.state, id);
	if (player === null || book.state.duties.some((open) => open.id === duty)) return;
	book.post(rule, {
		t: 'dutyRaised',
		duty: { id: duty, kind, player, company: id, count, choices: [] }
	});
}

/** To the bank pool with the cheaper side up; from phase 3 on a 2 stays a 2 (A-MX-37). */
export function toPool(book: GameBook, rule: MxRule, train: Train): void {
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

function oneOfEach(trains: readonly Train[]): Train[] {
	return trains.filter((train, i) => trains.findIndex((t) => t.type === train.type) === i);
}

export const discardTrain: ActionRule<Act<'discardTrain'>> = {
	answers: 'discardTrain',
	check(state, { company: id, train: trainId }) {
		const train = findTrain(state, trainId);
		const duty = state.duties.some((open) => open.id === `discard-${id}`);
		return refusals(
			!duty && never('not-over-limit', R['6.14.8']),
			(train?.place !== id || train.builtIn) && never('not-its-train', R['6.14.8'])
		);
	},
	apply(book, { company: id, train: trainId }) {
		const train = findTrain(book.state, trainId);
		if (train === null) throw new Error(`no train ${trainId}`);
		toPool(book, R['6.14.8'], train);
		if (normalTrains(book.state, id).length <= trainLimit(book.state, id)) {
			book.post(R['6.14.8'], { t: 'dutyMet', duty: `discard-${id}` });
		}
	},
	options(state) {
		return state.duties
			.filter((duty) => duty.kind === 'discardTrain')
			.flatMap(({ company: id }) =>
				oneOfEach(normalTrains(state, id ?? '')).map((train) => ({
					action: { do: 'discardTrain', company: id ?? '', train: train.id } as const
				}))
			);
	}
};

export type DiscardAction = {
	readonly do: 'own.discardSpecial';
	readonly company: CompanyId;
	readonly train: TrainId;
};

export const discardSpecial: ActionRule<DiscardAction> = {
	answers: 'discardSpecial',
	check(state, { company: id, train: trainId }) {
		const train = findTrain(state, trainId);
		const duty = state.duties.some((open) => open.id === `special-${id}`);
		const special = specialTrains(state, id).some((t) => t.id === trainId);
		return refusals(
			!duty && never('not-over-limit', R['6.18.8']),
			(train?.place !== id || !special) && never('not-its-train', R['6.18.8'])
		);
	},
	apply(book, { company: id, train: trainId }) {
		const train = findTrain(book.state, trainId);
		if (train === null) throw new Error(`no train ${trainId}`);
		moveTrain(book, R['6.18.8'], train, 'removed');
		if (specialTrains(book.state, id).length <= 1) {
			book.post(R['6.18.8'], { t: 'dutyMet', duty: `special-${id}` });
		}
	},
	options(state) {
		return state.duties
			.filter((duty) => duty.kind === 'discardSpecial')
			.flatMap(({ company: id }) =>
				specialTrains(state, id ?? '').map((train) => ({
					action: { do: 'own.discardSpecial', company: id ?? '', train: train.id } as const
				}))
			);
	}
};
