/** Minors acquired by majors in the way of the recorded games: for money, for shares, from a box. */
import { pick } from './mx-site-decks';
import type { SiteGame } from './mx-site-game';
import type { SiteCorp } from './mx-site';

const PAY = ['money', 'one_share', 'two_shares'];

export function acquireMinor(game: SiteGame, corp: SiteCorp): void {
	const { site, roll } = game;
	if (corp.history < 2 || site.phase < 2 || roll(2) === 0) return;
	const live = site.corps.filter(
		(minor) => minor.type === 'minor' && minor.floated && !minor.closed && minor.history > 1
	);
	const boxed = site.phase < 5 ? [] : game.boxes('minors').map((id) => site.corp(id.slice(1)));
	const minor = pick([...live, ...boxed], roll);
	if (minor === undefined) return;
	const shares = pick(waysToPay(game, corp, minor), roll);
	if (shares === undefined) return;
	const entity = { entity: corp.id, entity_type: 'corporation' };
	const silent = (): void => undefined;
	game.record({ type: 'merge', ...entity, corporation: minor.id }, 'MinorAcquisition', silent);
	game.record({ type: 'choose', ...entity, choice: PAY[shares] }, 'MinorAcquisition', silent);
	const token = corp.exchange === 0 ? 'remove' : roll(2) === 0 ? 'replace' : 'exchange';
	game.record({ type: 'choose', ...entity, choice: token }, 'MinorAcquisition', () => {
		if (minor.floated) takeOver(game, corp, minor, shares);
		else {
			site.pay(corp, 'bank', 200, 'acquire_bank_minor<process_choose');
			game.take('minors', `M${minor.id}`);
		}
		useToken(game, corp, minor, token);
		site.lift(minor);
		minor.closed = true;
	});
}

/** How many shares may go with the deal. */
function waysToPay(game: SiteGame, corp: SiteCorp, minor: SiteCorp): number[] {
	const { site } = game;
	if (!minor.floated) return corp.cash >= 200 ? [0] : [];
	const owner = site.owner(minor);
	return [0, 1, 2].filter((shares) => {
		const due = 2 * site.price(minor) - shares * site.price(corp);
		const room = shares < 2 || site.certificates(owner) < site.limit;
		return room && site.held(corp, 'ipo') >= 10 * shares && due <= corp.cash && -due <= owner.cash;
	});
}

function takeOver(game: SiteGame, corp: SiteCorp, minor: SiteCorp, shares: number): void {
	const { site } = game;
	const owner = site.owner(minor);
	const due = 2 * site.price(minor) - shares * site.price(corp);
	if (due < 0) site.pay(owner, corp, -due, 'acquire_entity_minor<process_choose');
	else site.pay(corp, owner, due, 'acquire_entity_minor<process_choose');
	// Shares that are handed over change no presidency there.
	site.shift(corp, 'ipo', owner.id, 10 * shares);
	site.pay(minor, corp, minor.cash, 'acquire_entity_minor<process_choose');
	corp.companies.push(...minor.companies.splice(0));
	corp.trains.push(...minor.trains.splice(0));
}

/** A token of the major on the map, or available, or none; a second one in a hex only in another city. */
function useToken(game: SiteGame, corp: SiteCorp, minor: SiteCorp, token: string): void {
	if (token === 'remove') return;
	corp.exchange -= 1;
	const apart = minor.home === 'N23' && game.city < 3;
	const free = apart || !corp.tokensOn.includes(minor.home);
	if (token === 'replace' && free) corp.tokensOn.push(minor.home);
	else corp.tokensLeft += 1;
}
