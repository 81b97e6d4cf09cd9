/**
 * The decide loop: an action becomes facts, or refusals.
 *
 * The kernel knows no railway. It asks the game whether the action is refused, lets the action post
 * its facts into a book, then runs the reactors (consequences) over every posted fact until nothing
 * new follows, and finally has the game assert its invariants.
 */
import { impossible, type Refusal } from './refusal';

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
	/**
	 * A fact that states more than it changes, for a line on which the rest of it reads otherwise: what it
	 * did `then` is done `now`. Throws when that is not there to be changed.
	 */
	restate?(then: S, now: S, fact: Posted<F>): Posted<F>;
	/** Throws when the facts of one action broke an invariant: that is a bug, never a refusal. */
	assertInvariants(before: S, after: S, facts: readonly Posted<F>[]): void;
	/** Does everything on this table fit together? Asked of what a repair keeps without deciding it. */
	sound?(state: S): boolean;
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
	const book = new OpenBook<S, F>(rules, state);
	rules.apply(book, action);
	runReactors(rules, book);
	rules.assertInvariants(state, book.state, book.facts);
	return { ok: true, state: book.state, facts: book.facts, overridden: refusals };
}

/**
 * The same on whatever table there is: what was forced, kept or set right by hand may have led to one on
 * which the rules contradict themselves. Nothing can be booked there, and whoever asks still gets an answer.
 */
export function tryDecide<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	state: S,
	action: A,
	options: DecideOptions = {}
): Decision<S, F> {
	try {
		return decide(rules, state, action, options);
	} catch (error) {
		const what = error instanceof Error ? error.message : String(error);
		return { ok: false, refusals: [impossible('unbalances', 'banker', { what })] };
	}
}

/**
 * The book while an action is decided. A class, because getters of an object literal would make each
 * book a shape of its own, which the garbage collector finds late.
 */
class OpenBook<S, F extends { readonly t: string }> implements Book<S, F> {
	state: S;
	readonly facts: Posted<F>[] = [];
	/** Which fact is being reacted to; posted facts name it as their cause. */
	cause: number | undefined = undefined;
	readonly #evolve: (state: S, fact: Posted<F>) => S;

	constructor(rules: { evolve(state: S, fact: Posted<F>): S }, state: S) {
		this.state = state;
		this.#evolve = rules.evolve;
	}

	post(rule: string, fact: F): void {
		if (this.facts.length >= MOST_FACTS)
			throw new Error(`an action posted too many facts: ${fact.t}`);
		const posted: Posted<F> =
			this.cause === undefined ? { ...fact, rule } : { ...fact, rule, because: this.cause };
		this.state = this.#evolve(this.state, posted);
		this.facts.push(posted);
	}
}

function runReactors<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	book: OpenBook<S, F>
): void {
	const { facts } = book;
	for (let i = 0; i < facts.length; i++) {
		const fact = facts[i];
		if (fact === undefined) break;
		book.cause = i;
		for (const reactor of rules.reactors) reactor(book, fact);
	}
	book.cause = undefined;
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
