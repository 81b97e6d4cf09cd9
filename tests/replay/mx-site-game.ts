/** A game at random in the way of the recorded games: its boxes, its rounds, and the lines it leaves behind. */
import { dice } from './dice';
import type { MxSetup, MxState } from './mx-names';
import { Site, type SiteCorp, type SitePlayer } from './mx-site';
import { decksOf, pick, SIZE, type Pile, type Roll } from './mx-site-decks';
import { snapshotOf } from './mx-site-state';
import type { Trace, TraceEnd, TraceLine, TraceWhere } from './trace';

const TOKENS: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5, 5: 4 };

export type RawLine = Readonly<Record<string, unknown>> & { readonly type: string };

interface Extra {
	readonly acting?: readonly number[];
	readonly active?: string;
	readonly spent?: number;
	readonly routes?: object;
	readonly sub?: number;
}

/** Lines that change nothing for a banker. */
const SILENT = [
	{ type: 'message', entity: 11, entity_type: 'player', message: 'hello' },
	{ type: 'program_share_pass', entity: 11, entity_type: 'player' },
	{ type: 'undo', entity: 11, entity_type: 'player' }
] as const;

/** How a game is played. */
export interface Habits {
	readonly players: 2 | 3 | 4 | 5;
	readonly seed: number;
	/** How much trains bring, so that games are poor or rich. */
	readonly wealth?: number;
	/** All money there is. */
	readonly bank?: number;
	/** As the recorded games were played earlier: loans from outside, a train for empty boxes, sales again and again. */
	readonly older?: boolean;
	/** With the certificate limits of the prototype. */
	readonly prototype?: boolean;
	/** How much people do in stock rounds. */
	readonly zeal?: number;
	/** Stopped by hand after so many lines. */
	readonly stop?: number;
}

export class SiteGame {
	readonly roll: Roll;
	readonly site: Site;
	readonly decks: Record<Pile, string[]>;
	readonly setup: MxSetup;
	/** What still lies on the piles and in the boxes, boxes first. */
	readonly left: Record<Pile, string[]>;
	/** Minors that were in a box at the last refill. */
	shown: string[] = [];
	readonly bids = new Map<string, [number, number][]>();
	round: 'stock' | 'choices' | 'operating' = 'stock';
	turn = 1;
	part = 1;
	parts = 1;
	/** Whose turn it is, as the recorded games name it. */
	active = '';
	trigger: readonly [string, string] | null = null;
	finished = false;
	halted = false;
	/** Nothing has been bid for, bought or sold yet. */
	untouched = true;
	/** Who holds the share of the NdeM that is marked as a president's. */
	first: number | 'market' = 'market';
	/** Companies that have not operated in this round. */
	queue: SiteCorp[] = [];
	/** How often Mexico City has been upgraded. */
	city = 0;
	/** Cubes of P10 and P11 that lie on the map. */
	readonly cubes = new Map<string, number>();
	readonly lines: TraceLine[] = [];
	private open: (Readonly<Record<string, unknown>> & { readonly before: TraceWhere }) | null = null;

	readonly wealth: number;
	readonly older: boolean;
	private readonly prototype: boolean;
	private readonly total: number;
	private readonly stop: number;

	constructor(habits: Habits) {
		const { players, seed, wealth = 4, bank = 12000, older = false, stop = Infinity } = habits;
		this.roll = dice(seed);
		this.prototype = habits.prototype ?? false;
		this.site = new Site(players, bank, this.prototype);
		this.wealth = wealth;
		this.older = older;
		this.total = bank;
		this.stop = stop;
		const { decks, removed } = decksOf(this.roll);
		this.decks = decks;
		this.left = { ...decks };
		this.site.corp('NDEM').tokensOn.push(this.site.corp(removed.slice(1)).home);
		this.refill();
		this.setup = this.setupOf(removed);
	}
	private setupOf(removed: string): MxSetup {
		const { players, limit, corps } = this.site;
		const cash = Object.fromEntries(players.map((each) => [each.id, each.cash]));
		const where = this.where('BuySellParShares', {});
		return {
			t: 'setup',
			title: '1822MX',
			fixture: 'at random',
			players: players.map(({ id }) => ({ id, name: `Player ${id}` })),
			optional_rules: this.prototype ? ['higher_cert_limit'] : [],
			starting_cash: cash,
			bank_cash_total: this.total,
			cert_limit: limit,
			corporations: corps.map(({ id }) => ({ id, shares: [] })),
			decks: this.decks,
			removed_for_ndem: [removed],
			bidding_tokens: TOKENS[players.length] ?? 0,
			where,
			state: this.snapshot()
		};
	}
	get tokens(): number {
		return this.setup.bidding_tokens;
	}
	boxes(pile: Pile): string[] {
		const first = this.left[pile].slice(0, SIZE[pile]);
		return pile === 'minors' ? first.filter((id) => this.shown.includes(id)) : first;
	}
	refill(): void {
		this.shown = this.left.minors.slice(0, SIZE.minors);
	}
	take(pile: Pile, id: string): void {
		this.left[pile] = this.left[pile].filter((each) => each !== id);
	}
	highest(item: string): [number, number] | undefined {
		return this.bids.get(item)?.reduce((a, b) => (b[1] > a[1] ? b : a));
	}
	/** Money set aside for the bids on which a player is highest. */
	committed(player: SitePlayer): number {
		const mine = [...this.bids.keys()].map((item) => this.highest(item));
		return mine.reduce((sum, bid) => sum + (bid?.[0] === player.id ? bid[1] : 0), 0);
	}
	label(): string {
		if (this.round === 'operating') return `OR ${this.turn}.${this.part}`;
		return this.round === 'stock' ? `SR ${this.turn}` : `Choices ${this.turn}`;
	}
	where(
		step: string,
		{ acting, active = this.active }: Extra
	): TraceWhere & { readonly step: string } {
		const [kind, id] = active.split(':');
		const one = kind === 'player' ? Number(id) : this.site.corps.find((c) => c.id === id)?.owner;
		return {
			round: { type: this.round, label: this.label() },
			phase: String(this.site.phase),
			active: [active],
			acting: acting ?? [one ?? this.site.order[0] ?? 0],
			step: `G1822MX::Step::${step}`
		};
	}
	/**
	 * One line: what is said, in which step, and what comes of it. It stays open for what follows by
	 * itself, until the next one begins.
	 */
	record(action: RawLine, step: string, effect: () => void, extra: Extra = {}): void {
		if (this.finished) return;
		if (this.roll(40) === 0) this.write(pick(SILENT, this.roll) ?? SILENT[0], step, extra);
		if (this.lines.length >= this.stop) return this.halt(step, extra);
		this.write(action, step, extra);
		effect();
	}
	/** The game is stopped by hand. */
	halt(step: string, extra: Extra = {}): void {
		this.write({ type: 'end_game', entity: this.site.order[0] }, step, extra);
		this.finished = true;
		this.halted = true;
		this.close();
	}
	/** Why the game is over; nobody names the end that nothing sold brings. */
	reason(): string {
		if (this.halted) return 'manually_ended';
		return this.trigger?.[0] ?? 'dnf';
	}
	private write(action: RawLine, step: string, extra: Extra): void {
		this.close();
		const where = this.where(step, extra);
		Object.assign(this.site, { flows: [], dividends: [], log: [] });
		const { spent, routes, sub = 0 } = extra;
		const n = this.lines.length + 1;
		this.open = {
			t: 'action',
			n,
			index: n,
			id: n,
			sub,
			action: { ...action, id: n, created_at: 0 },
			before: { ...where, handler: where.step },
			after: where,
			...(spent === undefined ? {} : { spent }),
			...(routes === undefined ? {} : { routes })
		};
	}
	/** The open line gets what has happened in it, and the table after it. */
	private close(): void {
		const { site, open } = this;
		if (open === null) return;
		if (open.before.round.label === this.label()) this.checkEnd();
		const line = {
			...open,
			...(site.dividends.length > 0 ? { dividends: site.dividends } : {}),
			...(site.flows.length > 0 ? { flows: site.flows } : {}),
			log: site.log,
			state: this.snapshot()
		};
		this.open = null;
		// The fields that only lines of this title have are wider than a common line.
		this.lines.push(line as unknown as TraceLine);
	}
	/** What ends the game first decides, and when. */
	checkEnd(): void {
		const { broken, reached } = this.site;
		const set = this.round === 'operating' ? 'full_or' : 'current_or';
		if (broken) this.trigger ??= ['bank', set];
		else if (reached) this.trigger ??= ['stock_market', 'current_or'];
	}
	snapshot(): MxState {
		return snapshotOf(this);
	}
	/** All lines; after each one the game stands where the next begins. */
	trace(): Trace {
		this.close();
		const last: TraceWhere = this.where('', {});
		const over: TraceWhere = { round: last.round, phase: last.phase, active: [], acting: [] };
		const lines = this.lines.map((line, i) => {
			const next = this.lines[i + 1]?.after ?? (this.finished ? over : last);
			return { ...line, after: next };
		});
		const worth = Object.entries(this.lines.at(-1)?.state.players ?? {});
		const result = worth.map(([id, { value }]) => [id, value] as const);
		const end = {
			t: 'end',
			finished: this.finished,
			game_end_reason: this.finished ? this.reason() : null,
			result: Object.fromEntries(result)
		} as TraceEnd;
		return { name: 'at random', setup: this.setup, lines, end };
	}
}
