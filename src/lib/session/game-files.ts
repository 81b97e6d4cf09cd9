/** Games on their way out of the browser: what a file is called and what is in it. */
import {
	savedGameOf,
	writeAllGames,
	writeGame,
	type SavedGame,
	type StoredGame
} from '$lib/storage';
import type { GameFile } from './file-type';

export type { GameFile } from './file-type';

export async function fileOfGame(game: SavedGame, app: string, format?: number): Promise<GameFile> {
	const label = [game.title, plain(game.name)].filter((part) => part !== '').join('-');
	const text = await writeGame(game, app, format);
	return { name: `${label}-${day(game.updated)}.paymaster.json`, text };
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
	return { name: `paymaster-${day(now)}.paymaster.json`, text: await writeAllGames(games, app) };
}

function day(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** Letters and digits of any script; everything else could trouble a file system. */
function plain(name: string): string {
	return name
		.normalize('NFC')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60)
		.toLowerCase();
}
