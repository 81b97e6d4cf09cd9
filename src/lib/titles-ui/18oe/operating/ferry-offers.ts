/** The answers to the ferry's question, sorted: who could place, from which places, and not now. */
import type { Action, Option } from '$engine';

export interface FerryOffers {
	/** Places of the charter by railroad. */
	readonly slots: ReadonlyMap<string, readonly number[]>;
	/** Railroads that can pay for at least one of them. */
	readonly able: ReadonlySet<string>;
	/** Wien may pay. */
	readonly wien: boolean;
	/** The answer "not now". */
	readonly later: Action | null;
}

export function ferryOffers(options: readonly Option[]): FerryOffers {
	const slots = new Map<string, number[]>();
	const able = new Set<string>();
	let wien = false;
	let later: Action | null = null;
	for (const { action, refusals } of options) {
		const company: unknown = Reflect.get(action, 'company');
		const slot: unknown = Reflect.get(action, 'slot');
		if (typeof company !== 'string' || typeof slot !== 'number') {
			later = action;
			continue;
		}
		const known = slots.get(company) ?? [];
		if (!known.includes(slot))
			slots.set(
				company,
				[...known, slot].sort((a, b) => a - b)
			);
		if (refusals.length === 0) able.add(company);
		if (Reflect.get(action, 'wien') === true) wien = true;
	}
	return { slots, able, wien, later };
}
