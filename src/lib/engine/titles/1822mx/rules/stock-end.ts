/** The end of a stock round, step by step (5.12, 5.13). */
import type { ActionRule } from '../../../core/assemble';
import { percentAt, presidentCertificate } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { cashOf, halfRoundedUp, pay, type GameBook } from '../../../core/ledger/ledger';
import { byPrice } from '../../../core/market/grid';
import type { PlayerId } from '../../../core/model/ids';
import { isPlayer } from '../../../core/model/ids';
import type { Bid, State } from '../../../core/model/state';
import { R } from '../rulebook';
import { FCM_CONCESSION, M18, majors, NDEM } from '../tables/companies';
import { minorPars } from '../tables/market';
import { reached } from '../tables/trains';
import { highestBid } from './bidding';
import { refill } from './boxes';
import { company, ndemOpen, never, note, orderOf, refusals } from './common';
import { checkEnds, finish, operatingRounds, startOperatingRound } from './flow';
import { moveBy, placeMarker } from './marker';
import { becomeStation, removeMinor, take, takeForUnsold } from './ndem';
import { own, PILES, type CardId, type PileName } from './own';

interface Won {
	readonly item: CardId;
	readonly pile: PileName;
	readonly bid: Bid;
}

/** Items with a bid, box by box: minors, concessions, privates. */
function wonItems(state: State): Won[] {
	return PILES.flatMap((pile) =>
		own(state).boxes[pile].flatMap((item) => {
			const bid = highestBid(state, item);
			// A card that the banker has given to somebody is nobody's to win.
			const there = (state.deeds[item]?.place ?? 'offering') === 'offering';
			return bid === null || !there ? [] : [{ item, pile, bid }];
		})
	);
}

/** No winning bid and not one share bought in the first stock round (1.3.1). */
function nothingSold(state: State): boolean {
	const shares = state.seats.some((player) => percentAt(state, NDEM, player) > 0);
	return state.round.number === 1 && !shares && wonItems(state).length === 0;
}

export function endStockRound(book: GameBook): void {
	if (nothingSold(book.state)) {
		finish(book, 'nothingSold');
		return;
	}
	const won = wonItems(book.state);
	const unsold = unsoldMinors(book.state, won);
	const first = own(book.state).boxes.minors[0];
	const firstUnsold = first !== undefined && !won.some(({ item }) => item === first);
	placeMinors(book, won);
	for (const item of won) settle(book, item);
	returnTokens(book);
	if (ndemOpen(book.state)) takeForUnsold(book, unsold);
	if (first !== undefined && firstUnsold) removeFirst(book, first);
	refill(book, R['5.1.1']);
	declareOrder(book);
}

/** All tokens go back; money that is set aside for a card that has left its box is free again. */
function returnTokens(book: GameBook): void {
	for (const item of Object.keys(own(book.state).tokens)) {
		note(book, R['5.12.2'], { t: 'own.tokensReturned', item });
	}
	for (const deed of Object.keys(book.state.bids)) {
		book.post(R['5.12.2'], { t: 'bidsCleared', deed });
	}
}

/** Minors in the boxes without a bid, and M18 if its pair has none (5.12.4). */
function unsoldMinors(state: State, won: readonly Won[]): number {
	const { boxes } = own(state);
	const pair = boxes.concessions.includes(FCM_CONCESSION) ? [FCM_CONCESSION] : [];
	return [...boxes.minors, ...pair].filter((item) => !won.some((w) => w.item === item)).length;
}

/** The start price of a minor: 50 in phase 1, then half the bid (4.2.6); M18 is always at 50 (4.2.5). */
export function startPrice(phase: string, bid: number, minor?: CardId): number {
	if (phase === '1' || minor === M18) return 50;
	return Math.max(...minorPars.filter((price) => price <= Math.max(50, bid / 2)));
}

/** What M18 starts with, and every minor in phase 1 (4.2.6, 9). */
const FIRST_CAPITAL = 100;

/** What a minor starts with (4.2.6); M18 always has the same (9). */
export function startCapital(phase: string, bid: number, minor?: CardId): number {
	if (phase === '1' || minor === M18) return FIRST_CAPITAL;
	return reached(phase, '3') ? bid : 2 * startPrice(phase, bid);
}

/** Markers before anything is paid: M18 first, then by bid, then by box (5.12.2, 5.12.3). */
function placeMinors(book: GameBook, won: readonly Won[]): void {
	if (won.some(({ item }) => item === FCM_CONCESSION)) {
		placeMarker(book, R['5.12.3'], M18, 50);
	}
	const sold = won.filter(({ pile }) => pile === 'minors');
	// Alone in a box it is still the first at 50 (A-MX-32).
	const alone = ({ item }: Won): number => Number(item === M18);
	sold.sort((a, b) => alone(b) - alone(a) || b.bid.amount - a.bid.amount);
	for (const { item, bid } of sold) {
		placeMarker(book, R['5.12.3'], item, startPrice(book.state.phase, bid.amount, item));
	}
}

/** The winner pays and takes the item; tokens and commitment are given back. */
function settle(book: GameBook, { item, pile, bid }: Won): void {
	book.post(R['5.12.2'], { t: 'bidsCleared', deed: item });
	note(book, R['5.12.2'], { t: 'own.unboxed', pile, card: item });
	if (pile === 'minors') settleMinor(book, item, bid);
	else {
		pay(book, R['5.12.2'], bid.player, 'bank', bid.amount, 'deed', item);
		book.post(R['5.12.2'], { t: 'deedMoved', deed: item, from: 'offering', to: bid.player });
	}
	if (item === FCM_CONCESSION) {
		pay(book, R['4.2.5'], 'bank', M18, FIRST_CAPITAL, 'capital', M18);
		giveMinor(book, M18, bid.player);
	}
}

function settleMinor(book: GameBook, item: CardId, { player, amount }: Bid): void {
	const { phase } = book.state;
	const capital = startCapital(phase, amount, item);
	if (reached(phase, '3') && item !== M18)
		pay(book, R['4.2.6'], player, item, amount, 'deed', item);
	else {
		pay(book, R['4.2.6'], player, 'bank', amount, 'deed', item);
		pay(book, R['4.2.6'], 'bank', item, capital, 'capital', item);
	}
	giveMinor(book, item, player);
}

function giveMinor(book: GameBook, id: CardId, player: PlayerId): void {
	const certificate = presidentCertificate(book.state, id);
	if (certificate) moveCertificate(book, R['5.12.2'], id, certificate, player);
	const { par, spot } = company(book.state, id);
	book.post(R['4.2.6'], { t: 'parSet', company: id, from: par, to: spot?.price ?? null });
	book.post(R['4.2.6'], { t: 'companyFloated', company: id });
}

/** The unsold minor of box 1: a station while the NdeM is open, else only out (5.12.5, 5.12.6). */
function removeFirst(book: GameBook, minor: CardId): void {
	note(book, R['5.12.5'], { t: 'own.unboxed', pile: 'minors', card: minor });
	if (!ndemOpen(book.state)) {
		removeMinor(book, R['5.12.6'], minor);
		return;
	}
	take(book, R['5.12.5']);
	becomeStation(book, R['5.12.6'], minor);
}

/** The owner of P7 is asked first; then the order is set (5.12.8). */
function declareOrder(book: GameBook): void {
	const owner = book.state.deeds['P7']?.place ?? 'offering';
	if (!isPlayer(owner)) {
		finishStockRound(book, null);
		return;
	}
	book.post(R['5.12.8'], {
		t: 'turnChanged',
		to: { kind: 'own', step: 'playerOrder', player: owner, company: null }
	});
	book.post(R['5.12.8'], {
		t: 'dutyRaised',
		duty: {
			id: 'double-P7',
			kind: 'declareCash',
			player: owner,
			company: null,
			count: 1,
			choices: ['single', 'double']
		}
	});
}

export type OrderAction = {
	readonly do: 'own.declareCash';
	readonly player: PlayerId;
	readonly double: boolean;
};

export const declareCash: ActionRule<OrderAction> = {
	answers: 'declareCash',
	check(state, { player }) {
		const duty = state.duties.find((open) => open.kind === 'declareCash');
		return refusals(duty?.player !== player && never('not-your-turn', R['5.12.8']));
	},
	apply(book, { player, double }) {
		book.post(R['5.12.8'], { t: 'dutyMet', duty: 'double-P7' });
		finishStockRound(book, double ? player : null);
	},
	options(state) {
		const duty = state.duties.find((open) => open.kind === 'declareCash');
		if (duty === undefined) return [];
		return [true, false].map((double) => ({
			action: { do: 'own.declareCash', player: duty.player, double } as const
		}));
	}
};

/** Order, interest, sold-out rises, then the operating rounds (5.12.8, 5.12.9, 5.13). */
function finishStockRound(book: GameBook, doubled: PlayerId | null): void {
	const to = orderByCash(book.state, doubled);
	book.post(R['5.12.8'], { t: 'orderChanged', from: book.state.order, to });
	for (const player of orderOf(book.state)) chargeInterest(book, player);
	raiseSoldOut(book);
	checkEnds(book);
	startOperatingRound(book, book.state.round.number, 1, operatingRounds(book.state));
}

/** Most cash first; ties keep their order (5.12.8). */
export function orderByCash(state: State, doubled: PlayerId | null): PlayerId[] {
	const worth = (player: PlayerId): number => cashOf(state, player) * (player === doubled ? 2 : 1);
	return [...orderOf(state)].sort((a, b) => worth(b) - worth(a));
}

function chargeInterest(book: GameBook, player: PlayerId): void {
	const debt = book.state.debt[player] ?? 0;
	if (debt === 0) return;
	book.post(R['5.12.9'], {
		t: 'debtChanged',
		player,
		from: debt,
		to: debt + halfRoundedUp(debt)
	});
}

/** Majors wholly owned by players rise one space, dearest first; never the NdeM (5.13). */
function raiseSoldOut(book: GameBook): void {
	const soldOut = majors
		.map((card) => card.id)
		.filter((id) => company(book.state, id).floated && !company(book.state, id).closed)
		.filter(
			(id) =>
				book.state.seats.reduce((sum, player) => sum + percentAt(book.state, id, player), 0) === 100
		);
	for (const id of byPrice(book.state, soldOut)) moveBy(book, R['5.13'], id, 1);
}
