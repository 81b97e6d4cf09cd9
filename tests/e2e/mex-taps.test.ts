// Sixty entries of a recorded game of 18MEX by taps, from the opening sale into the second set of
// operating rounds; the network goes in the middle, and the rest of the game is played without it,
// to the end by agreement.
import { afterEach, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, newMexLedger } from './harness/ledger';
import { recordedGame } from './harness/recorded';
import { beginGame, expectSameMoney, goTo, onTable } from './harness/table';

const ENTRIES = 60;
const recorded = recordedGame(ENTRIES);

let app: App | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
});

describe('a recorded game by taps', () => {
	if (recorded === null) {
		it.skip('has no recorded game of 18MEX here to play');
		return;
	}

	it(
		`plays ${ENTRIES} entries, reloads offline in the middle, and ends the game`,
		{ timeout: 120_000 },
		async () => {
			expect(recorded.entries).toHaveLength(ENTRIES);
			app = await launchApp();
			const { page } = app;
			await beginGame(app, recorded.players);
			const ledger = newMexLedger(recorded.players);
			const hand = new Hand(page, ledger);
			for (const [at, entry] of recorded.entries.entries()) {
				if (at === 20) {
					await app.offlineReady();
					await app.killServer();
					await page.reload();
					await onTable(page);
				}
				await hand.play(entry);
				if (at % 10 === 9) await expectSameMoney(page, ledger);
			}
			expect(ledger.count).toBe(ENTRIES);
			await page.reload();
			await onTable(page);
			await expectSameMoney(page, ledger);

			await goTo(page, en.nav.score);
			await page.getByRole('button', { name: en.now.stopGame }).click();
			await page
				.getByRole('dialog')
				.getByRole('button', { name: /^Stop and score it/ })
				.click();
			ledger.book([{ do: 'stopGame' }]);
			await page.getByRole('dialog').waitFor({ state: 'detached' });
			await page.goto(app.url);
			await page.getByRole('heading', { name: en.home.finished }).waitFor();
			expect(app.foreignRequests).toEqual([]);
			expect(app.cspViolations).toEqual([]);
		}
	);
});
