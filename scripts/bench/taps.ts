/** From a tap to the painted result, the entry safe on disk: a dividend and a purchase, over and over. */
import type { Locator, Page } from 'playwright-core';
import type { Action } from '../../src/lib/engine';
import { formatMoney } from '../../src/lib/text/money';
import { launchApp, type App } from '../../tests/e2e/harness/browser';
import { Hand } from '../../tests/e2e/harness/hand';
import { en, type Fixture, type Ledger } from '../../tests/e2e/harness/ledger';
import { importGame, nowPanel, undoButton } from '../../tests/e2e/harness/table';
import { calm, stolen, undisturbed, type Watched } from './host';
import { slowDown } from './starts';

/** Milliseconds before and after a tap in which nothing is asked of the page. */
const LEFT_ALONE = 500;
/** … and for which a finger rests on a button. */
const PRESSED = 80;
/** … and after it, in which the host must leave the machine alone: longer than a tap may take. */
const WATCHED = 150;

/** What is entered. */
export type Work = 'dividend' | 'purchase';

export interface Tap extends Watched {
	/** Milliseconds until the figures were painted, the entry on disk. */
	readonly result: number;
}

export interface Taken extends Tap {
	/** Milliseconds until the next step's panel was painted too. */
	readonly next: number;
}

/** What the table shows of an entry: a player's cash after it, and the name that undo has for it. */
interface Awaited {
	readonly player: string;
	readonly cash: string;
	readonly label: string;
}

/**
 * Notes in the page when it was tapped, when a player's new cash was there and a frame with it had been made,
 * and when nothing was busy any more. The app shows nothing that is not on disk.
 */
async function watchTap(page: Page, awaited: Awaited): Promise<void> {
	await page.evaluate(({ player, cash }) => {
		Reflect.deleteProperty(window, 'tapTook');
		let tapped = 0;
		let result = 0;
		const listen = { capture: true, once: true };
		addEventListener('click', (event) => (tapped = event.timeStamp), listen);
		const seen = (then: (took: number) => void): void => {
			requestAnimationFrame(() => setTimeout(() => then(performance.now() - tapped)));
		};
		const follow = (): void => {
			if (document.querySelector('[aria-busy=true]') !== null) requestAnimationFrame(follow);
			else seen((next) => Reflect.set(window, 'tapTook', { result, next }));
		};
		const card = [...document.querySelectorAll('article')].find(
			(each) => each.querySelector('h2 .name')?.textContent === player
		);
		const place = card?.querySelector('.cash');
		if (!place) throw new Error(`no card of ${player}`);
		const paid = (): boolean => place.textContent.trim().endsWith(cash);
		if (paid()) throw new Error('nothing to wait for');
		const observer = new MutationObserver(() => {
			if (tapped === 0 || !paid()) return;
			observer.disconnect();
			seen((took) => {
				result = took;
				follow();
			});
		});
		observer.observe(place, { childList: true, subtree: true, characterData: true });
	}, awaited);
}

/**
 * A finger on a button. The pointer is moved there first and the page left alone for a moment: what a
 * test driver looks up in a slowed page would count as the app's own time.
 */
async function tap(page: Page, button: Locator, awaited: Awaited): Promise<Taken> {
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (box === null) throw new Error('the button to tap is not on the screen');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await watchTap(page, awaited);
	// Slowed for the tap alone: what leads to it would only take longer.
	await slowDown(page);
	const alone = await press(page);
	// Asked for late: the question itself takes a slowed page's time.
	await slowDown(page, 1);
	const handle = await page.waitForFunction(() => Reflect.get(window, 'tapTook') ?? null);
	const { result, next } = (await handle.jsonValue()) as Pick<Taken, 'result' | 'next'>;
	return { result, next, undisturbed: alone };
}

/** Presses and lets go where the pointer is; whether the host left the machine alone meanwhile. */
export async function press(page: Page): Promise<boolean> {
	await page.waitForTimeout(LEFT_ALONE);
	await calm();
	const before = stolen();
	await page.mouse.down();
	await page.waitForTimeout(PRESSED);
	await page.mouse.up();
	await page.waitForTimeout(WATCHED);
	const alone = undisturbed(before);
	await page.waitForTimeout(LEFT_ALONE - WATCHED);
	return alone;
}

/** What will be seen of an entry. */
function awaitedOf(ledger: Ledger, actions: readonly Action[]): Awaited {
	const before = ledger.state;
	ledger.book(actions);
	const { state: after, label } = ledger;
	ledger.undo();
	const paid = after.seats.find((id) => after.cash[id] !== before.cash[id]);
	if (paid === undefined || label === null) throw new Error('nobody gains or pays by it');
	return {
		player: after.players[paid]?.name ?? '',
		cash: formatMoney(after.cash[paid] ?? 0, ledger.title.currency),
		label
	};
}

/** Undoes it, and waits until the button can be tapped again. */
async function takeBack(page: Page, ledger: Ledger, label: string): Promise<void> {
	await undoButton(page, label).click();
	const before = undoButton(page, ledger.label);
	await before.waitFor();
	for (let i = 0; i < 200 && ledger.label !== null && !(await before.isEnabled()); i++) {
		await page.waitForTimeout(20);
	}
}

/** Pays the same dividend and takes it back. */
export async function dividends(
	page: Page,
	ledger: Ledger,
	entry: readonly Action[],
	times: number
): Promise<Taken[]> {
	const run = entry.find((action) => action.do === 'run');
	if (run?.do !== 'run' || !('revenue' in run)) throw new Error('no run to measure');
	const hand = new Hand(page, ledger);
	const awaited = awaitedOf(ledger, entry);
	const list: Taken[] = [];
	for (let i = 0; i < times; i++) {
		await hand.openRevenue();
		const total = hand.sheet.getByRole('button', { name: en.run.oneTotal });
		if ((await total.count()) > 0 && (await total.getAttribute('aria-pressed')) !== 'true')
			await total.click();
		await hand.figure(run.revenue);
		list.push(await tap(page, await hand.runButton(run), awaited));
		await takeBack(page, ledger, awaited.label);
	}
	return list;
}

/** Buys the same share and takes it back. */
export async function purchases(
	page: Page,
	ledger: Ledger,
	buy: Action,
	times: number
): Promise<Taken[]> {
	const awaited = awaitedOf(ledger, [buy, { do: 'endTurn' }]);
	const board = page.getByRole('region', { name: en.stock.title });
	const list: Taken[] = [];
	for (let i = 0; i < times; i++) {
		await board.getByRole('button', { name: ledger.describe(buy), exact: true }).click();
		const confirm = nowPanel(page)
			.getByRole('button', { name: new RegExp(`^${en.stock.confirmTurn}`) })
			.first();
		list.push(await tap(page, confirm, awaited));
		await takeBack(page, ledger, awaited.label);
	}
	return list;
}

/** The app with a game on its table. */
export async function openTable(game: Fixture): Promise<App> {
	// With a profile on disk: a browser without one keeps its databases in memory.
	const app = await launchApp({ disk: true });
	await importGame(app, game);
	return app;
}
