/** Reads fields of a title's own actions and facts; the engine's door only shows their names. */
import type { Action, Fact } from '$engine';

export function value(of: Action | Fact, key: string): unknown {
	return Object.entries(of).find(([name]) => name === key)?.[1];
}

/** As text; empty where there is no such thing. */
export function field(of: Action | Fact, key: string): string {
	const found = value(of, key);
	return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
		? String(found)
		: '';
}

export function whole(of: Action | Fact, key: string): number {
	return Number(field(of, key));
}
