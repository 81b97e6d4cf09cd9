/** Small readings of the state that several chapters of 18MEX share. */
import { illegal, impossible, type Refusal, type RefusalDetails } from '../../../kernel/refusal';
import { presidentOf } from '../../../core/certificates/holdings';
import { earlyPayments } from '../../../core/ledger/late-money';
import { cellOf } from '../../../core/market/grid';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import { isPlayer } from '../../../core/model/ids';
import { turnCompany } from '../../../core/model/lookup';
import type { AuctionTurn, OpeningTurn, State, StockTurn } from '../../../core/model/state';
import { R, type MexRule } from '../rulebook';
import { deedOfMinor } from '../tables/companies';
import { market } from '../tables/market';

export { refusals } from '../../../kernel/refusal';
export {
	company,
	nextSeat,
	operatingTurn,
	priceOf,
	turnCompany,
	withOption
} from '../../../core/model/lookup';

/** Everything 18MEX may refuse; the catalogue of words has a sentence for each. */
export type MexCode =
	| 'not-your-turn'
	| 'wrong-moment'
	| 'not-enough-money'
	| 'money-came-later'
	| 'not-a-whole-amount'
	| 'not-available'
	| 'lowest-is-bought'
	| 'bid-too-low'
	| 'bids-set-aside'
	| 'not-a-bidder'
	| 'must-take-first-private'
	| 'not-a-par'
	| 'already-started'
	| 'not-started'
	| 'first-stock-round'
	| 'holds-too-little'
	| 'no-such-certificates'
	| 'pool-full'
	| 'president-stays'
	| 'sold-before-and-after'
	| 'already-bought'
	| 'sold-this-round'
	| 'over-sixty-percent'
	| 'certificate-limit'
	| 'ndm-closed'
	| 'no-change-to-make'
	| 'must-sell'
	| 'nothing-done'
	| 'something-done'
	| 'not-the-owner'
	| 'price-range'
	| 'not-for-companies'
	| 'too-early'
	| 'no-train'
	| 'already-run'
	| 'not-run-yet'
	| 'mail-due'
	| 'mail-done'
	| 'no-mail'
	| 'odd-revenue'
	| 'too-much-revenue'
	| 'nothing-to-pay'
	| 'minor-splits'
	| 'no-half'
	| 'no-token-left'
	| 'token-done'
	| 'train-order'
	| 'train-limit'
	| 'one-bank-train'
	| 'face-value'
	| 'obsolete-train'
	| 'built-in-train'
	| 'own-train'
	| 'help-not-needed'
	| 'help-cheapest'
	| 'help-only-bank'
	| 'president-short'
	| 'one-forced-train'
	| 'must-buy-train'
	| 'more-than-needed'
	| 'keeps-presidency'
	| 'can-still-sell'
	| 'not-over-limit'
	| 'not-eligible'
	| 'no-tie'
	| 'tie-break-done'
	| 'president-split'
	| 'after-bankruptcy'
	| 'tile-gone'
	| 'not-its-train';

export function no(code: MexCode, rule: MexRule, details: RefusalDetails = {}): Refusal {
	return illegal(code, rule, details);
}

export function never(code: MexCode, rule: MexRule, details: RefusalDetails = {}): Refusal {
	return impossible(code, rule, details);
}

/** Why track and tokens cannot be paid for: what the run brings comes too late for them (4.3). */
export const cannotPay = earlyPayments<MexRule>({
	short: (rule, figures) => never('not-enough-money', rule, figures),
	tooLate: (rule, figures) => no('money-came-later', rule, figures)
});

export function inZone(state: State, id: CompanyId, zone: string): boolean {
	const spot = state.companies[id]?.spot;
	if (!spot) return false;
	return cellOf(market, spot.cell)?.zones.includes(zone) ?? false;
}

/** President of a major, owner of a minor. */
export function controller(state: State, id: CompanyId): PlayerId | null {
	const found = state.companies[id];
	if (found === undefined || found.closed) return null;
	if (found.kind === 'major') return presidentOf(state, id);
	const place = state.deeds[deedOfMinor(id)]?.place ?? 'offering';
	return isPlayer(place) ? place : null;
}

/** The turn, when it is a player's: opening, auction or stock turn. */
export function playersTurn(state: State): OpeningTurn | AuctionTurn | StockTurn | null {
	const { turn } = state;
	if (turn?.kind === 'opening' || turn?.kind === 'auction' || turn?.kind === 'stock') return turn;
	return null;
}

export function operates(state: State, id: CompanyId): Refusal | null {
	const now = turnCompany(state);
	if (now === null) return never('wrong-moment', R['4.3']);
	return now === id ? null : never('not-your-turn', R['4'], { company: now });
}
