/** Runs and dividends of 1822MX in the way of the recorded games. */
import { pick } from './mx-site-decks';
import type { SiteGame } from './mx-site-game';
import type { SiteCorp } from './mx-site';
import { running, SPECIALS } from './mx-site-trains';

type Kind = 'payout' | 'half' | 'withhold';
const KINDS: readonly Kind[] = ['payout', 'payout', 'half', 'withhold'];

const WORTH: Readonly<Record<string, number>> = {
	L: 6,
	LP: 6,
	'2': 12,
	'2P': 12,
	'3/2P': 8,
	'3': 20
};

/** A train's revenue in tens, more for longer trains and later phases. */
export function earns(game: SiteGame, name: string): number {
	const most = WORTH[name] ?? 7 * Number(name === 'E' ? 8 : name.replace('P', ''));
	return 10 * (1 + game.roll(Math.min(70, Math.max(1, Math.floor((most * game.wealth) / 4)))));
}

/** What is kept of a revenue: half of it rounded down to tens, all or nothing. */
const keeps = (kind: Kind, revenue: number): number =>
	kind === 'payout' ? 0 : kind === 'withhold' ? revenue : Math.floor(revenue / 20) * 10;

/** The routes of all trains, at random; the Pullman goes with one of them. */
function routesOf(game: SiteGame, corp: SiteCorp) {
	const { roll } = game;
	const lone = roll(10) === 0;
	const trains = running(corp)
		.slice(0, lone ? 1 : undefined)
		.map(({ id, name }, i) => {
			const car = i === 0 && corp.trains.some((train) => train.name === 'P+') ? '+' : '';
			return { train: id, name: `${name}${car}`, revenue: earns(game, name), str: 'N23' };
		});
	const contracts = corp.companies.filter((id) => id === 'P14' || id === 'P15').length;
	const mail = trains.slice(0, contracts).map(({ train }) => [train, 5 * (1 + roll(12))]);
	const total = trains.reduce((sum, { revenue }) => sum + revenue, 0);
	const subsidy = mail.reduce((sum, [, amount]) => sum + Number(amount), 0);
	return { trains, total, subsidy, mail };
}

export function runTrains(game: SiteGame, corp: SiteCorp): void {
	const { roll } = game;
	corp.history += 1;
	// Without a train, or without a route, the run is settled with the line before; a minor has none for an E.
	const able = running(corp).some(({ name }) => corp.type === 'major' || name !== 'E');
	if (!able || roll(15) === 0) return idle(game, corp);
	const routes = routesOf(game, corp);
	const { trains, total, subsidy, mail } = routes;
	const entity = { entity: corp.id, entity_type: 'corporation' };
	const said = { trains, total, ...(mail.length > 0 ? { subsidy, mail } : {}) };
	if (trains[0]?.name.endsWith('+') === true) {
		game.record({ type: 'choose', ...entity, choice: '0' }, 'Route', () => undefined);
	}
	game.record(
		{ type: 'run_routes', ...entity, routes: [], extra_revenue: 0, subsidy },
		'Route',
		() => {
			if (corp.type === 'minor') splitMinor(game, corp, total);
		},
		{ routes: said }
	);
	if (corp.type === 'major') divide(game, corp, said);
}

/** Nothing runs, and the marker goes left. */
export function idle(game: SiteGame, corp: SiteCorp): void {
	game.site.move(corp, -1);
	const dividend = { kind: 'withhold', automatic: true, revenue: 0, withheld: 0 };
	game.site.dividends.push({ entity: `corp:${corp.id}`, ...dividend });
}

function splitMinor(game: SiteGame, corp: SiteCorp, revenue: number): void {
	const { site } = game;
	site.pay('bank', corp, revenue / 2, 'payout_corporation<process_dividend');
	site.pay('bank', site.owner(corp), revenue / 2, 'payout_entity<payout_shares');
	site.move(corp, 1);
	const shared = { automatic: true, revenue, withheld: revenue / 2 };
	site.dividends.push({ entity: `corp:${corp.id}`, kind: 'half', ...shared });
}

interface Said {
	readonly trains: readonly { readonly name: string; readonly revenue: number }[];
	readonly total: number;
	readonly subsidy?: number;
}

/** The choice of a major; a special train that ran beside others may be treated apart. */
function divide(game: SiteGame, corp: SiteCorp, { trains, total, subsidy = 0 }: Said): void {
	const { site, roll } = game;
	const entity = { entity: corp.id, entity_type: 'corporation' };
	const special = trains.find(({ name }) => SPECIALS.includes(name.replace(/\+$/, '')));
	const apart =
		special !== undefined && trains.length > 1 && roll(2) === 0 ? pick(KINDS, roll) : undefined;
	if (apart !== undefined) {
		game.record({ type: 'choose', ...entity, choice: apart }, 'Dividend', () => undefined);
	}
	const kind = pick(KINDS, roll) ?? 'payout';
	game.record({ type: 'dividend', ...entity, kind }, 'Dividend', () => {
		const aside = apart === undefined ? 0 : (special?.revenue ?? 0);
		const kept = keeps(kind, total - aside) + (apart === undefined ? 0 : keeps(apart, aside));
		const paid = total - kept;
		site.pay('bank', corp, kept + subsidy, 'payout_corporation<process_dividend');
		payShares(game, corp, paid);
		const price = site.price(corp);
		site.move(corp, paid === 0 ? -1 : paid >= 2 * price ? 2 : paid >= price ? 1 : 0);
		site.dividends.push({ entity: `corp:${corp.id}`, kind, revenue: total, withheld: kept });
	});
}

/** A tenth for each share, also for those in the treasury. */
export function payShares(game: SiteGame, corp: SiteCorp, paid: number): void {
	const { site } = game;
	const how = 'payout_entity<payout_shares';
	for (const player of site.players) {
		site.pay('bank', player, (paid * site.held(corp, player.id)) / 100, how);
	}
	site.pay('bank', corp, (paid * site.held(corp, 'ipo')) / 100, how);
}
