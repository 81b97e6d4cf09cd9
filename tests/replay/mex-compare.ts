/** Compares the engine's state with a trace's after a line of 18MEX. */
import {
	cashOf,
	holdingsOf,
	percentAt,
	presidentOf,
	trainsAt,
	type CompanyId,
	type State
} from '../../src/lib/engine';
import type { Table } from './adapter';
import { companyId, deedId, playerId, trainType } from './mex-names';
import type { Trace, TraceCorp, TraceLine, TraceSetup, TraceState } from './trace';

type Differ = (what: string, ours: unknown, theirs: unknown) => void;

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

function collector(): { list: string[]; differ: Differ } {
	const list: string[] = [];
	return {
		list,
		differ(what, ours, theirs) {
			if (text(ours) !== text(theirs))
				list.push(`${what}: engine ${text(ours)} | trace ${text(theirs)}`);
		}
	};
}

const sorted = (list: readonly string[]): string[] => [...list].sort();

export function differences(table: Table, line: TraceLine): string[] {
	const { list, differ } = collector();
	const { state, setup } = table;
	const theirs = line.state;
	differ('bank', cashOf(state, 'bank'), theirs.bank);
	for (const { id } of setup.players) comparePlayer(table, theirs, id, differ);
	compareCompanies(table, theirs, differ);
	compareMinors(state, theirs, differ);
	compareDepot(state, theirs, differ);
	compareBids(table, theirs, differ);
	compareWhere(table, line, differ);
	differ('finished', state.finished !== null, theirs.finished ?? false);
	return list;
}

function comparePlayer(table: Table, theirs: TraceState, id: number, differ: Differ): void {
	const { state, setup } = table;
	const player = playerId(setup, id);
	const trace = theirs.players[String(id)];
	if (trace === undefined) return;
	differ(`${player} cash`, cashOf(state, player), trace.cash);
	const ours: Record<string, number> = {};
	const presidencies: string[] = [];
	for (const holding of holdingsOf(state, player)) {
		ours[holding.company] = holding.percent;
		if (holding.president) presidencies.push(holding.company);
	}
	const shares: Record<string, number> = {};
	for (const [corp, percent] of Object.entries(trace.shares))
		if (percent > 0) shares[companyId(corp)] = percent;
	differ(`${player} shares`, ordered(ours), ordered(shares));
	differ(`${player} presidencies`, sorted(presidencies), sorted(trace.pres.map(companyId)));
	const deeds = Object.entries(state.deeds)
		.filter(([, deed]) => deed.place === player)
		.map(([deed]) => deed);
	differ(
		`${player} privates`,
		sorted(deeds),
		sorted([...new Set([...trace.companies, ...trace.minors])].map(deedId))
	);
	differ(`${player} certificates`, table.title.certificatesCounted(state, player), trace.certs);
	differ(`${player} limit`, state.certificateLimit, trace.cert_limit);
	differ(`${player} bankrupt`, state.players[player]?.bankrupt ?? false, trace.bankrupt ?? false);
}

function ordered(record: Readonly<Record<string, number>>): Record<string, number> {
	return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}

/** Idle companies are left out of the trace's state: theirs is the one of the set-up. */
function traceCorp(setup: TraceSetup, theirs: TraceState, id: string): TraceCorp | null {
	return theirs.corps[id] ?? (theirs.idle.includes(id) ? (setup.state.corps[id] ?? null) : null);
}

function compareCompanies(table: Table, theirs: TraceState, differ: Differ): void {
	for (const { id } of table.setup.corporations) {
		const ours = companyId(id);
		const trace = traceCorp(table.setup, theirs, id);
		const closed = (theirs.closed['corps'] ?? []).includes(id);
		differ(`${ours} closed`, table.state.companies[ours]?.closed ?? true, closed);
		if (trace !== null && !closed) compareCompany(table, ours, trace, differ);
	}
}

function compareCompany(table: Table, id: CompanyId, trace: TraceCorp, differ: Differ): void {
	const { state, setup } = table;
	const ours = state.companies[id];
	if (ours === undefined) return;
	const owner = presidentOf(state, id);
	differ(
		`${id} president`,
		owner,
		trace.owner === null ? null : playerId(setup, bare(trace.owner))
	);
	differ(`${id} floated`, ours.floated, trace.floated);
	differ(`${id} par`, ours.par, trace.par);
	differ(`${id} price`, ours.spot?.price ?? null, trace.price);
	const cell =
		trace.row === null || trace.col === null ? null : `${trace.row + 1}.${trace.col + 1}`;
	differ(`${id} cell`, ours.spot?.cell ?? null, cell);
	const at = ours.spot === null ? null : (state.market[ours.spot.cell] ?? []).indexOf(id);
	differ(`${id} place in its stack`, at, trace.pos);
	differ(`${id} treasury`, cashOf(state, id), trace.cash);
	const unsold = percentAt(state, id, 'offering') + percentAt(state, id, 'reserve');
	differ(`${id} in the offering`, unsold, trace.ipo);
	differ(`${id} in the trade-in box`, percentAt(state, id, 'reserve'), trace.ipo_reserved ?? 0);
	differ(`${id} in the open market`, percentAt(state, id, 'pool'), trace.market);
	const trains = trainsAt(state, id);
	differ(`${id} trains`, sorted(trains.map((t) => t.type)), sorted(trace.trains.map(trainType)));
	const obsolete = trains.filter((t) => t.obsolete).map((t) => t.type);
	differ(`${id} obsolete`, sorted(obsolete), sorted((trace.obsolete ?? []).map(trainType)));
	const deeds = Object.entries(state.deeds)
		.filter(([, deed]) => deed.place === id)
		.map(([deed]) => deed);
	differ(`${id} privates`, sorted(deeds), sorted(trace.companies.map(deedId)));
	differ(`${id} tokens left`, ours.tokens.left, trace.tokens_left);
}

/** "player:17" or 17. */
function bare(owner: number | string): string {
	return String(owner).replace(/^player:/, '');
}

function compareMinors(state: State, theirs: TraceState, differ: Differ): void {
	for (const [id, trace] of Object.entries(theirs.minors ?? {})) {
		differ(`minor ${id} treasury`, cashOf(state, id), trace.cash);
	}
	const open = Object.keys(theirs.minors ?? {});
	const ours = Object.entries(state.companies).filter(([, c]) => c.kind === 'minor' && !c.closed);
	differ('open minors', sorted(ours.map(([id]) => id)), sorted(open));
}

function compareDepot(state: State, theirs: TraceState, differ: Differ): void {
	const upcoming: Record<string, number> = {};
	for (const [type, count] of Object.entries(theirs.depot.upcoming ?? {})) {
		upcoming[trainType(type)] = (upcoming[trainType(type)] ?? 0) + count;
	}
	const ours: Record<string, number> = {};
	for (const train of trainsAt(state, 'offering')) ours[train.type] = (ours[train.type] ?? 0) + 1;
	differ('depot', ordered(ours), ordered(upcoming));
	const discarded = theirs.depot.discarded ?? [];
	const pool = Array.isArray(discarded)
		? (discarded as readonly string[])
		: Object.entries(discarded).flatMap(([type, n]) =>
				Array.from({ length: Number(n) }, () => type)
			);
	differ(
		'open market trains',
		sorted(trainsAt(state, 'pool').map((t) => t.type)),
		sorted(pool.map(trainType))
	);
}

function compareBids(table: Table, theirs: TraceState, differ: Differ): void {
	const bids = (list: readonly (readonly [string, number])[]): string[] =>
		sorted(list.map(([player, amount]) => `${player}=${amount}`));
	const ours: Record<string, string[]> = {};
	for (const [deed, list] of Object.entries(table.state.bids)) {
		ours[deed] = bids(list.map((bid) => [bid.player, bid.amount] as const));
	}
	const trace: Record<string, string[]> = {};
	for (const [deed, list] of Object.entries(theirs.bids ?? {})) {
		if (list.length > 0) {
			trace[deedId(deed)] = bids(
				list.map(([p, amount]) => [playerId(table.setup, p), amount] as const)
			);
		}
	}
	const keys = (record: Record<string, string[]>) => Object.keys(record).sort();
	differ(
		'bids',
		keys(ours).map((k) => [k, ours[k]]),
		keys(trace).map((k) => [k, trace[k]])
	);
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
		differ('priority', table.title.priorityIfAllPass(state), playerId(table.setup, priority));
	}
	differ('turn', turnLabel(table), turnOf(table, line));
}

function roundLabel(table: Table): string {
	const { round, turn } = table.state;
	const shift = Number(table.notes.get('shift') ?? 0);
	const opening =
		turn?.kind === 'opening' ||
		turn?.kind === 'auction' ||
		table.state.duties[0]?.kind === 'setPar';
	if (round.kind === 'stock') return opening ? 'ISR 1' : `SR ${round.number - shift}`;
	return `OR ${round.number - shift}.${round.part}`;
}

function turnLabel(table: Table): string {
	const { turn, duties } = table.state;
	const duty = duties[0];
	if (duty !== undefined) return `${duty.kind} ${duty.player}`;
	if (turn === null) return 'nobody';
	if (turn.kind === 'income') return 'income';
	if (turn.kind === 'operating') return turn.company;
	return turn.player ?? 'nobody';
}

/** Whose turn the trace says it is, in our words. */
function turnOf(table: Table, line: TraceLine): string {
	const { after } = line;
	const active = after.active[0] ?? 'nobody';
	const [kind, id] = active.split(':');
	const step = after.step ?? '';
	if (step.endsWith('CompanyPendingPar')) return `setPar ${playerId(table.setup, id ?? '')}`;
	if (step.endsWith('Merge'))
		return `mergerOffer ${playerId(table.setup, bare(line.state.corps[id ?? '']?.owner ?? ''))}`;
	if (step.endsWith('DiscardTrain')) {
		return `discardTrain ${playerId(table.setup, bare(line.state.corps[id ?? '']?.owner ?? ''))}`;
	}
	return kind === 'player' ? playerId(table.setup, id ?? '') : companyId(id ?? '');
}

export function resultDifferences(table: Table, trace: Trace): string[] {
	const { list, differ } = collector();
	const scores = new Map(table.title.scores(table.state).map((s) => [s.player, s.total]));
	for (const [id, total] of Object.entries(trace.end?.result ?? {})) {
		const player = playerId(table.setup, id);
		differ(`${player} total`, scores.get(player), total);
	}
	return list;
}
