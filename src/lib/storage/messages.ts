/**
 * Why a saved game cannot be read: closed codes and the figures their sentences need. The words
 * are in the text catalogue, one for each code, under `save.`; failures of the disk are under
 * `store.`, with the codes of StoreFailure.
 */

export const SAVE_PROBLEM_CODES = [
	/* the file as such */
	'too-large',
	'not-json',
	'not-a-save',
	'newer-format',
	'unknown-format',
	'wrong-checksum',
	/* what is in it, whatever it means */
	'too-deep',
	'too-many-values',
	'text-too-long',
	'not-a-whole-number',
	'forbidden-name',
	'wrong-shape',
	/* what it means */
	'unknown-title',
	'wrong-players',
	'wrong-start',
	'entry-twice',
	'entry-without-parent',
	'entry-misfit',
	'entry-breach',
	'position-unknown',
	'position-off-line',
	'unplayable'
] as const;

export type SaveProblemCode = (typeof SAVE_PROBLEM_CODES)[number];

export interface SaveProblem {
	readonly code: SaveProblemCode;
	/** The number of the entry in the file, from 1, when one is to blame. */
	readonly entry: number | null;
	/**
	 * Figures for the sentence: `at` (where in the file), `what` (the breach, for engineers),
	 * `format`, `known`, `title`, `limit`.
	 */
	readonly details: Readonly<Record<string, string | number>>;
}

export type Outcome<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly problem: SaveProblem };

export function problem(
	code: SaveProblemCode,
	details: SaveProblem['details'] = {},
	entry: number | null = null
): { readonly ok: false; readonly problem: SaveProblem } {
	return { ok: false, problem: { code, entry, details } };
}

export function fine<T>(value: T): { readonly ok: true; readonly value: T } {
	return { ok: true, value };
}
