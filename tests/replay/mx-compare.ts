/** Compares the engine's state with a trace's after a line of 1822MX. */
import {
	cashOf,
	holdingsOf,
	percentAt,
	presidentOf,
	trainsAt,
	type CompanyId,
	type State
} from '../../src/lib/engine';
import { own, PILES } from '../../src/lib/engine/titles/1822mx/rules/own';
import { minorCard } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import {
	companyId,
	itemId,
	playerId,
	stepOf,
	trainType,
	type MxCorp,
	type MxLine,
	type MxSetup,
	type MxState
} from './mx-names';
import type { Trace, TraceLine } from './trace';

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

export function differences(table: Table, raw: TraceLine): string[] {
	// Only traces of this title come here.
	const line = raw as MxLine;
	const { list, differ } = collector();
	const { state, setup } = table;
	const theirs = line.state;
	differ('bank', cashOf(state, 'bank'), theirs.bank);
	for (const { id } of setup.players) comparePlayer(table, theirs, id, differ);
	compareCompanies(table, theirs, differ);
	compareDepot(state, theirs, differ);
	compareBoxes(table, theirs, differ);
	compareNdem(state, theirs, differ);
	compareWhere(table, line, differ);
	differ('finished', state.finished !== null, theirs.finished ?? false);
	return list;
}

function comparePlayer(table: Table, theirs: MxState, id: number, differ: Differ): void {
	const { state, setup } = table;
	const player = playerId(setup, id);
	const trace = theirs.players[String(id)];
	if (trace === undefined) return;
	differ(`${player} cash`, cashOf(state, player), trace.cash);
	differ(`${player} debt`, state.debt[player] ?? 0, trace.debt ?? 0);
	const ours: Record<string, number> = {};
	const directed: string[] = [];
	for (const holding of holdingsOf(state, player)) {
		ours[holding.company] = holding.percent;
		if (holding.president) directed.push(holding.company);
	}
	const shares: Record<string, number> = {};
	for (const [corp, percent] of Object.entries(trace.shares))
		if (percent > 0) shares[companyId(corp)] = percent;
	differ(`${player} shares`, ordered(ours), ordered(shares));
	// The NdeM has no director (4.4.3), whatever certificate is marked so there.
	const pres = trace.pres.filter((corp) => corp !== 'NDEM').map(companyId);
	differ(`${player} directs`, sorted(directed), sorted(pres));
	differ(`${player} deeds`, sorted(deedsAt(state, player)), sorted(trace.companies.map(itemId)));
	differ(`${player} certificates`, table.title.certificatesCounted(state, player), trace.certs);
	differ(`${player} limit`, state.certificateLimit, trace.cert_limit);
}

function deedsAt(state: State, place: string): string[] {
	return Object.entries(state.deeds)
		.filter(([, deed]) => deed.place === place)
		.map(([deed]) => deed);
}

function ordered<T>(record: Readonly<Record<string, T>>): Record<string, T> {
	return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}

/** Idle companies are left out of the trace's state: theirs is the one of the set-up. */
function compareCompanies(table: Table, theirs: MxState, differ: Differ): void {
	for (const { id } of table.setup.corporations) {
		const ours = table.state.companies[companyId(id)];
		const trace: MxCorp | undefined = theirs.corps[id];
		const live = ours?.floated === true && !ours.closed;
		if (trace !== undefined) compareCompany(table, companyId(id), trace, theirs, differ);
		else
			differ(`${companyId(id)} in play`, live || (ours !== undefined && ours.spot !== null), false);
	}
}

function compareCompany(
	table: Table,
	id: CompanyId,
	trace: MxCorp,
	theirs: MxState,
	differ: Differ
): void {
	const { state, setup } = table;
	const ours = state.companies[id];
	if (ours === undefined) return;
	const director =
		trace.owner === null || trace.owner === 'market'
			? null
			: playerId(setup, String(trace.owner).replace(/^player:/, ''));
	differ(`${id} director`, presidentOf(state, id), director);
	differ(`${id} floated`, ours.floated, trace.floated);
	differ(`${id} price`, ours.spot?.price ?? null, trace.price);
	const cell =
		trace.row === null || trace.col === null ? null : `${trace.row + 1}.${trace.col + 1}`;
	differ(`${id} cell`, ours.spot?.cell ?? null, cell);
	const at = ours.spot === null ? null : (state.market[ours.spot.cell] ?? []).indexOf(id);
	differ(`${id} place in its stack`, at, trace.pos);
	differ(`${id} treasury`, cashOf(state, id), trace.cash);
	differ(`${id} deeds`, sorted(deedsAt(state, id)), sorted(trace.companies));
	// After the cash-out our NdeM has neither shares nor trains; there they go at the very end.
	if (id === 'NdeM' && theirs.ndem !== 'open' && ours.issued === 0) return;
	differ(`${id} in its treasury`, percentAt(state, id, 'offering'), trace.ipo);
	differ(`${id} in the bank pool`, percentAt(state, id, 'pool'), trace.market);
	const trains = trainsAt(state, id).map((t) => t.type);
	differ(`${id} trains`, sorted(trains), sorted(trace.trains.map(trainType)));
	if (id === 'NdeM') return;
	const destination = ours.kind === 'major' && !own(state).destinations.includes(id) ? 1 : 0;
	differ(`${id} tokens left`, ours.tokens.left + destination, trace.tokens_left);
	if (ours.kind === 'major') {
		differ(`${id} exchange tokens`, ours.tokens.exchange, trace.exchange_tokens ?? 0);
	}
}

function compareDepot(state: State, theirs: MxState, differ: Differ): void {
	const ours: Record<string, number> = {};
	for (const { type } of trainsAt(state, 'offering')) {
		ours[type] = type === '7' ? 1 : (ours[type] ?? 0) + 1;
	}
	const upcoming: Record<string, number> = {};
	for (const [type, count] of Object.entries(theirs.depot.upcoming ?? {})) {
		if (count > 0) upcoming[type] = count;
	}
	differ('depot', ordered(ours), ordered(upcoming));
	const list = theirs.depot.discarded ?? [];
	const pool = Array.isArray(list)
		? (list as readonly string[])
		: Object.entries(list).flatMap(([type, n]) => Array.from({ length: Number(n) }, () => type));
	differ(
		'pool trains',
		sorted(trainsAt(state, 'pool').map((t) => t.type)),
		sorted(pool.map(trainType))
	);
}

/** Boxes, what is left of the piles, and every token on every item. */
function compareBoxes(table: Table, theirs: MxState, differ: Differ): void {
	const ours = own(table.state);
	const { decks } = table.setup as MxSetup;
	for (const pile of PILES) {
		const boxes = theirs.bid_boxes[pile].map(itemId);
		differ(`${pile} boxes`, ours.boxes[pile], boxes);
		const deck = decks[pile].map(itemId);
		const last = deck.indexOf(boxes.at(-1) ?? '');
		// Without a box there is nothing to say how far the pile has been used.
		if (last < 0) continue;
		const rest = deck.slice(last + 1).filter((id) => id !== 'M18' || ours.piles[pile].includes(id));
		differ(`${pile} pile`, ours.piles[pile], rest);
	}
	const bids: Record<string, string[]> = {};
	for (const [item, list] of Object.entries(theirs.bids ?? {})) {
		if (list.length > 0) {
			bids[itemId(item)] = sorted(
				list.map(([p, amount]) => `${playerId(table.setup, p)}=${amount}`)
			);
		}
	}
	const tokens: Record<string, string[]> = {};
	for (const [item, list] of Object.entries(ours.tokens)) {
		tokens[item] = sorted(list.map((bid) => `${bid.player}=${bid.amount}`));
	}
	differ('bids', ordered(tokens), ordered(bids));
}

const STAGES: Readonly<Record<string, string>> = { due: 'closing' };

function compareNdem(state: State, theirs: MxState, differ: Differ): void {
	const { ndem, stations } = own(state);
	differ('NdeM', STAGES[ndem] ?? ndem, theirs.ndem);
	const corp = theirs.corps['NDEM'];
	if (corp === undefined) return;
	const hexes = stations.map((id) => minorCard(id)?.hex ?? id);
	differ('NdeM stations', sorted(hexes), sorted(corp.tokens_on));
	const issued = state.companies['NdeM']?.issued ?? 0;
	if (issued > 0) differ('NdeM shares', issued, theirs.ndem_shares_total);
}

const ENDS: Readonly<Record<string, string>> = { stock_market: 'price', bank: 'bank' };

function compareWhere(table: Table, line: MxLine, differ: Differ): void {
	const { state } = table;
	const { after } = line;
	differ('phase', state.phase, after.phase);
	const trigger = line.state.end_trigger?.[0] ?? null;
	differ('end', state.end?.reason ?? null, trigger === null ? null : (ENDS[trigger] ?? null));
	if (state.finished !== null) return;
	differ(
		'player order',
		state.order,
		line.state.player_order.map((id) => playerId(table.setup, id))
	);
	differ('round', roundLabel(state), after.round.label);
	// The end of the station auction is a line of its own there.
	if (stepOf(after) === 'AuctionNdemTokens' && (after.acting ?? []).length === 0) return;
	differ('turn', turnLabel(state), turnOf(table, line));
}

function roundLabel({ round, duties }: State): string {
	if (duties.some((duty) => duty.kind === 'declareCash')) return `Choices ${round.number}`;
	return round.kind === 'stock' ? `SR ${round.number}` : `OR ${round.number}.${round.part}`;
}

function turnLabel(state: State): string {
	const { turn, duties } = state;
	const duty = duties[0];
	if (duty?.kind === 'discardTrain') return `discard ${duty.company ?? ''}`;
	if (duty !== undefined) return duty.player;
	if (turn === null || turn.kind === 'income') return turn?.kind ?? 'nobody';
	return turn.kind === 'operating' ? turn.company : (turn.player ?? 'nobody');
}

/** Whose turn the trace says it is, in our words. */
function turnOf(table: Table, line: MxLine): string {
	const { after } = line;
	const [kind, id] = (after.active[0] ?? '').split(':');
	if (stepOf(after) === 'AuctionNdemTokens') {
		return playerId(table.setup, after.acting?.[0] ?? '');
	}
	if (stepOf(after) === 'DiscardTrain') return `discard ${companyId(id ?? '')}`;
	if (kind === 'player') return playerId(table.setup, id ?? '');
	if (kind === 'company') {
		const owner = Object.entries(line.state.corps).find(([, c]) => c.companies.includes(id ?? ''));
		return companyId(owner?.[0] ?? '');
	}
	return companyId(id ?? '');
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
