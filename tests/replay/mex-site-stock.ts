/** Stock rounds of whole games of 18MEX at random, in the way of the recorded games. */
import type { Game } from './mex-site-game';
import { closeMinors, reached } from './mex-site-events';
import type { Corp } from './mex-site';
import { buy, par, purchasesOf, salesOf, sell, strands, type Sale } from './mex-site-shares';

/** A stock round, with what is remembered in it; players are seats. */
class StockRound {
	readonly game: Game;
	readonly passed: boolean[];
	readonly sold = new Map<number, Set<string>>();
	at: number;
	acted: ('buy' | 'sell')[] = [];
	over = false;
	last: object = {};

	constructor(game: Game) {
		this.game = game;
		this.passed = game.site.players.map(() => false);
		this.at = game.priority;
	}
	get player(): number {
		return 11 + this.at;
	}
	mustSell(player: number): boolean {
		const { site } = this.game;
		const over = site.open().some((corp) => site.percent(corp, player) > 60);
		return over || site.certificates(player) > site.limit;
	}
	/** Those who sold and then bought have nothing more to sell. */
	sales(): Sale[] {
		const { site, number } = this.game;
		const done = this.acted.includes('sell') && this.acted.at(-1) === 'buy';
		if (number === 1 || done) return [];
		const open = site.open().filter(({ id }) => id !== 'NdM' || reached(site, '3½'));
		const { player } = this;
		return open
			.flatMap((corp) => salesOf(site, corp, player))
			.filter((sale) => !strands(site, player, sale));
	}
	/** The turn is over, by a pass or because nothing is left to do; whoever has nothing is skipped. */
	end(): void {
		const { game } = this;
		this.passed[this.at] = this.acted.length === 0;
		this.acted = [];
		this.over = this.passed.every(Boolean);
		this.at = (this.at + 1) % this.passed.length;
		const skipped = !this.over && !this.mustSell(this.player) && game.chance(8);
		if (!skipped) return;
		game.site.log.push(`Player ${this.at} has no valid actions and passes`);
		this.end();
	}
	/** Says a line; the last one of the round is said with the begin of the next. */
	say(action: object, ends: boolean): void {
		const { game } = this;
		if (ends) this.end();
		this.last = action;
		if (this.over) return finish(game, this.at);
		const label = `SR ${game.number}`;
		game.say(action, { label, active: `player:${this.player}`, step: 'BuySellParShares' });
	}
	sell(sale: Sale): void {
		const { game, player } = this;
		const { corp, shares, percent, swap } = sale;
		const action = {
			type: 'sell_shares',
			entity: player,
			shares: shares.map(({ id }) => `${corp.id}_${id}`),
			percent,
			...(swap ? { swap: `${corp.id}_${swap.id}` } : {})
		};
		sell(game.site, player, sale);
		this.sold.set(player, (this.sold.get(player) ?? new Set()).add(corp.id));
		this.acted.push('sell');
		game.shown = (this.at + 1) % this.passed.length;
		this.say(action, false);
	}
	bought(action: object, shares: boolean): void {
		this.acted.push('buy');
		if (shares) this.game.shown = (this.at + 1) % this.passed.length;
		this.say(action, !this.mustSell(this.player) && this.game.chance(2));
	}
}

/** All have passed: sold-out companies rise. */
function finish(game: Game, next: number): void {
	const { site } = game;
	game.priority = next;
	game.shown = next;
	const all = ({ shares }: Corp) => shares.every(({ owner }) => typeof owner === 'number');
	const soldOut = site.open().filter((corp) => corp.floated && all(corp));
	for (const corp of site.order(soldOut)) site.step(corp, [-1, 0]);
}

/** A company is started, a share or a private is bought; false when there is nothing. */
function buyAnything(round: StockRound): boolean {
	const { game, player } = round;
	const { site } = game;
	if (game.chance(8) && !reached(site, '5') && buyDeed(round)) return true;
	const sold = round.sold.get(player) ?? new Set();
	const room = site.certificates(player) < site.limit;
	const new_ = site.open().filter(({ par: price, id }) => price === null && !sold.has(id));
	const corp = game.pick(new_);
	const price = game.pick([60, 70, 75, 80, 90]) ?? 60;
	const held = corp === undefined ? 0 : site.percent(corp, player);
	const able = room && held <= 40 && site.has(`player:${player}`) >= 2 * price + 100;
	if (corp !== undefined && able && game.chance(3)) {
		par(site, corp, player, price, false);
		const share_price = `${price},0,0`;
		const action = { type: 'par', entity: player, corporation: corp.id, share_price };
		round.bought(action, true);
		return true;
	}
	const open = site.open().filter(({ id }) => !sold.has(id));
	const purchase = game.pick(open.flatMap((each) => purchasesOf(site, each, player)));
	if (purchase === undefined) return false;
	const { share, swap } = purchase;
	const id = purchase.corp.id;
	buy(site, player, purchase);
	const shares = { shares: [`${id}_${share.id}`], percent: share.percent };
	const change = swap ? { swap: `${id}_${swap.id}` } : {};
	round.bought({ type: 'buy_shares', entity: player, ...shares, ...change }, true);
	return true;
}

function buyDeed(round: StockRound): boolean {
	const { game, player } = round;
	const { site } = game;
	const item = game.pick(game.deedsFor(player));
	const price = 1 + game.roll(40);
	if (item === undefined || site.has(`player:${player}`) < price) return false;
	site.pay(`player:${player}`, site.deeds.get(item) ?? '', price, 'process_buy_company');
	site.deeds.set(item, `player:${player}`);
	const action = {
		type: 'buy_company',
		entity: player,
		entity_type: 'player',
		company: item,
		price
	};
	round.bought(action, false);
	return true;
}

/** One stock round; its last line is said with what follows it. */
export function playStock(game: Game): object {
	const round = new StockRound(game);
	while (!round.over) {
		if (game.chance(30)) game.chat();
		const sales = round.sales();
		const must = round.mustSell(round.player);
		const sale = must || game.chance(game.rich ? 30 : 6) ? game.pick(sales) : undefined;
		if (sale !== undefined) {
			round.sell(sale);
			continue;
		}
		const buys = !round.acted.includes('buy') && !game.chance(4);
		if (!must && buys && buyAnything(round)) continue;
		round.say({ type: 'pass', entity: round.player }, true);
	}
	return round.last;
}

/** The stock round begins, with minors that have waited for it. */
export function startStock(game: Game): void {
	if (game.pending.minorsLate) closeMinors(game.site);
	game.pending.minorsLate = false;
	game.number += 1;
	game.shown = game.priority;
}
