/** Whose turn it is, which round follows and when the game ends: written from 3.2, 8, 10, 11 and 13. */
import type { State } from '../../src/lib/engine';
import type { OeAction } from '../../src/lib/engine/titles/18oe';
import { valueAt } from './oe-reckoning-chart';
import {
	cellOf,
	isLarge,
	isRusted,
	kindOf,
	level,
	lying,
	powerOf,
	runs,
	trainsOf
} from './oe-reckoning-table';

type Coming = 'stock' | 'operating';

export class Flow {
	readonly wrong: string[] = [];
	#track: (string | null)[] = [];
	readonly #operated = new Set<string>();
	#minorC: 'first' | 'last' | 'normal' = 'normal';
	#passes = 0;
	#actor: string | null = null;
	/** Rounds that are left after the one that is on, once the end is known; else null. */
	#left: Coming[] | null = null;
	#phase = 1;
	/** Railroads that got a train in the operating round that is on. */
	readonly newTrains = new Set<string>();

	/** One entry, and what became of it. */
	follow(before: State, action: OeAction, after: State, broken: boolean): void {
		this.wrong.length = 0;
		this.#place(before, action, after);
		this.#end(before, action, broken);
		if (action.do === 'own.minorC') this.#minorC = action.at;
		const { turn } = before;
		const stock = turn?.kind === 'stock' && (action.do === 'pass' || action.do === 'endTurn');
		if (stock) this.#stockTurn(before, turn.player, action.do === 'pass', after);
		else if (turn?.kind === 'operating' && action.do === 'endTurn') {
			this.#operated.add(turn.company);
			this.#operatingTurn(before, after);
		} else if (turn?.kind === 'income' && action.do === 'payIncome')
			this.#operatingTurn(before, after);
	}

	#say(is: unknown, should: unknown, what: string): void {
		if (is !== should) this.wrong.push(`${what}: ${String(is)}, not ${String(should)}`);
	}

	/** The leftmost open place of the order track; whoever leaves it leaves a hole (9.1, 9.2, 9.3). */
	#place(before: State, action: OeAction, after: State): void {
		const id =
			action.do === 'own.floatMinor'
				? action.minor
				: action.do === 'own.floatRegional' || action.do === 'own.parRegional'
					? action.company
					: null;
		if (id !== null) {
			const hole = this.#track.indexOf(null);
			if (hole < 0) this.#track.push(id);
			else this.#track[hole] = id;
		}
		this.#track = this.#track.map((at) => {
			const company = after.companies[at ?? ''];
			const gone = company === undefined || company.closed || kindOf(after, at ?? '') === 'major';
			return gone ? null : at;
		});
		if (before.phase === after.phase) return;
		const train =
			action.do === 'buyTrain' ? before.trains.find((t) => t.id === action.train) : null;
		const should = before.phase === '1' ? 2 : train ? level(train.type) : this.#phase;
		this.#say(Number(after.phase), should, 'phase');
		this.#phase = should;
	}

	/** The first level 8 train, or the bank, says which rounds are left (13). */
	#end(before: State, action: OeAction, broken: boolean): void {
		if (this.#left !== null) return;
		const { kind, part } = before.round;
		if (broken) this.#left = kind === 'stock' ? ['operating'] : [];
		if (action.do !== 'buyTrain') return;
		const train = before.trains.find((each) => each.id === action.train);
		if (train?.place !== 'offering' || level(train.type) !== 8) return;
		this.#left =
			part === 1
				? ['operating', 'stock', 'operating', 'operating']
				: ['stock', 'operating', 'operating', 'operating'];
	}

	#stockTurn(before: State, player: string, passed: boolean, after: State): void {
		const { seats } = before;
		this.#passes = passed ? this.#passes + 1 : 0;
		if (!passed) this.#actor = player;
		const next = (seat: string) => seats[(seats.findIndex((s) => s === seat) + 1) % seats.length];
		if (this.#passes < seats.length) {
			this.#say(after.turn?.kind === 'stock' && after.turn.player, next(player), 'next player');
			return;
		}
		const card = this.#actor === null ? before.priority : next(this.#actor);
		this.#say(after.priority, card, 'priority deal');
		this.#passes = 0;
		this.#actor = null;
		this.#nextRound(before, after);
	}

	/** Two operating rounds follow each stock round, until the end says otherwise. */
	#nextRound(before: State, after: State): void {
		this.#operated.clear();
		this.#minorC = 'normal';
		const { kind, part } = before.round;
		const usual: Coming = kind === 'stock' || part === 1 ? 'operating' : 'stock';
		const coming = this.#left === null ? usual : this.#left.shift();
		if (coming === undefined) {
			this.#say(after.finished !== null, true, 'the game is over');
			return;
		}
		this.#say(after.finished, null, 'the game is over');
		this.#say(after.round.kind, coming, 'next round');
		if (coming === 'stock') {
			this.#say(after.turn?.kind === 'stock' && after.turn.player, after.priority, 'first player');
		} else if (after.turn?.kind === 'operating') this.#operatingTurn(before, after);
	}

	/** Is the operating round that is on the one in which revenues are only paid again? */
	get last(): boolean {
		return this.#left?.length === 0 && this.#phase === 8;
	}

	#waiting(state: State): string[] {
		const waits = (id: string): boolean => !this.#operated.has(id) && runs(state, id) !== null;
		const small = this.#track.filter((id): id is string => id !== null && waits(id));
		const large = Object.keys(state.companies).filter((id) => isLarge(state, id) && waits(id));
		const column = (id: string) => Number((cellOf(state, id) ?? '').split('.')[1]);
		const depth = (id: string) =>
			(state.market[state.companies[id]?.spot?.cell ?? `0.0`] ?? []).indexOf(id);
		const value = (id: string) => valueAt(cellOf(state, id) ?? '');
		large.sort((a, b) => value(b) - value(a) || column(b) - column(a) || depth(a) - depth(b));
		return [...this.#withC(state, small), ...this.#withC(state, large)];
	}

	#withC(state: State, group: string[]): string[] {
		const holder = powerOf(state, 'C');
		if (holder === null || this.#minorC === 'normal' || !group.includes(holder)) return group;
		const others = group.filter((id) => id !== holder);
		return this.#minorC === 'first' ? [holder, ...others] : [...others, holder];
	}

	#operatingTurn(before: State, after: State): void {
		const [next] = this.#waiting(after);
		if (next === undefined) {
			this.#nextRound(before, after);
			return;
		}
		this.#say(after.turn?.kind === 'operating' && after.turn.company, next, 'next railroad');
		if (after.duties.length === 0) this.#trains(after);
	}

	/** When a buy-trains step is over nobody has rusted trains or too many (5.2, 11.6.3). */
	#trains(state: State): void {
		const { swift } = lying(state);
		for (const id of Object.keys(state.companies)) {
			const counted = trainsOf(state, id).filter((train) => train.id !== swift);
			const kind = kindOf(state, id);
			const rusted = counted.filter((train) => isRusted(train.type, state.phase));
			if (kind !== 'national' && rusted.length > 0) this.wrong.push(`${id} keeps rusted trains`);
			if (counted.length > this.#limit(kind)) this.wrong.push(`${id} has ${counted.length} trains`);
		}
	}

	#limit(kind: string): number {
		const phase = this.#phase;
		if (kind === 'national') return phase < 6 ? 4 : 3;
		if (kind === 'major') return phase < 4 ? 4 : phase < 6 ? 3 : 2;
		return phase < 4 ? 2 : 1;
	}
}
