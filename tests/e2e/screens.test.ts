// Every screen, each shown once: looked over by axe in both themes, where nothing may be found, and no
// wider than the window with larger letters, on a small tablet, in portrait and on a phone; and none
// of them asks the network for anything.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { bringAxe, findings } from './harness/axe';
import { launchApp, type App } from './harness/browser';
import { watchNetwork, type NetworkWatch } from './harness/network-watch';
import { screens, settled, show, takeInGames, type Games } from './harness/screens';

const TABLET = { width: 1180, height: 820 };
const OTHERS = [
	{ width: 1024, height: 768 },
	{ width: 820, height: 1180 },
	{ width: 390, height: 844 }
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

/** Where the page is wider than its window: then it would have to be pushed to and fro. */
async function tooWide(page: Page): Promise<string[]> {
	const wide: string[] = [];
	const look = async (what: string, most: number) => {
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		if (width > most) wide.push(`${what}: ${width}`);
	};
	// A browser whose letters are a quarter larger.
	await page.evaluate(() => (document.documentElement.style.fontSize = '20px'));
	await look('larger letters', TABLET.width);
	await page.evaluate(() => (document.documentElement.style.fontSize = ''));
	for (const size of OTHERS) {
		await page.setViewportSize(size);
		await look(`${size.width}x${size.height}`, size.width);
	}
	await page.setViewportSize(TABLET);
	return wide;
}

describe('every screen', () => {
	it.each(screens)('$name, in light and dark and in every size', async (screen) => {
		const { page } = app;
		await page.emulateMedia({ colorScheme: 'light' });
		await show(app, games, screen);
		expect(await findings(page, 'all')).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		await settled(page);
		// A theme changes colours and nothing else.
		expect(await findings(page, 'contrast')).toEqual([]);
		// A sheet lies over the page and has its own width.
		if (screen.open === undefined) expect(await tooWide(page)).toEqual([]);
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
});
