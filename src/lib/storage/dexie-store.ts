/**
 * The store on disk: IndexedDB through Dexie. Every transaction asks for strict durability, so that
 * a write that resolved has left the operating system's cache too and survives a power cut.
 */
import { Dexie, type DexieOptions } from 'dexie';
import {
	Database,
	rowsOfMeta,
	type EntryRow,
	type ErasedRow,
	type GameRow,
	type StandingRow
} from './dexie-database';
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

const DATABASE = 'paymaster';

export class DexieStore implements GameStore {
	readonly #db: Database;
	/** Games that were seen to be there, in the database as it is open now. */
	readonly #seen = new Set<GameId>();

	constructor(name: string = DATABASE, options: DexieOptions = {}) {
		this.#db = new Database(name, options);
		// The browser may clear everything; what is opened then is another database, and an empty one.
		this.#db.on('close', () => this.#seen.clear());
	}

	async list(): Promise<readonly GameMeta[]> {
		const { games, standings } = this.#db;
		const [rows, ends] = await attempt(() =>
			this.#db.transaction('r', games, standings, () =>
				Promise.all([games.toArray(), standings.toArray()])
			)
		);
		const standingOf = new Map(ends.map((standing) => [standing.id, standing]));
		return rows.flatMap((row) => metaOf(row, standingOf.get(row.id)) ?? []).sort(byLastPlayed);
	}

	load(id: GameId): Promise<StoredGame | null> {
		return this.#read(async () => {
			const [meta, beginning] = await Promise.all([this.#meta(id), this.#db.beginnings.get(id)]);
			if (meta === null || beginning === undefined) return null;
			return { meta, initial: beginning.initial, entries: await this.#entriesAfter(id, 0) };
		});
	}

	loadSince(id: GameId, sequence: number): Promise<NewsOfGame | null> {
		return this.#read(async () => {
			const meta = await this.#meta(id);
			return meta === null ? null : { meta, entries: await this.#entriesAfter(id, sequence) };
		});
	}

	add(game: NewGame, options: { readonly replace?: boolean } = {}): Promise<void> {
		const { games, standings, beginnings, entries, drafts } = this.#db;
		const { id } = game.meta;
		return attempt(() =>
			this.#db.transaction('rw', [games, standings, beginnings, entries, drafts], async () => {
				const [known, old] = await Promise.all([games.get(id), this.#standing(id)]);
				if (known !== undefined && options.replace !== true) throw new StoreFailure('exists');
				if (known !== undefined) await this.#clear(id);
				const rows = rowsOfMeta({ ...game.meta, revision: (old?.revision ?? 0) + 1 });
				await games.put(rows.game);
				await this.#replaceStanding(rows.standing);
				await beginnings.put({ game: id, initial: game.initial });
				await entries.bulkAdd(rowsOf(id, game.entries, 0));
			})
		);
	}

	book(id: GameId, booking: Booking, waiting?: () => void): Promise<number> {
		return attempt(async () => {
			// Also opens the database if need be, or says that it is closed.
			if (!this.#db.isOpen() || !this.#seen.has(id)) await this.#expect(id);
			try {
				return await this.#bookNow(id, booking, waiting);
			} catch (error) {
				if (!isNamed(error, 'InvalidStateError')) throw error;
				// A tablet that slept may close the database without a word. Nothing was said to it yet, and
				// reading opens it again.
				await this.#expect(id);
				return this.#bookNow(id, booking, waiting);
			}
		});
	}

	async #bookNow(id: GameId, booking: Booking, waiting?: () => void): Promise<number> {
		try {
			return await bookAtOnce(this.#db.backendDB(), id, booking, waiting);
		} catch (error) {
			// Something that there may be only one of was there already.
			if (!isNamed(error, 'ConstraintError')) throw error;
			const { revision } = await this.#expect(id);
			throw revision === booking.expected ? error : new StoreFailure('conflict');
		}
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
		const { games, standings, beginnings, entries, drafts } = this.#db;
		return attempt(() =>
			this.#db.transaction('rw', [games, standings, beginnings, entries, drafts], async () => {
				const old = await this.#standing(id);
				await games.delete(id);
				if (old !== undefined) await this.#replaceStanding({ id, revision: old.revision + 1 });
				await beginnings.delete(id);
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
		const { games, standings, beginnings, entries } = this.#db;
		return attempt(() => this.#db.transaction('r', [games, standings, beginnings, entries], read));
	}

	async #meta(id: GameId): Promise<GameMeta | null> {
		const [row, standing] = await Promise.all([this.#db.games.get(id), this.#standing(id)]);
		if (row !== undefined) this.#seen.add(id);
		return row === undefined ? null : metaOf(row, standing);
	}

	/** The game, or a failure that says it is missing. */
	async #expect(id: GameId): Promise<GameMeta> {
		const meta = await this.#read(() => this.#meta(id));
		if (meta === null) throw new StoreFailure('missing');
		return meta;
	}

	#standing(id: GameId): Promise<StandingRow | ErasedRow | undefined> {
		return this.#db.standings.where('id').equals(id).first();
	}

	async #replaceStanding(row: StandingRow | ErasedRow): Promise<void> {
		await this.#db.standings.where('id').equals(row.id).delete();
		await this.#db.standings.add(row);
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

function metaOf(row: GameRow, standing: StandingRow | ErasedRow | undefined): GameMeta | null {
	return standing !== undefined && 'position' in standing ? { ...row, ...standing } : null;
}

/**
 * A booking past Dexie, because the banker waits for it: everything is said at once and nothing is asked, so
 * that the disk is all there is to wait for. A game has one standing, known by its revision: the one that the
 * booking builds on is taken away and the next one added. Should another be there, or that of an erased game,
 * the addition breaks the rule that there is only one, and the whole transaction falls.
 */
function bookAtOnce(
	database: IDBDatabase,
	id: GameId,
	booking: Booking,
	waiting?: () => void
): Promise<number> {
	const { expected, after, entries, position, updated, summary } = booking;
	const revision = expected + 1;
	const standing: StandingRow = { id, position, updated, revision, summary };
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(['standings', 'entries'], 'readwrite', {
			durability: 'strict'
		});
		transaction.oncomplete = () => resolve(revision);
		transaction.onabort = () => reject(transaction.error ?? new StoreFailure('closed'));
		try {
			const standings = transaction.objectStore('standings');
			standings.delete([id, expected]);
			standings.add(standing);
			const lines = transaction.objectStore('entries');
			for (const row of rowsOf(id, entries, after)) lines.add(row);
			// Without this the browser would first bring the answers to all that was written.
			transaction.commit();
		} catch (error) {
			// What was said so far would be done without the rest.
			reject(error);
			transaction.abort();
			return;
		}
		// Outside of this: what goes wrong there must not take the entry back.
		if (waiting !== undefined) queueMicrotask(waiting);
	});
}

function isNamed(error: unknown, name: string): boolean {
	return error instanceof DOMException && error.name === name;
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
