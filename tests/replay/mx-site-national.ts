/** The NdeM in the way of the recorded games: its turns, its last run, the auction of its stations. */
import { pick } from './mx-site-decks';
import type { SiteGame } from './mx-site-game';
import type { SiteCorp } from './mx-site';
import type { OperatingSet } from './mx-site-operating';
import { earns, idle, payShares } from './mx-site-runs';
import { discardAll } from './mx-site-purchases';

const ENTITY = { entity: 'NDEM', entity_type: 'corporation' };

/** Those who hold shares of it lay track, and the first of them runs its trains. */
export function runNational(set: OperatingSet, corp: SiteCorp): void {
	const { game } = set;
	const { site, roll } = game;
	discardAll(game);
	const holders = site.order.filter((id) => site.held(corp, id) > 0);
	for (const id of holders) {
		const cube = { type: 'lay_tile', ...ENTITY, hex: 'N21', tile: 'BC-0', rotation: 0 };
		const tile = { ...cube, tile: '8-1' };
		const said = pick([{ type: 'pass', ...ENTITY }, tile, cube], roll) ?? tile;
		game.record(said, 'Track', () => undefined, { acting: [id], spent: 0 });
	}
	corp.history += 1;
	if (corp.trains.length === 0 || (roll(15) === 0 && holders.length > 0)) idle(game, corp);
	else runAll(game, corp, holders[0] ?? site.order[0] ?? 0);
	if (site.ndem === 'closing') closeNational(game, corp);
	set.advance();
}

function runAll(game: SiteGame, corp: SiteCorp, acting: number): void {
	const { site } = game;
	const trains = corp.trains.map(({ id, name }) => ({
		train: id,
		name,
		revenue: earns(game, name),
		str: 'N23'
	}));
	const total = trains.reduce((sum, { revenue }) => sum + revenue, 0);
	const action = { type: 'run_routes', ...ENTITY, routes: [], extra_revenue: 0, subsidy: 0 };
	game.record(
		action,
		'Route',
		() => {
			payShares(game, corp, total);
			site.move(corp, Math.floor(total / site.price(corp)));
			const entity = 'corp:NDEM';
			site.dividends.push({ entity, kind: 'payout', automatic: true, revenue: total, withheld: 0 });
		},
		{ routes: { trains, total }, acting: [acting] }
	);
}

/** Everybody is paid for his shares, then its stations are auctioned. */
function closeNational(game: SiteGame, corp: SiteCorp): void {
	const { site } = game;
	const holders = site.players.filter(({ id }) => site.held(corp, id) > 0);
	if (holders.length > 0) {
		game.record(
			{ type: 'pass', ...ENTITY },
			'CashOutNdem',
			() => {
				for (const player of holders) {
					const percent = site.held(corp, player.id);
					site.pay('bank', player, (percent * site.price(corp)) / 10, 'sell_shares<process_pass');
					site.shift(corp, player.id, 'market', percent);
				}
			},
			{ acting: site.players.map(({ id }) => id), sub: 1 }
		);
	}
	new Auction(game, corp).play();
	game.record(
		{ type: 'pass', ...ENTITY },
		STEP,
		() => {
			site.ndem = 'closed';
			site.lift(corp);
			corp.closed = true;
		},
		{ acting: [], sub: 1 }
	);
}

const STEP = 'AuctionNdemTokens';

/** Stations are put up by players in turn, until all of them pass. */
class Auction {
	readonly game: SiteGame;
	readonly corp: SiteCorp;
	private steps: number[];
	private choosers: number[];

	constructor(game: SiteGame, corp: SiteCorp) {
		this.game = game;
		this.corp = corp;
		this.steps = [...game.site.order];
		this.choosers = [...this.steps];
	}
	/** Companies of a player that have a token for it and so much money, floated or not. */
	private payers(id: number, amount: number): SiteCorp[] {
		const { corps } = this.game.site;
		const any = corps.some((corp) => corp.type === 'major' && corp.floated && corp.owner !== null);
		// By phase 7 some major has floated in every game that people play.
		if (!any) return [];
		return corps.filter(
			(corp) =>
				corp.owner === id &&
				corp.type === 'major' &&
				!corp.closed &&
				corp.exchange > 0 &&
				corp.cash >= amount
		);
	}
	private say(action: object, id: number, effect: () => void = () => undefined): void {
		this.game.record({ type: 'pass', ...ENTITY, ...action }, STEP, effect, { acting: [id] });
	}
	play(): void {
		while (this.choosers.length > 0 && !this.game.finished) {
			const [id = 0] = this.choosers;
			const hex = pick(this.corp.tokensOn, this.game.roll);
			const able = hex !== undefined && this.payers(id, 30).length > 0;
			if (!able || this.game.roll(3) === 0) {
				this.say({}, id);
				this.choosers.shift();
				continue;
			}
			this.say({ type: 'remove_token', city: '6-0-0', slot: 0 }, id, () =>
				this.game.site.log.push(`Player ${id} has chosen NDEM token at ${hex} for auction`)
			);
			this.sell(hex);
			this.steps.push(this.steps.shift() ?? 0);
			this.choosers = [...this.steps];
		}
	}
	/** Who put it up bids first; who passes is out. */
	private sell(hex: string): void {
		const { order } = this.game.site;
		const at = order.indexOf(this.choosers[0] ?? 0);
		let bidders = [...order.slice(at), ...order.slice(0, at)];
		let high = { id: 0, amount: 0 };
		while (!this.game.finished && (bidders.length > 1 || bidders[0] !== high.id)) {
			const [id = 0, ...rest] = bidders;
			const amount = high.amount + 10 * (1 + this.game.roll(3));
			const bids = this.payers(id, amount).length > 0 && (high.id === 0 || this.game.roll(2) === 0);
			this.say(bids ? { type: 'bid', price: amount } : {}, id);
			bidders = bids ? [...rest, id] : rest;
			if (bids) high = { id, amount };
		}
		if (this.game.finished) return;
		const payer = pick(this.payers(high.id, high.amount), this.game.roll) as SiteCorp;
		this.say({ type: 'merge', corporation: payer.id }, high.id, () => {
			this.game.site.pay(payer, 'bank', high.amount, 'process_merge');
			payer.exchange -= 1;
			payer.tokensOn.push(hex);
			this.corp.tokensOn.splice(this.corp.tokensOn.indexOf(hex), 1);
		});
	}
}
