/** The shortcut on the home screen: straight to the game that was played last. */
import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { SavedGames } from '$lib/session';

/** Stays where it is when every game is over. */
export async function openLastGame(games: SavedGames, replaceState: boolean): Promise<void> {
	const last = games.games.find((game) => game.summary.finished === null);
	if (last !== undefined) await goto(resolve('/game/[id]', { id: last.id }), { replaceState });
}
