/** Shares of 18MEX bought and sold in the way of the recorded games, for whole games at random. */
import type { Corp, Owner, Share, Site } from './mex-site';

export interface Sale {
	readonly corp: Corp;
	readonly shares: readonly Share[];
	readonly percent: number;
	readonly swap?: Share;
}
export interface Purchase {
	readonly corp: Corp;
	readonly share: Share;
	readonly swap?: Share;
}

/** A share comes to lie behind those that its new owner has. */
function give({ shares }: Corp, share: Share, to: Owner): void {
	share.owner = to;
	shares.splice(shares.indexOf(share), 1);
	shares.push(share);
}
const of = ({ shares }: Corp, owner: Owner): Share[] =>
	shares.filter((share) => share.owner === owner);
const count = ({ counted }: Corp, owner: Owner): number => counted.get(owner) ?? 0;

function shift({ counted }: Corp, from: Owner, to: Owner, percent: number): void {
	counted.set(from, (counted.get(from) ?? 0) - percent);
	counted.set(to, (counted.get(to) ?? 0) + percent);
}

/** Who is counted for most is president; two certificates are given for his, the largest first. */
function elect(site: Site, corp: Corp, sold?: Share): boolean {
	const most = Math.max(...site.players.map((id) => count(corp, id)));
	const first = site.players.filter((id) => count(corp, id) === most);
	const { owner } = corp;
	const certificate = sold ?? corp.shares.find((share) => share.id === 0);
	if (owner === null || first.includes(owner) || certificate === undefined) return false;
	const at = site.players.indexOf(owner);
	const order = [...site.players.slice(at + 1), ...site.players.slice(0, at)];
	const heir = order.find((id) => first.includes(id) && site.percent(corp, id) >= 20);
	if (heir === undefined) return false;
	corp.owner = heir;
	const to = site.percent(corp, owner) >= 20 ? owner : 'pool';
	const given = of(corp, heir).sort((a, b) => b.percent - a.percent);
	for (const share of given.slice(0, 2)) give(corp, share, to);
	give(corp, certificate, heir);
	return true;
}

/** Half of the shares are out: the bank pays ten times par. */
export function floats(site: Site, corp: Corp): void {
	if (corp.floated || corp.par === null || site.percent(corp, 'ipo') > 50) return;
	corp.floated = true;
	site.pay('bank', `corp:${corp.id}`, 10 * corp.par, 'float_corporation');
}

/** A share that costs nothing: with a private, a minor or the merger. */
export function receive(site: Site, corp: Corp, share: Share, player: number): void {
	share.reserved = false;
	shift(corp, share.owner, player, share.percent);
	give(corp, share, player);
	elect(site, corp);
	floats(site, corp);
}

export function par(site: Site, corp: Corp, player: number, price: number, free: boolean): void {
	const cells = { 90: [0, 5], 80: [0, 4], 75: [1, 4], 70: [1, 3], 60: [2, 2] } as const;
	corp.par = price;
	site.lay(corp, cells[price as keyof typeof cells]);
	const share = corp.shares.find(({ id }) => id === 0);
	if (share === undefined) throw new Error(`${corp.id} has no certificate`);
	if (!free) site.pay(`player:${player}`, 'bank', 2 * price, 'buy_shares<process_par');
	shift(corp, 'ipo', player, 20);
	give(corp, share, player);
	corp.owner = player;
	floats(site, corp);
}

/** Half the price of a 5% is rounded up there. */
const half = (site: Site, corp: Corp): number => Math.ceil(site.price(corp) / 2);

/** Below nothing where a 5% is worth more than the rest, which is given for nothing then. */
export function priceOf(site: Site, { corp, share, swap }: Purchase): number {
	const each = share.owner === 'ipo' ? (corp.par ?? 0) : site.price(corp);
	return Math.ceil((each * share.percent) / 10) - (swap ? half(site, corp) : 0);
}

export function buy(site: Site, player: number, purchase: Purchase): void {
	const { corp, share, swap } = purchase;
	const price = priceOf(site, purchase);
	shift(corp, share.owner, player, share.percent);
	// With nothing left to pay it stays where it is.
	if (swap && price !== 0) {
		shift(corp, player, 'pool', 5);
		give(corp, swap, 'pool');
	}
	site.pay(`player:${player}`, 'bank', Math.max(0, price), 'buy_shares<process_buy_shares');
	give(corp, share, player);
	elect(site, corp);
	floats(site, corp);
}

/** False when a president's certificate was sold and nobody took it over. */
export function sell(site: Site, player: number, { corp, shares, percent, swap }: Sale): boolean {
	const price = Math.ceil((site.price(corp) * percent) / 10) - (swap ? half(site, corp) : 0);
	shift(corp, player, 'pool', percent);
	if (swap) {
		shift(corp, 'pool', player, 5);
		give(corp, swap, player);
	}
	site.pay('bank', `player:${player}`, price, 'sell_shares<process_sell_shares');
	for (const share of shares) give(corp, share, 'pool');
	const certificate = shares.find(({ id }) => id === 0);
	const moved = elect(site, corp, certificate);
	const handed = shares.reduce((sum, share) => sum + share.percent, 0);
	const [back] = of(corp, 'pool');
	if (moved && handed > percent && back) give(corp, back, player);
	const rows = Math.floor((percent - (swap ? 5 : 0)) / 10);
	for (let i = 0; i < rows; i++) site.step(corp, [1, 0]);
	return certificate === undefined || moved;
}

/** Everything of a company that the Open Market takes from a player. */
export function salesOf(site: Site, corp: Corp, player: number): Sale[] {
	if (corp.par === null || corp.closed) return [];
	const mine = of(corp, player);
	const whole = mine.filter((share) => share.percent === 10);
	const certificate = mine.find(({ id }) => id === 0);
	const list: Sale[] = whole.map((_, i) => {
		return { corp, shares: whole.slice(0, i + 1), percent: 10 * (i + 1) };
	});
	if (certificate) {
		const shares = [...whole, certificate];
		const percent = 10 * whole.length + 20;
		list.push({ corp, shares, percent }, { corp, shares, percent: percent - 10 });
	}
	const five = of(corp, 'pool').find((share) => share.percent === 5);
	const changed = five ? list.map((sale) => ({ ...sale, swap: five })) : [];
	const own = mine.find((share) => share.percent === 5);
	const halves = own ? [{ corp, shares: [own], percent: 5 }] : [];
	return [...list, ...changed, ...halves].filter((sale) => maySell(site, player, sale));
}

function maySell(site: Site, player: number, { corp, shares, percent, swap }: Sale): boolean {
	const handed = shares.reduce((sum, share) => sum + share.percent, 0);
	if (site.percent(corp, 'pool') + (swap ? handed - 5 : percent) > 50) return false;
	if (!shares.some(({ id }) => id === 0)) return true;
	const others = site.players.filter((id) => id !== player).map((id) => count(corp, id));
	return Math.max(...others) >= (swap && shares.length === 1 ? 15 : 20);
}

/** Would nobody take the certificate over? */
export function strands(
	site: Site,
	player: number,
	{ corp, shares, percent, swap }: Sale
): boolean {
	if (!shares.some(({ id }) => id === 0)) return false;
	const others = site.players.filter((id) => id !== player);
	const most = Math.max(...others.map((id) => count(corp, id)));
	// Who is counted for most may have less, and cannot give 20% for the certificate then.
	const able = others.some((id) => count(corp, id) === most && site.percent(corp, id) >= 20);
	return !able || most <= count(corp, player) - percent + (swap ? 5 : 0);
}

/** Everything that a player can buy of a company, but for what he has sold in this round. */
export function purchasesOf(site: Site, corp: Corp, player: number): Purchase[] {
	if (corp.owner === null || corp.closed) return [];
	if (corp.id === 'NdM' && (site.phase === '2' || site.phase === '3')) return [];
	const room = site.limit - site.certificates(player);
	const free = corp.spot !== null && (corp.spot[0] > 4 || corp.spot.join() === '4,0');
	const percent = site.percent(corp, player);
	const has = site.has(`player:${player}`);
	const fits = (share: Share) => room > 0 || free || (room === 0 && share.percent === 5);
	const ordinary = (share: Share) => share.id !== 0 && !share.reserved;
	const shares = [...of(corp, 'ipo'), ...of(corp, 'pool')].filter(ordinary);
	const plain = shares
		.filter((share) => fits(share) && percent + share.percent <= 60)
		.map((share) => ({ corp, share }));
	const five = of(corp, player).find((share) => share.percent === 5);
	const tens = (['pool', 'ipo'] as const).flatMap(
		(place) => of(corp, place).find((share) => share.percent === 10 && ordinary(share)) ?? []
	);
	const may = five !== undefined && room > 0 && percent <= 55;
	const change = may ? tens.map((share) => ({ corp, share, swap: five })) : [];
	return [...plain, ...change].filter((purchase) => priceOf(site, purchase) <= has);
}
