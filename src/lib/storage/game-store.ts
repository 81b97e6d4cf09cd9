/**
 * The port of the storage: what the session needs of a disk. Every write resolves only after its
 * transaction is complete, and a failing one rejects with a StoreFailure and changes nothing.
 */
import type {
	Booking,
	GameChange,
	GameId,
	GameMeta,
	Json,
	NewGame,
	StoredEntry,
	StoredGame
} from './model';

export interface GameStore {
	/** Every game, those in the bin included; the last played first. */
	list(): Promise<readonly GameMeta[]>;
	/** The game with all its entries in order of arrival, or null. */
	load(id: GameId): Promise<StoredGame | null>;
	/** What a follower lacks: the game as it stands and the entries after a sequence number. */
	loadSince(id: GameId, sequence: number): Promise<NewsOfGame | null>;
	/** Adds a game; one with the same id is left alone ('exists') unless it is to be replaced. */
	add(game: NewGame, options?: { readonly replace?: boolean }): Promise<void>;
	/**
	 * Appends entries and moves the position in one transaction; gives the new revision. `waiting` is
	 * called when all has been said and only the disk has to answer: time to prepare what comes after.
	 */
	book(id: GameId, booking: Booking, waiting?: () => void): Promise<number>;
	/** Name, panel, bin, backup: what is not part of the line of play. */
	change(id: GameId, change: GameChange): Promise<void>;
	/** Removes a game with its entries and drafts for good. */
	erase(id: GameId): Promise<void>;
	/** Half-entered figures, by the key of their panel. */
	drafts(id: GameId): Promise<ReadonlyMap<string, Json>>;
	/** Null forgets the draft. */
	saveDraft(id: GameId, key: string, value: Json): Promise<void>;
	setting(key: string): Promise<unknown>;
	/** Settings may hold what only a structured clone can carry, such as the handle of a file. */
	saveSetting(key: string, value: unknown): Promise<void>;
	close(): void;
}

export interface NewsOfGame {
	readonly meta: GameMeta;
	readonly entries: readonly StoredEntry[];
}

/** The last played first; games never touched again keep a stable order. */
export function byLastPlayed(a: GameMeta, b: GameMeta): number {
	return b.updated - a.updated || a.id.localeCompare(b.id);
}
