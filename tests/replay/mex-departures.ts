/**
 * Where the recorded games depart from the 18MEX rulebook. Each departure is a general rule with its
 * section and its correction: the banker's entry that brings our book to what was played there, so
 * that everything after it can still be compared to the last coin.
 */
import type { Correction, PlayerId, State } from '../../src/lib/engine';
import type { Departure, Table } from './adapter';

export const TILE_CLOSES_KCMO: Departure = {
	id: 'KCM&O closed by its tile',
	rule: 'Table III',
	what: 'Laying tile 470 does not close KCM&O; there it does (D-MEX-03).'
};
export const HALF_BOUGHT_UP: Departure = {
	id: '5% bought at the rounded-up half',
	rule: '3.2(c)(3)',
	what: 'Buying 5% costs half the market value rounded down; there rounded up (D-MEX-04).'
};
export const HALVES_NEVER_DROP: Departure = {
	id: 'two 5% sold without a drop',
	rule: '3.2(a)',
	what: 'A second 5% sold in the same turn completes a share: it pays the rest and drops a row (D-MEX-05).'
};
export const STACK_ORDER: Departure = {
	id: 'operated marker kept its place in the stack',
	rule: '4(c)',
	what: 'A marker that has operated lies under those that have not (A-MEX-31); there it does not move.'
};
export const KCMO_BELOW_HALF: Departure = {
	id: 'KCM&O sold early below half its value',
	rule: '4.3.5, 8(b)',
	what: 'Half of par is the least price also under option 8(b) (A-MEX-16); there any price from 1.'
};

export const departures: readonly Departure[] = [
	TILE_CLOSES_KCMO,
	HALF_BOUGHT_UP,
	HALVES_NEVER_DROP,
	STACK_ORDER,
	KCMO_BELOW_HALF
];

export function bookDeparture(
	table: Table,
	departure: Departure,
	changes: readonly Correction[]
): void {
	table.depart(departure);
	table.act({ do: 'correct', reason: `${departure.rule}: ${departure.id}`, changes });
}

/** The stack of a cell as the trace has it, when only its order differs from ours. */
export function reorder(
	state: State,
	cell: `${number}.${number}`,
	wanted: readonly string[]
): Correction[] {
	const now = state.market[cell] ?? [];
	const same = now.length === wanted.length && wanted.every((id) => now.includes(id));
	// Only markers that have operated in this round can lie differently; anything else is a fault.
	const operated = now.some((id) => state.companies[id]?.faceDown === true);
	if (!same || !operated || wanted.every((id, i) => now[i] === id)) return [];
	return wanted.map((company, at) => ({ kind: 'marker' as const, company, cell, at }));
}

export function payBack(
	from: PlayerId | 'bank',
	to: PlayerId | 'bank',
	amount: number
): Correction {
	return { kind: 'cash', from, to, amount };
}
