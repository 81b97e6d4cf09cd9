// Tables of people with longer names and larger sums than the fixed games have: every sum stays in its
// card, what stands behind a name is not lost, and the list of what to move is in sight.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { State } from '../../src/lib/engine';
import { screens } from '../../src/lib/text/en/screens';
import { newMex, operatingTurn, play } from '../support/mex';
import { launchApp, type App } from './harness/browser';
import { OPEN_REVENUE } from './harness/hand';
import { en } from './harness/ledger';
import { longMex, longMx, longOe, longStock, manyMajors, manyTrains } from './harness/long-names';
import { gameAt } from './harness/position';
import { outOfReach } from './harness/reach';
import { settled } from './harness/screens';
import { spilling } from './harness/spill';
import { follow, importGame, nowPanel } from './harness/table';

const TABLET = { width: 1180, height: 820 };
const SMALL = { width: 1024, height: 768 };
const PORTRAIT = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

let app: App;
let opened = 0;

beforeAll(async () => {
	app = await launchApp({ worker: false });
});

afterAll(async () => {
	await app?.close();
});

async function open(title: string, state: State, size: typeof TABLET): Promise<Page> {
	await app.page.setViewportSize(size);
	await importGame(app, gameAt(title, state, `long-${++opened}`));
	await settled(app.page);
	return app.page;
}

/** How far each reaches beyond the inner edge of what it stands in; negative where it does not. */
async function beyond(parts: Locator, frame: string): Promise<number[]> {
	await parts.first().waitFor();
	return parts.evaluateAll(
		(all, selector) =>
			all.map((each) => {
				const text = document.createRange();
				text.selectNodeContents(each);
				const edge = each.closest(selector);
				if (edge === null) throw new Error(`not in ${selector}`);
				const inner = parseFloat(getComputedStyle(edge).paddingInlineEnd);
				const right = edge.getBoundingClientRect().right - inner;
				return Math.floor(text.getBoundingClientRect().right - right);
			}),
		frame
	);
}

describe('the cards of the players', () => {
	it.each([
		['five of 18MEX', '18mex', longMex, TABLET],
		['five of 18MEX, small', '18mex', longMex, SMALL],
		['five of 18MEX, upright', '18mex', longMex, PORTRAIT],
		['five of 1822MX, small', '1822mx', longMx, SMALL],
		['seven of 18OE, small', '18oe', longOe, SMALL]
	])('keep every sum within them: %s', async (_, title, state, size) => {
		const page = await open(title, state(), size);
		const sums = page.locator('main article').filter({ visible: true });
		const cash = await beyond(sums.locator('.cash'), 'article');
		const facts = await beyond(sums.locator('.facts p > span'), 'article');
		expect(cash.length).toBeGreaterThan(4);
		expect([...cash, ...facts].filter((by) => by > 1)).toEqual([]);
	});

	it('have room for a name of ten letters beside three digits', async () => {
		for (const size of [TABLET, PORTRAIT]) {
			const page = await open('18mex', longMex(), size);
			const names = page.locator('main article .name').filter({ visible: true });
			const cut = await names.evaluateAll((all) =>
				all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)
			);
			expect(cut).toEqual([]);
		}
	});

	it('the big view keeps the cash of seven within their cards', async () => {
		const page = await open('18oe', longOe(), TABLET);
		await page.getByRole('button', { name: en.nav.bigView }).click();
		const cash = page.getByRole('dialog').locator('.players b');
		const over = await beyond(cash, 'li');
		expect(over).toHaveLength(7);
		expect(over.filter((by) => by > 1)).toEqual([]);
		await page.keyboard.press('Escape');
	});
});

describe('what stands beside a name', () => {
	it.each([TABLET, SMALL, PORTRAIT])(
		'“not floated” is there in full: $width wide',
		async (size) => {
			const page = await open('18mex', longMex(), size);
			const row = page.getByRole('row', { name: /Chihuahua/ });
			const words = row.locator('.percent', { hasText: en.table.notFloated });
			expect((await beyond(words, '.names')).filter((by) => by > 1)).toEqual([]);
		}
	);

	it.each([
		['18mex', longMex],
		['1822mx', longMx],
		['18oe', longOe]
	])('no sum leaves its card, cell or button on a small tablet: %s', async (title, state) => {
		const page = await open(title, state(), SMALL);
		expect(await spilling(page)).toEqual([]);
	});

	it.each([TABLET, SMALL])(
		'the way back is whole beside a long company: $width wide',
		async (size) => {
			const page = await open('18oe', longOe(), size);
			await follow(page, `${page.url().replace(/\/$/, '')}/company/MZA/`);
			const link = page.getByRole('link', { name: en.nav.backToTable });
			expect((await beyond(link, 'header')).filter((by) => by > 1)).toEqual([]);
		}
	);

	it('on a phone no sum of a run lies over a name', async () => {
		const page = await open('18oe', longOe(), PHONE);
		await nowPanel(page).getByRole('button', { name: OPEN_REVENUE }).click();
		const lines = page.getByRole('dialog').locator('.lines .line');
		await lines.first().waitFor();
		await settled(page);
		const over = await lines.evaluateAll((all) =>
			all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent)
		);
		expect(await lines.count()).toBeGreaterThan(6);
		expect(over).toEqual([]);
		await page.keyboard.press('Escape');
	});
});

describe('within reach', () => {
	it.each([TABLET, SMALL, PHONE])(
		'the other ways to sell half a share: $width wide',
		async (size) => {
			const page = await open('18mex', longStock(), size);
			await page.getByRole('button', { name: screens.fivePercent }).first().waitFor();
			expect(await outOfReach(page)).toEqual([]);
		}
	);

	it('the tiles of railroads with many trains are tapped as a whole', async () => {
		const page = await open('18oe', manyTrains(), TABLET);
		const tiles = page.locator('.tile').filter({ has: page.getByText('3+3').first() });
		expect(await tiles.count()).toBeGreaterThan(1);
		expect(await outOfReach(page)).toEqual([]);
	});

	it.each([PHONE, { width: 375, height: 667 }])(
		'a train is bought in two taps on a phone, however long the list: $height high',
		async (size) => {
			const page = await open('18mex', operatingTurn(longMex(), 'PAC', { settled: true }), size);
			await nowPanel(page).getByRole('button', { name: en.now.buyTrain }).click();
			const sheet = page.getByRole('dialog');
			const inSight = async (name: RegExp) => {
				const box = await sheet.getByRole('button', { name }).first().boundingBox();
				return box !== null && box.y >= 0 && box.y + box.height <= size.height;
			};
			// A sheet that is still coming is below the screen.
			await expect.poll(() => inSight(/^Buy the 3-train/)).toBe(true);
			await settled(page);
			expect(await outOfReach(page)).toEqual([]);
			// Another railroad's train has a pad, and still the list is there.
			await sheet.getByRole('button', { name: /Price/ }).first().click();
			await page.getByRole('group', { name: en.pad.title }).waitFor();
			await settled(page);
			expect(await outOfReach(page)).toEqual([]);
			await page.keyboard.press('Escape');
		}
	);

	it('a score sheet that is wider than a phone is scrolled by keys', async () => {
		const page = await open('18mex', longMex(), PHONE);
		await follow(page, `${page.url().replace(/\/$/, '')}/print/`);
		const sheet = page.getByRole('region', { name: en.exporting.sheet });
		await sheet.focus();
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => sheet.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
	});

	it('a small tablet never scrolls the page itself: the stock round of 18OE', async () => {
		const page = await open('18oe', manyMajors(), SMALL);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		expect(height).toBe(SMALL.height);
	});
});

/** Bruno has bid on the second private; the first is bought now, and the auction begins. */
function auctionAfterSale(): State {
	return play(
		newMex({ players: 5 }),
		{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 45 },
		{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 50 },
		{ do: 'bid', player: 'p3', deed: 'MIR', amount: 105 }
	);
}

describe('an auction that a sale has set off', () => {
	it.each([TABLET, SMALL])('§3.1.1 says in sight what to move: $width wide', async (size) => {
		const page = await open('18mex', auctionAfterSale(), size);
		const now = nowPanel(page);
		await now.getByRole('button', { name: /^Buy MCAR/ }).click();
		const list = now.getByRole('region', { name: en.cardboard.title });
		const line = list.getByText(/MCAR/);
		await line.waitFor();
		const seen = await line.evaluate((each) => {
			const { left, width, top, height } = each.getBoundingClientRect();
			const at = document.elementFromPoint(left + width / 2, top + height / 2);
			return at === each;
		});
		expect(seen).toBe(true);
	});

	it('§3.1 the cards of the sale are no higher on a phone than they need to be', async () => {
		const page = await open('18mex', auctionAfterSale(), PHONE);
		const cards = page.getByRole('region', { name: en.opening.title }).getByRole('button');
		const heights = await cards.evaluateAll((all) =>
			all.map((each) => each.getBoundingClientRect().height)
		);
		expect(heights).toHaveLength(7);
		expect(heights.filter((height) => height < 180).length).toBeGreaterThan(3);
	});

	it('§3.1.1 a folded panel on a phone has all of the bid', async () => {
		const page = await open('18mex', auctionAfterSale(), PHONE);
		const now = nowPanel(page);
		await page.getByRole('button', { name: /Mexican National/ }).click();
		await now.getByRole('heading', { name: /Mexican National/ }).waitFor();
		await now.getByRole('button', { name: en.pad.more({ amount: '5' }) }).click();
		await now.getByRole('button', { name: en.opening.placeBid({ amount: '$150' }) }).waitFor();
	});
});
