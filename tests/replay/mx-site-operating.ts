/** Sets of operating rounds of 1822MX at random in the way of the recorded games. */
import { pick } from './mx-site-decks';
import type { SiteGame } from './mx-site-game';
import type { SiteCorp } from './mx-site';
import { endBidding } from './mx-site-boxes';
import { tradeShares } from './mx-site-issues';
import { acquireMinor } from './mx-site-mergers';
import { runNational } from './mx-site-national';
import { acquirePrivates, income, usePrivates } from './mx-site-privates';
import { buyTrains, discardAll, housekeeping } from './mx-site-purchases';
import { runTrains } from './mx-site-runs';
import { helpless } from './mx-site-shares';

/** Most cash first; ties keep their order. */
function reorder(game: SiteGame, doubled: number | null): void {
	const { site } = game;
	const worth = (id: number): number => site.player(id).cash * (id === doubled ? 2 : 1);
	site.order = [...site.order].sort((a, b) => worth(b) - worth(a));
}

export class OperatingSet {
	readonly game: SiteGame;
	current: SiteCorp | null = null;

	constructor(game: SiteGame) {
		this.game = game;
	}
	/** After the stock round: the owner of P7 is asked, then the set begins. */
	begin(): void {
		const { game } = this;
		if (game.finished) return;
		game.checkEnd();
		const owner = game.site.players.find(({ companies }) => companies.includes('P7'));
		if (owner === undefined || game.roll(4) === 0) return this.start(null);
		game.round = 'choices';
		game.active = `player:${owner.id}`;
	}
	private start(doubled: number | null): void {
		const { game } = this;
		reorder(game, doubled);
		game.parts = game.site.phase === 1 ? 1 : 2;
		this.round(1);
	}
	private round(part: number): void {
		const { game } = this;
		game.round = 'operating';
		game.part = part;
		const running = game.site.corps.filter((corp) => corp.floated && !corp.closed);
		const sorted = game.site.sorted(running.filter(({ id }) => id !== 'NDEM'));
		const small = sorted.filter(({ type }) => type === 'minor');
		const large = sorted.filter(({ type }) => type === 'major');
		const national = running.filter(({ id }) => id === 'NDEM');
		this.game.queue =
			game.site.ndem === 'closing'
				? [...national, ...small, ...large]
				: [...small, ...large, ...national];
		// A price that falls with the income changes no order there.
		income(game);
		this.advance();
	}
	/** The next company's turn begins, or the round is over; it belongs to the line before. */
	advance(): void {
		const { game } = this;
		if (game.finished) return;
		const corp = this.game.queue.shift();
		this.current = corp ?? null;
		if (corp === undefined) return this.over();
		if (corp.closed) return this.advance();
		game.active = `corp:${corp.id}`;
		if (corp.history === 0 && corp.id !== 'NDEM') {
			corp.tokensLeft -= 1;
			corp.tokensOn.unshift(corp.home);
		}
		if (corp.id === 'NDEM') runNational(this, corp);
	}
	private over(): void {
		const { game } = this;
		game.checkEnd();
		const ends = game.trigger?.[1];
		const last = game.part === game.parts;
		if (ends === 'current_or' || (ends === 'full_or' && last)) {
			game.finished = true;
		} else if (!last) this.round(game.part + 1);
		else {
			game.turn += 1;
			game.round = 'stock';
			game.refill();
			const able = game.site.order.find((id) => !helpless(game, game.site.player(id)));
			game.active = `player:${able ?? game.site.order[0] ?? 0}`;
			if (able !== undefined) return;
			// With the NdeM still to make its last run nobody goes on like that.
			if (game.site.ndem === 'closing') return game.halt('BuySellParShares');
			// Nobody has anything left but loans: the stock round is over as it begins.
			endBidding(game);
			this.begin();
		}
	}
	/** All lines until the next stock round, the end, or so many of them. */
	play(): void {
		const { game } = this;
		while (game.round !== 'stock' && !game.finished) {
			if (game.round === 'choices') this.answer();
			else if (this.current !== null) operate(this, this.current);
			else return;
		}
	}
	private answer(): void {
		const { game } = this;
		const id = Number(game.active.split(':')[1]);
		const double = game.roll(2) === 0;
		const said = double ? { type: 'choose', choice: 'double' } : { type: 'pass' };
		game.record({ ...said, entity: id, entity_type: 'player' }, 'Choose', () =>
			this.start(double ? id : null)
		);
	}
}

const pass = (corp: SiteCorp) =>
	({ type: 'pass', entity: corp.id, entity_type: 'corporation' }) as const;

function operate(set: OperatingSet, corp: SiteCorp): void {
	const { game } = set;
	const { roll } = game;
	housekeeping(game, corp);
	acquirePrivates(game, corp);
	discardAll(game);
	layTrack(game, corp);
	usePrivates(game, corp);
	placeTokens(game, corp);
	runTrains(game, corp);
	buyTrains(set, corp);
	if (corp.type === 'major') {
		acquireMinor(game, corp);
		discardAll(game);
		tradeShares(game, corp);
	}
	// Often the turn is over by itself with the last thing that could be done in it.
	const step = corp.type === 'major' ? 'IssueShares' : 'BuyTrain';
	if (roll(2) === 0) game.record(pass(corp), step, () => undefined);
	set.advance();
}

function layTrack(game: SiteGame, corp: SiteCorp): void {
	const { roll, site } = game;
	const costs = [0, 20, 40, 80].filter((cost) => cost <= corp.cash);
	const spent = pick(costs, roll) ?? 0;
	if (roll(3) === 0) return game.record(pass(corp), 'Track', () => undefined);
	if (roll(6) === 0 && mayUpgrade(game, corp)) return upgradeCity(game, corp);
	const tile = roll(8) === 0 && spent === 0 ? 'BC-0' : '8-1';
	const action = {
		type: 'lay_tile',
		entity: corp.id,
		entity_type: 'corporation',
		hex: 'K22',
		tile
	};
	game.record({ ...action, rotation: 0 }, 'Track', () => site.pay(corp, 'bank', spent), { spent });
}

/** The phases in which Mexico City gets its colours; minors stop at green. */
const COLOURS = [1, 3, 5, 7];

function mayUpgrade({ site, city }: SiteGame, corp: SiteCorp): boolean {
	const phase = COLOURS[city] ?? Infinity;
	return phase <= site.phase && corp.cash >= 20 && (corp.type === 'major' || city < 2);
}

/** Its cities become one with the third colour: of two tokens of a company one is gone there. */
function upgradeCity(game: SiteGame, corp: SiteCorp): void {
	const { site } = game;
	const entity = { entity: corp.id, entity_type: 'corporation' };
	const action = { type: 'lay_tile', ...entity, hex: 'N23', tile: 'X1-0', rotation: 0 };
	const effect = (): void => {
		site.pay(corp, 'bank', 20);
		game.city += 1;
		if (game.city !== 3) return;
		for (const each of site.corps) {
			const rest = each.tokensOn.filter((hex) => hex !== 'N23');
			if (each.tokensOn.includes('N23')) each.tokensOn = ['N23', ...rest];
		}
	};
	game.record(action, 'Track', effect, { spent: 20 });
}

/** The destination of a major, and a token for 100. */
function placeTokens(game: SiteGame, corp: SiteCorp): void {
	const { roll, site } = game;
	if (corp.type === 'minor') return;
	const entity = { entity: corp.id, entity_type: 'corporation' };
	if (corp.destination && roll(4) === 0) {
		game.record(
			{ type: 'hex_token', ...entity, hex: 'N27', token_type: 'destination' },
			'DestinationToken',
			() => {
				corp.destination = false;
				corp.tokensLeft -= 1;
				corp.tokensOn.push('N27');
			},
			{ spent: 0 }
		);
	}
	const free = corp.tokensLeft - (corp.destination ? 1 : 0);
	if (free === 0 || corp.cash < 100 || roll(3) > 0) return;
	game.record(
		{ type: 'place_token', ...entity, city: '6-0-0', slot: 0 },
		'Token',
		() => {
			site.pay(corp, 'bank', 100, 'place_token');
			corp.tokensLeft -= 1;
			corp.tokensOn.push('J15');
		},
		{ spent: 100 }
	);
}
