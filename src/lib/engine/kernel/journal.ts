/**
 * What the journal stores. Entries form a tree by their parents; undo and redo only move the head,
 * and nothing is ever deleted.
 */
import type { ActionLike, Posted } from './decide';

export type EntryId = string;

/** One or more actions confirmed together, with the facts each produced. */
export interface Entry<F, A extends ActionLike> {
	readonly id: EntryId;
	/** The entry before it on its line; null for the first. */
	readonly parent: EntryId | null;
	readonly steps: readonly EntryStep<F, A>[];
	/** Milliseconds since 1970, told by the session; the engine has no clock. */
	readonly at: number;
	/** Why the banker forced or corrected something. */
	readonly reason?: string;
	/** The entry this one replaces, when it was rewritten. */
	readonly replaces?: EntryId;
}

export interface EntryStep<F, A extends ActionLike> {
	readonly action: A;
	readonly facts: readonly Posted<F>[];
	/** Illegal, and forced by the banker. */
	readonly forced?: boolean;
	/** Kept as it happened: today's rules would decide otherwise, or refuse. */
	readonly kept?: boolean;
	/** Nobody entered it: it followed by itself, and follows anew when the entry is decided again. */
	readonly auto?: boolean;
}

/** What somebody entered: the actions that lead to the same entry when they are decided again. */
export function toldActions<F, A extends ActionLike>({
	steps
}: Pick<Entry<F, A>, 'steps'>): readonly A[] {
	return steps.filter((step) => step.auto !== true).map((step) => step.action);
}

/** Where a game stands on its tree, as it is written to disk with every move. */
export interface Position {
	/** The last entry in force; null before the first. */
	readonly head: EntryId | null;
	/** The end of the current line: entries after the head can be redone. */
	readonly tip: EntryId | null;
}

/** The line that ends in a given tip, first entry first. */
export function lineTo<F, A extends ActionLike>(
	entries: ReadonlyMap<EntryId, Entry<F, A>>,
	tip: EntryId | null
): Entry<F, A>[] {
	const line: Entry<F, A>[] = [];
	let id = tip;
	while (id !== null) {
		const entry: Entry<F, A> | undefined = entries.get(id);
		if (entry === undefined) throw new Error(`entry ${id} is missing`);
		if (line.length > entries.size) throw new Error(`entry ${id} follows itself`);
		line.push(entry);
		id = entry.parent;
	}
	return line.reverse();
}

/** Ends of every line in the tree: what can be brought back. */
export function tips<F, A extends ActionLike>(
	entries: ReadonlyMap<EntryId, Entry<F, A>>
): EntryId[] {
	const parents = new Set<EntryId>();
	for (const entry of entries.values()) if (entry.parent !== null) parents.add(entry.parent);
	return [...entries.keys()].filter((id) => !parents.has(id));
}
