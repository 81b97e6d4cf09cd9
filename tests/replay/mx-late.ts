/** Trains over a limit that are discarded there when nobody asks for it here any more. */
import { normalTrains, specialTrains } from '../../src/lib/engine/titles/1822mx/rules/common';
import { trainLimit } from '../../src/lib/engine/titles/1822mx/rules/discards';
import { NDEM } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, correct, type Departure } from './departure';
import { DISCARDED_LATE } from './mx-departures';
import type { MxLine } from './mx-names';
import { stepOf } from './names';

/** What a company is asked for when it has a train too many. */
export const DISCARDS: ReadonlySet<string> = new Set(['discardTrain', 'discardSpecial']);

const LATE = 'discard late';

/** Companies that still have to discard there, although here nobody asks them any more, and why. */
function late(table: Table): ReadonlyMap<string, Departure> {
	return (table.notes.get(LATE) as ReadonlyMap<string, Departure> | undefined) ?? new Map();
}

export const lateOnes = (table: Table): readonly string[] => [...late(table).keys()];

export const isLate = (table: Table, company: string): boolean => late(table).has(company);

export function addLate(table: Table, company: string, why: Departure): void {
	table.notes.set(LATE, new Map([...late(table), [company, why]]));
}

/**
 * The train lies in the pool; that of the NdeM (6.14.9) and a special one (6.18.8) are out of the game.
 * Whoever is back at the limit is off the list.
 */
export function discardLate(table: Table, company: string, train: string): void {
	const why = late(table).get(company);
	if (why === undefined) return;
	const special = specialTrains(table.state, company).some(({ id }) => id === train);
	const to = company === NDEM || special ? 'removed' : 'pool';
	correct(table, why, [{ kind: 'train', train, to }]);
	const { state } = table;
	const left = [...late(table)].filter(
		([id]) =>
			normalTrains(state, id).length > trainLimit(state, id) || specialTrains(state, id).length > 1
	);
	table.notes.set(LATE, new Map(left));
}

/** The question is put off until the income is paid or acquisitions are done; true when it was. */
export function putOffDiscards(table: Table, line: MxLine): boolean {
	const { duties, turn } = table.state;
	const all = duties.every((duty) => DISCARDS.has(duty.kind));
	const paying = turn?.kind === 'income' && line.after.round.type === 'operating';
	const acquiring = turn?.kind === 'operating' && stepOf(line.after) === 'AcquireCompany';
	if (!all || !(paying || acquiring)) {
		// Whoever is asked for it here now is not late with it any more.
		const asked = duties.map(({ company }) => company);
		table.notes.set(LATE, new Map([...late(table)].filter(([id]) => !asked.includes(id))));
		return false;
	}
	for (const { company } of duties) addLate(table, company ?? '', DISCARDED_LATE);
	const changes = duties.map(({ id }) => ({ kind: 'duty' as const, duty: id }));
	bookDeparture(table, DISCARDED_LATE, changes);
	return true;
}
