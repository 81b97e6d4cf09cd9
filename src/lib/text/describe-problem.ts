/** Why a file was not taken in, and why the store did not do what was asked. */
import type { Catalogue } from './catalogue';

/** As the storage tells it. */
export interface TellableProblem {
	readonly code: string;
	/** The number of the entry in the file, from 1. */
	readonly entry: number | null;
	readonly details: Readonly<Record<string, string | number>>;
}

/** Names the entry that is to blame where one is. */
export function describeProblem({ saving, home }: Catalogue, problem: TellableProblem): string {
	const { code, entry, details } = problem;
	const reason = saving.problems[code]?.(details) ?? home.importFailed;
	return entry === null ? reason : saving.entry({ number: entry, reason });
}

/** By the code of a StoreFailure; of an entry it says that it was not booked. */
export function describeFailure(
	{ storage }: Catalogue,
	code: string,
	about: 'entry' | 'games'
): string {
	switch (code) {
		case 'quota':
			return about === 'entry' ? storage.full : storage.noRoom;
		case 'closed':
			return storage.closed;
		case 'silent':
			return storage.silent;
		case 'unavailable':
			return storage.unavailable;
		case 'newer':
			return storage.newerStore;
		case 'missing':
			return about === 'entry' ? storage.erased : storage.notFound;
		default:
			return about === 'entry' ? storage.failed : storage.unchanged;
	}
}

/** As the session tells it. */
export type TellableOpening =
	| { readonly why: 'missing' }
	| { readonly why: 'store'; readonly failure: { readonly code: string } }
	| { readonly why: 'unreadable'; readonly problem: TellableProblem };

/** Why a game on this device is not shown; whatever it is, it stays there and can be exported. */
export function describeOpening(words: Catalogue, failure: TellableOpening): string {
	const { storage } = words;
	if (failure.why === 'missing') return storage.notFound;
	if (failure.why === 'store') return describeFailure(words, failure.failure.code, 'games');
	const { problem } = failure;
	if (problem.code === 'newer-format') return storage.newerVersion;
	return problem.code === 'unknown-title' ? describeProblem(words, problem) : storage.damaged;
}

/** As the session tells it, when an entry or a step on the line of play was not taken. */
export type TellableHindrance =
	| { readonly why: 'busy' | 'nothing' | 'past' | 'follower' | 'conflict' | 'bug' }
	| { readonly why: 'not-saved'; readonly failure: { readonly code: string } };

/** Null: there is nothing to say, the finger was only too fast. */
export function describeHindrance(words: Catalogue, result: TellableHindrance): string | null {
	const { errors, storage, travel } = words;
	switch (result.why) {
		case 'busy':
		case 'nothing':
			return null;
		case 'past':
			return travel.readOnly;
		case 'follower':
			return storage.otherTab;
		case 'conflict':
			return storage.takenOver;
		case 'not-saved':
			return describeFailure(words, result.failure.code, 'entry');
		case 'bug':
			return errors.invariant;
	}
}
