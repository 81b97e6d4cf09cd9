/** Lines of play that were left: by rewriting, or by playing on after an undo. All can come back. */
import { foldEntry, lineTo, momentAt, tips, type EntryId, type State } from '$engine';
import type { GameEntry } from '$lib/storage';
import type { GameSession } from './game-session.svelte';
import type { MoveResult } from './results';

export interface AbandonedLine {
	readonly tip: EntryId;
	/** How many entries it shares with the line of play. */
	readonly shared: number;
	/** Those that are not on the line of play, first to last. */
	readonly entries: readonly GameEntry[];
	/** The table where the lines part. */
	readonly parting: State;
	/** When its last entry was booked. */
	readonly at: number;
}

type Reader = Pick<GameSession, 'title' | 'timeline'>;

/** Newest first; the order in which entries were written tells, since rewritten ones keep times. */
export function abandonedLines({ timeline }: Reader): AbandonedLine[] {
	const { entries, tip } = timeline;
	const current = new Set(lineTo(entries, tip.entry?.id ?? null).map((entry) => entry.id));
	const written = [...entries.keys()];
	return tips(entries)
		.filter((id) => !current.has(id))
		.sort((a, b) => written.indexOf(b) - written.indexOf(a))
		.map((id) => {
			const line = lineTo(entries, id);
			const off = line.filter((entry) => !current.has(entry.id));
			const shared = line.length - off.length;
			return {
				tip: id,
				shared,
				entries: off,
				parting: momentAt(timeline, shared).state,
				at: off.at(-1)?.at ?? 0
			};
		});
}

/** The table at the end of an abandoned line; its facts are folded as they are. */
export function endOfLine({ title }: Reader, line: AbandonedLine): State {
	let state = line.parting;
	for (const entry of line.entries) state = foldEntry(title.rules, state, entry);
	return state;
}

/**
 * The table on which an entry was decided, also one that is off the line of play: elsewhere its facts
 * may not fit. Each table is folded once.
 */
export function tablesBefore({ title, timeline }: Reader): (entry: GameEntry) => State {
	const after = new Map<EntryId, State>();
	let moment = timeline.tip;
	while (moment.entry !== null && moment.before !== null) {
		after.set(moment.entry.id, moment.state);
		moment = moment.before;
	}
	const initial = moment.state;
	return ({ parent }) => {
		const missing: GameEntry[] = [];
		let id = parent;
		while (id !== null && !after.has(id)) {
			const entry = timeline.entries.get(id);
			if (entry === undefined) throw new Error(`entry ${id} is missing`);
			missing.push(entry);
			id = entry.parent;
		}
		let state = (id === null ? undefined : after.get(id)) ?? initial;
		for (const entry of missing.reverse()) {
			state = foldEntry(title.rules, state, entry);
			after.set(entry.id, state);
		}
		return state;
	};
}

/** The line that is left for it becomes an abandoned one itself. */
export function bringBack(session: GameSession, line: AbandonedLine): Promise<MoveResult> {
	session.backToNow();
	return session.switchLine({ head: line.tip, tip: line.tip });
}
