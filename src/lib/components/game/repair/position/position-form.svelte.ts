/** A game already under way, entered piece by piece; kept on the device until it starts. */
import {
	certificatesOf,
	fromPosition,
	presidentOf,
	toPosition,
	totalCash,
	type PositionProblem,
	type PositionResult,
	type State,
	type TablePosition,
	type Title
} from '$engine';
import type { GameRequest } from '$lib/session';
import { NewGameForm } from '../../new-game/new-game-form.svelte';

/** What is put aside: plain JSON, checked when it comes back. */
export interface PositionDraft {
	readonly title: string;
	readonly names: readonly string[];
	readonly options: readonly string[];
	readonly house: Readonly<Record<string, number>>;
	readonly chips: boolean;
	readonly name: string;
	readonly table: TablePosition | null;
}

export interface Note {
	readonly kind: 'president' | 'deed' | 'trainless';
	readonly about: string;
}

export class PositionForm {
	readonly agreed = new NewGameForm();
	#fresh = $state.raw<State | null>(null);
	#table = $state.raw<TablePosition | null>(null);
	/** What the set-up that the table was last laid on puts apart. */
	#apart: number | null = null;
	readonly #result = $derived.by((): PositionResult | null => {
		if (this.#fresh === null || this.#table === null) return null;
		return fromPosition(this.title, this.#fresh, this.#table);
	});

	get title(): Title {
		return this.agreed.title;
	}
	/** The set-up it is built on; null before the players are agreed. */
	get fresh(): State | null {
		return this.#fresh;
	}
	get table(): TablePosition | null {
		return this.#table;
	}
	set table(table: TablePosition | null) {
		this.#table = table;
	}
	get problems(): readonly PositionProblem[] {
		return this.#result === null || this.#result.ok ? [] : this.#result.problems;
	}
	get state(): State | null {
		return this.#result?.ok === true ? this.#result.state : null;
	}
	/** What remains when everybody has theirs. */
	get bank(): number {
		if (this.#fresh === null || this.#table === null) return 0;
		const given = Object.values(this.#table.cash).reduce((sum, amount) => sum + amount, 0);
		return totalCash(this.#fresh) - given;
	}
	/** Not wrong, but seldom meant. */
	get notes(): readonly Note[] {
		return this.state === null ? [] : notesOf(this.title, this.state);
	}

	/** On to the table: what was entered before stays when the same players sit at it. */
	layTable(): void {
		const fresh = this.title.setUp(this.agreed.config(() => 0));
		const known = this.#table;
		const same =
			known !== null &&
			Object.keys(fresh.cash).every((holder) => holder === 'bank' || holder in known.cash) &&
			Object.keys(known.cash).every((holder) => holder in fresh.cash);
		this.#fresh = fresh;
		const start = emptyTable(this.title, fresh);
		// A draft of an older version may lack a part.
		this.#table = same ? { ...start, ...known, cash: this.#cashOf(known, start) } : start;
		this.#apart = start.cash['outside'] ?? 0;
	}
	/** What lies apart follows the figure that was agreed, unless it had been changed on the table. */
	#cashOf({ cash }: TablePosition, start: TablePosition): TablePosition['cash'] {
		const untouched = this.#apart !== null && cash['outside'] === this.#apart;
		return untouched ? { ...cash, outside: start.cash['outside'] ?? 0 } : cash;
	}
	backToPlayers(): void {
		this.#fresh = null;
	}

	request(): GameRequest | null {
		const initial = this.state;
		if (initial === null) return null;
		const { id } = this.title;
		return { title: id, config: initial.config, name: this.agreed.name.trim(), initial };
	}

	draft(): PositionDraft {
		const { agreed } = this;
		return {
			title: this.title.id,
			names: agreed.seats.map((seat) => seat.name),
			options: [...agreed.options],
			house: { ...agreed.house },
			chips: agreed.chips,
			name: agreed.name,
			table: this.#table
		};
	}

	/** Takes up what was put aside; false when it does not fit any more. */
	restore(draft: PositionDraft, known: readonly Title[]): boolean {
		const title = known.find((each) => each.id === draft.title);
		if (title === undefined || draft.names.length < title.seats.min) return false;
		const { agreed } = this;
		agreed.title = title;
		while (agreed.seats.length < draft.names.length) agreed.addSeat();
		agreed.seats = agreed.seats.slice(0, draft.names.length);
		agreed.seats.forEach((seat, i) => (seat.name = draft.names[i] ?? ''));
		agreed.options = [...draft.options];
		agreed.house = { ...draft.house };
		agreed.chips = draft.chips;
		agreed.name = draft.name;
		this.#table = draft.table;
		if (draft.table !== null) this.layTable();
		return true;
	}
}

/**
 * Nobody has anything yet: all cash in play is in the bank until it is counted. What a title puts
 * apart at the start lies there until the game brings it in.
 */
function emptyTable(title: Title, fresh: State): TablePosition {
	const start = toPosition(title, fresh);
	const cash = Object.fromEntries(
		Object.entries(start.cash).map(([holder, amount]) => [
			holder,
			holder === 'outside' ? amount : 0
		])
	);
	return { ...start, cash, turn: null, moment: 'turn' };
}

function notesOf(title: Title, state: State): Note[] {
	const notes: Note[] = [];
	for (const [id, company] of Object.entries(state.companies)) {
		if (company.closed || certificatesOf(state, id).length === 0) continue;
		if (company.par !== null && presidentOf(state, id) === null) {
			notes.push({ kind: 'president', about: id });
		}
		const trains = state.trains.some((train) => train.place === id);
		if (company.turns > 1 && !trains) notes.push({ kind: 'trainless', about: id });
	}
	for (const { id } of title.tables.deeds) {
		if (state.deeds[id]?.place === 'offering') notes.push({ kind: 'deed', about: id });
	}
	return notes;
}

/** Settings give back whatever was stored: only the outline is trusted after this. */
export function isDraft(value: unknown): value is PositionDraft {
	if (typeof value !== 'object' || value === null) return false;
	const { title, names, options, house, table } = value as Readonly<Record<string, unknown>>;
	return (
		typeof title === 'string' &&
		Array.isArray(names) &&
		Array.isArray(options) &&
		typeof house === 'object' &&
		(table === null || typeof table === 'object')
	);
}
