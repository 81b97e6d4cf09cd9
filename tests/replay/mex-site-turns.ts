/** What companies do in whole games of 18MEX at random, in the way of the recorded games. */
import { VALUES } from './mex-opening-model';
import type { Corp, MinorId, Train } from './mex-site';
import { chooseStation, decline, faceOf, merge, reached } from './mex-site-events';
import type { Game } from './mex-site-game';
import { OperatingSet, presidentOf } from './mex-site-operating';
import { trains } from './mex-site-trains';

type Act = object;
const COSTS = [0, 20, 40, 60, 120] as const;
const TOKENS = [0, 40, 60, 80, 80, 80] as const;

/** Plays a set of operating rounds; the last line of the stock round is said with its begin. */
export function playOperating(game: Game, last: Act, most: number): void {
	const set = new OperatingSet(game);
	game.say(last, set.advance());
	while (!set.over && game.lines.length < most) {
		if (game.chance(30)) game.chat();
		const more: Record<string, unknown> = {};
		const action = decide(game, set, more);
		const over = game.site.finished;
		game.say(action, over ? { label: set.label, active: 'nobody', step: '' } : set.advance(), more);
		if (over) return;
	}
}

function decide(game: Game, set: OperatingSet, more: Record<string, unknown>): Act {
	const { step, active } = game.where;
	const { site, pending } = game;
	const entity = active.split(':')[1] ?? '';
	if (step === 'Merge') return answer(game, entity);
	if (step === 'Assign') {
		const target = game.pick(pending.stations) ?? '';
		chooseStation(site, pending, target);
		return { type: 'assign', entity: 'NdM', entity_type: 'corporation', target };
	}
	const corp = set.corp();
	if (corp !== null && game.chance(8)) {
		const bought = buyDeed(game, corp);
		if (bought !== null) return bought;
	}
	if (step === 'DiscardTrain') return discard(game, entity);
	const { current } = set;
	if (current === null) throw new Error('nobody operates');
	switch (step) {
		case 'Track':
			return track(game, set, current, more);
		case 'Token':
			return token(game, set, more);
		case 'Route':
			return run(game, set, current, more);
		case 'Dividend':
			return dividend(game, set);
		case 'SingleDepotTrainBuy':
			return trains(game, set);
		default:
			set.skips.add('BuyCompany');
			return { type: 'pass', entity };
	}
}

function answer(game: Game, entity: string): Act {
	const { site, pending } = game;
	const [corp] = pending.candidates;
	if (corp === undefined) throw new Error('nobody is asked');
	if (game.chance(2)) {
		merge(site, pending, corp);
		return { type: 'merge', entity, entity_type: 'corporation', corporation: corp.id };
	}
	decline(site, pending);
	return { type: 'pass', entity };
}

function discard(game: Game, entity: string): Act {
	const corp = game.site.open().find(({ id }) => id === entity);
	const train = game.pick(corp?.trains ?? []);
	if (corp === undefined || train === undefined) throw new Error('nothing to discard');
	corp.trains = corp.trains.filter((each) => each !== train);
	game.site.discard.push(train);
	return { type: 'discard_train', entity, entity_type: 'corporation', train: train.id };
}

const nameOf = (current: Corp | MinorId): string =>
	typeof current === 'string' ? current : current.id;
const holderOf = (current: Corp | MinorId): string =>
	typeof current === 'string' ? `minor:${current}` : `corp:${current.id}`;

function track(
	game: Game,
	set: OperatingSet,
	current: Corp | MinorId,
	more: Record<string, unknown>
): Act {
	const { site } = game;
	const canyon = layCanyon(game, set, more);
	if (canyon !== null) return canyon;
	const cost = game.pick(COSTS) ?? 0;
	if (game.chance(2) || site.has(holderOf(current)) < cost) {
		set.skips.add('Track');
		return { type: 'pass', entity: nameOf(current) };
	}
	set.lays += typeof current === 'string' ? 2 : 1;
	site.pay(holderOf(current), 'bank', cost, 'pay_tile_cost!<lay_tile');
	more['spent'] = cost;
	return { type: 'lay_tile', entity: nameOf(current), hex: 'G4', tile: '8-0', rotation: 0 };
}

/** The Copper Canyon, by its private for half the price, or by anybody. */
function layCanyon(game: Game, set: OperatingSet, more: Record<string, unknown>): Act | null {
	const { site } = game;
	const corp = set.corp();
	if (corp === null || game.canyon || !game.chance(4)) return null;
	const own = site.deedsOf(`corp:${corp.id}`).includes('KCMO');
	const cost = own ? 60 : 120;
	if (site.has(`corp:${corp.id}`) < cost) return null;
	game.canyon = true;
	site.pay(`corp:${corp.id}`, 'bank', cost, 'pay_tile_cost!<lay_tile');
	more['spent'] = cost;
	if (own) site.closed.add('KCMO');
	else set.lays += 1;
	const entity = own ? 'KCMO' : corp.id;
	return { type: 'lay_tile', entity, hex: 'F5', tile: own ? '470-0' : '8-0', rotation: 0 };
}

function token(game: Game, set: OperatingSet, more: Record<string, unknown>): Act {
	const { site } = game;
	const corp = set.corp();
	if (corp === null) throw new Error('no major');
	set.skips.add('Token');
	const placed = Number(game.placed.get(corp.id) ?? 1);
	const cost = TOKENS[placed] ?? 80;
	const hex = game.pick(
		['M10', 'I10', 'K6', 'O8', 'I8', 'M12'].filter((each) => !corp.on.includes(each))
	);
	const able = corp.tokens > 0 && site.has(`corp:${corp.id}`) >= cost && hex !== undefined;
	if (!able || game.chance(2)) return { type: 'pass', entity: corp.id };
	game.placed.set(corp.id, placed + 1);
	corp.tokens -= 1;
	corp.on.push(hex);
	site.pay(`corp:${corp.id}`, 'bank', cost, 'pay_token_cost<place_token');
	more['spent'] = cost;
	return { type: 'place_token', entity: corp.id, city: '6-0-0', slot: 0 };
}

function run(
	game: Game,
	set: OperatingSet,
	current: Corp | MinorId,
	more: Record<string, unknown>
): Act {
	const { site } = game;
	const minor = typeof current === 'string';
	set.revenue = minor
		? 10 * game.roll(5)
		: current.trains.reduce((sum, train) => sum + earns(game, train), 0);
	more['routes'] = { total: set.revenue, trains: [] };
	const action = { type: 'run_routes', entity: nameOf(current), routes: [] };
	if (set.revenue > 0 && !minor) {
		set.stage = 'Dividend';
		return action;
	}
	set.stage = 'Trains';
	if (set.revenue === 0) set.rest(current);
	else if (minor) {
		const owner = presidentOf(game, current) ?? 0;
		site.pay('bank', `minor:${current}`, set.revenue / 2, 'payout_corporation');
		site.pay('bank', `player:${owner}`, set.revenue / 2, 'payout_shares');
		const entity = `minor:${current}`;
		site.dividends.push({ entity, kind: 'payout', revenue: set.revenue });
	}
	return action;
}

/** A dearer train earns more; at times there is nothing to run to. */
const earns = (game: Game, train: Train): number =>
	game.chance(10) ? 0 : 10 * (2 + game.roll(faceOf(train) / (game.rich ? 8 : 20)));

function dividend(game: Game, set: OperatingSet): Act {
	const { site } = game;
	const corp = set.corp();
	if (corp === null) throw new Error('no major');
	const pays = !game.chance(game.rich ? 12 : 3);
	const part = (percent: number): number => Math.ceil((set.revenue * percent) / 100);
	if (pays) {
		for (const id of site.players) {
			site.pay('bank', `player:${id}`, part(site.percent(corp, id)), 'payout_shares');
		}
		site.pay('bank', `corp:${corp.id}`, part(site.percent(corp, 'pool')), 'payout_shares');
	} else site.pay('bank', `corp:${corp.id}`, set.revenue, 'withhold');
	const kind = pays ? 'payout' : 'withhold';
	site.dividends.push({ entity: `corp:${corp.id}`, kind, revenue: set.revenue });
	set.settle(corp, pays);
	set.stage = 'Trains';
	return { type: 'dividend', entity: corp.id, entity_type: 'corporation', kind };
}

function buyDeed(game: Game, corp: Corp): Act | null {
	const { site } = game;
	const early = game.early();
	if ((!reached(site, '3') && !early) || reached(site, '5')) return null;
	const list = game.deedsFor(null);
	const company = game.pick(list);
	if (company === undefined) return null;
	const value = VALUES[company];
	const price = early ? 1 + game.roll(value) : value / 2 + game.roll(value + 1);
	if (price > site.has(`corp:${corp.id}`)) return null;
	site.pay(`corp:${corp.id}`, site.deeds.get(company) ?? '', price, 'pay<buy_company');
	site.deeds.set(company, `corp:${corp.id}`);
	return { type: 'buy_company', entity: corp.id, entity_type: 'corporation', company, price };
}
