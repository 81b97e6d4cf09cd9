/**
 * Opening sales played at random in the way of the recorded games: the lowest bidder is asked, a pass
 * is final, minors bring a flat 30. After every line our book must say the same.
 */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import { cash, mex, newMex } from '../support/mex';
import type { Table } from './adapter';
import { dice } from './dice';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { deedId } from './mex-names';
import { outOf } from './mex-opening';
import { lineOf, tableOn } from './standing';
import type { TraceLine } from './trace';

const VALUES = { MCAR: 20, KCMO: 40, A: 50, B: 50, C: 50, MIR: 100, MNR: 140 } as const;
type Item = keyof typeof VALUES;
const ITEMS = Object.keys(VALUES) as Item[];
const INCOME: Readonly<Partial<Record<Item, number>>> = { MCAR: 5, KCMO: 10, MIR: 20, MNR: 20 };
const CASH: Readonly<Record<number, number>> = { 3: 625, 4: 500, 5: 450 };

interface Bid {
	readonly player: number;
	readonly price: number;
}

/** The opening sale as the recorded games have it. */
class Sale {
	readonly cash: number[];
	readonly treasury: Partial<Record<Item, number>> = {};
	readonly owner: Partial<Record<Item, number>> = {};
	readonly bids = new Map<Item, Bid[]>();
	readonly passed: boolean[];
	unsold: Item[] = [...ITEMS];
	auction: Item | null = null;
	price = 20;
	at = 0;

	readonly players: number;

	constructor(players: number) {
		this.players = players;
		this.cash = Array.from({ length: players }, () => CASH[players] ?? 0);
		this.passed = this.cash.map(() => false);
	}

	get active(): number {
		if (this.auction === null) return this.at;
		return this.of(this.auction).reduce((low, bid) => (bid.price < low.price ? bid : low)).player;
	}
	of(item: Item): Bid[] {
		return this.bids.get(item) ?? [];
	}
	free(player: number, item: Item): number {
		const others = [...this.bids].filter(([each]) => each !== item);
		const mine = others.flatMap(([, list]) => list).filter((bid) => bid.player === player);
		return (this.cash[player] ?? 0) - mine.reduce((sum, bid) => sum + bid.price, 0);
	}
	least(item: Item): number {
		return Math.max(VALUES[item], ...this.of(item).map((bid) => bid.price)) + 5;
	}
	private sell(item: Item, player: number, price: number): void {
		this.cash[player] = (this.cash[player] ?? 0) - price;
		this.owner[item] = player;
		this.bids.delete(item);
		this.unsold = this.unsold.filter((each) => each !== item);
	}
	private resolve(): void {
		this.auction = null;
		for (;;) {
			const [item] = this.unsold;
			const bids = item === undefined ? [] : this.of(item);
			const [only] = bids;
			if (item === undefined || only === undefined) return;
			if (bids.length > 1) {
				this.auction = item;
				return;
			}
			this.sell(item, only.player, only.price);
		}
	}
	bid(player: number, item: Item, price: number): void {
		this.passed[player] = false;
		const buys = this.auction === null && item === this.unsold[0];
		if (buys) {
			this.sell(item, player, price);
			this.resolve();
		} else {
			const others = this.of(item).filter((bid) => bid.player !== player);
			this.bids.set(item, [...others, { player, price }]);
		}
		if (this.auction === null || buys) this.step();
	}
	pass(player: number): void {
		if (this.auction !== null) {
			const item = this.auction;
			const left = this.of(item).filter((bid) => bid.player !== player);
			this.bids.set(item, left);
			return this.resolve();
		}
		this.passed[player] = true;
		if (this.passed.every(Boolean)) this.allPassed();
		this.step();
	}
	private step(): void {
		this.at = (this.at + 1) % this.players;
	}
	private allPassed(): void {
		if (this.unsold[0] === 'MCAR') {
			this.price -= 5;
			if (this.price <= 0) {
				this.step();
				this.sell('MCAR', this.at, 0);
				this.resolve();
			}
		} else this.payOut();
		this.passed.fill(false);
	}
	private payOut(): void {
		for (const item of ITEMS) {
			const owner = this.owner[item];
			if (owner === undefined) continue;
			const minor = VALUES[item] === 50;
			this.cash[owner] = (this.cash[owner] ?? 0) + (minor ? 15 : (INCOME[item] ?? 0));
			if (minor) this.treasury[item] = (this.treasury[item] ?? 0) + 15;
		}
	}
}

/** What both books say, in the same words. */
function theirs(sale: Sale): object {
	return {
		cash: sale.cash,
		treasuries: (['A', 'B', 'C'] as const).map((id) => sale.treasury[id] ?? 0),
		owners: ITEMS.map((item) => `${item}=${sale.owner[item] ?? '-'}`),
		bids: ITEMS.map((item) =>
			sale
				.of(item)
				.map((bid) => `${bid.player}:${bid.price}`)
				.sort()
		)
	};
}

function ours(state: State, out: (deed: string) => ReadonlySet<string>): object {
	const seat = (place: string): string => String(state.seats.findIndex((each) => each === place));
	return {
		cash: state.seats.map((player) => cash(state, player)),
		treasuries: ['A', 'B', 'C'].map((id) => cash(state, id)),
		owners: ITEMS.map((item) => {
			const place = state.deeds[deedId(item)]?.place ?? '';
			return `${item}=${place === 'offering' ? '-' : seat(place)}`;
		}),
		bids: ITEMS.map((item) =>
			(state.bids[deedId(item)] ?? [])
				.filter(({ player }) => !out(deedId(item)).has(player))
				.map(({ player, amount }) => `${seat(player)}:${amount}`)
				.sort()
		)
	};
}

/** Where the line says that the game stands, as far as our book says something else. */
const elsewhere = (table: Table, line: TraceLine): string[] =>
	differences(table, line).filter((each) => /^(round|turn|priority|phase):/.test(each));

/**
 * The last item is sold: NdM's par is set, everybody passes, and the minors operate, all under the
 * numbers of the first rounds, however often everybody had passed before.
 */
function endOpening(table: Table, sale: Sale, sold: object, state: object, why: string): void {
	const play = (action: object, label: string, active: string, step: string, first: number) => {
		const after = {
			round: { type: label, label },
			phase: '2',
			active: [active],
			step: `G18MEX::Step::${step}`
		};
		const priority = 11 + first;
		const line = lineOf(action, { after, state: { ...state, priority } });
		mexAdapter.play(table, line);
		expect(elsewhere(table, line), why).toEqual([]);
	};
	const owner = 11 + (sale.owner.MNR ?? 0);
	const first = sale.at;
	play(sold, 'ISR 1', `player:${owner}`, 'CompanyPendingPar', first);
	const par = { type: 'par', entity: owner, corporation: 'NdM', share_price: '90,0,5' };
	play(par, 'SR 1', `player:${11 + first}`, 'BuySellParShares', first);
	for (let i = 0; i < sale.players; i++) {
		const pass = { type: 'pass', entity: 11 + ((first + i) % sale.players) };
		const next = `player:${11 + ((first + i + 1) % sale.players)}`;
		const last = i === sale.players - 1;
		play(pass, last ? 'OR 1.1' : 'SR 1', last ? 'minor:A' : next, last ? 'Track' : 'Buy', first);
	}
}

function playGame(players: 3 | 4 | 5, seed: number): string[] {
	const roll = dice(seed);
	const sale = new Sale(players);
	const people = Array.from({ length: players }, (_, i) => ({ id: 11 + i, name: `P${i}` }));
	const table = tableOn(mex, newMex({ players }), {}, { players: people });
	const told: string[] = [];
	for (let i = 0; i < 200 && sale.unsold.length > 0; i++) {
		const player = sale.active;
		const open = sale.auction === null ? sale.unsold : [sale.auction];
		const item = open[roll(open.length)] ?? 'MCAR';
		const buys = sale.auction === null && item === sale.unsold[0];
		const least = buys ? (item === 'MCAR' ? sale.price : VALUES[item]) : sale.least(item);
		const price = buys ? least : least + roll(12);
		const able = price <= sale.free(player, item) && roll(10) < 1 + (seed % 9);
		const action = able
			? { type: 'bid', entity: 11 + player, company: item, price }
			: { type: 'pass', entity: 11 + player };
		if (able) sale.bid(player, item, price);
		else sale.pass(player);
		told.push(JSON.stringify(action));
		const owned = people.map(({ id }, seat) => {
			const companies = ITEMS.filter((each) => sale.owner[each] === seat);
			return [id, { companies, minors: [], pres: [], shares: {} }] as const;
		});
		const state = { players: Object.fromEntries(owned), idle: [] };
		const why = told.join('\n');
		if (sale.unsold.length === 0) {
			endOpening(table, sale, action, state, why);
			break;
		}
		const after = {
			round: { type: 'auction', label: 'ISR 1' },
			phase: '2',
			active: [`player:${11 + sale.active}`]
		};
		mexAdapter.play(table, lineOf(action, { after, state }));
		expect(
			ours(table.state, (deed) => outOf(table, deed)),
			why
		).toEqual(theirs(sale));
		expect(table.state.turn, why).toMatchObject({ player: `p${sale.active + 1}` });
		expect(table.state.turn?.kind, why).toBe(sale.auction === null ? 'opening' : 'auction');
	}
	return told;
}

describe('§3.1 opening sales played at random in the way of the recorded games', () => {
	test.each([3, 4, 5] as const)('with %i players', (players) => {
		let lines = 0;
		for (let seed = 1; seed <= 60; seed++) lines += playGame(players, seed * 7919).length;
		expect(lines).toBeGreaterThan(500);
	});
});
