/**
 * What is kept of a game: the vocabulary of the storage room. Everything here is plain JSON that
 * survives a structured clone; engine values are stored as they are.
 */
import type { Action, Entry, Fact, GameConfig, Position, Round, State } from '$engine';

export type GameId = string;
export type GameEntry = Entry<Fact, Action>;

/** A value that can be written to disk and into a file. */
export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json | undefined };

/** What the list of saved games says in one line, without opening the game. */
export interface GameSummary {
	readonly round: Pick<Round, 'kind' | 'number' | 'part' | 'parts'>;
	readonly phase: string;
	/** Entries in force. */
	readonly count: number;
	/** Why the game is over, or null while it is on. */
	readonly finished: string | null;
}

/** Everything about a game but its initial state and its entries. */
export interface GameMeta {
	readonly id: GameId;
	readonly title: string;
	/** The rulebook edition the game was begun with. */
	readonly edition: string;
	/** Save format of the initial state and the entries. */
	readonly format: number;
	readonly name: string;
	readonly players: readonly string[];
	readonly config: GameConfig;
	readonly created: number;
	readonly updated: number;
	readonly position: Position;
	/** Rises with every write to the line of play; a writer names the one it builds on. */
	readonly revision: number;
	readonly summary: GameSummary;
	/** The panel that was open, so that a restart comes back to it; opaque to the storage. */
	readonly panel: Json;
	/** When the banker put it in the bin; null while it is on the list. */
	readonly deleted: number | null;
	/** When it was last written to a file outside the browser. */
	readonly backedUp: number | null;
}

export interface StoredEntry {
	/** Order of arrival, from 1, over all lines of the tree; a parent comes before its children. */
	readonly sequence: number;
	readonly entry: GameEntry;
}

export interface StoredGame {
	readonly meta: GameMeta;
	readonly initial: State;
	readonly entries: readonly StoredEntry[];
}

/** A game as it goes in: created, imported or migrated. */
export interface NewGame {
	readonly meta: Omit<GameMeta, 'revision'>;
	readonly initial: State;
	readonly entries: readonly GameEntry[];
}

/** New entries and the new position: written together or not at all. No entries: the head moved. */
export interface Booking {
	/** The revision this builds on; any other on disk is a conflict. */
	readonly expected: number;
	/** The sequence number of the last entry that revision has. */
	readonly after: number;
	readonly entries: readonly GameEntry[];
	readonly position: Position;
	readonly updated: number;
	readonly summary: GameSummary;
}

export type GameChange = Partial<Pick<GameMeta, 'name' | 'panel' | 'deleted' | 'backedUp'>>;

export function summarise(state: State, count: number): GameSummary {
	const { kind, number, part, parts } = state.round;
	return {
		round: { kind, number, part, parts },
		phase: state.phase,
		count,
		finished: state.finished
	};
}
