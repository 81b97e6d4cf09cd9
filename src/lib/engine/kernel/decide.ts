/**
 * The decide loop: an action becomes facts, or refusals.
 *
 * The kernel knows no railway. It asks the game whether the action is refused, lets the action post
 * its facts into a book, then runs the reactors (consequences) over every posted fact until nothing
 * new follows, and finally has the game assert its invariants.
 */
import type { Refusal } from './refusal';

/** A fact as it is kept: what happened, by which rule, because of which earlier fact of the action. */
export type Posted<F> = F & {
	readonly rule: string;
	/** Index, within the same action, of the fact that caused this one. */
	readonly because?: number;
};

/** An open page: the state so far, and the facts posted to reach it. */
export interface Book<S, F> {
	readonly state: S;
	readonly facts: readonly Posted<F>[];
	post(rule: string, fact: F): void;
}

export interface ActionLike {
	readonly do: string;
}

/** What the kernel needs to know of a game. */
export interface Rules<S, F, A extends ActionLike> {
	check(state: S, action: A): readonly Refusal[];
	apply(book: Book<S, F>, action: A): void;
	readonly reactors: readonly Reactor<S, F>[];
	/** What the game now does by itself, as an action of its own; null when somebody must act. */
	follow?(state: S): A | null;
	evolve(state: S, fact: Posted<F>): S;
	/** Throws when the facts of one action broke an invariant: that is a bug, never a refusal. */
	assertInvariants(before: S, after: S, facts: readonly Posted<F>[]): void;
}

/** A consequence: looks at one posted fact and may post what follows from it. */
export type Reactor<S, F> = (book: Book<S, F>, fact: Posted<F>) => void;

export type Decision<S, F> =
	| {
			readonly ok: true;
			readonly state: S;
			readonly facts: readonly Posted<F>[];
			/** Illegal parts that the banker forced. */
			readonly overridden: readonly Refusal[];
	  }
	| { readonly ok: false; readonly refusals: readonly Refusal[] };

export interface DecideOptions {
	/** Force what is illegal; the impossible stays refused. */
	readonly override?: boolean;
}

/** No action of any title comes near this many facts; reaching it means a loop of reactors. */
const MOST_FACTS = 5_000;

export function decide<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	state: S,
	action: A,
	options: DecideOptions = {}
): Decision<S, F> {
	const refusals = rules.check(state, action);
	if (refusals.length > 0) {
		const forced = options.override === true && refusals.every((r) => r.kind === 'illegal');
		if (!forced) return { ok: false, refusals };
	}
	const page = openBook(rules, state);
	rules.apply(page.book, action);
	runReactors(rules, page);
	rules.assertInvariants(state, page.book.state, page.book.facts);
	return { ok: true, state: page.book.state, facts: page.book.facts, overridden: refusals };
}

interface Page<S, F> {
	readonly book: Book<S, F>;
	/** Which fact is being reacted to; posted facts name it as their cause. */
	cause: number | undefined;
}

function openBook<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	initial: S
): Page<S, F> {
	let state = initial;
	const facts: Posted<F>[] = [];
	const page: Page<S, F> = {
		cause: undefined,
		book: {
			get state() {
				return state;
			},
			get facts() {
				return facts;
			},
			post(rule, fact) {
				if (facts.length >= MOST_FACTS)
					throw new Error(`an action posted too many facts: ${fact.t}`);
				const posted: Posted<F> =
					page.cause === undefined ? { ...fact, rule } : { ...fact, rule, because: page.cause };
				state = rules.evolve(state, posted);
				facts.push(posted);
			}
		}
	};
	return page;
}

function runReactors<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	page: Page<S, F>
): void {
	const { facts } = page.book;
	for (let i = 0; i < facts.length; i++) {
		const fact = facts[i];
		if (fact === undefined) break;
		page.cause = i;
		for (const reactor of rules.reactors) reactor(page.book, fact);
	}
	page.cause = undefined;
}

/** State is nothing but the fold of facts. */
export function fold<S, F>(
	evolve: (state: S, fact: Posted<F>) => S,
	state: S,
	facts: readonly Posted<F>[]
): S {
	let result = state;
	for (const fact of facts) result = evolve(result, fact);
	return result;
}
