// The browser is killed at random moments while entries are made and taken back as fast as the app
// lets them: what was shown as done is there afterwards, and nothing is half done.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { midGameAt } from './harness/ledger';
import { allowed, diskOf, expectSound, playFor } from './harness/steps';
import { importGame } from './harness/table';

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
			// A slow machine gets as far as a fast one before the battery dies.
			const least = 2 + Math.floor(Math.random() * 6);
			const steps = await playFor(app, least, LONGEST);
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
			expect(places, `kill ${kill + 1}, after step ${least}`).toContainEqual({
				booked: disk.entries.length,
				count: disk.count
			});
			acknowledged += steps.filter((step) => step.done).length;
		}
		// Kills that came too early to interrupt anything would prove nothing.
		expect(acknowledged).toBeGreaterThan(KILLS * 3);
	});
});
