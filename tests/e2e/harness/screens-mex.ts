// The screens of 18MEX, from one fixed game at several of its moments.
import type { Page } from 'playwright-core';
import type { State } from '../../../src/lib/engine';
import { fullMex } from './full-tables';
import { OPEN_REVENUE } from './hand';
import { en, midGameAt } from './ledger';
import { poor } from './mex-rare';
import { gameAt } from './position';
import type { GameScreen } from './screens';
import { press, typed } from './screens-taps';

const moment = (until: (state: State) => boolean) => (now: number) => midGameAt(until, now);

export const mexGames = {
	operating: moment(() => false),
	stock: moment((state) => state.round.kind === 'stock' && state.round.number === 4),
	opening: moment((state) => state.turn?.kind === 'opening'),
	income: moment((state) => state.turn?.kind === 'income' && state.round.number === 4),
	duty: moment((state) => state.duties.length > 0),
	forced: () => gameAt('18mex', poor(30, { p1: [20, 10, 10] }), 'mex-forced'),
	full: () => gameAt('18mex', fullMex(), 'mex-full')
} as const;

/** A sale and a purchase in the basket. */
async function filledBasket(page: Page): Promise<void> {
	const confirm = page.getByRole('button', { name: new RegExp(`^${en.stock.confirmTurn}`) });
	if ((await confirm.count()) > 0) return;
	const board = page.getByRole('region', { name: en.stock.title });
	const sell = board.getByRole('button', { name: new RegExp(`^${en.stock.oneMore}: `) });
	await sell.and(page.locator(':enabled:not([aria-disabled])')).first().click();
	await board
		.getByRole('button', { name: / buys 10% / })
		.and(page.locator('[aria-pressed]:not([aria-disabled])'))
		.first()
		.click();
}

async function refused(page: Page): Promise<void> {
	const board = page.getByRole('region', { name: en.stock.title });
	await board.locator('[aria-disabled=true]').first().click({ force: true });
	await page.getByRole('dialog').waitFor();
}

async function menu(page: Page): Promise<void> {
	await page.getByRole('button', { name: en.app.menu }).click();
	await page.getByRole('dialog').waitFor();
}

/** A sheet behind an item of the menu. */
const fromMenu =
	(name: string, title = name) =>
	async (page: Page) => {
		await menu(page);
		await page.getByRole('dialog').getByRole('button', { name }).click();
		await page.getByRole('dialog', { name: title }).waitFor();
	};

async function unfolded(page: Page): Promise<void> {
	const entry = page.getByRole('main').getByRole('button', { name: /pays out|collects/ });
	if ((await entry.count()) > 0) await entry.first().click();
}

const button = (name: string | RegExp) => async (page: Page) => {
	await page.getByRole('button', { name }).filter({ visible: true }).first().click();
	await page.getByRole('dialog').waitFor();
};

/** On a phone each part of the table has a tab. */
async function depot(page: Page): Promise<void> {
	const tab = page
		.getByRole('button', { name: en.nav.depot, exact: true })
		.filter({ visible: true });
	if ((await tab.count()) > 0) await tab.click();
	await button(new RegExp(en.depot.outlook))(page);
}

export const mexScreens: readonly GameScreen<keyof typeof mexGames>[] = [
	{ name: 'table', game: 'operating' },
	{ name: 'table-full', game: 'full' },
	{ name: 'revenue', game: 'operating', open: typed(OPEN_REVENUE, '190') },
	{ name: 'terrain', game: 'operating', open: press(new RegExp(`^${en.now.terrain}`)) },
	{ name: 'private', game: 'operating', open: press(en.now.buyPrivate) },
	{ name: 'early', game: 'operating', open: press(`${en.now.park}: MEX`) },
	{ name: 'bank', game: 'operating', open: button(/^Bank/) },
	{ name: 'player-sheet', game: 'operating', open: button(/^Ana/) },
	{ name: 'outlook', game: 'operating', open: depot },
	{ name: 'big-view', game: 'operating', open: fromMenu(en.nav.bigView) },
	{ name: 'menu', game: 'operating', open: menu },
	{ name: 'repair', game: 'operating', open: fromMenu(en.repair.title) },
	{ name: 'journal', game: 'operating', rest: 'journal/', open: unfolded },
	{ name: 'chart', game: 'operating', rest: 'chart/' },
	{ name: 'score', game: 'operating', rest: 'score/' },
	{ name: 'history', game: 'operating', rest: 'history/' },
	{ name: 'packup', game: 'operating', rest: 'packup/' },
	{ name: 'print', game: 'operating', rest: 'print/' },
	{ name: 'trains', game: 'operating', rest: 'trains/' },
	{ name: 'rules', game: 'operating', rest: 'rules/' },
	{ name: 'player', game: 'operating', rest: 'player/p1/' },
	{ name: 'company', game: 'operating', rest: 'company/CHI/' },
	{ name: 'income', game: 'income' },
	{ name: 'stock', game: 'stock' },
	{ name: 'stock-basket', game: 'stock', open: filledBasket },
	{ name: 'refused', game: 'stock', open: refused },
	{ name: 'opening', game: 'opening' },
	{ name: 'duty', game: 'duty' },
	{ name: 'forced', game: 'forced', open: press(en.trains.forcedTitle) }
];
