/** Stock rounds of 1822MX at random in the way of the recorded games: sales, bids, purchases, passes. */
import { MAJORS, PRICES, type SitePlayer } from './mx-site';
import { faceOf } from './mx-site-boxes';
import { pick, type Pile } from './mx-site-decks';
import type { RawLine, SiteGame } from './mx-site-game';
import {
	allSales,
	buyShare,
	helpless,
	once,
	saleLine,
	sellShares,
	startMajor,
	type Sale
} from './mx-site-shares';

const STEP = 'BuySellParShares';
const PILES: readonly Pile[] = ['minors', 'concessions', 'privates'];
const BIDS_A_TURN = 3;

/** What a player has done in this turn and sold in this round. */
interface Turn {
	bids: number;
	readonly sold: Set<string>;
	acted: boolean;
	over: boolean;
}

export class StockRound {
	readonly game: SiteGame;
	private readonly sold = new Map<number, Set<string>>();
	private readonly passed = new Set<number>();
	/** How often somebody does something; it cools down, so that the round comes to its end. */
	private zeal: number;

	constructor(game: SiteGame, zeal = 3) {
		this.game = game;
		this.zeal = zeal;
	}
	private get site() {
		return this.game.site;
	}
	private roll(sides: number): number {
		return this.game.roll(sides);
	}
	/** All turns until everybody has passed; the last pass ends the round in its line. */
	play(end: () => void): void {
		const { game } = this;
		game.round = 'stock';
		let at = 0;
		while (!game.finished) {
			const player = this.site.player(this.site.order[at] ?? 0);
			at = (at + 1) % this.site.order.length;
			if (helpless(game, player)) {
				this.passed.add(player.id);
				continue;
			}
			game.active = `player:${player.id}`;
			const last = this.takeTurn(player, () => this.follow(at, end));
			if (last) return;
		}
	}
	/** After a turn: players who can do nothing are skipped; true when the round is over with it. */
	private follow(from: number, end: () => void): boolean {
		const { order } = this.site;
		for (let at = from; this.passed.size < order.length; at = (at + 1) % order.length) {
			const next = this.site.player(order[at] ?? 0);
			if (!helpless(this.game, next)) return false;
			this.passed.add(next.id);
		}
		end();
		return true;
	}
	private takeTurn(player: SitePlayer, follow: () => boolean): boolean {
		const turn: Turn = { bids: 0, sold: new Set(), acted: false, over: false };
		let over = false;
		const done = (): void => {
			if (turn.acted) this.passed.delete(player.id);
			else this.passed.add(player.id);
			over = follow();
		};
		while (!turn.over && !this.game.finished) {
			const deed = this.deed(player, turn);
			turn.over = deed === null || deed.ends;
			const action = deed?.action ?? { type: 'pass', entity: player.id, entity_type: 'player' };
			this.game.record(action, STEP, () => {
				deed?.effect();
				turn.acted ||= deed !== null;
				if (deed !== null) this.game.untouched = false;
				if (turn.over) done();
			});
		}
		return over;
	}
	/** One thing at random, or nothing. */
	private deed(player: SitePlayer, turn: Turn): Deed | null {
		const sales = once(this.game, allSales(this.game, player), turn.sold);
		if (this.site.certificates(player) > this.site.limit && sales.length > 0) {
			return this.sale(player, sales, turn);
		}
		if (player.debt > 0) return this.repay(player, sales, turn);
		if (this.roll(Math.ceil(this.zeal) + 1) === 0) return null;
		this.zeal *= 0.95;
		const kind = this.roll(8);
		if (kind === 0 && sales.length > 0) return this.sale(player, sales, turn);
		if (kind <= 4) return this.bid(player, turn);
		if (turn.bids > 0) return null;
		return kind === 5
			? (this.par(player) ?? this.buy(player))
			: (this.buy(player) ?? this.par(player));
	}
	private repay(player: SitePlayer, sales: readonly Sale[], turn: Turn): Deed | null {
		if (player.cash > 0 && this.roll(3) > 0) {
			const amount = Math.min(player.cash, player.debt);
			const type = amount === player.debt ? 'payoff_player_debt' : 'payoff_player_debt_partial';
			// Who has nothing left but the rest of a loan is not asked any more.
			const ends = player.cash < player.debt && sales.length === 0;
			return this.done({ type, entity: player.id, entity_type: 'player' }, ends, () => {
				if (this.game.older) this.site.payOutside(player, amount);
				else this.site.pay(player, 'bank', amount, 'payoff_player_loan<process_payoff_player_debt');
				player.debt -= amount;
			});
		}
		return sales.length > 0 && this.roll(2) === 0 ? this.sale(player, sales, turn) : null;
	}
	private done(action: RawLine, ends: boolean, effect: () => void): Deed {
		return { action, ends, effect };
	}
	private sale(player: SitePlayer, sales: readonly Sale[], turn: Turn): Deed {
		const sale = pick(sales, (n) => this.roll(n)) as Sale;
		const sold = this.sold.get(player.id) ?? new Set<string>();
		this.sold.set(player.id, sold.add(sale.corp.id));
		turn.sold.add(sale.corp.id);
		return this.done(saleLine(player, sale), false, () => sellShares(this.game, player, sale));
	}
	private bid(player: SitePlayer, turn: Turn): Deed | null {
		const { game } = this;
		const items = PILES.flatMap((pile) => game.boxes(pile));
		const item = pick(items, (n) => this.roll(n));
		if (item === undefined) return null;
		const high = game.highest(item);
		const mine = [...game.bids.values()].filter((list) => list.some(([id]) => id === player.id));
		const placed = game.bids.get(item)?.some(([id]) => id === player.id) ?? false;
		// Once in a while somebody bids beyond his tokens or his certificates, as nobody counts them there.
		const careless = this.roll(12) === 0;
		const counted = this.site.certificates(player) + this.leading(player);
		if (!careless && ((!placed && mine.length >= game.tokens) || counted >= this.site.limit))
			return null;
		const least = high === undefined ? faceOf(item) : high[1] + 5;
		const amount = least + 5 * this.roll(this.roll(4) === 0 ? 20 : 3);
		if (high?.[0] === player.id || amount > player.cash - game.committed(player)) return null;
		turn.bids += 1;
		const action = {
			type: 'bid',
			entity: player.id,
			entity_type: 'player',
			company: item,
			price: amount
		};
		return this.done(action, turn.bids === BIDS_A_TURN, () => {
			const others = (game.bids.get(item) ?? []).filter(([id]) => id !== player.id);
			game.bids.set(item, [...others, [player.id, amount]]);
		});
	}
	private leading(player: SitePlayer): number {
		return [...this.game.bids.keys()].filter((item) => this.game.highest(item)?.[0] === player.id)
			.length;
	}
	private buy(player: SitePlayer): Deed | null {
		const { site } = this;
		const free = player.cash - this.game.committed(player);
		const room = site.certificates(player) + this.leading(player) < site.limit;
		const offers = site.corps
			.filter((corp) => corp.type === 'major' && corp.ipoed && !corp.closed)
			.filter((corp) => !this.sold.get(player.id)?.has(corp.id) && site.price(corp) <= free)
			.filter((corp) => site.held(corp, player.id) <= 50 && (room || !site.counts(corp)))
			.flatMap((corp) => (['ipo', 'market'] as const).map((from) => ({ corp, from })))
			.filter(({ corp, from }) => site.held(corp, from) >= 10);
		const offer = pick(offers, (n) => this.roll(n));
		if (offer === undefined) return null;
		const { corp, from } = offer;
		const shares = [`${corp.id}_1`];
		const action = {
			type: 'buy_shares',
			entity: player.id,
			entity_type: 'player',
			shares,
			percent: 10
		};
		return this.done(action, true, () => buyShare(this.game, player, corp, from));
	}
	/** A major of the concession in hand, or from phase 5 any that nobody has started. */
	private par(player: SitePlayer): Deed | null {
		const { site, game } = this;
		const open = MAJORS.filter((id, i) => {
			if (site.corp(id).ipoed || site.phase < 2) return false;
			return site.phase >= 5 || player.companies.includes(`C${i + 1}`);
		});
		const id = pick(open, (n) => this.roll(n));
		if (id === undefined) return null;
		const concession = `C${MAJORS.indexOf(id) + 1}`;
		const off = site.phase >= 5 ? 0 : 100;
		const free = player.cash - game.committed(player);
		const room = site.certificates(player) + this.leading(player) < site.limit;
		const pars = [60, 70, 80, 90, 100].filter((par) => 2 * par - off <= free);
		const par = pick(pars, (n) => this.roll(n));
		if (par === undefined || (!room && off === 0)) return null;
		const action = {
			type: 'par',
			entity: player.id,
			entity_type: 'player',
			corporation: id,
			share_price: `${par},0,${PRICES.indexOf(par)}`
		};
		return this.done(action, true, () => {
			if (off > 0) site.closeCompany(concession);
			startMajor(game, player, site.corp(id), par, off);
		});
	}
}

interface Deed {
	readonly action: RawLine;
	/** The turn is over with it. */
	readonly ends: boolean;
	effect(): void;
}
