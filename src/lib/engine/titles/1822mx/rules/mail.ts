/** Mail contracts: income of the run for the treasury, one contract per train (4.1.11, 4.1.14, P14, P15). */
import type { ActionRule } from '../../../core/assemble';
import { bringLater } from '../../../core/ledger/late-money';
import { isWholeAmount, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import type { Mail } from '../../../core/title';
import { R } from '../rulebook';
import { privates } from '../tables/companies';
import {
	company,
	no,
	never,
	normalTrains,
	noteTurn,
	operates,
	operatingTurn,
	refusals,
	specialTrains,
	turnCompany,
	type Act
} from './common';
import { own } from './own';

/** Its turn is past the run, and nothing ran. */
function ranNothing(state: State, id: CompanyId): boolean {
	const { turn } = state;
	if (turn?.kind !== 'operating' || turn.company !== id || !turn.settled) return false;
	return company(state, id).lastRun?.choice === 'none';
}

/** Mail contracts of a company. */
function contracts(state: State, id: CompanyId): number {
	return privates.filter((card) => card.use === 'mail' && state.deeds[card.id]?.place === id)
		.length;
}

function trainsNow(state: State, id: CompanyId): number {
	return normalTrains(state, id).length + specialTrains(state, id).length;
}

/**
 * One contract per train that operates: a company with one train uses only one (4.1.14). After the
 * run it is the trains of the run that count, not those bought or lost since.
 */
export function mailsLeft(state: State, id: CompanyId): number {
	if (ranNothing(state, id)) return 0;
	if (turnCompany(state) !== id) return Math.min(contracts(state, id), trainsNow(state, id));
	const { ran, mails } = own(state).turn;
	return Math.min(contracts(state, id), ran ?? trainsNow(state, id)) - mails;
}

/** The run has been made: its trains carry the mail, whatever becomes of them. */
export function noteTrainsOfRun(book: GameBook, id: CompanyId): void {
	if (contracts(book.state, id) === 0) return;
	noteTurn(book, R['4.1.14'], { ran: trainsNow(book.state, id) });
}

export function mail(state: State, id: CompanyId): Mail {
	const amount = company(state, id).lastMail ?? 0;
	return { due: mailsLeft(state, id) > 0, amount, choices: [] };
}

const MOST_MAIL = 200;

export const collectMail: ActionRule<Act<'collectMail'>> = {
	check(state, { company: id, amount }) {
		const idle = ranNothing(state, id);
		const held = contracts(state, id);
		return refusals(
			operates(state, id),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['4.1.11']),
			held === 0 && no('no-mail', R['4.1.11']),
			held > 0 && idle && no('no-train', R['4.1.11']),
			held > 0 && !idle && mailsLeft(state, id) <= 0 && no('mail-done', R['4.1.14']),
			amount % 5 !== 0 && no('odd-mail', R['4.1.14'], { step: 5 })
		);
	},
	apply(book, { company: id, amount }) {
		bringLater(book, R['4.1.11'], id, () => {
			pay(book, R['4.1.11'], 'bank', id, amount, 'mail', id);
		});
		book.post(R['4.1.11'], { t: 'mailRecorded', company: id, amount });
		const turn = operatingTurn(book.state);
		book.post(R['4.1.11'], {
			t: 'turnChanged',
			to: { ...turn, mail: (turn.mail ?? 0) + amount }
		});
		noteTurn(book, R['4.1.14'], { mails: own(book.state).turn.mails + 1 });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || contracts(state, id) === 0) return [];
		const amount = Math.max(5, company(state, id).lastMail ?? 0);
		return [
			{
				action: { do: 'collectMail', company: id, amount },
				range: { field: 'amount', min: 5, max: MOST_MAIL, step: 5 }
			}
		];
	}
};
