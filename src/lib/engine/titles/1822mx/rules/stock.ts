/** Stock turns: sell, repay, buy one share, start a company, pass (5.1 to 5.9). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import {
	ordinary,
	percentAt,
	presidentCertificate,
	presidentOf
} from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import type { BuyShare, SellShares } from '../../../core/model/action';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { rememberSeller } from '../../../core/rounds';
import { R, type MxRule } from '../rulebook';
import { majors, NDEM } from '../tables/companies';
import { pars } from '../tables/market';
import { reached } from '../tables/trains';
import { inDebt } from './bidding';
import { company, investing, never, no, priceOf, refusals, stockTurnOf, type Act } from './common';
import { endPlayerTurn } from './flow';
import { atLimit, certificatesCounted, companyCounts, MOST_PERCENT, overLimit } from './limits';
import { placeMarker } from './marker';
import { own } from './own';
import { applySale, possibleSales, saleRefusals } from './selling';
import { passAuction } from './token-auction';

export type LoanAction = {
	readonly do: 'own.repayLoan';
	readonly player: PlayerId;
	readonly amount: number;
};

/** Selling and repaying come before the purchase, conversion or bids (5.1.3). */
function tooLate(state: State): Refusal | false {
	const done = (state.turn?.kind === 'stock' && state.turn.bought) || own(state).turn.bids > 0;
	return done && no('sell-first', R['5.1.3']);
}

export const sellShares: ActionRule<SellShares> = {
	check(state, sale) {
		return refusals(investing(state, sale.player), tooLate(state), ...saleRefusals(state, sale));
	},
	apply(book, sale) {
		const { player, company: id, percent } = sale;
		applySale(book, { player, company: id, percent });
		const turn = stockTurnOf(book.state);
		book.post(R['5.5.1'], {
			t: 'turnChanged',
			to: {
				...turn,
				acted: true,
				soldFirst: true,
				sold: { ...turn.sold, [id]: (turn.sold[id] ?? 0) + percent }
			}
		});
		rememberSeller(book, R['5.6.5'], player, id);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock') return [];
		return possibleSales(state, turn.player).map((sale) => ({
			action: { do: 'sellShares', ...sale }
		}));
	}
};

export const repayLoan: ActionRule<LoanAction> = {
	check(state, { player, amount }) {
		const debt = state.debt[player] ?? 0;
		const has = spendable(state, player);
		return refusals(
			investing(state, player),
			debt === 0 && never('no-debt', R['5.4.3']),
			(!Number.isSafeInteger(amount) || amount < 1) && never('not-a-whole-amount', R['5.4.3']),
			amount > debt && never('more-than-owed', R['5.4.3'], { debt }),
			amount > has && never('not-enough-money', R['5.4.3'], { price: amount, has })
		);
	},
	apply(book, { player, amount }) {
		const from = book.state.debt[player] ?? 0;
		pay(book, R['5.4.4'], player, 'outside', amount, 'loan', player);
		book.post(R['5.4.4'], { t: 'debtChanged', player, from, to: from - amount });
		book.post(R['5.1.3'], { t: 'turnChanged', to: { ...stockTurnOf(book.state), acted: true } });
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock' || (state.debt[turn.player] ?? 0) === 0) return [];
		const max = Math.min(state.debt[turn.player] ?? 0, spendable(state, turn.player));
		return [
			{
				action: { do: 'own.repayLoan', player: turn.player, amount: Math.max(1, max) },
				range: { field: 'amount', min: 1, max: Math.max(1, max), step: 1 }
			}
		];
	}
};

/** One deed a turn: a share, a conversion, or bids (5.1.3, 5.6.4). */
function deedRefusals(state: State, player: PlayerId): (Refusal | false | null)[] {
	const { turn } = state;
	return [
		investing(state, player),
		turn?.kind === 'stock' && turn.bought && no('already-bought', R['5.6.4']),
		own(state).turn.bids > 0 && no('one-kind-of-deed', R['5.1.3']),
		inDebt(state, player),
		mustSell(state, player)
	];
}

const shareRule = (id: CompanyId): MxRule => (id === NDEM ? R['4.4.3'] : R['5.6.1']);

export const buyShare: ActionRule<BuyShare> = {
	check(state, { player, company: id, from, percent }) {
		const c = state.companies[id];
		if (c === undefined || c.kind === 'minor' || c.closed) {
			return [never('not-available', R['5.6.1'])];
		}
		const rule = shareRule(id);
		const price = priceOf(state, id);
		const has = spendable(state, player);
		const held = percentAt(state, id, player);
		return refusals(
			...deedRefusals(state, player),
			id !== NDEM &&
				presidentOf(state, id) === null &&
				never('not-started', R['5.6.2'], { company: id }),
			(percent !== 10 || ordinary(state, id, from, 10).length === 0) &&
				never('not-available', rule, { company: id }),
			has < price && never('not-enough-money', rule, { price, has }),
			(state.round.sold[player] ?? []).includes(id) &&
				no('sold-this-round', R['5.6.5'], { company: id }),
			held >= MOST_PERCENT && no('over-sixty-percent', R['4.3.8'], { company: id, percent: held }),
			companyCounts(state, id) &&
				atLimit(state, player) &&
				no('certificate-limit', R['5.6.7'], { limit: state.certificateLimit })
		);
	},
	apply(book, { player, company: id, from }) {
		const rule = shareRule(id);
		const share = ordinary(book.state, id, from, 10)[0];
		if (share === undefined) throw new Error(`no certificate of ${id} in ${from}`);
		const payee = from === 'pool' ? 'bank' : id;
		pay(book, rule, player, payee, priceOf(book.state, id), 'share', id);
		moveCertificate(book, rule, id, share, player);
		markBought(book);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock') return [];
		const { player } = turn;
		const list: Candidate<BuyShare>[] = [];
		for (const id of [...majors.map((card) => card.id), NDEM]) {
			if (company(state, id).closed) continue;
			if (id !== NDEM && presidentOf(state, id) === null) continue;
			for (const from of ['offering', 'pool'] as const) {
				if (ordinary(state, id, from, 10).length === 0) continue;
				list.push({ action: { do: 'buyShare', player, company: id, from, percent: 10 } });
			}
		}
		return list;
	}
};

/** The one deed of the turn is done. */
function markBought(book: GameBook): void {
	const turn = stockTurnOf(book.state);
	book.post(R['5.6.4'], { t: 'turnChanged', to: { ...turn, bought: true, acted: true } });
}

/** Phases 2 to 4: a concession is converted. From phase 5: the director's certificate is bought. */
export const startCompany: ActionRule<Act<'startCompany'>> = {
	check(state, { player, company: id, par }) {
		const certificate = presidentCertificate(state, id);
		if (certificate === null || !majors.some((card) => card.id === id)) {
			return [never('not-available', R['5.7'])];
		}
		const direct = reached(state.phase, '5');
		const rule = direct ? R['5.8'] : R['5.7'];
		const price = 2 * par - (direct ? 0 : CONCESSION_WORTH);
		const has = spendable(state, player);
		return refusals(
			...deedRefusals(state, player),
			certificate.place !== 'offering' && never('already-started', rule, { company: id }),
			!pars.some((p) => p === par) && never('not-a-par', R['4.3.15']),
			state.phase === '1' && no('too-early', R['5.7'], { phase: '2' }),
			!direct &&
				state.deeds[`C-${id}`]?.place !== player &&
				never('no-concession', R['5.7'], { company: id }),
			has < price && never('not-enough-money', rule, { price, has }),
			direct &&
				atLimit(state, player) &&
				no('certificate-limit', R['5.6.7'], { limit: state.certificateLimit })
		);
	},
	apply(book, { player, company: id, par }) {
		const direct = reached(book.state.phase, '5');
		const rule = direct ? R['5.8'] : R['5.7'];
		book.post(R['5.9'], { t: 'parSet', company: id, from: company(book.state, id).par, to: par });
		placeMarker(book, R['5.9'], id, par);
		if (direct) pay(book, rule, player, id, 2 * par, 'share', id);
		else {
			book.post(rule, { t: 'deedMoved', deed: `C-${id}`, from: player, to: 'removed' });
			pay(book, rule, 'bank', id, CONCESSION_WORTH, 'capital', id);
			pay(book, rule, player, id, 2 * par - CONCESSION_WORTH, 'share', id);
			book.post(rule, { t: 'companyFloated', company: id });
		}
		const certificate = presidentCertificate(book.state, id);
		if (certificate) moveCertificate(book, rule, id, certificate, player);
		markBought(book);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind !== 'stock') return [];
		const direct = reached(state.phase, '5');
		const { player } = turn;
		return majors
			.map((card) => card.id)
			.filter((id) => presidentCertificate(state, id)?.place === 'offering')
			.filter((id) => direct || state.deeds[`C-${id}`]?.place === player)
			.flatMap((id) =>
				pars.map((par) => ({ action: { do: 'startCompany', player, company: id, par } as const }))
			);
	}
};

/** What a concession is worth when it is converted (5.7.3). */
const CONCESSION_WORTH = 100;

/** Over the certificate limit: sell what can be sold (5.5.8). */
export function mustSell(state: State, player: PlayerId): Refusal | null {
	if (!overLimit(state, player)) return null;
	const able = possibleSales(state, player).some(
		(sale) =>
			companyCounts(state, sale.company) &&
			sellShares.check(state, { do: 'sellShares', ...sale }).length === 0
	);
	if (!able) return null;
	return no('must-sell', R['5.5.8'], {
		count: certificatesCounted(state, player),
		limit: state.certificateLimit
	});
}

export const pass: ActionRule<Act<'pass'>> = {
	check(state, { player }) {
		const { turn } = state;
		if (turn?.kind === 'own' && turn.step === 'tokenAuction') {
			return refusals(
				turn.player !== player && never('not-your-turn', R['6.22.2'], { player: turn.player ?? '' })
			);
		}
		return refusals(
			investing(state, player),
			turn?.kind === 'stock' && turn.acted && never('something-done', R['5.1.3']),
			mustSell(state, player)
		);
	},
	apply(book, { player }) {
		if (book.state.turn?.kind === 'own') passAuction(book, player);
		else endPlayerTurn(book, player, false);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind === 'own' && turn.step === 'tokenAuction' && turn.player !== null) {
			return [{ action: { do: 'pass', player: turn.player } }];
		}
		if (turn?.kind !== 'stock' || turn.acted) return [];
		return [{ action: { do: 'pass', player: turn.player } }];
	}
};

/** Ends a stock turn in which something was done. */
export function stockEndRefusals(state: State): readonly Refusal[] {
	const turn = stockTurnOf(state);
	return refusals(!turn.acted && never('nothing-done', R['5.1.3']), mustSell(state, turn.player));
}

export function endStockTurn(book: GameBook): void {
	endPlayerTurn(book, stockTurnOf(book.state).player, true);
}

/** Nothing changes hands between players (4.1.7, 5.1.2). */
export const tradeDeed: ActionRule<Act<'tradeDeed'>> = {
	check() {
		return [never('no-trade', R['4.1.7'])];
	},
	apply() {},
	options() {
		return [];
	}
};
