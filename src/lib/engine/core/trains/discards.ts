/**
 * Trains over a limit. Whoever controls the company is asked which go, one by one, until it keeps what it
 * may; a title says which trains count, how many may stay and where they go.
 */
import { refusals, type Refusal } from '../../kernel/refusal';
import type { ActionRule, Candidate } from '../assemble';
import type { GameBook } from '../ledger/ledger';
import type { Action } from '../model/action';
import type { CompanyId, PlayerId, TrainId } from '../model/ids';
import type { State, Train } from '../model/state';
import { findTrain } from './depot';

export interface Discards {
	/** The kind of duty it is, and how the duty of one company is called. */
	readonly kind: string;
	readonly duty: (company: CompanyId) => string;
	/** The section that asks for it. */
	readonly rule: string;
	/** The trains that count against the limit, of which some must go: one of each type is offered. */
	counted(state: State, company: CompanyId): readonly Train[];
	limit(state: State, company: CompanyId): number;
	/** Who chooses; nobody does for a company without a controller. */
	controller(state: State, company: CompanyId): PlayerId | null;
	/** Nobody asked for it. */
	readonly notAsked: Refusal;
	/** Why a train that does not count stays. */
	stays(state: State, train: TrainId): Refusal;
	giveUp(book: GameBook, train: Train): void;
}

interface Discard {
	readonly company: CompanyId;
	readonly train: TrainId;
}

function over(discards: Discards, state: State, company: CompanyId): number {
	return discards.counted(state, company).length - discards.limit(state, company);
}

/** Raises the duty for a company above its limit, once. */
export function raiseDiscard(
	discards: Discards,
	book: GameBook,
	company: CompanyId,
	rule: string = discards.rule
): void {
	const count = over(discards, book.state, company);
	const player = discards.controller(book.state, company);
	const id = discards.duty(company);
	if (count <= 0 || player === null) return;
	if (book.state.duties.some((open) => open.id === id)) return;
	const { kind } = discards;
	book.post(rule, { t: 'dutyRaised', duty: { id, kind, player, company, count, choices: [] } });
}

/** The answer to it: one train goes. */
export function discardRule<A extends Action & Discard>(
	discards: Discards,
	asAction: (what: Discard) => A
): ActionRule<A> {
	const { kind, duty, rule } = discards;
	function candidates(state: State, company: CompanyId): Candidate<A>[] {
		const trains = oneOfEach(discards.counted(state, company));
		return trains.map((train) => ({ action: asAction({ company, train: train.id }) }));
	}
	return {
		answers: kind,
		check(state, { company, train: id }) {
			const asked = state.duties.some((open) => open.id === duty(company));
			const counts = discards.counted(state, company).some((train) => train.id === id);
			return refusals(!asked && discards.notAsked, !counts && discards.stays(state, id));
		},
		apply(book, { company, train: id }) {
			const train = findTrain(book.state, id);
			if (train === null) throw new Error(`no train ${id}`);
			discards.giveUp(book, train);
			if (over(discards, book.state, company) <= 0) {
				book.post(rule, { t: 'dutyMet', duty: duty(company) });
			}
		},
		options(state) {
			return state.duties
				.filter((open) => open.kind === kind)
				.flatMap(({ company }) => (company === null ? [] : candidates(state, company)));
		}
	};
}

function oneOfEach(trains: readonly Train[]): Train[] {
	const types = new Set<string>();
	return trains.filter(({ type }) => !types.has(type) && types.add(type));
}
