/** What has been booked in the current round, oldest first: a moment's glance for those who were away. */
import { roundKey, type State, type Title } from '$engine';
import type { GameTimeline } from '$lib/session';
import { describeEntry, type Catalogue } from '$lib/text';

export interface LogLine {
	readonly id: string;
	readonly text: string;
}

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
		if (roundKey(moment.before.state.round) !== roundKey(state.round)) break;
		const text = describeEntry(words, title, moment.before.state, moment.entry);
		lines.unshift({ id: moment.entry.id, text });
		moment = moment.before;
	}
	return lines;
}
