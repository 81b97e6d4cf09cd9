/** Games on their way out of the browser: what a file is called and what is in it. */
import {
	savedGameOf,
	writeAllGames,
	writeGame,
	type SavedGame,
	type StoredGame
} from '$lib/storage';
import { fileName, type GameFile } from './hand-over';

const ENDING = 'paymaster.json';

export async function fileOfGame(game: SavedGame, app: string, format?: number): Promise<GameFile> {
	const text = await writeGame(game, app, format);
	return { name: fileName([game.title, game.name, day(game.updated)], ENDING), text };
}

/** A stored game keeps the format it is in: one from a newer app goes out as it is. */
export function fileOfStored(stored: StoredGame, app: string): Promise<GameFile> {
	return fileOfGame(savedGameOf(stored), app, stored.meta.format);
}

export async function fileOfAll(
	games: readonly StoredGame[],
	app: string,
	now: number
): Promise<GameFile> {
	return { name: fileName(['paymaster', day(now)], ENDING), text: await writeAllGames(games, app) };
}

function day(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
