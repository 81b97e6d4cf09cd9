/**
 * What a session takes from the world around it: clock, chance, locks and the talk between tabs.
 * Tests bring their own; a browser that lacks locks or channels still plays, alone.
 */
import { askToPersist } from '$lib/storage';

export interface Channel {
	post(message: unknown): void;
	close(): void;
}

export interface Surroundings {
	/** Milliseconds since 1970. */
	now(): number;
	/** Letters and digits nobody else will draw. */
	random(): string;
	/** The version of the app, written into files for people to read. */
	readonly app: string;
	/** Asks the browser not to evict what it stores; nothing waits for the answer. */
	keepData(): void;
	readonly locks: Pick<LockManager, 'request'> | null;
	openChannel(name: string, hear: (message: unknown) => void): Channel;
}

/** The page's own clock, chance, locks and channels. */
export function browserSurroundings(app: string): Surroundings {
	return {
		now: () => Date.now(),
		random: () => {
			const bytes = crypto.getRandomValues(new Uint8Array(9));
			return btoa(String.fromCharCode(...bytes)).replace(/[+/]/g, (c) => (c === '+' ? '-' : '_'));
		},
		app,
		keepData: () => void askToPersist(),
		// Only a secure page has locks; without them the revision on disk still guards the game.
		locks: typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null,
		openChannel(name, hear) {
			if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
			const channel = new BroadcastChannel(name);
			channel.onmessage = (event) => hear(event.data);
			return { post: (message) => channel.postMessage(message), close: () => channel.close() };
		}
	};
}

export const gameChannel = (id: string): string => `paymaster:game:${id}`;
export const LIST_CHANNEL = 'paymaster:games';
