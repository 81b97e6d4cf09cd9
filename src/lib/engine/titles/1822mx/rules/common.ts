/** Small readings of the state that several chapters of 1822MX share. */
import { illegal, impossible, type Refusal, type RefusalDetails } from '../../../kernel/refusal';
import { presidentOf } from '../../../core/certificates/holdings';
import { earlyPayments } from '../../../core/ledger/late-money';
import type { GameBook } from '../../../core/ledger/ledger';
import { cellOf } from '../../../core/market/grid';
import type { CoreAction } from '../../../core/model/action';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State, StockTurn, Train } from '../../../core/model/state';
import { trainsAt } from '../../../core/trains/depot';
import { R, type MxRule } from '../rulebook';
import { majors, minors, NDEM } from '../tables/companies';
import { market } from '../tables/market';
import { EXPRESS, PULLMAN, SPECIAL_TRAINS } from '../tables/trains';
import { own, type MxFact, type TurnNotes } from './own';
import { company, turnCompany } from '../../../core/model/lookup';

export { refusals } from '../../../kernel/refusal';
export { company, turnCompany };
export { operatingTurn, priceOf } from '../../../core/model/lookup';

export type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

/** Everything 1822MX may refuse; the catalogue of words has a sentence for each. */
export type MxCode =
	| 'not-your-turn'
	| 'wrong-moment'
	| 'not-enough-money'
	| 'money-came-later'
	| 'not-a-whole-amount'
	| 'not-available'
	| 'not-the-owner'
	| 'no-such-card'
	| 'card-twice'
	| 'cards-missing'
	| 'wrong-start'
	| 'not-every-player'
	| 'not-in-a-box'
	| 'bid-step'
	| 'bid-too-low'
	| 'bids-set-aside'
	| 'already-highest'
	| 'no-token-free'
	| 'three-bids'
	| 'one-kind-of-deed'
	| 'in-debt'
	| 'no-debt'
	| 'more-than-owed'
	| 'sell-first'
	| 'not-a-par'
	| 'already-started'
	| 'not-started'
	| 'too-early'
	| 'too-late'
	| 'no-concession'
	| 'not-operated'
	| 'not-for-sale'
	| 'no-trade'
	| 'holds-too-little'
	| 'pool-full'
	| 'president-stays'
	| 'already-bought'
	| 'sold-this-round'
	| 'over-sixty-percent'
	| 'certificate-limit'
	| 'must-sell'
	| 'nothing-done'
	| 'something-done'
	| 'for-majors'
	| 'only-one-pullman'
	| 'no-power'
	| 'no-train'
	| 'already-run'
	| 'not-run-yet'
	| 'no-mail'
	| 'mail-done'
	| 'odd-revenue'
	| 'too-much-revenue'
	| 'odd-mail'
	| 'nothing-to-pay'
	| 'minor-splits'
	| 'ndem-pays-all'
	| 'no-special-train'
	| 'apart-too-much'
	| 'ndem-has-no-treasury'
	| 'not-a-terrain'
	| 'no-cubes'
	| 'color-not-yet'
	| 'city-complete'
	| 'no-token-left'
	| 'token-done'
	| 'destination-done'
	| 'train-limit'
	| 'train-order'
	| 'face-value'
	| 'not-that-side'
	| 'special-train'
	| 'own-train'
	| 'only-one-express'
	| 'not-an-l-train'
	| 'must-buy-train'
	| 'help-not-needed'
	| 'help-only-bank'
	| 'help-cheapest'
	| 'can-still-sell'
	| 'more-than-needed'
	| 'keeps-presidency'
	| 'not-over-limit'
	| 'not-its-train'
	| 'acquisition-done'
	| 'first-round-of-either'
	| 'treasury-shares'
	| 'exchange-token'
	| 'first-turn'
	| 'issue-or-redeem'
	| 'bid-in-tens'
	| 'below-city-value'
	| 'no-company-can-pay'
	| 'no-such-station';

export function no(code: MxCode, rule: MxRule, details: RefusalDetails = {}): Refusal {
	return illegal(code, rule, details);
}

export function never(code: MxCode, rule: MxRule, details: RefusalDetails = {}): Refusal {
	return impossible(code, rule, details);
}

/** Why tracks and tokens cannot be paid for: what the run and the steps after it bring comes too late (6.3.1). */
export const cannotPay = earlyPayments<MxRule>({
	short: (rule, figures) => never('not-enough-money', rule, figures),
	tooLate: (rule, figures) => no('money-came-later', rule, figures)
});

/** Posts a fact of this title's own. */
export function note(book: GameBook, rule: MxRule, fact: MxFact): void {
	book.post(rule, fact);
}

export function noteTurn(book: GameBook, rule: MxRule, change: Partial<TurnNotes>): void {
	note(book, rule, { t: 'own.turnNoted', to: { ...own(book.state).turn, ...change } });
}

export function inZone(state: State, id: CompanyId, zone: string): boolean {
	const spot = state.companies[id]?.spot;
	if (!spot) return false;
	return cellOf(market, spot.cell)?.zones.includes(zone) ?? false;
}

/** Directors; the NdeM has none (4.4.3). */
export function controller(state: State, id: CompanyId): PlayerId | null {
	const found = state.companies[id];
	if (found === undefined || found.closed || found.kind === 'national') return null;
	return presidentOf(state, id);
}

/** Player order by the cards; before they are dealt, by seats. */
export function orderOf(state: State): readonly PlayerId[] {
	return state.order ?? state.seats;
}

/** Everybody in player order, beginning after the given player and ending with them. */
export function orderAfter(state: State, player: PlayerId): PlayerId[] {
	const order = orderOf(state);
	const at = order.indexOf(player);
	return [...order.slice(at + 1), ...order.slice(0, at + 1)];
}

export function nextPlayer(state: State, player: PlayerId): PlayerId {
	const next = orderAfter(state, player)[0];
	if (next === undefined) throw new Error('nobody sits at the table');
	return next;
}

export function firstPlayer(state: State): PlayerId {
	const first = orderOf(state)[0];
	if (first === undefined) throw new Error('nobody sits at the table');
	return first;
}

export function stockTurnOf(state: State): StockTurn {
	if (state.turn?.kind !== 'stock') throw new Error('no stock turn');
	return state.turn;
}

/** It must be this company's turn. */
export function operates(state: State, id: CompanyId): Refusal | null {
	const now = turnCompany(state);
	if (now === null) return never('wrong-moment', R['6.3']);
	return now === id ? null : never('not-your-turn', R['6.3'], { company: now });
}

/** It must be this player's stock turn. */
export function investing(state: State, player: PlayerId): Refusal | null {
	const { turn } = state;
	if (turn?.kind !== 'stock') return never('wrong-moment', R['5.1.3']);
	return turn.player === player
		? null
		: never('not-your-turn', R['5.1.2'], { player: turn.player });
}

export function isMinor(state: State, id: CompanyId): boolean {
	return state.companies[id]?.kind === 'minor';
}

/** Trains under the limit; special trains and Pullmans are not among them (6.5.15). */
export function normalTrains(state: State, id: CompanyId): Train[] {
	return trainsAt(state, id).filter((train) => !train.builtIn);
}

export function specialTrains(state: State, id: CompanyId): Train[] {
	return trainsAt(state, id).filter((train) => SPECIAL_TRAINS.has(train.type));
}

export function pullmans(state: State, id: CompanyId): Train[] {
	return trainsAt(state, id).filter((train) => train.type === PULLMAN);
}

/** Trains that run: a Pullman is a car, and the one station of a minor is no route for an E (6.5.7, 6.5.14). */
export function runners(state: State, id: CompanyId): Train[] {
	const idle = isMinor(state, id) ? [PULLMAN, EXPRESS] : [PULLMAN];
	return trainsAt(state, id).filter((train) => !idle.includes(train.type));
}

export function canRun(state: State, id: CompanyId): boolean {
	return runners(state, id).length > 0;
}

/** Majors and minors that are running a business. */
export function liveCompanies(state: State): CompanyId[] {
	return [...minors, ...majors]
		.map((card) => card.id)
		.filter((id) => company(state, id).floated && !company(state, id).closed);
}

export function ndemOpen(state: State): boolean {
	const { ndem } = own(state);
	return (ndem === 'open' || ndem === 'due') && !company(state, NDEM).closed;
}
