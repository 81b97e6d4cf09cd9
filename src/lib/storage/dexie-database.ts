/** The database behind the store on disk: its tables, and how those of older versions are taken over. */
import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie';
import type { GameEntry, GameId, GameMeta, Json, StoredGame } from './model';

/** What moves with every entry, in a small row of its own: it is written while somebody waits. */
export type StandingRow = Pick<GameMeta, 'id' | 'position' | 'updated' | 'revision' | 'summary'>;

/** Keeps the place of a game that was erased, so that nobody who still has it open can write to it. */
export type ErasedRow = Pick<StandingRow, 'id' | 'revision'>;

/** The rest of what a list of games says. */
export type GameRow = Omit<GameMeta, 'position' | 'updated' | 'revision' | 'summary'>;

/** The state before the first entry: large, and only read when a game is opened. */
interface BeginningRow {
	readonly game: GameId;
	readonly initial: StoredGame['initial'];
}

/** The first version of the database had all three in one row. */
type WholeRow = GameMeta & Pick<BeginningRow, 'initial'>;

export interface EntryRow {
	readonly game: GameId;
	readonly id: string;
	readonly parent: string | null;
	readonly sequence: number;
	readonly entry: GameEntry;
}

interface DraftRow {
	readonly game: GameId;
	readonly key: string;
	readonly value: Json;
}

interface SettingRow {
	readonly key: string;
	readonly value: unknown;
}

/** The version of the database that this app knows. */
const VERSION = 4;
/** The library counts versions in tenths, and takes some of them for itself. */
const TENTHS = 10;

export class Database extends Dexie {
	declare readonly games: Table<GameRow, GameId>;
	declare readonly standings: Table<StandingRow | ErasedRow, [GameId, number]>;
	declare readonly beginnings: Table<BeginningRow, GameId>;
	declare readonly entries: Table<EntryRow, [GameId, string]>;
	declare readonly drafts: Table<DraftRow, [GameId, string]>;
	declare readonly settings: Table<SettingRow, string>;

	constructor(name: string, options: DexieOptions) {
		super(name, { ...options, chromeTransactionDurability: 'strict' });
		this.version(1).stores({
			games: 'id',
			entries: '[game+id], &[game+sequence]',
			drafts: '[game+key], game',
			settings: 'key'
		});
		this.version(2).stores({ heads: 'id', beginnings: 'game' }).upgrade(splitWholeRows);
		this.version(3).stores({ standings: '[id+revision], &id' }).upgrade(moveHeads);
		this.version(VERSION).stores({ heads: null });
		this.on('ready', () => this.#refuseNewer(), true);
	}

	/** The library opens whatever is there; an old page would take a newer database for an empty one. */
	#refuseNewer(): void {
		if (this.backendDB().version >= (VERSION + 1) * TENTHS) {
			throw new DOMException('the database is of a newer app', 'VersionError');
		}
	}
}

async function splitWholeRows(transaction: Transaction): Promise<void> {
	const games = transaction.table<WholeRow | GameRow, GameId>('games');
	const whole = (await games.toArray()) as readonly WholeRow[];
	const rows = whole.map(({ initial, ...meta }) => ({ ...rowsOfMeta(meta), initial }));
	await games.bulkPut(rows.map((row) => row.game));
	await transaction.table<StandingRow>('heads').bulkPut(rows.map((row) => row.standing));
	const beginnings = rows.map(({ game, initial }) => ({ game: game.id, initial }));
	await transaction.table<BeginningRow>('beginnings').bulkPut(beginnings);
}

/** The second version knew a game's standing by its id alone. */
async function moveHeads(transaction: Transaction): Promise<void> {
	const heads = await transaction.table<StandingRow>('heads').toArray();
	await transaction.table<StandingRow>('standings').bulkAdd(heads);
}

export function rowsOfMeta(meta: GameMeta): {
	readonly game: GameRow;
	readonly standing: StandingRow;
} {
	const { position, updated, revision, summary, ...game } = meta;
	return { game, standing: { id: meta.id, position, updated, revision, summary } };
}
