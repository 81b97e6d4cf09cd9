/**
 * What the table shows of a game in figures and words. It is worked out once for everybody who asks,
 * and for a new entry while the disk still writes it: then only the drawing is left to do.
 */
import type { Change, GameSession } from '$lib/session';
import { cardboard, describeEntry, words, type CardboardGroup } from '$lib/text';
import { freshSince, NOTHING_FRESH, type Fresh } from './fresh';
import { keepSame } from './keep-same';
import { tableView, type TableView } from './views';

/** What an entry will change, said in the language of that moment. */
interface Coming {
	readonly change: Pick<Change, 'from' | 'to'>;
	readonly words: ReturnType<typeof words>;
	readonly table: TableView;
	readonly fresh: Fresh;
	readonly cardboard: readonly CardboardGroup[];
	readonly undoLabel: string | null;
}

export class Shown {
	readonly #session: GameSession;
	#coming: Coming | null = null;
	#shownTable: TableView | null = null;

	readonly #table = $derived.by((): TableView => {
		const { title, state } = this.#session;
		const coming = this.#coming;
		const next = coming?.change.to === state ? coming.table : tableView(title, state);
		this.#shownTable = keepSame(this.#shownTable, next);
		return this.#shownTable;
	});
	readonly #fresh = $derived.by((): Fresh => {
		const change = this.#session.lastChange;
		if (change === null || this.#session.past !== null) return NOTHING_FRESH;
		return this.#prepared(change)?.fresh ?? freshSince(change.from, change.to);
	});
	readonly #cardboard = $derived.by((): readonly CardboardGroup[] => {
		const change = this.#session.lastChange;
		if (change === null || this.#session.past !== null) return [];
		return this.#prepared(change)?.cardboard ?? this.#cardboardOf(change);
	});
	readonly #undoLabel = $derived.by((): string | null => {
		const { head } = this.#session.timeline;
		if (!this.#session.canUndo || head.entry === null || head.before === null) return null;
		const change = { from: head.before.state, to: head.state };
		const prepared = this.#prepared(change)?.undoLabel;
		return prepared ?? describeEntry(words(), this.#session.title, change.from, head.entry);
	});

	constructor(session: GameSession) {
		this.#session = session;
	}

	get table(): TableView {
		return this.#table;
	}
	get fresh(): Fresh {
		return this.#fresh;
	}
	/** What hands must follow after the latest step. */
	get cardboard(): readonly CardboardGroup[] {
		return this.#cardboard;
	}
	/** What undo would take back. */
	get undoLabel(): string | null {
		return this.#undoLabel;
	}

	/** To be called while the disk writes: nothing of it is shown before the entry is there. */
	prepare(change: Change): void {
		const w = words();
		const { title } = this.#session;
		const entry = change.done.at(-1);
		this.#coming = {
			change,
			words: w,
			table: tableView(title, change.to),
			fresh: freshSince(change.from, change.to),
			cardboard: this.#cardboardOf(change),
			undoLabel: entry === undefined ? null : describeEntry(w, title, change.from, entry)
		};
	}

	#prepared(change: Pick<Change, 'from' | 'to'>): Coming | null {
		const coming = this.#coming;
		// Asked for in any case: another language is another text.
		const w = words();
		const fits = coming?.change.from === change.from && coming.change.to === change.to;
		return fits && coming.words === w ? coming : null;
	}

	#cardboardOf({ from, to, facts }: Change): readonly CardboardGroup[] {
		return cardboard(words(), this.#session.title, from, to, facts);
	}
}
