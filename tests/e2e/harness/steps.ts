// Entries made and taken back as fast as the app lets them, with word of each, and what may be found on
// the disk afterwards: for tests that take the browser or the power away in the middle.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { App } from './browser';
import { onDisk, type OnDisk } from './disk';
import { en, type Fixture } from './ledger';
import { onTable } from './table';

/** What the page said: a step was begun, or the screen showed it as done. */
export interface Step {
	readonly what: 'book' | 'undo';
	readonly done: boolean;
}

/**
 * Mail, token, undo, undo, and again, each as soon as the screen shows the one before. A step is
 * reported before it is tapped and when the undo button has changed and may be tapped again.
 */
export function playOn(): void {
	const report: unknown = Reflect.get(window, 'paymasterStep');
	/** Waits until it was heard, or a kill could come between a step and the word of it. */
	const tell = async (what: string, done: boolean): Promise<void> => {
		if (typeof report === 'function') await report({ what, done });
	};
	const find = (start: string) =>
		[...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')].find(
			(button) =>
				(button.getAttribute('aria-label') ?? button.textContent.trim()).startsWith(start) &&
				button.getAttribute('aria-disabled') !== 'true'
		);
	/** The one in the header: the cardboard list has another, which says less. */
	const undo = () =>
		document.querySelector<HTMLButtonElement>('header button[title^="Undo: "]:not([disabled])');
	const label = () => undo()?.title ?? '';
	const shown = (before: string) =>
		new Promise<void>((resolve) => {
			const look = () =>
				label() !== before &&
				label() !== '' &&
				document.querySelector('[aria-busy="true"]') === null
					? resolve()
					: void setTimeout(look, 1);
			look();
		});
	const go = async () => {
		for (;;) {
			const forward = find('Mail contract: ') ?? find('Place a token: ');
			const steps = forward === undefined ? 2 : 1;
			for (let step = 0; step < steps; step++) {
				const what = forward === undefined ? 'undo' : 'book';
				const before = label();
				await tell(what, false);
				(forward ?? undo())?.click();
				await shown(before);
				await tell(what, true);
			}
		}
	};
	void go();
}

/** Where the disk may stand after the steps that were heard of, beginning at `from`. */
export function allowed(from: OnDisk, steps: readonly Step[]): { booked: number; count: number }[] {
	let booked = from.entries.length;
	let count = from.count;
	const places = [];
	for (const { what, done } of steps) {
		if (done) {
			booked += what === 'book' ? 1 : 0;
			count += what === 'book' ? 1 : -1;
		}
	}
	places.push({ booked, count });
	const last = steps.at(-1);
	if (last !== undefined && !last.done) {
		const book = last.what === 'book';
		places.push({ booked: booked + (book ? 1 : 0), count: count + (book ? 1 : -1) });
	}
	return places;
}

export async function diskOf(page: Page, game: Fixture): Promise<OnDisk> {
	const disk = await onDisk(page, game.id);
	if (disk === null) throw new Error('the game is gone');
	return disk;
}

/** Opens, and shows what the disk says: the right entry to undo, balanced books. */
export async function expectSound(page: Page): Promise<void> {
	await onTable(page);
	await page.getByRole('button', { name: /^Bank .* balanced$/ }).waitFor();
	await page
		.locator('header')
		.getByRole('button', { name: /^Undo / })
		.waitFor();
	expect(await page.getByText(en.storage.damaged).count()).toBe(0);
}

/** Plays until so many steps are done, then waits up to `longest` milliseconds more, at random. */
export async function playFor(app: App, least: number, longest: number): Promise<readonly Step[]> {
	const steps: Step[] = [];
	await app.page.exposeFunction('paymasterStep', (step: Step) => void steps.push(step));
	await app.page.evaluate(playOn);
	await expect
		.poll(() => steps.filter((step) => step.done).length, { timeout: 30_000, interval: 5 })
		.toBeGreaterThanOrEqual(least);
	await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
	return steps;
}
