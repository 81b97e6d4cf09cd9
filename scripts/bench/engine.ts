/** The engine: decisions per second, opening, undo, rewriting, bytes and memory per entry, and how each grows. */
import { decide, type Action } from '../../src/lib/engine';
import { mexConfig, mexWeights } from '../../tests/properties/mex-weights';
import { recordedGames, replayFile } from '../../tests/replay/run';
import { costsOf, growthOf, type Costs } from './costs';
import { atLeast, atMost, median, spent, type Figure } from './figures';
import { longGame, longMxGame, mexTitle, random, type Recorded } from './long-game';

const FRAME = 1000 / 60;
const LENGTHS = [100, 1_000, 10_000] as const;

/** Real games where the traces are there, else random ones. */
function games(): Recorded[] {
	const files = recordedGames();
	if (files.length > 0) {
		return files.map((file) => {
			const { name, table } = replayFile(file);
			return { name, title: table.title, initial: table.initial, actions: table.actions };
		});
	}
	return [1, 2, 3].map((seed) =>
		random(`18MEX, random ${seed}`, mexTitle(), mexConfig(seed), mexWeights, seed, 2000)
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
	const real = games();
	const rate = decisionsPerSecond(real);
	heading('games as they were played');
	for (const game of real) row(game.name, costsOf(game, game.actions.length));
	yield atLeast('decisions with all invariants asserted', rate, 'per second', 30_000);
	for (const long of [longGame(10_000), longMxGame(10_000)]) yield* growth(long, rate);
}

/** What the same game costs when it is short, long and very long. */
function* growth(long: Recorded, rate: number): Generator<Figure> {
	console.log(`\n${long.name} entries: ${mix(long.actions)}`);
	heading('its first');
	const costs = LENGTHS.map((length) => costsOf(long, length));
	for (const each of costs) row(`${each.entries} entries`, each);
	const [short, thousand, whole] = costs as [Costs, Costs, Costs];
	if (whole.entries < 10_000) throw new Error(`${long.name} ended after ${whole.entries} entries`);
	const opened = (thousand.open * rate) / 1000;
	yield atMost('opening 1,000 entries, in decisions of the same run', opened, 'decisions', 2000);
	const undo = Math.max(...costs.map((each) => each.undo));
	yield atMost('undo of one entry, the slowest', undo, 'ms', Math.floor(FRAME));
	yield atMost('rewriting entry 10 of 1,000', thousand.rewrite, 'ms', 100);
	const grown = (what: string, times: number): Figure =>
		atMost(`${what}, 10,000 entries against 100`, times, 'times', 1.5);
	const { entry, open, rewrite } = growthOf(long);
	yield grown('an entry', entry);
	yield grown('opening, for each entry', open);
	yield grown('rewriting, for each entry', rewrite);
	yield grown('memory for each entry', whole.memory / short.memory);
	yield grown('save bytes for each entry', whole.save / short.save);
}

const COLUMNS = [
	'decisions/s',
	'open ms',
	'undo µs',
	'rewrite 10 ms',
	'memory/entry',
	'save/entry'
];

function line(name: string, cells: readonly string[]): void {
	console.log(`${name.padEnd(44)} ${cells.map((cell) => cell.padStart(13)).join(' ')}`);
}

function heading(name: string): void {
	line(name, COLUMNS);
}

function row(name: string, costs: Costs): void {
	const { decisions, open, undo, rewrite, memory, save } = costs;
	line(name, [
		decisions.toFixed(0),
		open.toFixed(1),
		(undo * 1000).toFixed(2),
		rewrite.toFixed(1),
		memory.toFixed(0),
		save.toFixed(0)
	]);
}

function mix(actions: readonly Action[]): string {
	const counts = new Map<string, number>();
	for (const action of actions) counts.set(action.do, (counts.get(action.do) ?? 0) + 1);
	const all = [...counts].sort((a, b) => b[1] - a[1]);
	return all.map(([kind, count]) => `${kind} ${count}`).join(', ');
}
