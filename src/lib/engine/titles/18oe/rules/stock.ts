/** Stock turns of the Major phase: buying, trading, rescuing, passing (10, 10.2, 10.4, 11.6.5). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import {
	certificatesAt,
	ordinary,
	percentAt,
	presidentOf
} from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import type { BuyShare, CoreAction } from '../../../core/model/action';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { isMinor, regionals } from '../tables/companies';
import { company, never, no, priced, priceOf, refusals, unfloatedMinors } from './common';
import { openDuties } from './consolidation';
import { endPlayerTurn } from './flow';
import { atLimit, certificatesGained, MOST_PERCENT, midExchange, mustSell } from './limits';
import { passAuction, passOpening } from './opening';
import { freeItems } from './packet';
import { own, set } from './own';
import { act, beforePurchase, majorTurn } from './turns';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

export interface BuyTreasury {
	readonly do: 'own.buyTreasury';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

/** Par while the par marker is there, otherwise the share value (10.2, A-OE-13). */
export function treasuryPrice(state: State, id: CompanyId): number {
	const c = company(state, id);
	const marked = c.kind === 'regional' || own(state).parMarkers.includes(id);
	return marked ? (c.par ?? 0) : priceOf(state, id);
}

/** One purchase a turn, after the sales; nothing sold in this round may be bought back. */
function purchase(state: State, player: PlayerId, id: CompanyId): (Refusal | false)[] {
	const { turn } = state;
	const { stock } = own(state);
	return [
		...majorTurn(state, player, [null, 'sellBuy', 'float']),
		turn?.kind === 'stock' && turn.bought && no('already-bought', R['10']),
		stock.action === 'float' &&
			(stock.floated !== id || stock.first) &&
			no('one-stock-action', R['9.3']),
		(state.round.sold[player] ?? []).includes(id) &&
			no('sold-this-round', R['10.2'], { company: id }),
		mustSell(state, player),
		atLimit(state, player, certificatesGained(state, player, id))
	];
}

function bought(book: GameBook): void {
	act(book, own(book.state).stock.action ?? 'sellBuy');
	const { turn } = book.state;
	if (turn?.kind === 'stock') {
		book.post(R['10'], { t: 'turnChanged', to: { ...turn, bought: true } });
	}
}

/** Shares in the treasury that this player may buy: none reserved or in custody for another. */
export function treasuryShares(state: State, player: PlayerId, id: CompanyId): number {
	const { custody } = own(state);
	const held = certificatesAt(state, id, id).length;
	return custody?.company === id && custody.player !== player ? held - 1 : held;
}

/** A regional whose secondary shares another player has reserved (8.4). */
export function reservedByOther(state: State, player: PlayerId, id: CompanyId): boolean {
	return Object.entries(own(state).reservations).some(
		([who, reserved]) => reserved === id && who !== player
	);
}

export const buyTreasury: ActionRule<BuyTreasury> = {
	check(state, { player, company: id }) {
		const c = state.companies[id];
		if (c === undefined || c.closed || !c.floated || isMinor(id)) {
			return [never('not-available', R['10.2'])];
		}
		const price = treasuryPrice(state, id);
		const has = spendable(state, player);
		const held = percentAt(state, id, player);
		const share = certificatesAt(state, id, id)[0];
		if (share === undefined) return [never('not-available', R['10.2'], { company: id })];
		return refusals(
			...purchase(state, player, id),
			c.kind === 'regional' &&
				reservedByOther(state, player, id) &&
				no('reserved-share', R['8.4'], { company: id }),
			treasuryShares(state, player, id) === 0 && no('in-custody', R['14.4'], { company: id }),
			c.kind === 'major' &&
				held >= MOST_PERCENT &&
				no('only-open-market', R['10.2'], { company: id, percent: held }),
			has < price && never('not-enough-money', R['10.2'], { price, has })
		);
	},
	apply(book, { player, company: id }) {
		takeTreasuryShare(book, player, id);
		bought(book);
	},
	options(state) {
		const player = beforePurchase(state);
		if (player === null) return [];
		return regionals
			.map((card) => card.id)
			.filter((id) => company(state, id).floated && certificatesAt(state, id, id).length > 0)
			.map((id) => ({ action: { do: 'own.buyTreasury', player, company: id } }));
	}
};

/** The price goes into the treasury; a share in custody is the last to go, and ends the custody. */
export function takeTreasuryShare(book: GameBook, player: PlayerId, id: CompanyId): void {
	const price = treasuryPrice(book.state, id);
	const share = certificatesAt(book.state, id, id)[0];
	if (share === undefined) throw new Error(`${id} has no share in its treasury`);
	endCustody(book, player, id);
	pay(book, R['10.2'], player, id, price, 'share', id);
	moveCertificate(book, R['10.2'], id, share, player);
}

/** The owner takes other shares first: the marker leaves with the last share in the treasury (14.4). */
export function endCustody(book: GameBook, player: PlayerId, id: CompanyId): void {
	const { custody } = own(book.state);
	if (custody?.company !== id || custody.player !== player) return;
	if (certificatesAt(book.state, id, id).length === 1) set(book, R['14.4'], 'custody', null);
}

/** Share value to the bank; the president pays double above 60% (10.2). */
function marketPrice(state: State, player: PlayerId, id: CompanyId): number {
	const double = percentAt(state, id, player) >= MOST_PERCENT;
	return priceOf(state, id) * (double ? 2 : 1);
}

export const buyShare: ActionRule<BuyShare> = {
	check(state, { player, company: id, from, percent }) {
		const share = ordinary(state, id, 'pool', 10)[0];
		if (share === undefined || from !== 'pool' || percent !== 10) {
			return [never('not-available', R['10.2'], { company: id })];
		}
		const held = percentAt(state, id, player);
		const price = marketPrice(state, player, id);
		const has = spendable(state, player);
		return refusals(
			...purchase(state, player, id),
			own(state).stock.action === 'float' && no('one-stock-action', R['9.3']),
			held >= MOST_PERCENT &&
				presidentOf(state, id) !== player &&
				no('double-only-president', R['10.2'], { company: id, percent: held }),
			has < price && never('not-enough-money', R['10.2'], { price, has })
		);
	},
	apply(book, { player, company: id }) {
		const share = ordinary(book.state, id, 'pool', 10)[0];
		if (share === undefined) throw new Error(`no share of ${id} in the Open Market`);
		pay(book, R['10.2'], player, 'bank', marketPrice(book.state, player, id), 'share', id);
		moveCertificate(book, R['10.2'], id, share, player);
		bought(book);
	},
	options(state) {
		const player = beforePurchase(state);
		if (player === null) return [];
		return priced(state)
			.filter((id) => ordinary(state, id, 'pool', 10).length > 0)
			.map((id) => ({
				action: { do: 'buyShare', player, company: id, from: 'pool', percent: 10 }
			}));
	}
};

/** Passing in the packet sale, in an auction, or as a stock action. */
export const pass: ActionRule<Act<'pass'>> = {
	check(state, { player }) {
		const { turn } = state;
		if (turn?.kind !== 'opening' && turn?.kind !== 'auction' && turn?.kind !== 'stock') {
			const concession = turn?.kind === 'own' && turn.step === 'concession';
			return [concession ? never('no-pass-now', R['8.1']) : never('wrong-moment', R['10'])];
		}
		const stock = turn.kind === 'stock';
		return refusals(
			turn.player !== player && never('not-your-turn', R['10'], { player: turn.player }),
			freeItems(state).length > 0 && no('must-take-free', R['7b']),
			stock && turn.acted && never('something-done', R['10']),
			stock &&
				own(state).rail === 'regional' &&
				unfloatedMinors(state, player).length > 0 &&
				no('must-float', R['8.2']),
			stock && mustSell(state, player),
			stock && openDuties(state, player)
		);
	},
	apply(book, { player }) {
		const { turn } = book.state;
		if (turn?.kind === 'opening') passOpening(book, player);
		else if (turn?.kind === 'auction') passAuction(book, player);
		else endPlayerTurn(book, player, false);
	},
	options(state) {
		const { turn } = state;
		return turn?.kind === 'opening' || turn?.kind === 'auction' || turn?.kind === 'stock'
			? [{ action: { do: 'pass', player: turn.player } }]
			: [];
	}
};

/** What keeps a stock turn from ending: nothing done, a share still to be bought, too many papers. */
export function stockEndRefusals(state: State): readonly Refusal[] {
	const { turn } = state;
	if (turn?.kind !== 'stock') return [never('wrong-moment', R['10'])];
	const { stock } = own(state);
	return refusals(
		!turn.acted && never('nothing-done', R['10']),
		stock.mustBuy &&
			!turn.bought &&
			no('must-buy-share', R['9.3'], { company: stock.floated ?? '' }),
		midExchange(state),
		mustSell(state, turn.player)
	);
}
