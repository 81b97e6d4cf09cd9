/** The opening sale of the seven privates and minors (3.1, Table III). */
import type { ActionRule } from '../../../core/assemble';
import { certificatesOf, clockwiseAfter } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { freeFor, highestBid } from '../../../core/ledger/bids';
import { isWholeAmount, pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import { cellId, moveMarker, spotOf } from '../../../core/market/grid';
import type { CoreAction } from '../../../core/model/action';
import type { DeedId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { CHI, deeds, NDM } from '../tables/companies';
import { market, pars } from '../tables/market';
import { company, never, nextSeat, no, refusals } from './common';
import { endPlayerTurn, playerTurn } from './flow';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

const RAISE = 5;

function lowestUnsold(state: State): DeedId | null {
	return deeds.find((card) => state.deeds[card.id]?.place === 'offering')?.id ?? null;
}

/** Par value; #1 falls by 5 in each stock round it stays unsold (3.1.2). */
export function askingPrice(state: State, deed: DeedId): number {
	const value = state.deeds[deed]?.value ?? 0;
	if (deed !== deeds[0]?.id) return value;
	return Math.max(0, value - 5 * (state.round.number - 1));
}

/** In the fifth stock round the first player must take #1 for nothing. */
export function mustTakeFirst(state: State): boolean {
	const first = deeds[0];
	if (first === undefined || state.turn?.kind !== 'opening') return false;
	return state.deeds[first.id]?.place === 'offering' && askingPrice(state, first.id) === 0;
}

export function leastBid(state: State, deed: DeedId): number {
	return (highestBid(state, deed)?.amount ?? state.deeds[deed]?.value ?? 0) + RAISE;
}

function ofTurn(state: State, player: PlayerId, kind: 'opening' | 'auction') {
	const { turn } = state;
	if (turn === null || turn.kind !== kind) return never('wrong-moment', R['3.1']);
	return turn.player === player ? null : never('not-your-turn', R['3'], { player: turn.player });
}

/** The item changes hands and brings what comes with it; bids on it are given back. */
function sell(book: GameBook, rule: string, player: PlayerId, deed: DeedId, price: number): void {
	if (book.state.bids[deed]) book.post(rule, { t: 'bidsCleared', deed });
	pay(book, rule, player, 'bank', price, 'deed', deed);
	book.post(rule, { t: 'deedMoved', deed, from: 'offering', to: player });
	if (deed === 'MIR') giveFree(book, player, CHI, false);
	if (deed === 'MNR') {
		book.post(R['T3'], {
			t: 'dutyRaised',
			duty: {
				id: 'par-NdM',
				kind: 'setPar',
				player,
				company: NDM,
				count: 1,
				choices: pars.map(String)
			}
		});
	}
}

function giveFree(book: GameBook, player: PlayerId, id: string, president: boolean): void {
	const share = certificatesOf(book.state, id).find(
		(c) => c.place === 'offering' && c.president === president
	);
	if (share) moveCertificate(book, R['T3'], id, share, player);
}

/**
 * After a purchase: as long as the lowest unsold item has bids it is sold or auctioned at once, then
 * the stock round goes on with `resume` (3.1(a)).
 */
function runAuctions(book: GameBook, resume: PlayerId): void {
	for (;;) {
		const deed = lowestUnsold(book.state);
		const high = deed === null ? null : highestBid(book.state, deed);
		if (deed === null || high === null) break;
		const bidders = book.state.bids[deed] ?? [];
		if (bidders.length > 1) {
			const player = nextBidder(book.state, deed, high.player);
			book.post(R['3.1.1'], {
				t: 'turnChanged',
				to: { kind: 'auction', deed, player, passes: 0, resume }
			});
			return;
		}
		sell(book, R['3.1.1'], high.player, deed, high.amount);
	}
	book.post(R['3'], { t: 'turnChanged', to: playerTurn(book.state, resume) });
}

function nextBidder(state: State, deed: DeedId, after: PlayerId): PlayerId {
	const bidders = state.bids[deed] ?? [];
	const next = clockwiseAfter(state, after).find((p) => bidders.some((bid) => bid.player === p));
	return next ?? after;
}

/** The player who bought under 3.1(a) has acted; auctions follow, then the next seat. */
function afterPurchase(book: GameBook, player: PlayerId): void {
	const { round } = book.state;
	book.post(R['3.1a'], { t: 'roundChanged', to: { ...round, passes: 0, lastActor: player } });
	runAuctions(book, nextSeat(book.state, player));
}

export const buyLowest: ActionRule<Act<'buyLowest'>> = {
	check(state, { player }) {
		const deed = lowestUnsold(state);
		if (deed === null) return [never('not-available', R['3.1a'])];
		const price = askingPrice(state, deed);
		return refusals(
			ofTurn(state, player, 'opening'),
			spendable(state, player) < price &&
				never('not-enough-money', R['3.1a'], { price, has: spendable(state, player) })
		);
	},
	apply(book, { player }) {
		const deed = lowestUnsold(book.state);
		if (deed === null) throw new Error('nothing left to buy');
		const price = askingPrice(book.state, deed);
		sell(
			book,
			price < (book.state.deeds[deed]?.value ?? 0) ? R['3.1.2'] : R['3.1a'],
			player,
			deed,
			price
		);
		afterPurchase(book, player);
	},
	options(state) {
		return state.turn?.kind === 'opening'
			? [{ action: { do: 'buyLowest', player: state.turn.player } }]
			: [];
	}
};

export const bid: ActionRule<Act<'bid'>> = {
	check(state, { player, deed, amount }) {
		if (state.deeds[deed]?.place !== 'offering') return [never('not-available', R['3.1b'])];
		const { turn } = state;
		const auction = turn?.kind === 'auction';
		const least = leastBid(state, deed);
		const free = freeFor(state, player, deed);
		return refusals(
			ofTurn(state, player, auction ? 'auction' : 'opening'),
			auction && turn.deed !== deed && never('wrong-moment', R['3.1.1']),
			!auction && deed === lowestUnsold(state) && never('lowest-is-bought', R['3.1b']),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['3.1b']),
			amount < least && no('bid-too-low', R['3.1b'], { least }),
			amount > free && never('bids-set-aside', R['3.1b'], { free }),
			mustTakeFirst(state) && no('must-take-first-private', R['3.1.2'])
		);
	},
	apply(book, { player, deed, amount }) {
		const { turn } = book.state;
		const earlier = book.state.bids[deed]?.find((b) => b.player === player)?.amount ?? null;
		book.post(R['3.1b'], { t: 'bidPlaced', deed, player, from: earlier, to: amount });
		if (turn?.kind === 'auction') {
			const next = nextBidder(book.state, deed, player);
			book.post(R['3.1.1'], { t: 'turnChanged', to: { ...turn, player: next, passes: 0 } });
		} else {
			endPlayerTurn(book, player, true);
		}
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'opening' && turn?.kind !== 'auction') return [];
		const lowest = lowestUnsold(state);
		const open = turn.kind === 'auction' ? [turn.deed] : deeds.map((card) => card.id);
		return open
			.filter((deed) => state.deeds[deed]?.place === 'offering')
			.filter((deed) => turn.kind === 'auction' || deed !== lowest)
			.map((deed) => {
				const min = leastBid(state, deed);
				const max = Math.max(min, freeFor(state, turn.player, deed));
				return {
					action: { do: 'bid', player: turn.player, deed, amount: min },
					range: { field: 'amount', min, max, step: 1 }
				};
			});
	}
};

/** Only the result of an auction: who won, and for how much. */
export const settleAuction: ActionRule<Act<'settleAuction'>> = {
	check(state, { player, deed, amount }) {
		const { turn } = state;
		if (turn?.kind !== 'auction' || turn.deed !== deed) return [never('wrong-moment', R['3.1.1'])];
		const high = highestBid(state, deed);
		const bidder = state.bids[deed]?.some((b) => b.player === player) ?? false;
		const stands = high?.player === player && high.amount === amount;
		const free = freeFor(state, player, deed);
		return refusals(
			!bidder && no('not-a-bidder', R['3.1.1']),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['3.1.1']),
			!stands &&
				amount < leastBid(state, deed) &&
				no('bid-too-low', R['3.1.1'], { least: leastBid(state, deed) }),
			amount > free && never('bids-set-aside', R['3.1.1'], { free })
		);
	},
	apply(book, { player, deed, amount }) {
		win(book, player, deed, amount);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'auction') return [];
		return (state.bids[turn.deed] ?? []).map(({ player }) => {
			const high = highestBid(state, turn.deed);
			const least = high?.player === player ? high.amount : leastBid(state, turn.deed);
			const max = Math.max(least, freeFor(state, player, turn.deed));
			return {
				action: { do: 'settleAuction', player, deed: turn.deed, amount: least },
				range: { field: 'amount', min: least, max, step: 1 }
			};
		});
	}
};

function win(book: GameBook, player: PlayerId, deed: DeedId, amount: number): void {
	const { turn } = book.state;
	if (turn?.kind !== 'auction') throw new Error('no auction is on');
	sell(book, R['3.1.1'], player, deed, amount);
	runAuctions(book, turn.resume);
}

/** Passing in an auction; when all others have passed in a row the high bidder pays. */
export function passAuction(book: GameBook, player: PlayerId): void {
	const { turn } = book.state;
	if (turn?.kind !== 'auction') throw new Error('no auction is on');
	const high = highestBid(book.state, turn.deed);
	const next = nextBidder(book.state, turn.deed, player);
	if (high !== null && next === high.player) {
		win(book, high.player, turn.deed, high.amount);
		return;
	}
	book.post(R['3.1.1'], {
		t: 'turnChanged',
		to: { ...turn, player: next, passes: turn.passes + 1 }
	});
}

/** The owner of MNR sets NdM's par at once and gets its president's certificate. */
export const setPar: ActionRule<Act<'setPar'>> = {
	answers: 'setPar',
	check(state, { player, company: id, par }) {
		const duty = state.duties.find((d) => d.kind === 'setPar');
		return refusals(
			duty?.player !== player && never('not-your-turn', R['T3']),
			duty?.company !== id && never('not-available', R['T3']),
			!pars.some((p) => p === par) && never('not-a-par', R['3.2c1'])
		);
	},
	apply(book, { player, company: id, par }) {
		placeAtPar(book, id, par);
		giveFree(book, player, id, true);
		book.post(R['T3'], { t: 'dutyMet', duty: 'par-NdM' });
	},
	options(state) {
		const duty = state.duties.find((d) => d.kind === 'setPar');
		if (!duty?.company) return [];
		const { player, company: id } = duty;
		return pars.map((par) => ({ action: { do: 'setPar', player, company: id, par } }));
	}
};

/** Par is set and the marker goes under the others on the par cell (3.2(c)(1)). */
export function placeAtPar(book: GameBook, id: string, par: number): void {
	book.post(R['3.2c1'], { t: 'parSet', company: id, from: company(book.state, id).par, to: par });
	const cell = market.rows.flat().find((c) => c.value === par && c.zones.includes('par'));
	if (cell === undefined) throw new Error(`no par cell for ${par}`);
	if (company(book.state, id).spot?.cell === cellId(cell)) return;
	moveMarker(book, R['3.2c1'], id, spotOf(cell), false);
}
