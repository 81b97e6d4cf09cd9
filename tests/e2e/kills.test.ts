// The browser is killed at random moments while entries are made and taken back as fast as the app
// lets them: what was shown as done is there afterwards, and nothing is half done.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { launchApp, type App } from './harness/browser';
import { onDisk, type OnDisk } from './harness/disk';
import { en, midGameAt, type Fixture } from './harness/ledger';
import { importGame, onTable } from './harness/table';

const soak = process.env['PAYMASTER_SOAK'] === '1';
const KILLS = soak ? 200 : 20;
/** Milliseconds from the last awaited step to the kill, at most: a few more steps. */
const LONGEST = 150;

let app: App | undefined;
let profile: string | undefined;

afterEach(async () => {
	await app?.close();
	if (profile !== undefined) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	app = profile = undefined;
});

/** What the page said: a step was begun, or the screen showed it as done. */
interface Step {
	readonly what: 'book' | 'undo';
	readonly done: boolean;
}

/**
 * Mail, token, undo, undo, and again, each as soon as the screen shows the one before. A step is
 * reported before it is tapped and when the undo button has changed and may be tapped again.
 */
function playOn(): void {
	const report: unknown = Reflect.get(window, 'paymasterStep');
	const tell = (what: string, done: boolean) => {
		if (typeof report === 'function') report({ what, done });
	};
	const find = (start: string) =>
		[...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')].find(
			(button) =>
				(button.getAttribute('aria-label') ?? button.textContent.trim()).startsWith(start) &&
				button.getAttribute('aria-disabled') !== 'true'
		);
	/** The one in the header: the cardboard list has another, which says less. */
	const undo = () =>
		document.querySelector<HTMLButtonElement>('header button[title^="Undo: "]:not([disabled])');
	const label = () => undo()?.title ?? '';
	const shown = (before: string) =>
		new Promise<void>((resolve) => {
			const look = () =>
				label() !== before && label() !== '' ? resolve() : void setTimeout(look, 1);
			look();
		});
	const go = async () => {
		for (;;) {
			const forward = find('Mail contract: ') ?? find('Place a token: ');
			const steps = forward === undefined ? 2 : 1;
			for (let step = 0; step < steps; step++) {
				const what = forward === undefined ? 'undo' : 'book';
				const before = label();
				tell(what, false);
				(forward ?? undo())?.click();
				await shown(before);
				tell(what, true);
			}
		}
	};
	void go();
}

/** Where the disk may stand after the steps that were heard of, beginning at `from`. */
function allowed(from: OnDisk, steps: readonly Step[]): { booked: number; count: number }[] {
	let booked = from.entries.length;
	let count = from.count;
	const places = [];
	for (const { what, done } of steps) {
		if (done) {
			booked += what === 'book' ? 1 : 0;
			count += what === 'book' ? 1 : -1;
		}
	}
	places.push({ booked, count });
	const last = steps.at(-1);
	if (last !== undefined && !last.done) {
		const book = last.what === 'book';
		places.push({ booked: booked + (book ? 1 : 0), count: count + (book ? 1 : -1) });
	}
	return places;
}

async function diskOf(page: Page, game: Fixture): Promise<OnDisk> {
	const disk = await onDisk(page, game.id);
	if (disk === null) throw new Error('the game is gone');
	return disk;
}

/** Opens, and shows what the disk says: the right entry to undo, balanced books. */
async function expectSound(page: Page): Promise<void> {
	await onTable(page);
	await page.getByRole('button', { name: /^Bank .* balanced$/ }).waitFor();
	await page
		.locator('header')
		.getByRole('button', { name: /^Undo / })
		.waitFor();
	expect(await page.getByText(en.storage.damaged).count()).toBe(0);
}

describe('a killed browser', () => {
	it(`loses nothing in ${KILLS} kills`, { timeout: soak ? 3_600_000 : 180_000 }, async () => {
		profile = await mkdtemp(path.join(tmpdir(), 'paymaster-kills-'));
		const game = midGameAt();
		app = await launchApp({ persistentDir: profile });
		await importGame(app, game);
		await app.offlineReady();
		const { port } = app;
		let acknowledged = 0;
		for (let kill = 0; kill < KILLS; kill++) {
			const from = await diskOf(app.page, game);
			const steps: Step[] = [];
			await app.page.exposeFunction('paymasterStep', (step: Step) => void steps.push(step));
			await app.page.evaluate(playOn);
			// A slow machine gets as far as a fast one before the battery dies.
			const least = 2 + Math.floor(Math.random() * 6);
			await expect
				.poll(() => steps.filter((step) => step.done).length, { timeout: 30_000, interval: 5 })
				.toBeGreaterThanOrEqual(least);
			const wait = Math.random() * LONGEST;
			await new Promise((resolve) => setTimeout(resolve, wait));
			await app.killBrowser();
			await app.close();
			app = await launchApp({
				persistentDir: profile,
				port,
				serving: false,
				path: `game/${game.id}/`
			});
			await expectSound(app.page);
			const disk = await diskOf(app.page, game);
			const places = allowed(from, steps);
			expect(places, `kill ${kill + 1}, ${Math.round(wait)} ms after step ${least}`).toContainEqual(
				{
					booked: disk.entries.length,
					count: disk.count
				}
			);
			acknowledged += steps.filter((step) => step.done).length;
		}
		// Kills that came too early to interrupt anything would prove nothing.
		expect(acknowledged).toBeGreaterThan(KILLS * 3);
	});
});
