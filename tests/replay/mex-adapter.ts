/** 18MEX: each line of a recorded game as the banker would have booked it. */
import { findTitle, trainsAt } from '../../src/lib/engine';
import { Inexpressible, type Adapter, type Table } from './adapter';
import { bookDeparture } from './departure';
import { goBankrupt } from './mex-bankrupt';
import { presideAsCounted } from './mex-counted';
import { differences, resultDifferences } from './mex-compare';
import { buyCompany } from './mex-deeds';
import { buyBesideObsolete, helpForOther, operatedIn, restack } from './mex-beside';
import { TILE_CLOSES_KCMO, TILE_IN_ANOTHER_TURN } from './mex-departures';
import { keepHome, placeKeptHome } from './mex-home';
import { chooseLate, deferDuties, discardLate } from './mex-late-duties';
import {
	answerExchange,
	answerMakeUp,
	chooseByRefusals,
	declineMerger,
	exchanged,
	merge
} from './mex-merger';
import { companyId, entityCompany, entityPlayer, holderOf, typeOfTrain } from './mex-names';
import { bid, passOpening } from './mex-opening';
import { buyShares, sellShares } from './mex-shares';
import { forgetPriority } from './mex-priority';
import { catchUp, settle } from './mex-turns';
import { handlerOf, need, parOf, seats, startingCash, sum } from './names';
import type { TraceLine, TraceSetup } from './trace';

const OPTIONS: Readonly<Record<string, string>> = {
	triple_yellow_first_or: 'thirdYellow',
	early_buy_of_kcmo: 'earlyKcmo',
	delay_minor_close: 'lateMinors',
	hard_rust_t4: 'hardRust'
};

function config(setup: TraceSetup): ReturnType<Adapter['config']> {
	const unknown = setup.optional_rules.filter((rule) => OPTIONS[rule] === undefined);
	if (unknown.length > 0)
		throw new Inexpressible(`option ${unknown.join(', ')} is not in the rulebook`);
	return {
		players: seats(setup),
		priority: 0,
		options: setup.optional_rules.map((rule) => OPTIONS[rule] ?? rule),
		house: {
			startingCash: startingCash(setup),
			bank: setup.bank_cash_total,
			certificateLimit: setup.cert_limit
		},
		chips: false
	};
}

function play(table: Table, line: TraceLine): void {
	const handler = HANDLERS[line.action.type];
	if (handler === undefined) {
		throw new Inexpressible(`no action of ours for "${line.action.type}"`);
	}
	const before = table.state;
	handler(table, line);
	answerMakeUp(table);
	presideAsCounted(table, line, before);
	chooseByRefusals(table, line);
	answerExchange(table, line);
	deferDuties(table, line, before);
	settle(table, line);
	catchUp(table, line);
	keepHome(table, line, before);
	restack(table, line, operatedIn(table, line, before));
}

type Handler = (table: Table, line: TraceLine) => void;

const HANDLERS: Readonly<Record<string, Handler>> = {
	bid,
	pass(table, line) {
		const { turn, duties } = table.state;
		if (duties[0]?.kind === 'mergerOffer') return declineMerger(table, line);
		if (turn?.kind === 'opening' || turn?.kind === 'auction') passOpening(table, line);
		else if (turn?.kind === 'stock') {
			const player = entityPlayer(table, line);
			table.act(turn.acted ? { do: 'endTurn' } : { do: 'pass', player });
		}
		// Passing a step of an operating turn is nothing to book.
	},
	par(table, line) {
		const player = entityPlayer(table, line);
		const id = companyId(need(line.action.corporation, 'the company'));
		const par = parOf(need(line.action.share_price, 'the par'));
		if (table.state.duties[0]?.kind === 'setPar')
			table.act({ do: 'setPar', player, company: id, par });
		else table.act({ do: 'startCompany', player, company: id, par });
		forgetPriority(table);
	},
	buy_shares: buyShares,
	sell_shares: sellShares,
	lay_tile: layTile,
	place_token(table, line) {
		// The home token is free and placed with the first turn, also where its city is chosen there.
		if (handlerOf(line.before) === 'HomeToken') return;
		if (placeKeptHome(table, line)) return;
		table.act({ do: 'placeToken', company: entityCompany(line) });
	},
	run_routes(_, line) {
		// What becomes of it is the dividend's line, or settled in this one.
		need(line.routes, 'the revenue');
	},
	dividend(table, line) {
		const company = entityCompany(line);
		const mine = line.dividends?.find(({ entity }) => holderOf(table.setup, entity) === company);
		const settled = need(mine, `the dividend of ${company}`);
		const kind = need(line.action.kind, 'the kind');
		if (kind !== 'payout' && kind !== 'withhold') throw new Inexpressible(`a dividend "${kind}"`);
		const choice = kind === 'payout' ? 'pay' : 'withhold';
		table.act({ do: 'run', company, revenue: settled.revenue, choice });
	},
	buy_train: buyTrain,
	buy_company: buyCompany,
	merge,
	/** Which station NdM keeps: how many there are is what the banker books. */
	assign(table, line) {
		chooseLate(table, exchanged(table, line.state));
	},
	discard_train(table, line) {
		const company = entityCompany(line);
		const type = typeOfTrain(need(line.action.train, 'the train'));
		const train = trainsAt(table.state, company).find((t) => t.type === type);
		const { id } = need(train, `a ${type}-train of ${company}`);
		if (discardLate(table, line, id)) return;
		table.act({ do: 'discardTrain', company, train: id });
	},
	bankrupt: goBankrupt,
	end_game(table) {
		// While NdM has something to settle there, it may have come to its end here.
		if (table.state.finished === null) table.act({ do: 'stopGame' });
	}
};

function layTile(table: Table, line: TraceLine): void {
	const spent = line.spent ?? 0;
	if (line.action.entity === 'KCMO') return layCopperCanyon(table, spent);
	if (spent === 0) return;
	const company = entityCompany(line);
	const own = table.state.own as { readonly copperCanyon?: string };
	if (line.action.hex === 'F5' && own.copperCanyon === 'open') {
		const cover = { do: 'own.coverCopperCanyon', company, amount: spent } as const;
		table.act(cover);
	} else table.act({ do: 'payTerrain', company, amount: spent });
}

function layCopperCanyon(table: Table, spent: number): void {
	const { turn, deeds } = table.state;
	if (turn?.kind !== 'operating') throw new Inexpressible('tile 470 outside an operating turn');
	const owner = deeds['KCM&O']?.place ?? '';
	if (owner === turn.company) {
		const lay = { do: 'own.layCopperCanyon', company: owner } as const;
		table.act(lay);
	} else {
		if (table.state.companies[owner] === undefined) {
			throw new Inexpressible('tile 470 of a private that no company owns');
		}
		bookDeparture(table, TILE_IN_ANOTHER_TURN, [
			{ kind: 'cash', from: owner, to: 'bank', amount: spent },
			{ kind: 'field', field: 'copperCanyon', value: 'laid' }
		]);
	}
	bookDeparture(table, TILE_CLOSES_KCMO, [{ kind: 'deed', deed: 'KCM&O', to: 'removed' }]);
}

function buyTrain(table: Table, line: TraceLine): void {
	const company = entityCompany(line);
	const type = typeOfTrain(need(line.action.train, 'the train'));
	const price = need(line.action.price, 'the price');
	const corp = `corp:${line.action.entity}`;
	const paid = (line.flows ?? []).find((f) => f[0] === corp && f[3].startsWith('buy_train<'));
	const seller = paid === undefined || paid[1] === 'bank' ? null : holderOf(table.setup, paid[1]);
	const place = seller ?? (count(line.state) < count(table.previous) ? 'offering' : 'pool');
	const train = need(
		trainsAt(table.state, place).find((t) => t.type === type && !t.builtIn),
		`a ${type}-train in ${place}`
	);
	const added = (line.flows ?? []).find(
		(f) => f[0].startsWith('player:') && f[1] === corp && f[3].includes('buy_train')
	);
	if (added !== undefined && seller !== null) {
		helpForOther(table, company, sum(line, added[0], corp));
		table.act({ do: 'buyTrain', company, train: train.id, price });
		return;
	}
	const help = added !== undefined;
	buyBesideObsolete(table, {
		do: 'buyTrain',
		company,
		train: train.id,
		price,
		...(help ? { help } : {})
	});
}

function count(state: TraceLine['state']): number {
	return Object.values(state.depot.upcoming ?? {}).reduce((a, b) => a + b, 0);
}

const mex = findTitle('18mex');
if (mex === null) throw new Error('18MEX is not registered');

export const mexAdapter: Adapter = {
	title: mex,
	parts: {
		setup: [],
		line: [
			'state.idle list',
			'state.players.*.minors list',
			'state.minors? record',
			'state.minors?.*.cash number'
		]
	},
	config,
	play,
	differences,
	resultDifferences
};
