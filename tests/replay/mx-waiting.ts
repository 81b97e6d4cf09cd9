/** The NdeM that waits there over a stock round for its last run (6.22.1) takes nothing for unsold minors. */
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import type { Table } from './adapter';
import { NATIONAL_WAITED } from './mx-departures';
import { act, type MxLine } from './mx-names';
import { endsRound, noBid } from './mx-pair';

/**
 * Before the round is over its unsold minors lie on the pile again, without the one of box 1, which
 * only leaves the game there; the boxes are then filled in the same order.
 */
export function leaveFirst(table: Table, line: MxLine): void {
	const { ndem, boxes, piles, hidden } = own(table.state);
	const issued = table.state.companies['NdeM']?.issued ?? 0;
	const [first] = boxes.minors;
	if (!endsRound(line) || ndem !== 'due' || line.state.ndem_shares_total !== issued) return;
	if (first === undefined || !noBid(table.state, first)) return;
	const unsold = boxes.minors.filter((card) => noBid(table.state, card));
	const cards = boxes.minors.filter((card) => !unsold.includes(card));
	const known = [...unsold.slice(1), ...piles.minors];
	table.depart(NATIONAL_WAITED);
	act(table, {
		do: 'own.repair',
		reason: NATIONAL_WAITED.id,
		changes: [
			{ kind: 'boxes', pile: 'minors', cards },
			{ kind: 'pile', pile: 'minors', known, hidden: hidden.minors }
		]
	});
}
