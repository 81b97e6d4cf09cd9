/** Money: one giver, one receiver, whole amounts. Every rounding is a named function. */
import type { Book } from '../../kernel/decide';
import type { Fact, Purpose } from '../model/fact';
import type { Holder } from '../model/ids';
import { reserved } from '../model/invariants';
import type { State } from '../model/state';

export type GameBook = Book<State, Fact>;

export function cashOf(state: State, holder: Holder): number {
	return state.cash[holder] ?? 0;
}

/** Cash not set aside for open bids. */
export function spendable(state: State, player: Holder): number {
	return cashOf(state, player) - reserved(state, player);
}

/** Nothing is left in the bank; whether exactly 0 is nothing is a house rule. */
export function bankBroken(state: State): boolean {
	const bank = cashOf(state, 'bank');
	return state.config.house['bankBreaksAtZero'] === 1 ? bank <= 0 : bank < 0;
}

/** Posts a payment; paying nothing leaves no trace. */
export function pay(
	book: GameBook,
	rule: string,
	from: Holder,
	to: Holder,
	amount: number,
	purpose: Purpose,
	about?: string
): void {
	if (amount === 0) return;
	book.post(rule, {
		t: 'moneyMoved',
		from,
		to,
		amount,
		purpose,
		...(about === undefined ? {} : { about })
	});
}

export function halfRoundedUp(amount: number): number {
	return Math.ceil(amount / 2);
}

export function halfRoundedDown(amount: number): number {
	return Math.floor(amount / 2);
}

/** A share of an amount in percent, the odd fraction rounded up. */
export function percentRoundedUp(amount: number, percent: number): number {
	return Math.ceil((amount * percent) / 100);
}

export function isWholeAmount(amount: number): boolean {
	return Number.isSafeInteger(amount) && amount >= 0;
}
