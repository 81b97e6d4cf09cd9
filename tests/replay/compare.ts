/** Compares the engine's state with a trace's; what only one title has is in its dialect. */
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
import { bare, playerId } from './names';
import type { Trace, TraceCorp, TraceLine, TracePlayer, TraceState } from './trace';

export type Differ = (what: string, ours: unknown, theirs: unknown) => void;

/** How a title speaks, and what it has beside the common things. */
export interface Dialect {
	company(trace: string): string;
	deed(trace: string): string;
	train(trace: string): string;
	/** Presidencies that are one here too. */
	presidencies(player: TracePlayer): readonly string[];
	/** The deeds a player holds, in the trace's names. */
	deeds(player: TracePlayer): readonly string[];
	/** Is this company in the trace's state, and is it to be compared? */
	companies(table: Table, line: TraceLine, differ: Differ): readonly [CompanyId, TraceCorp][];
	/** Shares and trains are not compared at this moment. */
	bare(table: Table, id: CompanyId, theirs: TraceState): boolean;
	tokensLeft(table: Table, id: CompanyId): number | null;
	/** How many trains of a type the offering shows. */
	onOffer(type: string, count: number): number;
	/** Trains that nobody can buy are not in our pool. */
	inPool(type: string): boolean;
	more(table: Table, line: TraceLine, differ: Differ): void;
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const sorted = (list: readonly string[]): string[] => [...list].sort();

export function ordered<T>(record: Readonly<Record<string, T>>): Record<string, T> {
	return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}

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

/** Everything that differs after a line, as "what: engine … | trace …". */
export function differencesIn(dialect: Dialect, table: Table, line: TraceLine): string[] {
	const { list, differ } = collector();
	const { state, setup } = table;
	differ('bank', cashOf(state, 'bank'), line.state.bank);
	for (const { id } of setup.players) comparePlayer(dialect, table, line.state, id, differ);
	for (const [id, corp] of dialect.companies(table, line, differ)) {
		compareCompany(dialect, table, id, corp, line.state, differ);
	}
	compareDepot(dialect, state, line.state, differ);
	dialect.more(table, line, differ);
	differ('finished', state.finished !== null, line.state.finished ?? false);
	return list;
}

function comparePlayer(
	dialect: Dialect,
	table: Table,
	theirs: TraceState,
	id: number,
	differ: Differ
): void {
	const { state, setup } = table;
	const player = playerId(setup, id);
	const trace = theirs.players[String(id)];
	if (trace === undefined) return differ(`${player} in the trace`, true, false);
	differ(`${player} cash`, cashOf(state, player), trace.cash);
	differ(`${player} debt`, state.debt[player] ?? 0, trace.debt ?? 0);
	const ours: Record<string, number> = {};
	const presidencies: string[] = [];
	for (const holding of holdingsOf(state, player)) {
		ours[holding.company] = holding.percent;
		if (holding.president) presidencies.push(holding.company);
	}
	const shares: Record<string, number> = {};
	for (const [corp, percent] of Object.entries(trace.shares))
		if (percent > 0) shares[dialect.company(corp)] = percent;
	differ(`${player} shares`, ordered(ours), ordered(shares));
	const there = dialect.presidencies(trace).map(dialect.company);
	differ(`${player} presidencies`, sorted(presidencies), sorted(there));
	const deeds = dialect.deeds(trace).map(dialect.deed);
	differ(`${player} privates`, sorted(deedsAt(state, player)), sorted(deeds));
	differ(`${player} certificates`, table.title.certificatesCounted(state, player), trace.certs);
	differ(`${player} limit`, state.certificateLimit, trace.cert_limit);
	differ(`${player} bankrupt`, state.players[player]?.bankrupt ?? false, trace.bankrupt ?? false);
}

function deedsAt(state: State, place: string): string[] {
	return Object.entries(state.deeds)
		.filter(([, deed]) => deed.place === place)
		.map(([deed]) => deed);
}

function compareCompany(
	dialect: Dialect,
	table: Table,
	id: CompanyId,
	trace: TraceCorp,
	theirs: TraceState,
	differ: Differ
): void {
	const { state, setup } = table;
	const ours = state.companies[id];
	if (ours === undefined) return differ(`${id} known`, false, true);
	const nobody = trace.owner === null || trace.owner === 'market';
	const president = nobody ? null : playerId(setup, bare(trace.owner));
	differ(`${id} president`, presidentOf(state, id), president);
	differ(`${id} floated`, ours.floated, trace.floated);
	differ(`${id} price`, ours.spot?.price ?? null, trace.price);
	const cell =
		trace.row === null || trace.col === null ? null : `${trace.row + 1}.${trace.col + 1}`;
	differ(`${id} cell`, ours.spot?.cell ?? null, cell);
	const at = ours.spot === null ? null : (state.market[ours.spot.cell] ?? []).indexOf(id);
	differ(`${id} place in its stack`, at, trace.pos);
	differ(`${id} treasury`, cashOf(state, id), trace.cash);
	differ(`${id} privates`, sorted(deedsAt(state, id)), sorted(trace.companies.map(dialect.deed)));
	if (dialect.bare(table, id, theirs)) return;
	compareStock(dialect, table, id, trace, differ);
}

function compareStock(
	dialect: Dialect,
	table: Table,
	id: CompanyId,
	trace: TraceCorp,
	differ: Differ
): void {
	const { state } = table;
	const unsold = percentAt(state, id, 'offering') + percentAt(state, id, 'reserve');
	differ(`${id} in the offering`, unsold, trace.ipo);
	differ(`${id} in the trade-in box`, percentAt(state, id, 'reserve'), trace.ipo_reserved ?? 0);
	differ(`${id} in the pool`, percentAt(state, id, 'pool'), trace.market);
	const trains = trainsAt(state, id);
	differ(
		`${id} trains`,
		sorted(trains.map((t) => t.type)),
		sorted(trace.trains.map(dialect.train))
	);
	const obsolete = trains.filter((t) => t.obsolete).map((t) => t.type);
	differ(`${id} obsolete`, sorted(obsolete), sorted((trace.obsolete ?? []).map(dialect.train)));
	const left = dialect.tokensLeft(table, id);
	if (left !== null) differ(`${id} tokens left`, left, trace.tokens_left);
}

/** Names of discarded trains, however the trace lists them. */
export function discardedIn(state: TraceState): readonly string[] {
	const list = state.depot.discarded ?? [];
	return Array.isArray(list)
		? (list as readonly string[])
		: Object.entries(list).flatMap(([type, n]) => Array.from({ length: Number(n) }, () => type));
}

function compareDepot(dialect: Dialect, state: State, theirs: TraceState, differ: Differ): void {
	const counted: Record<string, number> = {};
	for (const { type } of trainsAt(state, 'offering')) counted[type] = (counted[type] ?? 0) + 1;
	const ours = Object.entries(counted).map(
		([type, n]) => [type, dialect.onOffer(type, n)] as const
	);
	const upcoming: Record<string, number> = {};
	for (const [name, count] of Object.entries(theirs.depot.upcoming ?? {})) {
		const type = dialect.train(name);
		if (count > 0) upcoming[type] = (upcoming[type] ?? 0) + count;
	}
	differ('depot', ordered(Object.fromEntries(ours)), ordered(upcoming));
	const pool = discardedIn(theirs).map(dialect.train).filter(dialect.inPool);
	differ('pool trains', sorted(trainsAt(state, 'pool').map((t) => t.type)), sorted(pool));
}

type Bids = Readonly<
	Record<string, readonly { readonly player: string; readonly amount: number }[]>
>;

/** Every bid on every item. */
export function compareBids(
	dialect: Dialect,
	table: Table,
	theirs: TraceState,
	bids: Bids,
	differ: Differ
): void {
	const named = (list: readonly (readonly [string, number])[]): string[] =>
		sorted(list.map(([player, amount]) => `${player}=${amount}`));
	const ours: Record<string, string[]> = {};
	for (const [item, list] of Object.entries(bids)) {
		if (list.length > 0) ours[item] = named(list.map((bid) => [bid.player, bid.amount] as const));
	}
	const there: Record<string, string[]> = {};
	for (const [item, list] of Object.entries(theirs.bids ?? {})) {
		if (list.length === 0) continue;
		const players = list.map(([p, amount]) => [playerId(table.setup, p), amount] as const);
		there[dialect.deed(item)] = named(players);
	}
	differ('bids', ordered(ours), ordered(there));
}

/** Why the game ended, in our words; other reasons are not compared. */
const REASONS: Readonly<Record<string, string>> = {
	bank: 'bank',
	stock_market: 'price',
	bankrupt: 'bankruptcy'
};

/** Scores by player, also of a game that stopped half-way, and the reason of the end. */
export function resultDifferences(table: Table, trace: Trace): string[] {
	const { list, differ } = collector();
	const scores = new Map(table.title.scores(table.state).map((s) => [s.player, s.total]));
	for (const [id, total] of Object.entries(trace.end?.result ?? {})) {
		const player = playerId(table.setup, id);
		differ(`${player} total`, scores.get(player), total);
	}
	const reason = REASONS[trace.end?.game_end_reason ?? ''];
	if (reason !== undefined && trace.end?.finished === true && !table.notes.has('stoppedThere')) {
		differ('end', endOf(table, trace, reason), reason);
	}
	return list;
}

/**
 * When the bank broke after a price had ended the game, the bank is named there; here what came first.
 * A game that was stopped after its end had come may be named by either.
 */
function endOf(table: Table, trace: Trace, reason: string): string | null {
	const { end } = table.state;
	const stopped = table.state.finished === 'agreement' && end !== null;
	const finished = stopped ? end.reason : table.state.finished;
	const broke = trace.lines.at(-1)?.state.bank_broken === true;
	return finished === 'price' && reason === 'bank' && broke ? reason : finished;
}
