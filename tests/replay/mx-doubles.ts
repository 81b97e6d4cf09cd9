/** Trains that an acquisition doubles: here the second one leaves at once, there it is kept. */
import { trainsAt } from '../../src/lib/engine';
import { normalTrains } from '../../src/lib/engine/titles/1822mx/rules/common';
import { trainLimit } from '../../src/lib/engine/titles/1822mx/rules/discards';
import type { Table } from './adapter';
import { bookDeparture, correct } from './departure';
import { DOUBLES_KEPT, EXPRESS_KEPT } from './mx-departures';
import { addLate } from './mx-late';
import { act, companyId, PULLMAN, trainTypes, type MxState } from './mx-names';

/** A second Pullman is with its company as long as the trace says so. */
export function keepDoubles(table: Table, state: MxState): void {
	for (const id of Object.keys(state.corps)) {
		const company = companyId(id);
		const there = trainTypes(state, id).filter((type) => type === PULLMAN).length;
		const here = trainsAt(table.state, company).filter((t) => t.type === PULLMAN);
		const spare = trainsAt(table.state, 'removed').find((t) => t.type === PULLMAN);
		if (there === 2 && here.length === 1 && spare !== undefined) {
			bookDeparture(table, DOUBLES_KEPT, [{ kind: 'train', train: spare.id, to: company }]);
		} else if (there === 1 && here.length === 2 && here[1] !== undefined) {
			correct(table, DOUBLES_KEPT, [{ kind: 'train', train: here[1].id, to: 'removed' }]);
		}
	}
}

/** A second E that our company gave to the pool as a 7 is with it there; over its limit it discards. */
export function keepExpress(table: Table, state: MxState): void {
	for (const id of Object.keys(state.corps)) {
		const company = companyId(id);
		const there = trainTypes(state, id).filter((type) => type === 'E').length;
		const here = trainsAt(table.state, company).filter((train) => train.type === 'E').length;
		const given = trainsAt(table.state, 'pool').findLast((train) => train.type === '7');
		if (there < 2 || there !== here + 1 || given === undefined) continue;
		bookDeparture(table, EXPRESS_KEPT, [{ kind: 'train', train: given.id, to: company }]);
		const changes = [{ kind: 'side', train: given.id, to: 'E' }] as const;
		act(table, { do: 'own.repair', reason: EXPRESS_KEPT.id, changes });
		if (normalTrains(table.state, company).length <= trainLimit(table.state, company)) continue;
		addLate(table, company, EXPRESS_KEPT);
		// What it was asked for here is one train less than there.
		const asked = table.state.duties.filter(
			(duty) => duty.kind === 'discardTrain' && duty.company === company
		);
		const met = asked.map(({ id: duty }) => ({ kind: 'duty' as const, duty }));
		if (met.length > 0) correct(table, EXPRESS_KEPT, met);
	}
}
