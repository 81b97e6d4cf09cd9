/** Repaying a loan as part of a stock turn: it lies in the basket between sales and purchase. */
import type { Action, PlayerId } from '$engine';

export const REPAY = 'repay';

interface RepayLoan {
	readonly do: 'own.repayLoan';
	readonly player: PlayerId;
	readonly amount: number;
}

export function repayment(player: PlayerId, amount: number): Action {
	const action: RepayLoan = { do: 'own.repayLoan', player, amount };
	return action;
}

/** What an action repays; null when it is another one. */
export function repaidBy(action: Action | undefined): number | null {
	if (action?.do !== 'own.repayLoan') return null;
	const amount: unknown = Reflect.get(action, 'amount');
	return typeof amount === 'number' ? amount : null;
}
