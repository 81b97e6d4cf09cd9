/** A change of the past while it is being made: the edit, the answers to what no longer fits. */
import { momentAt, toldActions, type Action, type State } from '$engine';
import type { GameSession, MoveResult } from '$lib/session';
import {
	acceptRewrite,
	answerAll,
	changesNothing,
	mapOf,
	NO_CHOICES,
	NO_REASONS,
	proposeRewrite,
	withValue,
	type Choices,
	type GameChoice,
	type GameEdit,
	type GameRewrite,
	type Reasons,
	type Stamp
} from '$lib/session/repair';

export type EditKind = 'change' | 'insert' | 'remove';

/** What is put aside: plain JSON. */
export interface RewriteDraft {
	readonly kind: EditKind;
	readonly actions: readonly Action[];
	readonly override: boolean;
	readonly reasons: readonly (readonly [string, string])[];
	readonly choices: readonly (readonly [string, GameChoice])[];
}

export class RewriteForm {
	readonly #session: GameSession;
	readonly at: number;
	#kind = $state<EditKind>('change');
	#actions = $state.raw<readonly Action[]>([]);
	#override = $state(false);
	#reasons = $state.raw<Reasons>(NO_REASONS);
	#choices = $state.raw<Choices>(NO_CHOICES);
	/** The later entry that is being adjusted. */
	adjusting = $state<string | null>(null);

	readonly #edit = $derived.by((): GameEdit | null => this.#editNow());
	readonly #proposal = $derived.by(() =>
		this.#edit === null ? null : proposeRewrite(this.#session, this.#edit, this.#choices)
	);

	constructor(session: GameSession, at: number, kind: EditKind) {
		this.#session = session;
		this.at = at;
		this.#begin(kind);
	}

	get kind(): EditKind {
		return this.#kind;
	}
	set kind(kind: EditKind) {
		this.#begin(kind);
	}
	/** The table before the entry. */
	get before(): State {
		return momentAt(this.#session.timeline, Math.min(this.at, this.#session.count)).state;
	}
	get actions(): readonly Action[] {
		return this.#actions;
	}
	set actions(actions: readonly Action[]) {
		this.#actions = actions;
		this.#override = false;
	}
	get override(): boolean {
		return this.#override;
	}
	get choices(): Choices {
		return this.#choices;
	}
	get plan(): GameRewrite | null {
		return this.#proposal?.ok === true ? this.#proposal.plan : null;
	}
	/** The engine contradicted itself on the branch. */
	get broken(): boolean {
		return this.#proposal?.ok === false;
	}
	/** The edit itself is refused. */
	get refused(): boolean {
		return this.#kind !== 'remove' && this.plan?.entries[0]?.outcome === 'misfit';
	}
	get mayForce(): boolean {
		const refusals = this.plan?.entries[0]?.refusals ?? [];
		return this.refused && refusals.every((refusal) => refusal.kind === 'illegal');
	}
	get nothingNew(): boolean {
		return this.plan !== null && changesNothing(this.plan);
	}
	get acceptable(): boolean {
		return this.plan !== null && this.plan.open === 0 && !this.nothingNew;
	}

	/** Forces what is only against a rule; the reason is kept in the entry. */
	force(reason: string): void {
		this.#override = true;
		this.#reasons = withValue(this.#reasons, '', reason);
	}
	/** The same for the adjustment of a later entry. */
	forceAdjusted(entry: string, actions: readonly Action[], reason: string): void {
		this.#reasons = withValue(this.#reasons, entry, reason);
		this.choose(entry, { kind: 'adjust', actions, override: true });
	}

	choose(entry: string, choice: GameChoice | null): void {
		this.#choices = withValue(this.#choices, entry, choice);
	}
	/** Answers all open questions alike. */
	answer(how: 'drop' | 'keep'): void {
		if (this.#edit === null) return;
		this.#choices = answerAll(this.#session, this.#edit, this.#choices, how);
	}

	draft(): RewriteDraft {
		return {
			kind: this.#kind,
			actions: this.#actions,
			override: this.#override,
			reasons: [...this.#reasons],
			choices: [...this.#choices]
		};
	}
	/** Takes up what was put aside at the same table. */
	restore({ kind, actions, override, reasons, choices }: RewriteDraft): void {
		this.#kind = kind;
		this.#actions = actions;
		this.#override = override;
		this.#reasons = mapOf(reasons);
		this.#choices = mapOf(choices);
	}

	async accept(stamp: Stamp): Promise<MoveResult> {
		if (this.plan === null || !this.acceptable) return { done: false, why: 'nothing' };
		return acceptRewrite(this.#session, this.plan, stamp, this.#reasons);
	}

	#begin(kind: EditKind): void {
		this.#kind = kind;
		const entry = this.#session.line[this.at];
		this.#actions = kind === 'change' ? (entry ? toldActions(entry) : []) : [];
		this.#override = kind === 'change' && (entry?.steps.some((s) => s.forced === true) ?? false);
		this.#reasons = NO_REASONS;
		this.#choices = NO_CHOICES;
		this.adjusting = null;
	}

	#editNow(): GameEdit | null {
		const { at } = this;
		if (this.#kind === 'remove') return { kind: 'remove', at };
		if (this.#actions.length === 0) return null;
		return { kind: this.#kind, at, actions: this.#actions, override: this.#override };
	}
}
