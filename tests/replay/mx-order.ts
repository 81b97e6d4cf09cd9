/** Who operates next: prices that fall inside an operating round sort the order anew there (6.2.1). */
import { decide, type Action, type Correction } from '../../src/lib/engine';
import { canRun, company } from '../../src/lib/engine/titles/1822mx/rules/common';
import { toOperate } from '../../src/lib/engine/titles/1822mx/rules/flow';
import { NDEM } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, correct } from './departure';
import { ORDER_SORTED } from './mx-departures';
import { companyId, operating, previous, type MxLine } from './mx-names';
import { stepOf } from './names';

const SORTED = 'order sorted';

const closedIn = (state: MxLine['state']): readonly string[] => state.closed['companies'] ?? [];

/** Did this line sell shares for a train, or did P16 close with the income that it brought? */
function movesPrices(table: Table, line: MxLine): boolean {
	const { type, entity_type } = line.action;
	if (type === 'sell_shares') return entity_type === 'player' && operating(table) !== null;
	if (type === 'choose_ability') return false;
	return closedIn(line.state).includes('P16') && !closedIn(previous(table)).includes('P16');
}

/** From such a line on, until its round ends, another order than ours is no fault. */
export function noteSorting(table: Table, line: MxLine): void {
	if (movesPrices(table, line)) table.notes.set(SORTED, line.after.round.label);
}

function roundOf({ state: { round } }: Table): string {
	return round.kind === 'operating' ? `OR ${round.number}.${round.part}` : '';
}

/** The company whose turn it is after the line, in our words; null when it is nobody's, or when one discards first. */
export function activeCompany(line: MxLine): string | null {
	if (stepOf(line.after) === 'DiscardTrain') return null;
	const [kind, id] = (line.after.active[0] ?? '').split(':');
	return kind === 'corp' ? companyId(id ?? '') : null;
}

/**
 * After the auction of the stations, or while trains were discarded first, our next company has begun
 * before the line names another one there: the turn goes to that one, and the home token of a first turn goes with it. True when it did.
 */
export function giveTurn(table: Table, next: string | null): boolean {
	const { turn } = table.state;
	if (turn?.kind !== 'operating' || turn.settled || next === null || turn.company === next)
		return false;
	const sorted = table.notes.get(SORTED) === roundOf(table);
	if (!sorted || !toOperate(table.state).includes(next)) return false;
	const hadTrain = canRun(table.state, next);
	bookDeparture(table, ORDER_SORTED, [
		...homeToken(table, turn.company, -1),
		...homeToken(table, next, 1),
		{ kind: 'turn', turn: { ...turn, company: next, hadTrain } }
	]);
	return true;
}

/** The home token of a company in its first turn, laid on the map or taken back. */
function homeToken({ state }: Table, id: string, placed: 1 | -1): Correction[] {
	const { turns, tokens } = company(state, id);
	if (turns > 0 || id === NDEM) return [];
	const moved = { left: tokens.left - placed, placed: tokens.placed + placed };
	return [{ kind: 'tokens', company: id, tokens: { ...tokens, ...moved } }];
}

/** One step forward to a company; where it is not next here, those before it wait. */
export function stepTo(table: Table, step: Action, next: string | null): void {
	const waiting = toOperate(table.state).filter((id) => id !== operating(table));
	const here = roundOf(table);
	const known = next !== null && waiting.includes(next) && table.notes.get(SORTED) === here;
	const decision = known ? decide(table.title.rules, table.state, step) : null;
	const turn = decision?.ok === true ? decision.state.turn : null;
	if (turn?.kind !== 'operating' || turn.company === next) return table.act(step);
	const wait = (operated: boolean) =>
		waiting
			.filter((id) => id !== next)
			.map((company) => ({ kind: 'operated' as const, company, operated }));
	bookDeparture(table, ORDER_SORTED, wait(true));
	table.act(step);
	correct(table, ORDER_SORTED, wait(false));
}
