/** The auction of the NdeM's stations: put up, raised, passed on, taken. */
import { decide, type Correction, type PlayerId, type State } from '../../src/lib/engine';
import { company as companyIn, controller } from '../../src/lib/engine/titles/1822mx/rules/common';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { majors, minorCard } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, correct } from './departure';
import { EMPTY_AUCTION, TOKEN_LOST } from './mx-departures';
import { act, companyId, operating, previous, type MxLine, type MxState } from './mx-names';
import { bidLocked, takeLocked } from './mx-unfloated';
import { need, playerId, stepOf, without } from './names';
import type { TraceWhere } from './trace';

export const inAuction = (where: TraceWhere): boolean => stepOf(where) === 'AuctionNdemTokens';

/** Our auction was over before it began, because nobody could bid; there everybody passes. */
export function auctionOver(table: Table, line: MxLine): boolean {
	return inAuction(line.after) && own(table.state).ndem === 'closed';
}

const END = { do: 'endTurn' } as const;

/** Would our auction be over as soon as it begins? */
function closesAtOnce({ title, state }: Table): boolean {
	const decision = decide(title.rules, state, END);
	return decision.ok && own(decision.state).ndem === 'closed';
}

/**
 * The last turn of the NdeM is over. Where nobody could bid everybody passes there: with a token and
 * the least bid lent to a major for that moment our auction begins, and waits for the passes too.
 */
export function endNational(table: Table, line: MxLine): void {
	const empty = inAuction(line.after) && closesAtOnce(table);
	const able = ({ id }: { readonly id: string }): boolean =>
		companyIn(table.state, id).floated && controller(table.state, id) !== null;
	const lent = empty ? majors.find(able)?.id : undefined;
	if (lent === undefined) return table.act(END);
	const { tokens } = companyIn(table.state, lent);
	const hand = (exchange: number): Correction => ({
		kind: 'tokens',
		company: lent,
		tokens: { ...tokens, exchange }
	});
	const bid = { kind: 'cash', amount: 10 } as const;
	const { exchange } = tokens;
	bookDeparture(table, EMPTY_AUCTION, [hand(exchange + 1), { ...bid, from: 'outside', to: lent }]);
	table.act(END);
	correct(table, EMPTY_AUCTION, [hand(exchange), { ...bid, from: lent, to: 'outside' }]);
}

/** Which station is put up is only told in words: its hex, and its minor in Mexico City. */
export function putUp(table: Table, line: MxLine): void {
	table.notes.set('station', stationOf(table.state, need(line.log, 'the log').join(' ')));
}

function stationOf(state: State, log: string): string {
	const named = /\((M\d+)'s home/.exec(log)?.[1];
	if (named !== undefined) return named;
	const hex = /token at ([A-Z]\d+)/.exec(log)?.[1];
	const station = own(state).stations.find((id) => minorCard(id)?.hex === hex);
	return need(station, `an NdeM station at ${hex ?? '?'}`);
}

export function bidStation(table: Table, line: MxLine, amount: number): void {
	const player = playerId(table.setup, need(line.before.acting?.[0], 'the bidder'));
	const bid = bidOf(table, player, amount);
	if (!bidLocked(table, line, bid)) act(table, bid);
}

function bidOf(table: Table, player: PlayerId, amount: number) {
	if (own(table.state).auction?.item !== null) {
		return { do: 'own.raiseStation', player, amount } as const;
	}
	const station = need(table.notes.get('station') as string | undefined, 'the station');
	return { do: 'own.offerStation', player, station, value: 0, amount } as const;
}

/** There the auction's end is a line of its own after the last pass. */
export function passStation(table: Table, line: MxLine): void {
	const { turn } = table.state;
	if (turn?.kind !== 'own' || turn.step !== 'tokenAuction') {
		if (!table.notes.has('emptyAuction')) table.depart(EMPTY_AUCTION);
		table.notes.set('emptyAuction', true);
		return;
	}
	// A line that ends the game with the auction leaves nobody to act either.
	if (inAuction(line.after) && (line.after.acting ?? []).length === 0) return;
	const acting = line.before.acting?.[0];
	const player = acting === undefined ? turn.player : playerId(table.setup, acting);
	table.act({ do: 'pass', player: need(player, 'who passes') });
}

export function takeStation(table: Table, line: MxLine): void {
	const company = companyId(need(line.action.corporation, 'the company'));
	const { player } = need(table.state.duties[0], 'the winner');
	if (!takeLocked(table, player, company)) act(table, { do: 'own.takeStation', player, company });
}

/** Tokens of a company that have merged on the tile: one comes back, or is lost there. */
export function returnTokens(table: Table, line: MxLine): void {
	for (const [id, now] of Object.entries(line.state.corps)) {
		const before = previous(table).corps[id];
		const company = companyId(id);
		if (before === undefined || table.state.companies[company]?.kind !== 'major') continue;
		const merged = before.tokens_on.length - now.tokens_on.length;
		const back = now.tokens_left - before.tokens_left;
		for (let i = 0; i < Math.max(merged, back); i++) {
			const { tokens } = table.state.companies[company];
			const lost = i >= back;
			// Without a second token on the map there is nothing that the charter could get back.
			if (lost && tokens.placed < 2) continue;
			act(table, { do: 'own.returnToken', company });
			const rest = { ...tokens, placed: tokens.placed - 1 };
			if (lost) bookDeparture(table, TOKEN_LOST, [{ kind: 'tokens', company, tokens: rest }]);
		}
	}
}

/** Stations that have merged on a tile there. */
export function mergeStations(table: Table, state: MxState): void {
	const corp = state.corps['NDEM'];
	if (corp === undefined || operating(table) === null) return;
	const hexes = own(table.state).stations.map((id) => minorCard(id)?.hex ?? '');
	for (const hex of without(hexes, corp.tokens_on)) {
		const station = own(table.state).stations.find((id) => minorCard(id)?.hex === hex);
		if (station !== undefined) act(table, { do: 'own.mergeStation', station });
	}
}
