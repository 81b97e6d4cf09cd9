/** Who gets the Priority Deal: there buying a private from a player does not count as acting. */
import type { PlayerId, Round, State } from '../../src/lib/engine';
import type { Table } from './adapter';
import { bookDeparture } from './departure';
import { DEED_KEEPS_PRIORITY } from './mex-departures';

const KEPT = 'priority kept';

interface Kept {
	readonly player: PlayerId;
	readonly lastActor: Round['lastActor'];
}

/** Remembers who acted last before a player's turn in which nothing but a private was bought. */
export function notePriority(table: Table, player: PlayerId): void {
	const { turn, round } = table.state;
	if (turn?.kind !== 'stock' || turn.acted) return;
	const kept: Kept = { player, lastActor: round.lastActor };
	table.notes.set(KEPT, kept);
}

/** Shares bought or sold in the same turn count there too. */
export function forgetPriority(table: Table): void {
	table.notes.delete(KEPT);
}

const keptBy = (table: Table): Kept | undefined => table.notes.get(KEPT) as Kept | undefined;

/** As soon as the turn is over the one who acted last is set right. */
export function keepPriority(table: Table): void {
	const kept = keptBy(table);
	const { turn, round } = table.state;
	if (kept === undefined) return;
	if (turn?.kind === 'stock' && turn.player === kept.player && turn.acted) return;
	forgetPriority(table);
	// A round that is over has given the card away already.
	if (round.kind !== 'stock' || round.lastActor !== kept.player) return;
	const to = { ...round, lastActor: kept.lastActor };
	bookDeparture(table, DEED_KEEPS_PRIORITY, [{ kind: 'round', round: to }]);
}

/** Who would get the card if everybody passed from here, with the turn that does not count left out. */
export function priorityOf(table: Table): PlayerId | null {
	const { state } = table;
	if (keptBy(table) === undefined || state.turn?.kind !== 'stock') {
		return table.title.priorityIfAllPass(state);
	}
	const seen: State = { ...state, turn: { ...state.turn, acted: false } };
	return table.title.priorityIfAllPass(seen);
}
