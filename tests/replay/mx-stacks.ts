/** Stacks of the 1822MX chart: where new minors lie, here and there; any other order is a fault. */
import { cashOf, type State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { M18 } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, cashChange, relay, stacksOf } from './departure';
import { STACK_ORDER, TWIN_LIKE_OTHERS } from './mx-departures';
import { companyId, type MxState } from './mx-names';

/** Minors whose markers came to the chart since `before`. */
function newMinors(before: State, now: State): ReadonlySet<string> {
	const came = Object.entries(now.companies).filter(
		([id, company]) =>
			company.kind === 'minor' && company.spot !== null && !before.companies[id]?.spot
	);
	return new Set(came.map(([id]) => id));
}

/** Our stack with its new minors where they go there: under all that lay there, above what came later. */
function asPlacedThere(
	stack: readonly string[],
	lay: readonly string[],
	fresh: ReadonlySet<string>
): string[] {
	const rank = (id: string): number => (fresh.has(id) ? 1 : lay.includes(id) ? 0 : 2);
	return [...stack].sort((a, b) => rank(a) - rank(b));
}

/**
 * New minors lie above majors here and at the bottom there: the departure is booked and play goes on.
 * While the owner of P7 is asked, markers have risen there that still lie here or are still to come;
 * only those that lie in both stacks are compared.
 */
export function restack(table: Table, theirs: MxState, before: State): void {
	const fresh = newMinors(before, table.state);
	for (const [cell, wanted] of stacksOf(theirs, companyId)) {
		const now = table.state.market[cell] ?? [];
		if (!now.some((id) => fresh.has(id))) continue;
		const placed = asPlacedThere(now, before.market[cell] ?? [], fresh);
		const there = wanted.filter((id) => now.includes(id));
		const here = placed.filter((id) => wanted.includes(id));
		if (there.some((id, i) => here[i] !== id)) continue;
		const changes = relay(table.state, cell, placed);
		if (changes.length > 0) bookDeparture(table, STACK_ORDER, changes);
	}
}

/** M18 has been bought alone: its marker lies where its bid has brought it there, and its treasury too. */
export function layTwin(table: Table, theirs: MxState, before: State): void {
	const alone = own(before).tokens[M18] !== undefined && !before.companies[M18]?.spot;
	const { spot } = table.state.companies[M18] ?? { spot: null };
	if (!alone || spot === null) return;
	for (const [cell, wanted] of stacksOf(theirs, companyId)) {
		const place = wanted.indexOf(M18);
		if (place < 0) continue;
		// Minors lie above majors here, in the order in which they lie there.
		const above = wanted.slice(0, place);
		const now = (table.state.market[cell] ?? []).filter((id) => id !== M18);
		const minors = now.filter((id) => table.state.companies[id]?.kind === 'minor');
		const at = minors.filter((id) => above.includes(id)).length;
		const lies = table.state.market[cell]?.[at] === M18;
		const marker = { kind: 'marker', company: M18, cell, at } as const;
		const more = (theirs.corps['18']?.cash ?? 0) - cashOf(table.state, M18);
		const changes = [...(lies ? [] : [marker]), ...cashChange(M18, more)];
		if (changes.length > 0) bookDeparture(table, TWIN_LIKE_OTHERS, changes);
	}
}
