/** Majors that issue and redeem shares in the way of the recorded games. */
import { type SiteGame } from './mx-site-game';
import { PRICES, type SiteCorp } from './mx-site';

export function tradeShares(game: SiteGame, corp: SiteCorp): void {
	const { site, roll } = game;
	const entity = { entity: corp.id, entity_type: 'corporation' };
	const count = 1 + roll(roll(3) === 0 ? 5 : 2);
	const shares = Array.from({ length: count }, (_, i) => `${corp.id}_${i + 1}`);
	const said = { ...entity, shares, percent: 10 * count };
	const room = site.held(corp, 'market') + 10 * count <= 50;
	if (roll(4) === 0 && corp.history > 1 && room && site.held(corp, 'ipo') >= 10 * count) {
		game.record({ type: 'sell_shares', ...said }, 'IssueShares', () => {
			const low = PRICES[Math.max(0, (corp.col ?? 0) - count)] ?? 0;
			site.pay('bank', corp, count * low, 'sell_shares<process_sell_shares');
			site.shift(corp, 'ipo', 'market', 10 * count);
			site.elect(corp);
			site.move(corp, -count);
		});
		return;
	}
	const cost = count * site.price(corp);
	if (roll(4) > 0 || corp.cash < cost || site.held(corp, 'market') < 10 * count) return;
	game.record({ type: 'buy_shares', ...said }, 'IssueShares', () => {
		site.pay(corp, 'bank', cost, 'buy_shares<process_buy_shares');
		site.shift(corp, 'market', 'ipo', 10 * count);
		site.elect(corp);
	});
}
