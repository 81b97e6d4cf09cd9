// Every screen of the app, and how to get there from fixed games: for the pictures and for the checks
// that go through all of them.
import type { Page } from 'playwright-core';
import { CURRENT_FORMAT } from '../../../src/lib/storage';
import type { App } from './browser';
import type { Fixture } from './ledger';
import { mexGames, mexScreens } from './screens-mex';
import { mxGames, mxScreens } from './screens-mx';
import { oeGames, oeScreens } from './screens-oe';
import { follow } from './table';

const makers = { ...mexGames, ...mxGames, ...oeGames };

export type Moment = keyof typeof makers;
export type Games = Readonly<Record<Moment, Fixture>>;

/** A screen of one game, named by its moment. */
export interface GameScreen<Of extends string = string> {
	readonly name: string;
	readonly game: Of;
	/** Below the table of the game: 'chart/'. */
	readonly rest?: string;
	/** Further taps, once the page is there. */
	readonly open?: (page: Page) => Promise<void>;
}

export interface Screen {
	readonly name: string;
	/** Below the app's first page. */
	readonly path: (games: Games) => string;
	readonly open?: GameScreen['open'] | undefined;
}

/** Takes a game at each moment into the browser, in one file; all were played up to `now`. */
export async function takeInGames(app: App, now = Date.now()): Promise<Games> {
	// Each moment is a key of the record that is made here.
	const games = Object.fromEntries(
		Object.entries(makers).map(([moment, make]) => [moment, make(now)])
	) as unknown as Games;
	const { page } = app;
	if (page.url() !== app.url) await page.goto(app.url);
	const files: unknown[] = [];
	for (const game of Object.values(games)) {
		files.push(JSON.parse((await game.file()).buffer.toString()));
	}
	const all = { paymaster: 'games', format: CURRENT_FORMAT, app: 'test', games: files };
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({
			name: 'games.paymaster.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(all))
		});
	for (const { id } of Object.values(games)) {
		await page.locator(`a[href$="/game/${id}"]`).waitFor();
	}
	return games;
}

const screenOf = ({ name, game, rest = '', open }: GameScreen<Moment>): Screen => ({
	name,
	path: (games) => `game/${games[game].id}/${rest}`,
	open
});

export const screens: readonly Screen[] = [
	{ name: 'home', path: () => '' },
	{ name: 'new-game', path: () => 'new/' },
	{ name: 'position', path: () => 'new/position/' },
	{ name: 'settings', path: () => 'settings/' },
	...[...mexScreens, ...mxScreens, ...oeScreens].map(screenOf),
	{ name: 'second-screen', path: (games) => `display/${games.operating.id}/` },
	{ name: 'oe-second-screen', path: (games) => `display/${games.crowd.id}/` }
];

/** Goes there; a sheet that an earlier screen left open is put away first. */
export async function show(app: App, games: Games, screen: Screen): Promise<void> {
	const { page } = app;
	await putAway(page);
	await follow(page, app.at(screen.path(games)));
	// What was open when a game was left is open again when it is entered.
	await putAway(page);
	await screen.open?.(page);
	await settled(page);
}

async function putAway(page: Page): Promise<void> {
	const left = page.getByRole('dialog');
	while ((await left.count()) > 0) {
		await page.keyboard.press('Escape');
		await left.last().waitFor({ state: 'detached' });
	}
}

/** Panels slide for a fifth of a second, and half way is no picture of them. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ends = (animation: Animation) =>
			animation.effect?.getComputedTiming().endTime !== Infinity;
		const running = document.getAnimations().filter(ends);
		await Promise.allSettled(running.map((animation) => animation.finished));
		// The second frame has what the first one worked out.
		for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
	});
}
