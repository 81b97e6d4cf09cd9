/** NdM's stock in the way of the recorded games, and the same table in our book, for games at random. */
import { presidentOf, type PlayerId, type State } from '../../src/lib/engine';
import { stepDown } from '../../src/lib/engine/core/market/grid';
import { market } from '../../src/lib/engine/titles/18mex/tables/market';
import {
	cash,
	certificates,
	giveCash,
	giveCertificates,
	inPhase,
	newMex,
	openingOver,
	placeMarker,
	startCompany,
	stockTurn
} from '../support/mex';

export const PLAYERS = [11, 12, 13] as const;
export const POOL = 99;
export const IPO = 98;
export const SIZES = [20, 10, 10, 10, 10, 10, 10, 5, 5] as const;

export interface Share {
	readonly id: number;
	readonly percent: number;
	owner: number;
}
export interface Move {
	readonly shares: readonly Share[];
	readonly percent: number;
	readonly swap?: Share;
}
type Spot = ReturnType<typeof stepDown>;

/** NdM's stock as the recorded games keep it: shares, and beside them what everybody is counted for. */
export class Stock {
	readonly shares: Share[];
	readonly counted = new Map<number, number>();
	readonly cash = new Map<number, number>(PLAYERS.map((id) => [id, 2000]));
	president: number;
	spot: Spot;
	steps = 0;
	/** Nobody took the president's certificate over that was sold: it lies in the Open Market there. */
	stranded = false;

	constructor(owners: readonly number[], spot: Spot) {
		this.shares = SIZES.map((percent, id) => ({ id, percent, owner: owners[id] ?? IPO }));
		this.president = owners[0] ?? IPO;
		this.spot = spot;
		for (const id of [...PLAYERS, POOL]) this.counted.set(id, this.percent(id));
	}
	of(owner: number): Share[] {
		return this.shares.filter((share) => share.owner === owner);
	}
	percent(owner: number): number {
		return this.of(owner).reduce((sum, share) => sum + share.percent, 0);
	}
	count(owner: number): number {
		return this.counted.get(owner) ?? 0;
	}
	half(): number {
		return Math.ceil(this.spot.price / 2);
	}
	/** A share comes to lie behind those that its new owner has. */
	private give(share: Share, to: number): void {
		share.owner = to;
		this.shares.splice(this.shares.indexOf(share), 1);
		this.shares.push(share);
	}
	private shift(from: number, to: number, percent: number): void {
		if (from !== IPO) this.counted.set(from, this.count(from) - percent);
		if (to !== IPO) this.counted.set(to, this.count(to) + percent);
	}
	private pay(player: number, amount: number): void {
		this.cash.set(player, (this.cash.get(player) ?? 0) + amount);
	}
	sell(player: number, { shares, percent, swap }: Move): number {
		const price = Math.ceil((this.spot.price * percent) / 10) - (swap ? this.half() : 0);
		this.shift(player, POOL, percent);
		if (swap) {
			this.shift(POOL, player, 5);
			this.give(swap, player);
		}
		this.pay(player, price);
		for (const share of shares) this.give(share, POOL);
		const certificate = shares.find((share) => share.id === 0);
		const moved = this.elect(certificate);
		if (certificate !== undefined && !moved) this.stranded = true;
		const left = shares.reduce((sum, share) => sum + share.percent, 0) - percent;
		if (moved && left > 0) {
			const [back] = this.of(POOL);
			if (back) this.give(back, player);
		}
		const was = this.spot.cell;
		const rows = Math.floor((percent - (swap ? 5 : 0)) / 10);
		this.spot = stepDown(market, this.spot, rows);
		this.steps = this.spot.cell === was ? 0 : rows;
		return price;
	}
	/** With nothing left to pay a 5% that was to be changed stays where it is. */
	buy(player: number, share: Share, swap?: Share): number {
		const each = share.owner === IPO ? 60 : this.spot.price;
		const left = Math.ceil((each * share.percent) / 10) - (swap ? this.half() : 0);
		const price = Math.max(0, left);
		this.shift(share.owner, player, share.percent);
		if (swap && left !== 0) {
			this.shift(player, POOL, 5);
			this.give(swap, POOL);
		}
		this.pay(player, -price);
		this.give(share, player);
		this.elect(undefined);
		this.steps = 0;
		return price;
	}
	/** Who is counted for most is president; two certificates are given for his, the largest first. */
	private elect(sold: Share | undefined): boolean {
		const most = Math.max(...PLAYERS.map((id) => this.count(id)));
		const first = PLAYERS.filter((id) => this.count(id) === most);
		if (first.some((id) => id === this.president)) return false;
		const at = PLAYERS.findIndex((id) => id === this.president);
		const order = [...PLAYERS.slice(at + 1), ...PLAYERS.slice(0, at)];
		const heir = order.find((id) => first.includes(id) && this.percent(id) >= 20);
		const certificate = sold ?? this.shares.find((share) => share.id === 0);
		if (heir === undefined || certificate === undefined) return false;
		const to = this.percent(this.president) >= 20 ? this.president : POOL;
		const given = this.of(heir).sort((a, b) => b.percent - a.percent);
		for (const share of given.slice(0, 2)) this.give(share, to);
		this.give(certificate, heir);
		this.president = heir;
		return true;
	}
	/** All that may be sold there. */
	sales(player: number): Move[] {
		const mine = this.of(player);
		const whole = mine.filter((share) => share.percent >= 10).sort((a, b) => b.id - a.id);
		const sorted = [...whole.filter(({ id }) => id !== 0), ...whole.filter(({ id }) => id === 0)];
		const list: Move[] = sorted.flatMap((share, i) => {
			const shares = sorted.slice(0, i + 1);
			const percent = shares.reduce((sum, each) => sum + each.percent, 0);
			return share.id === 0
				? [
						{ shares, percent },
						{ shares, percent: percent - 10 }
					]
				: [{ shares, percent }];
		});
		const five = this.of(POOL).find((share) => share.percent === 5);
		const changed = five ? list.map((move) => ({ ...move, swap: five })) : [];
		const half = mine.find((share) => share.percent === 5);
		const halves = half ? [{ shares: [half], percent: 5 }] : [];
		return [...list, ...changed, ...halves].filter((move) => this.maySell(player, move));
	}
	private maySell(player: number, { shares, percent, swap }: Move): boolean {
		const handed = shares.reduce((sum, share) => sum + share.percent, 0);
		// With change all that is handed over is counted, also if half of the certificate comes back.
		if (this.percent(POOL) + (swap ? handed - 5 : percent) > 50) return false;
		if (!shares.some(({ id }) => id === 0)) return true;
		// The change is taken off the first share, which may be the certificate itself.
		const least = swap && shares.length === 1 ? 15 : 20;
		return this.others(player) >= least;
	}
	private others(player: number): number {
		return Math.max(...PLAYERS.filter((id) => id !== player).map((id) => this.count(id)));
	}
}

export const seatOf = (id: number): PlayerId => `p${id - 10}`;

/** NdM lies as in our book, from the same owners. */
export function arrange(owners: readonly number[], cell: `${number}.${number}`): State {
	const sizes = (owner: number) => SIZES.filter((_, id) => owners[id] === owner);
	const begun = inPhase(openingOver(newMex(), { MNR: seatOf(owners[0] ?? 11) }), '4');
	const held = Object.fromEntries(PLAYERS.map((id) => [seatOf(id), sizes(id)]));
	const started = startCompany(begun, 'NdM', { held });
	const from = ['offering', 'reserve'];
	const pooled = giveCertificates(started, 'NdM', 'pool', sizes(POOL), from);
	const rich = giveCash(placeMarker(pooled, 'NdM', cell), { p1: 2000, p2: 2000, p3: 2000 });
	return stockTurn(rich, 'p1', 5);
}

export const traceOf = (stock: Stock) => ({
	players: Object.fromEntries(
		PLAYERS.map((id) => [id, { shares: { NdM: stock.percent(id) }, companies: [], minors: [] }])
	),
	corps: { NdM: { market: stock.percent(POOL), owner: `player:${stock.president}` } }
});

export const theirs = (stock: Stock): object => ({
	cash: PLAYERS.map((id) => stock.cash.get(id)),
	shares: [...PLAYERS, POOL].map((id) =>
		stock
			.of(id)
			.map((s) => s.percent)
			.sort((a, b) => b - a)
	),
	president: stock.president,
	cell: stock.spot.cell
});
export const ours = (state: State): object => ({
	cash: PLAYERS.map((id) => cash(state, seatOf(id))),
	shares: [...PLAYERS.map(seatOf), 'pool'].map((place) =>
		certificates(state, 'NdM', place)
			.map((c) => c.percent)
			.sort((a, b) => b - a)
	),
	president: 10 + Number(presidentOf(state, 'NdM')?.slice(1)),
	cell: state.companies['NdM']?.spot?.cell
});
