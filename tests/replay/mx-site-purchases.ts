/** Trains bought, turned over and discarded in the way of the recorded games; and the help of presidents. */
import { pick } from './mx-site-decks';
import type { SiteGame } from './mx-site-game';
import type { SiteCorp, SitePlayer, SiteTrain } from './mx-site';
import type { OperatingSet } from './mx-site-operating';
import { allSales, once, saleLine, sellShares, type Sale } from './mx-site-shares';
import { appears, crowded, FACE, limitOf, normal, SPECIALS } from './mx-site-trains';

const entityOf = (corp: SiteCorp) => ({ entity: corp.id, entity_type: 'corporation' });

/** Companies over their limit discard, one after the other in the order of the file. */
export function discardAll(game: SiteGame): void {
	const { site, roll } = game;
	for (let over = crowded(game)[0]; over && !game.finished; over = crowded(game)[0]) {
		const corp = over;
		const train = pick(spare(corp), roll) as SiteTrain;
		const action = { type: 'discard_train', ...entityOf(corp), train: train.id };
		game.record(
			action,
			'DiscardTrain',
			() => {
				corp.trains = corp.trains.filter((each) => each !== train);
				if (corp.id !== 'NDEM' && normal({ ...corp, trains: [train] }).length > 0) {
					site.discarded.push(train);
				}
			},
			{ active: `corp:${corp.id}` }
		);
	}
}

function spare(corp: SiteCorp): SiteTrain[] {
	const specials = corp.trains.filter(({ name }) => SPECIALS.includes(name));
	const cars = corp.trains.filter(({ name }) => name === 'P+');
	if (specials.length > 1) return specials;
	return cars.length > 1 ? cars : normal(corp);
}

/** A minor may begin its first turn with an L. */
export function housekeeping(game: SiteGame, corp: SiteCorp): void {
	const next = game.site.next();
	const may = corp.type === 'minor' && corp.history === 0 && next.name === 'L' && corp.cash >= 60;
	if (may && game.roll(2) === 0) buyNew(game, corp, 'L', 'FirstTurnHousekeeping');
}

/** The next train of the bank with one of its sides up. */
function buyNew(game: SiteGame, corp: SiteCorp, side: string, step = 'BuyTrain'): void {
	const { site } = game;
	const train = site.next();
	const price = FACE[side] ?? 0;
	const action = { type: 'buy_train', ...entityOf(corp), train: train.id, price, variant: side };
	game.record(
		action,
		step,
		() => {
			help(game, corp, price);
			site.pay(corp, 'bank', price, 'buy_train<buy_train_action<process_buy_train');
			site.depot.shift();
			const kind = train.name;
			train.name = side;
			corp.trains.push(train);
			if (side === '2') toPhase2(game);
			appears(game, kind);
		},
		{ spent: price }
	);
}

function toPhase2(game: SiteGame): void {
	game.site.phase = Math.max(2, game.site.phase);
}

/** What the treasury lacks comes from the president, and what he lacks from a loan. */
function help(game: SiteGame, corp: SiteCorp, price: number): void {
	const { site } = game;
	const lacks = price - corp.cash;
	if (lacks <= 0) return;
	const player = site.owner(corp);
	const loan = Math.max(0, lacks - player.cash);
	if (game.older) player.cash += loan;
	else site.pay('bank', player, loan, 'take_player_loan<try_take_player_loan');
	player.debt += loan + Math.ceil(loan / 2);
	site.pay(player, corp, lacks, 'buy_train_action<process_buy_train');
}

/** A train of the discard at its face value. */
function buyDiscarded(game: SiteGame, corp: SiteCorp, train: SiteTrain): void {
	const { site } = game;
	const price = FACE[train.name] ?? 0;
	const action = {
		type: 'buy_train',
		...entityOf(corp),
		train: train.id,
		price,
		variant: train.name
	};
	game.record(
		action,
		'BuyTrain',
		() => {
			help(game, corp, price);
			site.pay(corp, 'bank', price, 'buy_train<buy_train_action<process_buy_train');
			site.discarded = site.discarded.filter((each) => each !== train);
			corp.trains.push(train);
		},
		{ spent: price }
	);
}

/** An L turned over for 80. */
function upgrade(game: SiteGame, corp: SiteCorp): void {
	const train = corp.trains.find(({ name }) => name === 'L');
	if (train === undefined || corp.cash < 80) return;
	const action = { type: 'buy_train', ...entityOf(corp), train: train.id, price: 80, variant: '2' };
	game.record(
		{ ...action, exchange: train.id },
		'BuyTrain',
		() => {
			game.site.pay(corp, 'bank', 80, 'upgrade_train_action<process_buy_train');
			train.name = '2';
			toPhase2(game);
		},
		{ spent: 80 }
	);
}

/** From another company at any price, from phase 3 on; also a second E. */
function buyUsed(game: SiteGame, corp: SiteCorp): boolean {
	const { site, roll } = game;
	if (site.phase < 3 || corp.cash < 1) return false;
	// Once in a while somebody buys from the NdeM, which nobody stops there.
	const national = roll(12) === 0 && site.ndem === 'open';
	const others = site.corps.filter(
		(each) => each !== corp && !each.closed && (each.id !== 'NDEM' || national)
	);
	const seller = pick(
		others.filter((each) => normal(each).length > 0),
		roll
	);
	const train = pick(seller === undefined ? [] : normal(seller), roll);
	if (seller === undefined || train === undefined) return false;
	const price = 1 + roll(corp.cash);
	const action = {
		type: 'buy_train',
		...entityOf(corp),
		train: train.id,
		price,
		variant: train.name
	};
	game.record(
		action,
		'BuyTrain',
		() => {
			site.pay(corp, seller, price, 'buy_train<buy_train_action<process_buy_train');
			seller.trains = seller.trains.filter((each) => each !== train);
			corp.trains.push(train);
		},
		{ spent: price }
	);
	return true;
}

export function buyTrains(set: OperatingSet, corp: SiteCorp): void {
	const { game } = set;
	const { roll } = game;
	for (let tries = 1 + roll(3); tries > 0; tries--) {
		const room = normal(corp).length < limitOf(game, corp);
		if (roll(6) === 0) upgrade(game, corp);
		else if (!room) continue;
		else if (roll(5) === 0) buyUsed(game, corp);
		else if (roll(2) === 0) buyAffordable(game, corp);
		discardAll(game);
	}
	if (normal(corp).length === 0) force(set, corp);
	discardAll(game);
}

function buyAffordable(game: SiteGame, corp: SiteCorp): void {
	const { site, roll } = game;
	const next = site.next().name;
	const express = corp.trains.some(({ name }) => name === 'E');
	const sides = next === 'L' ? ['L', '2'] : next === '7' && !express ? ['7', 'E'] : [next];
	const side = pick(
		sides.filter((each) => (FACE[each] ?? 0) <= corp.cash),
		roll
	);
	const old = site.discarded.find(({ name }) => (FACE[name] ?? 0) <= corp.cash);
	if (old !== undefined && !(old.name === 'E' && express) && roll(2) === 0) {
		buyDiscarded(game, corp, old);
	} else if (side !== undefined) buyNew(game, corp, side);
}

/** Without a train it must buy one; the president helps with the cheapest, and sells for it. */
function force(set: OperatingSet, corp: SiteCorp): void {
	const { game } = set;
	const { site } = game;
	if (normal(corp).length === 0 && game.roll(4) === 0) buyUsed(game, corp);
	if (normal(corp).length > 0) return;
	const cheap = [...site.discarded, site.next()].sort(
		(a, b) => (FACE[a.name] ?? 0) - (FACE[b.name] ?? 0)
	)[0] as SiteTrain;
	sellFor(set, corp, FACE[cheap.name] ?? 0);
	if (site.discarded.includes(cheap)) buyDiscarded(game, corp, cheap);
	else buyNew(game, corp, cheap.name);
}

/** No more than is needed, and never the presidency of the company itself. */
function sellFor(set: OperatingSet, corp: SiteCorp, price: number): void {
	const { game } = set;
	const { site } = game;
	const player = site.owner(corp);
	const sold = new Set<string>();
	while (!game.finished) {
		const short = price - corp.cash - player.cash;
		const sales = short <= 0 ? [] : once(game, allSales(game, player, true), sold);
		const sale = pick(
			sales.filter((each) => fits(game, corp, player, each, short)),
			game.roll
		);
		if (sale === undefined) return;
		sold.add(sale.corp.id);
		game.record(saleLine(player, sale), 'BuyTrain', () => {
			sellShares(game, player, sale);
			// What is left to operate is sorted anew.
			game.queue = site.sorted(game.queue);
		});
	}
}

function fits(
	game: SiteGame,
	corp: SiteCorp,
	player: SitePlayer,
	sale: Sale,
	short: number
): boolean {
	const { site } = game;
	if (((sale.percent - 10) * site.price(sale.corp)) / 10 >= short) return false;
	if (sale.corp !== corp) return true;
	const others = site.players.filter(({ id }) => id !== player.id);
	const next = Math.max(...others.map(({ id }) => site.held(corp, id)));
	const left = site.held(corp, player.id) - sale.percent;
	return left >= Math.max(20, next);
}
