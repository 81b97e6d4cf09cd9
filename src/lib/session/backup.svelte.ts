/**
 * Backups outside the browser: written by itself to a chosen file where the browser can, else
 * offered in one tap through the share sheet or as a download. Knows when the last one is old.
 */
import {
	filePicker,
	rememberedFile,
	rememberFile,
	writeBackup,
	type BackupOutcome,
	type GameMeta,
	type GameStore,
	type PickFile,
	type WritableFile
} from '$lib/storage';
import { handOver, outFile, type GameFile, type HandedOver, type OutFile } from './hand-over';
import type { SavedGames } from './saved-games.svelte';

const HOUR = 60 * 60 * 1000;

/** A game played on for longer than this since its last backup deserves a reminder. */
export const OLD_BACKUP = 2 * HOUR;

export function backupIsOld(game: GameMeta): boolean {
	if (game.summary.count === 0) return false;
	return game.updated - (game.backedUp ?? game.created) > OLD_BACKUP;
}

/** What the banker is asked at the end of a round; the next entry withdraws it. */
export type BackupOffer =
	/** No file is chosen: a copy in one tap. */
	| 'copy'
	/** The same, and the last copy is old. */
	| 'overdue'
	/** The browser wants a tap before it writes to the chosen file again. */
	| 'needs-permission'
	/** The chosen file could not be written. */
	| 'failed';

export class Backup {
	readonly #store: GameStore;
	readonly #games: SavedGames;
	readonly #pick: PickFile | null;
	#file = $state.raw<WritableFile | null>(null);
	#outcome = $state<BackupOutcome | null>(null);
	#offer = $state.raw<BackupOffer | null>(null);

	constructor(store: GameStore, games: SavedGames, pick: PickFile | null = filePicker()) {
		this.#store = store;
		this.#games = games;
		this.#pick = pick;
	}

	/** The browser can keep a chosen file up to date. */
	get canBeAutomatic(): boolean {
		return this.#pick !== null;
	}
	/** The chosen file, by name. */
	get fileName(): string | null {
		return this.#file?.name ?? null;
	}
	/** What came of the last automatic backup. */
	get outcome(): BackupOutcome | null {
		return this.#outcome;
	}

	get offer(): BackupOffer | null {
		return this.#offer;
	}

	/** The end of a round: written to the chosen file without a tap, or offered in one. */
	async atRoundEnd(game: GameMeta): Promise<void> {
		const outcome = await this.writeAll();
		if (outcome === 'written') this.#offer = null;
		else if (outcome === 'no-file')
			this.#offer = backupIsOld(this.#asListed(game)) ? 'overdue' : 'copy';
		else this.#offer = outcome;
	}

	withdrawOffer(): void {
		this.#offer = null;
	}

	/** Finds the file that was chosen in an earlier visit. */
	async start(): Promise<void> {
		try {
			this.#file = await rememberedFile(this.#store);
		} catch {
			// A disk that cannot be read is said by the list of games; here there is just no file.
			this.#file = null;
		}
	}

	/** Inside a tap: lets the banker choose the file; false when the dialogue was dismissed. */
	async chooseFile(suggestedName: string): Promise<boolean> {
		if (this.#pick === null) return false;
		try {
			this.#file = await this.#pick(suggestedName);
		} catch {
			return false;
		}
		await this.#remember(this.#file);
		const outcome = await this.writeAll({ ask: true });
		this.#offer = outcome === 'written' || outcome === 'no-file' ? null : outcome;
		return true;
	}

	async forgetFile(): Promise<void> {
		await this.#remember(null);
		this.#file = null;
		this.#outcome = null;
	}

	/** All games into the chosen file; for the end of each round and for a tap (`ask`). */
	async writeAll(options: { readonly ask?: boolean } = {}): Promise<BackupOutcome> {
		await this.#games.refresh();
		this.#outcome = await this.#write(options);
		if (this.#outcome === 'written') {
			this.#offer = null;
			await this.#markAll();
		}
		return this.#outcome;
	}

	/** One tap. False when the file did not leave the browser: that is no backup. */
	async handOver(
		file: GameFile,
		games: readonly GameMeta[],
		hand: (file: OutFile) => Promise<HandedOver> = handOver
	): Promise<boolean> {
		const how = await hand(outFile(file));
		if (how === 'cancelled' || how === 'failed') return false;
		this.#offer = null;
		await this.#games.markBackedUp(games.map((game) => game.id));
		return true;
	}

	/** The list, which was just read, knows of copies that the table has not heard of. */
	#asListed(game: GameMeta): GameMeta {
		const listed = this.#games.games.find(({ id }) => id === game.id);
		return { ...game, backedUp: listed?.backedUp ?? game.backedUp };
	}

	async #write(options: { readonly ask?: boolean }): Promise<BackupOutcome> {
		if (this.#file === null) return 'no-file';
		const file = await this.#games.exportAll();
		return file === null ? 'failed' : writeBackup(this.#file, file.text, options);
	}

	/** What cannot be kept holds until the page is closed. */
	async #remember(file: WritableFile | null): Promise<void> {
		await rememberFile(this.#store, file).catch(() => undefined);
	}

	async #markAll(): Promise<void> {
		await this.#games.markBackedUp(this.#games.games.map((game) => game.id));
	}
}
