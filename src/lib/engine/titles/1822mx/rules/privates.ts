/** Privates come to companies and are used (4.1, 6.7, company tables). */
import type { ActionRule } from '../../../core/assemble';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, DeedId } from '../../../core/model/ids';
import { isPlayer } from '../../../core/model/ids';
import { findTrain, moveTrain } from '../../../core/trains/depot';
import { raiseDiscard } from '../../../core/trains/discards';
import { R } from '../rulebook';
import { NDEM, privateCardOf, privates, type PrivateCard } from '../tables/companies';
import { reached } from '../tables/trains';
import { giveCubes } from './building';
import { isMinor, never, no, operates, pullmans, refusals, turnCompany } from './common';
import { OVER_LIMIT, SECOND_SPECIAL } from './discards';
import { closeNote } from './income';

export type PrivateAction =
	| { readonly do: 'own.acquirePrivate'; readonly company: CompanyId; readonly deed: DeedId }
	| { readonly do: 'own.usePrivate'; readonly company: CompanyId; readonly deed: DeedId }
	| { readonly do: 'own.closeNote'; readonly company: CompanyId };

type Act<K extends PrivateAction['do']> = Extract<PrivateAction, { readonly do: K }>;

const CUBES = 3;

export const acquirePrivate: ActionRule<Act<'own.acquirePrivate'>> = {
	check(state, { company: id, deed }) {
		const card = privateCardOf(deed);
		const place = state.deeds[deed]?.place ?? 'removed';
		if (card === null || id === NDEM) return [never('not-available', R['4.1.3'])];
		const { turn } = state;
		return refusals(
			operates(state, id),
			!isPlayer(place) && never('not-the-owner', R['4.1.7']),
			turn?.kind === 'operating' && turn.settled && no('too-late', R['4.1.3']),
			!card.green && isMinor(state, id) && no('for-majors', R['4.1.4']),
			!reached(state.phase, card.phase) && no('too-early', R['4.1.5'], { phase: card.phase }),
			card.use === 'pullman' && pullmans(state, id).length > 0 && no('only-one-pullman', R['6.5.7'])
		);
	},
	apply(book, { company: id, deed }) {
		const card = privateCardOf(deed);
		const from = book.state.deeds[deed]?.place;
		if (card === null || from === undefined) throw new Error(`no private ${deed}`);
		const stays = card.train === null && card.use !== 'cubes';
		const to = stays ? id : 'removed';
		book.post(R['4.1.3'], { t: 'deedMoved', deed, from, to });
		turnInto(book, id, card);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || id === NDEM) return [];
		return privates
			.filter((card) => isPlayer(state.deeds[card.id]?.place ?? ''))
			.map((card) => ({ action: { do: 'own.acquirePrivate', company: id, deed: card.id } }));
	}
};

/** The certificate is flipped over: a train, a car, cubes, or a power kept for later. */
function turnInto(book: GameBook, id: CompanyId, card: PrivateCard): void {
	if (card.use === 'cubes') giveCubes(book, id, CUBES);
	if (card.train === null) return;
	const train = findTrain(book.state, `${card.train}-${card.id}`);
	if (train === null) throw new Error(`no train for ${card.id}`);
	moveTrain(book, card.use === 'train' ? R['4.1.18'] : R['6.5.15'], train, id);
	raiseDiscard(SECOND_SPECIAL, book, id);
	raiseDiscard(OVER_LIMIT, book, id);
}

/** P8, P9, P12, P13, P17 and P18 close when their power is used. */
export const usePrivate: ActionRule<Act<'own.usePrivate'>> = {
	check(state, { company: id, deed }) {
		const use = privateCardOf(deed)?.use;
		return refusals(
			operates(state, id),
			state.deeds[deed]?.place !== id && never('not-the-owner', R['T-P1']),
			use !== 'track' && use !== 'port' && never('no-power', R['T-P1'])
		);
	},
	apply(book, { company: id, deed }) {
		book.post(R['T-P1'], { t: 'deedMoved', deed, from: id, to: 'removed' });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null) return [];
		return privates
			.filter((card) => card.use === 'track' || card.use === 'port')
			.filter((card) => state.deeds[card.id]?.place === id)
			.map((card) => ({ action: { do: 'own.usePrivate', company: id, deed: card.id } }));
	}
};

/** A major may close P16 in its turn: the price drops one space. */
export const closeNoteRule: ActionRule<Act<'own.closeNote'>> = {
	check(state, { company: id }) {
		return refusals(
			operates(state, id),
			state.deeds['P16']?.place !== id && never('not-the-owner', R['T-P16'])
		);
	},
	apply(book, { company: id }) {
		closeNote(book, id);
	},
	options(state) {
		const id = turnCompany(state);
		return id !== null && state.deeds['P16']?.place === id
			? [{ action: { do: 'own.closeNote', company: id } }]
			: [];
	}
};
