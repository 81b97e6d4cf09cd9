/** The game that was played last: the shortcut on the home screen goes straight to it. */
import { goto, preloadCode } from '$app/navigation';
import { resolve } from '$app/paths';
import type { SavedGames } from '$lib/session';

/** Stays where it is when every game is over. */
export async function openLastGame(games: SavedGames, replaceState: boolean): Promise<void> {
	const last = games.games.find((game) => game.summary.finished === null);
	if (last !== undefined) await goto(resolve('/game/[id]', { id: last.id }), { replaceState });
}

/** Reads what a table needs while nobody waits for it: most who come here go on to their last game. */
export async function readTableAhead(games: SavedGames): Promise<void> {
	const last = games.games[0];
	if (last === undefined) return;
	try {
		await preloadCode(resolve('/game/[id]', { id: last.id }));
	} catch {
		// It is asked for again when the game is opened, and only then somebody waits for it.
	}
}
