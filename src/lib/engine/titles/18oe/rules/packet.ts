/** The opening packet: its rows, asking prices and bids (6, 7). */
import { spendable } from '../../../core/ledger/ledger';
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

export function highestBid(state: State, deed: DeedId): Bid | null {
	const bids = state.bids[deed] ?? [];
	return bids.reduce<Bid | null>((best, b) => (best && best.amount >= b.amount ? best : b), null);
}

/**
 * Five above anybody's bid, one's own included: money set aside stays so until the item is sold. The
 * first bid is the face value, or five above it on a top row.
 */
export function leastBid(state: State, deed: DeedId): number {
	const high = highestBid(state, deed);
	const asking = askingPrice(state, deed);
	const top = state.turn?.kind === 'opening' && topRow(state).includes(deed);
	const first = top ? asking + RAISE : asking;
	return high === null ? first : Math.max(first, high.amount + RAISE);
}

/** Money free for a bid: an earlier bid on the same item may be used again. */
export function freeFor(state: State, player: PlayerId, deed: DeedId): number {
	const earlier = state.bids[deed]?.find((bid) => bid.player === player)?.amount ?? 0;
	return spendable(state, player) + earlier;
}
