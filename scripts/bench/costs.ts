/** What a game of some length costs: to open, to undo, to rewrite, to keep in memory and on disk. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
	commit,
	decideEntry,
	openTimeline,
	rewrite,
	stateAfter,
	stateNow,
	undoEntries,
	type Action,
	type Entry,
	type Fact,
	type State,
	type Timeline
} from '../../src/lib/engine';
import { timesAs, warm } from './figures';
import { grow, type Recorded } from './long-game';

type GameEntry = Entry<Fact, Action>;
type Line = Timeline<State, Fact, Action>;

export interface Costs {
	readonly entries: number;
	/** Decided and committed, one after the other, all invariants asserted. */
	readonly decisions: number;
	/** Milliseconds, as are the next two. */
	readonly open: number;
	readonly undo: number;
	/** Entry 10, and all that follows it decided again. */
	readonly rewrite: number;
	/** Bytes for each entry, every past state kept. */
	readonly memory: number;
	readonly save: number;
}

/** How much more the entries of a long game cost there than in short games that begin where they do. */
export interface Growth {
	readonly entry: number;
	readonly open: number;
	readonly rewrite: number;
}

/** Entries of a short game. */
const SHORT = 100;

export function costsOf(game: Recorded, most: number): Costs {
	const { timeline, stored } = grow(game, most);
	const count = stored.length;
	return {
		entries: count,
		decisions: (count / warm(() => void grow(game, most))) * 1000,
		open: warm(() => void open(game, game.initial, stored)),
		undo: warm(() => void undoEntries(timeline, 1)),
		rewrite: warm(() => rewriteAt(game, timeline, 10)),
		memory: memoryOf(() => grow(game, most), count),
		save: JSON.stringify(stored).length / count
	};
}

/** The same entries, so that only the length of the game differs and not what is played in it. */
export function growthOf(game: Recorded): Growth {
	const { timeline, stored } = grow(game, game.actions.length);
	const last = stored.length - SHORT;
	const pieces: { readonly from: State; readonly entries: readonly GameEntry[] }[] = [];
	for (let at = 0; at <= last; at += SHORT)
		pieces.push({ from: stateAfter(timeline, at), entries: stored.slice(at, at + SHORT) });
	const lines = pieces.map(({ from, entries }) => open(game, from, entries));
	const end = pieces.at(-1);
	if (end === undefined) throw new Error(`${game.name} is no long game`);
	const long = open(game, game.initial, stored.slice(0, last));
	const short = open(game, end.from, []);
	return {
		entry: timesAs(
			() => play(game, long, end.entries),
			() => play(game, short, end.entries)
		),
		open: timesAs(
			() => void open(game, game.initial, stored),
			() => pieces.forEach(({ from, entries }) => open(game, from, entries))
		),
		rewrite: timesAs(
			() => rewriteAt(game, timeline, 0),
			() => lines.forEach((line) => rewriteAt(game, line, 0))
		)
	};
}

function open({ title }: Recorded, initial: State, stored: readonly GameEntry[]): Line {
	const [first, ...rest] = stored;
	const head = stored.at(-1)?.id ?? null;
	const list = first === undefined ? [] : [{ ...first, parent: null }, ...rest];
	return openTimeline<State, Fact, Action>(title.rules, initial, list, { head, tip: head });
}

function rewriteAt({ title, initial }: Recorded, timeline: Line, at: number): void {
	const correction: Action = {
		do: 'correct',
		reason: 'bench',
		changes: [{ kind: 'cash', from: 'bank', to: initial.seats[0] ?? '', amount: 1 }]
	};
	rewrite(title.rules, timeline, { kind: 'insert', at, actions: [correction] });
}

/** Decides and commits entries after the line. */
function play(game: Recorded, line: Line, entries: readonly GameEntry[]): void {
	const { rules } = game.title;
	let timeline = line;
	for (const entry of entries) {
		const actions = entry.steps.map((step) => step.action);
		const decision = decideEntry(rules, stateNow(timeline), actions);
		if (!decision.ok) throw new Error(`${game.name}: ${entry.id} is refused`);
		const parent = timeline.head.entry?.id ?? null;
		timeline = commit(timeline, { ...entry, parent, steps: decision.steps }, decision.state);
	}
}

/** A game of so few entries is made several times over, so that what the engine keeps for itself is little beside it. */
const ENOUGH = 10_000;

/** Bytes for each entry of what is made. */
function memoryOf(make: () => unknown, entries: number): number {
	const copies = Math.ceil(ENOUGH / entries);
	const before = inUse();
	const kept = Array.from({ length: copies }, make);
	const bytes = inUse() - before;
	return bytes / (entries * kept.length);
}

let collect: (() => void) | undefined;

/** Bytes in use, once what nobody holds has gone. */
function inUse(): number {
	if (collect === undefined) {
		setFlagsFromString('--expose-gc');
		collect = runInNewContext('gc') as () => void;
	}
	collect();
	return process.memoryUsage().heapUsed;
}
