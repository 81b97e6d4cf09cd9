/** What the banker may set right beside the general corrections: cards, bids, order, debts, cubes. */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import type { GameBook } from '../../../core/ledger/ledger';
import { freeFor } from '../../../core/ledger/bids';
import type { CompanyId, PlayerId, TrainId, TrainType } from '../../../core/model/ids';
import type { Bid, State } from '../../../core/model/state';
import { findTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { backOf, frontOf } from '../tables/trains';
import { boxOf } from './boxes';
import { never, note, noteTurn, refusals } from './common';
import { own, PILES, type CardId, type PileName } from './own';

export type Repair =
	| { readonly kind: 'boxes'; readonly pile: PileName; readonly cards: readonly CardId[] }
	| {
			readonly kind: 'pile';
			readonly pile: PileName;
			readonly known: readonly CardId[];
			readonly hidden: readonly CardId[];
	  }
	/** All tokens on an item, the highest last. */
	| { readonly kind: 'bids'; readonly item: CardId; readonly bids: readonly Bid[] }
	| { readonly kind: 'order'; readonly order: readonly PlayerId[] }
	| { readonly kind: 'debt'; readonly player: PlayerId; readonly amount: number }
	| { readonly kind: 'side'; readonly train: TrainId; readonly to: TrainType }
	| {
			readonly kind: 'cubes';
			readonly pool: number;
			readonly map: number;
			readonly held: Readonly<Record<CompanyId, number>>;
	  }
	| { readonly kind: 'city'; readonly level: number }
	| { readonly kind: 'acquired'; readonly acquired: boolean };

export type RepairAction = {
	readonly do: 'own.repair';
	readonly reason: string;
	readonly changes: readonly Repair[];
};

export const repair: ActionRule<RepairAction> = {
	always: true,
	check(state, { changes }) {
		return refusals(
			changes.length === 0 && never('nothing-done', R['banker']),
			...changes.map((change) => refuse(state, change))
		);
	},
	apply(book, { changes }) {
		for (const change of changes) post(book, change);
	},
	options() {
		return [];
	}
};

const whole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function refuse(state: State, change: Repair): Refusal | null {
	const bad = never('not-available', R['banker']);
	switch (change.kind) {
		case 'boxes':
		case 'pile':
			return PILES.includes(change.pile) ? null : bad;
		case 'bids': {
			const high = change.bids.at(-1);
			if (high === undefined) return null;
			// Elsewhere its money would be set aside, and nobody would release it.
			if (boxOf(state, change.item) === null) {
				return never('not-in-a-box', R['banker'], { item: change.item });
			}
			if (state.turn?.kind !== 'stock') return never('wrong-moment', R['banker']);
			const free = freeFor(state, high.player, change.item);
			const fits = change.bids.every((bid) => state.players[bid.player] && whole(bid.amount));
			return fits && high.amount <= free ? null : never('bids-set-aside', R['banker'], { free });
		}
		case 'order': {
			const { order } = change;
			const all =
				order.length === state.seats.length && state.seats.every((p) => order.includes(p));
			return all ? null : never('not-every-player', R['banker']);
		}
		case 'debt':
			return state.players[change.player] && whole(change.amount) ? null : bad;
		case 'side': {
			const train = findTrain(state, change.train);
			const front = train === null ? '' : frontOf(train.type);
			return change.to === front || change.to === backOf(front) ? null : bad;
		}
		case 'cubes':
			return whole(change.pool) && whole(change.map) ? null : bad;
		case 'city':
			return whole(change.level) && change.level <= 4 ? null : bad;
		case 'acquired':
			return null;
	}
}

function post(book: GameBook, change: Repair): void {
	const rule = R['banker'];
	switch (change.kind) {
		case 'boxes':
			note(book, rule, { t: 'own.boxesSet', pile: change.pile, cards: change.cards });
			return;
		case 'pile': {
			const { pile, known, hidden } = change;
			note(book, rule, { t: 'own.pileSet', pile, known, hidden });
			return;
		}
		case 'bids':
			postBids(book, change.item, change.bids);
			return;
		case 'order':
			book.post(rule, { t: 'orderChanged', from: book.state.order, to: change.order });
			return;
		case 'debt': {
			const from = book.state.debt[change.player] ?? 0;
			book.post(rule, { t: 'debtChanged', player: change.player, from, to: change.amount });
			return;
		}
		case 'side': {
			const from = findTrain(book.state, change.train)?.type;
			if (from === undefined) return;
			book.post(rule, { t: 'trainTurned', train: change.train, from, to: change.to });
			return;
		}
		case 'cubes': {
			const { pool, map, held } = change;
			note(book, rule, { t: 'own.cubes', from: own(book.state).cubes, to: { pool, map, held } });
			return;
		}
		case 'city': {
			const from = own(book.state).mexicoCity;
			note(book, rule, { t: 'own.mexicoCity', from, to: change.level });
			return;
		}
		case 'acquired':
			noteTurn(book, rule, { acquired: change.acquired });
			return;
	}
}

/** Only the highest bid sets money aside. */
function postBids(book: GameBook, item: CardId, bids: readonly Bid[]): void {
	const rule = R['banker'];
	if (book.state.bids[item]) book.post(rule, { t: 'bidsCleared', deed: item });
	if (own(book.state).tokens[item]) note(book, rule, { t: 'own.tokensReturned', item });
	for (const { player, amount } of bids) {
		note(book, rule, { t: 'own.tokenPlaced', item, player, from: null, to: amount });
	}
	const high = bids.at(-1);
	if (high !== undefined) {
		book.post(rule, {
			t: 'bidPlaced',
			deed: item,
			player: high.player,
			from: null,
			to: high.amount
		});
	}
}
