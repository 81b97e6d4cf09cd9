/**
 * Rewriting the past: an earlier entry is changed, inserted or removed, and everything after it is
 * decided anew on a branch. Nothing is accepted here; the result says for every later entry whether
 * it stays the same, changes, or no longer fits and why, so that the banker can choose.
 *
 * Three things are compared for each later entry: its stored facts, today's decision on the old
 * state and today's decision on the new one. A difference that comes only from a changed rule keeps
 * the stored facts: money that has changed hands on a real table stays where it is.
 */
import type { ActionLike, Posted, Rules } from './decide';
import { toldActions, type Entry, type EntryStep } from './journal';
import { same } from './plain';
import type { Refusal } from './refusal';
import { decideEntry, entriesUpTo, foldEntry, momentAt, type Timeline } from './timeline';

/** `at` counts entries of the line from 0. */
export type Edit<A extends ActionLike> =
	| {
			readonly kind: 'change';
			readonly at: number;
			readonly actions: readonly A[];
			readonly override?: boolean;
	  }
	| {
			readonly kind: 'insert';
			readonly at: number;
			readonly actions: readonly A[];
			readonly override?: boolean;
	  }
	| { readonly kind: 'remove'; readonly at: number };

/** What the banker wants done with a later entry that no longer fits. */
export type Choice<A extends ActionLike> =
	| { readonly kind: 'drop' }
	| { readonly kind: 'adjust'; readonly actions: readonly A[]; readonly override?: boolean }
	| { readonly kind: 'keep' };

/** One answer for everything that does not fit: what cannot be kept is dropped. */
export type Answer = 'drop' | 'keep';

export type Outcome =
	| 'edited'
	| 'inserted'
	| 'removed'
	| 'same'
	| 'changed'
	| 'kept'
	| 'adjusted'
	| 'dropped'
	/** Refused on the new state, and the banker has not chosen yet. */
	| 'misfit';

export interface Rewritten<S, F, A extends ActionLike> {
	readonly outcome: Outcome;
	/** Which entry of the old line it was; null for an inserted one. */
	readonly original: Entry<F, A> | null;
	/** Its number on the old line, from 0; where an inserted one goes. */
	readonly at: number;
	/** What will be booked; empty when it leaves the line. */
	readonly steps: readonly EntryStep<F, A>[];
	readonly refusals: readonly Refusal[];
	readonly state: S;
	/** Could its facts be kept as they happened? Only asked for misfits. */
	readonly keepable: boolean;
	/** It did not fit, and the one answer for all such entries decided it. */
	readonly answered?: true;
}

export interface Rewrite<S, F, A extends ActionLike> {
	/** How many entries before the edit stay untouched. */
	readonly from: number;
	readonly entries: readonly Rewritten<S, F, A>[];
	readonly state: S;
	/** Later entries that still need a choice; the edit itself, when it is refused, is one of them. */
	readonly open: number;
}

export function rewrite<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	timeline: Timeline<S, F, A>,
	edit: Edit<A>,
	choices: ReadonlyMap<string, Choice<A>> = new Map(),
	answer?: Answer
): Rewrite<S, F, A> {
	const line = entriesUpTo(timeline.head);
	// What is undone stands on a table that is not there now: it has to be redone first.
	if (edit.kind === 'insert' ? edit.at > line.length : edit.at >= line.length)
		throw new Error(`entry ${edit.at} is not in force`);
	const start = momentAt(timeline, edit.at);
	const results: Rewritten<S, F, A>[] = [];
	let state = start.state;
	let old = start.state;
	const first = applyEdit(rules, state, edit, line[edit.at] ?? null);
	results.push(first);
	// What would follow from something refused is nothing anybody could accept.
	if (first.outcome === 'misfit') return { from: edit.at, entries: results, state, open: 1 };
	state = first.state;
	const next = edit.kind === 'insert' ? edit.at : edit.at + 1;
	if (edit.kind !== 'insert' && line[edit.at]) old = momentAt(timeline, edit.at + 1).state;
	for (let at = next; at < line.length; at++) {
		const entry = line[at];
		if (entry === undefined) break;
		const chosen = redecide(rules, state, old, entry, at, choices.get(entry.id));
		// What comes after is decided on the answer, so one pass answers everything.
		const result =
			chosen.outcome === 'misfit' && answer !== undefined
				? answered(rules, old, state, entry, at, answer)
				: chosen;
		results.push(result);
		state = result.state;
		old = foldEntry(rules, old, entry);
	}
	const open = results.filter((result) => result.outcome === 'misfit').length;
	return { from: edit.at, entries: results, state, open };
}

function applyEdit<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	state: S,
	edit: Edit<A>,
	original: Entry<F, A> | null
): Rewritten<S, F, A> {
	const about = {
		original: edit.kind === 'insert' ? null : original,
		at: edit.at,
		keepable: false
	};
	if (edit.kind === 'remove')
		return { ...about, outcome: 'removed', steps: [], refusals: [], state };
	const decision = decideEntry(rules, state, edit.actions, { override: edit.override === true });
	if (!decision.ok) {
		return { ...about, outcome: 'misfit', steps: [], refusals: decision.refusals, state };
	}
	const outcome = edit.kind === 'insert' ? 'inserted' : 'edited';
	return { ...about, outcome, steps: decision.steps, refusals: [], state: decision.state };
}

function redecide<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	state: S,
	old: S,
	entry: Entry<F, A>,
	at: number,
	choice: Choice<A> | undefined
): Rewritten<S, F, A> {
	const about = { original: entry, at, keepable: false, refusals: [] };
	if (choice?.kind === 'drop') return { ...about, outcome: 'dropped', steps: [], state };
	if (choice?.kind === 'keep' || entry.steps.some((step) => step.kept === true)) {
		const kept = keep(rules, old, state, entry);
		if (kept !== null) return { ...about, outcome: 'kept', ...kept };
	}
	const adjusted = choice?.kind === 'adjust';
	const actions = adjusted ? choice.actions : toldActions(entry);
	const forced = adjusted
		? choice.override === true
		: entry.steps.some((step) => step.forced === true);
	const decision = decideEntry(rules, state, actions, { override: forced });
	const misfit = (refusals: readonly Refusal[]): Rewritten<S, F, A> => {
		const keepable = keep(rules, old, state, entry) !== null;
		return { ...about, outcome: 'misfit', steps: [], refusals, state, keepable };
	};
	if (!decision.ok) return misfit(decision.refusals);
	const asked = adjusted ? [] : unanswered(rules, old, actions, decision.overridden);
	if (asked.length > 0) return misfit(asked);
	const fresh = { steps: decision.steps, state: decision.state };
	if (adjusted) return { ...about, outcome: 'adjusted', ...fresh };
	if (sameSteps(entry.steps, decision.steps)) return { ...about, outcome: 'same', ...fresh };
	const ruleChanged = onlyTheRuleChanged(rules, old, entry, decision.steps);
	const kept = ruleChanged ? keep(rules, old, state, entry) : null;
	if (kept !== null) return { ...about, outcome: 'kept', ...kept };
	return { ...about, outcome: 'changed', ...fresh };
}

/** What is against a rule only on the new line: the banker gave a reason for other ones. */
function unanswered<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	old: S,
	actions: readonly A[],
	overridden: readonly Refusal[]
): readonly Refusal[] {
	if (overridden.length === 0) return overridden;
	const then = decideEntry(rules, old, actions, { override: true });
	// What can no longer be decided as it was tells nothing about what was forced.
	if (!then.ok) return [];
	return overridden.filter(
		({ code, rule }) => !then.overridden.some((known) => known.code === code && known.rule === rule)
	);
}

function answered<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	old: S,
	state: S,
	entry: Entry<F, A>,
	at: number,
	answer: Answer
): Rewritten<S, F, A> {
	const about = { original: entry, at, keepable: false, refusals: [], answered: true } as const;
	const kept = answer === 'keep' ? keep(rules, old, state, entry) : null;
	return kept === null
		? { ...about, outcome: 'dropped', steps: [], state }
		: { ...about, outcome: 'kept', ...kept };
}

/** Today's rules decide the same on the old state and the new one: the edit changed nothing here. */
function onlyTheRuleChanged<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	old: S,
	entry: Entry<F, A>,
	fresh: readonly EntryStep<F, A>[]
): boolean {
	const actions = toldActions(entry);
	const override = entry.steps.some((step) => step.forced === true);
	const today = decideEntry(rules, old, actions, { override });
	return today.ok && sameSteps(today.steps, fresh);
}

/** The stored facts on the new state, if they still fit there and break or contradict nothing. */
function keep<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	old: S,
	state: S,
	entry: Entry<F, A>
): { readonly steps: readonly EntryStep<F, A>[]; readonly state: S } | null {
	try {
		let then = old;
		let after = state;
		const steps = entry.steps.map((step) => {
			const facts = step.facts.map((fact) => {
				const told = rules.restate?.(then, after, fact) ?? fact;
				then = rules.evolve(then, fact);
				after = rules.evolve(after, told);
				return told;
			});
			return { ...step, facts, kept: true };
		});
		rules.assertInvariants(
			state,
			after,
			steps.flatMap((step) => step.facts)
		);
		if (rules.sound?.(after) === false && rules.sound(state)) return null;
		return { steps, state: after };
	} catch {
		// The facts expect something that is no longer there.
		return null;
	}
}

export function sameSteps<F, A extends ActionLike>(
	a: readonly EntryStep<F, A>[],
	b: readonly EntryStep<F, A>[]
): boolean {
	return a.length === b.length && a.every((step, i) => sameFacts(step.facts, b[i]?.facts ?? []));
}

function sameFacts<F>(a: readonly Posted<F>[], b: readonly Posted<F>[]): boolean {
	return a.length === b.length && a.every((fact, i) => same(fact, b[i]));
}

export interface AuditFinding<F, A extends ActionLike> {
	readonly entry: Entry<F, A>;
	readonly at: number;
	/** What today's rules say: other facts, or a refusal. */
	readonly today: readonly EntryStep<F, A>[] | null;
	readonly refusals: readonly Refusal[];
}

/** Entries in force that today's rules would decide differently; nothing is touched. */
export function audit<S, F extends { readonly t: string }, A extends ActionLike>(
	rules: Rules<S, F, A>,
	timeline: Timeline<S, F, A>
): AuditFinding<F, A>[] {
	const findings: AuditFinding<F, A>[] = [];
	const line = entriesUpTo(timeline.head);
	let state = momentAt(timeline, 0).state;
	for (const [at, entry] of line.entries()) {
		const override = entry.steps.some((step) => step.forced === true);
		const kept = entry.steps.some((step) => step.kept === true);
		const actions = toldActions(entry);
		const decision = decideEntry(rules, state, actions, { override });
		if (!decision.ok) {
			if (!kept) findings.push({ entry, at, today: null, refusals: decision.refusals });
		} else if (!kept && !sameSteps(entry.steps, decision.steps)) {
			findings.push({ entry, at, today: decision.steps, refusals: [] });
		}
		state = foldEntry(rules, state, entry);
	}
	return findings;
}
