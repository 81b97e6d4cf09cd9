/** The Auction Railroad Phase: the opening packet, row by row (6, 7, 7.1). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { clockwiseAfter } from '../../../core/certificates/holdings';
import { freeFor, highestBid } from '../../../core/ledger/bids';
import { isWholeAmount, pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import type { DeedId, PlayerId } from '../../../core/model/ids';
import type { AuctionTurn, State } from '../../../core/model/state';
import { R } from '../rulebook';
import { isMinor, privates, TREASURY_CAP } from '../tables/companies';
import { never, nextSeat, no, refusals } from './common';
import { nextConcession, payingPrivate } from './flow';
import { own, set } from './own';
import { askingPrice, freeItems, leastBid, proposedBid, RAISE, topRow, unsold } from './packet';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

export interface BuyItem {
	readonly do: 'own.buyItem';
	readonly player: PlayerId;
	readonly deed: DeedId;
}

function ofTurn(state: State, player: PlayerId, kind: 'opening' | 'auction'): Refusal | null {
	const { turn } = state;
	if (turn === null || turn.kind !== kind) return never('wrong-moment', R['7']);
	return turn.player === player ? null : never('not-your-turn', R['7'], { player: turn.player });
}

/** Money to the bank, or for a minor into its treasury up to 180 (7.1). */
function sell(
	book: GameBook,
	rule: '7' | '7a' | '7b' | '7.1',
	player: PlayerId,
	deed: DeedId,
	price: number
): void {
	if (book.state.bids[deed]) book.post(rule, { t: 'bidsCleared', deed });
	const capital = isMinor(deed) ? Math.min(price, TREASURY_CAP) : 0;
	pay(book, R['7.1'], player, deed, capital, 'capital', deed);
	pay(book, rule, player, 'bank', price - capital, 'deed', deed);
	book.post(rule, { t: 'deedMoved', deed, from: 'offering', to: player });
}

/** The priority deal goes to the next player after every action (3.2, 7). */
function afterAction(book: GameBook, player: PlayerId, passed: boolean): void {
	const { round } = book.state;
	const passes = passed ? round.passes + 1 : 0;
	const all = passes >= book.state.seats.length;
	book.post(R['7'], { t: 'roundChanged', to: { ...round, passes: all ? 0 : passes } });
	const to = nextSeat(book.state, player);
	if (to !== book.state.priority) {
		book.post(R['3.2'], { t: 'priorityMoved', from: book.state.priority, to });
	}
	if (all) payAndCut(book);
	openRow(book);
}

/** Everybody passed: bought privates pay, and the top row becomes five cheaper. */
function payAndCut(book: GameBook): void {
	for (const { id, revenue } of privates) {
		const place = book.state.deeds[id]?.place ?? 'offering';
		if (payingPrivate(book.state, id)) pay(book, R['7b'], 'bank', place, revenue, 'income', id);
	}
	const { cuts } = own(book.state);
	const next: Record<DeedId, number> = { ...cuts };
	for (const deed of topRow(book.state)) next[deed] = (cuts[deed] ?? 0) + RAISE;
	set(book, R['7b'], 'cuts', next);
}

/**
 * As long as the top row has items with bids they are sold (one bid) or auctioned (several, from the
 * left); then play goes on with the holder of the priority deal.
 */
function openRow(book: GameBook): void {
	for (;;) {
		const row = topRow(book.state);
		const single = row.find((deed) => book.state.bids[deed]?.length === 1);
		const bid = single === undefined ? undefined : book.state.bids[single]?.[0];
		if (single !== undefined && bid !== undefined) {
			sell(book, '7a', bid.player, single, bid.amount);
			continue;
		}
		const contested = row.find((deed) => (book.state.bids[deed]?.length ?? 0) > 1);
		if (contested === undefined) break;
		startAuction(
			book,
			contested,
			(book.state.bids[contested] ?? []).map((b) => b.player)
		);
		return;
	}
	const player = book.state.priority;
	if (player === null) throw new Error('nobody has the priority deal');
	if (topRow(book.state).length === 0) {
		set(book, R['5.1.2'], 'rail', 'concession');
		nextConcession(book);
	} else book.post(R['7'], { t: 'turnChanged', to: { kind: 'opening', player } });
}

/** Starts left of the highest bid; those in `active` may bid until they pass. */
function startAuction(book: GameBook, deed: DeedId, active: readonly PlayerId[]): void {
	const high = highestBid(book.state, deed);
	if (high === null) throw new Error(`nobody has bid on ${deed}`);
	set(book, R['7a'], 'bidding', { active });
	const player = nextActive(book.state, active, high.player);
	const resume = book.state.priority ?? high.player;
	book.post(R['7a'], {
		t: 'turnChanged',
		to: { kind: 'auction', deed, player, passes: 0, resume }
	});
}

function nextActive(state: State, active: readonly PlayerId[], after: PlayerId): PlayerId {
	return clockwiseAfter(state, after).find((p) => active.includes(p)) ?? after;
}

function active(state: State): readonly PlayerId[] {
	return own(state).bidding?.active ?? [];
}

export const buyItem: ActionRule<BuyItem> = {
	check(state, { player, deed }) {
		if (state.deeds[deed]?.place !== 'offering') return [never('not-available', R['7'])];
		const price = askingPrice(state, deed);
		const free = freeItems(state);
		const has = spendable(state, player);
		return refusals(
			ofTurn(state, player, 'opening'),
			!topRow(state).includes(deed) && no('not-top-row', R['7']),
			free.length > 0 && !free.includes(deed) && no('must-take-free', R['7b']),
			has < price && never('not-enough-money', R['7'], { price, has })
		);
	},
	apply(book, { player, deed }) {
		const free = freeItems(book.state);
		const price = askingPrice(book.state, deed);
		if (free.includes(deed)) for (const one of free) sell(book, '7b', player, one, 0);
		else sell(book, '7', player, deed, price);
		afterAction(book, player, false);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'opening') return [];
		return topRow(state).map((deed) => ({
			action: { do: 'own.buyItem', player: turn.player, deed }
		}));
	}
};

/** A bid below the top row, a raise in an auction, or a higher bid on a minor of the top row. */
export const bid: ActionRule<Act<'bid'>> = {
	check(state, { player, deed, amount }) {
		if (state.deeds[deed]?.place !== 'offering') return [never('not-available', R['7'])];
		const { turn } = state;
		const auction = turn?.kind === 'auction';
		const least = leastBid(state, player, deed);
		const free = freeFor(state, player, deed);
		const top = !auction && topRow(state).includes(deed);
		return refusals(
			ofTurn(state, player, auction ? 'auction' : 'opening'),
			auction && turn.deed !== deed && never('wrong-moment', R['7a']),
			top && !isMinor(deed) && never('top-row-is-bought', R['7']),
			freeItems(state).length > 0 && no('must-take-free', R['7b']),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['7']),
			amount < least && no('bid-too-low', R['7'], { least }),
			amount > free && never('bids-set-aside', R['7'], { free })
		);
	},
	apply(book, { player, deed, amount }) {
		const { turn } = book.state;
		const top = turn?.kind === 'opening' && topRow(book.state).includes(deed);
		const from = book.state.bids[deed]?.find((b) => b.player === player)?.amount ?? null;
		book.post(top ? R['7.1'] : R['7'], { t: 'bidPlaced', deed, player, from, to: amount });
		if (turn?.kind === 'auction') goOn(book, turn, player);
		else if (top) raiseMinor(book, player, deed);
		else afterAction(book, player, false);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'opening' && turn?.kind !== 'auction') return [];
		const top = topRow(state);
		const open = turn.kind === 'auction' ? [turn.deed] : unsold(state).map((item) => item.deed);
		return open
			.filter((deed) => turn.kind === 'auction' || !top.includes(deed) || isMinor(deed))
			.map((deed) => bidCandidate(state, turn.player, deed));
	}
};

function bidCandidate(state: State, player: PlayerId, deed: DeedId): Candidate<Act<'bid'>> {
	const min = leastBid(state, player, deed);
	const max = Math.max(min, freeFor(state, player, deed));
	const amount = Math.min(max, proposedBid(state, deed));
	return {
		action: { do: 'bid', player, deed, amount },
		range: { field: 'amount', min, max, step: RAISE }
	};
}

/** A higher bid on a minor of the top row at once opens an auction for everybody (7.1). */
function raiseMinor(book: GameBook, player: PlayerId, deed: DeedId): void {
	const { round } = book.state;
	book.post(R['7.1'], { t: 'roundChanged', to: { ...round, passes: 0 } });
	const to = nextSeat(book.state, player);
	book.post(R['3.2'], { t: 'priorityMoved', from: book.state.priority, to });
	startAuction(book, deed, book.state.seats);
}

function goOn(book: GameBook, turn: AuctionTurn, player: PlayerId): void {
	const next = nextActive(book.state, active(book.state), player);
	if (next === player) win(book, turn.deed);
	else book.post(R['7a'], { t: 'turnChanged', to: { ...turn, player: next } });
}

/** The highest bid of those still in takes it. */
function win(book: GameBook, deed: DeedId): void {
	const high = highestBid(book.state, deed);
	if (high === null) throw new Error(`nobody has bid on ${deed}`);
	award(book, deed, high.player, high.amount);
}

function award(book: GameBook, deed: DeedId, player: PlayerId, amount: number): void {
	set(book, R['7a'], 'bidding', null);
	sell(book, isMinor(deed) ? '7.1' : '7a', player, deed, amount);
	openRow(book);
}

/** A pass in an auction is final; the last one left pays the highest bid. */
export function passAuction(book: GameBook, player: PlayerId): void {
	const { turn } = book.state;
	if (turn?.kind !== 'auction') throw new Error('no auction is on');
	const left = active(book.state).filter((p) => p !== player);
	set(book, R['7a'], 'bidding', { active: left });
	if (left.length <= 1) win(book, turn.deed);
	else {
		const next = nextActive(book.state, left, player);
		book.post(R['7a'], {
			t: 'turnChanged',
			to: { ...turn, player: next, passes: turn.passes + 1 }
		});
	}
}

export function passOpening(book: GameBook, player: PlayerId): void {
	afterAction(book, player, true);
}

/** Only the result of an auction: who won, and for how much. */
export const settleAuction: ActionRule<Act<'settleAuction'>> = {
	check(state, { player, deed, amount }) {
		const { turn } = state;
		if (turn?.kind !== 'auction' || turn.deed !== deed) return [never('wrong-moment', R['7a'])];
		const high = highestBid(state, deed);
		const stands = high?.player === player && high.amount === amount;
		const least = leastBid(state, player, deed);
		const free = freeFor(state, player, deed);
		return refusals(
			!active(state).includes(player) && no('not-a-bidder', R['7a']),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['7a']),
			!stands && amount < least && no('bid-too-low', R['7a'], { least }),
			amount > free && never('bids-set-aside', R['7a'], { free })
		);
	},
	apply(book, { player, deed, amount }) {
		award(book, deed, player, amount);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'auction') return [];
		return active(state).map((player) => {
			const high = highestBid(state, turn.deed);
			const least = high?.player === player ? high.amount : leastBid(state, player, turn.deed);
			const max = Math.max(least, freeFor(state, player, turn.deed));
			return {
				action: { do: 'settleAuction', player, deed: turn.deed, amount: least },
				range: { field: 'amount', min: least, max, step: 5 }
			};
		});
	}
};
