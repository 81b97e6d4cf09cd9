/** Why something is refused, as the sheet says it that may force it. */
import type { Action, Refusal, State, Title } from '$engine';
import { describeAction, describeRefusal, ruleGist, ruleLabel, words } from '$lib/text';

export interface Explanation {
	readonly title: string;
	readonly lines: readonly {
		readonly sentence: string;
		readonly section: string;
		readonly gist: string;
	}[];
	/** Books it all the same; absent when nobody may. */
	readonly force: ((reason: string) => void) | null;
}

export function explanationOf(
	title: Title,
	state: State,
	refusals: readonly Refusal[],
	actions: readonly Action[],
	force: (reason: string) => void
): Explanation {
	const first = actions[0];
	// Without an action there is nothing that could be forced.
	const forceable =
		first !== undefined &&
		refusals.length > 0 &&
		refusals.every((refusal) => refusal.kind === 'illegal');
	const w = words();
	return {
		title: first === undefined ? w.override.title : describeAction(w, title, state, first),
		lines: refusals.map((refusal) => ({
			sentence: describeRefusal(w, title, state, refusal),
			section: ruleLabel(title, refusal.rule),
			gist: ruleGist(w, title, refusal.rule)
		})),
		force: forceable ? force : null
	};
}
