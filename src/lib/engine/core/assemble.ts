/**
 * Puts a title's action rules together into what the kernel runs. The same check serves the offer
 * and the decision, so a screen can never offer what the engine would refuse.
 */
import type { Posted, Reactor, Rules } from '../kernel/decide';
import { impossible, type Refusal } from '../kernel/refusal';
import { absentAction, type Declines } from './banker/absence';
import type { GameBook } from './ledger/ledger';
import type { Action } from './model/action';
import { evolveWith, type EvolveOwn } from './model/evolve';
import type { Fact } from './model/fact';
import { checkTouched } from './model/invariants';
import type { State } from './model/state';
import type { Offer, Option, Range } from './title';

export interface ActionRule<A extends Action> {
	/** Why it may not be done; empty when it may. Assumes game on and no other duty open. */
	check(state: State, action: A): readonly Refusal[];
	apply(book: GameBook, action: A): void;
	/** Candidates to show now, legal or not; those refused keep their reasons. */
	options(state: State): readonly Candidate<A>[];
	/** The duty this action answers; it is then allowed while the duty is open. */
	readonly answers?: string;
	/** Allowed at any time, even with duties open or the game over. */
	readonly always?: boolean;
}

/** An option before its refusals are known. */
export type Candidate<A extends Action> = Omit<Option<A>, 'refusals'>;

export type ActionRules<A extends Action> = {
	readonly [K in A['do']]: ActionRule<Extract<A, { readonly do: K }>>;
};

export interface Assembly<A extends Action> {
	readonly actions: ActionRules<A>;
	readonly reactors: readonly Reactor<State, Fact>[];
	readonly evolveOwn: EvolveOwn;
	/** What must fit together in this title beside the invariants; everything does when left out. */
	readonly sound?: (state: State) => boolean;
	/** How facts of its own that state more than they change read on another line. */
	readonly restate?: NonNullable<Rules<State, Fact, Action>['restate']>;
	/** How an absent player says no to a question of this title; none may be declined when left out. */
	readonly declines?: Declines;
}

export function assemble<A extends Action>(
	assembly: Assembly<A>
): { rules: Rules<State, Fact, Action>; offers: (state: State) => readonly Offer[] } {
	// Widening: each rule is only ever called with the action its key names.
	const table = assembly.actions as unknown as Readonly<Record<string, ActionRule<Action>>>;
	const evolve = evolveWith(assembly.evolveOwn);

	function check(state: State, action: Action): readonly Refusal[] {
		const rule = table[action.do];
		if (rule === undefined) return [impossible('unknown-action', 'banker', { action: action.do })];
		const barred = guard(state, rule);
		return barred === null ? rule.check(state, action) : [barred];
	}

	return {
		rules: {
			check,
			apply(book, action) {
				const rule = table[action.do];
				if (rule === undefined) throw new Error(`no rule for ${action.do}`);
				rule.apply(book, action);
			},
			reactors: assembly.reactors.map(unlessBanker),
			follow: (state) =>
				absentAction(
					state,
					assembly.declines ?? (() => null),
					(action) => check(state, action).length === 0
				),
			evolve,
			...(assembly.restate === undefined ? {} : { restate: assembly.restate }),
			assertInvariants(before, after, facts: readonly Posted<Fact>[]) {
				checkTouched(before, after, facts);
			},
			...(assembly.sound === undefined ? {} : { sound: assembly.sound })
		},
		offers(state) {
			const offers: Offer[] = [];
			for (const kind in table) {
				const rule = table[kind];
				if (rule === undefined || guard(state, rule) !== null) continue;
				const options = rule.options(state).map((candidate) => new Judged(candidate, rule, state));
				if (options.length === 0) continue;
				const { answers } = rule;
				const asked = answers === undefined ? {} : { answers };
				offers.push({ kind: kind as Action['do'], options, ...asked });
			}
			return offers;
		}
	};
}

/** An option says why it is refused when it is asked: most are never looked at. */
class Judged implements Option {
	readonly action: Action;
	readonly range?: Range;
	readonly #rule: ActionRule<Action>;
	readonly #state: State;
	#refusals: readonly Refusal[] | null = null;

	constructor({ action, range }: Candidate<Action>, rule: ActionRule<Action>, state: State) {
		this.action = action;
		if (range !== undefined) this.range = range;
		this.#rule = rule;
		this.#state = state;
	}

	get refusals(): readonly Refusal[] {
		return (this.#refusals ??= this.#rule.check(this.#state, this.action));
	}
}

function guard(state: State, rule: ActionRule<Action>): Refusal | null {
	if (rule.always === true) return null;
	if (state.finished !== null) return impossible('game-over', 'banker');
	const duty = state.duties[0];
	if (duty === undefined) {
		return rule.answers === undefined ? null : impossible('nothing-to-answer', 'banker');
	}
	if (state.duties.some((open) => open.kind === rule.answers)) return null;
	return impossible('duty-first', 'banker', { duty: duty.kind, player: duty.player });
}

/** What the banker corrects has no consequences of its own. */
function unlessBanker(reactor: Reactor<State, Fact>): Reactor<State, Fact> {
	return (book, fact) => {
		if (fact.rule !== 'banker') reactor(book, fact);
	};
}
