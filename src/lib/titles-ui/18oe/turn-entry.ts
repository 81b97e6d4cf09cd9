/**
 * A stock action and the end of the turn as one entry. When a question comes up before the turn can
 * end (too many trains, a ferry), the entry stops there and the turn is ended after the answer.
 */
import type { Action } from '$engine';
import type { GameSession, Preview } from '$lib/session';

export interface TurnEntry {
	readonly actions: readonly Action[];
	readonly preview: Preview;
}

const END: Action = { do: 'endTurn' };

export function turnEntry(session: GameSession, actions: readonly Action[]): TurnEntry {
	if (session.present.turn?.kind !== 'stock') {
		return { actions, preview: session.preview(actions) };
	}
	const whole = [...actions, END];
	const preview = session.preview(whole);
	if (preview.ok) return { actions: whole, preview };
	const asked = preview.refusals.some((refusal) => refusal.code === 'duty-first');
	return asked && preview.at === actions.length
		? { actions, preview: session.preview(actions) }
		: { actions: whole, preview };
}
