/** Operating rounds of whole games of 18MEX at random, in the way of the recorded games. */
import { INCOME, ITEMS } from './mex-opening-model';
import { CHARTERS, MINORS, type Corp, type CorpId, type MinorId } from './mex-site';
import { crowded, ownerOf, reached, room } from './mex-site-events';
import type { Game, Where } from './mex-site-game';
import { startStock } from './mex-site-stock';

export type Stage =
	| 'Track'
	| 'Token'
	| 'Route'
	| 'Dividend'
	| 'Trains'
	| 'SingleDepotTrainBuy'
	| 'BuyCompany';
const MAIL: Readonly<Record<CorpId, readonly [number, number]>> = {
	CHI: [20, 40],
	NdM: [20, 50],
	MC: [0, 30],
	FCP: [30, 50],
	TM: [20, 40],
	MEX: [0, 20],
	SPM: [20, 30],
	UdY: [10, 50]
};

/** A set of operating rounds; each step stops where somebody is asked. */
export class OperatingSet {
	readonly game: Game;
	readonly parts: number;
	part = 0;
	waiting: (Corp | MinorId)[] = [];
	current: Corp | MinorId | null = null;
	stage: Stage = 'Track';
	/** What the operating company does not do in this turn. */
	skips = new Set<Stage>();
	route = true;
	revenue = 0;
	lays = 0;
	fromBank = 0;
	over = false;

	constructor(game: Game) {
		this.game = game;
		const brown = reached(game.site, '5') ? 3 : 2;
		this.parts = game.site.ended !== null ? 1 : reached(game.site, '3') ? brown : 1;
		this.nextRound();
	}
	get label(): string {
		return `OR ${this.game.number}.${this.part}`;
	}
	private nextRound(): void {
		const { site } = this.game;
		this.part += 1;
		for (const item of ITEMS) {
			const holder = site.deeds.get(item) ?? null;
			const open = holder !== null && !site.closed.has(item);
			if (open) site.pay('bank', holder, INCOME[item] ?? 0, 'payout_companies');
		}
		const minors = MINORS.filter((minor) => !site.closed.has(`minor ${minor}`));
		this.waiting = [...minors, ...site.order(site.open().filter(({ floated }) => floated))];
		this.begin();
	}
	/** The next company begins: its home station, its mail. */
	private begin(): void {
		const { site, roll } = this.game;
		this.current = this.waiting.shift() ?? null;
		this.stage = 'Track';
		const stages = ['Track', 'Token', 'SingleDepotTrainBuy', 'BuyCompany'] as const;
		this.skips = new Set(stages.filter(() => roll(3) === 0));
		this.route = roll(6) > 0;
		this.lays = 0;
		this.fromBank = 0;
		const corp = this.corp();
		if (corp === null) return;
		const [home] = CHARTERS[corp.id];
		if (!corp.on.includes(home)) {
			corp.on.push(home);
			corp.tokens -= 1;
		}
		const mail = MAIL[corp.id][reached(site, '5') ? 1 : 0];
		const how = 'handle_mail<place_home_token<start_operating<next_entity!';
		if (corp.trains.length > 0) site.pay('bank', `corp:${corp.id}`, mail, how);
	}
	/** The major that operates. */
	corp(): Corp | null {
		return this.current === null || typeof this.current === 'string' ? null : this.current;
	}
	private at(active: string, step: string): Where {
		return { label: this.label, active, step };
	}
	/** Goes on to whoever is asked next. */
	advance(): Where {
		const { site, pending } = this.game;
		for (;;) {
			const [candidate] = pending.candidates;
			if (candidate !== undefined) {
				return this.at(`corp:${candidate.floated ? candidate.id : 'NdM'}`, 'Merge');
			}
			if (this.corp()?.closed === true) this.begin();
			if (pending.stations.length > 0) return this.at('corp:NdM', 'Assign');
			if (this.current === null) {
				const [first] = crowded(site);
				if (first !== undefined) return this.at(`corp:${first.id}`, 'DiscardTrain');
				const next = this.endRound();
				if (next !== null) return next;
				continue;
			}
			const asked = this.asked(this.current);
			if (asked !== null) return asked;
		}
	}
	private asked(current: Corp | MinorId): Where | null {
		const { site } = this.game;
		const minor = typeof current === 'string';
		const here = this.at(minor ? `minor:${current}` : `corp:${current.id}`, this.stage);
		switch (this.stage) {
			case 'Track':
				if (!this.skips.has('Track') && this.lays < 2) return here;
				this.stage = 'Token';
				return null;
			case 'Token':
				if (!this.skips.has('Token') && !minor) return here;
				this.stage = 'Route';
				return null;
			case 'Route':
				if (this.route && (minor || current.trains.length > 0)) return here;
				this.rest(current);
				this.stage = 'Trains';
				return null;
			case 'Dividend':
				return here;
			case 'Trains': {
				const [first] = crowded(site);
				if (first !== undefined) return this.at(`corp:${first.id}`, 'DiscardTrain');
				this.stage = 'SingleDepotTrainBuy';
				return null;
			}
			case 'SingleDepotTrainBuy':
				if (!minor && this.mayBuy(current)) return here;
				this.stage = 'BuyCompany';
				return null;
			case 'BuyCompany':
				if (!minor && !this.skips.has('BuyCompany') && !reached(site, '5')) return here;
				this.begin();
				return null;
		}
	}
	/** Must it buy a train, or may it? */
	mayBuy(corp: Corp): boolean {
		return (
			this.mustBuy(corp) || (!this.skips.has('SingleDepotTrainBuy') && room(this.game.site, corp))
		);
	}
	mustBuy({ trains }: Corp): boolean {
		const { site } = this.game;
		return this.route && trains.length === 0 && site.depot.length + site.discard.length > 0;
	}
	/** It did not run. */
	rest(current: Corp | MinorId): void {
		const minor = typeof current === 'string';
		const entity = minor ? `minor:${current}` : `corp:${current.id}`;
		this.game.site.dividends.push({ entity, kind: 'withhold', revenue: 0 });
		if (!minor) this.settle(current, false);
	}
	settle(corp: Corp, pays: boolean): void {
		const { site } = this.game;
		if (pays) site.step(corp, [0, 1], [-1, 0]);
		else site.step(corp, [0, -1], [1, 0]);
		corp.trains = corp.trains.filter(({ obsolete }) => !obsolete);
	}
	/** The order of those who still wait, after somebody has sold. */
	sortAgain(): void {
		const { site } = this.game;
		const minors = this.waiting.filter((each) => typeof each === 'string');
		const corps = this.waiting.filter((each) => typeof each !== 'string');
		this.waiting = [...minors, ...site.order(corps)];
	}
	private endRound(): Where | null {
		const { game } = this;
		const { site } = game;
		if (site.ended !== null) {
			site.finished = true;
			this.over = true;
			return this.at('nobody', '');
		}
		if (this.part < this.parts) {
			this.nextRound();
			return null;
		}
		this.over = true;
		startStock(game);
		const active = `player:${site.players[game.priority] ?? 11}`;
		return { label: `SR ${game.number}`, active, step: 'BuySellParShares' };
	}
}

/** Who decides for a company. */
export const presidentOf = (game: Game, current: Corp | MinorId): number | null =>
	typeof current === 'string' ? ownerOf(game.site, current) : current.owner;
