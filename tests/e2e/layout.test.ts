// How the screens lie: the whole table on a tablet without scrolling, nothing wider than the screen at
// any size, a turn played with the keyboard alone, larger text, and no English in the Spanish app.
import { afterEach, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { screens as enScreens } from '../../src/lib/text/en/screens';
import { es } from '../../src/lib/text/es';
import { screens as esScreens } from '../../src/lib/text/es/screens';
import { launchApp, type App } from './harness/browser';
import { en, midGameAt } from './harness/ledger';
import { contestedRound, mailRun } from './harness/mx-positions';
import { mxGameAt } from './harness/mx-table';
import { screens, show, takeInGames } from './harness/screens';
import { acknowledged, importGame, nowPanel } from './harness/table';

let app: App | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
});

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

describe('the table on a tablet, 1180x820', () => {
	const tables = {
		'18MEX, an operating turn': () => midGameAt(),
		'18MEX, a stock turn': () =>
			midGameAt((state) => state.round.kind === 'stock' && state.round.number === 4),
		'1822MX, an operating turn': () => mxGameAt(mailRun(), 'fits-operating'),
		'1822MX, a stock turn': () => mxGameAt(contestedRound(), 'fits-stock')
	};
	it('needs no scrolling, whichever title and turn', async () => {
		app = await launchApp();
		for (const [name, make] of Object.entries(tables)) {
			await importGame(app, make());
			expect(await hiddenParts(app.page), name).toEqual([]);
		}
	});
});

describe('other sizes', () => {
	const sizes = [
		{ width: 1024, height: 768 },
		{ width: 820, height: 1180 },
		{ width: 390, height: 844 }
	];
	it('no screen is wider than a small tablet, a portrait one or a phone', async () => {
		const { page } = (app = await launchApp());
		const games = await takeInGames(app);
		const wide: string[] = [];
		for (const screen of screens.filter((each) => each.open === undefined)) {
			await show(app, games, screen);
			for (const viewport of sizes) {
				await page.setViewportSize(viewport);
				const width = await page.evaluate(() => document.documentElement.scrollWidth);
				if (width > viewport.width) wide.push(`${screen.name}: ${width} > ${viewport.width}`);
			}
		}
		expect(wide).toEqual([]);
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

	it('pays a dividend, undoes and redoes, with a visible focus', async () => {
		app = await launchApp();
		const game = midGameAt();
		await importGame(app, game);
		const { page } = app;
		const { ledger } = game;
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

	it('has no English left on any screen', async () => {
		app = await launchApp({ locale: 'es-MX' });
		const { page } = app;
		const spanish = new Set([...sentences(es), ...sentences(esScreens)]);
		const english = [...sentences(en), ...sentences(enScreens)].filter(
			// A language is called by its own name.
			(words) => words.length > 3 && !spanish.has(words) && words !== 'English'
		);
		expect(english.length).toBeGreaterThan(300);
		const game = midGameAt();
		await page
			.locator('input[type=file]')
			.first()
			.setInputFiles(await game.file());
		await page.locator(`a[href$="/game/${game.id}"]`).waitFor();
		const rest = [
			'',
			'journal/',
			'chart/',
			'score/',
			'trains/',
			'rules/',
			'player/p1/',
			'history/'
		];
		const pages = ['', 'new/', 'settings/', ...rest.map((each) => `game/${game.id}/${each}`)];
		const left: string[] = [];
		for (const address of pages) {
			await page.goto(app.at(address));
			await page.getByRole('main').first().waitFor();
			expect(await page.locator('html').getAttribute('lang')).toBe('es');
			const texts = await page.evaluate(() => {
				const found: string[] = [];
				const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				while (walk.nextNode()) found.push(walk.currentNode.textContent?.trim() ?? '');
				for (const element of document.querySelectorAll('[aria-label]'))
					found.push(element.getAttribute('aria-label') ?? '');
				return found;
			});
			left.push(
				...english.filter((words) => texts.includes(words)).map((each) => `${address}: ${each}`)
			);
		}
		expect(left).toEqual([]);
	});
});
