/**
 * A turn is paid for in its own order: what its last step brought is not there for the first ones. A
 * cost that was forgotten may be added later, as long as it could have been paid in time.
 */
import type { Refusal, RefusalDetails } from '../../kernel/refusal';
import type { CompanyId } from '../model/ids';
import type { State } from '../model/state';
import { cashOf } from './ledger';

export interface EarlyPayments<Rule extends string> {
	/** What the last step of this turn has brought. */
	late(state: State): number;
	/** There is too little money now. */
	short(rule: Rule, figures: RefusalDetails): Refusal;
	/** There is enough now, and was not then. */
	tooLate(rule: Rule, figures: RefusalDetails): Refusal;
}

/** Why a company cannot pay this price for an early step of its turn. */
export function earlyPayments<Rule extends string>(title: EarlyPayments<Rule>) {
	return (state: State, company: CompanyId, price: number, rule: Rule): Refusal | false => {
		const has = cashOf(state, company);
		if (has < price) return title.short(rule, { price, has });
		const had = has - title.late(state);
		return had < price && title.tooLate(rule, { price, has: had });
	};
}
