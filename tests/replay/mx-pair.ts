/** FCM and M18 unsold: there only the four minor boxes bring the NdeM trains (D-MX-06). */
import { trainsAt, type State } from '../../src/lib/engine';
import { BOXES } from '../../src/lib/engine/titles/1822mx/rules/boxes';
import { ndemOpen } from '../../src/lib/engine/titles/1822mx/rules/common';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import type { Table } from './adapter';
import { PAIR_NOT_COUNTED } from './mx-departures';
import { act, type MxLine } from './mx-names';

const PAIR = 'C-FCM';

export const noBid = (state: State, item: string): boolean => own(state).tokens[item] === undefined;

/** The stock round is over with this line. */
export function endsRound({ before, after }: MxLine): boolean {
	return before.round.type === 'stock' && after.round.label !== before.round.label;
}

/** Would our NdeM take a train for the pair, and does the trace count without it? */
function countsWithout(state: State, line: MxLine): boolean {
	const { minors, concessions } = own(state).boxes;
	if (!ndemOpen(state) || !concessions.includes(PAIR) || !noBid(state, PAIR)) return false;
	const unsold = minors.filter((minor) => noBid(state, minor));
	const extra = minors[0] !== undefined && unsold.includes(minors[0]) ? 1 : 0;
	const left = trainsAt(state, 'offering').filter((train) => train.type === 'L').length;
	const there = line.state.depot.upcoming?.['L'] ?? 0;
	return left > unsold.length && there === left - unsold.length - extra;
}

/** The pair lies aside while its stock round ends, so that it takes no train; true when it does. */
export function layPairAside(table: Table, line: MxLine): boolean {
	if (!endsRound(line) || !countsWithout(table.state, line)) return false;
	const cards = own(table.state).boxes.concessions.filter((card) => card !== PAIR);
	table.depart(PAIR_NOT_COUNTED);
	act(table, {
		do: 'own.repair',
		reason: PAIR_NOT_COUNTED.id,
		changes: [{ kind: 'boxes', pile: 'concessions', cards }]
	});
	return true;
}

/** Back into the first box; what was drawn for its place goes back on the pile. */
export function putPairBack(table: Table): void {
	const { boxes, piles, hidden } = own(table.state);
	const cards = [PAIR, ...boxes.concessions];
	const known = [...cards.splice(BOXES.concessions), ...piles.concessions];
	act(table, {
		do: 'own.repair',
		reason: PAIR_NOT_COUNTED.id,
		changes: [
			{ kind: 'boxes', pile: 'concessions', cards },
			{ kind: 'pile', pile: 'concessions', known, hidden: hidden.concessions }
		]
	});
}
