/** The answers to the ferry's question, sorted: who could place, from which places, and not now. */
import type { Action, Option, Refusal } from '$engine';

export interface FerryOffers {
	/** Places of the charter by railroad. */
	readonly slots: ReadonlyMap<string, readonly number[]>;
	/** Why a railroad can place from none of them; empty for those that can. */
	readonly refusals: ReadonlyMap<string, readonly Refusal[]>;
	/** Wien may pay. */
	readonly wien: boolean;
	/** The answer "not now". */
	readonly later: Action | null;
}

export function ferryOffers(options: readonly Option[]): FerryOffers {
	const slots = new Map<string, number[]>();
	const why = new Map<string, readonly Refusal[]>();
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
		if (refusals.length === 0 || !why.has(company)) why.set(company, refusals);
		if (Reflect.get(action, 'wien') === true) wien = true;
	}
	return { slots, refusals: why, wien, later };
}
