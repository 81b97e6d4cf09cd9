/** The one store of this browser and what stands on it, made when a page first asks. */
import { version } from '$app/environment';
import { Backup, browserSurroundings, SavedGames, type Surroundings } from '$lib/session';
import { lateStore, type GameStore } from '$lib/storage';

interface Services {
	readonly store: GameStore;
	readonly around: Surroundings;
	readonly games: SavedGames;
	readonly backup: Backup;
}

let made: Services | null = null;

/** Only in a browser: there is no store while pages are made at build time. */
export function services(): Services {
	if (made === null) {
		const store = lateStore(async () => {
			const { DexieStore } = await import('$lib/storage/dexie-store');
			return new DexieStore();
		});
		const around = browserSurroundings(version);
		const games = new SavedGames(store, around);
		made = { store, around, games, backup: new Backup(store, games) };
	}
	return made;
}
