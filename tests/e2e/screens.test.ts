// Every screen, each shown once: looked over by axe in both themes, where nothing may be found, and no
// wider than the window with larger letters, on a small tablet, in portrait and on a phone; what can be
// tapped is within reach in all of them; what is refused names its rule, no name ends in dots on a tablet;
// and none of them asks the network for anything.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { bringAxe, findings } from './harness/axe';
import { launchApp, type App } from './harness/browser';
import { watchNetwork, type NetworkWatch } from './harness/network-watch';
import { outOfReach } from './harness/reach';
import { screens, settled, show, takeInGames, type Games } from './harness/screens';

const TABLET = { width: 1180, height: 820 };
const OTHERS = [
	{ width: 1024, height: 768, reach: true, words: true },
	{ width: 820, height: 1180, reach: false, words: false },
	{ width: 390, height: 844, reach: true, words: false }
];

let app: App;
let games: Games;
let watch: NetworkWatch;

beforeAll(async () => {
	watch = await watchNetwork();
	app = await launchApp({ worker: false, proxy: watch.address });
	games = await takeInGames(app);
	await bringAxe(app.page);
});

afterAll(async () => {
	await app?.close();
	await watch?.close();
});

/** What is refused and does not say, on it or right beside it, which rule refuses it. */
function withoutRule(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const said = (element: Element | null | undefined) =>
			/§|Table/.test(element?.textContent ?? '');
		return [...document.querySelectorAll<HTMLElement>('[aria-disabled="true"]')]
			.filter(
				(each) => each.offsetWidth > 0 && !said(each) && !said(each.parentElement?.parentElement)
			)
			.map((each) => each.ariaLabel ?? each.textContent?.trim() ?? '');
	});
}

/** Words that end in dots because their room is too small. */
function cutWords(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('body *')]
			.filter((each) => {
				const { textOverflow, webkitLineClamp } = getComputedStyle(each);
				const clamped = webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + 1;
				// Half a pixel too much already makes dots, and whole pixels would not show it.
				const text = document.createRange();
				text.selectNodeContents(each);
				const wider = text.getBoundingClientRect().width > each.getBoundingClientRect().width + 0.1;
				const dotted =
					textOverflow === 'ellipsis' && (wider || each.scrollWidth > each.clientWidth);
				// What would be undone may be any sentence; the button's name and title have all of it.
				if (each.closest('.undo') !== null) return false;
				return each.offsetWidth > 1 && (clamped || dotted);
			})
			.map((each) => `${innerWidth}: ${each.textContent?.trim() ?? ''}`)
	);
}

/** Where the page is wider than its window: then it would have to be pushed to and fro. */
async function tooWide(page: Page, what: string, most: number): Promise<string[]> {
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	return width > most ? [`${what}: ${width} wide`] : [];
}

/** What does not fit with larger letters, or into another window. */
async function misfits(page: Page, sheet: boolean): Promise<string[]> {
	// A browser whose letters are a quarter larger.
	await page.evaluate(() => (document.documentElement.style.fontSize = '20px'));
	const found = await tooWide(page, 'larger letters', TABLET.width);
	await page.evaluate(() => (document.documentElement.style.fontSize = ''));
	for (const size of OTHERS) {
		await page.setViewportSize(size);
		// A sheet comes from the other side here.
		if (sheet) await settled(page);
		const what = `${size.width}x${size.height}`;
		found.push(...(await tooWide(page, what, size.width)));
		if (size.reach) found.push(...(await outOfReach(page)).map((each) => `${what}: ${each}`));
		if (size.words) found.push(...(await cutWords(page)));
	}
	await page.setViewportSize(TABLET);
	return found;
}

describe('every screen', () => {
	it.each(screens)('$name, in light and dark and in every size', async (screen) => {
		const { page } = app;
		await page.emulateMedia({ colorScheme: 'light' });
		await show(app, games, screen);
		expect(await findings(page, 'all')).toEqual([]);
		expect(await withoutRule(page)).toEqual([]);
		expect(await cutWords(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		await settled(page);
		// A theme changes colours and nothing else.
		expect(await findings(page, 'contrast')).toEqual([]);
		expect(await misfits(page, screen.open !== undefined)).toEqual([]);
	});

	it('what a finger cannot tap would be found', async () => {
		const { page } = app;
		await page.evaluate(() => {
			const put = (tag: string, words: string, top: number, height: number) => {
				const part = document.createElement(tag);
				part.style.cssText = 'position: fixed; left: 40px; width: 80px; z-index: 99';
				part.style.top = `${top}px`;
				part.style.height = `${height}px`;
				part.textContent = words;
				part.className = 'unreachable';
				document.body.append(part);
			};
			put('button', 'low', 200, 30);
			put('button', 'under', 300, 60);
			put('div', 'over', 290, 90);
		});
		expect(await outOfReach(page)).toEqual([
			'button "low" is smaller than a finger: 80x30',
			'button "under" lies under div "over"'
		]);
		await page.evaluate(() => {
			for (const part of document.querySelectorAll('.unreachable')) part.remove();
		});
	});

	it('none of them asked the network for anything', () => {
		expect(watch.wanted).toEqual([]);
		expect(app.foreignRequests).toEqual([]);
		expect(app.cspViolations).toEqual([]);
	});

	it('a pale word would be found, in either theme', async () => {
		const { page } = app;
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			await page.evaluate(() => {
				const pale = document.createElement('p');
				pale.style.cssText = 'color: #888; background: #777; position: fixed; inset: 0 auto auto 0';
				pale.textContent = 'pale';
				document.querySelector('main')?.append(pale);
			});
			expect(await findings(page, 'contrast')).toHaveLength(1);
			await page.evaluate(() => document.querySelector('main > p:last-child')?.remove());
		}
	});

	it('a refusal without a rule and a name cut short would be found', async () => {
		const { page } = app;
		await page.evaluate(() => {
			const box = document.createElement('div');
			box.innerHTML =
				'<div><button aria-disabled="true">silent</button></div>' +
				'<p style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">' +
				'a name that is too long</p>';
			document.querySelector('main')?.replaceChildren(box);
		});
		expect(await withoutRule(page)).toEqual(['silent']);
		expect(await cutWords(page)).toEqual([`${TABLET.width}: a name that is too long`]);
	});
});
