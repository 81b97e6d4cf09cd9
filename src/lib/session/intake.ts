/**
 * What is needed when a game is made, comes in or goes out, and not before: the titles, the gate for
 * files and the writer of files. Loaded on demand, so that the list of games is there at once.
 */
import { findTitle } from '$engine';
import {
	CURRENT_FORMAT,
	readFile,
	summarise,
	type GameId,
	type GameMeta,
	type GameStore,
	type NewGame,
	type SavedGame,
	type StoredGame
} from '$lib/storage';
import { foldLine } from './open-game';
import type { ImportOutcome, OnExisting, Progress } from './saved-games.svelte';

export { fileOfAll, fileOfStored } from './game-files';
export { findTitle, readFile };

/** A game as the store takes it; the summary is that of its position. */
export function newGame(game: SavedGame): NewGame {
	const { initial, entries, ...rest } = game;
	const title = findTitle(game.title);
	const folded = title === null ? null : foldLine(title, initial, entries, game.position);
	const head = folded?.ok ? folded.value.timeline.head : null;
	return {
		meta: {
			...rest,
			format: CURRENT_FORMAT,
			players: game.config.players,
			summary: summarise(head?.state ?? initial, head?.count ?? 0),
			panel: null,
			deleted: null,
			backedUp: null
		},
		initial,
		entries
	};
}

/** Where games go, and what a game that comes under another name is called. */
export interface Place {
	readonly store: GameStore;
	newId(): GameId;
	now(): number;
}

/** A game of a file goes to the disk, or it is said that one of this name is there. */
export async function takeIn(
	{ store, newId, now }: Place,
	game: SavedGame,
	onExisting: OnExisting
): Promise<ImportOutcome> {
	const here = await store.load(game.id);
	const about = { id: game.id, name: game.name, title: game.title };
	const coming = newGame(game);
	if (here === null || onExisting === 'replace') {
		if (here !== null && lacks(game, here)) await store.add(binned(here, newId(), now()));
		await store.add(coming, { replace: here !== null });
		return { outcome: 'imported', ...about };
	}
	if (onExisting === 'ask') {
		const [file, there] = [progressOf(coming.meta), progressOf(here.meta)];
		return { outcome: 'exists', ...about, file, here: there };
	}
	const id = newId();
	await store.add({ ...coming, meta: { ...coming.meta, id } });
	return { outcome: 'imported', ...about, id };
}

function progressOf({ summary, updated }: Pick<GameMeta, 'summary' | 'updated'>): Progress {
	return { count: summary.count, updated };
}

/** The game on the disk has entries, on whatever line, that the file knows nothing of. */
function lacks(file: SavedGame, { entries }: StoredGame): boolean {
	const known = new Set(file.entries.map((entry) => entry.id));
	return entries.some(({ entry }) => !known.has(entry.id));
}

/** What is replaced goes where everything goes that somebody might want back. */
function binned({ meta, initial, entries }: StoredGame, id: GameId, deleted: number): NewGame {
	return {
		meta: { ...meta, id, deleted, panel: null },
		initial,
		entries: entries.map(({ entry }) => entry)
	};
}
