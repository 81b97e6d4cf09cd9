/** Trains of the NdeM over its limit: here the cheapest leaves at once, there it is asked (6.14.9). */
import { trainsAt } from '../../src/lib/engine';
import { trainLimit } from '../../src/lib/engine/titles/1822mx/rules/discards';
import { NDEM } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture } from './departure';
import { NATIONAL_ASKED } from './mx-departures';
import { addLate, isLate } from './mx-late';
import { trainTypes, type MxLine } from './mx-names';
import { stepOf, without } from './names';

/** What it still has there, although ours has given it up, comes back until it is discarded. */
export function keepNationalTrains(table: Table, line: MxLine): void {
	const there = trainTypes(line.state, 'NDEM');
	const over = there.length > trainLimit(table.state, NDEM);
	if (!over || stepOf(line.after) !== 'DiscardTrain' || isLate(table, NDEM)) return;
	const here = trainsAt(table.state, NDEM).map((train) => train.type);
	const gone = trainsAt(table.state, 'removed');
	const back = without(there, here).map((type) => {
		const at = gone.findIndex((train) => train.type === type && !train.builtIn);
		return at < 0 ? undefined : gone.splice(at, 1)[0];
	});
	const changes = back.flatMap((train) =>
		train === undefined ? [] : [{ kind: 'train' as const, train: train.id, to: NDEM }]
	);
	if (changes.length === 0) return;
	bookDeparture(table, NATIONAL_ASKED, changes);
	addLate(table, NDEM, NATIONAL_ASKED);
}
