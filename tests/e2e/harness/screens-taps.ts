// The taps that several screens share.
import type { Page } from 'playwright-core';
import { nowPanel, unfoldNow } from './table';

/** Presses a button of the Now panel; a sheet opens. */
export const press = (name: string | RegExp) => async (page: Page) => {
	await unfoldNow(page);
	const button = nowPanel(page).getByRole('button', { name, exact: typeof name === 'string' });
	await button.first().click();
	await page.getByRole('dialog').waitFor();
};

/** The same, then keys of the number pad; at another size the figures are still there from before. */
export const typed = (name: string | RegExp, digits: string) => async (page: Page) => {
	await press(name)(page);
	const pad = page.getByRole('group', { name: 'Number pad' });
	for (let i = 0; i < 4; i++) await pad.getByRole('button', { name: 'Delete' }).click();
	for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
};
