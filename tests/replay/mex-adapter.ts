/** 18MEX: each line of a recorded game as the banker would have booked it. */
import { cashOf, countTrains, findTitle, trainsAt, type State } from '../../src/lib/engine';
import { Inexpressible, type Adapter, type Table } from './adapter';
import { differences, resultDifferences } from './mex-compare';
import {
	bookDeparture,
	HALF_BOUGHT_UP,
	HALVES_NEVER_DROP,
	KCMO_BELOW_HALF,
	payBack,
	reorder,
	STACK_ORDER,
	TILE_CLOSES_KCMO
} from './mex-departures';
import { companyId, deedId, holderOf, playerId, typeOfTrain } from './mex-names';
import type { TraceLine, TraceSetup } from './trace';

const OPTIONS: Readonly<Record<string, string>> = {
	triple_yellow_first_or: 'thirdYellow',
	early_buy_of_kcmo: 'earlyKcmo',
	delay_minor_close: 'lateMinors',
	hard_rust_t4: 'hardRust'
};

/** Lines that say something to the other engine but nothing to a banker. */
const SILENT = /^(program_|log|message|undo|redo)/;

function config(setup: TraceSetup): ReturnType<Adapter['config']> {
	const unknown = setup.optional_rules.filter((rule) => OPTIONS[rule] === undefined);
	if (unknown.length > 0)
		throw new Inexpressible(`option ${unknown.join(', ')} is not in the rulebook`);
	const start = setup.starting_cash[String(setup.players[0]?.id)];
	return {
		players: setup.players.map((player) => player.name),
		priority: 0,
		options: setup.optional_rules.map((rule) => OPTIONS[rule] ?? rule),
		house: {
			...(start === undefined ? {} : { startingCash: start }),
			bank: setup.bank_cash_total,
			certificateLimit: setup.cert_limit
		},
		chips: false
	};
}

function play(table: Table, line: TraceLine): void {
	const { type } = line.action;
	if (SILENT.test(type)) return;
	const handler = HANDLERS[type];
	if (handler === undefined) throw new Inexpressible(`no action of ours for "${type}"`);
	handler(table, line);
	answerExchange(table, line);
	settle(table, line);
	catchUp(table, line);
	restack(table, line);
}

type Handler = (table: Table, line: TraceLine) => void;

const entityPlayer = (table: Table, line: TraceLine) => playerId(table.setup, line.action.entity);
const entityCompany = (line: TraceLine) => companyId(String(line.action.entity));

function need<T>(value: T | undefined | null, what: string): T {
	if (value === undefined || value === null) throw new Inexpressible(`${what} is missing`);
	return value;
}

const HANDLERS: Readonly<Record<string, Handler>> = {
	bid(table, line) {
		const player = entityPlayer(table, line);
		const deed = deedId(need(line.action.company, 'the item'));
		const lowest = table.title.tables.deeds.find(
			(d) => table.state.deeds[d.id]?.place === 'offering'
		);
		if (table.state.turn?.kind === 'opening' && lowest?.id === deed) {
			table.act({ do: 'buyLowest', player });
		} else {
			table.act({ do: 'bid', player, deed, amount: need(line.action.price, 'the bid') });
		}
	},
	pass(table, line) {
		const { turn, duties } = table.state;
		if (duties[0]?.kind === 'mergerOffer') return declineMerger(table, line);
		if (turn?.kind === 'opening' || turn?.kind === 'auction') {
			const { number } = table.state.round;
			table.act({ do: 'pass', player: entityPlayer(table, line) });
			playOpeningIncome(table, number);
		} else if (turn?.kind === 'stock') {
			table.act(turn.acted ? { do: 'endTurn' } : { do: 'pass', player: entityPlayer(table, line) });
		}
		// Passing a step of an operating turn is nothing to book.
	},
	par(table, line) {
		const player = entityPlayer(table, line);
		const id = companyId(need(line.action.corporation, 'the company'));
		const par = Number(need(line.action.share_price, 'the par').split(',')[0]);
		if (table.state.duties[0]?.kind === 'setPar')
			table.act({ do: 'setPar', player, company: id, par });
		else table.act({ do: 'startCompany', player, company: id, par });
	},
	buy_shares: buyShares,
	sell_shares: sellShares,
	lay_tile(table, line) {
		const spent = line.spent ?? 0;
		if (line.action.entity === 'KCMO') return layCopperCanyon(table);
		if (spent === 0) return;
		const company = entityCompany(line);
		const own = table.state.own as { readonly copperCanyon?: string };
		if (line.action.hex === 'F5' && own.copperCanyon === 'open') {
			const cover = { do: 'own.coverCopperCanyon', company, amount: spent } as const;
			table.act(cover);
		} else table.act({ do: 'payTerrain', company, amount: spent });
	},
	place_token(table, line) {
		table.act({ do: 'placeToken', company: entityCompany(line) });
	},
	run_routes(table, line) {
		table.notes.set('revenue', need(line.routes, 'the revenue').total);
	},
	dividend(table, line) {
		const settled = need(line.dividends?.[0], 'the dividend');
		const company = entityCompany(line);
		const choice = line.action.kind === 'payout' ? 'pay' : 'withhold';
		table.act({ do: 'run', company, revenue: settled.revenue, choice });
		table.notes.delete('revenue');
	},
	buy_train: buyTrain,
	buy_company(table, line) {
		const company = entityCompany(line);
		const deed = deedId(need(line.action.company, 'the private'));
		const price = need(line.action.price, 'the price');
		const card = table.state.deeds[deed];
		if (line.action.entity_type === 'player' && card !== undefined) {
			const seller = card.place as `p${number}`;
			table.act({ do: 'tradeDeed', deed, seller, buyer: entityPlayer(table, line), price });
			return;
		}
		const least = (card?.value ?? 0) / 2;
		table.act({ do: 'buyDeed', company, deed, price: Math.max(price, least) });
		if (price < least) {
			const seller = need(card?.place, 'the seller') as `p${number}`;
			bookDeparture(table, KCMO_BELOW_HALF, [
				{ kind: 'cash', from: seller, to: company, amount: least - price }
			]);
		}
	},
	merge(table, line) {
		const company = companyId(need(line.action.corporation, 'the company'));
		const duty = need(table.state.duties[0], 'the merger');
		if (duty.kind === 'mergerChoice') {
			const choose = { do: 'own.chooseMerger', player: duty.player, company } as const;
			table.act(choose);
			return;
		}
		passOffersBefore(table, company);
		const player = need(table.state.duties[0], 'the offer').player;
		const answer = { do: 'own.answerMerger', player, company } as const;
		table.act(answer);
	},
	discard_train(table, line) {
		const company = entityCompany(line);
		const type = typeOfTrain(need(line.action.train, 'the train'));
		const train = need(
			trainsAt(table.state, company).find((t) => t.type === type),
			`a ${type}-train of ${company}`
		);
		table.act({ do: 'discardTrain', company, train: train.id });
	},
	bankrupt(table, line) {
		const player = line.action.entity_type === 'player' ? entityPlayer(table, line) : null;
		const company = table.state.turn?.kind === 'operating' ? table.state.turn.company : '';
		table.act({
			do: 'declareBankrupt',
			player: player ?? need(table.title.controller(table.state, company), 'the president')
		});
	},
	end_game(table) {
		table.act({ do: 'stopGame' });
	}
};

/** When all pass in the opening there, privates are paid and minors run flat for 30 (D-MEX-06). */
function playOpeningIncome(table: Table, numberBefore: number): void {
	if (table.state.round.kind !== 'operating') return;
	table.notes.set('shift', Number(table.notes.get('shift') ?? 0) + 1);
	if (table.state.turn?.kind === 'income') table.act({ do: 'payIncome' });
	while (table.state.turn?.kind === 'operating' && table.state.round.number === numberBefore) {
		const { company } = table.state.turn;
		table.act({ do: 'run', company, revenue: 30, choice: 'half' });
		table.act({ do: 'endTurn' });
	}
}

/** A share's size in percent by its id, such as NdM_8. */
function sharePercent(setup: TraceSetup, share: string): number {
	const at = share.lastIndexOf('_');
	const corp = setup.corporations.find((c) => c.id === share.slice(0, at));
	const entry = corp?.shares[Number(share.slice(at + 1))];
	return entry === undefined ? 10 : typeof entry === 'number' ? entry : entry[0];
}

function shareCompany(share: string): string {
	return companyId(share.slice(0, share.lastIndexOf('_')));
}

function buyShares(table: Table, line: TraceLine): void {
	const player = entityPlayer(table, line);
	const shares = need(line.action.shares, 'the shares');
	const company = shareCompany(need(shares[0], 'the share'));
	const id = shares[0]?.slice(0, shares[0].lastIndexOf('_')) ?? '';
	const change = line.action.swap !== undefined && line.action.swap !== null;
	const percent = change ? 5 : sharePercent(table.setup, shares[0] ?? '');
	const before = table.previous.corps[id]?.market ?? 0;
	const after = line.state.corps[id]?.market ?? 0;
	const from = after < before ? 'pool' : 'offering';
	const paid = sum(line, `player:${line.action.entity}`, 'bank');
	const had = cashOf(table.state, player);
	table.act({ do: 'buyShare', player, company, from, percent, ...(change ? { change } : {}) });
	const over = paid - (had - cashOf(table.state, player));
	if (percent === 5 && over === 1)
		bookDeparture(table, HALF_BOUGHT_UP, [payBack(player, 'bank', 1)]);
}

function sum(line: TraceLine, from: string, to: string): number {
	return (line.flows ?? [])
		.filter((f) => f[0] === from && f[1] === to)
		.reduce((s, f) => s + f[2], 0);
}

function sellShares(table: Table, line: TraceLine): void {
	const player = entityPlayer(table, line);
	const shares = need(line.action.shares, 'the shares');
	const company = shareCompany(need(shares[0], 'the share'));
	const sizes = shares.map((share) => sharePercent(table.setup, share));
	const percent = line.action.percent ?? sizes.reduce((a, b) => a + b, 0);
	const halves = sizes.filter((size) => size === 5).length;
	const before = table.state;
	const sale = { player, company, percent, ...(halves > 0 ? { halves } : {}) };
	table.act({ do: table.state.turn?.kind === 'stock' ? 'sellShares' : 'sellForTrain', ...sale });
	if (table.state.duties[0]?.kind === 'makeUp') {
		const makeUp = {
			do: 'own.makeUp',
			player: table.state.duties[0].player,
			halves: false
		} as const;
		table.act(makeUp);
	}
	if (halves > 0) undoHalfDrop(table, line, before, company, player);
}

/** There 5% certificates never drop the marker and always pay the rounded-up half. */
function undoHalfDrop(
	table: Table,
	line: TraceLine,
	before: State,
	company: string,
	player: `p${number}`
): void {
	const was = before.companies[company]?.spot;
	const is = table.state.companies[company]?.spot;
	const dropped = was && is && was.cell !== is.cell && !(line as { moves?: unknown }).moves;
	const paid = sum(line, 'bank', `player:${line.action.entity}`);
	const got = cashOf(table.state, player) - cashOf(before, player);
	if (!dropped && paid === got) return;
	const marker = dropped
		? [
				{
					kind: 'marker' as const,
					company,
					cell: was.cell,
					at: (table.state.market[was.cell] ?? []).length
				}
			]
		: [];
	bookDeparture(table, HALVES_NEVER_DROP, [
		...marker,
		...(paid === got ? [] : [payBack('bank', player, paid - got)])
	]);
}

function layCopperCanyon(table: Table): void {
	const turn = table.state.turn;
	if (turn?.kind !== 'operating') throw new Inexpressible('tile 470 outside an operating turn');
	const lay = { do: 'own.layCopperCanyon', company: turn.company } as const;
	table.act(lay);
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
	const help = (line.flows ?? []).some(
		(f) => f[0].startsWith('player:') && f[1] === corp && f[3].includes('buy_train')
	);
	table.act({ do: 'buyTrain', company, train: train.id, price, ...(help ? { help } : {}) });
}

function count(state: TraceLine['state']): number {
	return Object.values(state.depot.upcoming ?? {}).reduce((a, b) => a + b, 0);
}

/** There every company is asked; here a president answers once for all of his. */
function declineMerger(table: Table, line: TraceLine): void {
	const declined = (table.notes.get('declined') as Set<string> | undefined) ?? new Set<string>();
	declined.add(entityCompany(line));
	table.notes.set('declined', declined);
	const duty = table.state.duties[0];
	if (duty && duty.choices.every((id) => declined.has(id))) {
		const decline = { do: 'own.answerMerger', player: duty.player, company: null } as const;
		table.act(decline);
	}
}

function passOffersBefore(table: Table, company: string): void {
	for (let i = 0; i < 6; i++) {
		const duty = table.state.duties[0];
		if (duty?.kind !== 'mergerOffer' || duty.choices.includes(company)) return;
		const decline = { do: 'own.answerMerger', player: duty.player, company: null } as const;
		table.act(decline);
	}
}

/** How many exchange tokens came to lie on the map is seen from NdM's stations. */
function answerExchange(table: Table, line: TraceLine): void {
	const duty = table.state.duties.find((d) => d.kind === 'exchangeTokens');
	if (duty === undefined) return;
	const on = (state: TraceLine['state']) => state.corps['NdM']?.tokens_on.length ?? 0;
	const placed = Math.min(duty.count, Math.max(0, on(line.state) - on(table.previous)));
	const exchange = { do: 'own.placeExchange', player: duty.player, placed } as const;
	table.act(exchange);
}

/** Runs that the other engine settled by itself: minors, and companies that did not run. */
function settle(table: Table, line: TraceLine): void {
	for (const dividend of line.dividends ?? []) {
		const company = holderOf(table.setup, dividend.entity);
		reach(table, line, company);
		const { turn } = table.state;
		if (turn?.kind !== 'operating' || turn.company !== company || turn.settled) continue;
		if (dividend.revenue > 0) {
			const minor = table.state.companies[company]?.kind === 'minor';
			const choice = minor ? 'half' : dividend.kind === 'payout' ? 'pay' : 'withhold';
			table.act({ do: 'run', company, revenue: dividend.revenue, choice });
		} else table.act({ do: 'noRun', company });
	}
}

/** Goes on to a company's turn when the line has already settled its run. */
function reach(table: Table, line: TraceLine, company: string): void {
	for (let i = 0; i < 20; i++) {
		const { turn } = table.state;
		if (table.state.duties.length > 0 || turn === null) return;
		if (turn.kind === 'operating' && turn.company === company) {
			collectMail(table, line);
			return;
		}
		if (!advance(table, line)) return;
	}
}

function collectMail(table: Table, line: TraceLine): void {
	const { turn } = table.state;
	if (turn?.kind !== 'operating' || !turn.hadTrain || turn.mail !== null) return;
	if (table.state.companies[turn.company]?.kind === 'minor') return;
	const { company } = turn;
	const flow = (line.flows ?? []).find(
		(f) => f[3].startsWith('handle_mail') && holderOf(table.setup, f[1]) === company
	);
	table.act({ do: 'collectMail', company, amount: flow?.[2] ?? 0 });
}

/** Turns that the other engine passed on by itself, until ours stands where the line says. */
function catchUp(table: Table, line: TraceLine): void {
	for (let i = 0; i < 60; i++) {
		if (table.state.finished !== null || table.state.duties.length > 0) return;
		if (stands(table, line)) {
			collectMail(table, line);
			return;
		}
		if (!advance(table, line)) return;
	}
}

function stands(table: Table, line: TraceLine): boolean {
	const { turn, round } = table.state;
	if (line.state.finished === true) return false;
	const label = line.after.round.label;
	const shift = Number(table.notes.get('shift') ?? 0);
	const active = line.after.active[0] ?? '';
	const [kind, id] = active.split(':');
	if (turn === null || turn.kind === 'income') return false;
	if (turn.kind === 'operating') {
		return (
			kind !== 'player' &&
			companyId(id ?? '') === turn.company &&
			label === `OR ${round.number - shift}.${round.part}`
		);
	}
	if (kind !== 'player' || playerId(table.setup, id ?? '') !== turn.player) return false;
	if (turn.kind !== 'stock') return label.startsWith('ISR');
	return label === `SR ${round.number - shift}`;
}

/** One step forward without a decision of anybody's; false when there is none. */
function advance(table: Table, line: TraceLine): boolean {
	const { turn } = table.state;
	if (turn === null || turn.kind === 'own') return false;
	if (turn.kind === 'income') table.act({ do: 'payIncome' });
	else if (turn.kind === 'operating') {
		collectMail(table, line);
		const trainless = countTrains(table.state, turn.company) === 0;
		table.act({ do: 'endTurn', ...(trainless ? { noRoute: true } : {}) });
	} else if (turn.kind === 'stock' && turn.acted) table.act({ do: 'endTurn' });
	else table.act({ do: 'pass', player: turn.player });
	return true;
}

/** Only the order inside a stack differs: the departure is booked and play goes on. */
function restack(table: Table, line: TraceLine): void {
	const stacks = new Map<`${number}.${number}`, { id: string; pos: number }[]>();
	for (const [id, corp] of Object.entries(line.state.corps)) {
		if (corp.row === null || corp.col === null || corp.pos === null) continue;
		const cell = `${corp.row + 1}.${corp.col + 1}` as const;
		stacks.set(cell, [...(stacks.get(cell) ?? []), { id: companyId(id), pos: corp.pos }]);
	}
	for (const [cell, markers] of stacks) {
		const wanted = [...markers].sort((a, b) => a.pos - b.pos).map((m) => m.id);
		const changes = reorder(table.state, cell, wanted);
		if (changes.length > 0) bookDeparture(table, STACK_ORDER, changes);
	}
}

const mex = findTitle('18mex');
if (mex === null) throw new Error('18MEX is not registered');

export const mexAdapter: Adapter = { title: mex, config, play, differences, resultDifferences };
