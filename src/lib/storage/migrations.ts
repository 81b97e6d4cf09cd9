/**
 * Save formats, numbered without gaps from 1. Each step turns a game of the format before it into
 * its own; a frozen sample of every format is kept in tests/saves for ever, and a test fails when
 * one is missing.
 */
import { fine, problem, type Outcome } from './messages';

export interface Migration {
	readonly to: number;
	/** What changed, for docs/save-format.md. */
	readonly about: string;
	/** Gets a game that passed the bounds, but of which nothing else is known. */
	migrate(game: unknown): unknown;
}

export const migrations: readonly Migration[] = [
	{ to: 1, about: 'The first format: there is nothing to change.', migrate: (game) => game }
];

export const CURRENT_FORMAT = migrations.length;

export function migrateGame(game: unknown, format: unknown): Outcome<unknown> {
	if (typeof format !== 'number' || format < 1) return problem('unknown-format');
	if (format > CURRENT_FORMAT) return problem('newer-format', { format, known: CURRENT_FORMAT });
	let result = game;
	for (const step of migrations) {
		if (step.to <= format) continue;
		try {
			result = step.migrate(result);
		} catch {
			return problem('wrong-shape', { at: `format ${step.to}` });
		}
	}
	return fine(result);
}
