/** A scripted game as a table: each action with the payments it must make, in order. */
import { expect } from 'vitest';
import type { Holder, State } from '$engine';
import { cash, decided, type OeAction } from '../engine/18oe/oe-support';

/** An action and every payment of it: "p1>bank 20". */
export type Line = readonly [action: OeAction, ...payments: readonly string[]];

/** Books the lines one by one; the first payment that differs names its line. */
export function book(state: State, lines: readonly Line[]): State {
	return lines.reduce((now, [action, ...expected], i) => {
		const { state: next, facts } = decided(now, action);
		const paid = facts.flatMap((fact) =>
			fact.t === 'moneyMoved' ? [`${fact.from}>${fact.to} ${fact.amount}`] : []
		);
		expect(paid, `line ${i + 1}: ${JSON.stringify(action)}`).toEqual(expected);
		return next;
	}, state);
}

/** What these holders have now. */
export function balances(state: State, holders: readonly Holder[]): Record<Holder, number> {
	return Object.fromEntries(holders.map((holder) => [holder, cash(state, holder)]));
}
