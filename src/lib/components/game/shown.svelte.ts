/**
 * What the table shows of a game in figures and words. It is worked out once for everybody who asks,
 * and for a new entry while the disk still writes it: then only the drawing is left to do. The figures
 * are drawn first, when the entry is on disk; the next step's panel and the chart a frame later.
 */
import type { State } from '$engine';
import type { Change, GameSession } from '$lib/session';
import type { GameEntry } from '$lib/storage';
import { describeEntry, words } from '$lib/text';
import { painted } from '../primitives/after-paint';
import { freshSince, NOTHING_FRESH, type Fresh } from './fresh';
import { keepSame } from './keep-same';
import { tableView, type TableView } from './views';

/** What an entry will change, said in the language of that moment. */
interface Coming {
	readonly change: Pick<Change, 'from' | 'to'>;
	readonly words: ReturnType<typeof words>;
	readonly table: TableView;
	readonly fresh: Fresh;
	readonly undoLabel: string;
}

/** An entry as it was decided. */
export interface Entered extends Pick<Change, 'from' | 'to'> {
	readonly steps: GameEntry['steps'];
}

/** What is read at a glance: cash, rows of companies, the bank. */
export interface Figures {
	readonly table: TableView;
	readonly fresh: Fresh;
}

export class Shown {
	readonly #session: GameSession;
	/** What a finger on a button will set off, if it leaves it there. */
	#expected: Coming | null = null;
	/** What is being written. */
	#coming: Coming | null = null;
	/** On disk and drawn, while the session is about to follow. */
	#ahead = $state.raw<Coming | null>(null);
	#latest: { readonly state: State; readonly table: TableView } | null = null;

	readonly #table = $derived.by(() => this.#tableOf(this.#session.state));
	readonly #figures = $derived.by((): Figures => {
		const ahead = this.#ahead;
		if (ahead === null) return { table: this.#table, fresh: this.#fresh };
		return { table: this.#tableOf(ahead.change.to), fresh: ahead.fresh };
	});
	readonly #fresh = $derived.by((): Fresh => {
		const change = this.#session.lastChange;
		if (change === null || this.#session.past !== null) return NOTHING_FRESH;
		return this.#prepared(change)?.fresh ?? freshSince(change.from, change.to);
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
	/** The same, a frame earlier after an entry. */
	get figures(): Figures {
		return this.#figures;
	}
	/** The figures are drawn, and the rest is about to follow. */
	get following(): boolean {
		return this.#ahead !== null;
	}
	/** What undo would take back. */
	get undoLabel(): string | null {
		return this.#undoLabel;
	}

	/** To be called while somebody is about to book it. */
	expect(entry: Entered): void {
		if (!isOf(this.#expected, entry, words())) this.#expected = this.#workOut(entry);
	}

	/** To be called while the disk writes: nothing of it is shown before the entry is there. */
	prepare(entry: Entered): void {
		const expected = this.#expected;
		this.#expected = null;
		this.#coming = isOf(expected, entry, words()) ? expected : this.#workOut(entry);
	}

	/** The entry is on disk: its figures are drawn, and whoever waits goes on when they are seen. */
	async show(): Promise<void> {
		this.#ahead = this.#coming;
		await painted();
	}

	/** The session has followed, or something came in between: it alone says what is shown. */
	settle(): void {
		this.#ahead = null;
	}

	#tableOf(state: State): TableView {
		if (this.#latest?.state === state) return this.#latest.table;
		const coming = this.#coming;
		const table = coming?.change.to === state ? coming.table : this.#viewOf(state);
		this.#latest = { state, table };
		return table;
	}

	#viewOf(state: State): TableView {
		return keepSame(this.#latest?.table ?? null, tableView(this.#session.title, state));
	}

	#workOut({ from, to, steps }: Entered): Coming {
		const w = words();
		return {
			change: { from, to },
			words: w,
			table: this.#viewOf(to),
			fresh: freshSince(from, to),
			undoLabel: describeEntry(w, this.#session.title, from, { steps })
		};
	}

	#prepared(change: Pick<Change, 'from' | 'to'>): Coming | null {
		const coming = this.#coming;
		// Asked for in any case: another language is another text.
		const w = words();
		return isOf(coming, change, w) ? coming : null;
	}
}

function isOf(
	coming: Coming | null,
	{ from, to }: Pick<Change, 'from' | 'to'>,
	inWords: Coming['words']
): coming is Coming {
	return coming?.change.from === from && coming.change.to === to && coming.words === inWords;
}
