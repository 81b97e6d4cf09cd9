// The screens that only 18OE has, and its table with all railroads.
import type { Page } from 'playwright-core';
import { screens as operating } from '../../../src/lib/titles-ui/18oe/screens-operating-en';
import { screens as stock } from '../../../src/lib/titles-ui/18oe/screens-stock-en';
import { OPEN_REVENUE } from './hand';
import { en } from './ledger';
import {
	beforeNationals,
	crowd,
	ferryAsked,
	finalRounds,
	nationalTurn,
	needsHelp
} from './oe-operating-positions';
import {
	concessions,
	consolidation,
	offersNeeded,
	packetWithBids,
	toFloat,
	withMajors
} from './oe-stock-positions';
import { poorFloat, poorPacket, poorRailroad, poorStock } from './poor-positions';
import { gameAt } from './position';
import type { GameScreen } from './screens';
import { press, typed } from './screens-taps';
import { nowPanel, unfoldNow } from './table';

export const oeGames = {
	packet: () => gameAt('18oe', packetWithBids(), 'oe-packet'),
	concessions: () => gameAt('18oe', concessions(), 'oe-concessions'),
	toFloat: () => gameAt('18oe', toFloat(), 'oe-to-float'),
	majors: () => gameAt('18oe', withMajors(), 'oe-majors'),
	consolidation: () => gameAt('18oe', consolidation(), 'oe-consolidates'),
	offers: () => gameAt('18oe', offersNeeded(), 'oe-offers'),
	crowd: () => gameAt('18oe', crowd(), 'oe-crowd'),
	major: () => gameAt('18oe', beforeNationals(), 'oe-major'),
	national: () => gameAt('18oe', nationalTurn(), 'oe-national-turn'),
	help: () => gameAt('18oe', needsHelp(50), 'oe-help'),
	ferry: () => gameAt('18oe', ferryAsked(), 'oe-ferry-asked'),
	last: () => gameAt('18oe', finalRounds(), 'oe-last'),
	poorPacket: () => gameAt('18oe', poorPacket(), 'oe-poor-packet'),
	poorFloat: () => gameAt('18oe', poorFloat(), 'oe-poor-float'),
	poorStock: () => gameAt('18oe', poorStock(), 'oe-poor-stock'),
	poorRailroad: () => gameAt('18oe', poorRailroad(), 'oe-poor-railroad')
} as const;

/** A button anywhere on the table; a sheet opens. */
const button = (name: string | RegExp) => async (page: Page) => {
	await page.getByRole('button', { name }).filter({ visible: true }).first().click();
	await page.getByRole('dialog').waitFor();
};

/** A bid half entered; at another size it is still there from before. */
async function chosenItem(page: Page): Promise<void> {
	await unfoldNow(page);
	const figure = nowPanel(page).getByRole('button', {
		name: new RegExp(`: ${en.now.otherAmount}$`)
	});
	if ((await figure.count()) > 0) return;
	const board = page.getByRole('region', { name: stock.packet });
	await board
		.getByRole('button', { name: /bids from/ })
		.first()
		.click();
	await figure.waitFor();
}

/** The form of a regional or minor; at another size it is still there from before. */
const picked = (name: RegExp) => async (page: Page) => {
	const board = page.getByRole('main').getByRole('button', { name }).filter({ visible: true });
	if ((await board.first().getAttribute('aria-pressed')) !== 'true') await board.first().click();
	await unfoldNow(page);
};

/** What comes after the run stands below a line of its own. */
async function unfoldedSteps(page: Page): Promise<void> {
	await unfoldNow(page);
	await nowPanel(page).getByText(operating.later).click();
}

export const oeScreens: readonly GameScreen<keyof typeof oeGames>[] = [
	{ name: 'oe-packet', game: 'packet' },
	{ name: 'oe-packet-bid', game: 'packet', open: chosenItem },
	{ name: 'oe-concession', game: 'concessions' },
	{ name: 'oe-float', game: 'toFloat' },
	{ name: 'oe-stock', game: 'majors' },
	{ name: 'oe-powers', game: 'majors', open: press(new RegExp(`^${stock.powers}`)) },
	{ name: 'oe-trade', game: 'majors', open: press(new RegExp(`^${stock.trade}`)) },
	{ name: 'oe-merge', game: 'majors', open: button(/^Merge Minor C/) },
	{ name: 'oe-consolidation', game: 'consolidation' },
	{ name: 'oe-offers', game: 'offers' },
	{ name: 'oe-operating', game: 'crowd' },
	{ name: 'oe-run', game: 'crowd', open: typed(OPEN_REVENUE, '190') },
	{ name: 'oe-track', game: 'major', open: press(new RegExp(`^${operating.track}: `)) },
	{ name: 'oe-national', game: 'national' },
	{ name: 'oe-national-run', game: 'national', open: typed(OPEN_REVENUE, '80') },
	{ name: 'oe-help', game: 'help' },
	{ name: 'oe-ferry', game: 'ferry' },
	{ name: 'oe-last', game: 'last' },
	{ name: 'oe-poor-packet', game: 'poorPacket' },
	{ name: 'oe-poor-regional', game: 'poorFloat', open: picked(/^GWR,/) },
	{ name: 'oe-poor-stock', game: 'poorStock' },
	{ name: 'oe-poor-turn', game: 'poorRailroad', open: unfoldedSteps },
	{ name: 'oe-chart', game: 'crowd', rest: 'chart/' },
	{ name: 'oe-score', game: 'crowd', rest: 'score/' },
	{ name: 'oe-packup', game: 'crowd', rest: 'packup/' },
	{ name: 'oe-trains', game: 'crowd', rest: 'trains/' },
	{ name: 'oe-rules', game: 'crowd', rest: 'rules/' },
	{ name: 'oe-company', game: 'crowd', rest: 'company/LNWR/' }
];
