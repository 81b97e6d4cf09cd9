/** Departures: named ways in which recorded games were not played by the rulebook, and their booking. */
import { cashOf, type Correction, type PlayerId, type State } from '../../src/lib/engine';
import type { Table } from './adapter';
import { sum } from './names';
import type { TraceLine, TraceState } from './trace';

/** A general rule with its section; it knows no particular game. */
export interface Departure {
	readonly id: string;
	readonly rule: string;
	readonly what: string;
}

/** The banker's entry that brings our book to what was played there, counted. */
export function bookDeparture(
	table: Table,
	departure: Departure,
	changes: readonly Correction[]
): void {
	table.depart(departure);
	correct(table, departure, changes);
}

/** The same entry without counting it again: the second half of one departure. */
export function correct(table: Table, departure: Departure, changes: readonly Correction[]): void {
	table.act({ do: 'correct', reason: `${departure.rule}: ${departure.id}`, changes });
}

/** Money that went the other way there; nothing when it did not. */
export function cashChange(player: PlayerId | string, more: number): Correction[] {
	if (more === 0) return [];
	return more > 0
		? [{ kind: 'cash', from: 'bank', to: player, amount: more }]
		: [{ kind: 'cash', from: player, to: 'bank', amount: -more }];
}

/** What the seller got there beyond what our bank paid since `before`. */
export function paidMore(table: Table, line: TraceLine, player: PlayerId, before: State): number {
	const there = sum(line, 'bank', `player:${line.action.entity}`);
	return there - (cashOf(table.state, player) - cashOf(before, player));
}

export type CellId = `${number}.${number}`;

/** The stacks of the trace's market, top first, in our names. */
export function stacksOf(
	state: TraceState,
	companyId: (trace: string) => string
): Map<CellId, string[]> {
	const stacks = new Map<CellId, { id: string; pos: number }[]>();
	for (const [id, corp] of Object.entries(state.corps)) {
		if (corp.row === null || corp.col === null || corp.pos === null) continue;
		const cell = `${corp.row + 1}.${corp.col + 1}` as const;
		stacks.set(cell, [...(stacks.get(cell) ?? []), { id: companyId(id), pos: corp.pos }]);
	}
	const sorted = [...stacks].map(
		([cell, list]) => [cell, list.sort((a, b) => a.pos - b.pos).map((m) => m.id)] as const
	);
	return new Map(sorted);
}

/** How to lay a stack as the trace has it, when only its order differs from ours. */
export function reorder(state: State, cell: CellId, wanted: readonly string[]): Correction[] {
	const now = state.market[cell] ?? [];
	const same = now.length === wanted.length && wanted.every((id) => now.includes(id));
	return same ? relay(state, cell, wanted) : [];
}

/** Lays the markers of a stack in another order. */
export function relay(state: State, cell: CellId, wanted: readonly string[]): Correction[] {
	const now = state.market[cell] ?? [];
	if (wanted.every((id, i) => now[i] === id)) return [];
	return wanted.map((company, at) => ({ kind: 'marker' as const, company, cell, at }));
}
