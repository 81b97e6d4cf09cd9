/** A planned rewrite in words: what each later entry was, what it becomes, and why it may not fit. */
import {
	foldEntry,
	momentAt,
	type Fact,
	type PostedFact,
	type Refusal,
	type State,
	type Title
} from '$engine';
import type { GameTimeline } from '$lib/session';
import type { GameRewrite, GameRewritten } from '$lib/session/repair';
import {
	describeEntry,
	describeFact,
	describeRefusal,
	isBookkeeping,
	ruleLabel,
	type Catalogue
} from '$lib/text';

export interface FactChanges {
	readonly gone: readonly string[];
	readonly fresh: readonly string[];
}

export interface RewriteLine {
	readonly key: string;
	/** From 1, on the old line. */
	readonly number: number;
	readonly part: GameRewritten;
	/** The table it is decided on now. */
	readonly before: State;
	readonly was: string | null;
	readonly becomes: string | null;
	readonly facts: FactChanges;
	readonly refusals: readonly string[];
}

const NO_FACTS: FactChanges = { gone: [], fresh: [] };

export function rewriteLines(
	words: Catalogue,
	title: Title,
	timeline: GameTimeline,
	plan: GameRewrite
): RewriteLine[] {
	let before = momentAt(timeline, plan.from).state;
	return plan.entries.flatMap((part, i) => {
		const here = before;
		before = part.state;
		if (part.outcome === 'same') return [];
		const line = lineOf(words, title, timeline, part, here, i);
		return saysNothing(line) ? [] : [line];
	});
}

/** Only what a turn remembers of itself is different. */
function saysNothing({ part, was, becomes, facts }: RewriteLine): boolean {
	const { gone, fresh } = facts;
	return part.outcome === 'changed' && was === becomes && gone.length + fresh.length === 0;
}

function lineOf(
	words: Catalogue,
	title: Title,
	timeline: GameTimeline,
	part: GameRewritten,
	before: State,
	index: number
): RewriteLine {
	const { original, steps } = part;
	const then = original === null ? null : momentAt(timeline, part.at).state;
	const told = original !== null && then !== null;
	const was = once(() => (told ? describeEntry(words, title, then, original) : null));
	const becomes = once(() =>
		steps.length > 0 ? describeEntry(words, title, before, { steps }) : null
	);
	const facts = once(() =>
		told && steps.length > 0
			? factChanges(words, title, foldEntry(title.rules, then, original), part)
			: NO_FACTS
	);
	const refusals = once(() =>
		part.refusals.map((refusal) => because(words, title, before, refusal))
	);
	return {
		key: original?.id ?? `inserted ${index}`,
		number: part.at + 1,
		part,
		before,
		get was() {
			return was();
		},
		get becomes() {
			return becomes();
		},
		get facts() {
			return facts();
		},
		get refusals() {
			return refusals();
		}
	};
}

/** Hundreds of later entries may be touched, and few of them are shown: words are made when they are read. */
function once<T>(make: () => T): () => T {
	let made: { readonly value: T } | null = null;
	return () => (made ??= { value: make() }).value;
}

function because(words: Catalogue, title: Title, state: State, refusal: Refusal): string {
	const sentence = describeRefusal(words, title, state, refusal);
	const rule = ruleLabel(title, refusal.rule);
	return rule.startsWith('§') ? `${sentence} ${rule}` : sentence;
}

/** Facts that only one of the two has; what merely stands elsewhere in the list is the same. */
function factChanges(
	words: Catalogue,
	title: Title,
	then: State,
	{ original, steps, state }: GameRewritten
): FactChanges {
	const old = (original?.steps ?? []).flatMap((step) => step.facts);
	const now = steps.flatMap((step) => step.facts);
	const say = (table: State) => (fact: Fact) => describeFact(words, title, table, fact);
	const gone = without(old, now).map(say(then));
	const fresh = without(now, old).map(say(state));
	// Facts that differ only in what no reader sees say nothing twice.
	return { gone: rest(gone, fresh, String), fresh: rest(fresh, gone, String) };
}

function without(facts: readonly PostedFact[], others: readonly PostedFact[]): PostedFact[] {
	const told = facts.filter((fact) => !isBookkeeping(fact) && fact.t !== 'runRecorded');
	return rest(told, others, plain);
}

/** Those that have no counterpart among the others. */
function rest<T>(all: readonly T[], others: readonly T[], key: (each: T) => string): T[] {
	const left = others.map(key);
	return all.filter((each) => {
		const at = left.indexOf(key(each));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

function plain(fact: PostedFact): string {
	const { because: _cause, ...rest } = fact;
	return JSON.stringify(rest);
}
