/**
 * Rewriting the line of play. The engine decides the branch; here it becomes entries of its own,
 * with new ids and the right parents, and replaces the line in one write. Nothing speculative is
 * ever committed to the session's own timeline, because committing adds to the tree.
 */
import {
	rewrite,
	sameSteps,
	type Action,
	type Answer,
	type Choice,
	type Edit,
	type Fact,
	type Position,
	type Rewrite,
	type Rewritten,
	type State
} from '$engine';
import type { GameEntry } from '$lib/storage';
import type { GameSession } from './game-session.svelte';
import type { MoveResult } from './results';
import type { Surroundings } from './surroundings';

export type GameEdit = Edit<Action>;
export type GameChoice = Choice<Action>;
export type GameRewrite = Rewrite<State, Fact, Action>;
export type GameRewritten = Rewritten<State, Fact, Action>;
/** By the id of the later entry it is about. */
export type Choices = ReadonlyMap<string, GameChoice>;

/** A copy with one value set, or taken out when it is null. */
export function withValue<T>(
	map: ReadonlyMap<string, T>,
	key: string,
	value: T | null
): ReadonlyMap<string, T> {
	const copy = new Map(map);
	if (value === null) copy.delete(key);
	else copy.set(key, value);
	return copy;
}

/** Answers or reasons that were put aside, as they were. */
export function mapOf<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
	return new Map(entries);
}

export const NO_CHOICES: Choices = new Map();

/** Clock and chance for new entries. */
export type Stamp = Pick<Surroundings, 'now' | 'random'>;

export type Proposal =
	| { readonly ok: true; readonly plan: GameRewrite }
	/** The engine contradicted itself on the branch; nothing was changed. */
	| { readonly ok: false; readonly message: string };

type Reader = Pick<GameSession, 'title' | 'timeline'>;

/** What an edit would come to; nothing is booked. */
export function proposeRewrite(
	session: Reader,
	edit: GameEdit,
	choices: Choices = NO_CHOICES,
	answer?: Answer
): Proposal {
	try {
		const { title, timeline } = session;
		return { ok: true, plan: rewrite(title.rules, timeline, edit, choices, answer) };
	} catch (error) {
		return { ok: false, message: error instanceof Error ? error.message : String(error) };
	}
}

/** The branch is the old line again: there is nothing to accept. */
export function changesNothing(plan: GameRewrite): boolean {
	return plan.entries.every(
		({ outcome, original, steps }) =>
			outcome === 'same' ||
			(outcome === 'edited' &&
				original !== null &&
				JSON.stringify(original.steps.map((step) => step.action)) ===
					JSON.stringify(steps.map((step) => step.action)) &&
				sameSteps(original.steps, steps))
	);
}

/** Outcomes that stand for an entry of the old line by another one. */
const REPLACING: ReadonlySet<GameRewritten['outcome']> = new Set([
	'edited',
	'changed',
	'adjusted',
	'kept'
]);

/** Why the banker changed, inserted or adjusted: by the id of the old entry, or '' for the edit. */
export type Reasons = ReadonlyMap<string, string>;

export const NO_REASONS: Reasons = new Map();

/**
 * The entries of the new line, in order. What turned out the same keeps its time, reason and
 * history; what was replaced names what it replaces.
 */
export function entriesOfRewrite(
	session: Reader,
	plan: GameRewrite,
	stamp: Stamp,
	reasons: Reasons = NO_REASONS
): GameEntry[] {
	const { timeline } = session;
	let parent = parentOf(session, plan);
	const entries: GameEntry[] = [];
	for (const part of plan.entries) {
		if (part.steps.length === 0) continue;
		const id = `${timeline.entries.size + entries.length + 1}-${stamp.random()}`;
		const entry: GameEntry = { id, parent, steps: part.steps, ...about(part, stamp, reasons) };
		entries.push(entry);
		parent = id;
	}
	return entries;
}

function parentOf({ timeline }: Reader, plan: GameRewrite): string | null {
	let moment = timeline.head;
	while (moment.count > plan.from && moment.before !== null) moment = moment.before;
	return moment.entry?.id ?? null;
}

function about(
	{ outcome, original }: GameRewritten,
	stamp: Stamp,
	reasons: Reasons
): Omit<GameEntry, 'id' | 'parent' | 'steps'> {
	const mine = outcome === 'edited' || outcome === 'inserted';
	const given = reasons.get(mine ? '' : outcome === 'adjusted' ? (original?.id ?? '') : '-');
	const reason = given === undefined || given === '' ? original?.reason : given;
	const replaced = original !== null && REPLACING.has(outcome) ? original.id : original?.replaces;
	return {
		at: original?.at ?? stamp.now(),
		...(reason === undefined ? {} : { reason }),
		...(replaced === undefined ? {} : { replaces: replaced })
	};
}

/** Replaces the line of play; the old one stays in the tree and can be brought back. */
export async function acceptRewrite(
	session: GameSession,
	plan: GameRewrite,
	stamp: Stamp,
	reasons: Reasons = NO_REASONS
): Promise<MoveResult> {
	if (plan.open > 0) return { done: false, why: 'nothing' };
	const entries = entriesOfRewrite(session, plan, stamp, reasons);
	const end = entries.at(-1)?.id ?? parentOf(session, plan);
	const position: Position = { head: end, tip: end };
	session.backToNow();
	return session.switchLine(position, entries);
}

/**
 * Answers every open question alike: each entry that does not fit is kept as it happened where that
 * is asked for and can be, and dropped otherwise. One answer may open the next question or settle a
 * hundred others, so each is decided on the answers before it, all in one pass.
 */
export function answerAll(
	{ title, timeline }: Reader,
	edit: GameEdit,
	choices: Choices,
	answer: Answer
): Choices {
	const proposal = proposeRewrite({ title, timeline }, edit, choices, answer);
	const all = new Map(choices);
	for (const { outcome, original, answered } of proposal.ok ? proposal.plan.entries : []) {
		if (original === null || answered !== true) continue;
		all.set(original.id, { kind: outcome === 'kept' ? 'keep' : 'drop' });
	}
	return all;
}
