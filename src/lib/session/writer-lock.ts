/**
 * One writer per game: the tab that holds the game's lock. Others wait in line and become the
 * writer when it closes, or take the lock at once when the banker says so.
 */
import type { Surroundings } from './surroundings';

export interface LockEvents {
	/** The lock is ours now, after waiting or taking it. */
	won(): void;
	/** Another tab has taken it. */
	lost(): void;
}

export class WriterLock {
	readonly #locks: Surroundings['locks'];
	readonly #name: string;
	readonly #events: LockEvents;
	#free: (() => void) | null = null;
	#waiting: AbortController | null = null;
	#closed = false;

	constructor(locks: Surroundings['locks'], name: string, events: LockEvents) {
		this.#locks = locks;
		this.#name = name;
		this.#events = events;
	}

	/** Where there are no locks nobody else holds this one. */
	get held(): boolean {
		return this.#locks === null || this.#free !== null;
	}

	/** Takes the lock if it is free; otherwise gets in line. Says whether it is ours at once. */
	async start(): Promise<boolean> {
		if (this.#locks === null) return true;
		if (await this.#request({ ifAvailable: true })) return true;
		this.#wait();
		return false;
	}

	/** Takes the lock from whoever holds it. */
	async steal(): Promise<void> {
		if (this.#locks === null || this.#free !== null) return;
		this.#waiting?.abort();
		if (await this.#request({ steal: true })) this.#events.won();
	}

	close(): void {
		this.#closed = true;
		this.#waiting?.abort();
		this.#free?.();
		this.#free = null;
	}

	#wait(): void {
		const waiting = new AbortController();
		this.#waiting = waiting;
		void this.#request({ signal: waiting.signal }).then((won) => {
			if (won) this.#events.won();
		});
	}

	/** Resolves once it is known whether the lock was granted; keeps it until it is freed or stolen. */
	#request(options: LockOptions): Promise<boolean> {
		return new Promise((resolve) => {
			let mine: (() => void) | null = null;
			const held = this.#locks?.request(this.#name, options, (lock) => {
				if (lock === null || this.#closed) {
					resolve(false);
					return undefined;
				}
				return new Promise<void>((free) => {
					this.#free = mine = free;
					resolve(true);
				});
			});
			// A stolen lock and a given-up wait both end in a rejection; only what was ours can be stolen.
			held?.catch(() => {
				resolve(false);
				if (mine !== null && this.#free === mine) this.#stolen();
			});
		});
	}

	#stolen(): void {
		if (this.#closed) return;
		this.#free = null;
		this.#events.lost();
		this.#wait();
	}
}
