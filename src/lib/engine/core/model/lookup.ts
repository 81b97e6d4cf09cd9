/** Readings of the state that rules of every title need. */
import type { CompanyId } from './ids';
import type { Company, State } from './state';

/** A company that must be there; its absence is a mistake of ours. */
export function company(state: State, id: CompanyId): Company {
	const found = state.companies[id];
	if (found === undefined) throw new Error(`no company ${id}`);
	return found;
}

export function priceOf(state: State, id: CompanyId): number {
	return state.companies[id]?.spot?.price ?? 0;
}
