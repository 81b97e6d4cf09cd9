/**
 * The store on disk: IndexedDB through Dexie. Every transaction asks for strict durability, so that
 * a write that resolved has left the operating system's cache too and survives a power cut.
 */
import { Dexie, type DexieOptions, type Table } from 'dexie';
import { byLastPlayed, type GameStore, type NewsOfGame } from './game-store';
import type {
	Booking,
	GameChange,
	GameEntry,
	GameId,
	GameMeta,
	Json,
	NewGame,
	StoredEntry,
	StoredGame
} from './model';
import { asStoreFailure, StoreFailure } from './store-failure';

interface GameRow extends GameMeta {
	readonly initial: StoredGame['initial'];
}

interface EntryRow {
	readonly game: GameId;
	readonly id: string;
	readonly parent: string | null;
	readonly sequence: number;
	readonly entry: GameEntry;
}

interface DraftRow {
	readonly game: GameId;
	readonly key: string;
	readonly value: Json;
}

interface SettingRow {
	readonly key: string;
	readonly value: unknown;
}

export const DATABASE = 'paymaster';

class Database extends Dexie {
	declare readonly games: Table<GameRow, GameId>;
	declare readonly entries: Table<EntryRow, [GameId, string]>;
	declare readonly drafts: Table<DraftRow, [GameId, string]>;
	declare readonly settings: Table<SettingRow, string>;

	constructor(name: string, options: DexieOptions) {
		super(name, { ...options, chromeTransactionDurability: 'strict' });
		this.version(1).stores({
			games: 'id',
			entries: '[game+id], &[game+sequence]',
			drafts: '[game+key], game',
			settings: 'key'
		});
	}
}

export class DexieStore implements GameStore {
	readonly #db: Database;

	constructor(name: string = DATABASE, options: DexieOptions = {}) {
		this.#db = new Database(name, options);
	}

	async list(): Promise<readonly GameMeta[]> {
		const rows = await attempt(() => this.#db.games.toArray());
		return rows.map((row) => splitRow(row).meta).sort(byLastPlayed);
	}

	load(id: GameId): Promise<StoredGame | null> {
		return this.#read(async () => {
			const row = await this.#db.games.get(id);
			if (row === undefined) return null;
			return { ...splitRow(row), entries: await this.#entriesAfter(id, 0) };
		});
	}

	loadSince(id: GameId, sequence: number): Promise<NewsOfGame | null> {
		return this.#read(async () => {
			const row = await this.#db.games.get(id);
			if (row === undefined) return null;
			return { meta: splitRow(row).meta, entries: await this.#entriesAfter(id, sequence) };
		});
	}

	add(game: NewGame, options: { readonly replace?: boolean } = {}): Promise<void> {
		const { games, entries, drafts } = this.#db;
		const { id } = game.meta;
		return attempt(() =>
			this.#db.transaction('rw', games, entries, drafts, async () => {
				const old = await games.get(id);
				if (old !== undefined && options.replace !== true) throw new StoreFailure('exists');
				if (old !== undefined) await this.#clear(id);
				const revision = (old?.revision ?? 0) + 1;
				await games.put({ ...game.meta, revision, initial: game.initial });
				await entries.bulkAdd(rowsOf(id, game.entries, 0));
			})
		);
	}

	book(id: GameId, booking: Booking): Promise<number> {
		const { games, entries } = this.#db;
		return attempt(() =>
			this.#db.transaction('rw', games, entries, async () => {
				// Asked for and written two at a time: each answer takes a turn of the browser's loop.
				const [row, last] = await Promise.all([games.get(id), this.#after(id, 0).last()]);
				if (row === undefined) throw new StoreFailure('missing');
				if (row.revision !== booking.expected) throw new StoreFailure('conflict');
				const { position, updated, summary } = booking;
				const revision = booking.expected + 1;
				await Promise.all([
					entries.bulkAdd(rowsOf(id, booking.entries, last?.sequence ?? 0)),
					games.put({ ...row, position, updated, summary, revision })
				]);
				return revision;
			})
		);
	}

	change(id: GameId, change: GameChange): Promise<void> {
		const { games } = this.#db;
		return attempt(() =>
			this.#db.transaction('rw', games, async () => {
				const row = await games.get(id);
				if (row === undefined) throw new StoreFailure('missing');
				await games.put({ ...row, ...change });
			})
		);
	}

	erase(id: GameId): Promise<void> {
		const { games, entries, drafts } = this.#db;
		return attempt(() =>
			this.#db.transaction('rw', games, entries, drafts, async () => {
				await games.delete(id);
				await this.#clear(id);
			})
		);
	}

	async drafts(id: GameId): Promise<ReadonlyMap<string, Json>> {
		const rows = await attempt(() => this.#db.drafts.where('game').equals(id).toArray());
		return new Map(rows.map((row) => [row.key, row.value]));
	}

	saveDraft(id: GameId, key: string, value: Json): Promise<void> {
		const { games, drafts } = this.#db;
		return attempt(() =>
			this.#db.transaction('rw', games, drafts, async () => {
				if ((await games.get(id)) === undefined) throw new StoreFailure('missing');
				if (value === null) await drafts.delete([id, key]);
				else await drafts.put({ game: id, key, value });
			})
		);
	}

	async setting(key: string): Promise<unknown> {
		return (await attempt(() => this.#db.settings.get(key)))?.value;
	}

	saveSetting(key: string, value: unknown): Promise<void> {
		const { settings } = this.#db;
		return attempt(() =>
			this.#db.transaction('rw', settings, async () => {
				await settings.put({ key, value });
			})
		);
	}

	close(): void {
		this.#db.close();
	}

	/** Game and entries from the same moment. */
	#read<T>(read: () => Promise<T>): Promise<T> {
		return attempt(() => this.#db.transaction('r', this.#db.games, this.#db.entries, read));
	}

	#after(id: GameId, sequence: number) {
		return this.#db.entries
			.where('[game+sequence]')
			.between([id, sequence], [id, Dexie.maxKey], false);
	}

	async #entriesAfter(id: GameId, sequence: number): Promise<StoredEntry[]> {
		const rows = await this.#after(id, sequence).toArray();
		return rows.map((row) => ({ sequence: row.sequence, entry: row.entry }));
	}

	async #clear(id: GameId): Promise<void> {
		await this.#after(id, 0).delete();
		await this.#db.drafts.where('game').equals(id).delete();
	}
}

function splitRow(row: GameRow): { meta: GameMeta; initial: StoredGame['initial'] } {
	const { initial, ...meta } = row;
	return { meta, initial };
}

function rowsOf(game: GameId, entries: readonly GameEntry[], last: number): EntryRow[] {
	return entries.map((entry, i) => ({
		game,
		id: entry.id,
		parent: entry.parent,
		sequence: last + i + 1,
		entry
	}));
}

/** Whatever went wrong inside the database comes out as a StoreFailure. */
async function attempt<T>(work: () => PromiseLike<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		throw asStoreFailure(error);
	}
}
