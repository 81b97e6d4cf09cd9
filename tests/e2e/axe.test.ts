// Every screen in both themes, looked over by axe: nothing may be found.
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { screens, settled, show, takeInGames, type Games } from './harness/screens';

let app: App;
let games: Games;

beforeAll(async () => {
	app = await launchApp();
	games = await takeInGames(app);
	await app.page.emulateMedia({ reducedMotion: 'reduce' });
});

afterAll(async () => {
	await app?.close();
});

/** One line a finding: what, where, and why. */
async function findings(rules: readonly string[] = []): Promise<string[]> {
	// There are no frames in the app, so the page itself can hold axe.
	const axe = new AxeBuilder({ page: app.page }).setLegacyMode(true);
	// What lies under a sheet has a turn of its own.
	const sheet = '[role=dialog]';
	if ((await app.page.locator(sheet).count()) > 0) axe.include(sheet);
	const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
	return violations.flatMap((violation) =>
		violation.nodes.map(
			(node) => `${violation.id} ${node.target.join(' ')}: ${node.failureSummary ?? ''}`
		)
	);
}

describe('axe finds nothing', () => {
	it.each(screens)('on $name, in light and dark', async (screen) => {
		await app.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		await show(app, games, screen);
		expect(await findings()).toEqual([]);
		await app.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
		await settled(app.page);
		// A theme changes colours and nothing else.
		expect(await findings(['color-contrast'])).toEqual([]);
	});
});
