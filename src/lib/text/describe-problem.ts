/** Why a file was not taken in, naming the entry that is to blame where one is. */
import type { Catalogue } from './catalogue';

/** As the storage tells it. */
export interface TellableProblem {
	readonly code: string;
	/** The number of the entry in the file, from 1. */
	readonly entry: number | null;
	readonly details: Readonly<Record<string, string | number>>;
}

export function describeProblem({ saving, home }: Catalogue, problem: TellableProblem): string {
	const { code, entry, details } = problem;
	const reason = saving.problems[code]?.(details) ?? home.importFailed;
	return entry === null ? reason : saving.entry({ number: entry, reason });
}
