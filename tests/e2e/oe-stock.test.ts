// Stock rounds of 18OE by taps, against the same game in the engine: majors are floated, shares sold and
// bought, privates and minors traded and merged, minors offered round in the Consolidation.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OeAction } from '../engine/18oe/oe-support';
import { launchApp, type App } from './harness/browser';
import { en, type Fixture } from './harness/ledger';
import { OeHand, oeWords } from './harness/oe-hand';
import {
	beforeMajors,
	firstMajorTurn,
	offersNeeded,
	withMajors
} from './harness/oe-stock-positions';
import { gameAt } from './harness/position';
import { acknowledged, importGame } from './harness/table';

let app: App;
let hand: OeHand;

beforeAll(async () => {
	app = await launchApp({ worker: false });
});

afterAll(async () => {
	await app?.close();
});

async function open(game: Fixture): Promise<void> {
	await importGame(app, game);
	hand = new OeHand(app.page, game.ledger);
}

const card = (company: string): Locator =>
	app.page.getByRole('article', { name: company, exact: true });
const inSheet = (name: string | RegExp) => hand.press(name, hand.sheet);

/** The entry is on disk, and every player's cash on the screen is the ledger's. */
async function booked(...actions: readonly OeAction[]): Promise<void> {
	const { ledger } = hand;
	ledger.book(actions);
	await acknowledged(app.page, ledger.label);
	const players = app.page.getByRole('region', { name: en.table.players }).last();
	for (const player of ledger.state.seats) {
		const shown = players.locator('article', { hasText: ledger.say.holder(player) });
		const money = ledger.say.money(ledger.state.cash[player] ?? 0);
		await expect.poll(() => shown.innerText(), SOON).toContain(money);
	}
}

/** A busy machine takes its time. */
const SOON = { timeout: 45_000 };
const END = { do: 'endTurn' } as const;
const cash = (holder: string): number => hand.ledger.state.cash[holder] ?? 0;

describe('§9.3 a major is floated', { timeout: 120_000 }, () => {
	beforeAll(() => open(gameAt('18oe', beforeMajors(), 'oe-float')));

	it('with a share at the regional’s par in step 1', async () => {
		await card('KBS')
			.getByRole('button', { name: /floats the major KBS/ })
			.click();
		await hand.press('First buy a share for £60');
		await expect.poll(() => hand.now.innerText(), SOON).toContain('Par A: £60 becomes £75');
		await hand.press(en.stock.confirmTurn);
		await booked({ do: 'own.floatMajor', player: 'p1', company: 'KBS', first: true }, END);
		expect(cash('p1')).toBe(352);
		await expect.poll(() => card('KBS').innerText(), SOON).toContain('par £75');
	});

	it('with a share at the major’s par in step 5', async () => {
		await card('PLM')
			.getByRole('button', { name: /floats the major PLM/ })
			.click();
		await hand.press('Buy a share for £75');
		await hand.press(en.stock.confirmTurn);
		await booked(
			{ do: 'own.floatMajor', player: 'p2', company: 'PLM' },
			{ do: 'own.buyTreasury', player: 'p2', company: 'PLM' },
			END
		);
		expect(cash('p2')).toBe(365 - 75);
	});

	it('§9.3 by the holder of both secondary shares, who must buy a share and becomes president', async () => {
		const GWR = card('GWR');
		await GWR.getByRole('button', { name: /buys a share of GWR/ }).click();
		await hand.press(en.stock.confirmTurn);
		await booked({ do: 'own.buyTreasury', player: 'p3', company: 'GWR' }, END);
		await hand.press(/^Pass/);
		await booked({ do: 'pass', player: 'p4' });
		await hand.press(/^Pass/);
		await booked({ do: 'pass', player: 'p1' });
		await hand.press(/^Pass/);
		await booked({ do: 'pass', player: 'p2' });
		await GWR.getByRole('button', { name: /buys a share of GWR/ }).click();
		await hand.press(en.stock.confirmTurn);
		await booked({ do: 'own.buyTreasury', player: 'p3', company: 'GWR' }, END);
		for (const player of ['p4', 'p1', 'p2'] as const) {
			await hand.press(/^Pass/);
			await booked({ do: 'pass', player });
		}
		await GWR.getByRole('button', { name: /floats the major GWR/ }).click();
		// Without the share the turn cannot end: the button says so.
		const confirm = hand.now.getByRole('button', { name: en.stock.confirmTurn });
		await expect.poll(() => confirm.getAttribute('aria-disabled'), SOON).toBe('true');
		await hand.press('Must buy a share for £75');
		await hand.press(en.stock.confirmTurn);
		await booked(
			{ do: 'own.floatMajor', player: 'p3', company: 'GWR' },
			{ do: 'own.buyTreasury', player: 'p3', company: 'GWR' },
			END
		);
		expect(hand.ledger.title.controller(hand.ledger.state, 'GWR')).toBe('p3');
	});

	it('§10.1, §10.2 sales come before the purchase; what was sold is not bought back', async () => {
		await hand.press(/^Pass/);
		await booked({ do: 'pass', player: 'p4' });
		const KBS = card('KBS');
		// The purchase is tapped first: the sale still goes before it.
		await card('PLM')
			.getByRole('button', { name: /buys a share of PLM/ })
			.click();
		await KBS.getByRole('button', { name: `${en.stock.oneMore}: KBS` }).click();
		const back = KBS.getByRole('button', { name: /buys a share of KBS/ }).first();
		await expect.poll(() => back.getAttribute('aria-disabled'), SOON).toBe('true');
		await hand.press(en.stock.confirmTurn);
		await booked(
			{ do: 'sellShares', player: 'p1', company: 'KBS', percent: 10 },
			{ do: 'own.buyTreasury', player: 'p1', company: 'PLM' },
			END
		);
		expect(cash('p1')).toBe(352);
		await expect.poll(() => KBS.innerText(), SOON).toContain('£70');
	});

	it('§10.7 the round ends, and with it the par markers leave', async () => {
		await hand.press(/^Everyone left passes/);
		hand.ledger.book(
			['p2', 'p3', 'p4', 'p1'].map((player) => ({ do: 'pass', player }) as OeAction)
		);
		await acknowledged(app.page, hand.ledger.label);
		expect(hand.ledger.state.round.kind).toBe('operating');
		expect(app.cspViolations).toEqual([]);
	});
});

describe('§10.5 a minor is merged', { timeout: 120_000 }, () => {
	beforeAll(() => open(gameAt('18oe', withMajors(), 'oe-merge')));

	it('§14.4 Barclay keeps a marker, and §6.1 a private is closed, before the stock action', async () => {
		await hand.press(oeWords.powers);
		await hand.sheet.getByRole('button', { name: 'PLM' }).click();
		await inSheet(/Barclay keeps PLM/);
		await booked({ do: 'own.barclayFreeze', player: 'p4', company: 'PLM' });
		await expect.poll(() => card('PLM').innerText(), SOON).toContain(oeWords.frozen);
		await hand.press(oeWords.powers);
		const group = hand.sheet.getByRole('region', { name: 'Robert Stephenson and Company' });
		await group.getByRole('button', { name: oeWords.closePrivate }).click();
		await inSheet(/^Ana closes RSC/);
		await booked({ do: 'own.closePrivate', player: 'p1', deed: 'RSC' });
		await hand.press(oeWords.powers);
		const again = group.getByRole('button', { name: oeWords.removePrivate });
		await expect.poll(() => again.getAttribute('aria-disabled'), SOON).toBe('true');
		await app.page.keyboard.press('Escape');
		await hand.sheet.waitFor({ state: 'detached' });
	});

	it('into an own major: a treasury share, its cash, and a cheap token for its station', async () => {
		const before = cash('GSWR');
		await app.page.getByRole('button', { name: 'Merge Minor C' }).click();
		await hand.sheet.getByRole('button', { name: /^GSWR/ }).click();
		// The dearest token is proposed; the £20 one is chosen instead.
		await inSheet('£20');
		await inSheet('Minor C merges into GSWR');
		await booked(
			{ do: 'own.mergeMinor', player: 'p1', minor: 'C', into: 'GSWR', slots: [20] },
			END
		);
		expect(cash('GSWR')).toBe(before + 100);
		await expect.poll(() => card('GSWR').innerText(), SOON).toContain('50%');
	});

	it('between two owners with cash; a railroad that took one in this round is refused', async () => {
		await app.page.getByRole('button', { name: 'Merge Minor D' }).click();
		const taken = hand.sheet.getByRole('button', { name: /^GSWR/ });
		await expect.poll(() => taken.innerText(), SOON).toContain('has taken a minor');
		await hand.sheet.getByRole('button', { name: /^BEL/ }).click();
		await hand.sheet.getByRole('button', { name: 'Ana pays' }).click();
		await hand.digits(50);
		await inSheet('Minor D merges into BEL');
		await booked(
			{
				do: 'own.mergeMinor',
				player: 'p2',
				minor: 'D',
				into: 'BEL',
				slots: [80],
				paid: { from: 'p1', to: 'p2', amount: 50 }
			},
			END
		);
	});

	it('§10.4 a minor and a private change hands for cash', async () => {
		await hand.press(oeWords.trade);
		await hand.sheet.getByRole('button', { name: 'Bruno', exact: true }).click();
		await hand.sheet
			.getByRole('region', { name: 'Bruno gives' })
			.getByRole('button', { name: 'H' })
			.click();
		await hand.sheet
			.getByRole('region', { name: 'Carla gives' })
			.getByRole('button', { name: 'WS' })
			.click();
		await hand.digits(80);
		await inSheet(/^Carla and Bruno trade/);
		await booked(
			{ do: 'tradeDeed', deed: 'H', seller: 'p2', buyer: 'p3', price: 80 },
			{ do: 'tradeDeed', deed: 'WS', seller: 'p3', buyer: 'p2', price: 0 },
			END
		);
		expect(hand.ledger.state.deeds['H']?.place).toBe('p3');
	});
});

describe('§10.6 the Consolidation', { timeout: 120_000 }, () => {
	beforeAll(() => open(gameAt('18oe', offersNeeded(), 'oe-consolidation')));

	const ask = (minor: string) => hand.press(oeWords.askOffersFor({ minor: `Minor ${minor}` }));

	it('a minor is offered round; a sole offer is binding', async () => {
		const pass = hand.now.getByRole('button', { name: /^Pass/ }).first();
		await expect.poll(() => pass.getAttribute('aria-disabled'), SOON).toBe('true');
		await ask('A');
		await booked({ do: 'own.requestOffers', player: 'p3', minor: 'A' });
		await hand.press('BEL');
		await hand.press(/^Ana offers BEL/);
		await booked({ do: 'own.answerOffer', player: 'p1', company: 'BEL', slots: [80] });
		await hand.press(/^Bruno makes no offer/);
		await booked({ do: 'own.answerOffer', player: 'p2', company: null });
		expect(hand.ledger.state.deeds['A']?.place).toBe('BEL');
		await hand.press(en.now.endTurn);
		await booked(END);
	});

	it('a minor that nobody wants is abandoned', async () => {
		await ask('B');
		await booked({ do: 'own.requestOffers', player: 'p4', minor: 'B' });
		await hand.press(/^Ana makes no offer/);
		await booked({ do: 'own.answerOffer', player: 'p1', company: null });
		await hand.press(/^Bruno makes no offer/);
		await booked({ do: 'own.answerOffer', player: 'p2', company: null });
		expect(hand.ledger.state.deeds['B']?.place).toBe('pool');
		expect(app.cspViolations).toEqual([]);
	});
});

describe('§8.4 shares are reserved', { timeout: 240_000 }, () => {
	beforeAll(() => open(gameAt('18oe', firstMajorTurn(), 'oe-reserve')));

	it('by a player whose turn it is not; nobody else may then buy them', async () => {
		await hand.press(oeWords.reserve);
		const group = hand.sheet.getByRole('region', { name: 'Ana' });
		await group.getByRole('button', { name: 'GWR' }).click();
		await inSheet(/^Ana reserves/);
		await booked({ do: 'own.reserveShare', player: 'p1', company: 'GWR' });
		const buy = card('GWR').getByRole('button', { name: /buys a share of GWR/ });
		await expect.poll(() => buy.getAttribute('aria-disabled'), SOON).toBe('true');
		expect(await card('GWR').innerText()).toContain('reserved: Ana');
	});
});
