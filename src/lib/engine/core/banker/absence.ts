/**
 * A player who is not at the table passes wherever passing is free and says no to what may be
 * declined; income and dividends go on. What may not be passed waits for somebody to decide it.
 */
import type { Action } from '../model/action';
import type { Duty, State } from '../model/state';
import type { PlayerId } from '../model/ids';

/** Saying no to a question; null when it must be answered. */
export type Declines = (duty: Duty) => Action | null;

/** With nobody left at the table the game waits: otherwise round after round would pass. */
function isPlayed(state: State): boolean {
	return state.seats.some((player) => !isAway(state, player));
}

function isAway(state: State, player: PlayerId): boolean {
	return state.players[player]?.away === true;
}

/** What follows by itself because somebody is absent; null when there is nothing of the kind. */
export function absentAction(
	state: State,
	declines: Declines,
	mayDo: (action: Action) => boolean
): Action | null {
	if (state.finished !== null || !isPlayed(state)) return null;
	const { turn, duties } = state;
	if (duties.length > 0) {
		const asked = duties.filter((duty) => isAway(state, duty.player));
		const answers = asked.map(declines).filter((answer) => answer !== null);
		return answers.find(mayDo) ?? null;
	}
	const player = turn === null || !('player' in turn) ? null : turn.player;
	if (player === null || !isAway(state, player)) return null;
	const pass: Action = { do: 'pass', player };
	return mayDo(pass) ? pass : null;
}
