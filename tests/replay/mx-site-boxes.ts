/** What is won in the boxes of 1822MX in the way of the recorded games, when a stock round is over. */
import { PRICES, type SiteCorp } from './mx-site';
import type { Pile } from './mx-site-decks';
import type { SiteGame } from './mx-site-game';
import { nextTrainToNational, replaceByNational } from './mx-site-trains';

export const faceOf = (item: string): number =>
	item === 'C1' ? 200 : item.startsWith('P') ? 0 : 100;

/** Everything that was bid for is paid, trains go to the NdeM, and the boxes are filled. */
export function endBidding(game: SiteGame): void {
	const { site } = game;
	if (game.turn === 1 && game.untouched) {
		// Nothing was bid for or bought in the first stock round.
		game.finished = true;
		return;
	}
	const minors = game.boxes('minors');
	const won = minors.flatMap((item, box) => {
		const bid = game.highest(item);
		return bid === undefined ? [] : [{ item, box, bid }];
	});
	for (const pile of ['concessions', 'privates'] as const) {
		for (const item of game.boxes(pile)) buyItem(game, pile, item);
	}
	const dear = [...won].sort((a, b) => b.bid[1] - a.bid[1] || a.box - b.box);
	const { phase } = site;
	for (const { item, bid } of dear) startMinor(game, item, bid, phase);
	let unsold = minors.length - won.length;
	for (; unsold > 0 && site.next().name === 'L'; unsold--) nextTrainToNational(game);
	const [first] = minors;
	if (first !== undefined && !won.some(({ item }) => item === first))
		replaceByNational(game, first);
	game.bids.clear();
	game.refill();
	if (game.older && first === undefined) removeSpare(game);
	for (const player of site.players) player.debt += Math.ceil(player.debt / 2);
	const full = site.corps.filter(
		(corp) =>
			corp.floated &&
			!corp.closed &&
			corp.type === 'major' &&
			corp.id !== 'NDEM' &&
			site.players.reduce((sum, { id }) => sum + site.held(corp, id), 0) === 100
	);
	for (const corp of site.sorted(full)) site.move(corp, 1);
}

/** Without a minor in the boxes the next train was removed in earlier versions. */
function removeSpare(game: SiteGame): void {
	const { depot } = game.site;
	// One that begins a phase is named by the tool and not played on.
	if (depot.length > 1 && depot[0]?.name === depot[1]?.name) depot.shift();
}

function buyItem(game: SiteGame, pile: Pile, item: string): void {
	const { site } = game;
	const bid = game.highest(item);
	if (bid === undefined) return;
	const player = site.player(bid[0]);
	site.pay(player, 'bank', bid[1], 'buy_company<finish_round');
	game.take(pile, item);
	player.companies.push(item);
	if (item !== 'C1') return;
	const twin = site.corp('18');
	game.take('minors', 'M18');
	site.lay(twin, PRICES.indexOf(50));
	site.pay('bank', twin, 100, 'buy_company<finish_round');
	own(game, twin, player.id);
}

function startMinor(
	game: SiteGame,
	item: string,
	[id, amount]: [number, number],
	phase: number
): void {
	const { site } = game;
	const corp = site.corp(item.slice(1));
	const par = phase === 1 ? 50 : Math.min(100, Math.floor(amount / 20) * 10);
	site.lay(corp, PRICES.indexOf(par));
	site.pay(site.player(id), 'bank', amount, 'float_minor<finish_round');
	site.pay('bank', corp, phase < 3 ? 2 * par : amount, 'float_minor<finish_round');
	game.take('minors', item);
	own(game, corp, id);
}

function own(game: SiteGame, corp: SiteCorp, player: number): void {
	Object.assign(corp, { owner: player, ipoed: true, floated: true, par: game.site.price(corp) });
	game.site.shift(corp, 'ipo', player, 100);
}
