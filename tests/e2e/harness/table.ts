// Reads the table off the screen, and opens games the way a banker does.
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { App } from './browser';
import { en, type Fixture, type Ledger, type Purses } from './ledger';

export const nowPanel = (page: Page): Locator =>
	page.getByRole('region', { name: en.now.title, exact: true });

/** On a phone the panel is folded to what is to be done. */
export async function unfoldNow(page: Page): Promise<void> {
	const more = nowPanel(page).locator('.fold[aria-expanded=false]').filter({ visible: true });
	if ((await more.count()) > 0) await more.first().click();
}

/** A page of the game, by its link; on a phone those are in the menu. */
export async function goTo(page: Page, name: string): Promise<void> {
	const link = page.getByRole('link', { name, exact: true });
	const menu = page.getByRole('button', { name: en.app.menu });
	await link.or(menu).filter({ visible: true }).first().waitFor();
	if ((await link.filter({ visible: true }).count()) === 0) await menu.click();
	await link.filter({ visible: true }).first().click();
}

/** Takes a game in through the file picker and opens it; ends at its table. */
export async function importGame(app: App, fixture: Fixture): Promise<void> {
	const { page } = app;
	if (page.url().startsWith(app.url)) await follow(page, app.url);
	else await page.goto(app.url);
	await page
		.getByLabel(en.home.importFile)
		.first()
		.setInputFiles(await fixture.file());
	await page.locator(`a[href$="/game/${fixture.id}"]`).click();
	await onTable(page);
}

/** Begins a game by taps, of 18MEX unless another title is named; ends at its table. */
export async function beginGame(
	app: App,
	names: readonly string[],
	first: string = names[0] ?? '',
	title = '18MEX'
): Promise<void> {
	const { page } = app;
	await page.getByRole('link', { name: en.home.newGame }).click();
	await page.getByRole('radio', { name: new RegExp(`^${title}`) }).click();
	const seats = page.getByRole('textbox', { name: /^Player \d+$/ });
	await seats.first().waitFor();
	while ((await seats.count()) > names.length) {
		await page
			.getByRole('button', { name: /^Remove / })
			.last()
			.click();
	}
	while ((await seats.count()) < names.length) {
		await page.getByRole('button', { name: en.newGame.addPlayer }).click();
	}
	for (const [at, name] of names.entries()) await seats.nth(at).fill(name);
	// A title whose players begin in another order has no button for it.
	const begins = page.getByRole('button', { name: first, exact: true });
	if ((await begins.count()) > 0) await begins.click();
	await page.getByRole('button', { name: en.newGame.start({ title }) }).click();
	await onTable(page);
	// A new game begins with the list of what to lay out on the table.
	const layOut = page.getByRole('dialog');
	await layOut.waitFor();
	await layOut.getByRole('button').last().click();
	await layOut.waitFor({ state: 'detached' });
}

export async function onTable(page: Page): Promise<void> {
	await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
	await nowPanel(page).waitFor();
}

/** Follows a link inside the app, which is faster than loading it anew. */
export async function follow(page: Page, address: string): Promise<void> {
	await page.evaluate((to) => {
		if (location.href === to) return;
		const main = document.querySelector('main');
		main?.setAttribute('data-left', '');
		const link = document.createElement('a');
		link.href = to;
		main?.append(link);
		link.click();
		link.remove();
	}, address);
	await page.locator('main:not([data-left])').first().waitFor();
}

export const undoButton = (page: Page, label: string | null): Locator =>
	page.getByRole('button', {
		name: label === null ? en.app.nothingToUndo : `${en.app.undo} ${label}`,
		exact: label !== null
	});

/** On a phone it is in the menu. */
export async function redo(page: Page): Promise<void> {
	const button = page.getByRole('button', { name: /^Redo: / }).filter({ visible: true });
	const menu = page.getByRole('button', { name: en.app.menu });
	await button.or(menu).first().waitFor();
	if ((await button.count()) === 0) await menu.click();
	await button.click();
}

/** The entry is on disk and on the screen: the undo button names it and can be tapped. */
export async function acknowledged(page: Page, label: string | null): Promise<void> {
	const button = undoButton(page, label);
	await button.waitFor();
	if (label === null) return;
	await expect.poll(() => button.isEnabled(), { timeout: 30_000 }).toBe(true);
	// The figures come first; the next step has come too when the panel is no longer busy and the sheet,
	// unseen since the tap, is taken down, which may take until the next frame.
	const unfinished = page.locator('[aria-busy="true"], [role="dialog"][style*="opacity: 0"]');
	await expect.poll(() => unfinished.count(), { timeout: 30_000 }).toBe(0);
	await page.evaluate(
		() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 20)))
	);
}

/** Bank, players and floated companies as they are written on the screen. */
export function pursesOnScreen(page: Page): Promise<Purses> {
	return page.evaluate(() => {
		const text = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
		const money = (words: string) => /[-−]?[$£][\d,]+/.exec(words)?.[0] ?? '';
		const purses: Record<string, string> = {};
		const bank = [...document.querySelectorAll('header button')].find((button) =>
			text(button).startsWith('Bank')
		);
		purses['bank'] = money(text(bank));
		for (const card of document.querySelectorAll('main article')) {
			// A fresh card says first by how much it changed; what follows the word "Cash" is the sum.
			const cash = [...card.querySelectorAll('p')].map(text).find((line) => line.includes('Cash'));
			const name = text(card.querySelector('h2')?.firstElementChild);
			if (cash !== undefined) purses[name] = money(cash.split('Cash')[1] ?? '');
		}
		const treasury = [...document.querySelectorAll('table:has(caption) thead th')].findIndex(
			(head) => text(head) === 'Treasury'
		);
		for (const row of document.querySelectorAll('table:has(caption) tbody tr')) {
			const id = row.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '';
			const amount = money(text(row.children[treasury]));
			if (amount !== '') purses[id] = amount;
		}
		for (const tile of document.querySelectorAll('ul[aria-label="Minors"] li')) {
			const id = tile.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '';
			// A fresh tile says first by how much it changed; price and trains stand beside it.
			const cash = text(tile.querySelector('.cash'));
			if (id !== '') purses[id] = /[$£][\d,]+$/.exec(cash)?.[0] ?? '';
		}
		return purses;
	});
}

/** The screen and the engine agree about all money. */
export async function expectSameMoney(page: Page, ledger: Ledger): Promise<void> {
	await expect.poll(() => pursesOnScreen(page), { timeout: 30_000 }).toEqual(ledger.purses());
}

/** Bank, players, and every company that the screen of the moment tells the treasury of. */
export async function expectSameFigures(page: Page, ledger: Ledger): Promise<void> {
	const expected = ledger.purses();
	const always = ['bank', ...ledger.state.seats.map((id) => ledger.say.holder(id))];
	await expect
		.poll(
			async () => {
				const shown = await pursesOnScreen(page);
				const told = Object.keys(expected).filter((who) => (shown[who] ?? '') !== '');
				const missing = always.filter((who) => !told.includes(who));
				return [...missing, ...told.filter((who) => shown[who] !== expected[who])];
			},
			{ timeout: 30_000 }
		)
		.toEqual([]);
}
