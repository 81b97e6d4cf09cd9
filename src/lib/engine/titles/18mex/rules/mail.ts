/** The mail contract: income of the run for the treasury, which must be named before the run (4.3.1). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { isWholeAmount, pay } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import type { Mail } from '../../../core/title';
import { countTrains } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { majorCard } from '../tables/companies';
import { reached } from '../tables/trains';
import { company, never, no, operates, operatingTurn, refusals, turnCompany } from './common';

type CollectMail = Extract<CoreAction, { readonly do: 'collectMail' }>;

/** What the home city pays: by phase for a red area, as last time for a city. */
export function mail(state: State, id: CompanyId): Mail {
	const card = majorCard(id);
	const { turn } = state;
	if (card === null) return { due: false, amount: 0, choices: [] };
	const now = turn?.kind === 'operating' && turn.company === id;
	const due = now ? turn.hadTrain && turn.mail === null : countTrains(state, id) > 0;
	if ('before5' in card.mail) {
		const amount = reached(state.phase, '5') ? card.mail.from5 : card.mail.before5;
		return { due, amount, choices: [amount] };
	}
	const { choices } = card.mail;
	return { due, amount: company(state, id).lastMail ?? choices.find((c) => c > 0) ?? 0, choices };
}

export const collectMail: ActionRule<CollectMail> = {
	check(state, { company: id, amount }) {
		const { turn } = state;
		return refusals(
			operates(state, id),
			company(state, id).kind === 'minor' && never('no-mail', R['4.3.1']),
			turn?.kind === 'operating' && !turn.hadTrain && no('no-mail', R['4.3.1']),
			turn?.kind === 'operating' && turn.mail !== null && no('mail-done', R['4.3.1']),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['4.3.1'])
		);
	},
	apply(book, { company: id, amount }) {
		pay(book, R['4.3.1'], 'bank', id, amount, 'mail', id);
		book.post(R['4.3.1'], { t: 'mailRecorded', company: id, amount });
		book.post(R['4.3.1'], { t: 'turnChanged', to: { ...operatingTurn(book.state), mail: amount } });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind === 'minor') return [];
		const { amount } = mail(state, id);
		return [
			{
				action: { do: 'collectMail', company: id, amount },
				range: { field: 'amount', min: 0, max: 100, step: 10 }
			}
		];
	}
};

export function mailDue(state: State): Refusal | null {
	const { turn } = state;
	if (turn?.kind !== 'operating' || !turn.hadTrain || turn.mail !== null) return null;
	if (company(state, turn.company).kind === 'minor') return null;
	return no('mail-due', R['4.3.1'], { company: turn.company });
}
