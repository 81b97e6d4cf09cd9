/** Regular stock turns: sell, buy one certificate, start a company, pass (3.2, 3.3, 3.6). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import {
	ordinary,
	percentAt,
	presidentCertificate,
	presidentOf
} from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { halfRoundedDown, pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import type { BuyShare, CoreAction, SellShares } from '../../../core/model/action';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State, StockTurn } from '../../../core/model/state';
import { rememberSeller } from '../../../core/rounds';
import { R } from '../rulebook';
import { majors, NDM } from '../tables/companies';
import { pars } from '../tables/market';
import { reached } from '../tables/trains';
import { company, inZone, never, no, playersTurn, priceOf, refusals } from './common';
import { endPlayerTurn } from './flow';
import { certificatesCounted, MOST_PERCENT, overCertificateLimit, overSixty } from './limits';
import { mustTakeFirst, passAuction, placeAtPar } from './opening';
import {
	applySale,
	needsPresident,
	possibleSales,
	saleRefusals,
	tensSold,
	type Sale
} from './selling';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

function stockTurnOf(state: State, player: PlayerId): Refusal | null {
	const { turn } = state;
	if (turn?.kind !== 'stock') return never('wrong-moment', R['3.2']);
	return turn.player === player ? null : never('not-your-turn', R['3'], { player: turn.player });
}

function current(state: State): StockTurn {
	if (state.turn?.kind !== 'stock') throw new Error('no stock turn');
	return state.turn;
}

function oddSold(state: State, id: CompanyId): boolean {
	return state.turn?.kind === 'stock' && (state.turn.sold[id] ?? 0) % 10 === 5;
}

export const sellShares: ActionRule<SellShares> = {
	check(state, sale) {
		const { turn } = state;
		return refusals(
			stockTurnOf(state, sale.player),
			state.round.number === 1 && no('first-stock-round', R['3.2a1']),
			turn?.kind === 'stock' &&
				turn.bought &&
				turn.soldFirst &&
				no('sold-before-and-after', R['3.2c']),
			...saleRefusals(state, sale)
		);
	},
	apply(book, sale) {
		const { player, company: id, percent } = sale;
		applySale(book, sale, oddSold(book.state, id));
		const turn = current(book.state);
		book.post(R['3.2a'], {
			t: 'turnChanged',
			to: {
				...turn,
				acted: true,
				sold: { ...turn.sold, [id]: (turn.sold[id] ?? 0) + percent },
				soldFirst: turn.soldFirst || !turn.bought
			}
		});
		rememberSeller(book, R['3.2c'], player, id);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock') return [];
		return possibleSales(state, turn.player).map((sale) => ({
			action: { do: 'sellShares', ...sale }
		}));
	}
};

/** What a purchase costs: par from the Initial Offering, market value from the Open Market. */
function sharePrice(state: State, buy: Pick<BuyShare, 'company' | 'from' | 'percent'>): number {
	const c = company(state, buy.company);
	if (buy.from === 'offering') return ((c.par ?? 0) * buy.percent) / 10;
	const price = priceOf(state, buy.company);
	return buy.percent === 5 ? halfRoundedDown(price) : (price * buy.percent) / 10;
}

/** Limits on any purchase of stock: 60%, certificates, nothing sold in this round. */
function limitRefusals(
	state: State,
	player: PlayerId,
	id: CompanyId,
	percent: number,
	addsCertificate: boolean
): (Refusal | false | null)[] {
	const held = percentAt(state, id, player);
	const full = certificatesCounted(state, player) >= state.certificateLimit;
	return [
		(state.round.sold[player] ?? []).includes(id) &&
			no('sold-this-round', R['3.2c'], { company: id }),
		held + percent > MOST_PERCENT &&
			no('over-sixty-percent', R['3.3a'], { company: id, percent: held }),
		addsCertificate &&
			full &&
			!inZone(state, id, 'yellow') &&
			no('certificate-limit', R['3.3b'], { limit: state.certificateLimit }),
		state.turn?.kind === 'stock' && state.turn.bought && no('already-bought', R['3.2c']),
		// After a sale and a purchase nothing more may be sold: get under the limits first.
		state.turn?.kind === 'stock' && state.turn.soldFirst && mustSell(state, player)
	];
}

export const buyShare: ActionRule<BuyShare> = {
	check(state, buy) {
		const { player, company: id, from, percent } = buy;
		const c = state.companies[id];
		if (c === undefined || c.kind !== 'major' || c.closed)
			return [never('not-available', R['3.2c'])];
		const change = buy.change === true;
		const price = sharePrice(state, buy);
		const has = spendable(state, player);
		const there = change
			? ordinary(state, id, 'pool', 10).length > 0
			: ordinary(state, id, from, percent).length > 0;
		const rule = from === 'offering' ? R['3.2c2'] : change ? R['3.2c5'] : R['3.2c3'];
		return refusals(
			stockTurnOf(state, player),
			presidentOf(state, id) === null && never('not-started', R['3.2c2'], { company: id }),
			percent !== 10 && percent !== 5 && never('no-such-certificates', rule),
			change && (percent !== 5 || from !== 'pool') && never('no-change-to-make', R['3.2c5']),
			change && percentAt(state, id, player) % 10 !== 5 && never('no-change-to-make', R['3.2c5']),
			!there && never('not-available', rule, { company: id }),
			has < price && never('not-enough-money', rule, { price, has }),
			id === NDM && !reached(state.phase, '3½') && no('ndm-closed', R['5.1']),
			...limitRefusals(state, player, id, percent, percent === 10 || change)
		);
	},
	apply(book, buy) {
		const { player, company: id, from, percent } = buy;
		const price = sharePrice(book.state, buy);
		const change = buy.change === true;
		const rule = from === 'offering' ? R['3.2c2'] : change ? R['3.2c5'] : R['3.2c3'];
		const taken = ordinary(book.state, id, from, change ? 10 : percent)[0];
		if (taken === undefined) throw new Error(`no certificate of ${id} in ${from}`);
		pay(book, rule, player, 'bank', price, 'share', id);
		moveCertificate(book, rule, id, taken, player);
		const given = change ? ordinary(book.state, id, player, 5)[0] : undefined;
		if (given) moveCertificate(book, rule, id, given, 'pool');
		markBought(book);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock') return [];
		const { player } = turn;
		const list: Candidate<BuyShare>[] = [];
		const add = (id: CompanyId, from: BuyShare['from'], percent: number, change?: boolean) =>
			list.push({
				action: {
					do: 'buyShare',
					player,
					company: id,
					from,
					percent,
					...(change ? { change } : {})
				}
			});
		for (const { id } of majors) {
			if (company(state, id).closed || presidentOf(state, id) === null) continue;
			if (ordinary(state, id, 'offering', 10).length > 0) add(id, 'offering', 10);
			if (ordinary(state, id, 'pool', 10).length > 0) add(id, 'pool', 10);
			if (ordinary(state, id, 'pool', 5).length > 0) add(id, 'pool', 5);
			const mayChange =
				percentAt(state, id, player) % 10 === 5 && ordinary(state, id, 'pool', 10).length > 0;
			if (mayChange) add(id, 'pool', 5, true);
		}
		return list;
	}
};

/** The one purchase of the turn is made. */
export function markBought(book: GameBook): void {
	const turn = current(book.state);
	const soldFirst = turn.soldFirst;
	book.post(R['3.2c'], { t: 'turnChanged', to: { ...turn, bought: true, acted: true, soldFirst } });
}

export const startCompany: ActionRule<Act<'startCompany'>> = {
	check(state, { player, company: id, par }) {
		const c = state.companies[id];
		const certificate = presidentCertificate(state, id);
		if (c === undefined || c.kind !== 'major' || c.closed || certificate === null) {
			return [never('not-available', R['3.2c1'])];
		}
		const has = spendable(state, player);
		return refusals(
			stockTurnOf(state, player),
			certificate.place !== 'offering' && never('already-started', R['3.2c1'], { company: id }),
			!pars.some((p) => p === par) && never('not-a-par', R['3.2c1']),
			has < 2 * par && never('not-enough-money', R['3.2c1'], { price: 2 * par, has }),
			...limitRefusals(state, player, id, certificate.percent, true)
		);
	},
	apply(book, { player, company: id, par }) {
		const certificate = presidentCertificate(book.state, id);
		if (certificate === null) throw new Error(`${id} has no president's certificate`);
		placeAtPar(book, id, par);
		pay(book, R['3.2c1'], player, 'bank', 2 * par, 'share', id);
		moveCertificate(book, R['3.2c1'], id, certificate, player);
		markBought(book);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock') return [];
		return majors
			.filter(
				({ id }) =>
					!company(state, id).closed && presidentCertificate(state, id)?.place === 'offering'
			)
			.flatMap(({ id }) =>
				pars.map((par) => ({
					action: { do: 'startCompany', player: turn.player, company: id, par } as const
				}))
			);
	}
};

/**
 * Does a sale bring the count of certificates down? 5% and yellow stock do not count anyway, and two 10%
 * come for a president's certificate, so that half of it leaves as many as there were.
 */
function cures(state: State, sale: Sale): boolean {
	const back = needsPresident(state, sale) ? 1 : 0;
	return tensSold(state, sale) > back && !inZone(state, sale.company, 'yellow');
}

/** Over a limit one must sell before passing or ending the turn, if any sale is legal (3.3). */
export function mustSell(state: State, player: PlayerId): Refusal | null {
	const sixty = overSixty(state, player);
	const over = overCertificateLimit(state, player);
	if (sixty.length === 0 && !over) return null;
	const able = possibleSales(state, player).some(
		(sale) =>
			((over && cures(state, sale)) || sixty.includes(sale.company)) &&
			sellShares.check(state, { do: 'sellShares', ...sale }).length === 0
	);
	if (!able) return null;
	return sixty.length > 0
		? no('must-sell', R['3.3a'], { company: sixty[0] ?? '' })
		: no('must-sell', R['3.3b'], {
				count: certificatesCounted(state, player),
				limit: state.certificateLimit
			});
}

export const pass: ActionRule<Act<'pass'>> = {
	check(state, { player }) {
		const turn = playersTurn(state);
		if (turn === null) return [never('wrong-moment', R['3'])];
		return refusals(
			turn.player !== player && never('not-your-turn', R['3'], { player: turn.player }),
			turn.kind === 'opening' && mustTakeFirst(state) && no('must-take-first-private', R['3.1.2']),
			turn.kind === 'stock' && turn.acted && never('something-done', R['3.2']),
			turn.kind === 'stock' && mustSell(state, player)
		);
	},
	apply(book, { player }) {
		if (book.state.turn?.kind === 'auction') passAuction(book, player);
		else endPlayerTurn(book, player, false);
	},
	options(state) {
		const turn = playersTurn(state);
		if (turn === null) return [];
		if (turn.kind === 'stock' && turn.acted) return [];
		return [{ action: { do: 'pass', player: turn.player } }];
	}
};

/** Ends a stock turn in which something was done. */
export function stockEndRefusals(state: State): readonly Refusal[] {
	const turn = current(state);
	return refusals(!turn.acted && never('nothing-done', R['3.2']), mustSell(state, turn.player));
}

export function endStockTurn(book: GameBook): void {
	endPlayerTurn(book, current(book.state).player, true);
}
