/**
 * Who gets the Priority Deal. Buying a private from a player is an action, and there too the card goes
 * to the player after its buyer when the round is over; but until then it is shown as if nothing but
 * shares counted.
 */
import type { PlayerId, Round, State } from '../../src/lib/engine';
import type { Table } from './adapter';
import { DEED_KEEPS_PRIORITY } from './mex-departures';

const KEPT = 'last who bought or sold shares';

interface Kept {
	readonly number: number;
	readonly lastActor: Round['lastActor'];
	readonly counted: boolean;
}

const keptBy = (table: Table): Kept | undefined => table.notes.get(KEPT) as Kept | undefined;

/** Remembers who acted last before a turn in which nothing but a private is bought. */
export function notePriority(table: Table): void {
	const { turn, round } = table.state;
	if (turn?.kind !== 'stock' || turn.acted || keptBy(table)?.number === round.number) return;
	const kept: Kept = { number: round.number, lastActor: round.lastActor, counted: false };
	table.notes.set(KEPT, kept);
}

/** Shares bought or sold by anybody are shown there too. */
export function forgetPriority(table: Table): void {
	table.notes.delete(KEPT);
}

/** Whom the trace shows, as long as it is one of the two. */
export function shownPriority(table: Table, there: PlayerId): PlayerId | null {
	const { state } = table;
	const ours = table.title.priorityIfAllPass(state);
	const kept = keptBy(table);
	const { round } = state;
	if (ours === there || kept === undefined) return ours;
	if (round.kind !== 'stock' || round.number !== kept.number) return ours;
	const seen: State = { ...state, turn: null, round: { ...round, lastActor: kept.lastActor } };
	if (table.title.priorityIfAllPass(seen) !== there) return ours;
	if (!kept.counted) table.depart(DEED_KEEPS_PRIORITY);
	table.notes.set(KEPT, { ...kept, counted: true });
	return there;
}
