// The screens that only 1822MX has, and its table.
import type { Page } from 'playwright-core';
import { screens as words } from '../../../src/lib/titles-ui/1822mx/screens-en';
import { empty, play } from '../../engine/1822mx/support';
import { fullMx } from './full-tables';
import { OPEN_REVENUE } from './hand';
import { en } from './ledger';
import { contestedRound, forced } from './mx-positions';
import {
	afterRun,
	busyMajor,
	concession,
	debtor,
	eveOfPrivatization,
	expressRun,
	lastTurn
} from './mx-rare-positions';
import { mxGameAt } from './mx-table';
import { poorMx } from './poor-positions';
import type { GameScreen } from './screens';
import { press, typed } from './screens-taps';

/** The NdeM has had its last run, and its stations are up for sale. */
function stationSale() {
	const state = eveOfPrivatization();
	const seven = state.trains.find((train) => train.place === 'offering')?.id ?? '';
	return play(
		state,
		{ do: 'buyTrain', company: 'FCM', train: seven, price: 1000, side: 'E' },
		{ do: 'endTurn' },
		{ do: 'run', company: 'NdeM', revenue: 300, choice: 'pay' },
		{ do: 'endTurn' }
	);
}

export const mxGames = {
	mxPiles: () => mxGameAt(empty(4), 'mx-piles'),
	mxBids: () => mxGameAt(contestedRound(), 'mx-bids'),
	mxConcession: () => mxGameAt(concession(), 'mx-concession'),
	mxLoan: () => mxGameAt(debtor(), 'mx-loan'),
	mxBusy: () => mxGameAt(busyMajor(), 'mx-busy'),
	mxAfter: () => mxGameAt(afterRun(), 'mx-after'),
	mxExpress: () => mxGameAt(expressRun(), 'mx-express'),
	mxForced: () => mxGameAt(forced(), 'mx-forced-purchase'),
	mxSale: () => mxGameAt(stationSale(), 'mx-sale'),
	mxFull: () => mxGameAt(fullMx(), 'mx-full'),
	mxEnd: () => mxGameAt(lastTurn(), 'mx-end'),
	mxPoor: () => mxGameAt(poorMx(), 'mx-poor')
} as const;

/** A bid in the turn; at another size it is still there from before. */
async function chosenBox(page: Page): Promise<void> {
	const boxes = page.getByRole('region', { name: words.minors });
	const box = boxes.getByRole('button', { name: /M2\b/ }).first();
	if ((await box.getAttribute('aria-pressed')) === 'false') await box.click();
}

export const mxScreens: readonly GameScreen<keyof typeof mxGames>[] = [
	{ name: 'mx-piles', game: 'mxPiles' },
	{ name: 'mx-bids', game: 'mxBids' },
	{
		name: 'mx-bid',
		game: 'mxBids',
		open: chosenBox
	},
	{ name: 'mx-concession', game: 'mxConcession' },
	{ name: 'mx-loan', game: 'mxLoan' },
	{ name: 'mx-operating', game: 'mxBusy' },
	{ name: 'mx-full', game: 'mxFull' },
	{ name: 'mx-poor', game: 'mxPoor' },
	{ name: 'mx-privates', game: 'mxBusy', open: press(new RegExp(words.privatesAcquire)) },
	{ name: 'mx-more', game: 'mxBusy', open: press(new RegExp(words.moreActions)) },
	{ name: 'mx-terrain', game: 'mxBusy', open: press(new RegExp(`^${en.now.terrain}`)) },
	{ name: 'mx-run', game: 'mxExpress', open: typed(OPEN_REVENUE, '190') },
	{ name: 'mx-after', game: 'mxAfter' },
	{ name: 'mx-acquire', game: 'mxAfter', open: press(words.acquire) },
	{ name: 'mx-issue', game: 'mxAfter', open: press(words.issue) },
	{ name: 'mx-train', game: 'mxAfter', open: press(new RegExp(en.now.buyTrain)) },
	{ name: 'mx-forced', game: 'mxForced', open: press(en.trains.forcedTitle) },
	{ name: 'mx-auction', game: 'mxSale' },
	{ name: 'mx-station', game: 'mxSale', open: press(/^Put up a station/) },
	{ name: 'mx-last-turn', game: 'mxEnd' },
	{ name: 'mx-chart', game: 'mxBusy', rest: 'chart/' },
	{ name: 'mx-score', game: 'mxEnd', rest: 'score/' },
	{ name: 'mx-packup', game: 'mxBusy', rest: 'packup/' },
	{ name: 'mx-trains', game: 'mxBusy', rest: 'trains/' },
	{ name: 'mx-rules', game: 'mxBusy', rest: 'rules/' },
	{ name: 'mx-company', game: 'mxBusy', rest: 'company/MC/' }
];
