/**
 * The list of saved games: creating, renaming, the bin, files in and out. A game in the bin stays
 * on the disk for thirty days. Nothing is ever overwritten without being asked for.
 */
import type { GameConfig, State } from '$engine';
import {
	asStoreFailure,
	CURRENT_FORMAT,
	type GameId,
	type GameMeta,
	type GameStore,
	type SavedGame,
	type SaveProblem,
	StoreFailure,
	type StoredGame
} from '$lib/storage';
import type { GameFile } from './hand-over';
import { gameChannel, LIST_CHANNEL, type Channel, type Surroundings } from './surroundings';

/** Titles, the gate for files and their writer: much code that the list of games can do without. */
const intake = () => import('./intake');
type Intake = Awaited<ReturnType<typeof intake>>;

const BIN_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export interface GameRequest {
	readonly title: string;
	readonly config: GameConfig;
	readonly name: string;
	/** A position to start from, instead of the set-up. */
	readonly initial?: State;
}

/** ask: leave it and say so; copy: import beside it; replace: the file wins, and the old one is in the bin. */
export type OnExisting = 'ask' | 'copy' | 'replace';

export interface ImportedGame {
	readonly id: GameId;
	readonly name: string;
	/** A game without a name goes by its title. */
	readonly title: string;
}

/** How far a game has come. */
export interface Progress {
	/** Entries in force. */
	readonly count: number;
	readonly updated: number;
}

export type ImportOutcome =
	| ({ readonly outcome: 'imported' } & ImportedGame)
	/** A game with this id is there; ask what to do and import that one again. */
	| ({
			readonly outcome: 'exists';
			readonly file: Progress;
			readonly here: Progress;
	  } & ImportedGame)
	| { readonly outcome: 'refused'; readonly problem: SaveProblem }
	| { readonly outcome: 'not-saved'; readonly failure: StoreFailure };

export type CreateResult =
	| { readonly ok: true; readonly id: GameId }
	| { readonly ok: false; readonly why: 'unknown-title' | 'wrong-players' }
	| { readonly ok: false; readonly why: 'not-saved'; readonly failure: StoreFailure };

export class SavedGames {
	readonly #store: GameStore;
	readonly #around: Surroundings;
	readonly #channel: Channel;
	readonly #load: typeof intake;
	#all = $state.raw<readonly GameMeta[]>([]);
	#loaded = $state(false);
	#failure = $state.raw<StoreFailure | null>(null);

	constructor(store: GameStore, around: Surroundings, load: typeof intake = intake) {
		this.#store = store;
		this.#around = around;
		this.#load = load;
		this.#channel = around.openChannel(LIST_CHANNEL, () => void this.refresh());
	}

	/** The last played first. Not derived: that would end with the page which asked for it first. */
	get games(): readonly GameMeta[] {
		return this.#all.filter((game) => game.deleted === null);
	}
	/** Put in the bin, and still there. */
	get bin(): readonly GameMeta[] {
		return this.#all.filter((game) => game.deleted !== null);
	}
	get loaded(): boolean {
		return this.#loaded;
	}
	/** Why the last read or write failed. */
	get failure(): StoreFailure | null {
		return this.#failure;
	}

	/** Made by a newer version of the app: listed and exportable, but not to be opened. */
	isNewer(game: GameMeta): boolean {
		return game.format > CURRENT_FORMAT;
	}

	async refresh(): Promise<void> {
		await this.#attempt(async () => {
			this.#all = await this.#store.list();
			this.#loaded = true;
		});
	}

	async create(request: GameRequest): Promise<CreateResult> {
		const loaded = await this.#attempt(this.#load);
		if (loaded === null) return { ok: false, why: 'not-saved', failure: this.#failed };
		const { findTitle, newGame } = loaded;
		const title = findTitle(request.title);
		if (title === null) return { ok: false, why: 'unknown-title' };
		const seated = request.config.players.length;
		if (seated < title.seats.min || seated > title.seats.max) {
			return { ok: false, why: 'wrong-players' };
		}
		// A form may hand over its own live figures.
		const config: GameConfig = $state.snapshot(request.config);
		const initial = request.initial ?? title.setUp(config);
		const now = this.#around.now();
		const id = this.#newId();
		const game = newGame({
			id,
			title: title.id,
			edition: title.edition,
			name: request.name,
			created: now,
			updated: now,
			config,
			initial,
			entries: [],
			position: { head: null, tip: null }
		});
		const failure = await this.#write(() => this.#store.add(game));
		if (failure !== null) return { ok: false, why: 'not-saved', failure };
		this.#around.keepData();
		return { ok: true, id };
	}

	rename(id: GameId, name: string): Promise<StoreFailure | null> {
		return this.#write(() => this.#store.change(id, { name }));
	}

	/** Into the bin, from which it can be restored. */
	discard(id: GameId): Promise<StoreFailure | null> {
		return this.#write(() => this.#store.change(id, { deleted: this.#around.now() }));
	}

	restore(id: GameId): Promise<StoreFailure | null> {
		return this.#write(() => this.#store.change(id, { deleted: null }));
	}

	/** Out of the bin for good; a game that is not in it is left alone. */
	erase(id: GameId): Promise<StoreFailure | null> {
		return this.#write(async () => {
			const game = (await this.#store.list()).find((each) => each.id === id);
			if (game !== undefined && game.deleted !== null) await this.#store.erase(id);
		});
	}

	/** Removes what has been in the bin for long; for the start of the app. */
	emptyOldBin(): Promise<StoreFailure | null> {
		return this.#write(async () => {
			const before = this.#around.now() - BIN_DAYS * DAY;
			for (const { id, deleted, updated } of await this.#store.list()) {
				// A clock that was wrong when it was put there, or a window that played on, gives no less time.
				const since = deleted === null ? null : Math.max(deleted, updated);
				if (since !== null && since < before) await this.#store.erase(id);
			}
		});
	}

	/**
	 * One outcome for each game in the file. With `only`, one for each of those that are named: the others
	 * were answered when the file came in.
	 */
	async importText(
		text: string,
		onExisting: OnExisting = 'ask',
		only?: readonly GameId[]
	): Promise<ImportOutcome[]> {
		const loaded = await this.#attempt(this.#load);
		if (loaded === null) return [{ outcome: 'not-saved', failure: this.#failed }];
		const outcomes: ImportOutcome[] = [];
		for (const read of await loaded.readFile(text)) {
			if (only !== undefined && !(read.ok && only.includes(read.value.id))) continue;
			outcomes.push(
				read.ok
					? await this.#import(read.value, onExisting, loaded.takeIn)
					: { outcome: 'refused', problem: read.problem }
			);
		}
		await this.#announce();
		return outcomes;
	}

	/** Null when the game is not there or the disk cannot be read; `failure` says why. */
	exportGame(id: GameId): Promise<GameFile | null> {
		return this.#attempt(async () => {
			const stored = await this.#store.load(id);
			if (stored === null) throw new StoreFailure('missing');
			return (await this.#load()).fileOfStored(stored, this.#around.app);
		});
	}

	/** All games on the list, or null when the disk cannot be read. */
	exportAll(): Promise<GameFile | null> {
		return this.#attempt(async () => {
			const listed = (await this.#store.list()).filter((game) => game.deleted === null);
			const stored = await Promise.all(listed.map((game) => this.#store.load(game.id)));
			const games = stored.filter((game): game is StoredGame => game !== null);
			return (await this.#load()).fileOfAll(games, this.#around.app, this.#around.now());
		});
	}

	/** After a file has really left the browser. */
	markBackedUp(ids: readonly GameId[]): Promise<StoreFailure | null> {
		return this.#write(async () => {
			const backedUp = this.#around.now();
			for (const id of ids) await this.#store.change(id, { backedUp });
		});
	}

	close(): void {
		this.#channel.close();
	}

	async #import(
		game: SavedGame,
		onExisting: OnExisting,
		takeIn: Intake['takeIn']
	): Promise<ImportOutcome> {
		try {
			const { now } = this.#around;
			const place = { store: this.#store, newId: () => this.#newId(), now };
			const outcome = await takeIn(place, game, onExisting);
			if (outcome.outcome !== 'imported') return outcome;
			this.#around.keepData();
			if (onExisting === 'replace') this.#tellGame(outcome.id);
			return outcome;
		} catch (error) {
			return { outcome: 'not-saved', failure: asStoreFailure(error) };
		}
	}

	/** A tab that shows the replaced game must read it anew. */
	#tellGame(id: GameId): void {
		const channel = this.#around.openChannel(gameChannel(id), () => {});
		channel.post({ replaced: true });
		channel.close();
	}

	#newId(): GameId {
		return `${this.#around.now().toString(36)}-${this.#around.random()}`;
	}

	/** After an attempt that came to nothing. */
	get #failed(): StoreFailure {
		return this.#failure ?? new StoreFailure('other');
	}

	async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
		try {
			const result = await work();
			this.#failure = null;
			return result;
		} catch (error) {
			this.#failure = asStoreFailure(error);
			return null;
		}
	}

	async #write(work: () => Promise<void>): Promise<StoreFailure | null> {
		try {
			await work();
		} catch (error) {
			this.#failure = asStoreFailure(error);
			return this.#failure;
		}
		await this.#announce();
		return null;
	}

	async #announce(): Promise<void> {
		await this.refresh();
		this.#channel.post({ changed: true });
	}
}
