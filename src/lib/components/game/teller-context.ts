/** How panels reach the teller of the game they show. */
import { getContext, setContext } from 'svelte';
import type { Teller } from './teller.svelte';

const KEY = Symbol('teller');

export function provideTeller(teller: () => Teller): void {
	setContext(KEY, teller);
}

export function useTeller(): Teller {
	return getContext<() => Teller>(KEY)();
}

/** What a test hands to a panel that stands alone. */
export function tellerContext(teller: Teller): Map<symbol, () => Teller> {
	return new Map([[KEY, () => teller]]);
}
