/** The engine: decisions per second, opening, undo, rewriting, bytes and memory per entry. */
import {
	commit,
	decide,
	decideEntry,
	openTimeline,
	rewrite,
	stateNow,
	undoEntries,
	type Action,
	type Entry,
	type Fact,
	type State
} from '../../src/lib/engine';
import { mexConfig, mexWeights } from '../../tests/properties/mex-weights';
import { replayFile, replayFolder, tracesBelow, hasAdapter } from '../../tests/replay/run';
import { atLeast, atMost, median, spent, time, told, type Figure } from './figures';
import { grow, longGame, random, type Recorded } from './long-game';

const FRAME = 1000 / 60;

/** Real games where the traces are there, else random ones. */
function games(): Recorded[] {
	const files = tracesBelow(replayFolder(process.cwd())).filter(hasAdapter);
	if (files.length > 0) {
		return files.map((file) => {
			const { name, table } = replayFile(file);
			return { name, title: table.title, initial: table.initial, actions: table.actions };
		});
	}
	return [1, 2, 3].map((seed) =>
		random(`random game ${seed}`, mexConfig(seed), mexWeights, seed, 2000)
	);
}

function decisionsPerSecond(list: readonly Recorded[]): number {
	const once = (): number => {
		let count = 0;
		for (const game of list) {
			let state = game.initial;
			for (const action of game.actions) {
				const decision = decide(game.title.rules, state, action);
				if (!decision.ok) throw new Error(`${game.name} is refused`);
				state = decision.state;
				count += 1;
			}
		}
		return count;
	};
	// As in a long evening: what is compiled late has been compiled.
	for (let i = 0; i < 40; i++) once();
	const rates: number[] = [];
	for (let i = 0; i < 7; i++) {
		let count = 0;
		const taken = spent(() => {
			for (let pass = 0; pass < 10; pass++) count += once();
		});
		rates.push((count / taken) * 1000);
	}
	return median(rates);
}

export function* engineFigures(): Generator<Figure> {
	const list = games();
	console.log(`games: ${list.map((g) => `${g.name} (${g.actions.length} actions)`).join(', ')}`);
	const rate = decisionsPerSecond(list);
	yield atLeast('decisions with all invariants asserted', rate, 'per second', 30_000);
	const long = longGame(10_000);
	console.log(`${long.name}: ${mix(long.actions)}`);
	const { title } = long;
	const thousand = grow(long, 1000);
	const position = { head: 'e999', tip: 'e999' };
	const open = time(() =>
		openTimeline<State, Fact, Action>(title.rules, long.initial, thousand.stored, position)
	);
	yield told('open a game of 1,000 entries', open, 'ms');
	yield atMost('… in decisions of the same run', (open * rate) / 1000, 'decisions', 2000);
	const undo = time(() => void undoEntries(thousand.timeline, 1), 51);
	yield atMost('undo one entry', undo, 'ms', Math.floor(FRAME));
	const correction: Action = {
		do: 'correct',
		reason: 'bench',
		changes: [{ kind: 'cash', from: 'bank', to: 'p1', amount: 1 }]
	};
	const again = time(
		() =>
			void rewrite(title.rules, thousand.timeline, {
				kind: 'insert',
				at: 10,
				actions: [correction]
			}),
		9
	);
	yield atMost('rewrite entry 10 of 1,000', again, 'ms', 100);
	yield* growth(long);
}

/** Does an entry cost more late in a long game? */
function* growth(long: Recorded): Generator<Figure> {
	const before = memory();
	const whole = grow(long, 10_000);
	const heap = memory() - before;
	yield told('entries in the long game', whole.stored.length, 'entries');
	yield told(
		'save bytes per entry',
		JSON.stringify(whole.stored).length / whole.stored.length,
		'bytes'
	);
	yield told('memory per entry, every past state kept', heap / whole.stored.length, 'bytes');
	const early = costOf(long, whole.stored, 100);
	const late = costOf(long, whole.stored, whole.stored.length - 600);
	yield atMost('cost of an entry after 10,000 against after 100', late / early, 'times', 1.5);
}

function memory(): number {
	const collect = (globalThis as { gc?: () => void }).gc;
	collect?.();
	return process.memoryUsage().heapUsed;
}

/** Deciding and committing the same 500 actions' worth of play at one place of the game. */
function costOf(long: Recorded, stored: readonly Entry<Fact, Action>[], at: number): number {
	const head = stored[at - 1]?.id ?? null;
	const start = openTimeline<State, Fact, Action>(
		long.title.rules,
		long.initial,
		stored.slice(0, at),
		{ head, tip: head }
	);
	const facts = stored
		.slice(at, at + 500)
		.reduce((sum, entry) => sum + (entry.steps[0]?.facts.length ?? 0), 0);
	const taken = time(() => {
		let timeline = start;
		for (const entry of stored.slice(at, at + 500)) {
			const action = entry.steps[0]?.action;
			if (action === undefined) continue;
			const decision = decideEntry(long.title.rules, stateNow(timeline), [action]);
			if (decision.ok)
				timeline = commit(timeline, { ...entry, steps: decision.steps }, decision.state);
		}
	}, 9);
	// Late entries hold more facts (more companies, more holders): compare per fact.
	return taken / facts;
}

function mix(actions: readonly Action[]): string {
	const counts = new Map<string, number>();
	for (const action of actions) counts.set(action.do, (counts.get(action.do) ?? 0) + 1);
	const top = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8);
	return top.map(([kind, count]) => `${kind} ${count}`).join(', ');
}
