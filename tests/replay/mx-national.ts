/** Trains of the NdeM: over its limit here the cheapest leaves at once, there it is asked (6.14.9); and sold ones. */
import { trainsAt } from '../../src/lib/engine';
import { trainLimit } from '../../src/lib/engine/titles/1822mx/rules/discards';
import { NDEM } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, correct } from './departure';
import { NATIONAL_ASKED, NATIONAL_SOLD } from './mx-departures';
import { addLate, isLate } from './mx-late';
import { trainTypes, type MxLine } from './mx-names';
import { need, stepOf, without } from './names';

const PAID = 'paid to the NdeM';

/** What lies with the NdeM there for its trains; here it is outside. */
export const paidToNational = (table: Table): number => Number(table.notes.get(PAID) ?? 0);

/** A train that the NdeM does not sell here. */
export function buyFromNational(table: Table, company: string, type: string, amount: number): void {
	const sold = trainsAt(table.state, NDEM).find((each) => each.type === type);
	const { id: train } = need(sold, `a ${type}-train of the NdeM`);
	bookDeparture(table, NATIONAL_SOLD, [
		{ kind: 'cash', from: company, to: 'outside', amount },
		{ kind: 'train', train, to: company }
	]);
	table.notes.set(PAID, paidToNational(table) + amount);
}

/** Track that the NdeM pays with it there; false for anybody else, and for more than it has. */
export function layForNational(table: Table, company: string, amount: number): boolean {
	const left = paidToNational(table) - amount;
	if (company !== NDEM || left < 0) return false;
	correct(table, NATIONAL_SOLD, [{ kind: 'cash', from: 'outside', to: 'bank', amount }]);
	table.notes.set(PAID, left);
	return true;
}

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
