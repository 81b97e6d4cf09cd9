/** What only 1822MX compares: boxes and piles, the NdeM, exchange tokens, player order, whose turn. */
import { decide, type Action, type State } from '../../src/lib/engine';
import { own, PILES } from '../../src/lib/engine/titles/1822mx/rules/own';
import { minorCard } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import {
	compareBids,
	differencesIn,
	resultDifferences as resultsIn,
	sorted,
	type Dialect,
	type Differ
} from './compare';
import {
	companyId,
	itemId,
	PULLMAN,
	SPECIAL,
	trainType,
	type MxCorp,
	type MxLine,
	type MxSetup,
	type MxState
} from './mx-names';
import { ORDER_SET_LAST } from './mx-departures';
import { PENDING_TOKEN } from './mx-earnings';
import { DISCARDS, lateOnes } from './mx-late';
import { paidToNational } from './mx-national';
import { auctionOver, inAuction } from './mx-stations';
import { playerId, stepOf } from './names';
import type { Trace, TraceLine } from './trace';

const dialect: Dialect = {
	company: companyId,
	deed: itemId,
	train: trainType,
	// The NdeM has no director (4.4.3), whatever certificate is marked so there.
	presidencies: (player) => player.pres.filter((corp) => corp !== 'NDEM'),
	deeds: (player) => player.companies,
	companies(table, line, differ) {
		// Only traces of this title come here.
		const { state: theirs } = line as MxLine;
		return table.setup.corporations.flatMap(({ id }) => {
			const ours = table.state.companies[companyId(id)];
			const corp: MxCorp | undefined = theirs.corps[id];
			const live = ours !== undefined && ((ours.floated && !ours.closed) || ours.spot !== null);
			if (corp === undefined) differ(`${companyId(id)} in play`, live, false);
			if (corp === undefined || (id === 'NDEM' && auctionOver(table, line as MxLine))) return [];
			if (ours?.kind === 'major') {
				differ(`${id} exchange tokens`, ours.tokens.exchange, corp.exchange_tokens ?? 0);
			}
			// What was paid for its trains there is no money of the NdeM here.
			const cash = corp.cash - (id === 'NDEM' ? paidToNational(table) : 0);
			const pos = auctionOver(table, line as MxLine) ? withoutNational(corp, theirs) : corp.pos;
			return [[companyId(id), { ...corp, cash, pos }] as [string, MxCorp]];
		});
	},
	// After the cash-out our NdeM has neither shares nor trains; there they go at the very end.
	bare: (table, id, theirs) =>
		id === 'NdeM' && (theirs as MxState).ndem !== 'open' && table.state.companies[id]?.issued === 0,
	tokensLeft(table, id) {
		const company = table.state.companies[id];
		if (company === undefined || id === 'NdeM') return null;
		const waits = company.kind === 'major' && !own(table.state).destinations.includes(id);
		const pending = table.notes.get(PENDING_TOKEN) === id;
		return company.tokens.left + (waits ? 1 : 0) + (pending ? 1 : 0);
	},
	onOffer: (type, count) => (type === '7' ? 1 : count),
	inPool: (type) => !SPECIAL.has(type) && type !== PULLMAN,
	more(table, raw, differ) {
		const line = raw as MxLine;
		compareBoxes(table, line.state, differ);
		if (auctionOver(table, line)) return;
		compareNdem(table.state, line.state, differ);
		compareWhere(table, line, differ);
	}
};

/** The place of a marker in its stack without that of the NdeM, which is off our chart already. */
function withoutNational({ col, pos }: MxCorp, { corps }: MxState): number | null {
	const national = corps['NDEM'];
	const under = national?.col === col && pos !== null && pos > (national.pos ?? pos);
	return under ? pos - 1 : pos;
}

export const differences = (table: Table, line: TraceLine): string[] =>
	differencesIn(dialect, whileAsked(table, line), line);

/** The result of a game that stops while the owner of P7 is asked is what the markers show there. */
export function resultDifferences(table: Table, trace: Trace): string[] {
	const last = trace.lines.at(-1);
	const shown = last === undefined ? table : whileAsked(table, last);
	// A bank break decides here even when 600 is reached after it (D-MX-14); there the price may be named.
	const { end } = trace;
	const both = table.state.finished === 'bank' && last?.state.bank_broken === true;
	const first = end !== null && both && end.game_end_reason === 'stock_market';
	return resultsIn(shown, first ? { ...trace, end: { ...end, game_end_reason: 'bank' } } : trace);
}

/** While the owner of P7 is asked, interest and rises are booked there; here they follow his answer. */
function whileAsked(table: Table, line: TraceLine): Table {
	const { state } = table;
	const duty = state.duties.find((each) => each.kind === 'declareCash');
	if (duty === undefined || line.after.round.type !== 'choices') return table;
	const answer = { do: 'own.declareCash', player: duty.player, double: false };
	const decision = decide(table.title.rules, state, answer as unknown as Action);
	if (!decision.ok) return table;
	const { market, debt, end, companies } = decision.state;
	const same = JSON.stringify([market, debt]) === JSON.stringify([state.market, state.debt]);
	if (same) return table;
	table.depart(ORDER_SET_LAST);
	const spots = Object.entries(state.companies).map(
		([id, company]) => [id, { ...company, spot: companies[id]?.spot ?? null }] as const
	);
	return { ...table, state: { ...state, market, debt, end, companies: Object.fromEntries(spots) } };
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
		const left = pile === 'minors' ? unused(rest, theirs) : unowned(rest, theirs);
		differ(`${pile} pile`, ours.piles[pile], left);
	}
	compareBids(dialect, table, theirs, ours.tokens, differ);
}

/** A minor acquired from the last box has left the game there without another card in its place (6.19). */
function unused(cards: readonly string[], { idle }: MxState): string[] {
	return cards.filter((card) => idle.some((id) => companyId(id) === card));
}

/** With the pile used up, a card that was drawn after those in the boxes has been bought or is closed. */
function unowned(cards: readonly string[], { players, corps, closed }: MxState): string[] {
	const holders = [...Object.values(players), ...Object.values(corps)];
	const held = holders.flatMap(({ companies }) => companies);
	const gone = new Set([...held, ...(closed['companies'] ?? [])].map(itemId));
	return cards.filter((card) => !gone.has(card));
}

const STAGES: Readonly<Record<string, string>> = { due: 'closing' };

function compareNdem(state: State, theirs: MxState, differ: Differ): void {
	const { ndem, stations } = own(state);
	differ('NdeM', STAGES[ndem] ?? ndem, theirs.ndem);
	const corp = theirs.corps['NDEM'];
	if (corp === undefined) return;
	const hexes = stations.map((id) => minorCard(id)?.hex ?? id);
	// Two in one city are merged in the next company's turn; until then only the cities are compared.
	const cities = (list: readonly string[]): readonly string[] =>
		state.turn?.kind === 'operating' ? list : [...new Set(list)];
	differ('NdeM stations', sorted(cities(hexes)), sorted(cities(corp.tokens_on)));
	const issued = state.companies['NdeM']?.issued ?? 0;
	if (issued > 0) differ('NdeM shares', issued, theirs.ndem_shares_total);
}

const ENDS: Readonly<Record<string, string>> = { stock_market: 'price', bank: 'bank' };

function compareEnd(state: State, theirs: MxState, differ: Differ): void {
	const trigger = ENDS[theirs.end_trigger?.[0] ?? ''] ?? null;
	const ours = state.end?.reason ?? null;
	// What the income of a new round brings is announced there with the next line.
	if (trigger === null && ours === 'bank' && theirs.bank_broken === true) return;
	// A bank break decides here even when 600 is reached after it (D-MX-14).
	if (ours === 'bank' && trigger === 'price') return;
	if (state.finished !== 'nothingSold') differ('end', ours, trigger);
}

function compareWhere(table: Table, line: MxLine, differ: Differ): void {
	const { state } = table;
	const { after } = line;
	differ('phase', state.phase, after.phase);
	compareEnd(state, line.state, differ);
	if (state.finished !== null) return;
	const order = line.state.player_order.map((id) => playerId(table.setup, id));
	differ('player order', state.order, order);
	differ('round', roundLabel(state), after.round.label);
	// The end of the station auction is a line of its own there.
	if (inAuction(after) && (after.acting ?? []).length === 0) return;
	differ('turn', turnLabel(table, line), turnOf(table, line));
}

function roundLabel({ round, duties }: State): string {
	if (duties.some((duty) => duty.kind === 'declareCash')) return `Choices ${round.number}`;
	return round.kind === 'stock' ? `SR ${round.number}` : `OR ${round.number}.${round.part}`;
}

function turnLabel(table: Table, line: MxLine): string {
	const { turn, duties } = table.state;
	// His answer comes before anything else there.
	const duty = duties.find((each) => each.kind === 'declareCash') ?? duties[0];
	const late = stepOf(line.after) === 'DiscardTrain' ? lateOnes(table) : [];
	const over = [
		...late,
		...duties.filter((each) => DISCARDS.has(each.kind)).map((each) => each.company ?? '')
	];
	if (over.length > 0 && (duty === undefined || DISCARDS.has(duty.kind))) {
		// Who discards first is nowhere said; there they are asked one after the other.
		const asked = companyId((line.after.active[0] ?? '').split(':')[1] ?? '');
		return `discard ${over.includes(asked) ? asked : (over[0] ?? '')}`;
	}
	if (duty !== undefined) return duty.player;
	if (turn === null || turn.kind === 'income') return turn?.kind ?? 'nobody';
	return turn.kind === 'operating' ? turn.company : (turn.player ?? 'nobody');
}

/** Whose turn the trace says it is, in our words. */
function turnOf(table: Table, line: MxLine): string {
	const { after } = line;
	const [kind, id] = (after.active[0] ?? '').split(':');
	if (inAuction(after)) return playerId(table.setup, after.acting?.[0] ?? '');
	// A second Pullman has left here without being asked for.
	const asked = table.state.duties.length > 0 || lateOnes(table).length > 0;
	if (stepOf(after) === 'DiscardTrain' && asked) return `discard ${companyId(id ?? '')}`;
	if (kind === 'player') return playerId(table.setup, id ?? '');
	if (kind === 'company') {
		const owner = Object.entries(line.state.corps).find(([, c]) => c.companies.includes(id ?? ''));
		return companyId(owner?.[0] ?? '');
	}
	return companyId(id ?? '');
}
