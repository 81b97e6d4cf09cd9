/** What a session answers: everything that can come of an attempt, as data. */
import type { Action, EntryDecision, Fact, PostedFact, Refusal, State } from '$engine';
import type { GameEntry, SaveProblem, StoreFailure } from '$lib/storage';
import type { GameSession } from './game-session.svelte';
import type { Change } from './reversal';

export interface ActOptions {
	/** Force what is illegal; needs a reason. */
	readonly override?: boolean;
	/** Why the banker forces or corrects; kept in the entry. */
	readonly reason?: string;
	/** The entry this one stands for, when an earlier one was rewritten. */
	readonly replaces?: string;
	/** Called while the disk writes the entry: what the screen will have to show when it is done. */
	readonly meanwhile?: (coming: Change) => void;
	/** Called when it is on disk; the session moves on when this is done, and is busy until then. */
	readonly onDisk?: () => Promise<void>;
}

/** Why nothing was done, other than by the rules. */
export type Hindrance =
	/** The last entry is still being written. */
	| { readonly done: false; readonly why: 'busy' }
	/** The table is shown as it was; go back to now first. */
	| { readonly done: false; readonly why: 'past' }
	/** Another tab writes; take over first. */
	| { readonly done: false; readonly why: 'follower' }
	/** There is nothing to undo, to redo, or to go to. */
	| { readonly done: false; readonly why: 'nothing' }
	/** Another tab wrote meanwhile; the table now shows what it wrote. */
	| { readonly done: false; readonly why: 'conflict' }
	/** The disk refused; the last good state is shown. */
	| { readonly done: false; readonly why: 'not-saved'; readonly failure: StoreFailure }
	/** The engine contradicted itself; nothing was changed. */
	| { readonly done: false; readonly why: 'bug'; readonly message: string };

export type ActResult =
	| { readonly done: true; readonly entry: GameEntry; readonly facts: readonly PostedFact[] }
	| {
			readonly done: false;
			readonly why: 'refused';
			/** Which of the actions was refused. */
			readonly at: number;
			readonly refusals: readonly Refusal[];
	  }
	/** Something illegal was forced without saying why. */
	| { readonly done: false; readonly why: 'reason-missing'; readonly refusals: readonly Refusal[] }
	| Hindrance;

export type MoveResult = { readonly done: true } | Hindrance;

export type Preview = EntryDecision<State, Fact, Action>;

/** Why a game on the list cannot be opened; it stays on the disk and can be exported. */
export type OpenFailure =
	| { readonly why: 'missing' }
	| { readonly why: 'unreadable'; readonly problem: SaveProblem }
	| { readonly why: 'store'; readonly failure: StoreFailure };

export type OpenResult =
	| { readonly ok: true; readonly session: GameSession }
	| { readonly ok: false; readonly failure: OpenFailure };
