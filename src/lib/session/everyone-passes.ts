/** "Everyone passes": the passes that end a round, one after the other, as one entry. */
import {
	decideEntry,
	roundKey,
	type Action,
	type PlayerId,
	type Refusal,
	type State,
	type Title
} from '$engine';

export interface Passes {
	readonly actions: readonly Action[];
	/** The round ends with the last of them. */
	readonly roundEnds: boolean;
	/** Who may not pass, and why; null when the round ends or nobody is asked to pass. */
	readonly stoppedBy: {
		readonly player: PlayerId | null;
		readonly refusals: readonly Refusal[];
	} | null;
}

/** More turns than any table has in a row without anybody acting. */
const MOST_PASSES = 100;

export function everyonePasses(title: Title, start: State): Passes {
	const actions: Action[] = [];
	let state = start;
	while (actions.length < MOST_PASSES) {
		const pass = title.offers(state).find((offer) => offer.kind === 'pass')?.options[0];
		if (pass === undefined) {
			return { actions, roundEnds: false, stoppedBy: { player: null, refusals: [] } };
		}
		// Those who are absent pass by themselves.
		const decision = decideEntry(title.rules, state, [pass.action]);
		if (!decision.ok) {
			const player = pass.action.do === 'pass' ? pass.action.player : null;
			return { actions, roundEnds: false, stoppedBy: { player, refusals: decision.refusals } };
		}
		actions.push(pass.action);
		const round = roundKey(state.round);
		state = decision.state;
		const over = state.finished !== null || roundKey(state.round) !== round;
		if (over) return { actions, roundEnds: true, stoppedBy: null };
	}
	return { actions, roundEnds: false, stoppedBy: null };
}
