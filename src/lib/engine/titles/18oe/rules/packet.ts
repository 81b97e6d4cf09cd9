/** The opening packet: its rows, asking prices and bids (6, 7). */
import type { DeedId, PlayerId } from '../../../core/model/ids';
import type { Bid, State } from '../../../core/model/state';
import { deeds } from '../tables/companies';
import { packetPlace } from './figures';
import { own } from './own';

/** Bids rise, and prices fall, in steps of this size. */
export const RAISE = 5;

/** Unsold items of one row, from the left. */
export function unsold(state: State): { deed: DeedId; row: number; place: number }[] {
	return deeds
		.filter((card) => state.deeds[card.id]?.place === 'offering')
		.map((card) => ({ deed: card.id, ...packetPlace(state, card.id) }))
		.sort((a, b) => a.row - b.row || a.place - b.place);
}

/** The topmost row that still has items, left to right. */
export function topRow(state: State): DeedId[] {
	const items = unsold(state);
	const row = items[0]?.row;
	return items.filter((item) => item.row === row).map((item) => item.deed);
}

/** Face value less the cuts after rounds of passing (7). */
export function askingPrice(state: State, deed: DeedId): number {
	return Math.max(0, (state.deeds[deed]?.value ?? 0) - (own(state).cuts[deed] ?? 0));
}

/** Items of the top row that cost nothing any more: the next player must take them (7, A-OE-06). */
export function freeItems(state: State): DeedId[] {
	if (state.turn?.kind !== 'opening') return [];
	return topRow(state).filter((deed) => askingPrice(state, deed) === 0);
}

/**
 * Five above anybody else's bid. One's own may be raised by less, but not lowered: money set aside stays
 * so until the item is sold. An auction goes up by fives.
 */
export function leastBid(state: State, player: PlayerId, deed: DeedId): number {
	const auction = state.turn?.kind === 'auction';
	return above(state, deed, (bid) => (bid.player === player && !auction ? 1 : RAISE));
}

/** What is offered first: five above every bid, one's own included. */
export function proposedBid(state: State, deed: DeedId): number {
	return above(state, deed, () => RAISE);
}

/** The first bid is the face value, or five above it on a top row. */
function above(state: State, deed: DeedId, raise: (bid: Bid) => number): number {
	const asking = askingPrice(state, deed);
	const top = state.turn?.kind === 'opening' && topRow(state).includes(deed);
	const raised = (state.bids[deed] ?? []).map((bid) => bid.amount + raise(bid));
	return Math.max(top ? asking + RAISE : asking, ...raised);
}
