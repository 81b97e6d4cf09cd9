// `npm run screenshots`: every screen in four sizes and two themes, from fixed games on a fixed day,
// for people to look at; names choose some of them: `npm run screenshots -- table mx-run`. The main
// ones are copied to docs/images for README and docs/screens.md.
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../scripts/bootstrap.mjs';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { ensureBuild } from '../../scripts/build.mjs';
import { launchApp, type App } from './harness/browser';
import { screens, settled, show, takeInGames, type Games, type Screen } from './harness/screens';

const sizes = {
	tablet: { width: 1180, height: 820 },
	small: { width: 1024, height: 768 },
	portrait: { width: 820, height: 1180 },
	phone: { width: 390, height: 844 }
} as const;
type Size = keyof typeof sizes;

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** A quarter past nine in the evening, in the middle of a game. */
const NOW = new Date('2026-10-03T21:15:00Z');

/** What the documents show, and under which name. */
const shown: readonly (readonly [string, string, Size, Theme])[] = [
	['table', 'table', 'tablet', 'light'],
	['table-dark', 'table', 'tablet', 'dark'],
	['table-portrait', 'table', 'portrait', 'light'],
	['table-phone', 'table', 'phone', 'light'],
	['revenue', 'revenue', 'tablet', 'light'],
	['stock', 'stock-basket', 'tablet', 'light'],
	['opening', 'opening', 'tablet', 'light'],
	['journal', 'journal', 'tablet', 'light'],
	['chart', 'chart', 'tablet', 'light'],
	['score', 'score', 'tablet', 'light'],
	['1822mx-bids', 'mx-bids', 'tablet', 'light'],
	['1822mx-run', 'mx-run', 'tablet', 'light'],
	['18oe-packet', 'oe-packet', 'tablet', 'light'],
	['18oe-table', 'oe-operating', 'tablet', 'light']
];

const names = process.argv.slice(2);
const chosen = screens.filter((screen) => names.length === 0 || names.includes(screen.name));

const folder = inRoot('test-results', 'screens');
const pictureOf = (screen: string, size: Size, theme: Theme) =>
	path.join(folder, `${size}-${theme}`, `${screen}.png`);

async function picture(app: App, games: Games, screen: Screen, size: Size): Promise<void> {
	const { page } = app;
	await show(app, games, screen);
	for (const theme of themes) {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await settled(page);
		await page.screenshot({ path: pictureOf(screen.name, size, theme) });
	}
}

/** Says which screens could not be reached. */
async function takeAll(): Promise<string[]> {
	const failed: string[] = [];
	const app = await launchApp({ path: 'settings/', worker: false });
	try {
		await app.page.clock.setFixedTime(NOW);
		app.page.setDefaultTimeout(8_000);
		const games = await takeInGames(app, NOW.getTime());
		// The news that they were taken in.
		await app.page.locator('[role=status] p').waitFor({ state: 'detached' });
		for (const size of ['tablet', 'small', 'portrait', 'phone'] as const) {
			await app.page.setViewportSize(sizes[size]);
			for (const screen of chosen) {
				await picture(app, games, screen, size).catch((error: unknown) => {
					failed.push(`${screen.name}, ${size}: ${String(error).split('\n')[0]}`);
				});
			}
		}
	} finally {
		await app.close();
	}
	return failed;
}

const build = await ensureBuild();
if (build.code !== 0) throw new Error(build.output);
const browser = await ensureBrowser();
if (browser === undefined) throw new Error('There is no browser to take pictures with.');
process.env['CHROME_PATH'] = browser;
await rm(folder, { recursive: true, force: true });
const failed = await takeAll();
const images = inRoot('docs', 'images');
await mkdir(images, { recursive: true });
for (const [name, screen, size, theme] of shown) {
	if (!chosen.some((each) => each.name === screen)) continue;
	await copyFile(pictureOf(screen, size, theme), path.join(images, `${name}.png`));
}
console.log(`Pictures of ${chosen.length} screens are in test-results/screens.`);
for (const line of failed) console.error(`Not reached: ${line}`);
// The browser that tests share would keep this waiting for ever.
process.exit(failed.length > 0 ? 1 : 0);
