// The house from end to end: a new game by taps; a dividend with its preview; the server gone, a
// deep link, undo and redo; and everything there again after the browser was closed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cashOf, decideEntry, type Action } from '../../src/lib/engine';
import { launchApp, SUB_FOLDER, type App } from './harness/browser';
import { onDeskOnDisk } from './harness/disk';
import { Hand } from './harness/hand';
import { en, midGameAt, newMexLedger } from './harness/ledger';
import { acknowledged, beginGame, expectSameMoney, importGame, onTable } from './harness/table';

let app: App | undefined;
let profile: string | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
	if (profile !== undefined) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	profile = undefined;
});

const REVENUE = 190;
const run: Action = { do: 'run', company: 'PAC', revenue: REVENUE, choice: 'pay' };

/** Looks at the preview of the dividend: every sum on it is the engine's. */
async function expectPreview(hand: Hand): Promise<void> {
	const { state, title, say } = hand.ledger;
	const mail = title.mail(state, 'PAC');
	const actions: Action[] = [{ do: 'collectMail', company: 'PAC', amount: mail.amount }, run];
	const decision = decideEntry(title.rules, state, actions);
	if (!decision.ok) throw new Error('the engine refuses the dividend');
	const after = decision.state;
	const card = hand.sheet.getByRole('radio', { name: new RegExp(`^${en.run.payOut}`) });
	const words = ((await card.textContent()) ?? '').replace(/\s+/g, ' ');
	for (const id of state.seats) {
		const gain = cashOf(after, id) - cashOf(state, id);
		const name = state.players[id]?.name ?? id;
		if (gain > 0) {
			expect(words).toContain(say.signed(gain));
			expect(words).toContain(en.now.thenHas({ amount: say.money(cashOf(after, id)) }));
		} else expect(words).toContain(name);
	}
	for (const holder of ['bank', 'PAC']) {
		expect(words).toContain(say.money(cashOf(state, holder)));
		expect(words).toContain(say.money(cashOf(after, holder)));
	}
}

describe('the house', () => {
	it('begins a new game by taps', async () => {
		app = await launchApp({ motion: true });
		const { page } = app;
		const names = ['Ana', 'Bruno', 'Carla'];
		await beginGame(app, names, 'Bruno');
		const ledger = newMexLedger(names, 1);
		await expectSameMoney(page, ledger);
		expect(await page.getByRole('heading', { name: en.now.turnOf({ who: 'Bruno' }) }).count()).toBe(
			1
		);
		const hand = new Hand(page, ledger);
		await hand.play([{ do: 'buyLowest', player: 'p2' }]);
		await expectSameMoney(page, ledger);
	});

	it('lists a game that was opened by its address, when the banker goes home', async () => {
		const game = midGameAt();
		app = await launchApp({ worker: false });
		await importGame(app, game);
		const { page } = app;
		await page.reload();
		await onTable(page);
		await page.locator('header').getByRole('button', { name: en.app.menu }).click();
		await page.getByRole('dialog').locator('a[href="/"]').first().click();
		// The table's own links lead to the game too, until the home page is there.
		await page.waitForURL((url) => url.pathname === '/');
		await page.locator(`main a[href$="/game/${game.id}"]`).waitFor();
	});

	it('finds a half-typed revenue again after a restart offline', async () => {
		profile = await mkdtemp(path.join(tmpdir(), 'paymaster-house-'));
		const game = midGameAt();
		app = await launchApp({ persistentDir: profile, motion: true });
		await importGame(app, game);
		await app.offlineReady();
		const hand = new Hand(app.page, game.ledger);
		await hand.openRevenue();
		await hand.digits(17);
		await hand.sheet.getByText('$17', { exact: true }).first().waitFor();
		await onDeskOnDisk(app.page, '"total":"17"');
		const { port } = app;
		await app.close();
		app = await launchApp({
			persistentDir: profile,
			port,
			serving: false,
			path: '?continue'
		});
		const again = new Hand(app.page, game.ledger);
		await again.sheet.waitFor();
		await again.digits(0);
		await again.sheet.getByRole('button', { name: 'Pay out $170' }).first().waitFor();
	});
});

describe.each([
	['at the root of a host', ''],
	['in a sub-folder', SUB_FOLDER]
] as const)('the house %s', (_where, base) => {
	it('pays a dividend, loses the server, comes back, undoes and redoes', async () => {
		profile = await mkdtemp(path.join(tmpdir(), 'paymaster-house-'));
		const game = midGameAt();
		const { ledger } = game;
		app = await launchApp({ base, persistentDir: profile, motion: true });
		await importGame(app, game);
		const hand = new Hand(app.page, ledger);

		// Half typed, then away: to the journal and back by reload.
		await hand.openRevenue();
		await hand.digits(REVENUE);
		await expectPreview(hand);
		await onDeskOnDisk(app.page, `"total":"${REVENUE}"`);
		await app.offlineReady();
		await app.killServer();
		const link = app.at(`game/${game.id}/`);
		await app.page.goto(link);
		await hand.sheet.waitFor();
		await expectPreview(hand);

		// The dividend itself, offline.
		await hand.confirmRun({ do: 'run', company: 'PAC', revenue: REVENUE, choice: 'pay' });
		const mail = ledger.title.mail(ledger.state, 'PAC').amount;
		ledger.book([{ do: 'collectMail', company: 'PAC', amount: mail }, run]);
		await acknowledged(app.page, ledger.label);
		await expectSameMoney(app.page, ledger);

		await app.page.goto(link);
		await onTable(app.page);
		await expectSameMoney(app.page, ledger);
		await hand.undo();
		await expectSameMoney(app.page, ledger);
		await hand.redo();
		await expectSameMoney(app.page, ledger);
		expect(app.cspViolations).toEqual([]);
		expect(app.foreignRequests).toEqual([]);

		// Another panel open and a figure half typed when the browser goes.
		await hand.press(new RegExp(`^${en.now.buyTrain}`));
		await hand.sheet.waitFor();
		await onDeskOnDisk(app.page, '"panel":"train"');
		const { port } = app;
		await app.close();
		app = await launchApp({
			base,
			persistentDir: profile,
			port,
			serving: false,
			path: `game/${game.id}/`
		});
		const again = new Hand(app.page, ledger);
		await again.sheet.getByRole('heading', { name: en.trains.title }).waitFor();
		await expectSameMoney(app.page, ledger);
		await again.press(en.app.close, again.sheet);
		await again.undo();
		await expectSameMoney(app.page, ledger);
	});
});
