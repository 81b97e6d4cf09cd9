/** 1822MX: each line of a recorded game as the banker would have booked it. */
import { mx } from '../../src/lib/engine/titles/1822mx';
import { Inexpressible, type Adapter, type Table } from './adapter';
import { bookDeparture } from './departure';
import {
	actOverLimit,
	acquirePrivate,
	followOpener,
	keepCubePrivates,
	keepSides,
	lendToken,
	passOnPayments,
	removeSpareTrain
} from './mx-booking';
import { differences, resultDifferences } from './mx-compare';
import { BIDS_OVER_LIMIT, HIGHER_LIMIT, HOME_TOKEN_PAID, TWO_PLAYERS } from './mx-departures';
import { keepDoubles, keepExpress } from './mx-doubles';
import { choose, payDividend, PENDING_TOKEN } from './mx-earnings';
import { endStockTurn } from './mx-kept';
import {
	act,
	companyId,
	entityCompany,
	entityPlayer,
	itemId,
	operating,
	previous,
	type MxLine,
	type MxSetup
} from './mx-names';
import { keepNationalTrains, layForNational } from './mx-national';
import { noteSorting } from './mx-order';
import { layPairAside, putPairBack } from './mx-pair';
import { keepDirector, sell } from './mx-sales';
import { layTwin, restack } from './mx-stacks';
import {
	bidStation,
	endNational,
	inAuction,
	mergeStations,
	passStation,
	putUp,
	returnTokens,
	takeStation
} from './mx-stations';
import { buyTrain, discardTrain, repayLoan } from './mx-trains';
import { catchUp, closePrivates, settle } from './mx-turns';
import { leaveFirst } from './mx-waiting';
import { handlerOf, need, parOf, playerId, seats, startingCash, stepOf } from './names';
import type { TraceLine, TraceSetup } from './trace';

const PROTOTYPE_LIMIT = 'higher_cert_limit';
const FEWEST_PLAYERS = 2;

function config(setup: TraceSetup): ReturnType<Adapter['config']> {
	const unknown = setup.optional_rules.filter((rule) => rule !== PROTOTYPE_LIMIT);
	if (unknown.length > 0)
		throw new Inexpressible(`option ${unknown.join(', ')} is not in the rulebook`);
	return {
		players: seats(setup, FEWEST_PLAYERS),
		priority: 0,
		options: [],
		house: {
			startingCash: startingCash(setup),
			bank: setup.bank_cash_total,
			certificateLimit: setup.cert_limit,
			// Only traces of this title come here.
			biddingTokens: (setup as MxSetup).bidding_tokens
		},
		chips: false
	};
}

/** The piles as they lay on the table. */
function begin(table: Table): void {
	const { decks, removed_for_ndem, state, optional_rules, players } = table.setup as MxSetup;
	if (optional_rules.includes(PROTOTYPE_LIMIT)) table.depart(HIGHER_LIMIT);
	if (players.length === FEWEST_PLAYERS) table.depart(TWO_PLAYERS);
	act(table, {
		do: 'own.layPiles',
		minors: decks.minors.filter((id) => id !== 'M18'),
		concessions: decks.concessions.map(itemId).filter((id) => id !== 'C-FCM'),
		privates: decks.privates.filter((id) => id !== 'P1'),
		ndem: need(removed_for_ndem[0], 'the minor of the NdeM'),
		order: state.player_order.map((id) => playerId(table.setup, id))
	});
}

function play(table: Table, raw: TraceLine): void {
	// Only traces of this title come here; they have more fields than other titles'.
	const line = raw as MxLine;
	const handler = HANDLERS[line.action.type];
	if (handler === undefined) throw new Inexpressible(`no action of ours for "${line.action.type}"`);
	const before = table.state;
	const pair = layPairAside(table, line);
	leaveFirst(table, line);
	const stock = table.state.round.kind === 'stock';
	handler(table, line);
	layTwin(table, line.state, before);
	keepDirector(table, line);
	keepNationalTrains(table, line);
	noteSorting(table, line);
	// Before its company's turn is over.
	closePrivates(table, line.state);
	settle(table, line);
	catchUp(table, line, before);
	const waits = table.state.duties.some((duty) => duty.kind === 'declareCash');
	const ended = stock && (waits || table.state.round.kind !== 'stock');
	if (pair) putPairBack(table);
	if (ended) removeSpareTrain(table, line);
	mergeStations(table, line.state);
	keepCubePrivates(table, line.state);
	keepDoubles(table, line.state);
	keepExpress(table, line.state);
	keepSides(table, line.state);
	passOnPayments(table, line.state);
	followOpener(table, line);
	restack(table, line.state, before);
}

type Handler = (table: Table, line: MxLine) => void;

const corpOf = (line: MxLine): string =>
	need(need(line.action.shares, 'the shares')[0], 'the share').replace(/_\d+$/, '');
const countOf = (line: MxLine): number => need(line.action.shares, 'the shares').length;
const isCompanys = (line: MxLine): boolean => line.action.entity_type !== 'player';

const HANDLERS: Readonly<Record<string, Handler>> = {
	bid(table, line) {
		const amount = need(line.action.price, 'the bid');
		if (inAuction(line.before)) return bidStation(table, line, amount);
		const deed = itemId(need(line.action.company, 'the item'));
		const player = entityPlayer(table, line);
		if (lendToken(table, player, deed, amount)) return;
		actOverLimit(table, { do: 'bid', player, deed, amount }, BIDS_OVER_LIMIT);
	},
	pass(table, line) {
		const { turn } = table.state;
		if (inAuction(line.before)) return passStation(table, line);
		if (stepOf(line.before) === 'Choose') {
			const player = entityPlayer(table, line);
			return act(table, { do: 'own.declareCash', player, double: false });
		}
		if (turn?.kind === 'stock') {
			endStockTurn(table, entityPlayer(table, line));
		} else if (stepOf(line.before) === 'CashOutNdem') endNational(table, line);
		// Passing a step of an operating turn is nothing to book.
	},
	par(table, line) {
		const company = companyId(need(line.action.corporation, 'the company'));
		const par = parOf(need(line.action.share_price, 'the par'));
		const player = entityPlayer(table, line);
		actOverLimit(table, { do: 'startCompany', player, company, par }, BIDS_OVER_LIMIT);
	},
	buy_shares(table, line) {
		const id = corpOf(line);
		const company = companyId(id);
		if (isCompanys(line)) {
			return act(table, { do: 'own.redeemShares', company, count: countOf(line) });
		}
		const before = previous(table).corps[id]?.market ?? 0;
		const pooled = before > (line.state.corps[id]?.market ?? 0) || id === 'NDEM';
		const from = pooled ? 'pool' : 'offering';
		const player = entityPlayer(table, line);
		const buy = { do: 'buyShare', player, company, from, percent: 10 } as const;
		actOverLimit(table, buy, BIDS_OVER_LIMIT);
	},
	sell_shares(table, line) {
		const company = companyId(corpOf(line));
		if (isCompanys(line)) {
			return act(table, { do: 'own.issueShares', company, count: countOf(line) });
		}
		sell(table, line, corpOf(line), line.action.percent ?? 10 * countOf(line));
	},
	lay_tile: layTile,
	place_token: placeToken,
	hex_token: placeDestination,
	run_routes(table, line) {
		table.notes.set('routes', need(line.routes, 'the routes'));
		table.notes.delete('apart');
	},
	dividend: payDividend,
	choose,
	choose_ability(table, line) {
		if (line.action.choice !== 'close_p16') {
			throw new Inexpressible(`no action of ours for the ability "${line.action.choice ?? ''}"`);
		}
		act(table, { do: 'own.closeNote', company: need(operating(table), 'the company') });
	},
	buy_train: buyTrain,
	payoff_player_debt: repayLoan,
	payoff_player_debt_partial: repayLoan,
	discard_train: discardTrain,
	acquire_company(table, line) {
		acquirePrivate(table, entityCompany(line), need(line.action.company, 'the private'));
	},
	merge(table, line) {
		if (inAuction(line.before)) return takeStation(table, line);
		table.notes.set('minor', companyId(need(line.action.corporation, 'the company')));
		table.notes.delete('shares');
	},
	remove_token: putUp,
	end_game(table) {
		// Interest and rises that wait here for the owner of P7 are booked there.
		const asked = table.state.duties.find((duty) => duty.kind === 'declareCash');
		if (asked) act(table, { do: 'own.declareCash', player: asked.player, double: false });
		table.act({ do: 'stopGame' });
	}
};

/** Privates that bring cubes of their own; the extra tile of another one may be a cube of the pool. */
const CUBES = new Set(['P10', 'P11']);

function layTile(table: Table, line: MxLine): void {
	const company = need(operating(table), 'an operating turn');
	returnTokens(table, line);
	const cube = line.action.tile?.startsWith('BC') ?? false;
	if (cube) {
		const held = CUBES.has(String(line.action.entity));
		return act(table, { do: 'own.placeCube', company, held });
	}
	const amount = line.spent ?? 0;
	if (amount === 0) return;
	if (layForNational(table, company, amount)) return;
	if (line.action.hex === 'N23') return act(table, { do: 'own.upgradeCity', company });
	table.act({ do: 'payTerrain', company, amount });
}

/** A token that stood in that city already comes back to the charter with it (6.11.6, 6.11.7). */
function placeDestination(table: Table, line: MxLine): void {
	const company = entityCompany(line);
	const id = String(line.action.entity);
	const before = previous(table).corps[id]?.tokens_left;
	act(table, { do: 'own.placeDestination', company });
	const back = before === undefined ? 0 : (line.state.corps[id]?.tokens_left ?? 0) - (before - 1);
	for (let i = 0; i < back; i++) act(table, { do: 'own.returnToken', company });
}

/** A home token that is placed by hand there is free here, and placed with the first turn. */
function placeToken(table: Table, line: MxLine): void {
	const company = operating(table) ?? entityCompany(line);
	const handler = handlerOf(line.before);
	if (handler === 'DestinationToken') return placeDestination(table, line);
	if (handler !== 'PendingToken' && handler !== 'HomeToken') {
		return table.act({ do: 'placeToken', company });
	}
	table.notes.delete(PENDING_TOKEN);
	const amount = line.spent ?? 0;
	if (amount === 0) return;
	bookDeparture(table, HOME_TOKEN_PAID, [{ kind: 'cash', from: company, to: 'bank', amount }]);
}

export const mxAdapter: Adapter = {
	title: mx,
	parts: {
		setup: [
			'decks.minors list',
			'decks.concessions list',
			'decks.privates list',
			'removed_for_ndem list',
			'bidding_tokens number',
			'state.player_order list'
		],
		line: [
			'state.player_order list',
			'state.ndem text',
			'state.idle list',
			'state.idle.* text',
			'state.bid_boxes.minors list',
			'state.bid_boxes.concessions list',
			'state.bid_boxes.privates list',
			'routes?.trains.*.name text',
			'routes?.mail? list',
			'routes?.mail?.*.1 number',
			'action.choice? name',
			'action.variant? text'
		]
	},
	config,
	begin,
	play,
	differences,
	resultDifferences
};
