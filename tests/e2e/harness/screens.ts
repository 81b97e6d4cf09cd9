// Every screen of the app, and how to get there from a fixed game: for the pictures and for the
// checks that go through all of them.
import type { Page } from 'playwright-core';
import type { State } from '../../../src/lib/engine';
import type { App } from './browser';
import { OPEN_REVENUE } from './hand';
import { en, midGameAt, type Fixture } from './ledger';
import { importGame, nowPanel, onTable } from './table';

const moments = {
	operating: () => false,
	stock: (state: State) => state.round.kind === 'stock' && state.round.number === 4,
	opening: (state: State) => state.turn?.kind === 'opening',
	income: (state: State) => state.turn?.kind === 'income' && state.round.number === 4,
	duty: (state: State) => state.duties.length > 0
} as const;

export type Moment = keyof typeof moments;
export type Games = Readonly<Record<Moment, Fixture>>;

export interface Screen {
	readonly name: string;
	/** Below the app's first page; a game has an id of its own each time. */
	readonly path: (games: Games) => string;
	/** Further taps, once the page is there. */
	readonly open?: (page: Page) => Promise<void>;
}

/** Takes a game at each moment into the browser, all of them played up to `now`. */
export async function takeInGames(app: App, now = Date.now()): Promise<Games> {
	const made: Partial<Record<Moment, Fixture>> = {};
	// The operating round comes last, so that it is the first of the list.
	for (const moment of ['duty', 'income', 'opening', 'stock', 'operating'] as const) {
		const game = midGameAt(moments[moment], now);
		await importGame(app, game);
		made[moment] = game;
	}
	const { operating, stock, opening, income, duty } = made;
	if (!operating || !stock || !opening || !income || !duty) throw new Error('a game is missing');
	return { operating, stock, opening, income, duty };
}

/** On a phone the panel is folded to what is to be done. */
async function unfoldNow(page: Page): Promise<void> {
	const more = nowPanel(page).locator('[aria-expanded=false]').filter({ visible: true });
	if ((await more.count()) > 0) await more.first().click();
}

const press = (name: string | RegExp) => async (page: Page) => {
	await unfoldNow(page);
	const button = nowPanel(page).getByRole('button', { name, exact: typeof name === 'string' });
	await button.first().click();
	await page.getByRole('dialog').waitFor();
};

async function typedRevenue(page: Page): Promise<void> {
	await press(OPEN_REVENUE)(page);
	const pad = page.getByRole('group', { name: en.pad.title });
	// At another size the figures are still there from before.
	for (let i = 0; i < 4; i++) await pad.getByRole('button', { name: en.pad.delete }).click();
	for (const digit of '190') await pad.getByRole('button', { name: digit, exact: true }).click();
}

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

async function repair(page: Page): Promise<void> {
	await menu(page);
	await page.getByRole('dialog').getByRole('button', { name: en.repair.title }).click();
	await page.getByRole('dialog', { name: en.repair.title }).waitFor();
}

async function unfolded(page: Page): Promise<void> {
	const entry = page.getByRole('main').getByRole('button', { name: /pays out|collects/ });
	if ((await entry.count()) > 0) await entry.first().click();
}

const at =
	(moment: Moment, rest = '') =>
	(games: Games) =>
		`game/${games[moment].id}/${rest}`;

export const screens: readonly Screen[] = [
	{ name: 'home', path: () => '' },
	{ name: 'new-game', path: () => 'new/' },
	{ name: 'position', path: () => 'new/position/' },
	{ name: 'settings', path: () => 'settings/' },
	{ name: 'table', path: at('operating') },
	{ name: 'revenue', path: at('operating'), open: typedRevenue },
	{ name: 'terrain', path: at('operating'), open: press(new RegExp(`^${en.now.terrain}: `)) },
	{ name: 'private', path: at('operating'), open: press(en.now.buyPrivate) },
	{ name: 'income', path: at('income') },
	{ name: 'stock', path: at('stock') },
	{ name: 'stock-basket', path: at('stock'), open: filledBasket },
	{ name: 'refused', path: at('stock'), open: refused },
	{ name: 'opening', path: at('opening') },
	{ name: 'duty', path: at('duty') },
	{ name: 'menu', path: at('operating'), open: menu },
	{ name: 'repair', path: at('operating'), open: repair },
	{ name: 'journal', path: at('operating', 'journal/'), open: unfolded },
	{ name: 'chart', path: at('operating', 'chart/') },
	{ name: 'score', path: at('operating', 'score/') },
	{ name: 'trains', path: at('operating', 'trains/') },
	{ name: 'rules', path: at('operating', 'rules/') },
	{ name: 'player', path: at('operating', 'player/p1/') },
	{ name: 'company', path: at('operating', 'company/CHI/') },
	{ name: 'second-screen', path: (games) => `display/${games.operating.id}/` }
];

/** Goes there; a sheet that an earlier screen left open is put away first. */
export async function show(app: App, games: Games, screen: Screen): Promise<void> {
	const { page } = app;
	const path = screen.path(games);
	await page.goto(app.at(path));
	await page.getByRole('main').first().waitFor();
	if (/^game\/[^/]+\/$/.test(path)) await onTable(page);
	const left = page.getByRole('dialog');
	if ((await left.count()) > 0) {
		await page.keyboard.press('Escape');
		await left.first().waitFor({ state: 'detached' });
	}
	await screen.open?.(page);
	await settled(page);
}

/** Panels slide for a fifth of a second, and half way is no picture of them. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(() => {
		const ends = (animation: Animation) =>
			animation.effect?.getComputedTiming().endTime !== Infinity;
		const running = document.getAnimations().filter(ends);
		return Promise.allSettled(running.map((animation) => animation.finished)).then(() => undefined);
	});
}
