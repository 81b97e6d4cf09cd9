/** Open bids: which is the highest, and what somebody has free for another one. */
import type { PlayerId } from '../model/ids';
import type { Bid, State } from '../model/state';
import { spendable } from './ledger';

/** Of equal ones the first; null where nobody has bid. */
export function highestBid(state: State, item: string): Bid | null {
	const bids = state.bids[item] ?? [];
	return bids.reduce<Bid | null>((best, b) => (best && best.amount >= b.amount ? best : b), null);
}

/** Money free for a bid: an earlier bid on the same item may be used again. */
export function freeFor(state: State, player: PlayerId, item: string): number {
	const earlier = state.bids[item]?.find((bid) => bid.player === player)?.amount ?? 0;
	return spendable(state, player) + earlier;
}
