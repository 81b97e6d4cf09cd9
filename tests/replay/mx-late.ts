/** Trains over a limit that fell at the end of a stock round: there they are discarded after the income. */
import { normalTrains } from '../../src/lib/engine/titles/1822mx/rules/common';
import { trainLimit } from '../../src/lib/engine/titles/1822mx/rules/discards';
import type { Table } from './adapter';
import { bookDeparture } from './departure';
import { DISCARDED_LATE } from './mx-departures';
import type { MxLine } from './mx-names';
import { stepOf } from './names';

const LATE = 'discard late';

/** Companies that still have to discard there, although here nobody asks them any more. */
export function lateOnes(table: Table): readonly string[] {
	return (table.notes.get(LATE) as readonly string[] | undefined) ?? [];
}

export const isLate = (table: Table, company: string): boolean => lateOnes(table).includes(company);

/** Whoever is back at the limit is off the list. */
export function noteLate(table: Table): void {
	const { state } = table;
	const left = lateOnes(table).filter(
		(id) => normalTrains(state, id).length > trainLimit(state, id)
	);
	table.notes.set(LATE, left);
}

/** The question is put off until the income is paid; true when it was. */
export function putOffDiscards(table: Table, line: MxLine): boolean {
	const { duties, turn } = table.state;
	const all = duties.every((duty) => duty.kind === 'discardTrain');
	if (!all || turn?.kind !== 'income' || stepOf(line.after) !== 'DiscardTrain') return false;
	table.notes.set(
		LATE,
		duties.map((duty) => duty.company ?? '')
	);
	const changes = duties.map(({ id }) => ({ kind: 'duty' as const, duty: id }));
	bookDeparture(table, DISCARDED_LATE, changes);
	return true;
}
