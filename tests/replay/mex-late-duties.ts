/**
 * The operating company has merged into NdM. There the next company begins at once, gets its mail and
 * may even run, before NdM has chosen a station or discarded a train; here NdM comes first.
 */
import type { Round, State } from '../../src/lib/engine';
import type { Table } from './adapter';
import { bookDeparture, correct, type Departure } from './departure';
import { NDM_SETTLES_LAST, NDM_SETTLES_LATE } from './mex-departures';
import { exchanged } from './mex-merger';
import { stepOf } from './names';
import type { TraceLine, TraceState } from './trace';

const NDM = 'NdM';
const LATE = 'duties that NdM settles late';
const HELD = 'round that waits for NdM';

const late = (table: Table): ReadonlySet<string> =>
	(table.notes.get(LATE) as ReadonlySet<string> | undefined) ?? new Set();

/** Is NdM asked there for something that has no duty here any more? */
export function lateDuty(table: Table, line: TraceLine): string | null {
	const step = stepOf(line.after);
	const kind = step === 'Assign' ? 'exchangeTokens' : step === 'DiscardTrain' ? 'discardTrain' : '';
	return late(table).has(kind) ? kind : null;
}

/** Has the company that was operating merged with this line? */
function operatorMerged(table: Table, before: State): boolean {
	const { turn } = before;
	if (turn?.kind !== 'operating' || before.companies[turn.company]?.closed !== false) return false;
	return table.state.companies[turn.company]?.closed === true;
}

/** Duties that are open although the next company has begun there are taken away and settled later. */
export function deferDuties(table: Table, line: TraceLine, before: State): void {
	const { duties, round, finished } = table.state;
	if (duties.length === 0) table.notes.delete(HELD);
	if (duties.length === 0 || !operatorMerged(table, before)) return;
	if (finished !== null) {
		if (line.state.finished === true) return;
		takeAway(table, NDM_SETTLES_LAST);
		// Without a choice of stations they are exchanged in the line itself.
		if (stepOf(line.after) !== 'Assign') chooseLate(table, exchanged(table, line.state));
		return;
	}
	if (round.number !== before.round.number || round.part !== before.round.part) {
		// Nobody follows in this round: it waits for NdM there too.
		table.notes.set(HELD, before.round);
		return;
	}
	takeAway(table, NDM_SETTLES_LATE);
}

function takeAway(table: Table, departure: Departure): void {
	const { duties } = table.state;
	table.notes.set(LATE, new Set(duties.map(({ kind }) => kind)));
	const gone = duties.map(({ id }) => ({ kind: 'duty' as const, duty: id }));
	bookDeparture(table, departure, gone);
}

/** The table as it stands there while the end of the game waits for NdM. */
export function asGoingOnThere(table: Table, theirs: TraceState): Table {
	const { state } = table;
	// It may have been stopped there meanwhile.
	if (state.finished === null || theirs.finished === true || late(table).size === 0) return table;
	return { ...table, state: { ...state, finished: null } };
}

/** The round as it is there while NdM has a duty. */
export function heldRound(table: Table): Round {
	const held = table.notes.get(HELD) as Round | undefined;
	return table.state.duties.length > 0 && held !== undefined ? held : table.state.round;
}

function settled(table: Table, kind: string): void {
	table.notes.set(LATE, new Set([...late(table)].filter((each) => each !== kind)));
}

/** Does the choice of a station still lie before NdM? */
export const choosesLate = (table: Table): boolean => late(table).has('exchangeTokens');

/** The station is chosen: so many exchange tokens lie on the map, the others become ordinary ones. */
export function chooseLate(table: Table, placed: number): void {
	const tokens = table.state.companies[NDM]?.tokens;
	if (!choosesLate(table) || tokens === undefined) return;
	const to = { ...tokens, left: tokens.left + tokens.exchange - placed, exchange: 0 };
	correct(table, NDM_SETTLES_LATE, [{ kind: 'tokens', company: NDM, tokens: to }]);
	settled(table, 'exchangeTokens');
}

/** A train that goes to the Open Market now; false when our own rules ask for it. */
export function discardLate(table: Table, line: TraceLine, train: string): boolean {
	if (line.action.entity !== NDM || !late(table).has('discardTrain')) return false;
	correct(table, NDM_SETTLES_LATE, [{ kind: 'train', train, to: 'pool' }]);
	if (stepOf(line.after) !== 'DiscardTrain') settled(table, 'discardTrain');
	return true;
}
