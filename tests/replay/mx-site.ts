/** The table of 1822MX as the recorded games keep it: money, shares, markers and trains, for games at random. */
import { minors as CARDS } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { TraceFlow } from './trace';

export const PRICES: readonly number[] = [
	5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200,
	220, 245, 270, 300, 330, 360, 400, 450, 500, 550, 600
];
/** Columns below this one are yellow: certificates there do not count. */
const COUNTS_FROM = PRICES.indexOf(50);
const LAST = PRICES.length - 1;

export const MAJORS = ['FCM', 'MC', 'CHP', 'FNM', 'MIR', 'FCP', 'IRM'] as const;
const HOMES: Readonly<Record<string, string>> = {
	FCM: 'N23',
	MC: 'N23',
	CHP: 'F15',
	FNM: 'N23',
	MIR: 'F21',
	FCP: 'D9',
	IRM: 'N23'
};

export interface SitePlayer {
	readonly id: number;
	cash: number;
	debt: number;
	companies: string[];
}
export interface SiteTrain {
	readonly id: string;
	name: string;
}
/** A player, the treasury or the market. */
export type Holder = number | 'ipo' | 'market';

export interface SiteCorp {
	readonly id: string;
	readonly type: 'minor' | 'major';
	readonly home: string;
	owner: number | null;
	ipoed: boolean;
	floated: boolean;
	closed: boolean;
	/** The column of its marker. */
	col: number | null;
	par: number;
	cash: number;
	trains: SiteTrain[];
	companies: string[];
	tokensLeft: number;
	tokensOn: string[];
	exchange: number;
	/** Its destination token is still to come. */
	destination: boolean;
	/** Turns in which it has run or did not. */
	history: number;
	/** Gets ten times its par when it floats. */
	full: boolean;
	floatsAt: number;
	readonly shares: Map<Holder, number>;
}

export interface SiteDividend {
	readonly entity: string;
	readonly kind: string;
	readonly automatic?: boolean;
	readonly revenue: number;
	readonly withheld: number;
}

const minorOf = (id: string): SiteCorp => ({
	id,
	type: 'minor',
	home: CARDS.find((card) => card.id === `M${id}`)?.hex ?? '',
	...FRESH,
	tokensLeft: 1,
	exchange: 0,
	floatsAt: 100,
	trains: [],
	companies: [],
	tokensOn: [],
	shares: new Map([['ipo', 100]])
});
const majorOf = (id: string): SiteCorp => ({
	...minorOf(id),
	type: 'major',
	home: HOMES[id] ?? '',
	tokensLeft: 3,
	exchange: 3,
	destination: true,
	floatsAt: 20,
	tokensOn: [],
	shares: new Map([['ipo', 100]])
});
const FRESH = {
	owner: null,
	ipoed: false,
	floated: false,
	closed: false,
	col: null,
	par: 0,
	cash: 0,
	destination: false,
	history: 0,
	full: false
};

/** What everybody has, with the little that every purchase and payment needs. */
export class Site {
	bank: number;
	broken = false;
	reached = false;
	readonly players: SitePlayer[];
	/** In the order of the file: minors, majors, the NdeM. */
	readonly corps: SiteCorp[];
	/** Who lies on each column, top first. */
	readonly stacks: string[][] = PRICES.map(() => []);
	/** Players in turn order. */
	order: number[];
	phase = 1;
	readonly depot: SiteTrain[] = [];
	discarded: SiteTrain[] = [];
	ndem: 'open' | 'closing' | 'closed' = 'open';
	ndemShares = 4;
	readonly closedCompanies: string[] = [];
	readonly limit: number;
	/** What happened since the last line. */
	flows: TraceFlow[] = [];
	dividends: SiteDividend[] = [];
	log: string[] = [];

	constructor(players: 2 | 3 | 4 | 5, bank: number, prototype: boolean) {
		const cash = 1500 / players;
		this.players = Array.from({ length: players }, (_, i) => ({
			id: 11 + i,
			cash,
			debt: 0,
			companies: []
		}));
		this.bank = bank - 1500;
		this.order = this.players.map(({ id }) => id);
		this.limit = (prototype ? { 2: 27, 3: 18, 4: 14, 5: 11 } : { 2: 27, 3: 16, 4: 13, 5: 10 })[
			players
		];
		const small = Array.from({ length: 24 }, (_, i) => minorOf(String(i + 1)));
		this.corps = [...small, ...MAJORS.map(majorOf), { ...majorOf('NDEM'), exchange: 0 }];
		this.fillDepot();
		const national = this.corp('NDEM');
		Object.assign(national, { ipoed: true, floated: true, destination: false, par: 100 });
		national.shares.set('ipo', 0);
		national.shares.set('market', 40);
		this.lay(national, PRICES.indexOf(100));
	}
	private fillDepot(): void {
		const counts = { L: 22, 3: 7, 4: 4, 5: 2, 6: 3 };
		for (const name of ['L', '3', '4', '5', '6'] as const) {
			for (let i = 0; i < counts[name]; i++) this.depot.push({ id: `${name}-${i}`, name });
		}
	}
	/** The next new train; a 7 never runs out. */
	next(): SiteTrain {
		const [first] = this.depot;
		if (first !== undefined) return first;
		const seven = { id: `7-${this.corps.flatMap(({ trains }) => trains).length}`, name: '7' };
		this.depot.push(seven);
		return seven;
	}
	corp(id: string): SiteCorp {
		const found = this.corps.find((corp) => corp.id === id);
		if (found === undefined) throw new Error(`no company ${id}`);
		return found;
	}
	player(id: number): SitePlayer {
		const found = this.players.find((player) => player.id === id);
		if (found === undefined) throw new Error(`no player ${id}`);
		return found;
	}
	owner(corp: SiteCorp): SitePlayer {
		return this.player(corp.owner ?? 0);
	}
	price(corp: SiteCorp): number {
		return PRICES[corp.col ?? 0] ?? 0;
	}
	held(corp: SiteCorp, by: Holder): number {
		return corp.shares.get(by) ?? 0;
	}
	shift(corp: SiteCorp, from: Holder, to: Holder, percent: number): void {
		corp.shares.set(from, this.held(corp, from) - percent);
		corp.shares.set(to, this.held(corp, to) + percent);
	}
	pay(
		from: 'bank' | SitePlayer | SiteCorp,
		to: 'bank' | SitePlayer | SiteCorp,
		amount: number,
		how = 'spend'
	): void {
		if (amount === 0) return;
		if (from === 'bank') {
			if (this.bank < amount) this.broken = true;
			this.bank -= amount;
		} else from.cash -= amount;
		if (to === 'bank') this.bank += amount;
		else to.cash += amount;
		this.flows.push([nameOf(from), nameOf(to), amount, how]);
	}
	/** Out of the game. */
	payOutside(player: SitePlayer, amount: number): void {
		player.cash -= amount;
		this.flows.push([nameOf(player), 'outside', amount, 'repay_cash_loan<payoff_player_debt']);
	}
	/** The marker goes to the bottom of another column. */
	lay(corp: SiteCorp, col: number): void {
		this.lift(corp);
		corp.col = col;
		if (col === LAST) this.reached = true;
		this.stacks[col]?.push(corp.id);
	}
	lift(corp: SiteCorp): void {
		if (corp.col === null) return;
		const stack = this.stacks[corp.col] ?? [];
		if (stack.includes(corp.id)) stack.splice(stack.indexOf(corp.id), 1);
	}
	/** So many single steps; at the ends of the chart it stays where it lies. */
	move(corp: SiteCorp, steps: number): void {
		for (let i = 0; i < Math.abs(steps); i++) {
			const to = (corp.col ?? 0) + Math.sign(steps);
			if (to >= 0 && to <= LAST) this.lay(corp, to);
		}
	}
	/** Dearest first, and in one column from its top. */
	sorted(list: readonly SiteCorp[]): SiteCorp[] {
		const place = (corp: SiteCorp): number => this.stacks[corp.col ?? 0]?.indexOf(corp.id) ?? 0;
		return [...list].sort((a, b) => (b.col ?? 0) - (a.col ?? 0) || place(a) - place(b));
	}
	counts(corp: SiteCorp): boolean {
		return corp.id !== 'NDEM' && (corp.col === null || corp.col >= COUNTS_FROM);
	}
	certificates(player: SitePlayer): number {
		const stock = this.corps.map((corp) => {
			const percent = this.counts(corp) && !corp.closed ? this.held(corp, player.id) : 0;
			if (percent === 0) return 0;
			if (corp.type === 'minor') return 1;
			return corp.owner === player.id ? (percent - 20) / 10 + 1 : percent / 10;
		});
		return player.companies.length + stock.reduce((sum, each) => sum + each, 0);
	}
	value(player: SitePlayer): number {
		const stock = this.corps.map((corp) => {
			const shares = corp.type === 'minor' ? 50 : 10;
			return corp.closed ? 0 : (this.held(corp, player.id) / shares) * this.price(corp);
		});
		const concessions = player.companies.filter((id) => id.startsWith('C')).length * 100;
		return stock.reduce((sum, each) => sum + each, player.cash + concessions - player.debt);
	}
	/** Whoever holds more than the president follows him, the next in order first. */
	elect(corp: SiteCorp): void {
		const most = Math.max(...this.players.map(({ id }) => this.held(corp, id)));
		if (corp.owner === null || this.held(corp, corp.owner) === most) return;
		const at = this.order.indexOf(corp.owner);
		const others = [...this.order.slice(at + 1), ...this.order.slice(0, at)];
		corp.owner = others.find((id) => this.held(corp, id) === most && most >= 20) ?? corp.owner;
	}
	closeCompany(id: string): void {
		this.closedCompanies.push(id);
		for (const holder of [...this.players, ...this.corps]) {
			holder.companies = holder.companies.filter((each) => each !== id);
		}
	}
}

const nameOf = (one: 'bank' | SitePlayer | SiteCorp): string =>
	one === 'bank' ? one : 'type' in one ? `corp:${one.id}` : `player:${one.id}`;
