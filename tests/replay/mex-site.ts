/**
 * A table of 18MEX in the way of the recorded games, for whole games at random: money, shares, markers,
 * trains and privates as they lie there, and what a line of a trace says about them.
 */
import { market } from '../../src/lib/engine/titles/18mex/tables/market';
import { CASH, ITEMS, VALUES, type Item } from './mex-opening-model';
import type { TraceDividend, TraceFlow } from './trace';

export const CORPS = ['CHI', 'NdM', 'MC', 'FCP', 'TM', 'MEX', 'SPM', 'UdY'] as const;
export type CorpId = (typeof CORPS)[number];
export const MINORS = ['A', 'B', 'C'] as const;
export type MinorId = (typeof MINORS)[number];
/** Home, and how many tokens there are with it. */
export const CHARTERS: Readonly<Record<CorpId, readonly [string, number]>> = {
	CHI: ['E6', 4],
	NdM: ['O10', 4],
	MC: ['I8', 2],
	FCP: ['B3', 4],
	TM: ['I12', 2],
	MEX: ['P13', 3],
	SPM: ['O8', 3],
	UdY: ['Q14', 2]
};
const TRAINS = [
	['2', 6],
	['3', 4],
	["3'", 2],
	['4', 3],
	['5', 2],
	['6', 1],
	["6'", 1],
	['4D', 7]
] as const;
export type TrainName = (typeof TRAINS)[number][0];
const LIMITS: Readonly<Record<number, number>> = { 3: 19, 4: 14, 5: 11 };

export type Owner = number | 'ipo' | 'pool';
export interface Share {
	readonly id: number;
	readonly percent: number;
	owner: Owner;
	reserved: boolean;
}
export interface Train {
	readonly id: string;
	readonly name: TrainName;
	obsolete: boolean;
}
export interface Corp {
	readonly id: CorpId;
	par: number | null;
	spot: readonly [number, number] | null;
	owner: number | null;
	floated: boolean;
	closed: boolean;
	/** In the order in which they came to lie where they are. */
	readonly shares: Share[];
	/** What everybody is counted for, which is not always what he has. */
	readonly counted: Map<Owner, number>;
	trains: Train[];
	tokens: number;
	on: string[];
}

const prices = market.rows.map((row) => row.map((cell) => cell.value));
export const priceAt = ([row, col]: readonly [number, number]): number => prices[row]?.[col] ?? 0;
const has = (row: number, col: number): boolean => prices[row]?.[col] !== undefined;
/** The lower left of the chart does not count for the limit. */
const yellow = ([row, col]: readonly [number, number]): boolean =>
	row > 4 || (row === 4 && col === 0);

function sharesOf(id: CorpId): Share[] {
	const sizes = id === 'NdM' ? [20, 10, 10, 10, 10, 10, 10, 5, 5, 10] : [20, ...Array(8).fill(10)];
	const reserved = (at: number): boolean => (id === 'NdM' ? at > 6 : id === 'UdY' && at === 8);
	return sizes.map((percent: number, at) => {
		return { id: at, percent, owner: 'ipo', reserved: reserved(at) };
	});
}

export class Site {
	readonly players: readonly number[];
	/** All money in the game. */
	readonly bank: number;
	readonly cash = new Map<string, number>();
	readonly corps: ReadonlyMap<CorpId, Corp>;
	readonly deeds = new Map<Item, string | null>(ITEMS.map((item) => [item, null]));
	readonly closed = new Set<string>();
	readonly stacks = new Map<string, CorpId[]>();
	readonly depot: Train[];
	discard: Train[] = [];
	phase = '2';
	limit: number;
	ended: 'bank' | 'stock_market' | 'bankrupt' | null = null;
	broken = false;
	bankrupt: number | null = null;
	finished = false;
	flows: TraceFlow[] = [];
	moves: object[] = [];
	dividends: TraceDividend[] = [];
	log: string[] = [];

	constructor(players: number, bank: number) {
		this.bank = bank;
		this.players = Array.from({ length: players }, (_, i) => 11 + i);
		for (const id of this.players) this.cash.set(`player:${id}`, CASH[players] ?? 0);
		this.cash.set('bank', bank - players * (CASH[players] ?? 0));
		this.limit = LIMITS[players] ?? 0;
		this.depot = TRAINS.flatMap(([name, count]) =>
			Array.from({ length: count }, (_, i) => ({ id: `${name}-${i}`, name, obsolete: false }))
		);
		this.corps = new Map(
			CORPS.map((id) => {
				const corp = { par: null, spot: null, owner: null, floated: false, closed: false };
				const lies = { trains: [], tokens: CHARTERS[id][1], on: [] };
				const counted = new Map<Owner, number>([['ipo', 100]]);
				return [id, { id, ...corp, ...lies, shares: sharesOf(id), counted }];
			})
		);
	}
	corp(id: CorpId): Corp {
		const corp = this.corps.get(id);
		if (corp === undefined) throw new Error(`no ${id}`);
		return corp;
	}
	open(): Corp[] {
		return [...this.corps.values()].filter((corp) => !corp.closed);
	}
	has(holder: string): number {
		return this.cash.get(holder) ?? 0;
	}
	pay(from: string, to: string, amount: number, how: string): void {
		if (amount === 0) return;
		this.cash.set(from, this.has(from) - amount);
		this.cash.set(to, this.has(to) + amount);
		this.flows.push([from, to, amount, how]);
		if (this.has('bank') < 0) this.broken = true;
		if (this.broken) this.ended ??= 'bank';
	}
	/** A marker goes to the bottom of the stack where it comes to lie. */
	lay(corp: Corp, to: readonly [number, number] | null): void {
		const { spot } = corp;
		if (spot !== null) {
			const left = this.stack(spot).filter((id) => id !== corp.id);
			this.stacks.set(spot.join(), left);
			this.moves.push({ corp: corp.id });
		}
		corp.spot = to;
		if (to === null) return;
		this.stacks.set(to.join(), [...this.stack(to), corp.id]);
		if (priceAt(to) === 200) this.ended ??= 'stock_market';
	}
	stack(spot: readonly [number, number]): CorpId[] {
		return this.stacks.get(spot.join()) ?? [];
	}
	/** The first of these ways that is on the chart; a marker without one stays. */
	step(corp: Corp, ...ways: readonly (readonly [number, number])[]): void {
		const [row, col] = corp.spot ?? [0, 0];
		const way = ways.find(([down, right]) => has(row + down, col + right));
		if (way !== undefined) this.lay(corp, [row + way[0], col + way[1]]);
	}
	price(corp: Corp): number {
		return corp.spot === null ? 0 : priceAt(corp.spot);
	}
	/** Dearest first, then right, then the top of the stack. */
	order(corps: readonly Corp[]): Corp[] {
		const place = ({ id, spot }: Corp) => (spot === null ? 0 : this.stack(spot).indexOf(id));
		return [...corps].sort(
			(a, b) =>
				this.price(b) - this.price(a) ||
				(b.spot?.[1] ?? 0) - (a.spot?.[1] ?? 0) ||
				place(a) - place(b)
		);
	}
	percent({ shares }: Corp, owner: Owner): number {
		return shares.reduce((sum, share) => sum + (share.owner === owner ? share.percent : 0), 0);
	}
	deedsOf(holder: string): Item[] {
		return ITEMS.filter((item) => this.deeds.get(item) === holder && !this.closed.has(item));
	}
	certificates(player: number): number {
		const counted = [...this.corps.values()].flatMap(({ shares, spot }) =>
			spot !== null && yellow(spot)
				? []
				: shares.filter(({ owner, percent }) => owner === player && percent > 5)
		);
		return counted.length + this.deedsOf(`player:${player}`).length;
	}
	value(player: number): number {
		const deeds = this.deedsOf(`player:${player}`).reduce((sum, item) => sum + VALUES[item], 0);
		const shares = this.open().flatMap((corp) =>
			corp.shares
				.filter(({ owner }) => owner === player)
				.map(({ percent }) => Math.ceil((this.price(corp) * percent) / 10))
		);
		return this.has(`player:${player}`) + deeds + shares.reduce((a, b) => a + b, 0);
	}
}
