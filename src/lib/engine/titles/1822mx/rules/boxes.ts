/** The three piles and their bidding boxes: laying them out, refilling, revealing cards (2.1, 5.1.1, 5.12.7). */
import type { ActionRule } from '../../../core/assemble';
import type { GameBook } from '../../../core/ledger/ledger';
import type { PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { freshStockTurn } from '../../../core/rounds';
import { R, type MxRule } from '../rulebook';
import {
	concessions,
	FCM_CONCESSION,
	M18,
	minors,
	NDEM_STARTS,
	privates
} from '../tables/companies';
import { company, firstPlayer, never, note, orderOf, refusals } from './common';
import { becomeStation } from './ndem';
import { own, PILES, type CardId, type PileName } from './own';

export const BOXES: Readonly<Record<PileName, number>> = { minors: 4, concessions: 3, privates: 3 };

export type BoxAction =
	| {
			readonly do: 'own.layPiles';
			/** Cards as they lie, top first; what is left out is asked for when it comes up. */
			readonly minors: readonly CardId[];
			readonly concessions: readonly CardId[];
			readonly privates: readonly CardId[];
			/** The topmost of M14, M15 and M17, which the NdeM takes. */
			readonly ndem: CardId;
			/** Who holds order card 1, 2 … */
			readonly order: readonly PlayerId[];
	  }
	| { readonly do: 'own.revealCard'; readonly pile: PileName; readonly card: CardId };

type Act<K extends BoxAction['do']> = Extract<BoxAction, { readonly do: K }>;

/** The cards a pile is made of, when the fixed ones have been taken out. */
function cardsOf(pile: PileName, ndem: CardId): CardId[] {
	if (pile === 'minors') {
		return minors.map((card) => card.id).filter((id) => id !== M18 && id !== ndem);
	}
	return (pile === 'concessions' ? concessions : privates)
		.map((card) => card.id)
		.filter((id) => id !== FCM_CONCESSION && id !== 'P1');
}

/** Boxes that are filled from the pile at the start; FCM and P1 take one each. */
const FIRST_FILL: Readonly<Record<PileName, number>> = { minors: 4, concessions: 2, privates: 2 };

export const layPiles: ActionRule<Act<'own.layPiles'>> = {
	check(state, action) {
		const { turn } = state;
		if (turn?.kind !== 'own' || turn.step !== 'piles') return [never('wrong-moment', R['2.1.12'])];
		const faults = PILES.flatMap((pile) => {
			const cards = action[pile];
			const known = cardsOf(pile, action.ndem);
			const strange = cards.find((card) => !known.includes(card));
			return [
				strange !== undefined && never('no-such-card', R['2.1.12'], { card: strange }),
				new Set(cards).size !== cards.length && never('card-twice', R['2.1.12'], { pile }),
				cards.length < FIRST_FILL[pile] && never('cards-missing', R['2.1.12'], { pile })
			];
		});
		const everybody =
			action.order.length === state.seats.length &&
			state.seats.every((player) => action.order.includes(player));
		return refusals(
			!NDEM_STARTS.some((id) => id === action.ndem) && never('wrong-start', R['2.1.7']),
			...faults,
			!everybody && never('not-every-player', R['2.1.14'])
		);
	},
	apply(book, action) {
		book.post(R['2.1.14'], { t: 'orderChanged', from: book.state.order, to: action.order });
		becomeStation(book, R['2.1.7'], action.ndem);
		for (const pile of PILES) {
			const known = withFixed(pile, action[pile]);
			const hidden = cardsOf(pile, action.ndem).filter((card) => !action[pile].includes(card));
			note(book, pile === 'privates' ? R['2.1.8'] : R['2.1.6'], {
				t: 'own.pileSet',
				pile,
				known,
				hidden
			});
		}
		refill(book, R['2.1.12']);
		book.post(R['5.1.2'], { t: 'turnChanged', to: freshStockTurn(firstPlayer(book.state)) });
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'own' || turn.step !== 'piles') return [];
		const ndem = NDEM_STARTS[0];
		return [
			{
				action: {
					do: 'own.layPiles',
					minors: cardsOf('minors', ndem),
					concessions: cardsOf('concessions', ndem),
					privates: cardsOf('privates', ndem),
					ndem,
					order: orderOf(state)
				}
			}
		];
	}
};

/** FCM (with M18) and P1 lie on top of their piles. */
function withFixed(pile: PileName, cards: readonly CardId[]): readonly CardId[] {
	if (pile === 'concessions') return [FCM_CONCESSION, ...cards];
	return pile === 'privates' ? ['P1', ...cards] : cards;
}

/** Fills every box from its pile, lowest first; asks for a card that nobody has entered yet. */
export function refill(book: GameBook, rule: MxRule): void {
	for (const pile of PILES) fill(book, rule, pile);
}

function fill(book: GameBook, rule: MxRule, pile: PileName): void {
	for (;;) {
		const { boxes, piles, hidden } = own(book.state);
		if (boxes[pile].length >= BOXES[pile]) return;
		const only = hidden[pile].length === 1 ? hidden[pile][0] : undefined;
		const card = piles[pile][0] ?? only;
		if (card === undefined) break;
		note(book, rule, { t: 'own.boxed', pile, card });
	}
	const { boxes, hidden } = own(book.state);
	const id = `reveal-${pile}`;
	if (hidden[pile].length === 0 || book.state.duties.some((duty) => duty.id === id)) return;
	book.post(rule, {
		t: 'dutyRaised',
		duty: {
			id,
			kind: 'revealCard',
			player: firstPlayer(book.state),
			company: null,
			count: Math.min(BOXES[pile] - boxes[pile].length, hidden[pile].length),
			choices: hidden[pile]
		}
	});
}

export const revealCard: ActionRule<Act<'own.revealCard'>> = {
	answers: 'revealCard',
	check(state, { pile, card }) {
		const duty = state.duties.some((open) => open.id === `reveal-${pile}`);
		return refusals(
			!duty && never('wrong-moment', R['5.1.1']),
			!own(state).hidden[pile].includes(card) && never('no-such-card', R['5.1.1'], { card })
		);
	},
	apply(book, { pile, card }) {
		note(book, R['5.1.1'], { t: 'own.boxed', pile, card });
		book.post(R['5.1.1'], { t: 'dutyMet', duty: `reveal-${pile}` });
		fill(book, R['5.1.1'], pile);
	},
	options(state) {
		return PILES.filter((pile) =>
			state.duties.some((duty) => duty.id === `reveal-${pile}`)
		).flatMap((pile) =>
			own(state).hidden[pile].map((card) => ({
				action: { do: 'own.revealCard', pile, card } as const
			}))
		);
	}
};

/** Which pile's boxes an item lies in, or null. */
export function boxOf(state: State, item: CardId): PileName | null {
	return PILES.find((pile) => own(state).boxes[pile].includes(item)) ?? null;
}

/** Face value: the least opening bid (5.10.6, 4.2.4, 4.2.5). */
export function faceValue(item: CardId): number {
	if (item === FCM_CONCESSION) return 200;
	return privates.some((card) => card.id === item) ? 0 : 100;
}

/** Concessions leave with phase 5; an unsold M18 goes under the minors (4.3.6, A-MX-32). */
export function removeConcessions(book: GameBook): void {
	for (const { id } of concessions) {
		const place = book.state.deeds[id]?.place ?? 'removed';
		if (place !== 'removed') {
			book.post(R['4.3.6'], { t: 'deedMoved', deed: id, from: place, to: 'removed' });
		}
	}
	const { boxes, piles, hidden } = own(book.state);
	if (boxes.concessions.includes(FCM_CONCESSION) && !company(book.state, M18).floated) {
		// The last card of all: behind the ones whose order is still unknown, if there are any.
		const unknown = hidden.minors.length > 0;
		note(book, R['4.3.6'], {
			t: 'own.pileSet',
			pile: 'minors',
			known: unknown ? piles.minors : [...piles.minors, M18],
			hidden: unknown ? [...hidden.minors, M18] : hidden.minors
		});
	}
	note(book, R['4.3.6'], { t: 'own.boxesSet', pile: 'concessions', cards: [] });
	note(book, R['4.3.6'], { t: 'own.pileSet', pile: 'concessions', known: [], hidden: [] });
}
