/** The app in Chromium with the processor slowed six times: taps, starts, first load, and growth. */
import { decideEntry, type Action, type State } from '../../src/lib/engine';
import { inRoot } from '../bootstrap.mjs';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuild } from '../build.mjs';
import { midGameAt, type Fixture, type Ledger } from '../../tests/e2e/harness/ledger';
import { bareTaps } from './bare-tap';
import { buildEmptyApp } from './empty-app';
import { atMost, median, percentile, told, type Figure } from './figures';
import { grownGame } from './grown-game';
import { firstLoadBytes, measureStarts, SLOWED, type Candidate } from './starts';
import { dividends, purchases, openTable, type Taken } from './taps';

const TAPS = 20;
const ROUNDS = 3;
const STARTS = 7;

export type BrowserPart = 'starts' | 'taps' | 'growth';

export async function* browserFigures(
	wants: (part: BrowserPart) => boolean
): AsyncGenerator<Figure> {
	await ensureBrowser();
	const built = await ensureBuild();
	if (built.code !== 0) throw new Error(`the app could not be built: ${built.output}`);
	const ours: Candidate = { dir: inRoot('build'), usable: 'main input[type=file]' };
	if (wants('starts')) {
		const bytes = await firstLoadBytes(ours);
		yield atMost('JavaScript on first load, gzip', bytes / 1000, 'KB', 150);
		yield* startFigures(ours);
	}
	if (wants('taps')) yield* tapFigures();
	if (wants('growth')) yield* growthFigures();
}

async function* startFigures(ours: Candidate): AsyncGenerator<Figure> {
	const empty = await buildEmptyApp();
	try {
		const bare: Candidate = { dir: empty.dir, usable: '#ready' };
		const [cold, warm] = [
			{ ours: [] as number[], bare: [] as number[] },
			{ ours: [] as number[], bare: [] as number[] }
		];
		// In turn, so that both see the same load of the machine.
		for (let i = 0; i < 3; i++) {
			for (const [who, candidate] of [
				['ours', ours],
				['bare', bare]
			] as const) {
				const starts = await measureStarts(candidate, STARTS);
				cold[who].push(...starts.cold);
				warm[who].push(...starts.warm);
			}
		}
		const slow = `${SLOWED}× slower`;
		yield told(`cold first visit to usable, ${slow}`, median(cold.ours), 'ms');
		yield told('… of an empty SvelteKit app', median(cold.bare), 'ms');
		yield told(`warm start without a network, ${slow}`, median(warm.ours), 'ms');
		yield told('… of an empty SvelteKit app', median(warm.bare), 'ms');
		yield atMost(
			'warm start against the empty app',
			median(warm.ours) / median(warm.bare),
			'times',
			1.5
		);
	} finally {
		await empty.remove();
	}
}

/** The first legal purchase on the stock board. */
function purchase({ title, state }: Ledger): Action {
	const offer = title.offers(state).find(({ kind }) => kind === 'buyShare');
	const option = offer?.options.find(({ refusals }) => refusals.length === 0);
	if (option === undefined) throw new Error('nothing can be bought');
	return option.action;
}

/** The run of the company whose turn it is, with its mail. */
function runOf({ title, state }: Ledger): readonly Action[] {
	const company = state.turn?.kind === 'operating' ? state.turn.company : '';
	const run: Action = { do: 'run', company, revenue: 190, choice: 'pay' };
	const { due, amount } = title.mail(state, company);
	const entry: readonly Action[] = due ? [{ do: 'collectMail', company, amount }, run] : [run];
	const decided = decideEntry(title.rules, state, entry);
	if (!decided.ok) throw new Error(`${company} cannot run`);
	return entry;
}

const mayBuy = (state: State): boolean =>
	state.turn?.kind === 'stock' && state.round.number >= 3 && !state.turn.acted;

/** A neighbour's load only ever adds: of several rounds the calmest tells what the app takes. */
function calmest(rounds: readonly (readonly Taken[])[]): readonly Taken[] {
	const late = (round: readonly Taken[]) => percentile(results(round), 95);
	return [...rounds].sort((a, b) => late(a) - late(b))[0] ?? [];
}

const results = (list: readonly Taken[]): number[] => list.map(({ result }) => result);

async function* tapFigures(): AsyncGenerator<Figure> {
	const bare: number[] = [];
	const rounds = { dividend: [] as Taken[][], purchase: [] as Taken[][] };
	for (let i = 0; i < ROUNDS; i++) {
		bare.push(...(await bareTaps(TAPS)));
		rounds.dividend.push(await tapsOn(midGameAt(), 'dividend', TAPS));
		rounds.purchase.push(await tapsOn(midGameAt(mayBuy), 'purchase', TAPS));
	}
	const slow = `${SLOWED}× slower`;
	yield told(`tap to a changed word on a bare page, on disk, ${slow}: median`, median(bare), 'ms');
	yield told('… 95 of 100', percentile(bare, 95), 'ms');
	for (const what of ['dividend', 'purchase'] as const) {
		const all = rounds[what].flat();
		const best = calmest(rounds[what]);
		yield told(`tap to painted ${what}, on disk, ${slow}: median`, median(results(best)), 'ms');
		yield atMost(
			`… 95 of 100, in the calmest of ${ROUNDS} rounds`,
			percentile(results(best), 95),
			'ms',
			100
		);
		yield told('… 95 of 100, in all rounds', percentile(results(all), 95), 'ms');
		yield told(
			'… until the next panel is painted: median',
			median(best.map(({ next }) => next)),
			'ms'
		);
	}
}

async function tapsOn(
	game: Fixture,
	what: 'dividend' | 'purchase',
	times: number
): Promise<Taken[]> {
	const app = await openTable(game);
	const { page } = app;
	try {
		return what === 'dividend'
			? await dividends(page, game.ledger, runOf(game.ledger), times)
			: await purchases(page, game.ledger, purchase(game.ledger), times);
	} finally {
		await app.close();
	}
}

/** The same dividend in games of 100, 1,000 and 10,000 entries. */
async function* growthFigures(): AsyncGenerator<Figure> {
	const medians = new Map<number, number>();
	for (const entries of [100, 1_000, 10_000]) {
		const list = await tapsOn(await grownGame(entries), 'dividend', TAPS);
		medians.set(entries, median(results(list)));
		yield told(`tap to painted dividend after ${entries} entries`, median(results(list)), 'ms');
	}
	const ratio = (medians.get(10_000) ?? 0) / (medians.get(100) ?? 1);
	yield atMost('… after 10,000 entries against after 100', ratio, 'times', 1.5);
}
