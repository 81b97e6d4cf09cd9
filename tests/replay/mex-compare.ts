/** What only 18MEX compares: its minors, the round's label, the priority deal and whose turn it is. */
import { cashOf, type State } from '../../src/lib/engine';
import type { Duty } from '../../src/lib/engine/core/model/state';
import type { Table } from './adapter';
import {
	compareBids,
	differencesIn,
	resultDifferences as commonResult,
	sorted,
	type Dialect,
	type Differ
} from './compare';
import { asGoingOnThere, choosesLate, heldRound, lateDuty } from './mex-late-duties';
import { asCountedThere } from './mex-late-minors';
import { asScoredThere } from './mex-scores';
import { exchanged } from './mex-merger';
import { companyId, deedId, trainType } from './mex-names';
import { outOf } from './mex-opening';
import { shownPriority } from './mex-priority';
import { bare, playerId, stepOf } from './names';
import type { Trace, TraceLine, TraceState } from './trace';

const dialect: Dialect = {
	company: companyId,
	deed: deedId,
	train: trainType,
	presidencies: (player) => player.pres,
	deeds: (player) => [...new Set([...player.companies, ...player.minors])],
	companies(table, { state: theirs }, differ) {
		return table.setup.corporations.flatMap(({ id }) => {
			const ours = companyId(id);
			const closed = (theirs.closed['corps'] ?? []).includes(id);
			differ(`${ours} closed`, table.state.companies[ours]?.closed ?? true, closed);
			// Idle companies are left out of the trace's state: theirs is the one of the set-up.
			const idle = theirs.idle.includes(id) ? table.setup.state.corps[id] : undefined;
			const corp = theirs.corps[id] ?? idle;
			if (corp === undefined) differ(`${ours} in the trace`, !closed, false);
			if (corp === undefined || closed) return [];
			differ(`${ours} par`, table.state.companies[ours]?.par ?? null, corp.par);
			return [[ours, corp] as [string, typeof corp]];
		});
	},
	bare: () => false,
	tokensLeft: (table, id) => tokensLeft(table, id),
	onOffer: (_, count) => count,
	inPool: () => true,
	more(table, line, differ) {
		compareMinors(table.state, line.state, differ);
		compareOpenBids(table, line.state, differ);
		compareWhere(table, line, differ);
	}
};

/** While NdM's president chooses a station, the rest of the exchange tokens lie with the others there. */
function tokensLeft(table: Table, id: string): number | null {
	const { tokens } = table.state.companies[id] ?? {};
	if (tokens === undefined) return null;
	const asked = table.state.duties.some((duty) => duty.kind === 'exchangeTokens');
	const waits = asked || choosesLate(table);
	if (id !== 'NdM' || !waits) return tokens.left;
	return tokens.left + tokens.exchange - Number(table.notes.get('exchanged') ?? 0);
}

export function differences(table: Table, line: TraceLine): string[] {
	table.notes.set('exchanged', exchanged(table, line.state));
	return differencesIn(
		dialect,
		asCountedThere(asGoingOnThere(table, line.state), line.state),
		line
	);
}

/** The result as it is counted there at the last line. */
export function resultDifferences(table: Table, trace: Trace): string[] {
	const last = trace.lines.at(-1)?.state;
	const counted = last === undefined ? table : asCountedThere(table, last);
	return commonResult(asScoredThere(counted), trace);
}

function compareMinors(state: State, theirs: TraceState, differ: Differ): void {
	for (const [id, trace] of Object.entries(theirs.minors ?? {})) {
		differ(`minor ${id} treasury`, cashOf(state, id), trace.cash);
	}
	const open = Object.keys(theirs.minors ?? {});
	const ours = Object.entries(state.companies).filter(([, c]) => c.kind === 'minor' && !c.closed);
	differ('open minors', sorted(ours.map(([id]) => id)), sorted(open));
}

/** Bids of those who have passed there are gone there; here they may still come back. */
function compareOpenBids(table: Table, theirs: TraceState, differ: Differ): void {
	const open = Object.entries(table.state.bids).map(
		([deed, list]) => [deed, list.filter((bid) => !outOf(table, deed).has(bid.player))] as const
	);
	compareBids(dialect, table, theirs, Object.fromEntries(open), differ);
}

function compareWhere(table: Table, line: TraceLine, differ: Differ): void {
	const { state } = table;
	const { after } = line;
	// There the game begins in phase 2, which changes nothing (D-MEX-14).
	differ('phase', state.phase === '1' ? '2' : state.phase, after.phase);
	if (state.finished !== null) return;
	differ('round', roundLabel(table), after.round.label);
	const { priority } = line.state;
	// During the opening the traces keep the last holder until an item is bought.
	const opening = after.round.label.startsWith('ISR');
	if (priority !== undefined && priority !== null && !opening) {
		const there = playerId(table.setup, priority);
		differ('priority', shownPriority(table, there), there);
	}
	differ('turn', turnLabel(table, line), turnOf(table, line));
}

function roundLabel(table: Table): string {
	const { turn } = table.state;
	const round = heldRound(table);
	const shift = Number(table.notes.get('shift') ?? 0);
	const opening =
		turn?.kind === 'opening' ||
		turn?.kind === 'auction' ||
		table.state.duties[0]?.kind === 'setPar';
	if (round.kind === 'stock') return opening ? 'ISR 1' : `SR ${round.number - shift}`;
	return `OR ${round.number - shift}.${round.part}`;
}

/** Who presides now, also over a company that had another president when it was asked. */
const answers = ({ title, state }: Table, { company, player }: Duty): string =>
	(company === null ? null : title.controller(state, company)) ?? player;

function turnLabel(table: Table, line: TraceLine): string {
	const { turn, duties } = table.state;
	const duty = duties[0];
	if (duty?.kind === 'discardTrain') {
		// Who discards first is nowhere said; there they are asked one after the other.
		const asked = companyId((line.after.active[0] ?? '').split(':')[1] ?? '');
		const theirs = duties.find((each) => each.kind === duty.kind && each.company === asked) ?? duty;
		return `${theirs.kind} ${answers(table, theirs)} ${theirs.company ?? ''}`;
	}
	if (duty?.kind === 'exchangeTokens') return `${duty.kind} ${answers(table, duty)}`;
	if (duty !== undefined) return `${duty.kind} ${duty.player}`;
	const late = lateDuty(table, line);
	if (late !== null) {
		const asked = `${late} ${table.title.controller(table.state, 'NdM') ?? ''}`;
		return late === 'discardTrain' ? `${asked} NdM` : asked;
	}
	if (turn === null) return 'nobody';
	if (turn.kind === 'income') return 'income';
	if (turn.kind === 'operating') return turn.company;
	return turn.player ?? 'nobody';
}

/** Whose turn the trace says it is, in our words. */
function turnOf(table: Table, line: TraceLine): string {
	const { after } = line;
	const [kind, id] = (after.active[0] ?? 'nobody').split(':');
	const owner = (corp: string): string =>
		playerId(table.setup, bare(line.state.corps[corp]?.owner ?? ''));
	switch (stepOf(after)) {
		case 'CompanyPendingPar':
			return `setPar ${playerId(table.setup, id ?? '')}`;
		case 'Merge':
			return `${id === 'NdM' ? 'mergerChoice' : 'mergerOffer'} ${owner(id ?? '')}`;
		case 'Assign':
			return `exchangeTokens ${owner('NdM')}`;
		case 'DiscardTrain':
			return `discardTrain ${owner(id ?? '')} ${companyId(id ?? '')}`;
		default:
			return kind === 'player' ? playerId(table.setup, id ?? '') : companyId(id ?? '');
	}
}
