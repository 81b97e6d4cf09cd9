/**
 * One game as a screen sees it: the table now or at any earlier moment, the line of play, what may
 * be done, what hands must follow. It only reads; a display needs nothing more.
 */
import {
	entriesUpTo,
	momentAt,
	type Offer,
	type PostedFact,
	type State,
	type Title
} from '$engine';
import type { GameEntry, GameId, GameMeta, StoreFailure } from '$lib/storage';
import type { Journal, Role } from './journal.svelte';
import type { GameTimeline } from './open-game';
import type { Change } from './reversal';
import type { WhatIf } from './what-if.svelte';

const NO_OFFERS: readonly Offer[] = [];

export class GameView {
	protected readonly journal: Journal;
	protected whatIf = $state.raw<WhatIf | null>(null);
	#past = $state.raw<number | null>(null);

	readonly #live = $derived.by(() => (this.whatIf ?? this.journal).timeline);
	readonly #moment = $derived.by(() =>
		this.#past === null || this.#past > this.#live.tip.count
			? this.#live.head
			: momentAt(this.#live, this.#past)
	);
	/** Null when the rules contradict themselves on this table: it must still be shown, to be set right. */
	readonly #offers = $derived.by(() => {
		try {
			return this.#past === null ? this.title.offers(this.#live.head.state) : NO_OFFERS;
		} catch {
			return null;
		}
	});
	readonly #line = $derived.by(() => entriesUpTo(this.#live.tip));

	constructor(journal: Journal) {
		this.journal = journal;
	}

	get id(): GameId {
		return this.journal.id;
	}
	get title(): Title {
		return this.journal.title;
	}
	get meta(): GameMeta {
		return this.journal.meta;
	}
	/** The table: now, or as it was while the banker looks at the past. */
	get state(): State {
		return this.#moment.state;
	}
	/** The table now, whatever is being looked at. */
	get present(): State {
		return this.#live.head.state;
	}
	/** What may be done now; nothing while looking at the past. */
	get offers(): readonly Offer[] {
		return this.#offers ?? NO_OFFERS;
	}
	/** The rules cannot go on from here: only undo and repairs can. */
	get stuck(): boolean {
		return this.#offers === null;
	}
	/** The line of play, entries that can be redone included. */
	get line(): readonly GameEntry[] {
		return this.#line;
	}
	/** Entries in force. */
	get count(): number {
		return this.#live.head.count;
	}
	/** The count that is being looked at, or null for now. */
	get past(): number | null {
		return this.#past;
	}
	/** The line of play with all its states, for rewriting and charts. */
	get timeline(): GameTimeline {
		return this.#live;
	}
	get canUndo(): boolean {
		return this.count > (this.triedFrom ?? 0);
	}
	get canRedo(): boolean {
		return this.count < this.#live.tip.count;
	}
	/** The entry that undo takes back. */
	get undoEntry(): GameEntry | null {
		return this.canUndo ? this.#live.head.entry : null;
	}
	get redoEntry(): GameEntry | null {
		return this.canRedo ? (this.#line[this.count] ?? null) : null;
	}
	/** What hands must do after the latest step: the cardboard list. */
	get lastChange(): Change | null {
		return (this.whatIf ?? this.journal).lastChange;
	}
	get lastFacts(): readonly PostedFact[] {
		return this.lastChange?.facts ?? [];
	}
	get busy(): boolean {
		return this.journal.busy;
	}
	get waiting(): boolean {
		return this.journal.waiting;
	}
	get saveError(): StoreFailure | null {
		return this.journal.saveError;
	}
	get role(): Role {
		return this.journal.role;
	}
	get inWhatIf(): boolean {
		return this.whatIf !== null;
	}
	/** Entries in force when the trial began, whatever another tab has booked since; null outside of one. */
	get triedFrom(): number | null {
		return this.whatIf?.from ?? null;
	}

	/** Shows the table as it was after so many entries; nothing can be booked meanwhile. */
	travel(count: number): void {
		this.#past = Math.max(0, Math.min(count, this.#live.tip.count));
	}

	backToNow(): void {
		this.#past = null;
	}
}
