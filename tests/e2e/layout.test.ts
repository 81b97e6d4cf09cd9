// How the screens lie: the whole table on a tablet without scrolling, a turn played with the keyboard
// alone, a window of half its size, and no English in the Spanish app.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { screens as enScreens } from '../../src/lib/text/en/screens';
import { es } from '../../src/lib/text/es';
import { screens as esScreens } from '../../src/lib/text/es/screens';
import { screens as mxEn } from '../../src/lib/titles-ui/1822mx/screens-en';
import { screens as mxEs } from '../../src/lib/titles-ui/1822mx/screens-es';
import { screens as operatingEn } from '../../src/lib/titles-ui/18oe/screens-operating-en';
import { screens as operatingEs } from '../../src/lib/titles-ui/18oe/screens-operating-es';
import { screens as stockEn } from '../../src/lib/titles-ui/18oe/screens-stock-en';
import { screens as stockEs } from '../../src/lib/titles-ui/18oe/screens-stock-es';
import { operatingTurn } from '../support/mex';
import { launchApp, type App } from './harness/browser';
import { fullMex } from './harness/full-tables';
import { en } from './harness/ledger';
import { gameAt } from './harness/position';
import { outOfReach, underTheEdges } from './harness/reach';
import { screens, show, takeInGames, type Games } from './harness/screens';
import { acknowledged, importGame, nowPanel } from './harness/table';

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
/** What needs no tap to be seen. */
const plain = screens.filter((each) => each.open === undefined);

let app: App;
let games: Games;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	games = await takeInGames(app);
});

afterAll(async () => {
	await app?.close();
});

async function showNamed(name: string): Promise<void> {
	const screen = screens.find((each) => each.name === name);
	if (screen === undefined) throw new Error(`there is no screen ${name}`);
	await show(app, games, screen);
}

/** What would have to be scrolled to be seen: the page itself, or a part of it that hides something. */
function hiddenParts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const parts: string[] = [];
		const { scrollHeight, scrollWidth } = document.documentElement;
		if (scrollHeight > innerHeight) parts.push(`page ${scrollHeight} > ${innerHeight}`);
		if (scrollWidth > innerWidth) parts.push(`page ${scrollWidth} wide > ${innerWidth}`);
		for (const element of document.querySelectorAll<HTMLElement>('body *')) {
			const { overflowY } = getComputedStyle(element);
			if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
			const hidden = element.scrollHeight - element.clientHeight;
			if (hidden > 1) parts.push(`${element.tagName} ${element.className} hides ${hidden} px`);
		}
		return parts;
	});
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('the table on a tablet, 1180x820', () => {
	it.each([
		'table',
		'table-full',
		'stock',
		'opening',
		'duty',
		'income',
		'mx-piles',
		'mx-bids',
		'mx-loan',
		'mx-operating',
		'mx-full',
		'mx-poor',
		'mx-after',
		'oe-packet',
		'oe-poor-packet'
	])('needs no scrolling: %s', async (name) => {
		await app.page.setViewportSize(TABLET);
		await showNamed(name);
		expect(await hiddenParts(app.page)).toEqual([]);
	});

	it.each(['table', 'table-full', 'mx-full', 'oe-operating'])(
		'no name of a company in %s is cut off below',
		async (name) => {
			await app.page.setViewportSize(TABLET);
			await showNamed(name);
			const names = app.page.locator('tbody .name.two-lines').filter({ visible: true });
			const cut = await names.evaluateAll((all) =>
				all.filter((each) => each.scrollHeight > each.clientHeight).map((each) => each.textContent)
			);
			expect(await names.count()).toBeGreaterThan(1);
			expect(cut).toEqual([]);
		}
	);

	it.each(['table', 'mx-operating', 'oe-operating'])(
		'nothing in the header of %s lies over its neighbour',
		async (name) => {
			await app.page.setViewportSize(TABLET);
			await showNamed(name);
			expect(await overlaps(app.page)).toEqual([]);
		}
	);
});

describe('a run on a tablet held upright', () => {
	it.each(['mx-run', 'oe-run'])('no sum reaches over the edge of its card: %s', async (name) => {
		await app.page.setViewportSize({ width: 820, height: 1180 });
		await showNamed(name);
		const sums = app.page.locator('[role=radio] .lines .line b');
		const over = await sums.evaluateAll((all) =>
			all.filter((sum) => sum.scrollWidth > sum.clientWidth).map((sum) => sum.textContent)
		);
		expect(await sums.count()).toBeGreaterThan(2);
		expect(over).toEqual([]);
	});
});

describe('the number pad', () => {
	it.each(['table', 'early', 'terrain', 'mx-run', 'oe-run', 'oe-national-run'])(
		'has keys of at least 60 pixels on a tablet, and a finger’s width on a phone: %s',
		async (name) => {
			const keys = () =>
				app.page
					.getByRole('group', { name: en.pad.title })
					.getByRole('button', { name: /^\d$/ })
					.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
			await app.page.setViewportSize(TABLET);
			await showNamed(name);
			// Only opened: a figure that is typed would be kept for the tests that follow.
			if (name === 'table') {
				await nowPanel(app.page).getByRole('button', { name: en.now.enterRevenue }).click();
				await app.page.getByRole('dialog').waitFor();
			}
			const large = await keys();
			expect(large).toHaveLength(10);
			expect(Math.min(...large)).toBeGreaterThanOrEqual(60);
			await app.page.setViewportSize({ width: 390, height: 844 });
			expect(Math.min(...(await keys()))).toBeGreaterThanOrEqual(44);
			await app.page.setViewportSize(TABLET);
		}
	);
});

/** Neighbours of the header that touch, or that hold more than they show. */
function overlaps(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const parts = [...(document.querySelector('header')?.children ?? [])].filter(
			(each): each is HTMLElement => each instanceof HTMLElement && each.offsetWidth > 0
		);
		const names = (each: HTMLElement) => `${each.tagName} ${each.className}`;
		return parts.flatMap((part, i) => {
			const next = parts[i + 1];
			const over = part.scrollWidth - part.clientWidth;
			const near = next && next.offsetLeft - (part.offsetLeft + part.offsetWidth) < 4;
			return [
				...(over > 1 && part.tagName !== 'BUTTON' ? [`${names(part)} is ${over} too wide`] : []),
				...(near ? [`${names(part)} touches ${names(next)}`] : [])
			];
		});
	});
}

describe('five players on a phone', () => {
	it('the one at turn is in sight, whoever sits last too', async () => {
		const { page } = app;
		await page.setViewportSize(PHONE);
		for (const [company, player] of [
			['TM', 'p5'],
			['CHI', 'p1']
		] as const) {
			const state = operatingTurn(fullMex(), company, { number: 4, parts: 2 });
			await importGame(app, gameAt('18mex', state, `phone-${company}`));
			const card = page.locator('.strip [aria-current=true]');
			expect(await card.getByRole('heading').innerText()).toContain(state.players[player]?.name);
			const { left, right } = await card.evaluate((each) => {
				const box = each.getBoundingClientRect();
				return { left: box.left, right: box.right };
			});
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(PHONE.width);
		}
		await page.setViewportSize(TABLET);
	});
});

describe('half of a large tablet, 678x1024', () => {
	it.each(['table', 'oe-operating'])(
		'nothing in the header of %s lies over its neighbour',
		async (name) => {
			await app.page.setViewportSize({ width: 678, height: 1024 });
			await showNamed(name);
			expect(await overlaps(app.page)).toEqual([]);
			expect(await outOfReach(app.page)).toEqual([]);
			await app.page.setViewportSize(TABLET);
		}
	);
});

describe('a screen with a clock, a notch and a home line', () => {
	const devices = [
		{ name: 'a tablet', ...TABLET, insets: { top: 24, right: 0, bottom: 20, left: 0 } },
		{ name: 'a phone', ...PHONE, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
		{
			name: 'a phone that lies',
			width: PHONE.height,
			height: PHONE.width,
			insets: { top: 0, right: 47, bottom: 21, left: 47 }
		}
	];
	/** A page and a sheet of each kind. */
	const some = ['new-game', 'table', 'terrain', 'mx-run', 'menu', 'chart', 'journal', 'big-view'];

	it.each(devices)('nothing to tap lies under them: $name', async ({ insets, ...size }) => {
		const { page } = app;
		const session = await app.context.newCDPSession(page);
		await page.setViewportSize({ width: size.width, height: size.height });
		await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
		const under: string[] = [];
		for (const name of some) {
			await showNamed(name);
			under.push(...(await underTheEdges(page, insets)).map((each) => `${name}: ${each}`));
		}
		await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
		await page.setViewportSize(TABLET);
		expect(under).toEqual([]);
	});
});

describe('larger text', () => {
	// 200% zoom makes of a tablet's window one of half its size.
	it.each(['table', 'mx-full'])(
		'the largest text lays no word of the header of %s over another, and a phone needs no scrolling sideways',
		async (name) => {
			const { page } = app;
			await page.goto(app.at('settings/'));
			await page.getByRole('button', { name: en.settings.textLarger, exact: true }).click();
			await page.setViewportSize(TABLET);
			await showNamed(name);
			const links = page.locator('header nav a').filter({ visible: true });
			const cut = await links.evaluateAll((all) =>
				all
					.filter((each) => each.scrollWidth > each.clientWidth + 1)
					.map((each) => each.textContent)
			);
			expect(await links.count()).toBeGreaterThan(1);
			await page.setViewportSize(PHONE);
			const width = await widthOf(page);
			await page.setViewportSize(TABLET);
			await page.goto(app.at('settings/'));
			await page.getByRole('button', { name: en.settings.textNormal, exact: true }).click();
			expect([cut, width]).toEqual([[], PHONE.width]);
		}
	);

	it('at 200% the table can be read and its one action reached', async () => {
		const { page } = app;
		await page.setViewportSize({ width: TABLET.width / 2, height: TABLET.height / 2 });
		await showNamed('table');
		expect(await widthOf(page)).toBeLessThanOrEqual(TABLET.width / 2);
		const enter = nowPanel(page).getByRole('button', { name: en.now.enterRevenue }).first();
		await enter.click();
		await page.getByRole('dialog').waitFor();
		await page.keyboard.press('Escape');
		await page.setViewportSize(TABLET);
	});
});

describe('the keyboard', () => {
	/** Tab after tab until the focus is there; a trap or a missing stop would never end. */
	async function tabTo(page: Page, target: Locator): Promise<void> {
		for (let press = 0; press < 120; press++) {
			await page.keyboard.press('Tab');
			if (await target.evaluate((element) => element === document.activeElement)) return;
		}
		throw new Error('the keyboard never gets there');
	}

	/** What a tap reaches on the table, with whether the keyboard came by and drew a ring. */
	const controls = (page: Page) =>
		page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>('button:enabled, a[href], select, summary')]
				.filter(
					(each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 1
				)
				.filter((each) => each.dataset['seen'] !== 'ring')
				.map((each) => `${each.ariaLabel ?? each.textContent?.trim()}: ${each.dataset['seen']}`)
		);

	/** Tab after tab, once around the page from wherever the focus was; each stop is marked. */
	async function walk(page: Page): Promise<void> {
		for (let press = 0; press < 250; press++) {
			await page.keyboard.press('Tab');
			const around = await page.evaluate(() => {
				const at = document.activeElement;
				// Between the last stop and the first the focus is on none of them.
				if (!(at instanceof HTMLElement) || at === document.body) return false;
				if (at.dataset['seen'] !== undefined) return true;
				const rings = [null, '::after'].map((part) => getComputedStyle(at, part).outlineStyle);
				at.dataset['seen'] = rings.some((style) => style !== 'none') ? 'ring' : 'no ring';
				return false;
			});
			if (around) return;
		}
	}

	it.each(['table', 'stock', 'mx-bids', 'oe-stock'])(
		'reaches every control, and shows where it is: %s',
		async (name) => {
			await app.page.setViewportSize(TABLET);
			await showNamed(name);
			await walk(app.page);
			expect(await controls(app.page)).toEqual([]);
		}
	);

	it('pays a dividend, undoes and redoes, with a visible focus', async () => {
		await showNamed('table');
		const { page } = app;
		const { ledger } = games.operating;
		const enter = nowPanel(page).getByRole('button', { name: en.now.enterRevenue }).first();
		await tabTo(page, enter);
		const ring = await enter.evaluate((element) => getComputedStyle(element).outlineStyle);
		expect(ring).not.toBe('none');
		await page.keyboard.press('Enter');
		const sheet = page.getByRole('dialog');
		await sheet.waitFor();
		await page.keyboard.type('160');
		await tabTo(page, sheet.getByRole('button', { name: /^Pay out \$160.*bank/ }));
		await page.keyboard.press('Enter');
		await sheet.waitFor({ state: 'detached' });
		ledger.book([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }
		]);
		await acknowledged(page, ledger.label);
		const undo = page.locator('header').getByRole('button', { name: /^Undo / });
		await tabTo(page, undo);
		await page.keyboard.press('Enter');
		ledger.undo();
		await acknowledged(page, ledger.label);
		await tabTo(page, page.getByRole('button', { name: /^Redo: / }));
		await page.keyboard.press('Enter');
		ledger.redo();
		await acknowledged(page, ledger.label);
	});
});

describe('Spanish', () => {
	let spanish: App;
	let spanishGames: Games;

	beforeAll(async () => {
		spanish = await launchApp({ locale: 'es-MX', worker: false });
		spanishGames = await takeInGames(spanish);
	});
	afterAll(async () => {
		await spanish?.close();
	});

	/** Every plain sentence of a catalogue. */
	function sentences(catalogue: object): string[] {
		return Object.values(catalogue).flatMap((value: unknown) =>
			typeof value === 'string'
				? [value]
				: typeof value === 'object' && value
					? sentences(value)
					: []
		);
	}

	it('has no English left on any screen, and fits into the header', async () => {
		const { page } = spanish;
		const said = new Set([es, esScreens, mxEs, operatingEs, stockEs].flatMap(sentences));
		const english = [en, enScreens, mxEn, operatingEn, stockEn].flatMap(sentences).filter(
			// A language is called by its own name.
			(words) => words.length > 3 && !said.has(words) && words !== 'English'
		);
		expect(english.length).toBeGreaterThan(500);
		const left: string[] = [];
		for (const screen of plain) {
			await show(spanish, spanishGames, screen);
			expect(await page.locator('html').getAttribute('lang')).toBe('es');
			const texts = new Set(
				await page.evaluate(() => {
					const found: string[] = [];
					const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
					while (walk.nextNode()) found.push(walk.currentNode.textContent?.trim() ?? '');
					for (const element of document.querySelectorAll('[aria-label]'))
						found.push(element.getAttribute('aria-label') ?? '');
					return found;
				})
			);
			left.push(
				...english.filter((words) => texts.has(words)).map((each) => `${screen.name}: ${each}`),
				...(await overlaps(page)).map((each) => `${screen.name}: ${each}`)
			);
		}
		expect(left).toEqual([]);
	});
});
