/**
 * Stock turns with NdM, and sales of it for a train, played at random in the way of the recorded games:
 * 5% certificates one by one, change both ways, presidents who sell. After every line our book must say
 * the same.
 */
import { describe, expect, test } from 'vitest';
import { depotAt, giveCash, inPhase, operatingTurn, startCompany } from '../support/mex';
import { dice } from './dice';
import { mexAdapter } from './mex-adapter';
import {
	arrange,
	IPO,
	ours,
	PLAYERS,
	POOL,
	seatOf,
	SIZES,
	Stock,
	theirs,
	traceOf,
	type Move,
	type Share
} from './mex-stock-model';
import { on } from './mex-table';
import { inOr, lineOf } from './standing';

interface Told {
	readonly lines: number;
	readonly departures: readonly string[];
}

/** A table at random; nothing when nobody could have come to sit at it. */
function deal(seed: number) {
	const roll = dice(seed);
	const cell = (['2.5', '3.4', '2.6', '4.5'] as const)[roll(4)] ?? '2.5';
	const places = [11, 12, 13, 12, 13, POOL, IPO];
	const owners = [11 + roll(3), ...SIZES.slice(1).map(() => places[roll(places.length)] ?? POOL)];
	for (const five of [7, 8]) if (owners[five] === IPO) owners[five] = POOL;
	const state = arrange(owners, cell);
	const price = state.companies['NdM']?.spot?.price ?? 0;
	const stock = new Stock(owners, { cell, price });
	const leads = Math.max(...PLAYERS.map((id) => stock.count(id)));
	const fits = stock.count(stock.president) === leads && leads <= 60 && stock.percent(POOL) <= 50;
	return fits ? { roll, state, stock, name: `${seed} ${owners.join()} ${cell}` } : null;
}

/** What else does not fit may be named before it. */
const STRANDED = /president’s certificate of NdM lies in the Open Market|refused: pool-full/;

/** Plays a line and compares; false when certificates and what is counted differ there from now on. */
function follow(
	table: ReturnType<typeof on>,
	stock: Stock,
	play: () => ReturnType<typeof lineOf>,
	told: string[]
): boolean {
	// What the trace said before the line.
	Object.defineProperty(table, 'previous', { value: { ...table.previous, ...traceOf(stock) } });
	const line = play();
	told.push(JSON.stringify(line.action));
	const why = told.join('\n');
	if (stock.stranded) {
		expect(() => mexAdapter.play(table, line), why).toThrow(STRANDED);
		return false;
	}
	try {
		mexAdapter.play(table, line);
	} catch (error) {
		throw new Error(why, { cause: error });
	}
	expect(ours(table.state), why).toEqual(theirs(stock));
	return true;
}

function playTurns(seed: number): Told {
	const game = deal(seed);
	if (game === null) return { lines: 0, departures: [] };
	const { roll, state, stock, name } = game;
	const table = on(state);
	const told = [name];
	const end = () => ({ lines: told.length - 1, departures: [...table.departures.keys()] });
	let passes = 0;
	for (let turn = 0; turn < 6; turn++) {
		const player = PLAYERS[turn % 3] ?? 11;
		passes += 1;
		for (const action of chosen(stock, player, roll)) {
			passes = 0;
			if (!follow(table, stock, () => act(stock, player, action), told)) return end();
		}
		if (passes === 3) break;
		const after = inSr(PLAYERS[(turn + 1) % 3] ?? 11);
		const done = { type: 'pass', entity: player };
		mexAdapter.play(table, lineOf(done, { before: inSr(player), after, state: traceOf(stock) }));
	}
	return end();
}

const TRAINS = { '2': 100, '3': 180, '4': 300, '5': 450 } as const;

/** Ana's PAC has no train, and she sells NdM until she can pay for the next one. */
function playForced(seed: number): Told {
	const game = deal(seed);
	if (game === null) return { lines: 0, departures: [] };
	const { roll, stock, name } = game;
	const type = (Object.keys(TRAINS) as (keyof typeof TRAINS)[])[roll(4)] ?? '2';
	const [treasury, mine] = [roll(60), roll(60)];
	stock.cash.set(11, mine);
	const pac = startCompany(game.state, 'PAC', { held: { p1: [20, 10, 10] }, treasury });
	const start = giveCash(depotAt(pac, type), { [seatOf(11)]: mine });
	const table = on(operatingTurn(start, 'PAC', { number: 5, settled: true }));
	const told = [`${name} ${type} ${treasury} ${mine}`];
	const end = () => ({ lines: told.length - 1, departures: [...table.departures.keys()] });
	for (;;) {
		const need = TRAINS[type] - treasury - (stock.cash.get(11) ?? 0);
		const each = (share: Share): number => Math.ceil((stock.spot.price * share.percent) / 10);
		const sales = stock.sales(11).filter(({ shares, percent, swap }) => {
			const less = (stock.spot.price * percent) / 10 - Math.min(...shares.map(each));
			return need > 0 && less < need && swap === undefined;
		});
		const sell = sales[roll(Math.max(1, sales.length))];
		if (sell === undefined) return end();
		const where = { before: inOr('FCP'), after: inOr('FCP') };
		if (!follow(table, stock, () => ({ ...act(stock, 11, { sell }), ...where }), told))
			return end();
	}
}

/** Ana's PAC needs a 4D that she can never pay: all of her NdM that can be sold goes in one line. */
function playBankrupt(seed: number): Told {
	const game = deal(seed);
	if (game === null) return { lines: 0, departures: [] };
	const { stock, name } = game;
	stock.cash.set(11, 5);
	const pac = startCompany(game.state, 'PAC', { held: { p1: [20], p2: [10, 10] }, treasury: 10 });
	const start = giveCash(depotAt(inPhase(pac, '6½'), '4D'), { [seatOf(11)]: 5 });
	const table = on(operatingTurn(start, 'PAC', { number: 5, settled: true }));
	const play = () => {
		let steps = 0;
		for (;;) {
			const sales = stock.sales(11).filter(({ swap }) => swap === undefined);
			const [most] = sales.sort((a, b) => b.percent - a.percent);
			if (most === undefined) break;
			stock.sell(11, most);
			steps += stock.steps;
		}
		stock.cash.set(11, 0);
		const moves = Array.from({ length: steps }, () => ({ corp: 'NdM' }));
		const where = { before: inOr('FCP'), after: inOr('FCP') };
		const raw = { type: 'bankrupt', entity: 'FCP', entity_type: 'corporation' };
		return lineOf(raw, { ...where, moves, state: { ...traceOf(stock), finished: true } });
	};
	follow(table, stock, play, [name]);
	return { lines: 1, departures: [...table.departures.keys()] };
}

const inSr = (player: number) => ({
	round: { type: 'stock', label: 'SR 5' },
	phase: '4',
	active: [`player:${player}`]
});

type Chosen = { readonly sell: Move } | { readonly buy: Share; readonly swap?: Share };
const soldBy = new WeakMap<Stock, Set<number>>();

/** A purchase or some sales, one after the other as they are still possible. */
function* chosen(stock: Stock, player: number, roll: (sides: number) => number): Generator<Chosen> {
	const sold = soldBy.get(stock) ?? new Set<number>();
	soldBy.set(stock, sold);
	if (roll(2) === 0 && !sold.has(player)) {
		const buys = purchases(stock, player);
		const buy = buys[roll(Math.max(1, buys.length))];
		if (buy) yield buy;
		return;
	}
	for (let n = roll(4); n > 0; n--) {
		const sales = stock.sales(player);
		const sale = sales[roll(Math.max(1, sales.length))];
		if (sale === undefined) return;
		sold.add(player);
		yield { sell: sale };
	}
}

function purchases(stock: Stock, player: number): Chosen[] {
	const room = 60 - stock.percent(player);
	const plain = [...stock.of(POOL), ...stock.of(IPO)].filter(({ percent }) => percent <= room);
	const five = stock.of(player).find((share) => share.percent === 5);
	const tens = [POOL, IPO].flatMap(
		(place) => stock.of(place).find((share) => share.percent === 10) ?? []
	);
	const change = five && room >= 5 ? tens.map((buy) => ({ buy, swap: five })) : [];
	return [...plain.map((buy) => ({ buy })), ...change];
}

function act(stock: Stock, player: number, action: Chosen) {
	const swap = 'sell' in action ? action.sell.swap : action.swap;
	const shares = 'sell' in action ? action.sell.shares : [action.buy];
	const percent = 'sell' in action ? action.sell.percent : action.buy.percent;
	const raw = {
		type: 'sell' in action ? 'sell_shares' : 'buy_shares',
		entity: player,
		shares: shares.map(({ id }) => `NdM_${id}`),
		percent,
		...(swap ? { swap: `NdM_${swap.id}` } : {})
	};
	const paid =
		'sell' in action ? stock.sell(player, action.sell) : stock.buy(player, action.buy, action.swap);
	const flow =
		'sell' in action
			? (['bank', `player:${player}`, paid, 'sell_shares'] as const)
			: ([`player:${player}`, 'bank', paid, 'buy_shares'] as const);
	const moves = Array.from({ length: stock.steps }, () => ({ corp: 'NdM' }));
	const where = { before: inSr(player), after: inSr(player) };
	return lineOf(raw, { ...where, flows: [flow], moves, state: traceOf(stock) });
}

/** All departures that were seen in some hundred games, and how many lines there were. */
function playMany(
	play: (seed: number) => Told,
	games: number
): {
	readonly lines: number;
	readonly seen: string[];
} {
	const all = Array.from({ length: games }, (_, i) => play((i + 1) * 7919));
	const seen = new Set(all.flatMap(({ departures }) => departures));
	return { lines: all.reduce((sum, { lines }) => sum + lines, 0), seen: [...seen].sort() };
}

describe('NdM played at random in the way of the recorded games', () => {
	test('§3.2 stock turns are booked to the last coin', () => {
		const { lines, seen } = playMany(playTurns, 400);
		expect(lines).toBeGreaterThan(300);
		expect(seen).toEqual([
			'5% bought at the rounded-up half',
			'5% sold with change at the rounded-down half',
			'change bought with both 5% in hand',
			'change made with a 10% of the Initial Offering',
			'change made with a 5% in hand',
			'half a president’s certificate given back as a 5%',
			'half a president’s certificate sold beside a 5%',
			'presidency of NdM taken for 15%',
			'two 5% sold without a drop'
		]);
	});

	test('§6(c) bankruptcies are booked to the last coin', () => {
		const { lines, seen } = playMany(playBankrupt, 500);
		expect(lines).toBeGreaterThan(100);
		expect(seen).toEqual([
			'bankrupt with shares that could be sold',
			'presidency of NdM taken for 15%',
			'two 5% sold without a drop'
		]);
	});

	test('§4.3.4.2(d) sales for a train are booked to the last coin', () => {
		const { lines, seen } = playMany(playForced, 1500);
		expect(lines).toBeGreaterThan(100);
		expect(seen).toEqual([
			'10% sold for a train where a 5% would have done',
			'half a president’s certificate given back as a 5%',
			'half a president’s certificate sold beside a 5%',
			'presidency of NdM taken for 15%',
			'president’s certificate sold whole for a train where half would have done',
			'two 5% sold without a drop'
		]);
	});
});
