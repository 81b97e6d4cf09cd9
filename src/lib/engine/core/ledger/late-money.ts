/**
 * A turn is paid for in its own order: what the run and the steps after it bring is not there for the
 * steps before it. A cost that was forgotten may be added later, as long as it could have been paid in time.
 */
import type { Refusal, RefusalDetails } from '../../kernel/refusal';
import type { Purpose } from '../model/fact';
import type { CompanyId, Holder } from '../model/ids';
import type { OperatingTurn, State } from '../model/state';
import { cashOf, pay, type GameBook } from './ledger';

function turnOf({ turn }: State, company: CompanyId): OperatingTurn | null {
	return turn?.kind === 'operating' && turn.company === company ? turn : null;
}

/** What a company has for the steps before its run: of its cash, what was there before it. */
export function earlyCash(state: State, company: CompanyId): number {
	const has = cashOf(state, company);
	return Math.min(has, turnOf(state, company)?.early ?? has);
}

export interface EarlyRefusals<Rule extends string> {
	/** There is too little money now. */
	short(rule: Rule, figures: RefusalDetails): Refusal;
	/** There is enough now, and was not then. */
	tooLate(rule: Rule, figures: RefusalDetails): Refusal;
}

/** Why a company cannot pay this price for an early step of its turn. */
export function earlyPayments<Rule extends string>(say: EarlyRefusals<Rule>) {
	return (state: State, company: CompanyId, price: number, rule: Rule): Refusal | false => {
		const has = cashOf(state, company);
		if (has < price) return say.short(rule, { price, has });
		const had = earlyCash(state, company);
		return had < price && say.tooLate(rule, { price, has: had });
	};
}

/** A payment of an early step, by a company or to it, which may be remembered after the run. */
export function payEarly(
	book: GameBook,
	rule: string,
	from: Holder,
	to: Holder,
	amount: number,
	purpose: Purpose,
	about: string
): void {
	pay(book, rule, from, to, amount, purpose, about);
	const { turn } = book.state;
	if (amount === 0 || turn?.kind !== 'operating' || turn.early === undefined) return;
	const more = to === turn.company ? amount : from === turn.company ? -amount : 0;
	const early = Math.max(0, turn.early + more);
	if (early !== turn.early) book.post(rule, { t: 'turnChanged', to: { ...turn, early } });
}

/**
 * Does what brings money, and keeps in mind how much of what was there before is left, once more has come
 * in: what a later step has spent by then could not have been spent before it either.
 */
export function bringLater(
	book: GameBook,
	rule: string,
	company: CompanyId,
	bring: () => void
): void {
	const before = earlyCash(book.state, company);
	bring();
	const turn = turnOf(book.state, company);
	if (turn === null || turn.early === before || cashOf(book.state, company) <= before) return;
	book.post(rule, { t: 'turnChanged', to: { ...turn, early: before } });
}
