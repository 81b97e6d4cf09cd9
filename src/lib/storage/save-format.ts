/**
 * The save file: one game, or all games, as documented in docs/save-format.md. Writing is plain;
 * reading trusts nothing and never throws: bounds, checksum, format, shape, then the fold.
 */
import type { GameConfig, Position, State } from '$engine';
import { parseBounded } from './bounds';
import { checksum } from './checksum';
import { fine, problem, type Outcome } from './messages';
import { CURRENT_FORMAT, migrateGame } from './migrations';
import type { GameEntry, GameId, StoredGame } from './model';
import { readShape } from './schema/game';
import { verifyGame } from './verify';

/** One game as a file carries it. */
export interface SavedGame {
	readonly id: GameId;
	readonly title: string;
	readonly edition: string;
	readonly name: string;
	readonly created: number;
	readonly updated: number;
	readonly config: GameConfig;
	readonly initial: State;
	readonly entries: readonly GameEntry[];
	readonly position: Position;
}

export interface SaveFile {
	readonly paymaster: 'game';
	readonly format: number;
	/** The version of the app that wrote it; for people, never for decisions. */
	readonly app: string;
	readonly game: unknown;
	/** SHA-256 of the canonical JSON of `game`; null where the browser cannot compute one. */
	readonly checksum: string | null;
}

const MOST_GAMES = 1_000;

export function savedGameOf({ meta, initial, entries }: StoredGame): SavedGame {
	const { id, title, edition, name, created, updated, config, position } = meta;
	return {
		id,
		title,
		edition,
		name,
		created,
		updated,
		config,
		initial,
		entries: entries.map((stored) => stored.entry),
		position
	};
}

async function fileOf(game: SavedGame, format: number, app: string): Promise<SaveFile> {
	return { paymaster: 'game', format, app, game, checksum: await checksum(game) };
}

/** A stored game keeps its own format number, so that one from a newer app goes out unharmed. */
export async function writeGame(game: SavedGame, app: string, format = CURRENT_FORMAT) {
	// Keys stay in the order of the game: rules that walk companies must find them as they were.
	return `${JSON.stringify(await fileOf(game, format, app))}\n`;
}

export async function writeAllGames(games: readonly StoredGame[], app: string): Promise<string> {
	const files: SaveFile[] = [];
	for (const stored of games) {
		files.push(await fileOf(savedGameOf(stored), stored.meta.format, app));
	}
	return `${JSON.stringify({ paymaster: 'games', format: CURRENT_FORMAT, app, games: files })}\n`;
}

/** One outcome for each game in the file; a file that cannot be read at all is one problem. */
export async function readFile(text: string): Promise<readonly Outcome<SavedGame>[]> {
	const parsed = parseBounded(text);
	if (!parsed.ok) return [parsed];
	const root = parsed.value;
	if (!isRecord(root)) return [problem('not-a-save')];
	if (root['paymaster'] === 'game') return [await readOne(root)];
	if (root['paymaster'] !== 'games' || !Array.isArray(root['games'])) {
		return [problem('not-a-save')];
	}
	const files: readonly unknown[] = root['games'];
	if (files.length > MOST_GAMES) return [problem('too-many-values', { limit: MOST_GAMES })];
	const outcomes: Outcome<SavedGame>[] = [];
	for (const file of files) {
		outcomes.push(isRecord(file) ? await readOne(file) : problem('not-a-save'));
	}
	return outcomes;
}

async function readOne(file: Readonly<Record<string, unknown>>): Promise<Outcome<SavedGame>> {
	if (file['paymaster'] !== 'game') return problem('not-a-save');
	// The format comes first: a newer one may count its checksum differently.
	const migrated = migrateGame(file['game'], file['format']);
	if (!migrated.ok) return migrated;
	const stated = file['checksum'];
	const expected = stated === null ? null : await checksum(file['game']);
	if (expected !== null && stated !== expected) return problem('wrong-checksum');
	return readGame(migrated.value);
}

/** Shape, then the fold: for games that are past the bounds and already in the current format. */
export function readGame(game: unknown): Outcome<SavedGame> {
	const shaped = readShape(game);
	if (!shaped.ok) return shaped;
	const found = verifyGame(shaped.value);
	return found === null ? fine(shaped.value) : { ok: false, problem: found };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
