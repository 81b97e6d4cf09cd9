// Nothing is ever lost: strict writes, a full disk, two windows on one game, and names that look
// like markup. The kills have a file of their own.
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { State } from '../../src/lib/engine';
import { launchApp, type App } from './harness/browser';
import { onDisk } from './harness/disk';
import { Hand } from './harness/hand';
import { en, midGameAt, newMexLedger } from './harness/ledger';
import {
	acknowledged,
	beginGame,
	expectSameMoney,
	importGame,
	nowPanel,
	onTable,
	pursesOnScreen,
	undoButton
} from './harness/table';

let app: App | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
});

const PHONE = { width: 390, height: 844 };
const MAIL = new RegExp(`^${en.now.mail}: `);

/** Notes with which durability every transaction that writes was asked for. */
function watchTransactions(): void {
	const seen: string[] = [];
	Reflect.set(window, 'paymasterWrites', seen);
	const plain = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (stores, mode, options) {
		if (mode === 'readwrite') seen.push(options?.durability ?? 'default');
		return plain.call(this, stores, mode, options);
	};
}

/** A disk that is full as long as paymasterFull is set. */
function breakWrites(): void {
	for (const name of ['add', 'put'] as const) {
		const plain = IDBObjectStore.prototype[name];
		IDBObjectStore.prototype[name] = function (value: unknown, key?: IDBValidKey) {
			if (Reflect.get(window, 'paymasterFull') === true) {
				throw new DOMException('The disk is full.', 'QuotaExceededError');
			}
			return key === undefined ? plain.call(this, value) : plain.call(this, value, key);
		};
	}
}

const setFull = (page: Page, full: boolean) =>
	page.evaluate((value) => void Reflect.set(window, 'paymasterFull', value), full);

describe('writes', () => {
	it('are strict, every one of them, and reach no other origin', async () => {
		app = await launchApp({ worker: false, disk: true });
		await app.context.addInitScript(watchTransactions);
		await app.page.reload();
		const game = midGameAt();
		await importGame(app, game);
		const hand = new Hand(app.page, game.ledger);
		await hand.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
		await hand.play([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 190, choice: 'withhold' }
		]);
		await hand.undo();
		await hand.redo();
		const writes: unknown = await app.page.evaluate(() => Reflect.get(window, 'paymasterWrites'));
		expect(Array.isArray(writes) && writes.length > 5, String(writes)).toBe(true);
		expect(new Set(writes as string[])).toEqual(new Set(['strict']));
		expect(app.foreignRequests).toEqual([]);
		expect(app.cspViolations).toEqual([]);
	});

	it('that fail are said plainly; the game goes on from the last good entry', async () => {
		app = await launchApp({ worker: false, disk: true });
		await app.context.addInitScript(breakWrites);
		await app.page.reload();
		const game = midGameAt();
		await importGame(app, game);
		const { page } = app;
		const hand = new Hand(page, game.ledger);
		await hand.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
		const before = await onDisk(page, game.id);

		await setFull(page, true);
		await hand.press(MAIL);
		await nowPanel(page).getByRole('alert').waitFor();
		expect(await nowPanel(page).getByRole('alert').textContent()).toContain('Nothing was booked');
		await acknowledged(page, game.ledger.label);
		expect(await pursesOnScreen(page)).toEqual(game.ledger.purses());
		expect(await onDisk(page, game.id)).toEqual(before);

		// The way out of a full device is a file.
		await page.getByRole('button', { name: en.app.menu }).click();
		const download = page.waitForEvent('download');
		await page.getByRole('dialog').getByRole('button', { name: en.home.exportGame }).click();
		const file = await (await download).path();
		expect(await readFile(file, 'utf8')).toContain('"payTerrain"');

		await setFull(page, false);
		await hand.play([{ do: 'collectMail', company: 'PAC', amount: 30 }]);
		await expectSameMoney(page, game.ledger);
		await expect.poll(() => nowPanel(page).getByRole('alert').count()).toBe(0);
	});
});

describe('a game whose data the browser has cleared', () => {
	it('is told to be taken home while it still lies on the screen, and goes on from its file', async () => {
		app = await launchApp({ worker: false, disk: true });
		const { page } = app;
		const game = midGameAt();
		await importGame(app, game);
		const hand = new Hand(page, game.ledger);
		await hand.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
		const cdp = await app.context.newCDPSession(page);
		const { origin } = new URL(app.url);
		await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });

		await hand.press(MAIL);
		await nowPanel(page).getByText(en.storage.erased).waitFor();
		await expectSameMoney(page, game.ledger);
		const takeHome = nowPanel(page).getByRole('button', { name: en.storage.exportNow });
		// Beside a sentence that long its words still stand within it.
		expect(await takeHome.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
		const download = page.waitForEvent('download');
		await takeHome.click();
		const file = await (await download).path();

		await page.goto(app.url);
		await page.getByRole('heading', { name: en.home.noGames }).waitFor();
		await page.getByLabel(en.home.importFile).first().setInputFiles(file);
		await page.locator(`a[href$="/game/${game.id}"]`).click();
		await onTable(page);
		await expectSameMoney(page, game.ledger);
		await hand.play([{ do: 'collectMail', company: 'PAC', amount: 30 }]);
		await expectSameMoney(page, game.ledger);
	});
});

describe('two windows on one game', () => {
	it('one writes, the other follows and can take over; they never part', async () => {
		app = await launchApp({ worker: false, disk: true });
		const game = midGameAt();
		await importGame(app, game);
		const { ledger } = game;
		const writer = new Hand(app.page, ledger);
		const other = await app.context.newPage();
		await other.goto(app.page.url());
		await onTable(other);
		await nowPanel(other).getByText(en.storage.otherTab).waitFor();

		await writer.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
		await expectSameMoney(other, ledger);

		await writer.play([{ do: 'collectMail', company: 'PAC', amount: 30 }]);
		await expectSameMoney(other, ledger);

		// Both at once: only the writer's is done.
		const undoInBoth = async () => {
			const { label } = ledger;
			for (const page of [windows.writes, windows.follows]) await acknowledged(page, label);
			const before = await onDisk(windows.writes, game.id);
			// Both buttons are in hand before either is tapped: a quick undo renames the other one.
			const buttons = await Promise.all(
				[windows.follows, windows.writes].map((page) => undoButton(page, label).elementHandle())
			);
			await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
			ledger.undo();
			for (const page of [windows.writes, windows.follows]) {
				await acknowledged(page, ledger.label);
				await expectSameMoney(page, ledger);
			}
			const after = await onDisk(windows.writes, game.id);
			expect(after?.revision).toBe((before?.revision ?? 0) + 1);
		};
		let windows = { writes: app.page, follows: other };
		await undoInBoth();
		await nowPanel(other).getByRole('button', { name: en.storage.takeOver }).click();
		await nowPanel(app.page).getByText(en.storage.otherTab).waitFor();
		windows = { writes: other, follows: app.page };
		await undoInBoth();

		// The writer closes: the one that followed may write again.
		await other.close();
		await nowPanel(app.page).getByText(en.storage.otherTab).waitFor({ state: 'detached' });
		await writer.redo();
		await expectSameMoney(app.page, ledger);
	});
});

/** The browser's own dialogue, answered with a file that the test can read. */
function answerFilePicker(): void {
	const choose = async () => {
		const folder = await navigator.storage.getDirectory();
		return folder.getFileHandle('backup.json', { create: true });
	};
	Reflect.set(window, 'showSaveFilePicker', choose);
}

const backupFile = (page: Page) =>
	page.evaluate(async () => {
		const folder = await navigator.storage.getDirectory();
		const file = await (await folder.getFileHandle('backup.json')).getFile();
		return file.text();
	});

/** One pass before the end of a stock round. */
const lastPass = (state: State) =>
	state.round.kind === 'stock' && state.round.number === 4 && state.round.passes === 3;

describe('a backup at the end of a round', () => {
	it('is written to the chosen file without a tap', async () => {
		app = await launchApp({ worker: false, disk: true });
		const { page } = app;
		await app.context.addInitScript(answerFilePicker);
		const game = midGameAt(lastPass);
		await importGame(app, game);
		await page.goto(app.url);
		await page.getByRole('button', { name: en.desk.backupFile }).click();
		await page.getByText(en.desk.backupFileNow({ name: 'backup.json' })).waitFor();
		const count = (text: string) => text.split('"do":"pass"').length;
		// Written whole or not at all, so the first text is all of it.
		await expect.poll(() => backupFile(page)).not.toBe('');
		const before = count(await backupFile(page));
		// The chosen file is remembered over a restart.
		await page.reload();
		await page.locator(`a[href$="/game/${game.id}"]`).click();
		await onTable(page);
		const hand = new Hand(page, game.ledger);
		const { turn } = game.ledger.state;
		if (turn?.kind !== 'stock') throw new Error('nobody is to pass');
		await hand.play([{ do: 'pass', player: turn.player }]);
		await expect
			.poll(async () => count(await backupFile(page)), { timeout: 40_000 })
			.toBe(before + 1);
		expect(await page.getByRole('button', { name: en.saving.backupTap }).count()).toBe(0);
	});

	it('is offered in one tap where no file is chosen; the next entry takes the offer back', async () => {
		app = await launchApp({ worker: false, disk: true });
		const { page } = app;
		const game = midGameAt(lastPass);
		await importGame(app, game);
		const hand = new Hand(page, game.ledger);
		const { turn } = game.ledger.state;
		if (turn?.kind !== 'stock') throw new Error('nobody is to pass');
		const offer = page.getByRole('button', { name: en.saving.backupTap });
		expect(await offer.count()).toBe(0);
		await hand.play([{ do: 'pass', player: turn.player }]);
		const download = page.waitForEvent('download');
		await offer.click();
		const file = await (await download).path();
		expect(await readFile(file, 'utf8')).toContain('"paymaster":"game"');
		await offer.waitFor({ state: 'detached' });

		await hand.undo();
		expect(await offer.count()).toBe(0);
		await hand.redo();
		await offer.waitFor();

		// On a phone all that the offer has can be tapped too.
		await page.setViewportSize(PHONE);
		const banner = page.locator('aside').filter({ has: offer });
		const buttons = [en.saving.notNow, en.desk.backupFile, en.saving.backupTap];
		for (const name of buttons) {
			const button = banner.getByRole('button', { name, exact: true });
			await button.click({ trial: true });
			expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		}
		expect(await banner.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
		await banner.getByRole('button', { name: en.saving.notNow }).click();
		await offer.waitFor({ state: 'detached' });
		await hand.undo();
		await hand.redo();
		await offer.waitFor();
		await hand.play([{ do: 'payIncome' }]);
		await offer.waitFor({ state: 'detached' });
	});
});

describe('names', () => {
	it('that look like markup are shown as they were typed', async () => {
		app = await launchApp({ worker: false });
		const names = ['<b onclick=x>Ana</b>', '"><img src=x>', '{@html 1}&amp;'];
		await beginGame(app, names);
		const { page } = app;
		for (const name of names) {
			await page.getByRole('article').getByText(name, { exact: true }).first().waitFor();
		}
		const ledger = newMexLedger(names);
		const hand = new Hand(page, ledger);
		await hand.play([{ do: 'buyLowest', player: 'p1' }]);
		await expectSameMoney(page, ledger);
		for (const view of [en.nav.journal, en.nav.score]) {
			await page.getByRole('link', { name: view }).click();
			await page
				.getByText(names[0] ?? '')
				.first()
				.waitFor();
			expect(await page.locator('img[src="x"], b[onclick]').count()).toBe(0);
		}
		expect(app.cspViolations).toEqual([]);
		expect(app.foreignRequests).toEqual([]);
	});
});
