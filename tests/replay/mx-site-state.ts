/** A table of 1822MX as a line of a recorded game shows it. */
import { MAJORS, PRICES, type Site, type SiteCorp, type SitePlayer } from './mx-site';
import type { SiteGame } from './mx-site-game';
import type { MxState } from './mx-names';
import type { TraceCorp, TracePlayer } from './trace';

export function snapshotOf(game: SiteGame): MxState {
	const { site } = game;
	const names = site.depot.map(({ name }) => name).filter((name) => name !== '7');
	const upcoming: Record<string, number> = {};
	for (const name of names) upcoming[name] = (upcoming[name] ?? 0) + 1;
	const idle = site.corps.filter((corp) => !corp.closed && !corp.ipoed);
	const running = site.corps.filter((corp) => !corp.closed && corp.ipoed);
	const closed = site.corps.filter((corp) => corp.closed).map(({ id }) => id);
	const bids = Object.fromEntries([...game.bids].map(([id, list]) => [id, [...list]]));
	return {
		bank: site.bank,
		player_order: [...site.order],
		priority: null,
		players: Object.fromEntries(site.players.map((each) => [each.id, playerOf(site, each)])),
		corps: Object.fromEntries(running.map((corp) => [corp.id, corpOf(site, corp)])),
		idle: idle.map(({ id }) => id),
		closed: { corps: closed, minors: [], companies: [...site.closedCompanies] },
		depot: { upcoming: { ...upcoming, '7': 1 }, discarded: site.discarded.map((t) => t.name) },
		...(game.bids.size > 0 ? { bids } : {}),
		bid_boxes: {
			minors: game.boxes('minors'),
			concessions: game.boxes('concessions'),
			privates: game.boxes('privates')
		},
		ndem: site.ndem,
		ndem_shares_total: site.ndemShares * 10,
		...(site.broken ? { bank_broken: true } : {}),
		...(game.trigger === null ? {} : { end_trigger: game.trigger }),
		...(game.finished ? { finished: true } : {})
	};
}
function playerOf(site: Site, player: SitePlayer): TracePlayer {
	const held = site.corps.filter((corp) => !corp.closed && site.held(corp, player.id) > 0);
	const led = held.filter((corp) => corp.owner === player.id);
	return {
		cash: player.cash,
		shares: Object.fromEntries(held.map((corp) => [corp.id, site.held(corp, player.id)])),
		pres: led.map(({ id }) => id),
		companies: [...player.companies],
		minors: led.filter(({ type }) => type === 'minor').map(({ id }) => id),
		certs: site.certificates(player),
		cert_limit: site.limit,
		value: site.value(player),
		...(player.debt > 0 ? { debt: player.debt } : {})
	};
}

function corpOf(site: Site, corp: SiteCorp): TraceCorp {
	const { id, owner, ipoed, floated, col, cash } = corp;
	const major = (MAJORS as readonly string[]).includes(id);
	return {
		owner: id === 'NDEM' ? 'market' : owner === null ? null : `player:${owner}`,
		ipoed,
		floated,
		par: corp.par,
		price: col === null ? null : (PRICES[col] ?? 0),
		row: col === null ? null : 0,
		col,
		pos: col === null ? null : (site.stacks[col]?.indexOf(id) ?? 0),
		cash,
		ipo: site.held(corp, 'ipo'),
		market: site.held(corp, 'market'),
		trains: corp.trains.map(({ name }) => name),
		companies: [...corp.companies],
		tokens_left: corp.tokensLeft,
		tokens_on: [...corp.tokensOn],
		...(major ? { exchange_tokens: corp.exchange } : {}),
		...(corp.history > 0 ? { operated: true } : {})
	};
}
