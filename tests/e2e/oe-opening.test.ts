// 18OE by taps: a new game, the auction of the packet, the concessions, the Regional/Minor phase, to the
// first operating round. The lines are those of the hand-checked golden game.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTitle } from '../../src/lib/engine';
import { configOf } from '../engine/18oe/oe-support';
import { CONCESSIONS, PACKET, STOCK } from '../golden/oe-opening-play';
import type { Line } from '../golden/oe-ledger';
import { launchApp, type App } from './harness/browser';
import { en, Ledger } from './harness/ledger';
import { OeHand, oeWords } from './harness/oe-hand';
import { onTable } from './harness/table';

let app: App;
let hand: OeHand;
const title = findTitle('18oe');
if (title === null) throw new Error('18OE is missing');
const ledger = new Ledger(title, title.setUp(configOf()));
/** A busy machine takes its time. */
const SOON = { timeout: 45_000 };
const NAMES = ['Ana', 'Bruno', 'Carla'];

beforeAll(async () => {
	app = await launchApp({ worker: false });
	hand = new OeHand(app.page, ledger);
});

afterAll(async () => {
	await app?.close();
});

/** What players and bank have, as the screen writes it. */
async function expectCash(figures: Readonly<Record<string, number>>): Promise<void> {
	for (const [player, amount] of Object.entries(figures)) {
		expect(ledger.state.cash[player], player).toBe(amount);
		const shown = ledger.say.money(amount);
		const where =
			player === 'bank'
				? app.page.locator('header').first()
				: app.page
						.getByRole('region', { name: en.table.players })
						.last()
						.locator('article', { hasText: ledger.say.holder(player) });
		await expect.poll(() => where.innerText(), SOON).toContain(shown);
	}
}

async function enter(lines: readonly Line[]): Promise<void> {
	for (const [action] of lines) if (action.do !== 'endTurn') await hand.act(action);
}

describe('the opening of 18OE by taps', { timeout: 240_000 }, () => {
	it('§3 a game of three begins with the packet on the table', async () => {
		const { page } = app;
		await page.getByRole('link', { name: en.home.newGame }).click();
		await page.getByRole('radio', { name: /18OE/ }).click();
		await page
			.getByRole('button', { name: /^Remove / })
			.last()
			.click();
		const seats = page.getByRole('textbox', { name: /^Player \d+$/ });
		for (const [at, name] of NAMES.entries()) await seats.nth(at).fill(name);
		await page.getByRole('button', { name: NAMES[0] ?? '', exact: true }).click();
		await page.getByRole('button', { name: en.newGame.start({ title: '18OE' }) }).click();
		await onTable(page);
		const layOut = page.getByRole('dialog');
		await layOut.waitFor();
		await layOut.getByRole('button').last().click();
		await layOut.waitFor({ state: 'detached' });
		await page.getByRole('region', { name: oeWords.packet }).waitFor();
		await expectCash({ p1: 1800, p2: 1800, p3: 1800, bank: 48_600 });
	});

	it('§7 a bid that is too low, and an item that is not for sale, are refused with a reason', async () => {
		await hand.item('WS');
		// Below the top row there is no price to buy at, only a bid.
		expect(await hand.now.getByRole('button', { name: /^Buy/ }).count()).toBe(0);
		await hand.press(new RegExp(`: ${en.now.otherAmount}$`));
		await hand.sheet.waitFor();
		await hand.digits(35);
		await expect.poll(() => hand.sheet.getByRole('alert').innerText(), SOON).toContain('£40');
		await app.page.keyboard.press('Escape');
		await hand.sheet.waitFor({ state: 'detached' });
		await hand.item('WS');
	});

	it('§7, §7.1 the packet is sold row by row, with an auction, a raised minor and a round of passes', async () => {
		await enter(PACKET);
		await expectCash({ p1: 1105, p2: 840, p3: 1145, bank: 49_410 });
	});

	it('§8.1 the concessions are used in numerical order; nobody can pass', async () => {
		await expect.poll(() => hand.now.innerText(), SOON).toContain('uses concession 1');
		expect(await hand.now.getByRole('button', { name: /^Pass/ }).count()).toBe(0);
		await enter(CONCESSIONS);
		await expectCash({ p1: 1105, p2: 660, p3: 995, bank: 49_640 });
	});

	it('§Table 1 a zone without a chit, §8.2 a pass with an unfloated minor, are refused', async () => {
		await hand.railroad('L');
		const uk = hand.now.getByRole('button', { name: /^UK/ });
		await expect.poll(() => uk.getAttribute('aria-disabled'), SOON).toBe('true');
		await hand.railroad('L');
		const pass = hand.now.getByRole('button', { name: /^Pass/ }).first();
		await expect.poll(() => pass.innerText(), SOON).toContain('unfloated minor');
	});

	it('§8.2, §9.1, §9.2 minors and regionals float, one is removed, the first round ends', async () => {
		await enter(STOCK);
		await expectCash({ p1: 945, p2: 660, p3: 875, bank: 49_740 });
		expect(ledger.state.round.kind).toBe('operating');
		const { page } = app;
		const heading = page.getByRole('heading', { level: 1, name: /OR/, includeHidden: true });
		await heading.waitFor({ state: 'attached' });
	});

	it('§11 the first operating round pays the privates and the mail of minor K', async () => {
		await hand.act({ do: 'payIncome' });
		await expectCash({ p1: 985, p2: 690, p3: 925, bank: 49_600 });
		expect(ledger.state.turn).toMatchObject({ kind: 'operating', company: 'D' });
		expect(app.cspViolations).toEqual([]);
	});
});
