/**
 * From the disk to a line of play. What a store gives back was written by some version of this
 * app, so its facts are folded as they are; a game that does not fold is reported, not thrown.
 */
import {
	findTitle,
	openTimeline,
	type Action,
	type Fact,
	type Position,
	type State,
	type Timeline,
	type Title
} from '$engine';
import {
	asStoreFailure,
	CURRENT_FORMAT,
	fine,
	migrateGame,
	problem,
	readGame,
	savedGameOf,
	type GameEntry,
	type GameId,
	type GameStore,
	type Json,
	type Outcome,
	type SaveProblem,
	type StoredGame
} from '$lib/storage';
import type { OpenFailure } from './results';

export type GameTimeline = Timeline<State, Fact, Action>;

/** The line up to now with a tree of its own, because committing adds to the tree. */
export function copyOf(timeline: GameTimeline): GameTimeline {
	return { ...timeline, tip: timeline.head, entries: new Map(timeline.entries) };
}

export interface OpenGame {
	readonly title: Title;
	readonly timeline: GameTimeline;
}

export function openStored(stored: StoredGame): Outcome<OpenGame> {
	const { meta, initial, entries } = stored;
	if (meta.format > CURRENT_FORMAT) {
		return problem('newer-format', { format: meta.format, known: CURRENT_FORMAT });
	}
	const title = findTitle(meta.title);
	if (title === null) return problem('unknown-title', { title: meta.title });
	const list = entries.map((each) => each.entry);
	return foldLine(title, initial, list, meta.position);
}

export function foldLine(
	title: Title,
	initial: State,
	entries: readonly GameEntry[],
	position: Position
): Outcome<OpenGame> {
	try {
		return fine({ title, timeline: openTimeline(title.rules, initial, entries, position) });
	} catch (error) {
		return problem('entry-misfit', { what: error instanceof Error ? error.message : '' });
	}
}

/** A game of an older format is rewritten in the current one, in one transaction, before it opens. */
async function bringUpToDate(store: GameStore, stored: StoredGame): Promise<Outcome<StoredGame>> {
	if (stored.meta.format >= CURRENT_FORMAT) return fine(stored);
	const migrated = migrateGame(savedGameOf(stored), stored.meta.format);
	const read = migrated.ok ? readGame(migrated.value) : migrated;
	if (!read.ok) return read;
	const { initial, entries, config, position } = read.value;
	const meta = { ...stored.meta, config, position, format: CURRENT_FORMAT };
	await store.add({ meta, initial, entries }, { replace: true });
	return fine((await store.load(meta.id)) ?? stored);
}

export type LoadedGame =
	| {
			readonly ok: true;
			readonly stored: StoredGame;
			readonly open: OpenGame;
			readonly drafts: ReadonlyMap<string, Json>;
	  }
	| { readonly ok: false; readonly failure: OpenFailure };

/** Everything of a game that a session begins with, or why it cannot be had. */
export async function loadGame(store: GameStore, id: GameId): Promise<LoadedGame> {
	try {
		const found = await store.load(id);
		if (found === null) return { ok: false, failure: { why: 'missing' } };
		const stored = await bringUpToDate(store, found);
		if (!stored.ok) return unreadable(stored.problem);
		const open = openStored(stored.value);
		if (!open.ok) return unreadable(open.problem);
		const drafts = await store.drafts(id);
		return { ok: true, stored: stored.value, open: open.value, drafts };
	} catch (error) {
		return { ok: false, failure: { why: 'store', failure: asStoreFailure(error) } };
	}
}

function unreadable(problem: SaveProblem): LoadedGame {
	return { ok: false, failure: { why: 'unreadable', problem } };
}
