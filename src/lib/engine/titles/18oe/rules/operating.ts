/** Operating rounds: income before them, minor C's choice, and the end of a turn (11, 15.3, 15.10). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { pay } from '../../../core/ledger/ledger';
import type { CoreAction, EndTurn } from '../../../core/model/action';
import type { State } from '../../../core/model/state';
import type { Mail } from '../../../core/title';
import { R } from '../rulebook';
import { privates } from '../tables/companies';
import { atPhase, MAIL } from '../tables/trains';
import { inLastRound, never, no, ownerOf, powerHolder, refusals } from './common';
import { endPlayerTurn, payingPrivate, startNextCompany } from './flow';
import { own, set } from './own';
import { runPending, settleIfTrainless } from './running';
import { closeTrainStep } from './rust';
import { stockEndRefusals } from './stock';
import { trainDuty } from './trains';

type PayIncome = Extract<CoreAction, { readonly do: 'payIncome' }>;

export interface PlaceMinorC {
	readonly do: 'own.minorC';
	readonly at: 'first' | 'last' | 'normal';
}

/** All face-up privates at once, and minor K's mail into its treasury. */
export const payIncome: ActionRule<PayIncome> = {
	check(state) {
		return refusals(state.turn?.kind !== 'income' && never('wrong-moment', R['11']));
	},
	apply(book) {
		for (const { id } of privates) {
			const owner = ownerOf(book.state, id);
			if (owner === null || !payingPrivate(book.state, id)) continue;
			pay(book, R['6.1'], 'bank', owner, book.state.deeds[id]?.revenue ?? 0, 'income', id);
		}
		const mail = powerHolder(book.state, 'K');
		if (mail !== null) {
			pay(book, R['15.10'], 'bank', mail, atPhase(MAIL, book.state.phase), 'mail', 'K');
		}
		startNextCompany(book);
	},
	options(state) {
		return state.turn?.kind === 'income' ? [{ action: { do: 'payIncome' } }] : [];
	}
};

/** Announced before any railroad operates, anew in each round (15.3). */
export const minorC: ActionRule<PlaceMinorC> = {
	check(state, { at }) {
		return refusals(
			state.turn?.kind !== 'income' && never('wrong-moment', R['15.3']),
			powerHolder(state, 'C') === null && never('no-power', R['15.3']),
			own(state).minorC === at && no('already-placed', R['15.3'])
		);
	},
	apply(book, { at }) {
		set(book, R['15.3'], 'minorC', at);
	},
	options(state) {
		if (state.turn?.kind !== 'income' || powerHolder(state, 'C') === null) return [];
		return (['first', 'last', 'normal'] as const)
			.filter((at) => own(state).minorC !== at)
			.map((at) => ({ action: { do: 'own.minorC', at } }));
	}
};

function operatingEnd(state: State): readonly Refusal[] {
	const { turn } = state;
	if (turn?.kind !== 'operating') return [never('wrong-moment', R['11'])];
	return refusals(runPending(state), !inLastRound(state) && trainDuty(state, turn.company));
}

export const endTurn: ActionRule<EndTurn> = {
	check(state) {
		return state.turn?.kind === 'stock' ? stockEndRefusals(state) : operatingEnd(state);
	},
	apply(book) {
		const { turn } = book.state;
		if (turn?.kind === 'stock') {
			endPlayerTurn(book, turn.player, true);
			return;
		}
		if (turn?.kind !== 'operating') throw new Error('nobody has a turn');
		settleIfTrainless(book);
		closeTrainStep(book);
		book.post(R['11'], { t: 'turnCompleted', company: turn.company });
		startNextCompany(book);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind === 'stock') return turn.acted ? [{ action: { do: 'endTurn' } }] : [];
		return turn?.kind === 'operating' ? [{ action: { do: 'endTurn' } }] : [];
	}
};

/** Only minor K has mail, and it is paid before the round. */
export function noMail(): Mail {
	return { due: false, amount: 0, choices: [] };
}
