/** The start of an operating round: privates, concessions, P7 and P16 (4.1, 6.2.1). */
import type { ActionRule } from '../../../core/assemble';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, DeedId } from '../../../core/model/ids';
import { isPlayer } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R, type MxRule } from '../rulebook';
import { deeds, isConcession, privateCardOf } from '../tables/companies';
import { importsIncome } from '../tables/trains';
import { never, refusals, type Act } from './common';
import { checkEnds, startNext } from './flow';
import { moveBy } from './marker';

/** P16: what a company pays for it each round. */
const NOTE_CHARGE = 10;

/** What a deed brings its owner now; a company gets something only for those marked so (4.1.9). */
function incomeOf(state: State, id: DeedId): number {
	const deed = state.deeds[id];
	// A correction may have laid it where nobody owns it.
	if (deed === undefined || state.cash[deed.place] === undefined) return 0;
	if (isPlayer(deed.place)) return deed.revenue;
	const use = privateCardOf(id)?.use;
	if (use === 'track' || use === 'port') return 10;
	return use === 'income' ? importsIncome(state.phase) : 0;
}

/** The company that owes for P16, if one has it. */
function noteHolder(state: State): CompanyId | null {
	const place = state.deeds['P16']?.place ?? 'removed';
	return state.companies[place] === undefined ? null : place;
}

export function incomeDue(state: State): boolean {
	return noteHolder(state) !== null || deeds.some(({ id }) => incomeOf(state, id) > 0);
}

function ruleOf(state: State, id: DeedId): MxRule {
	if (isConcession(id)) return R['4.3.5'];
	if (isPlayer(state.deeds[id]?.place ?? '')) return R['4.1.1'];
	return privateCardOf(id)?.use === 'income' ? R['4.1.10'] : R['4.1.9'];
}

export const payIncome: ActionRule<Act<'payIncome'>> = {
	check(state) {
		return refusals(state.turn?.kind !== 'income' && never('wrong-moment', R['6.2.1']));
	},
	apply(book) {
		for (const { id } of deeds) {
			const place = book.state.deeds[id]?.place ?? 'removed';
			pay(book, ruleOf(book.state, id), 'bank', place, incomeOf(book.state, id), 'income', id);
		}
		// What P16 brings back does not mend a bank that has run out (1.3.1).
		checkEnds(book);
		chargeNote(book);
		startNext(book);
	},
	options(state) {
		return state.turn?.kind === 'income' ? [{ action: { do: 'payIncome' } }] : [];
	}
};

/** Charged after all income is booked; unpaid, it closes and the price drops (A-MX-33). */
function chargeNote(book: GameBook): void {
	const id = noteHolder(book.state);
	if (id === null) return;
	if (cashOf(book.state, id) >= NOTE_CHARGE) {
		pay(book, R['T-P16'], id, 'bank', NOTE_CHARGE, 'other', 'P16');
	} else closeNote(book, id);
}

export function closeNote(book: GameBook, id: CompanyId): void {
	book.post(R['T-P16'], { t: 'deedMoved', deed: 'P16', from: id, to: 'removed' });
	moveBy(book, R['T-P16'], id, -1);
}
