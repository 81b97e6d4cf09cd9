// A new version in the middle of a game: offered, never forced; the old one plays on until the
// banker accepts; afterwards the new one runs with the same data. A broken download changes nothing.
import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, midGameAt } from './harness/ledger';
import { onDeskOnDisk } from './harness/disk';
import { DISTURBANCES } from './harness/disturbed-server';
import { brokenRelease, disturbedRelease, NEXT_VERSION, nextRelease } from './harness/release';
import { expectSameMoney, importGame, onTable } from './harness/table';

let app: App | undefined;
let release: string | undefined;

afterEach(async () => {
	await app?.close();
	if (release !== undefined) await rm(release, { recursive: true, force: true });
	app = release = undefined;
});

/**
 * What the app does by itself every hour, and whenever the tablet wakes up: says what became of the
 * version it found, 'installed' or 'redundant'; 'nothing' when none was found in good time.
 */
const askOnce = (page: Page) =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		if (registration === undefined) return 'nothing';
		if (registration.waiting !== null) return 'installed';
		return new Promise<string>((resolve) => {
			registration.addEventListener('updatefound', () => {
				const { installing } = registration;
				installing?.addEventListener('statechange', () => resolve(installing.state));
			});
			// A version that cannot be had whole rejects, and that is not the app's business.
			registration.update().catch(() => undefined);
			setTimeout(() => resolve('nothing'), 5_000);
		});
	});

/** A check may meet the server in the moment it is exchanged; the next one does not. */
async function askForUpdate(page: Page): Promise<string> {
	for (let tries = 0; tries < 5; tries++) {
		const found = await askOnce(page);
		if (found !== 'nothing') return found;
	}
	return 'nothing';
}

/** No check for news may be under way while the server is exchanged. */
async function quietly(at: App): Promise<void> {
	await at.page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		const patience = new Promise((resolve) => setTimeout(resolve, 5_000));
		await Promise.race([registration?.update().catch(() => undefined), patience]);
	});
}

/** Puts another build in the old one's place. */
async function publish(at: App, build: string): Promise<void> {
	await quietly(at);
	await at.reviveServer(build);
}

/** Which version the page is made of, by what it loaded and by what its worker answers. */
async function runningVersion(page: Page): Promise<string> {
	const running = await page.evaluate(async () => {
		const answer = await fetch('/_app/version.json');
		const about: unknown = await answer.json();
		const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
		return {
			version: String(typeof about === 'object' && about ? Reflect.get(about, 'version') : ''),
			next: loaded.some((url) => url.includes('/_app/next/')),
			old: loaded.some((url) => url.includes('/_app/immutable/'))
		};
	});
	expect(running.next).toBe(running.version === NEXT_VERSION);
	expect(running.old).toBe(!running.next);
	return running.version;
}

const cachedScripts = (page: Page) =>
	page.evaluate(async () => {
		const urls: string[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) urls.push(request.url);
		}
		return urls.filter((url) => url.includes('/_app/') && url.endsWith('.js'));
	});

describe('an update', () => {
	it(
		'is offered, waits for the banker, and keeps game and half-typed figures',
		{
			timeout: 120_000
		},
		async () => {
			app = await launchApp();
			const game = midGameAt();
			const { ledger } = game;
			await importGame(app, game);
			await app.offlineReady();
			const { page } = app;
			const hand = new Hand(page, ledger);
			const old = await runningVersion(page);
			expect(old).not.toContain(NEXT_VERSION);

			release = await nextRelease();
			await publish(app, release);
			expect(await askForUpdate(page)).toBe('installed');
			const offer = page.getByRole('complementary', { name: en.update.available });
			await offer.waitFor();

			// Nobody is hurried: play goes on, a reload too, on the old version.
			await hand.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
			await page.reload();
			await onTable(page);
			expect(await runningVersion(page)).toBe(old);
			await offer.getByRole('button', { name: en.update.later }).click();
			await offer.waitFor({ state: 'detached' });
			await hand.play([{ do: 'collectMail', company: 'PAC', amount: 30 }]);
			await page.reload();
			await onTable(page);
			await hand.openRevenue();
			await hand.digits(19);
			await hand.sheet.getByRole('button', { name: 'Pay out $19' }).first().waitFor();
			await onDeskOnDisk(page, '"total":"19"');
			await hand.press(en.app.close, hand.sheet);

			await offer.getByRole('button', { name: en.update.accept }).click();
			await expect
				.poll(
					() =>
						cachedScripts(page)
							.then((urls) => urls.length > 0 && urls.every((url) => url.includes('/_app/next/')))
							.catch(() => false),
					{ timeout: 15_000 }
				)
				.toBe(true);
			await onTable(page);
			expect(await runningVersion(page)).toContain(NEXT_VERSION);
			await expectSameMoney(page, ledger);
			await hand.openRevenue();
			await hand.digits(0);
			await hand.confirmRun({ do: 'run', company: 'PAC', revenue: 190, choice: 'pay' });
			ledger.book([{ do: 'run', company: 'PAC', revenue: 190, choice: 'pay' }]);
			await expectSameMoney(page, ledger);

			// And the new one needs no network either.
			await app.killServer();
			await page.reload();
			await onTable(page);
			await expectSameMoney(page, ledger);
			expect(app.cspViolations).toEqual([]);
		}
	);

	it('that cannot be downloaded whole changes nothing', async () => {
		app = await launchApp();
		const game = midGameAt();
		await importGame(app, game);
		await app.offlineReady();
		const { page } = app;
		const old = await runningVersion(page);
		const before = await cachedScripts(page);

		release = await brokenRelease();
		await publish(app, release);
		expect(await askForUpdate(page)).toBe('redundant');
		expect(await page.getByRole('complementary', { name: en.update.available }).count()).toBe(0);
		await app.killServer();
		await page.reload();
		await onTable(page);
		await expectSameMoney(page, game.ledger);
		expect(await runningVersion(page)).toBe(old);
		expect(before.every((url) => !url.includes('/_app/next/'))).toBe(true);
	});

	it('whose download is disturbed changes nothing, and is offered once it arrives whole', async () => {
		app = await launchApp();
		const game = midGameAt();
		await importGame(app, game);
		await app.offlineReady();
		const { page } = app;
		const old = await runningVersion(page);
		const next = await disturbedRelease();
		release = next.dir;
		await quietly(app);
		const offer = page.getByRole('complementary', { name: en.update.available });
		for (const how of DISTURBANCES) {
			const bad = await app.reviveDisturbed(next.dir, { path: next.script, how });
			expect(await askForUpdate(page), how).toBe('redundant');
			expect(bad.asked(), how).toBeGreaterThan(0);
			expect(await offer.count(), how).toBe(0);
		}

		// The game goes on, also after a reload without any network.
		const hand = new Hand(page, game.ledger);
		await hand.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
		await app.killServer();
		await page.reload();
		await onTable(page);
		await expectSameMoney(page, game.ledger);
		expect(await runningVersion(page)).toBe(old);

		await app.reviveServer(next.dir);
		expect(await askForUpdate(page)).toBe('installed');
		await offer.waitFor();
	});
});
