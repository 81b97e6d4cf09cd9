/** What the length of a game does to taps, to opening it, and to a start of the app that keeps it. */
import type { App } from '../../tests/e2e/harness/browser';
import type { Fixture } from '../../tests/e2e/harness/ledger';
import { atMost, median, told, type Figure } from './figures';
import { aboutToBuy, aboutToRun, grownGame, type Place } from './grown-game';
import { startOf } from './starts';
import { results, TAPS, tapTable } from './tap-figures';
import { openTable, type Work } from './taps';

const LENGTHS = [100, 1_000, 10_000] as const;
const STARTS = 7;

const NAMES = {
	dividend: 'tap to painted dividend',
	purchase: 'tap to painted purchase',
	opening: 'opening the game by its address',
	start: 'warm start of the first page'
} as const;

export async function* growthFigures(usable: string): AsyncGenerator<Figure> {
	yield* series('dividend', 'held', await taps('dividend', aboutToRun));
	yield* series('purchase', 'held', await taps('purchase', aboutToBuy));
	const { opening, start } = await starts(usable);
	yield* series('opening', 'told', opening);
	yield* series('start', 'held', start);
}

/** The medians for each length; some are held to be the same for all. */
function* series(
	what: keyof typeof NAMES,
	how: 'held' | 'told',
	times: readonly number[][]
): Generator<Figure> {
	const name = NAMES[what];
	const medians = times.map(median);
	for (const [at, length] of LENGTHS.entries())
		yield told(`${name}, ${length} entries`, medians[at] ?? 0, 'ms');
	const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
	if (how === 'held') yield atMost(`${name}, 10,000 entries against 100`, ratio, 'times', 1.5);
}

interface Table {
	readonly app: App;
	readonly game: Fixture;
}

/** A table of each length at once, asked in turn: all of them see the same load of the machine. */
async function inTurn(
	place: Place,
	times: number,
	ask: (table: Table, at: number) => Promise<void>
): Promise<void> {
	const tables: Table[] = [];
	try {
		for (const entries of LENGTHS) {
			const game = await grownGame(entries, place);
			tables.push({ game, app: await openTable(game) });
		}
		for (let i = 0; i < times; i++)
			for (const [at, table] of tables.entries()) await ask(table, at);
	} finally {
		for (const { app } of tables) await app.close();
	}
}

const empty = (): number[][] => LENGTHS.map(() => []);

async function taps(what: Work, place: Place): Promise<number[][]> {
	const times = empty();
	await inTurn(place, TAPS, async ({ app, game }, at) => {
		times[at]?.push(...results(await tapTable(app, game.ledger, what, 1)));
	});
	return times;
}

async function starts(usable: string): Promise<{ opening: number[][]; start: number[][] }> {
	const [opening, start] = [empty(), empty()];
	await inTurn(aboutToRun, STARTS, async ({ app, game }, at) => {
		if (!app.page.isClosed()) {
			await app.offlineReady();
			await app.page.close();
			await app.killServer();
		}
		opening[at]?.push(await startOf(app.context, app.at(`game/${game.id}`), 'article .cash'));
		start[at]?.push(await startOf(app.context, app.url, usable));
	});
	return { opening, start };
}
