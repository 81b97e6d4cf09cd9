/** What the length of a game does to taps, to opening it, and to a start of the app that keeps it. */
import { atMost, median, told, type Figure } from './figures';
import { aboutToBuy, aboutToRun, grownGame } from './grown-game';
import { startOf } from './starts';
import { openTable, type Work } from './taps';
import { results, tapsOn, TAPS } from './tap-figures';

const LENGTHS = [100, 1_000, 10_000] as const;
const STARTS = 7;

/** Milliseconds, the median of several. */
interface Times {
	readonly dividend: number;
	readonly purchase: number;
	/** From the address of the game to its table. */
	readonly opening: number;
	/** The first page, while the game lies on the device. */
	readonly start: number;
}

const NAMES: Readonly<Record<keyof Times, string>> = {
	dividend: 'tap to painted dividend',
	purchase: 'tap to painted purchase',
	opening: 'opening the game by its address, without a network',
	start: 'warm start without a network'
};

export async function* growthFigures(usable: string): AsyncGenerator<Figure> {
	const all: Times[] = [];
	for (const entries of LENGTHS) {
		const times = await timesAt(entries, usable);
		all.push(times);
		for (const what of Object.keys(NAMES) as (keyof Times)[])
			yield told(`${NAMES[what]}, ${entries} entries`, times[what], 'ms');
	}
	const [short, , long] = all as [Times, Times, Times];
	for (const what of ['dividend', 'purchase', 'start'] as const) {
		const name = `${NAMES[what]}, 10,000 entries against 100`;
		yield atMost(name, long[what] / short[what], 'times', 1.5);
	}
}

async function timesAt(entries: number, usable: string): Promise<Times> {
	const taps = async (what: Work, place: typeof aboutToRun): Promise<number> =>
		median(results(await tapsOn(await grownGame(entries, place), what, TAPS)));
	return {
		dividend: await taps('dividend', aboutToRun),
		purchase: await taps('purchase', aboutToBuy),
		...(await startsAt(entries, usable))
	};
}

async function startsAt(
	entries: number,
	usable: string
): Promise<Pick<Times, 'opening' | 'start'>> {
	const game = await grownGame(entries, aboutToRun);
	const app = await openTable(game);
	try {
		await app.offlineReady();
		await app.page.close();
		await app.killServer();
		const [opening, start]: [number[], number[]] = [[], []];
		for (let i = 0; i < STARTS; i++) {
			opening.push(await startOf(app.context, app.at(`game/${game.id}`), 'article .cash'));
			start.push(await startOf(app.context, app.url, usable));
		}
		return { opening: median(opening), start: median(start) };
	} finally {
		await app.close();
	}
}
