/**
 * What is needed when a game is made, comes in or goes out, and not before: the titles, the gate for
 * files and the writer of files. Loaded on demand, so that the list of games is there at once.
 */
import { findTitle } from '$engine';
import { CURRENT_FORMAT, readFile, summarise, type NewGame, type SavedGame } from '$lib/storage';
import { foldLine } from './open-game';

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
