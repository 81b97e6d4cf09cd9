/** The opening sale of 18MEX in the way of the recorded games, for games at random. */

export const VALUES = { MCAR: 20, KCMO: 40, A: 50, B: 50, C: 50, MIR: 100, MNR: 140 } as const;
export type Item = keyof typeof VALUES;
export const ITEMS = Object.keys(VALUES) as Item[];
export const INCOME: Readonly<Partial<Record<Item, number>>> = {
	MCAR: 5,
	KCMO: 10,
	MIR: 20,
	MNR: 20
};
export const CASH: Readonly<Record<number, number>> = { 3: 625, 4: 500, 5: 450 };

interface Bid {
	readonly player: number;
	readonly price: number;
}

/** The opening sale as the recorded games have it. */
export class Sale {
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
