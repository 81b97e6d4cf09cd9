/** The trains of nationals: rusted ones for nothing, better ones from sister majors (11.6.6). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { halfRoundedDown, pay } from '../../../core/ledger/ledger';
import type { CompanyId, TrainId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { findTrain, moveTrain, trainsAt } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { isPullman, levelOf, rustedIn } from '../tables/trains';
import {
	company,
	controller,
	limited,
	majorsOf,
	never,
	no,
	operates,
	refusals,
	rusted,
	trainLimit,
	turnCompany
} from './common';
import { facePrice } from './figures';
import { own } from './own';
import { runPending, settleIfTrainless } from './running';
import { acquired } from './trains';

export interface ClaimTrain {
	readonly do: 'own.claimTrain';
	readonly company: CompanyId;
	readonly train: TrainId;
	/** A rusted train of lower level that goes back to the Works. */
	readonly give?: TrainId;
}

export interface FlipTrain {
	readonly do: 'own.flipTrain';
	readonly company: CompanyId;
	readonly train: TrainId;
}

export interface UpgradeTrain {
	readonly do: 'own.upgradeTrain';
	readonly company: CompanyId;
	/** An unrusted train of a major of the same owner. */
	readonly train: TrainId;
	readonly give: TrainId;
}

export type NationalTrainAction = ClaimTrain | FlipTrain | UpgradeTrain;

function nationalTurn(state: State, id: CompanyId): (Refusal | null | false)[] {
	return [
		operates(state, id),
		state.companies[id]?.kind !== 'national' && no('nationals-only', R['11.6.6']),
		runPending(state)
	];
}

/** A rusted train that may be given back to the Works. */
function givable(state: State, id: CompanyId, trainId: TrainId): Train | null {
	const train = findTrain(state, trainId);
	if (train === null || train.place !== id || isPullman(train.type)) return null;
	return rusted(state, train) ? train : null;
}

/** A rusted train that lies in the Works; a correction may lay a Pullman beside it, which never rusts. */
function claimable(state: State): Train[] {
	return trainsAt(state, 'reserve').filter((train) => !isPullman(train.type));
}

/** A rusted train for nothing, or against a rusted one of lower level (11.6.6). */
export const claimTrain: ActionRule<ClaimTrain> = {
	check(state, { company: id, train: trainId, give }) {
		const train = claimable(state).find((each) => each.id === trainId);
		if (train === undefined) return [never('no-rusted-train', R['11.6.6'])];
		const back = give === undefined ? null : givable(state, id, give);
		const limit = trainLimit(state, id);
		return refusals(
			...nationalTurn(state, id),
			give !== undefined && back === null && never('not-rusted', R['11.6.6']),
			back !== null &&
				levelOf(back.type).level >= levelOf(train.type).level &&
				no('higher-level', R['11.6.6']),
			give === undefined &&
				limited(state, id).length >= limit &&
				no('train-limit', R['11.6.6'], { limit })
		);
	},
	apply(book, { company: id, train: trainId, give }) {
		settleIfTrainless(book);
		const train = findTrain(book.state, trainId);
		const back = give === undefined ? null : findTrain(book.state, give);
		if (train === null) throw new Error(`no train ${trainId}`);
		if (back !== null) moveTrain(book, R['11.6.6'], back, 'reserve');
		moveTrain(book, R['11.6.6'], train, id);
		acquired(book, id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'national') return [];
		const list: Candidate<ClaimTrain>[] = [];
		const mine = limited(state, id).filter((train) => rusted(state, train));
		for (const train of firstOfType(claimable(state))) {
			list.push({ action: { do: 'own.claimTrain', company: id, train: train.id } });
			for (const give of firstOfType(mine)) {
				if (levelOf(give.type).level >= levelOf(train.type).level) continue;
				list.push({
					action: { do: 'own.claimTrain', company: id, train: train.id, give: give.id }
				});
			}
		}
		return list;
	}
};

function firstOfType(trains: readonly Train[]): Train[] {
	const seen = new Set<string>();
	return trains.filter((train) => !seen.has(train.type) && seen.add(train.type));
}

/** A rusted express may be turned to its local side (11.6.6). */
export const flipTrain: ActionRule<FlipTrain> = {
	check(state, { company: id, train: trainId }) {
		const train = givable(state, id, trainId);
		return refusals(
			...nationalTurn(state, id),
			train === null && never('not-rusted', R['11.6.6']),
			train !== null && levelOf(train.type).local === train.type && never('not-rusted', R['11.6.6'])
		);
	},
	apply(book, { company: id, train: trainId }) {
		settleIfTrainless(book);
		const train = findTrain(book.state, trainId);
		if (train === null) throw new Error(`no train ${trainId} at ${id}`);
		const to = levelOf(train.type).local;
		book.post(R['11.6.6'], { t: 'trainTurned', train: train.id, from: train.type, to });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'national') return [];
		return limited(state, id)
			.filter((t) => rusted(state, t) && levelOf(t.type).local !== t.type)
			.map((t) => ({ action: { do: 'own.flipTrain', company: id, train: t.id } }));
	}
};

/** The bank pays the major half the face value, rounded down (11.6.6, A-OE-39). */
export const upgradeTrain: ActionRule<UpgradeTrain> = {
	check(state, { company: id, train: trainId, give }) {
		const train = findTrain(state, trainId);
		const seller = train === null ? undefined : state.companies[train.place];
		if (train === null || seller?.kind !== 'major' || isPullman(train.type)) {
			return [never('not-available', R['11.6.6'])];
		}
		return refusals(
			...nationalTurn(state, id),
			controller(state, train.place) !== controller(state, id) && no('sister-only', R['11.6.6']),
			rustedIn(train.type, state.phase) && no('rusted', R['11.6.6']),
			own(state).swift === train.id && no('swift-stays', R['14.10']),
			givable(state, id, give) === null && never('not-rusted', R['11.6.6'])
		);
	},
	apply(book, { company: id, train: trainId, give }) {
		settleIfTrainless(book);
		const train = findTrain(book.state, trainId);
		const back = findTrain(book.state, give);
		if (train === null || back === null) throw new Error('a train is missing');
		moveTrain(book, R['11.6.6'], back, 'reserve');
		const half = halfRoundedDown(facePrice(book.state, train.type));
		pay(book, R['11.6.6'], 'bank', train.place, half, 'train', train.id);
		moveTrain(book, R['11.6.6'], train, id);
		acquired(book, id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'national') return [];
		const player = controller(state, id);
		if (player === null) return [];
		const gives = firstOfType(limited(state, id).filter((train) => rusted(state, train)));
		return majorsOf(state, player).flatMap((major) =>
			firstOfType(limited(state, major).filter((t) => !rusted(state, t))).flatMap((train) =>
				gives.map((give) => ({
					action: { do: 'own.upgradeTrain', company: id, train: train.id, give: give.id } as const
				}))
			)
		);
	}
};
