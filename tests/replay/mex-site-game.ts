/** A whole game of 18MEX at random in the way of the recorded games: its trace, from the opening sale on. */
import { dice } from './dice';
import { ITEMS, Sale, VALUES, type Item } from './mex-opening-model';
import { Site } from './mex-site';
import type { Pending } from './mex-site-events';
import { par, receive } from './mex-site-shares';
import { says, setupOf } from './mex-site-trace';

export interface Where {
	readonly label: string;
	readonly active: string;
	readonly step: string;
}

export interface Plan {
	readonly players: 3 | 4 | 5;
	readonly seed: number;
	readonly options?: readonly string[];
	readonly bank?: number;
}

/** Everything that the rounds of a game share. */
export class Game {
	readonly site: Site;
	readonly roll: (sides: number) => number;
	readonly lines: object[] = [];
	readonly setup: object;
	readonly pending: Pending;
	where: Where = { label: 'ISR 1', active: 'player:11', step: 'WaterfallAuction' };
	/** Seat of the player who begins the next stock round, and of him who is shown until then. */
	priority = 0;
	shown = 0;
	number = 1;
	bids: object = {};
	/** How many tokens of its charter a company has placed. */
	readonly placed = new Map<string, number>();
	/** Companies earn well and pay it out, so that the game comes to its end. */
	readonly rich: boolean;
	/** The Copper Canyon has its tile. */
	canyon = false;

	constructor({ players, seed, options = [], bank = 9000 }: Plan) {
		this.site = new Site(players, bank);
		this.roll = dice(seed);
		this.rich = this.chance(2);
		this.setup = setupOf(this.site, options);
		const merger = { candidates: [], stations: [], buyer: null };
		this.pending = { ...merger, minorsLate: false, options };
	}
	chance(of: number): boolean {
		return this.roll(of) === 0;
	}
	pick<T>(list: readonly T[]): T | undefined {
		return list[this.roll(Math.max(1, list.length))];
	}
	/** Before phase 3 under option 8(b): KCM&O is for sale, and nothing else. */
	early(): boolean {
		return this.site.phase === '2' && this.pending.options.includes('early_buy_of_kcmo');
	}
	/** Privates that can be bought from players; early there also from oneself. */
	deedsFor(player: number | null): Item[] {
		const { site } = this;
		const early = this.early();
		return (early ? (['KCMO'] as const) : (['MCAR', 'KCMO', 'MIR'] as const)).filter((item) => {
			const holder = site.deeds.get(item) ?? '';
			const lies = holder.startsWith('player:') && (early || holder !== `player:${player}`);
			return lies && !site.closed.has(item);
		});
	}
	/** A line that says nothing to a banker. */
	chat(): void {
		const entity = this.site.players[0] ?? 11;
		this.say({ type: 'message', entity, message: 'at random' }, this.where);
	}
	private at({ label, active, step }: Where): object {
		const type = label.startsWith('OR')
			? 'operating'
			: label.startsWith('SR')
				? 'stock'
				: 'auction';
		const round = { type, label };
		return { round, phase: this.site.phase, active: [active], step: `G18MEX::Step::${step}` };
	}
	/** A line with what has happened since the last one, after which the game stands there. */
	say(action: object, to: Where, more: object = {}): void {
		const { site } = this;
		const before = this.at(this.where);
		this.where = to;
		const { flows, moves, dividends, log } = site;
		this.lines.push({
			t: 'action',
			n: this.lines.length + 1,
			action,
			before,
			after: this.at(to),
			flows,
			moves,
			dividends,
			log,
			...more,
			state: says(site, site.players[this.shown] ?? 11, this.bids)
		});
		Object.assign(site, { flows: [], moves: [], dividends: [], log: [] });
	}
	/** Stopped by agreement, wherever it stands. */
	stop(): void {
		this.site.finished = true;
		this.say({ type: 'end_game', entity: this.site.players[0] ?? 11 }, this.where);
	}
	/** The rows of the trace, with set-up and result. */
	get rows(): object[] {
		const { site } = this;
		const reason = site.ended === 'bankrupt' ? 'bankrupt' : site.broken ? 'bank' : site.ended;
		const end = {
			t: 'end',
			finished: site.finished,
			game_end_reason: site.finished ? (reason ?? 'manually_ended') : null,
			result: Object.fromEntries(site.players.map((id) => [id, site.value(id)]))
		};
		return [this.setup, ...this.lines, end];
	}
}

const bidsOf = (sale: Sale): object =>
	Object.fromEntries(
		ITEMS.map((item) => [item, sale.of(item).map(({ player, price }) => [11 + player, price])])
	);

/** The site's book after a line of the opening sale. */
function book(game: Game, sale: Sale): void {
	const { site } = game;
	sale.cash.forEach((cash, i) => site.cash.set(`player:${11 + i}`, cash));
	for (const item of ITEMS) {
		const owner = sale.owner[item];
		site.cash.set(`minor:${item}`, sale.treasury[item] ?? 0);
		if (owner === undefined || site.deeds.get(item) !== null) continue;
		site.deeds.set(item, `player:${11 + owner}`);
		const chi = site.corp('CHI');
		const free = chi.shares.find(({ id }) => id === 1);
		if (item === 'MIR' && free) receive(site, chi, free, 11 + owner);
	}
	const rest = [...site.cash].reduce(
		(sum, [holder, cash]) => sum + (holder === 'bank' ? 0 : cash),
		0
	);
	site.cash.set('bank', site.bank - rest);
	game.bids = bidsOf(sale);
}

function bidFor(game: Game, sale: Sale, item: Item): number | null {
	const buys = sale.auction === null && item === sale.unsold[0];
	const least = buys ? (item === 'MCAR' ? sale.price : VALUES[item]) : sale.least(item);
	const price = buys ? least : least + game.roll(8);
	return price <= sale.free(sale.active, item) && !game.chance(3) ? price : null;
}

/** The seven items are sold, and NdM's par is set. */
export function playOpening(game: Game): void {
	const sale = new Sale(game.site.players.length);
	while (sale.unsold.length > 0) {
		const player = sale.active;
		const open = sale.auction === null ? sale.unsold : [sale.auction];
		const item = game.pick(open) ?? 'MCAR';
		const price = bidFor(game, sale, item);
		const entity = 11 + player;
		if (price === null) sale.pass(player);
		else sale.bid(player, item, price);
		book(game, sale);
		const action =
			price === null ? { type: 'pass', entity } : { type: 'bid', entity, company: item, price };
		const active = `player:${11 + sale.active}`;
		const over = sale.unsold.length === 0;
		const owner = `player:${11 + (sale.owner.MNR ?? 0)}`;
		const where = { label: 'ISR 1', active: over ? owner : active };
		game.say(action, { ...where, step: over ? 'CompanyPendingPar' : 'WaterfallAuction' });
	}
	const owner = 11 + (sale.owner.MNR ?? 0);
	const price = game.pick([60, 70, 75, 80, 90]) ?? 60;
	par(game.site, game.site.corp('NdM'), owner, price, true);
	game.priority = sale.at;
	game.shown = sale.at;
	const action = { type: 'par', entity: owner, corporation: 'NdM', share_price: `${price},0,0` };
	game.say(action, { label: 'SR 1', active: `player:${11 + sale.at}`, step: 'BuySellParShares' });
}
