/** Chromium through Playwright, as in the other browser tests. */
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../scripts/browser.mjs';
import { WINDOW, type EngineKind } from './engine';

export const chromiumKind: EngineKind = {
	name: 'Chromium',
	remembers: true,
	async missing() {
		return (await findBrowser()) === undefined ? 'no Chromium is installed' : null;
	},
	async launch(profileDir) {
		const executablePath = await findBrowser();
		if (executablePath === undefined) throw new Error('no Chromium is installed');
		const context = await chromium.launchPersistentContext(profileDir, {
			executablePath,
			args: browserFlags(),
			headless: true,
			viewport: WINDOW,
			locale: 'en-GB'
		});
		const page = context.pages()[0] ?? (await context.newPage());
		return {
			name: 'Chromium',
			goTo: async (url) => void (await page.goto(url)),
			reload: async () => void (await page.reload()),
			ask: (expression) => page.evaluate(expression),
			tap: (x, y) => page.mouse.click(x, y),
			picture: () => page.screenshot(),
			close: () => context.close()
		};
	}
};
