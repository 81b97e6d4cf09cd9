// A tablet between other things: the page is turned, squeezed beside another app, sent to the
// background, frozen, and thrown away by the system. It comes back exactly as it was.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, midGameAt, type Fixture } from './harness/ledger';
import { acknowledged, expectSameMoney, importGame, onTable } from './harness/table';

let app: App;
let game: Fixture;
let session: CDPSession;

/** How often the screen was asked to stay awake, in this page. */
const wakes = () => app.page.evaluate(() => Number(Reflect.get(window, 'wakes') ?? 0));

/** As if the page went behind another app, or came back. */
async function show(state: 'hidden' | 'visible'): Promise<void> {
	await app.page.evaluate((now) => {
		Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	}, state);
}

beforeAll(async () => {
	app = await launchApp();
	await app.page.addInitScript(() => {
		const lock = { release: () => Promise.resolve() };
		const request = () => {
			Reflect.set(window, 'wakes', Number(Reflect.get(window, 'wakes') ?? 0) + 1);
			return Promise.resolve(lock);
		};
		Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
	});
	await app.page.reload();
	game = midGameAt();
	await importGame(app, game);
	session = await app.context.newCDPSession(app.page);
});

afterAll(async () => {
	await app?.close();
});

describe('a page that comes and goes', () => {
	it('asks to stay awake, and again whenever it returns', async () => {
		await expect.poll(wakes).toBeGreaterThan(0);
		const before = await wakes();
		await show('hidden');
		expect(await wakes()).toBe(before);
		await show('visible');
		await expect.poll(wakes).toBe(before + 1);
	});

	it('keeps what was being entered while it is turned, squeezed and frozen', async () => {
		const hand = new Hand(app.page, game.ledger);
		await hand.openRevenue();
		await hand.digits(190);
		for (const viewport of [
			{ width: 820, height: 1180 },
			{ width: 507, height: 820 },
			{ width: 1180, height: 820 }
		]) {
			await app.page.setViewportSize(viewport);
			await hand.sheet.getByText('$190', { exact: true }).first().waitFor();
		}
		await show('hidden');
		await session.send('Page.setWebLifecycleState', { state: 'frozen' });
		await session.send('Page.setWebLifecycleState', { state: 'active' });
		await show('visible');
		await hand.sheet.getByText('$190', { exact: true }).first().waitFor();
		await app.page.keyboard.press('Escape');
		await expectSameMoney(app.page, game.ledger);
	});

	it('is the same table after the system has thrown the page away', async () => {
		const address = app.page.url();
		const gone = app.page.waitForEvent('crash');
		void session.send('Page.crash').catch(() => undefined);
		await gone;
		const page = await app.context.newPage();
		await app.page.close();
		await page.goto(address);
		await onTable(page);
		await acknowledged(page, game.ledger.label);
		await expectSameMoney(page, game.ledger);
		// What was typed is offered again, not booked.
		await page.getByRole('button', { name: /\$190/ }).first().waitFor();
		await page.close();
	});
});

describe('fingers', () => {
	it('a pull, a second tap and a long press stay with the app; two fingers may zoom', async () => {
		const page = await app.context.newPage();
		await page.goto(app.at(`game/${game.id}/`));
		await onTable(page);
		const styles = await page.evaluate(() => {
			const all = getComputedStyle(document.documentElement);
			const button = getComputedStyle(document.querySelector('button') ?? document.body);
			return {
				pull: all.overscrollBehaviorY,
				taps: all.touchAction,
				select: button.userSelect,
				onButton: button.touchAction
			};
		});
		expect(styles).toEqual({
			pull: 'none',
			taps: 'manipulation',
			select: 'none',
			onButton: 'manipulation'
		});
		await page.close();
	});

	it('a browser without a wake lock, a share sheet or persistence plays on without an error', async () => {
		const errors: string[] = [];
		const page = await app.context.newPage();
		page.on('pageerror', (error) => errors.push(error.message));
		await page.addInitScript(() => {
			for (const name of ['wakeLock', 'share', 'canShare', 'storage', 'clipboard']) {
				Reflect.deleteProperty(Navigator.prototype, name);
			}
			Reflect.deleteProperty(window, 'showSaveFilePicker');
			Reflect.deleteProperty(window, 'launchQueue');
		});
		// Each of them is said where somebody would look for it.
		await page.goto(app.at('settings/'));
		await page.getByText(en.settings.keepAwakeMissing).waitFor();
		await page.getByText(en.desk.backupByHand).waitFor();
		await page.goto(app.url);
		await page.getByText(en.desk.unknownSafety).waitFor();
		await page.goto(app.at(`game/${game.id}/score/`));
		const [saved] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: en.exporting.scoresCsv, exact: true }).click()
		]);
		expect(saved.suggestedFilename()).toMatch(/scores\.csv$/);
		await page.getByText(en.exporting.saved).first().waitFor();
		expect(errors).toEqual([]);
		await page.close();
	});
});
