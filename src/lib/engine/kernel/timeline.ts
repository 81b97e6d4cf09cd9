/**
 * A timeline: the current line of play with the state after each entry. Moments are linked to the
 * one before and never change, states share structure, so adding an entry costs the same in a long
 * game as in a short one, undo is instant, and any past table can be shown.
 */
import { fold, tryDecide, type ActionLike, type Posted, type Rules } from './decide';
import { lineTo, type Entry, type EntryId, type EntryStep, type Position } from './journal';
import type { Refusal } from './refusal';

/** The table after an entry; the first moment has none. */
export interface Moment<S, F, A extends ActionLike> {
	readonly entry: Entry<F, A> | null;
	readonly state: S;
	readonly before: Moment<S, F, A> | null;
	/** How many entries led here. */
	readonly count: number;
}

export interface Timeline<S, F, A extends ActionLike> {
	readonly head: Moment<S, F, A>;
	readonly tip: Moment<S, F, A>;
	/** Every entry ever made, abandoned lines included; it only grows. */
	readonly entries: ReadonlyMap<EntryId, Entry<F, A>>;
}

export function stateNow<S, F, A extends ActionLike>(timeline: Timeline<S, F, A>): S {
	return timeline.head.state;
}

/** The moment after the nth entry of the line; 0 is the set-up. */
export function momentAt<S, F, A extends ActionLike>(
	timeline: Timeline<S, F, A>,
	count: number
): Moment<S, F, A> {
	let moment: Moment<S, F, A> | null = count <= timeline.head.count ? timeline.head : timeline.tip;
	while (moment !== null && moment.count > count) moment = moment.before;
	if (moment === null || moment.count !== count)
		throw new Error(`no moment after ${count} entries`);
	return moment;
}

export function stateAfter<S, F, A extends ActionLike>(timeline: Timeline<S, F, A>, n: number): S {
	return momentAt(timeline, n).state;
}

export function positionOf<S, F, A extends ActionLike>(timeline: Timeline<S, F, A>): Position {
	return { head: timeline.head.entry?.id ?? null, tip: timeline.tip.entry?.id ?? null };
}

/** Folds stored facts; rules do not run. */
export function openTimeline<S, F, A extends ActionLike>(
	rules: Pick<Rules<S, F, A>, 'evolve'>,
	initial: S,
	stored: readonly Entry<F, A>[] = [],
	position: Position = { head: null, tip: null }
): Timeline<S, F, A> {
	const entries = new Map(stored.map((entry) => [entry.id, entry]));
	const first: Moment<S, F, A> = { entry: null, state: initial, before: null, count: 0 };
	let head: Moment<S, F, A> | null = position.head === null ? first : null;
	let tip = first;
	for (const entry of lineTo(entries, position.tip)) {
		tip = follow(tip, entry, foldEntry(rules, tip.state, entry));
		if (entry.id === position.head) head = tip;
	}
	if (head === null) throw new Error('the head is not on the line of play');
	return { head, tip, entries };
}

function follow<S, F, A extends ActionLike>(
	before: Moment<S, F, A>,
	entry: Entry<F, A>,
	state: S
): Moment<S, F, A> {
	return { entry, state, before, count: before.count + 1 };
}

export function foldEntry<S, F, A extends ActionLike>(
	rules: Pick<Rules<S, F, A>, 'evolve'>,
	state: S,
	entry: Pick<Entry<F, A>, 'steps'>
): S {
	let result = state;
	for (const step of entry.steps) result = fold<S, F>(rules.evolve, result, step.facts);
	return result;
}

export type EntryDecision<S, F, A extends ActionLike> =
	| {
			readonly ok: true;
			readonly state: S;
			readonly steps: readonly EntryStep<F, A>[];
			readonly facts: readonly Posted<F>[];
			readonly overridden: readonly Refusal[];
	  }
	| {
			readonly ok: false;
			/** Which of the actions was refused. */
			readonly at: number;
			readonly refusals: readonly Refusal[];
	  };

/** Decides several actions as one entry: all of them, or none. */
export function decideEntry<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	state: S,
	actions: readonly A[],
	options: { readonly override?: boolean } = {}
): EntryDecision<S, F, A> {
	const steps: EntryStep<F, A>[] = [];
	const overridden: Refusal[] = [];
	let now = state;
	for (const [at, action] of actions.entries()) {
		const decision = tryDecide(rules, now, action, options);
		if (!decision.ok) return { ok: false, at, refusals: decision.refusals };
		now = decision.state;
		overridden.push(...decision.overridden);
		const step: EntryStep<F, A> = { action, facts: decision.facts };
		steps.push(decision.overridden.length > 0 ? { ...step, forced: true } : step);
		for (const followed of following(rules, now)) {
			steps.push(followed.step);
			now = followed.state;
		}
	}
	return { ok: true, state: now, steps, facts: steps.flatMap((s) => s.facts), overridden };
}

/** No table has this many turns in a row at which nobody is asked; the game waits there. */
const MOST_FOLLOWING = 100;

/** What the game does by itself after an action, each thing as a step of its own. */
function following<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	state: S
): { readonly step: EntryStep<F, A>; readonly state: S }[] {
	const list: { readonly step: EntryStep<F, A>; readonly state: S }[] = [];
	let now = state;
	while (list.length < MOST_FOLLOWING) {
		const action = nextOf(rules, now);
		const decision = action === null ? null : tryDecide(rules, now, action);
		if (action === null || decision?.ok !== true) break;
		now = decision.state;
		list.push({ step: { action, facts: decision.facts, auto: true }, state: now });
	}
	return list;
}

/** What the game would now do by itself; nothing where the rules contradict themselves. */
function nextOf<S, F, A extends ActionLike>(rules: Rules<S, F, A>, state: S): A | null {
	try {
		return rules.follow?.(state) ?? null;
	} catch {
		return null;
	}
}

/** Adds a decided entry after the head; what could be redone stays in the tree, off the line. */
export function commit<S, F, A extends ActionLike>(
	timeline: Timeline<S, F, A>,
	entry: Entry<F, A>,
	state: S
): Timeline<S, F, A> {
	const parent = timeline.head.entry?.id ?? null;
	if (entry.parent !== parent)
		throw new Error(`entry ${entry.id} does not follow ${String(parent)}`);
	const moment = follow(timeline.head, entry, state);
	// The map only ever grows, so sharing it between timelines is safe and keeps adding cheap.
	const entries = timeline.entries as Map<EntryId, Entry<F, A>>;
	entries.set(entry.id, entry);
	return { head: moment, tip: moment, entries };
}

export function canUndo<S, F, A extends ActionLike>(timeline: Timeline<S, F, A>): boolean {
	return timeline.head.count > 0;
}

export function canRedo<S, F, A extends ActionLike>(timeline: Timeline<S, F, A>): boolean {
	return timeline.head.count < timeline.tip.count;
}

export function undoEntries<S, F, A extends ActionLike>(
	timeline: Timeline<S, F, A>,
	steps = 1
): Timeline<S, F, A> {
	return { ...timeline, head: momentAt(timeline, Math.max(0, timeline.head.count - steps)) };
}

export function redoEntries<S, F, A extends ActionLike>(
	timeline: Timeline<S, F, A>,
	steps = 1
): Timeline<S, F, A> {
	return {
		...timeline,
		head: momentAt(timeline, Math.min(timeline.tip.count, timeline.head.count + steps))
	};
}

/** Entries up to a moment, first to last. */
export function entriesUpTo<S, F, A extends ActionLike>(moment: Moment<S, F, A>): Entry<F, A>[] {
	const list: Entry<F, A>[] = [];
	for (let m: Moment<S, F, A> | null = moment; m !== null; m = m.before) {
		if (m.entry !== null) list.push(m.entry);
	}
	return list.reverse();
}
