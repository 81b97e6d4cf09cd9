/**
 * The durable line of play of one game: what is on disk, and nothing that is not. Writes go to the
 * store first and are shown when they are done; other tabs' writes are followed. One tab writes.
 */
import { positionOf, type Position, type Title } from '$engine';
import {
	asStoreFailure,
	StoreFailure,
	summarise,
	type GameEntry,
	type GameId,
	type GameMeta,
	type GameStore,
	type StoredGame
} from '$lib/storage';
import { foldLine, openStored, type GameTimeline, type OpenGame } from './open-game';
import { changeBetween, type Change } from './reversal';
import { gameChannel, type Channel, type Surroundings } from './surroundings';
import { WriterLock } from './writer-lock';

export type Role = 'writer' | 'follower';

/** Milliseconds; most writes are done by then, and buttons that went grey for them only cost time. */
const NOTICED = 150;

/** What a screen wants to do on the way of an entry. */
export interface Stages {
	/** While the disk writes. */
	readonly meanwhile?: (() => void) | undefined;
	/** When the entry is there; the line is shown when this is done. */
	readonly onDisk?: (() => Promise<void>) | undefined;
}

export class Journal {
	readonly id: GameId;
	readonly title: Title;
	#meta: GameMeta;
	#timeline: GameTimeline;
	#busy = false;
	#waiting = $state(false);
	#role = $state<Role>('follower');
	#saveError = $state.raw<StoreFailure | null>(null);
	/** Why the last look at the disk failed: over as soon as one does not. */
	#readError: StoreFailure | null = null;
	#lastChange = $state.raw<Change | null>(null);
	#sequence: number;
	#refreshing: Promise<void> = Promise.resolve();
	#closed = false;
	readonly #store: GameStore;
	readonly #around: Surroundings;
	readonly #channel: Channel;
	readonly #lock: WriterLock;

	constructor(store: GameStore, around: Surroundings, stored: StoredGame, open: OpenGame) {
		this.id = stored.meta.id;
		this.title = open.title;
		this.#store = store;
		this.#around = around;
		this.#meta = $state.raw(stored.meta);
		this.#timeline = $state.raw(open.timeline);
		this.#sequence = lastSequence(stored);
		this.#channel = around.openChannel(gameChannel(this.id), (message) => this.#hear(message));
		this.#lock = new WriterLock(around.locks, gameChannel(this.id), {
			won: () => void this.#begin(),
			lost: () => (this.#role = 'follower')
		});
	}

	get meta(): GameMeta {
		return this.#meta;
	}
	get timeline(): GameTimeline {
		return this.#timeline;
	}
	/** A write is under way. */
	get busy(): boolean {
		return this.#busy;
	}
	/** It takes so long that a banker would notice: then, and only then, the screen says so. */
	get waiting(): boolean {
		return this.#waiting;
	}
	get role(): Role {
		return this.#role;
	}
	/** Why the last write or look failed; null again after the next that does not. */
	get saveError(): StoreFailure | null {
		return this.#saveError;
	}
	/** What hands must follow after the latest step, here or in another tab. */
	get lastChange(): Change | null {
		return this.#lastChange;
	}

	/** Becomes the writer if nobody is; waits in line otherwise. */
	async compete(): Promise<void> {
		if (await this.#lock.start()) await this.#begin();
	}

	async takeOver(): Promise<void> {
		await this.#lock.steal();
		await this.refresh();
	}

	/** Writes entries and position together; shows the new line when it is on disk. */
	async write(
		entries: readonly GameEntry[],
		position: Position,
		next: () => GameTimeline,
		after: { readonly state: GameTimeline['head']['state']; readonly count: number },
		{ meanwhile, onDisk }: Stages = {}
	): Promise<StoreFailure | null> {
		const before = this.#timeline;
		this.#busy = true;
		const noticed = setTimeout(() => (this.#waiting = true), NOTICED);
		try {
			const updated = this.#around.now();
			const summary = summarise(after.state, after.count);
			const { revision: expected } = this.#meta;
			const booking = { expected, after: this.#sequence, entries, position, updated, summary };
			const revision = await this.#store.book(this.id, booking, meanwhile);
			clearTimeout(noticed);
			this.#saveError = null;
			if (onDisk !== undefined) await onDisk();
			if (this.#timeline === before) {
				this.#sequence += entries.length;
				this.#meta = { ...this.#meta, position, updated, summary, revision };
				this.#show(next());
			} else {
				// Another tab's line came in while this one was being written.
				await this.refresh(true);
			}
			this.#channel.post({ revision });
			return null;
		} catch (error) {
			const failure = asStoreFailure(error);
			if (failure.code === 'conflict') await this.refresh(true);
			else this.#saveError = failure;
			return failure;
		} finally {
			clearTimeout(noticed);
			this.#busy = false;
			this.#waiting = false;
		}
	}

	/** Fetches what other tabs wrote; all of it anew when asked, or when the news do not fit. */
	refresh(anew = false): Promise<void> {
		this.#refreshing = this.#refreshing.then(() => (this.#closed ? undefined : this.#fetch(anew)));
		return this.#refreshing;
	}

	/** A write beside the line of play failed. */
	complain(failure: StoreFailure): void {
		this.#saveError = failure;
	}

	async rename(name: string): Promise<StoreFailure | null> {
		try {
			await this.#store.change(this.id, { name });
			this.#meta = { ...this.#meta, name };
			this.#channel.post({ renamed: true });
			return null;
		} catch (error) {
			this.#saveError = asStoreFailure(error);
			return this.#saveError;
		}
	}

	close(): void {
		this.#closed = true;
		this.#lock.close();
		this.#channel.close();
	}

	/** What others wrote comes first; meanwhile the lock may have gone to another tab. */
	async #begin(): Promise<void> {
		await this.refresh();
		if (this.#lock.held) this.#role = 'writer';
	}

	#show(timeline: GameTimeline): void {
		const change = changeBetween(this.#timeline.head, timeline.head);
		this.#timeline = timeline;
		if (change !== null) this.#lastChange = change;
	}

	#hear(message: unknown): void {
		const anew = typeof message === 'object' && message !== null && 'replaced' in message;
		void this.refresh(anew);
	}

	async #fetch(anew: boolean): Promise<void> {
		try {
			if (anew || !(await this.#fetchNews())) await this.#fetchAll();
			if (this.#saveError === this.#readError) this.#saveError = null;
			this.#readError = null;
		} catch (error) {
			this.#readError = unread(asStoreFailure(error));
			this.#saveError = this.#readError;
		}
	}

	async #fetchNews(): Promise<boolean> {
		const news = await this.#store.loadSince(this.id, this.#sequence);
		if (news === null) return true;
		if (news.meta.revision === this.#meta.revision) {
			this.#meta = news.meta;
			return true;
		}
		const known = this.#timeline.entries;
		const fresh = news.entries.map((stored) => stored.entry);
		const initial = firstState(this.#timeline);
		const { position } = news.meta;
		const folded = foldLine(this.title, initial, [...known.values(), ...fresh], position);
		if (!folded.ok) return false;
		this.#sequence = lastSequence({ entries: news.entries }) || this.#sequence;
		this.#meta = news.meta;
		this.#show(folded.value.timeline);
		return true;
	}

	async #fetchAll(): Promise<void> {
		const stored = await this.#store.load(this.id);
		const open = stored === null ? null : openStored(stored);
		if (stored === null || open === null || !open.ok) return;
		this.#sequence = lastSequence(stored);
		this.#meta = stored.meta;
		this.#show(open.value.timeline);
	}
}

/** Nothing was to be saved: for whatever reason the disk was silent, a reload is the way out. */
function unread(failure: StoreFailure): StoreFailure {
	return failure.code === 'other' ? new StoreFailure('closed', failure.message, failure) : failure;
}

export function firstState(timeline: GameTimeline): GameTimeline['head']['state'] {
	let moment = timeline.head;
	while (moment.before !== null) moment = moment.before;
	return moment.state;
}

/** The position a timeline would have on disk. */
export function standing(timeline: GameTimeline) {
	return {
		position: positionOf(timeline),
		after: { state: timeline.head.state, count: timeline.head.count }
	};
}

function lastSequence({ entries }: Pick<StoredGame, 'entries'>): number {
	return entries.at(-1)?.sequence ?? 0;
}
