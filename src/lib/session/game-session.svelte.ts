/**
 * One game at the table. Everything the banker does goes through here: decided by the engine,
 * written to disk, and only then shown. What-if plays on in a copy that is never written.
 */
import {
	commit,
	decideEntry,
	momentAt,
	redoEntries,
	undoEntries,
	type Action,
	type Position,
	type State
} from '$engine';
import {
	savedGameOf,
	type GameEntry,
	type GameId,
	type GameStore,
	type Json,
	type StoreFailure
} from '$lib/storage';
import { Decisions } from './decisions';
import { Desk } from './desk.svelte';
import { everyonePasses, type Passes } from './everyone-passes';
import { fileOfGame } from './game-files';
import { GameView } from './game-view.svelte';
import type { GameFile } from './hand-over';
import { firstState, Journal, standing, type Stages } from './journal.svelte';
import { foldLine, loadGame, type GameTimeline } from './open-game';
import type { ActOptions, ActResult, Hindrance, MoveResult, OpenResult, Preview } from './results';
import type { Change } from './reversal';
import type { Surroundings } from './surroundings';
import { WhatIf } from './what-if.svelte';

export interface OpenOptions {
	/** A display: follows and never writes. */
	readonly follow?: boolean;
}

export class GameSession extends GameView {
	readonly #desk: Desk;
	readonly #around: Surroundings;
	readonly #decisions = new Decisions();

	private constructor(journal: Journal, desk: Desk, around: Surroundings) {
		super(journal);
		this.#desk = desk;
		this.#around = around;
	}

	static async open(
		store: GameStore,
		id: GameId,
		around: Surroundings,
		options: OpenOptions = {}
	): Promise<OpenResult> {
		const loaded = await loadGame(store, id);
		if (!loaded.ok) return loaded;
		const { stored, open, drafts } = loaded;
		const journal = new Journal(store, around, stored, open);
		const place = () => ({
			on: journal.timeline.head.entry?.id ?? null,
			mayWrite: journal.role === 'writer'
		});
		const desk = new Desk(store, id, { panel: stored.meta.panel, drafts }, place, (failure) =>
			journal.complain(failure)
		);
		if (options.follow !== true) await journal.compete();
		return { ok: true, session: new GameSession(journal, desk, around) };
	}

	/* what the banker does */

	/** Decides without booking: what would follow, or why not. */
	preview(input: readonly Action[], options: Pick<ActOptions, 'override'> = {}): Preview {
		const { override = false } = options;
		const { present } = this;
		const key = `${override} ${JSON.stringify(input)}`;
		return this.#decisions.make(present, key, () => {
			// A panel may hand over its own live figures; what is decided and stored must not change.
			const actions = $state.snapshot(input) as readonly Action[];
			return decideEntry(this.title.rules, present, actions, { override });
		});
	}

	async act(actions: readonly Action[], options: ActOptions = {}): Promise<ActResult> {
		const hindrance = this.#hindrance();
		if (hindrance !== null) return hindrance;
		const decision = this.preview(actions, options);
		if (!decision.ok) {
			return { done: false, why: 'refused', at: decision.at, refusals: decision.refusals };
		}
		const { overridden, steps, state, facts } = decision;
		const reason = options.reason?.trim() ?? '';
		if (overridden.length > 0 && reason === '') {
			return { done: false, why: 'reason-missing', refusals: overridden };
		}
		const live = this.timeline;
		const entry = this.#newEntry(live, steps, reason, options.replaces);
		const position = { head: entry.id, tip: entry.id };
		const after = { state, count: live.head.count + 1 };
		const change: Change = {
			kind: 'done',
			undone: [],
			done: [entry],
			facts,
			from: live.head.state,
			to: state
		};
		const moved = await this.#book([entry], position, () => commit(live, entry, state), after, {
			meanwhile: () => options.meanwhile?.(change),
			onDisk: options.onDisk
		});
		return moved.done ? { done: true, entry, facts } : moved;
	}

	undo(steps = 1): Promise<MoveResult> {
		const least = this.triedFrom ?? 0;
		return this.#move(() => undoEntries(this.timeline, Math.min(steps, this.count - least)));
	}

	redo(steps = 1): Promise<MoveResult> {
		return this.#move(() => redoEntries(this.timeline, steps));
	}

	/** "Back to here": moves the head along the line; later entries can be redone. */
	goTo(count: number): Promise<MoveResult> {
		const { tip } = this.timeline;
		const target = Math.max(this.triedFrom ?? 0, Math.min(count, tip.count));
		return this.#move(() => ({ ...this.timeline, head: momentAt(this.timeline, target) }));
	}

	/**
	 * Replaces the line of play: new entries (a rewritten line) are added to the tree and the
	 * position moves to their end in one write. With no entries it brings an abandoned line back.
	 */
	async switchLine(position: Position, entries: readonly GameEntry[] = []): Promise<MoveResult> {
		const hindrance = this.#hindrance();
		if (hindrance !== null) return hindrance;
		const live = this.timeline;
		const all = [...live.entries.values(), ...entries];
		const folded = foldLine(this.title, firstState(live), all, position);
		if (!folded.ok) {
			return { done: false, why: 'bug', message: String(folded.problem.details['what']) };
		}
		const { timeline } = folded.value;
		return this.#book(entries, position, () => timeline, standing(timeline).after);
	}

	/** The passes that would end the round, or who stands in the way. */
	everyonePasses(): Passes {
		return everyonePasses(this.title, this.present);
	}

	/* what if */

	/** Plays on in a marked copy: nothing of it is ever written. */
	startWhatIf(): void {
		this.whatIf = new WhatIf(this.journal.timeline);
		this.backToNow();
	}

	endWhatIf(): void {
		this.whatIf = null;
		this.backToNow();
	}

	/* the desk, other tabs, files */

	get panel(): Json {
		return this.#desk.panel;
	}
	setPanel(panel: Json): Promise<void> {
		return this.#desk.setPanel(panel);
	}
	draft(key: string): Json {
		return this.#desk.draft(key);
	}
	setDraft(key: string, value: Json): Promise<void> {
		return this.#desk.setDraft(key, value);
	}
	rename(name: string): Promise<StoreFailure | null> {
		return this.journal.rename(name);
	}
	/** Becomes the writer; the tab that was it follows from now on. */
	takeOver(): Promise<void> {
		return this.journal.takeOver();
	}
	/** Looks for what other tabs wrote, for when the page wakes up. */
	refresh(): Promise<void> {
		return this.journal.refresh();
	}

	/** The game as a file, from memory: works when the disk does not. What-if is left out. */
	exportFile(): Promise<GameFile> {
		const { timeline, meta } = this.journal;
		const entries = [...timeline.entries.values()].map((entry, i) => ({ sequence: i + 1, entry }));
		const { position } = standing(timeline);
		const stored = { meta: { ...meta, position }, initial: firstState(timeline), entries };
		return fileOfGame(savedGameOf(stored), this.#around.app);
	}

	/** The file has really left the browser: there is nothing to remind of for a while. */
	markBackedUp(): Promise<void> {
		return this.journal.markBackedUp();
	}

	/** Waits for what is being written, then lets go of lock and channel. */
	async close(): Promise<void> {
		await this.#desk.settled();
		this.journal.close();
	}

	#newEntry(
		line: GameTimeline,
		steps: GameEntry['steps'],
		reason: string,
		replaces: string | undefined
	): GameEntry {
		return {
			id: `${line.entries.size + 1}-${this.#around.random()}`,
			parent: line.head.entry?.id ?? null,
			steps,
			at: this.#around.now(),
			...(reason === '' ? {} : { reason }),
			...(replaces === undefined ? {} : { replaces })
		};
	}

	#hindrance(): Hindrance | null {
		if (this.past !== null) return { done: false, why: 'past' };
		if (this.whatIf !== null) return null;
		if (this.busy) return { done: false, why: 'busy' };
		return this.role === 'writer' ? null : { done: false, why: 'follower' };
	}

	async #move(target: () => GameTimeline): Promise<MoveResult> {
		this.backToNow();
		const hindrance = this.#hindrance();
		if (hindrance !== null) return hindrance;
		const next = target();
		if (next.head.count === this.count) return { done: false, why: 'nothing' };
		const { position, after } = standing(next);
		return this.#book([], position, () => next, after);
	}

	/** To disk, then to the screen; what-if goes to the screen only. */
	async #book(
		entries: readonly GameEntry[],
		position: Position,
		next: () => GameTimeline,
		after: { readonly state: State; readonly count: number },
		stages: Stages = {}
	): Promise<MoveResult> {
		if (this.whatIf !== null) {
			this.whatIf.show(next());
			return { done: true };
		}
		const failure = await this.journal.write(entries, position, next, after, stages);
		if (failure === null) {
			void this.#desk.moved();
			return { done: true };
		}
		if (failure.code === 'conflict') return { done: false, why: 'conflict' };
		return { done: false, why: 'not-saved', failure };
	}
}
