/** What pays for track and stations: only what the treasury held before its run (11). */
import type { Refusal } from '../../../kernel/refusal';
import { cashOf, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R, type OeRule } from '../rulebook';
import { inLastRound, no } from './common';
import { note, own, type TurnMemory } from './own';

/** Of what a railroad had before its run, what is left for the steps that come before it. */
export function earlyCash(state: State, id: CompanyId): number {
	const { early, soldFor } = own(state).turn;
	return early ?? cashOf(state, id) - (soldFor ?? 0);
}

/** What the run and the steps after it bring does not pay for the ones before it (11). */
export function paidTooLate(
	state: State,
	id: CompanyId,
	price: number,
	rule: OeRule
): Refusal | false {
	const has = cashOf(state, id);
	const had = earlyCash(state, id);
	return has >= price && had < price && no('money-came-later', rule, { price, has: had });
}

/** Remembered once more has come in than there was before the run; in the last round nothing is built. */
export function cameLater(book: GameBook, id: CompanyId, early: number): void {
	const known = own(book.state).turn.early !== undefined;
	if (known || inLastRound(book.state) || cashOf(book.state, id) <= early) return;
	note(book, R['11'], { early });
}

/** A cost of the steps before the run that is remembered after it, or a patronage tile (below zero). */
export function earlyLess(state: State, amount: number): Partial<TurnMemory> {
	const { early } = own(state).turn;
	return early === undefined ? {} : { early: Math.max(0, early - amount) };
}
