/** The second ledger of a game of 18OE: what an entry must pay, and what later entries must know of it. */
import type { State } from '../../src/lib/engine';
import { moved, valueAt, type Way } from './oe-reckoning-chart';
import {
	cellOf,
	has,
	held,
	isLarge,
	kindOf,
	powerOf,
	runs,
	shareValue
} from './oe-reckoning-table';

export interface LastRun {
	readonly revenue: number;
	readonly choice: string;
}

/** What must be remembered from earlier entries. */
class Memory {
	/** Share values when the stock action began. */
	values: Readonly<Record<string, number>> = {};
	par: Record<string, number> = {};
	/** Majors that floated in this stock round: their par markers are still there. */
	readonly fresh = new Set<string>();
	/** What the 2+2 of an insolvent railroad lacked. */
	lacks: Record<string, number> = {};
	frozen: string | null = null;
	custody: { readonly player: string; readonly company: string } | null = null;
	paidA = false;
	/** Privates that lie face down. */
	readonly down = new Set<string>();
	readonly ports = new Map<string, string>();
	/** In the turn of a railroad: stations and track paid, own shares sold at this value. */
	tokens = 0;
	track = 0;
	sold: number | null = null;
	readonly last: Record<string, LastRun> = {};
}

export class Ledger {
	readonly memory = new Memory();
	before: State;
	/** Who gains or loses how much, and where markers go. */
	gains: Record<string, number> = {};
	cells: Record<string, string> = {};
	/** What the entry itself claims and cannot be. */
	wrong: string[] = [];

	constructor(initial: State) {
		this.before = initial;
	}

	begin(before: State): void {
		this.before = before;
		this.gains = {};
		this.cells = {};
		this.wrong = [];
	}

	/** What the next entry must know. */
	keep(after: State): void {
		const { memory, before } = this;
		const { turn, round } = after;
		if (turn?.kind === 'stock' && !turn.acted) {
			const ids = Object.keys(after.companies);
			memory.values = Object.fromEntries(ids.map((id) => [id, shareValue(after, id)]));
		}
		if (before.round.kind === 'stock' && round.kind === 'operating') {
			memory.fresh.clear();
			memory.frozen = null;
		}
		const was = before.turn?.kind === 'operating' ? before.turn.company : null;
		if (turn?.kind === 'operating' && turn.company === was) return;
		memory.tokens = 0;
		memory.track = 0;
		memory.sold = null;
	}

	pay(from: string, to: string, amount: number): void {
		this.gain(from, -amount);
		this.gain(to, amount);
	}

	gain(holder: string, amount: number): void {
		this.gains[holder] = (this.gains[holder] ?? 0) + amount;
	}

	/** Cash of a holder after what was reckoned so far. */
	cash(holder: string): number {
		return has(this.before, holder) + (this.gains[holder] ?? 0);
	}

	#cell(company: string): string {
		return this.cells[company] ?? cellOf(this.before, company) ?? '';
	}

	move(company: string, way: Way, times = 1): void {
		this.cells[company] = moved(this.#cell(company), way, times);
	}

	value(company: string): number {
		return valueAt(this.#cell(company));
	}

	kind(company: string): string {
		return kindOf(this.before, company);
	}

	president(company: string): string {
		return runs(this.before, company) ?? '';
	}

	hasPower(company: string, minor: string): boolean {
		return powerOf(this.before, minor) === company;
	}

	/** Railroads wholly in players' hands go UP; what leaves at the end of a round pays the bank (10.7). */
	endOfStockRound(after: State): void {
		const { before } = this;
		for (const id of Object.keys(before.companies)) {
			if (!isLarge(before, id)) continue;
			const players = before.seats.reduce((sum, seat) => sum + held(before, id, seat), 0);
			if (players === 100) this.move(id, 'UP');
		}
		for (const id of Object.keys(this.memory.lacks)) {
			const left = before.companies[id]?.closed === false && after.companies[id]?.closed === true;
			if (left) this.pay(id, 'bank', has(before, id));
		}
	}
}
