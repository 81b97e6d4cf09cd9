/** Turning an L-train to its 2-side (6.5.8, 6.14.4). */
import type { ActionRule } from '../../../core/assemble';
import { cashOf, pay } from '../../../core/ledger/ledger';
import type { CompanyId, TrainId } from '../../../core/model/ids';
import { findTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { NDEM } from '../tables/companies';
import { reached, UPGRADE_COST } from '../tables/trains';
import { never, no, normalTrains, operates, operatingTurn, refusals, turnCompany } from './common';
import { afterTrain } from './phases';
import { trainStep } from './running';

export type TrainAction = {
	readonly do: 'own.upgradeTrain';
	readonly company: CompanyId;
	readonly train: TrainId;
};

/** An L is turned to its 2-side for $80; at the train limit too (6.14.4, A-MX-15). */
export const upgradeTrain: ActionRule<TrainAction> = {
	check(state, { company: id, train: trainId }) {
		const train = findTrain(state, trainId);
		const has = cashOf(state, id);
		return refusals(
			operates(state, id),
			id === NDEM && never('ndem-has-no-treasury', R['6.14.4']),
			trainStep(state),
			train?.place !== id && never('not-its-train', R['6.14.4']),
			train?.type !== 'L' && never('not-an-l-train', R['6.14.4']),
			reached(state.phase, '3') && no('too-late', R['6.14.4']),
			has < UPGRADE_COST && never('not-enough-money', R['6.14.4'], { price: UPGRADE_COST, has })
		);
	},
	apply(book, { company: id, train: trainId }) {
		pay(book, R['6.14.4'], id, 'bank', UPGRADE_COST, 'train', trainId);
		book.post(R['6.14.4'], { t: 'trainTurned', train: trainId, from: 'L', to: '2' });
		const turn = operatingTurn(book.state);
		const bankTrains = turn.bankTrains + 1;
		book.post(R['6.5.8'], { t: 'turnChanged', to: { ...turn, bankTrains } });
		afterTrain(book, trainId);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || id === NDEM) return [];
		const train = normalTrains(state, id).find((t) => t.type === 'L');
		return train === undefined
			? []
			: [{ action: { do: 'own.upgradeTrain', company: id, train: train.id } }];
	}
};
