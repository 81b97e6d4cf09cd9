/**
 * A store that forgets when the page goes: for tests, and for a browser without a database. Keeps
 * structured clones, so that nobody can reach into what is "on disk".
 */
import { byLastPlayed, type GameStore, type NewsOfGame } from './game-store';
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
import { StoreFailure } from './store-failure';

interface Shelf {
	meta: GameMeta;
	readonly initial: StoredGame['initial'];
	readonly entries: StoredEntry[];
	readonly drafts: Map<string, Json>;
}

export class MemoryStore implements GameStore {
	readonly #games = new Map<GameId, Shelf>();
	/** Revisions of erased games: whoever still has one open must not take a new one for it. */
	readonly #erased = new Map<GameId, number>();
	readonly #settings = new Map<string, unknown>();
	#closed = false;

	async list(): Promise<readonly GameMeta[]> {
		this.#check();
		return [...this.#games.values()].map((game) => structuredClone(game.meta)).sort(byLastPlayed);
	}

	async load(id: GameId): Promise<StoredGame | null> {
		this.#check();
		const game = this.#games.get(id);
		if (game === undefined) return null;
		const { meta, initial, entries } = game;
		return structuredClone({ meta, initial, entries });
	}

	async loadSince(id: GameId, sequence: number): Promise<NewsOfGame | null> {
		this.#check();
		const game = this.#games.get(id);
		if (game === undefined) return null;
		const entries = game.entries.filter((stored) => stored.sequence > sequence);
		return structuredClone({ meta: game.meta, entries });
	}

	async add(game: NewGame, options: { readonly replace?: boolean } = {}): Promise<void> {
		this.#check();
		const { id } = game.meta;
		const old = this.#games.get(id);
		if (old !== undefined && options.replace !== true) throw new StoreFailure('exists');
		const { meta, initial, entries } = structuredClone(game);
		expectNewIds([], entries);
		const before = old?.meta.revision ?? this.#erased.get(id) ?? 0;
		this.#games.set(id, {
			meta: { ...meta, revision: before + 1 },
			initial,
			entries: entries.map((entry, i) => ({ sequence: i + 1, entry })),
			drafts: new Map()
		});
	}

	async book(id: GameId, booking: Booking, waiting?: () => void): Promise<number> {
		const game = this.#game(id);
		const { expected, entries, position, updated, summary } = structuredClone(booking);
		if (game.meta.revision !== expected) throw new StoreFailure('conflict');
		expectNewIds(game.entries, entries);
		for (const entry of entries) game.entries.push({ sequence: game.entries.length + 1, entry });
		if (waiting !== undefined) queueMicrotask(waiting);
		const revision = expected + 1;
		game.meta = { ...game.meta, position, updated, summary, revision };
		return revision;
	}

	async change(id: GameId, change: GameChange): Promise<void> {
		const game = this.#game(id);
		game.meta = { ...game.meta, ...structuredClone(change) };
	}

	async erase(id: GameId): Promise<void> {
		this.#check();
		const old = this.#games.get(id);
		if (old !== undefined) this.#erased.set(id, old.meta.revision + 1);
		this.#games.delete(id);
	}

	async drafts(id: GameId): Promise<ReadonlyMap<string, Json>> {
		this.#check();
		return structuredClone(this.#games.get(id)?.drafts ?? new Map<string, Json>());
	}

	async saveDraft(id: GameId, key: string, value: Json): Promise<void> {
		const { drafts } = this.#game(id);
		if (value === null) drafts.delete(key);
		else drafts.set(key, structuredClone(value));
	}

	async setting(key: string): Promise<unknown> {
		this.#check();
		return structuredClone(this.#settings.get(key));
	}

	async saveSetting(key: string, value: unknown): Promise<void> {
		this.#check();
		this.#settings.set(key, structuredClone(value));
	}

	close(): void {
		this.#closed = true;
	}

	#check(): void {
		if (this.#closed) throw new StoreFailure('closed');
	}

	#game(id: GameId): Shelf {
		this.#check();
		const game = this.#games.get(id);
		if (game === undefined) throw new StoreFailure('missing');
		return game;
	}
}

/** An entry is written once and never again. */
function expectNewIds(old: readonly StoredEntry[], entries: readonly { id: string }[]): void {
	const ids = new Set(old.map((stored) => stored.entry.id));
	for (const { id } of entries) {
		if (ids.has(id)) throw new StoreFailure('other', `entry ${id} is already written`);
		ids.add(id);
	}
}
