/** Taps on the table of a game: how long until the figures are painted, and until the next panel is. */
import { decideEntry, type Action, type State } from '../../src/lib/engine';
import type { App } from '../../tests/e2e/harness/browser';
import { midGameAt, type Fixture, type Ledger } from '../../tests/e2e/harness/ledger';
import { bareTaps } from './bare-tap';
import { atMost, median, percentile, told, type Figure } from './figures';
import { enough, judged } from './host';
import { SLOWED } from './starts';
import { dividends, openTable, purchases, type Taken, type Tap, type Work } from './taps';

export const TAPS = 20;
/** Rounds after which there is no waiting for more undisturbed taps. */
const MOST_ROUNDS = 9;

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

export const results = (list: readonly Tap[]): number[] => list.map(({ result }) => result);

export async function* tapFigures(): AsyncGenerator<Figure> {
	const taps = { bare: [] as Tap[], dividend: [] as Taken[], purchase: [] as Taken[] };
	// In turn, so that all of them see the same hour of the machine.
	for (let i = 0; i < MOST_ROUNDS && !Object.values(taps).every(enough); i++) {
		if (!enough(taps.bare)) taps.bare.push(...(await bareTaps(TAPS)));
		if (!enough(taps.dividend)) taps.dividend.push(...(await tapsOn(midGameAt(), 'dividend')));
		if (!enough(taps.purchase))
			taps.purchase.push(...(await tapsOn(midGameAt(mayBuy), 'purchase')));
	}
	const slow = `${SLOWED}× slower`;
	const bare = results(judged(taps.bare));
	yield told(`tap to a changed word on a bare page, on disk, ${slow}: median`, median(bare), 'ms');
	yield told('… 95 of 100', percentile(bare, 95), 'ms');
	for (const what of ['dividend', 'purchase'] as const) {
		const [all, list] = [taps[what], judged(taps[what])];
		const usual = median(results(list));
		yield told(`tap to painted ${what}, on disk, ${slow}: median`, usual, 'ms');
		yield atMost(`… 95 of 100, of ${list.length} taps`, percentile(results(list), 95), 'ms', 100);
		yield told(`… of all ${all.length}, disturbed or not`, percentile(results(all), 95), 'ms');
		yield told('… median against that of the bare page', usual / median(bare), 'times');
		yield told(
			'… until the next panel is painted: median',
			median(list.map(({ next }) => next)),
			'ms'
		);
	}
}

async function tapsOn(game: Fixture, what: Work): Promise<Taken[]> {
	const app = await openTable(game);
	try {
		return await tapTable(app, game.ledger, what, TAPS);
	} finally {
		await app.close();
	}
}

/** Enters the same on an open table and takes it back, so many times. */
export function tapTable(
	{ page }: App,
	ledger: Ledger,
	what: Work,
	times: number
): Promise<Taken[]> {
	return what === 'dividend'
		? dividends(page, ledger, runOf(ledger), times)
		: purchases(page, ledger, purchase(ledger), times);
}
