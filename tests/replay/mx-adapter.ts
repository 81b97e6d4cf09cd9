/** 1822MX: each line of a recorded game as the banker would have booked it. */
import { cashOf, trainsAt, type Action, type State } from '../../src/lib/engine';
import { mx, type MxAction } from '../../src/lib/engine/titles/1822mx';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { minorCard } from '../../src/lib/engine/titles/1822mx/tables/companies';
import { Inexpressible, type Adapter, type Table } from './adapter';
import { differences, resultDifferences } from './mx-compare';
import {
	bankLends,
	followOpener,
	keepCubePrivates,
	lendToken,
	pairUnsold,
	passOnPayments,
	restack,
	returnPairTrains
} from './mx-departures';
import {
	companyId,
	holderOf,
	itemId,
	playerId,
	SPECIAL,
	stepOf,
	trainType,
	type MxLine,
	type MxSetup,
	type MxState
} from './mx-names';
import type { TraceLine, TraceSetup } from './trace';

/** Lines that say something to the other engine but nothing to a banker. */
const SILENT = /^(program_|log|message|undo|redo)/;

function config(setup: TraceSetup): ReturnType<Adapter['config']> {
	if (setup.optional_rules.length > 0) {
		throw new Inexpressible(`option ${setup.optional_rules.join(', ')} is not in the rulebook`);
	}
	const start = setup.starting_cash[String(setup.players[0]?.id)];
	return {
		players: setup.players.map((player) => player.name),
		priority: 0,
		options: [],
		house: {
			...(start === undefined ? {} : { startingCash: start }),
			bank: setup.bank_cash_total,
			certificateLimit: setup.cert_limit,
			// Only traces of this title come here.
			biddingTokens: (setup as MxSetup).bidding_tokens
		},
		chips: false
	};
}

/** Only this title's own actions are wider than the engine's door shows. */
function act(table: Table, action: MxAction): void {
	table.act(action as Action);
}

function play(table: Table, raw: TraceLine): void {
	// Only traces of this title come here; they have more fields than other titles'.
	const line = raw as MxLine;
	layPiles(table);
	if (SILENT.test(line.action.type)) return;
	const handler = HANDLERS[line.action.type];
	if (handler === undefined) throw new Inexpressible(`no action of ours for "${line.action.type}"`);
	const pair = pairUnsold(table.state);
	const { round } = table.state;
	handler(table, line);
	settle(table, line);
	closePrivates(table, line.state);
	catchUp(table, line);
	const ended = round.kind === 'stock' && table.state.round.kind !== 'stock';
	const waits = table.state.duties.some((duty) => duty.kind === 'declareCash');
	if (pair && (ended || (waits && round.kind === 'stock'))) returnPairTrains(table, line);
	mergeStations(table, line.state);
	keepCubePrivates(table, line.state);
	passOnPayments(table, line.state);
	followOpener(table, line);
	restack(table, line.state);
}

/** The piles as they lay on the table, before the first line. */
function layPiles(table: Table): void {
	const { turn } = table.state;
	if (turn?.kind !== 'own' || turn.step !== 'piles') return;
	const { decks, removed_for_ndem, state } = table.setup as MxSetup;
	act(table, {
		do: 'own.layPiles',
		minors: decks.minors.filter((id) => id !== 'M18'),
		concessions: decks.concessions.map(itemId).filter((id) => id !== 'C-FCM'),
		privates: decks.privates.filter((id) => id !== 'P1'),
		ndem: need(removed_for_ndem[0], 'the minor of the NdeM'),
		order: state.player_order.map((id) => playerId(table.setup, id))
	});
}

type Handler = (table: Table, line: MxLine) => void;

const entityPlayer = (table: Table, line: MxLine) => playerId(table.setup, line.action.entity);
const entityCompany = (line: MxLine) => companyId(String(line.action.entity));

function need<T>(value: T | undefined | null, what: string): T {
	if (value === undefined || value === null) throw new Inexpressible(`${what} is missing`);
	return value;
}

const HANDLERS: Readonly<Record<string, Handler>> = {
	bid(table, line) {
		const amount = need(line.action.price, 'the bid');
		if (stepOf(line.before) === 'AuctionNdemTokens') return bidStation(table, line, amount);
		const deed = itemId(need(line.action.company, 'the item'));
		const player = entityPlayer(table, line);
		if (!lendToken(table, player, deed, amount)) table.act({ do: 'bid', player, deed, amount });
	},
	pass(table, line) {
		const { turn } = table.state;
		if (turn?.kind === 'own' && turn.step === 'tokenAuction') return passStation(table, line);
		if (turn?.kind === 'stock') {
			const player = entityPlayer(table, line);
			table.act(turn.acted ? { do: 'endTurn' } : { do: 'pass', player });
		} else if (stepOf(line.before) === 'CashOutNdem') table.act({ do: 'endTurn' });
		// Passing a step of an operating turn is nothing to book.
	},
	par(table, line) {
		const company = companyId(need(line.action.corporation, 'the company'));
		const par = Number(need(line.action.share_price, 'the par').split(',')[0]);
		table.act({ do: 'startCompany', player: entityPlayer(table, line), company, par });
	},
	buy_shares(table, line) {
		const shares = need(line.action.shares, 'the shares');
		const id = need(shares[0], 'the share').replace(/_\d+$/, '');
		const company = companyId(id);
		if (line.action.entity_type !== 'player') {
			return act(table, { do: 'own.redeemShares', company, count: shares.length });
		}
		const before = (table.previous as MxState).corps[id]?.market ?? 0;
		const pooled = before > (line.state.corps[id]?.market ?? 0) || id === 'NDEM';
		const from = pooled ? 'pool' : 'offering';
		const player = entityPlayer(table, line);
		table.act({ do: 'buyShare', player, company, from, percent: 10 });
	},
	sell_shares(table, line) {
		const shares = need(line.action.shares, 'the shares');
		const company = companyId(need(shares[0], 'the share').replace(/_\d+$/, ''));
		if (line.action.entity_type !== 'player') {
			return act(table, { do: 'own.issueShares', company, count: shares.length });
		}
		const sale = { player: entityPlayer(table, line), company, percent: 10 * shares.length };
		table.act({ do: table.state.turn?.kind === 'stock' ? 'sellShares' : 'sellForTrain', ...sale });
	},
	lay_tile: layTile,
	place_token(table, line) {
		table.act({ do: 'placeToken', company: operating(table) ?? entityCompany(line) });
	},
	hex_token(table, line) {
		act(table, { do: 'own.placeDestination', company: entityCompany(line) });
	},
	run_routes(table, line) {
		table.notes.set('routes', need(line.routes, 'the routes'));
		table.notes.delete('apart');
	},
	dividend: payDividend,
	choose,
	choose_ability(table, line) {
		if (line.action.choice !== 'close_p16') throw new Inexpressible('an unknown ability');
		act(table, { do: 'own.closeNote', company: need(operating(table), 'the company') });
	},
	buy_train(table, line) {
		const outside = cashOf(table.state, 'outside');
		buyTrain(table, line);
		bankLends(table, outside);
	},
	payoff_player_debt: repayLoan,
	payoff_player_debt_partial: repayLoan,
	discard_train(table, line) {
		const company = entityCompany(line);
		const type = lost(table, line, String(line.action.entity));
		const train = trainsAt(table.state, company).find((t) => t.type === type && !t.builtIn);
		table.act({ do: 'discardTrain', company, train: need(train, `a ${type}-train`).id });
	},
	acquire_company(table, line) {
		const deed = need(line.action.company, 'the private');
		act(table, { do: 'own.acquirePrivate', company: entityCompany(line), deed });
	},
	merge(table, line) {
		const company = companyId(need(line.action.corporation, 'the company'));
		if (stepOf(line.before) === 'AuctionNdemTokens') {
			const player = need(table.state.duties[0], 'the winner').player;
			return act(table, { do: 'own.takeStation', player, company });
		}
		table.notes.set('minor', company);
		table.notes.delete('shares');
	},
	remove_token(table, line) {
		table.notes.set('station', stationOf(table.state, line.log.join(' ')));
	},
	end_game(table) {
		table.act({ do: 'stopGame' });
	}
};

/** How much was repaid is what the debt has shrunk by. */
function repayLoan(table: Table, line: MxLine): void {
	const id = String(line.action.entity);
	const before = (table.previous as MxState).players[id]?.debt ?? 0;
	const amount = before - (line.state.players[id]?.debt ?? 0);
	const outside = cashOf(table.state, 'outside');
	act(table, { do: 'own.repayLoan', player: entityPlayer(table, line), amount });
	bankLends(table, outside);
}

function operating(table: Table): string | null {
	return table.state.turn?.kind === 'operating' ? table.state.turn.company : null;
}

function layTile(table: Table, line: MxLine): void {
	const company = need(operating(table), 'an operating turn');
	const cube = line.action.tile?.startsWith('BC') ?? false;
	if (cube) {
		const held = line.action.entity_type === 'company';
		return act(table, { do: 'own.placeCube', company, held });
	}
	if (line.action.hex === 'N23') return act(table, { do: 'own.upgradeCity', company });
	const amount = line.spent ?? 0;
	if (amount > 0) table.act({ do: 'payTerrain', company, amount });
}

/** The routes of the line before, with the mail and the special train's own choice. */
function payDividend(table: Table, line: MxLine): void {
	const company = entityCompany(line);
	const routes = need(table.notes.get('routes') as MxLine['routes'], 'the routes');
	const choice = choiceOf(need(line.action.kind, 'the kind'));
	const apart = table.notes.get('apart') as 'pay' | 'half' | 'withhold' | undefined;
	const special = routes.trains
		.filter((train) => SPECIAL.has(trainType(train.name)))
		.reduce((sum, train) => sum + train.revenue, 0);
	const own = apart === undefined ? {} : { apart: { revenue: special, choice: apart } };
	for (const [, amount] of routes.mail ?? []) table.act({ do: 'collectMail', company, amount });
	table.act({ do: 'run', company, revenue: routes.total, choice, ...own });
}

function choiceOf(kind: string): 'pay' | 'half' | 'withhold' {
	return kind === 'payout' ? 'pay' : kind === 'half' ? 'half' : 'withhold';
}

const SHARES: Readonly<Record<string, number>> = { money: 0, one_share: 1, two_shares: 2 };
const TOKENS = { replace: 'replace', exchange: 'available', remove: 'none' } as const;

/** P7, a Pullman, the special train's dividend, or the parts of an acquisition. */
function choose(table: Table, line: MxLine): void {
	const choice = need(line.action.choice, 'the choice');
	switch (stepOf(line.before)) {
		case 'Choose': {
			const player = entityPlayer(table, line);
			return act(table, { do: 'own.declareCash', player, double: choice === 'double' });
		}
		case 'Dividend':
			table.notes.set('apart', choiceOf(choice));
			return;
		case 'Route':
			return;
		case 'MinorAcquisition':
			return acquire(table, line, choice);
		default:
			throw new Inexpressible(`a choice in ${stepOf(line.before)}`);
	}
}

function acquire(table: Table, line: MxLine, choice: string): void {
	if (choice in SHARES) {
		table.notes.set('shares', SHARES[choice]);
		return;
	}
	const minor = need(table.notes.get('minor') as string | undefined, 'the minor');
	const company = entityCompany(line);
	// One of three words that the other engine knows.
	const token = need(TOKENS[choice as keyof typeof TOKENS], `what "${choice}" means`);
	if (own(table.state).boxes.minors.includes(minor)) {
		return act(table, { do: 'own.acquireBoxed', company, minor, token });
	}
	const shares = Number(table.notes.get('shares') ?? 0);
	act(table, { do: 'own.acquireMinor', company, minor, shares, token });
}

/** Trains of a company by type, before and after the line. */
function trainTypes(state: MxState, id: string): string[] {
	return (state.corps[id]?.trains ?? []).map(trainType);
}

function without(list: readonly string[], taken: readonly string[]): string[] {
	const rest = [...list];
	for (const one of taken) {
		const at = rest.indexOf(one);
		if (at >= 0) rest.splice(at, 1);
	}
	return rest;
}

/** The type a company no longer has after the line. */
function lost(table: Table, line: MxLine, id: string): string {
	const before = trainTypes(table.previous as MxState, id);
	return need(without(before, trainTypes(line.state, id))[0], 'the train');
}

function buyTrain(table: Table, line: MxLine): void {
	const company = entityCompany(line);
	const id = String(line.action.entity);
	const price = need(line.action.price, 'the price');
	if (line.action.exchange !== undefined) {
		const l = trainsAt(table.state, company).find((t) => t.type === 'L');
		return act(table, { do: 'own.upgradeTrain', company, train: need(l, 'an L-train').id });
	}
	const corp = `corp:${id}`;
	const paid = (line.flows ?? []).find((f) => f[0] === corp && f[3].startsWith('buy_train<'));
	if (paid !== undefined && paid[1] !== 'bank') {
		const seller = paid[1].replace('corp:', '');
		const type = lost(table, line, seller);
		const train = trainsAt(table.state, companyId(seller)).find(
			(t) => t.type === type && !t.builtIn
		);
		table.act({ do: 'buyTrain', company, train: need(train, `a ${type}-train`).id, price });
		return;
	}
	buyFromBank(table, line, company, price);
}

function buyFromBank(table: Table, line: MxLine, company: string, price: number): void {
	const variant = trainType(line.action.variant ?? line.action.train?.replace(/-\d+$/, '') ?? '');
	const help = (line.flows ?? []).some(
		(f) => f[0].startsWith('player:') && f[3].includes('buy_train')
	);
	const pooled = discarded(table.previous as MxState, variant) > discarded(line.state, variant);
	const place = pooled ? 'pool' : 'offering';
	const front = pooled ? variant : variant === '2' ? 'L' : variant === 'E' ? '7' : variant;
	const train = trainsAt(table.state, place).find((t) => t.type === front);
	table.act({
		do: 'buyTrain',
		company,
		train: need(train, `a ${front}-train in the ${place}`).id,
		price,
		...(front === variant ? {} : { side: variant }),
		...(help ? { help } : {})
	});
}

function discarded(state: MxState, type: string): number {
	const list = state.depot.discarded ?? [];
	if (!Array.isArray(list)) return (list as Readonly<Record<string, number>>)[type] ?? 0;
	return list.filter((name) => trainType(String(name)) === type).length;
}

/** Which station is put up is only told in words: its hex, and its minor in Mexico City. */
function stationOf(state: State, log: string): string {
	const named = /\((M\d+)'s home/.exec(log)?.[1];
	if (named !== undefined) return named;
	const hex = /token at ([A-Z]\d+)/.exec(log)?.[1];
	const station = own(state).stations.find((id) => minorCard(id)?.hex === hex);
	return need(station, `an NdeM station at ${hex ?? '?'}`);
}

function bidStation(table: Table, line: MxLine, amount: number): void {
	const player = playerId(table.setup, need(line.before.acting?.[0], 'the bidder'));
	if (own(table.state).auction?.item !== null) {
		return act(table, { do: 'own.raiseStation', player, amount });
	}
	const station = need(table.notes.get('station') as string | undefined, 'the station');
	act(table, { do: 'own.offerStation', player, station, value: 0, amount });
}

/** There the auction's end is a line of its own after the last pass. */
function passStation(table: Table, line: MxLine): void {
	if ((line.after.acting ?? []).length === 0) return;
	const acting = line.before.acting?.[0];
	const { turn } = table.state;
	const player =
		acting !== undefined
			? playerId(table.setup, acting)
			: turn?.kind === 'own' && turn.player !== null
				? turn.player
				: null;
	table.act({ do: 'pass', player: need(player, 'who passes') });
}

/** Powers that were used up in this line. */
function closePrivates(table: Table, state: MxState): void {
	const closed = state.closed['companies'] ?? [];
	const company = operating(table);
	for (const deed of ['P8', 'P9', 'P12', 'P13', 'P17', 'P18']) {
		if (company === null || table.state.deeds[deed]?.place !== company) continue;
		if (closed.includes(deed)) act(table, { do: 'own.usePrivate', company, deed });
	}
}

/** Stations that have merged on a tile there. */
function mergeStations(table: Table, state: MxState): void {
	const corp = state.corps['NDEM'];
	if (corp === undefined || operating(table) === null) return;
	const hexes = own(table.state).stations.map((id) => minorCard(id)?.hex ?? '');
	for (const hex of without(hexes, corp.tokens_on)) {
		const station = own(table.state).stations.find((id) => minorCard(id)?.hex === hex);
		if (station !== undefined) act(table, { do: 'own.mergeStation', station });
	}
}

/** Runs that the other engine settled by itself: minors, the NdeM, companies that did not run. */
function settle(table: Table, line: MxLine): void {
	for (const dividend of line.dividends ?? []) {
		const company = holderOf(table.setup, dividend.entity);
		reach(table, company);
		const { turn } = table.state;
		if (turn?.kind !== 'operating' || turn.company !== company || turn.settled) continue;
		if (dividend.revenue === 0) table.act({ do: 'noRun', company });
		else {
			const kind = table.state.companies[company]?.kind;
			const choice =
				kind === 'minor' ? 'half' : kind === 'national' ? 'pay' : choiceOf(dividend.kind);
			table.act({ do: 'run', company, revenue: dividend.revenue, choice });
		}
	}
}

/** Goes on to a company's turn when the line has already settled its run. */
function reach(table: Table, company: string): void {
	for (let i = 0; i < 40; i++) {
		if (operating(table) === company || table.state.duties.length > 0) return;
		if (table.state.turn === null || !advance(table)) return;
	}
}

/** Turns that the other engine passed on by itself, until ours stands where the line says. */
function catchUp(table: Table, line: MxLine): void {
	for (let i = 0; i < 60; i++) {
		if (table.state.finished !== null || table.state.duties.length > 0) return;
		if (stands(table, line) || !advance(table)) return;
	}
}

function stands(table: Table, line: MxLine): boolean {
	const { turn, round } = table.state;
	if (line.state.finished === true || turn === null || turn.kind === 'income') return false;
	if (turn.kind === 'own') return true;
	const { label } = line.after.round;
	const [kind, id] = (line.after.active[0] ?? '').split(':');
	if (turn.kind === 'operating') {
		if (label !== `OR ${round.number}.${round.part}`) return false;
		return kind === 'company' || (kind === 'corp' && companyId(id ?? '') === turn.company);
	}
	if (turn.kind !== 'stock' || kind !== 'player') return false;
	return label === `SR ${round.number}` && playerId(table.setup, id ?? '') === turn.player;
}

/** One step forward without a decision of anybody's; false when there is none. */
function advance(table: Table): boolean {
	const { turn } = table.state;
	if (turn === null || turn.kind === 'own') return false;
	if (turn.kind === 'income') table.act({ do: 'payIncome' });
	else if (turn.kind === 'operating') table.act({ do: 'endTurn' });
	else if (turn.kind === 'stock' && turn.acted) table.act({ do: 'endTurn' });
	else if (turn.kind === 'stock') table.act({ do: 'pass', player: turn.player });
	else return false;
	return true;
}

export const mxAdapter: Adapter = { title: mx, config, play, differences, resultDifferences };
