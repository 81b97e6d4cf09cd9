/** Who needs a train and what is left for sale, for the outlook on a coming phase (11.6, 11.6.2, 11.6.6). */
import type { CompanyId, PhaseId, TrainType } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import type { TrainPolicy } from '../../../core/title';
import { trainsAt } from '../../../core/trains/depot';
import { isPullman, levelOf, rustedIn, sidesOf } from '../tables/trains';
import { company } from './common';
import { own } from './own';

/** Only majors must own one; neither a Pullman nor the Swift Metropolitan's 2+2 is a train as they must (11.6). */
function duty(state: State, id: CompanyId): readonly Train[] | null {
	if (company(state, id).kind !== 'major') return null;
	const { swift } = own(state);
	return trainsAt(state, id).filter(({ id: train, type }) => !isPullman(type) && train !== swift);
}

/** Nationals keep what rusts, and the Swift Metropolitan's 2+2 never does (5.2, 14.10). */
function keeps(state: State, train: Train, phase: PhaseId): boolean {
	const national = state.companies[train.place]?.kind === 'national';
	return national || own(state).swift === train.id || !rustedIn(train.type, phase);
}

/** What has been given back, and of the Works the lowest level; of level 7 some last into phase 8 (11.6). */
function forSale(state: State, phase: PhaseId | null): readonly TrainType[] {
	const first = phase === null ? 3 : Number(phase);
	const works = state.trains
		.filter(({ place, type }) => place === 'offering' && !isPullman(type))
		.filter(({ type }) => levelOf(type).level >= first);
	const begun = phase === null ? works : works.slice(1);
	const sevens = state.trains.filter(
		({ place, type }) => first === 8 && place === 'offering' && type === '7+7'
	);
	const pool = state.trains.filter(
		({ place, type }) =>
			place === 'pool' && !isPullman(type) && !rustedIn(type, phase ?? state.phase)
	);
	const cards = [...begun.slice(0, 1), ...sevens.slice(0, 1), ...pool];
	return cards.flatMap(({ type }) => sidesOf(type));
}

export const trainPolicy: TrainPolicy = { duty, keeps, forSale };
