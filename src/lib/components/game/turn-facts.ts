import type { PostedFact } from '$engine';
import type { GameSession } from '$lib/session';

/** Facts since the operating turn began: entries made while the same company was at it. */
export function turnFacts(session: GameSession): readonly PostedFact[] {
	const { turn } = session.state;
	if (turn?.kind !== 'operating') return [];
	const facts: PostedFact[][] = [];
	let moment = session.timeline.head;
	while (moment.before !== null && moment.entry !== null) {
		const before = moment.before.state.turn;
		if (before?.kind !== 'operating' || before.company !== turn.company) break;
		facts.unshift(moment.entry.steps.flatMap((step) => step.facts));
		moment = moment.before;
	}
	return facts.flat();
}
