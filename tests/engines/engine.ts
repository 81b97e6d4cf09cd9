/**
 * A browser engine, as little of it as the core tests need: open an address, ask the page, tap a spot,
 * take a picture. Three files implement it: Chromium, WebKit and Firefox.
 */

export interface Engine {
	readonly name: string;
	goTo(url: string): Promise<void>;
	reload(): Promise<void>;
	/** The value of an expression in the page; a promise is waited for. It must be plain data. */
	ask<T>(expression: string): Promise<T>;
	/** A tap of a finger or a click at this spot of the window. */
	tap(x: number, y: number): Promise<void>;
	/** What the window shows, as a PNG. */
	picture(): Promise<Buffer>;
	close(): Promise<void>;
}

export interface EngineKind {
	readonly name: 'Chromium' | 'WebKit' | 'Firefox';
	/** What is missing to run it here; null when nothing is. */
	missing(): Promise<string | null>;
	/** With a profile that is kept, where the engine keeps any. */
	launch(profileDir: string): Promise<Engine>;
	/** A new window finds what an earlier one has stored. Driven WebKit forgets everything. */
	readonly remembers: boolean;
}

export const WINDOW = { width: 1180, height: 820 };

export const A_MOMENT = 50;

export const pause = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries until it works out, and tells the last failure if it never does. */
export async function eventually<T>(
	what: string,
	attempt: () => Promise<T | null | undefined | false>,
	within = 15_000
): Promise<T> {
	const end = Date.now() + within;
	let trouble = '';
	for (;;) {
		try {
			const found = await attempt();
			if (found !== null && found !== undefined && found !== false) return found;
		} catch (error) {
			trouble = error instanceof Error ? `: ${error.message}` : '';
		}
		if (Date.now() > end) throw new Error(`${what}: waited ${within / 1000} s in vain${trouble}`);
		await pause(A_MOMENT);
	}
}
