// One whole recorded game of each title, entered by taps from the first card to the last run; at the
// end the scores on the screen are the recorded result. Takes minutes: only in a soak.
import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, Ledger } from './harness/ledger';
import { MxHand } from './harness/mx-hand';
import { gameAt } from './harness/position';
import { beginGame, expectSameFigures, goTo, importGame, onTable } from './harness/table';
import { wholeGame, type WholeGame } from './harness/whole-game';

const soak = process.env['PAYMASTER_SOAK'] === '1';

/** For looking at one place again: the entries before it are taken in as a position. */
const FROM = Number(process.env['PAYMASTER_WHOLE_FROM'] ?? 0);

async function beginAt(on: App, game: WholeGame, from: number): Promise<Ledger> {
	if (from === 0) {
		await beginGame(on, game.players, game.players[0], game.title.name);
		return new Ledger(game.title, game.initial);
	}
	const played = new Ledger(game.title, game.initial);
	for (const entry of game.entries.slice(0, from)) played.book(entry);
	const fixture = gameAt(game.title.id, played.state, `whole-${game.title.id}`);
	await importGame(on, fixture);
	return fixture.ledger;
}

let app: App | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
});

describe.each(['18mex', '1822mx'])('a whole game of %s by taps', (id) => {
	const game = soak ? wholeGame(id) : null;
	if (game === null) {
		it.skip(soak ? 'has no recorded game here to play' : 'is played only in the soak');
		return;
	}

	it('ends with the recorded result', { timeout: 3_600_000 }, async () => {
		app = await launchApp();
		const { page } = app;
		const ledger = await beginAt(app, game, FROM);
		const hand = id === '1822mx' ? new MxHand(page, ledger) : new Hand(page, ledger);
		for (const [at, entry] of game.entries.entries()) {
			if (at < FROM) continue;
			try {
				await hand.play(entry);
				if (at % 25 === 24) await expectSameFigures(page, ledger);
			} catch (error) {
				const shot = process.env['PAYMASTER_SHOT'];
				if (shot !== undefined) writeFileSync(shot, await page.screenshot());
				const what = `entry ${at + 1} of ${game.entries.length}: ${JSON.stringify(entry)}`;
				throw new Error(`${what}: ${String(error)}`, { cause: error });
			}
		}
		expect(ledger.state.finished).not.toBeNull();
		await page.reload();
		await onTable(page);
		await goTo(page, en.nav.score);
		for (const [player, points] of Object.entries(game.result)) {
			const row = page
				.getByRole('main')
				.locator('li')
				.filter({
					has: page.getByRole('heading', { level: 2, name: player, exact: true })
				});
			await expect
				.poll(() => row.locator('.total').innerText(), { timeout: 30_000 })
				.toBe(ledger.say.money(points));
		}
		expect(app.foreignRequests).toEqual([]);
		expect(app.cspViolations).toEqual([]);
	});
});
