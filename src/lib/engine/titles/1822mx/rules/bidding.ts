/** Bids on the boxes (5.10): tokens stay where they are put, money is committed only while highest. */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { spendable } from '../../../core/ledger/ledger';
import type { PlayerId } from '../../../core/model/ids';
import type { Bid, State } from '../../../core/model/state';
import { R } from '../rulebook';
import { boxOf, faceValue } from './boxes';
import { investing, never, no, note, noteTurn, refusals, stockTurnOf, type Act } from './common';
import { figure } from './figures';
import { atLimit } from './limits';
import { own, PILES, type CardId } from './own';

const STEP = 5;
const BIDS_A_TURN = 3;

export function highestBid(state: State, item: CardId): Bid | null {
	return own(state).tokens[item]?.at(-1) ?? null;
}

export function leastBid(state: State, item: CardId): number {
	const high = highestBid(state, item);
	return high === null ? faceValue(item) : high.amount + STEP;
}

function hasToken(state: State, player: PlayerId, item: CardId): boolean {
	return own(state).tokens[item]?.some((bid) => bid.player === player) ?? false;
}

/** Tokens not on any item (5.10.3). */
export function freeTokens(state: State, player: PlayerId): number {
	const { tokens } = own(state);
	const placed = Object.keys(tokens).filter((item) => hasToken(state, player, item)).length;
	return figure(state.config, 'biddingTokens') - placed;
}

/** A player with a loan may neither buy nor convert nor bid (5.4.1). */
export function inDebt(state: State, player: PlayerId): Refusal | false {
	const debt = state.debt[player] ?? 0;
	return debt > 0 && no('in-debt', R['5.4.1'], { debt });
}

export const bid: ActionRule<Act<'bid'>> = {
	check(state, { player, deed: item, amount }) {
		if (boxOf(state, item) === null) return [never('not-in-a-box', R['5.10.4'], { item })];
		const high = highestBid(state, item);
		const least = leastBid(state, item);
		const free = spendable(state, player);
		const { turn } = state;
		return refusals(
			investing(state, player),
			// First, because no figure and no other box would help.
			inDebt(state, player),
			(!Number.isSafeInteger(amount) || amount < 0) && never('not-a-whole-amount', R['5.10.6']),
			amount % STEP !== 0 && no('bid-step', R['5.10.6'], { step: STEP }),
			high?.player === player && no('already-highest', R['5.10.4']),
			// Below face value the table may agree; below a bid on the box there is no highest bidder.
			high !== null && amount <= high.amount && never('bid-too-low', R['5.10.7'], { least }),
			(high === null || amount > high.amount) &&
				amount < least &&
				no('bid-too-low', R['5.10.6'], { least }),
			amount > free && never('bids-set-aside', R['5.10.7'], { free }),
			!hasToken(state, player, item) &&
				freeTokens(state, player) <= 0 &&
				no('no-token-free', R['5.10.3']),
			own(state).turn.bids >= BIDS_A_TURN && no('three-bids', R['5.10.5']),
			turn?.kind === 'stock' && turn.bought && no('one-kind-of-deed', R['5.1.3']),
			atLimit(state, player) &&
				no('certificate-limit', R['5.10.8'], { limit: state.certificateLimit })
		);
	},
	apply(book, { player, deed: item, amount }) {
		const before = own(book.state).tokens[item]?.find((b) => b.player === player)?.amount ?? null;
		if (book.state.bids[item]) book.post(R['5.10.7'], { t: 'bidsCleared', deed: item });
		book.post(R['5.10.7'], { t: 'bidPlaced', deed: item, player, from: null, to: amount });
		note(book, R['5.10.4'], { t: 'own.tokenPlaced', item, player, from: before, to: amount });
		noteTurn(book, R['5.10.5'], { bids: own(book.state).turn.bids + 1 });
		const turn = stockTurnOf(book.state);
		if (!turn.acted) book.post(R['5.1.3'], { t: 'turnChanged', to: { ...turn, acted: true } });
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock') return [];
		const { player } = turn;
		return PILES.flatMap((pile) => own(state).boxes[pile]).map((item) => {
			const min = leastBid(state, item);
			const max = Math.max(min, Math.floor(spendable(state, player) / STEP) * STEP);
			return {
				action: { do: 'bid', player, deed: item, amount: min },
				range: { field: 'amount', min, max, step: STEP }
			};
		});
	}
};
