/**
 * Writes that follow the screen: the latest value of each key only, one after the other, so that
 * typing never waits for the disk and the disk never sees every key stroke.
 */
import { asStoreFailure, type Json, type StoreFailure } from '$lib/storage';

export class WriteBehind {
	readonly #write: (key: string, value: Json) => Promise<void>;
	readonly #failed: (failure: StoreFailure) => void;
	readonly #waiting = new Map<string, Json>();
	#draining: Promise<void> | null = null;

	constructor(
		write: (key: string, value: Json) => Promise<void>,
		failed: (failure: StoreFailure) => void
	) {
		this.#write = write;
		this.#failed = failed;
	}

	/** Resolves when nothing waits any more. */
	put(key: string, value: Json): Promise<void> {
		this.#waiting.set(key, value);
		this.#draining ??= this.#drain();
		return this.#draining;
	}

	async settled(): Promise<void> {
		await this.#draining;
	}

	async #drain(): Promise<void> {
		// First what is on the screen because of it; the disk can wait that long.
		await new Promise((resolve) => setTimeout(resolve));
		for (;;) {
			const next = this.#waiting.entries().next();
			if (next.done === true) {
				// At once: what is put down from now on is another round's, and must not wait for this one.
				this.#draining = null;
				return;
			}
			const [key, value] = next.value;
			this.#waiting.delete(key);
			try {
				await this.#write(key, value);
			} catch (error) {
				this.#failed(asStoreFailure(error));
			}
		}
	}
}
