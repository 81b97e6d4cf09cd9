/** What has been booked in the current round, oldest first: a moment's glance for those who were away. */
import type { Round, State, Title } from '$engine';
import type { GameTimeline } from '$lib/session';
import { describeEntry, type Catalogue } from '$lib/text';

export interface LogLine {
	readonly id: string;
	readonly text: string;
}

const sameRound = (a: Round, b: Round): boolean =>
	a.kind === b.kind && a.number === b.number && a.part === b.part;

/** The last `most` entries of the round the table is in. */
export function roundLog(
	words: Catalogue,
	title: Title,
	timeline: GameTimeline,
	state: State,
	most: number
): LogLine[] {
	const lines: LogLine[] = [];
	let moment = timeline.head;
	while (lines.length < most && moment.entry !== null && moment.before !== null) {
		if (!sameRound(moment.before.state.round, state.round)) break;
		const text = describeEntry(words, title, moment.before.state, moment.entry);
		lines.unshift({ id: moment.entry.id, text });
		moment = moment.before;
	}
	return lines;
}
