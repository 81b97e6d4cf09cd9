/** Reads what lies half done on the desk; what was begun before another entry is stale. */
import type { Json } from '$lib/storage';

export function draftFields(draft: Json, count: number): ReadonlyMap<string, unknown> | null {
	if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return null;
	const fields = new Map<string, unknown>(Object.entries(draft));
	return fields.get('count') === count ? fields : null;
}
