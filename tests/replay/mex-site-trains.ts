/** Trains bought in whole games of 18MEX at random, in the way of the recorded games: also with help. */
import type { Corp, Train } from './mex-site';
import { enter, faceOf, reached, room, takeTrain } from './mex-site-events';
import type { Game } from './mex-site-game';
import type { OperatingSet } from './mex-site-operating';
import { salesOf, sell, strands, type Sale } from './mex-site-shares';

interface Offer {
	readonly train: Train;
	readonly price: number;
	readonly seller: Corp | null;
}

/** Trains that the company can pay by itself. */
function offers(game: Game, set: OperatingSet, corp: Corp): Offer[] {
	const { site } = game;
	const cash = site.has(`corp:${corp.id}`);
	if (!room(site, corp)) return [];
	const [next] = site.depot;
	const bank =
		set.fromBank > 0 && !reached(site, '4') ? [] : [...(next ? [next] : []), ...site.discard];
	const own = bank.map((train) => ({ train, price: faceOf(train), seller: null }));
	const others = site
		.open()
		.filter((other) => other !== corp)
		.flatMap((seller) =>
			seller.trains
				.filter(({ obsolete }) => !obsolete)
				.map((train) => {
					const face = seller.id === 'NdM' || corp.id === 'NdM';
					const price = face ? faceOf(train) : 1 + game.roll(Math.max(1, cash));
					return { train, price, seller };
				})
		);
	const some = game.chance(6) ? others : [];
	return [...own, ...some].filter(({ price }) => price <= cash);
}

/** A train is bought or not; one that must be bought is bought with help, or brings ruin. */
export function trains(game: Game, set: OperatingSet): object {
	const corp = set.corp();
	if (corp === null) throw new Error('no major');
	const offer = game.pick(offers(game, set, corp));
	const must = set.mustBuy(corp);
	if (offer !== undefined && (must || !game.chance(3))) return buyTrain(game, set, corp, offer, 0);
	if (must) return force(game, set, corp);
	set.skips.add('SingleDepotTrainBuy');
	return { type: 'pass', entity: corp.id };
}

function buyTrain(game: Game, set: OperatingSet, corp: Corp, offer: Offer, help: number): object {
	const { site, pending } = game;
	const { train, price, seller } = offer;
	const holder = `corp:${corp.id}`;
	const how = 'buy_train<buy_train_action<process_buy_train';
	if (help > 0)
		site.pay(`player:${corp.owner ?? 0}`, holder, help, 'buy_train_action<process_buy_train');
	site.pay(holder, seller === null ? 'bank' : `corp:${seller.id}`, price, how);
	const depot = site.depot.includes(train);
	if (seller === null) set.fromBank += 1;
	takeTrain(site, corp, train);
	if (help > 0 || game.chance(3)) set.skips.add('SingleDepotTrainBuy');
	set.stage = 'Trains';
	pending.buyer = corp.owner;
	if (depot) enter(site, pending, train);
	return { type: 'buy_train', entity: corp.id, entity_type: 'corporation', train: train.id, price };
}

/** A train must be bought that the company cannot pay: its president adds, sells or is bankrupt. */
function force(game: Game, set: OperatingSet, corp: Corp): object {
	const { site } = game;
	const bank = [...site.depot.slice(0, 1), ...site.discard];
	const cheapest = bank.reduce((low, train) => (faceOf(train) < faceOf(low) ? train : low));
	const president = corp.owner ?? 0;
	const missing = faceOf(cheapest) - site.has(`corp:${corp.id}`);
	const short = missing - site.has(`player:${president}`);
	const offer = { train: cheapest, price: faceOf(cheapest), seller: null };
	const sales = site.open().flatMap((each) => forced(game, corp, each, president));
	// There a 5% is sold as if it were a share, also when there is money enough.
	const enough = sales.filter(({ corp: sold, percent }) => {
		const price = site.price(sold);
		return Math.ceil((price * percent) / 10) < short + price;
	});
	if (short <= 0 && (enough.length === 0 || !game.chance(3)))
		return buyTrain(game, set, corp, offer, missing);
	const power = mostOf(game, sales);
	const sale = game.pick(enough);
	if (sale === undefined || power < short) {
		if (game.chance(6)) return goBankrupt(game, corp, president);
		// It has no route then.
		set.route = false;
		set.skips.add('SingleDepotTrainBuy');
		return { type: 'pass', entity: corp.id };
	}
	return sellForTrain(game, set, president, sale);
}

/** What may be sold of a company, as long as the operating one keeps its president. */
function forced(game: Game, operating: Corp, corp: Corp, player: number): Sale[] {
	const { site } = game;
	const others = site.players.filter((id) => id !== player);
	const most = Math.max(...others.map((id) => corp.counted.get(id) ?? 0));
	return salesOf(site, corp, player).filter((sale) => {
		const left = (corp.counted.get(player) ?? 0) - sale.percent;
		if (sale.swap !== undefined || strands(site, player, sale)) return false;
		return corp !== operating || left >= most;
	});
}

/** What all of it brings at most; a bankruptcy that only 5% would avert there is not played. */
const mostOf = ({ site }: Game, sales: readonly Sale[]): number => {
	const best = new Map<Corp, number>();
	for (const { corp, percent } of sales) {
		const halves = corp.id === 'NdM' ? 10 : 0;
		const price = Math.ceil((site.price(corp) * (percent + halves)) / 10);
		best.set(corp, Math.max(best.get(corp) ?? 0, price));
	}
	return [...best.values()].reduce((a, b) => a + b, 0);
};

function sellForTrain(game: Game, set: OperatingSet, entity: number, sale: Sale): object {
	const { corp, shares, percent } = sale;
	const five = corp.shares.find((share) => share.owner === 'pool' && share.percent === 5);
	// Change may be asked for there, but is not given.
	const asked = five !== undefined && percent >= 10 && game.chance(2);
	const action = {
		type: 'sell_shares',
		entity,
		percent,
		shares: shares.map(({ id }) => `${corp.id}_${id}`),
		...(asked ? { swap: `${corp.id}_${five.id}` } : {})
	};
	sell(game.site, entity, sale);
	set.sortAgain();
	return action;
}

function goBankrupt(game: Game, corp: Corp, player: number): object {
	const { site } = game;
	for (const each of site.order(site.open().filter(({ par }) => par !== null))) {
		for (;;) {
			const sales = forced(game, corp, each, player).sort((a, b) => b.percent - a.percent);
			const [most] = sales;
			if (most === undefined) break;
			sell(site, player, most);
		}
	}
	site.cash.set('bank', site.has('bank') + site.has(`player:${player}`));
	site.cash.set(`player:${player}`, 0);
	site.bankrupt = player;
	site.ended = 'bankrupt';
	site.finished = true;
	return { type: 'bankrupt', entity: corp.id, entity_type: 'corporation' };
}
