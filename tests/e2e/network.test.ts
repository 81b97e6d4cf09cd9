// No request leaves the device: while a game is begun, played, repaired, looked at on every page and
// finished, everything that is not the app's own host would have to pass a watch that notes it. What
// every other screen asks for is noted in screens.test.ts.
import { afterEach, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, midGameAt, newMexLedger } from './harness/ledger';
import { recordedGame } from './harness/recorded';
import { beginGame, expectSameMoney, goTo, importGame } from './harness/table';
import { watchNetwork, type NetworkWatch } from './harness/network-watch';

let app: App | undefined;
let watch: NetworkWatch | undefined;

afterEach(async () => {
	await app?.close();
	await watch?.close();
	app = watch = undefined;
});

describe('the network', () => {
	it('is not used from the first turn of a game to its score', { timeout: 480_000 }, async () => {
		watch = await watchNetwork();
		app = await launchApp({ proxy: watch.address });
		const { page } = app;
		// From here on there is nobody to ask: the whole game is played without a network.
		await app.offlineReady();
		await app.killServer();
		const recorded = recordedGame(40);
		if (recorded === null) await importGame(app, midGameAt());
		else {
			await beginGame(app, recorded.players);
			const hand = new Hand(page, newMexLedger(recorded.players));
			for (const entry of recorded.entries) await hand.play(entry);
			await expectSameMoney(page, hand.ledger);
		}
		await goTo(page, en.nav.score);
		await page.getByRole('button', { name: en.now.stopGame }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: /^Stop and score it/ })
			.click();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		// Shown is what is on disk: a reload before that would come before the end.
		const final = page.getByRole('heading', { name: en.score.finalTitle });
		await final.waitFor();
		await page.reload();
		await final.waitFor();
		expect(watch.wanted).toEqual([]);
		expect(app.foreignRequests).toEqual([]);
	});
});

describe('the watch', () => {
	it('notes what a page without our policy asks for', async () => {
		watch = await watchNetwork();
		app = await launchApp({ proxy: watch.address });
		await app.page.goto('about:blank');
		await app.page.goto('http://elsewhere.example/').catch(() => undefined);
		expect(watch.wanted.some((url) => url.includes('elsewhere.example'))).toBe(true);
	});
});
