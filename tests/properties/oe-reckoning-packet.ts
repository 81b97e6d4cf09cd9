/** The sale of the opening packet as a table would run it: written from 7, not from the engine. */

const ROWS: readonly (readonly string[])[] = [
	['RSC', 'PeC'],
	['WS', 'BBBT'],
	['SHTC', 'CCTC', 'WCF'],
	['HMLC', 'BBE', 'SML'],
	['A', 'B', 'C'],
	['D', 'E', 'F', 'G'],
	['H', 'J', 'K', 'L', 'M'],
	Array.from({ length: 10 }, (_, i) => `concession-${i + 1}`)
];

const FACE: Readonly<Record<string, number>> = {
	RSC: 20,
	PeC: 20,
	WS: 40,
	BBBT: 40,
	SHTC: 60,
	CCTC: 60,
	WCF: 60,
	HMLC: 80,
	BBE: 100,
	SML: 120
};

export const REVENUE: Readonly<Record<string, number>> = {
	RSC: 5,
	PeC: 5,
	WS: 10,
	BBBT: 10,
	SHTC: 15,
	CCTC: 15,
	WCF: 15,
	HMLC: 20,
	BBE: 25,
	SML: 0
};

export const isMinor = (deed: string): boolean => /^[A-M]$/.test(deed);

export function faceOf(deed: string): number {
	return isMinor(deed) ? 120 : (FACE[deed] ?? 20);
}

export interface Sale {
	readonly player: string;
	readonly deed: string;
	readonly price: number;
}

/** What lies there, who has bid, whose turn it is. */
export class Packet {
	readonly owner = new Map<string, string>();
	readonly #rows: string[][];
	readonly #cuts = new Map<string, number>();
	readonly #bids = new Map<string, Map<string, number>>();
	#auction: { deed: string; left: string[] } | null = null;
	#passes = 0;
	/** Who has the priority deal card: the player whose turn it is. */
	card: string;
	/** Sales of the last thing that happened, in their order. */
	sales: Sale[] = [];
	/** Everybody passed just now: bought privates pay. */
	paid = false;

	readonly #seats: readonly string[];

	constructor(seats: readonly string[], first: string, concessions: boolean) {
		this.#seats = seats;
		this.card = first;
		this.#rows = ROWS.slice(0, concessions ? 8 : 7).map((row) => [...row]);
	}

	get sold(): boolean {
		return this.#rows.length === 0;
	}

	/** Who acts, and on which item if it is auctioned. */
	get turn(): { player: string; deed: string | null } {
		const { deed = null, left = [] } = this.#auction ?? {};
		return { player: left[0] ?? this.card, deed };
	}

	#after(player: string): string {
		const at = this.#seats.indexOf(player);
		return this.#seats[(at + 1) % this.#seats.length] ?? player;
	}

	#asking(deed: string): number {
		return faceOf(deed) - (this.#cuts.get(deed) ?? 0);
	}

	#sell(player: string, deed: string, price: number): void {
		this.sales.push({ player, deed, price });
		this.owner.set(deed, player);
		this.#bids.delete(deed);
		const row = this.#rows[0];
		row?.splice(row.indexOf(deed), 1);
		if (row?.length === 0) this.#rows.shift();
	}

	#begin(): void {
		this.sales = [];
		this.paid = false;
	}

	#acted(player: string): void {
		this.#passes = 0;
		this.card = this.#after(player);
		this.#open();
	}

	buy(player: string, deed: string): void {
		this.#begin();
		const free = (this.#rows[0] ?? []).filter((item) => this.#asking(item) <= 0);
		if (free.length > 0) for (const item of free) this.#sell(player, item, 0);
		else this.#sell(player, deed, this.#asking(deed));
		this.#acted(player);
	}

	/** Sells what has one bid on a topmost row; begins the auction of what has several, from the left. */
	#open(): void {
		for (;;) {
			const row = this.#rows[0] ?? [];
			const single = row.find((deed) => this.#bids.get(deed)?.size === 1);
			if (single === undefined) break;
			for (const [player, amount] of this.#bids.get(single) ?? []) {
				this.#sell(player, single, amount);
			}
		}
		const several = this.#rows[0]?.find((deed) => (this.#bids.get(deed)?.size ?? 0) > 1);
		this.#auction = null;
		if (several !== undefined) {
			this.#start(several, [...(this.#bids.get(several)?.keys() ?? [])]);
		}
	}

	#highest(deed: string): [player: string, amount: number] {
		const bids = [...(this.#bids.get(deed) ?? [])];
		return bids.reduce((best, bid) => (bid[1] > best[1] ? bid : best), ['', 0]);
	}

	/** Those who take part, from the one left of the highest bidder on, who is the last of them. */
	#start(deed: string, players: readonly string[]): void {
		const left: string[] = [];
		let next = this.#after(this.#highest(deed)[0]);
		for (const _ of this.#seats) {
			if (players.includes(next)) left.push(next);
			next = this.#after(next);
		}
		this.#auction = { deed, left };
	}

	bid(player: string, deed: string, amount: number): void {
		this.#begin();
		const bids = this.#bids.get(deed) ?? new Map<string, number>();
		this.#bids.set(deed, bids.set(player, amount));
		if (this.#auction !== null) {
			const { left } = this.#auction;
			left.push(left.shift() ?? '');
		} else if (this.#rows[0]?.includes(deed)) {
			this.#passes = 0;
			this.card = this.#after(player);
			this.#start(deed, this.#seats);
		} else this.#acted(player);
	}

	/** Only how an auction ended. */
	settle(player: string, deed: string, amount: number): void {
		this.#begin();
		this.#sell(player, deed, amount);
		this.#open();
	}

	pass(player: string): void {
		this.#begin();
		if (this.#auction !== null) {
			const { deed, left } = this.#auction;
			left.shift();
			if (left.length === 1) {
				const [winner, amount] = this.#highest(deed);
				this.#sell(winner, deed, amount);
				this.#open();
			}
			return;
		}
		this.card = this.#after(player);
		if (++this.#passes < this.#seats.length) return;
		this.#passes = 0;
		this.paid = true;
		for (const deed of this.#rows[0] ?? []) this.#cuts.set(deed, (this.#cuts.get(deed) ?? 0) + 5);
	}
}
