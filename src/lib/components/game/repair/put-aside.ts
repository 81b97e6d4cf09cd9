/** Half-entered repairs on their way to the drawer and back: plain JSON, written by the app itself. */
import type { Json } from '$lib/storage';

/** A copy without anything live; what is not JSON has no place in a draft. */
export function putAside(draft: object): Json {
	// A JSON text that was just made parses to JSON.
	return JSON.parse(JSON.stringify(draft)) as Json;
}

/** Hands back what an interruption left; a draft that is not whole is left alone. */
export function takenUp<T extends object>(kept: Json, restore: (draft: T) => void): void {
	if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return;
	try {
		// Written by the same sheet; what an older version left out throws and is dropped.
		restore(kept as unknown as T);
	} catch {
		return;
	}
}
