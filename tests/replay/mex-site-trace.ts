/** What a trace says of a table of 18MEX that is played at random. */
import { CASH } from './mex-opening-model';
import { CORPS, MINORS, priceAt, type Corp, type Site, type Train } from './mex-site';

const names = (trains: readonly Train[]): string[] => trains.map(({ name }) => name);

function corpSays(site: Site, corp: Corp): object {
	const { id, par, spot, owner, floated, trains, tokens, on } = corp;
	const reserved = corp.shares.filter((share) => share.owner === 'ipo' && share.reserved);
	return {
		owner: owner === null ? null : `player:${owner}`,
		ipoed: par !== null,
		floated,
		par,
		price: spot === null ? null : priceAt(spot),
		row: spot?.[0] ?? null,
		col: spot?.[1] ?? null,
		pos: spot === null ? null : site.stack(spot).indexOf(id),
		cash: site.has(`corp:${id}`),
		ipo: site.percent(corp, 'ipo'),
		ipo_reserved: reserved.reduce((sum, { percent }) => sum + percent, 0),
		market: site.percent(corp, 'pool'),
		trains: names(trains),
		obsolete: names(trains.filter(({ obsolete }) => obsolete)),
		companies: site.deedsOf(`corp:${id}`),
		tokens_left: tokens,
		tokens_on: [...on]
	};
}

function playerSays(site: Site, id: number): object {
	const held = site.open().map((corp) => [corp.id, site.percent(corp, id)] as const);
	const presides = ({ shares }: Corp) => shares.some((s) => s.id === 0 && s.owner === id);
	const companies = site.deedsOf(`player:${id}`);
	return {
		cash: site.has(`player:${id}`),
		shares: Object.fromEntries(held.filter(([, percent]) => percent > 0)),
		pres: site
			.open()
			.filter(presides)
			.map((corp) => corp.id),
		companies,
		minors: MINORS.filter(
			(minor) => site.deeds.get(minor) === `player:${id}` && isOpen(site, minor)
		),
		certs: site.certificates(id),
		cert_limit: site.limit,
		value: site.value(id),
		...(site.bankrupt === id ? { bankrupt: true } : {})
	};
}

const isOpen = (site: Site, minor: string): boolean => !site.closed.has(`minor ${minor}`);

function counted(trains: readonly Train[]): Record<string, number> {
	const count: Record<string, number> = {};
	for (const { name } of trains) count[name] = (count[name] ?? 0) + 1;
	return count;
}

/** The whole state after a line. */
export function says(site: Site, priority: number, bids: object): object {
	const open = MINORS.filter((minor) => isOpen(site, minor));
	return {
		bank: site.has('bank'),
		bank_broken: site.broken,
		priority,
		players: Object.fromEntries(site.players.map((id) => [id, playerSays(site, id)])),
		corps: Object.fromEntries(site.open().map((corp) => [corp.id, corpSays(site, corp)])),
		idle: [],
		minors: Object.fromEntries(open.map((id) => [id, { cash: site.has(`minor:${id}`) }])),
		closed: {
			corps: CORPS.filter((id) => site.corp(id).closed),
			minors: MINORS.filter((minor) => !isOpen(site, minor)),
			companies: [...site.closed].filter((item) => !item.startsWith('minor '))
		},
		depot: { upcoming: counted(site.depot), discarded: names(site.discard) },
		bids,
		...(site.finished ? { finished: true } : {})
	};
}

/** The first row of a trace. */
export function setupOf(site: Site, options: readonly string[]): object {
	const cash = CASH[site.players.length] ?? 0;
	return {
		t: 'setup',
		title: '18MEX',
		fixture: 'at random',
		players: site.players.map((id, i) => ({ id, name: `Player ${i + 1}` })),
		optional_rules: options,
		starting_cash: Object.fromEntries(site.players.map((id) => [id, cash])),
		bank_cash_total: site.bank,
		cert_limit: site.limit,
		corporations: CORPS.map((id) => ({
			id,
			shares: site
				.corp(id)
				.shares.map(({ percent, reserved }, at) =>
					at === 0 ? [percent, 'P'] : reserved ? [percent, 'reserved'] : percent
				)
		})),
		state: says(site, site.players[0] ?? 0, {})
	};
}
