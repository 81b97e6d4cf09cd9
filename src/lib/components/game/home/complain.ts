/** Says why the games stayed as they were; about what did not fail there is nothing to say. */
import type { StoreFailure } from '$lib/storage';
import { describeFailure, words } from '$lib/text';
import { liveRegion } from '../../primitives/live-region.svelte';

export function complain(failure: StoreFailure | null): void {
	if (failure === null) return;
	liveRegion.announce(describeFailure(words(), failure.code, 'games'), 'bad');
}
