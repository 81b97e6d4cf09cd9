/** Shares of 1822MX sold and bought in the way of the recorded games, and majors that start. */
import { PRICES, type SiteCorp, type SitePlayer } from './mx-site';
import type { RawLine, SiteGame } from './mx-site-game';

export interface Sale {
	readonly corp: SiteCorp;
	readonly percent: number;
}

function salesOf(game: SiteGame, player: SitePlayer, corp: SiteCorp, forced: boolean): Sale[] {
	const { site } = game;
	const held = site.held(corp, player.id);
	if (corp.type !== 'major' || corp.closed || corp.history === 0 || held === 0) return [];
	const others = site.players.filter(({ id }) => id !== player.id);
	const heir = Math.max(...others.map(({ id }) => site.held(corp, id)));
	const sizes = Array.from({ length: held / 10 }, (_, i) => 10 * (i + 1));
	return sizes
		.filter((percent) => {
			if (corp.id === 'NDEM') return !forced || !keepsFirst(game, player, percent);
			const dumps = corp.owner === player.id && held - percent < 20;
			return site.held(corp, 'market') + percent <= 50 && (!dumps || heir >= 20);
		})
		.map((percent) => ({ corp, percent }));
}

/** Everything that may be sold: of companies that have operated, half of each in the market at most. */
export const allSales = (game: SiteGame, player: SitePlayer, forced = false): Sale[] =>
	game.site.corps.flatMap((corp) => salesOf(game, player, corp, forced));

/** A company is sold once in a turn, or for a train; in older games as often as somebody likes. */
export const once = (game: SiteGame, sales: Sale[], sold: ReadonlySet<string>): Sale[] =>
	game.older ? sales : sales.filter(({ corp }) => !sold.has(corp.id));

/** The first share of the NdeM is not sold for a train while nobody else holds any; it goes last. */
function keepsFirst(game: SiteGame, player: SitePlayer, percent: number): boolean {
	const { site } = game;
	const corp = site.corp('NDEM');
	const others = site.players.some(({ id }) => id !== player.id && site.held(corp, id) > 0);
	return !others && game.first === player.id && percent === site.held(corp, player.id);
}

/** With a loan, no money and nothing to sell a player is skipped in a stock round. */
export const helpless = (game: SiteGame, player: SitePlayer): boolean =>
	player.debt > 0 && player.cash === 0 && allSales(game, player).length === 0;

export const saleLine = (player: SitePlayer, { corp, percent }: Sale): RawLine => ({
	type: 'sell_shares',
	entity: player.id,
	entity_type: 'player',
	shares: Array.from({ length: percent / 10 }, (_, i) => `${corp.id}_${i + 1}`),
	percent
});

/** The marker falls a space for each share of the president, one in all for others. */
export function sellShares(game: SiteGame, player: SitePlayer, { corp, percent }: Sale): void {
	const { site } = game;
	const led = corp.owner === player.id;
	site.pay('bank', player, (site.price(corp) * percent) / 10, 'sell_shares<process_sell_shares');
	site.shift(corp, player.id, 'market', percent);
	if (corp.id === 'NDEM') {
		if (site.held(corp, player.id) === 0 && game.first === player.id) game.first = 'market';
		return;
	}
	site.elect(corp);
	site.move(corp, led ? -percent / 10 : -1);
}

export function buyShare(
	game: SiteGame,
	player: SitePlayer,
	corp: SiteCorp,
	from: 'ipo' | 'market'
): void {
	const { site } = game;
	const treasury = from === 'ipo' && !corp.full;
	site.pay(player, treasury ? corp : 'bank', site.price(corp), 'buy_shares<process_buy_shares');
	site.shift(corp, from, player.id, 10);
	if (corp.id !== 'NDEM') site.elect(corp);
	else if (game.first === 'market' && game.roll(2) === 0) game.first = player.id;
	float(game, corp);
}

export function startMajor(
	game: SiteGame,
	player: SitePlayer,
	corp: SiteCorp,
	par: number,
	off: number
): void {
	const { site } = game;
	corp.par = par;
	corp.ipoed = true;
	corp.owner = player.id;
	site.lay(corp, PRICES.indexOf(par));
	site.pay(player, corp.full ? 'bank' : corp, 2 * par - off, 'buy_shares<process_par');
	site.pay('bank', corp, off, 'process_par');
	site.shift(corp, 'ipo', player.id, 20);
	float(game, corp);
}

/** With enough sold it floats; from phase 6 it gets its whole capital and its treasury is emptied. */
function float(game: SiteGame, corp: SiteCorp): void {
	const { site } = game;
	if (corp.floated || corp.type !== 'major' || 100 - site.held(corp, 'ipo') < corp.floatsAt) return;
	corp.floated = true;
	if (site.phase < 6) return;
	site.pay(corp, 'bank', corp.cash, 'float_corporation');
	site.shift(corp, 'ipo', 'market', site.held(corp, 'ipo'));
	site.pay('bank', corp, 10 * corp.par, 'float_corporation');
	corp.full = false;
}
