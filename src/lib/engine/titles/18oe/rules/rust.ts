/** The end of a buy-trains step: rusted trains to the Works, excess trains to the market (11.6.3). */
import type { ActionRule } from '../../../core/assemble';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import { moveTrain } from '../../../core/trains/depot';
import { discardRule, raiseDiscard, type Discards } from '../../../core/trains/discards';
import { R } from '../rulebook';
import { controller, limited, never, rusted, trainLimit } from './common';
import { note, own } from './own';

type Discard = Extract<CoreAction, { readonly do: 'discardTrain' }>;

/** Unsold and discarded trains rust at once: only nationals and Swift may have them (OE-109). */
export function rustUnowned(book: GameBook): void {
	for (const train of book.state.trains) {
		const free = train.place === 'offering' || train.place === 'pool';
		if (free && rusted(book.state, train)) moveTrain(book, R['11.6.3'], train, 'reserve');
	}
}

/** Ends the buy-trains step: after a phase change rust, then discards (11.6.3, A-OE-22). */
export function closeTrainStep(book: GameBook): void {
	if (own(book.state).turn.rust) {
		note(book, R['11.6.3'], { rust: false });
		for (const train of book.state.trains) {
			const owner = book.state.companies[train.place];
			if (owner === undefined || owner.kind === 'national' || !rusted(book.state, train)) continue;
			moveTrain(book, R['11.6.3'], train, 'reserve');
		}
		for (const id of Object.keys(book.state.companies)) raiseDiscard(DISCARDS, book, id);
	}
	if (!own(book.state).turn.closed) note(book, R['11.7'], { closed: true });
}

/** Each president chooses; unrusted trains go to the Open Market, rusted ones to the Works. */
export const DISCARDS: Discards = {
	kind: 'discardTrain',
	duty: (id) => `discard-${id}`,
	rule: R['11.6.3'],
	counted: limited,
	limit: trainLimit,
	controller,
	notAsked: never('not-over-limit', R['11.6.3']),
	stays: (state, train) =>
		own(state).swift === train
			? never('swift-stays', R['14.10'])
			: never('not-its-train', R['11.6.3']),
	giveUp: (book, train) =>
		moveTrain(book, R['11.6.3'], train, rusted(book.state, train) ? 'reserve' : 'pool')
};

export const discardTrain: ActionRule<Discard> = discardRule(DISCARDS, (what) => ({
	do: 'discardTrain',
	...what
}));
