/** What a title's adapter does: turn trace lines into engine actions and say what should be seen. */
import {
	decide,
	type Action,
	type GameConfig,
	type Refusal,
	type State,
	type Title
} from '../../src/lib/engine';
import type { Departure } from './departure';
import { LINE, missingPart, PLAYED, SETUP, type Part } from './shape';
import type { RawAction, Trace, TraceLine, TraceSetup } from './trace';

/** The line cannot be expressed in engine actions; it is named, never guessed. */
export class Inexpressible extends Error {}

export interface Adapter {
	readonly title: Title;
	/** What this title's files have beside what every file has. */
	readonly parts: { readonly setup: readonly Part[]; readonly line: readonly Part[] };
	config(setup: TraceSetup): GameConfig;
	/** What lies on the table before the first line, where that is an action of its own. */
	begin?(table: Table): void;
	/** Plays one line through `table.act`. */
	play(table: Table, line: TraceLine): void;
	/** Differences between the engine's state and the line's, as "what: engine | trace". */
	differences(table: Table, line: TraceLine): string[];
	/** Differences of the final result. */
	resultDifferences(table: Table, trace: Trace): string[];
}

/** The game being replayed. */
export interface Table {
	readonly setup: TraceSetup;
	readonly title: Title;
	/** Before the first action. */
	readonly initial: State;
	readonly state: State;
	/** The line before the current one, or the set-up. */
	readonly previous: TraceSetup['state'];
	/** Free memory for the adapter. */
	readonly notes: Map<string, unknown>;
	act(action: Action): void;
	depart(departure: Departure): void;
	readonly departures: ReadonlyMap<string, number>;
	/** Every action that was played, for growing games of our own. */
	readonly actions: readonly Action[];
}

export class Refused extends Error {
	readonly action: Action;
	readonly refusals: readonly Refusal[];

	constructor(action: Action, refusals: readonly Refusal[]) {
		super(
			`${JSON.stringify(action)} refused: ${refusals.map((r) => `${r.code} (${r.rule})`).join(', ')}`
		);
		this.action = action;
		this.refusals = refusals;
	}
}

/** Lines that say something to the other engine but nothing to a banker. */
const SILENT = /^(program_|log$|message$|undo$|redo$)/;

export interface Replayed {
	readonly name: string;
	readonly lines: number;
	readonly matched: number;
	readonly departures: ReadonlyMap<string, number>;
	readonly resultEqual: boolean | null;
	/** The first line that differs, with both values. */
	readonly problem: string | null;
	readonly table: Table;
}

export function replay(adapter: Adapter, trace: Trace): Replayed {
	const departures = new Map<string, number>();
	const actions: Action[] = [];
	const initial = setUp(adapter, trace.setup);
	let state = initial;
	let previous = trace.setup.state;
	const table: Table = {
		setup: trace.setup,
		title: adapter.title,
		initial,
		get state() {
			return state;
		},
		get previous() {
			return previous;
		},
		notes: new Map(),
		departures,
		actions,
		act(action) {
			const decision = decide(adapter.title.rules, state, action);
			if (!decision.ok) throw new Refused(action, decision.refusals);
			state = decision.state;
			actions.push(action);
		},
		depart(departure) {
			departures.set(departure.id, (departures.get(departure.id) ?? 0) + 1);
		}
	};
	let matched = 0;
	let problem: string | null = null;
	named('the set-up cannot be read', () => adapter.begin?.(table));
	for (const line of trace.lines) {
		problem = playLine(adapter, table, line);
		if (problem !== null) break;
		matched += 1;
		previous = line.state;
	}
	const result =
		problem === null && trace.end !== null ? adapter.resultDifferences(table, trace) : null;
	return {
		name: trace.name,
		lines: trace.lines.length,
		matched,
		departures,
		resultEqual: result === null ? null : result.length === 0,
		problem:
			problem ?? (result !== null && result.length > 0 ? `result: ${result.join('; ')}` : null),
		table
	};
}

/** Before the first line: a set-up that cannot be read, or that the rulebook does not have, is named. */
function setUp(adapter: Adapter, setup: TraceSetup): State {
	const missing = missingPart(setup, [...SETUP, ...adapter.parts.setup]);
	if (missing !== null) throw new Inexpressible(`the set-up has no ${missing}`);
	return named('the set-up cannot be read', () => adapter.title.setUp(adapter.config(setup)));
}

/** What fails for a reason that nobody foresaw is told in words, with the place where it happened. */
function named<T>(where: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		if (error instanceof Refused || error instanceof Inexpressible) throw error;
		throw new Inexpressible(`${where}: ${error instanceof Error ? error.message : String(error)}`);
	}
}

/** Fields of an action that say nothing are null or false in some recordings. */
function plain(line: TraceLine): TraceLine {
	const said = Object.entries(line.action ?? {}).filter(([, v]) => v !== null && v !== false);
	// What is left is looked at by missingPart.
	return { ...line, action: Object.fromEntries(said) as unknown as RawAction };
}

function playLine(adapter: Adapter, table: Table, raw: TraceLine): string | null {
	const line = plain(raw);
	const silent = SILENT.test(String(line.action.type));
	const parts = [...LINE, ...(silent ? [] : PLAYED), ...adapter.parts.line];
	const missing = missingPart(line, parts);
	if (missing !== null) return `line ${String(line.n)}: it has no ${missing}`;
	const at = `line ${line.n} (${line.before.round.label}, ${line.action.type} by ${String(line.action.entity)})`;
	try {
		return named('it cannot be read', () => {
			if (!silent) adapter.play(table, line);
			const differences = adapter.differences(table, line);
			return differences.length === 0 ? null : `${at}: ${differences.join('; ')}`;
		});
	} catch (error) {
		// Nothing else leaves the work above.
		return `${at}: ${(error as Error).message}`;
	}
}
