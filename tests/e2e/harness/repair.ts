// How a banker sets things right: the ways in, and the line of play as the engine would have it.
import type { Locator, Page } from 'playwright-core';
import type { Action, State } from '../../../src/lib/engine';
import { entries, midGame } from '../../fixtures/mex-mid-game';
import { en, Ledger } from './ledger';
import { acknowledged } from './table';

export const sheet = (page: Page): Locator => page.getByRole('dialog');

/** Menu, "Set something right", and one of its ways. */
export async function openRepair(page: Page, way: string): Promise<void> {
	await page.getByRole('button', { name: en.app.menu }).click();
	await sheet(page).getByRole('button', { name: en.repair.title }).click();
	await page
		.getByRole('dialog', { name: en.repair.title })
		.getByRole('button', { name: new RegExp(`^${way}`) })
		.click();
	await page
		.getByRole('dialog', { name: way })
		.or(page.locator('aside:is(.past, .unreal)'))
		.waitFor();
}

/** "Change the past" at an entry of the list, counted from 1. */
export async function openEntry(page: Page, number: number): Promise<void> {
	await openRepair(page, en.rewrite.title);
	await sheet(page)
		.getByRole('listitem')
		.filter({ hasText: new RegExp(`^\\s*${number}\\s`) })
		.getByRole('button')
		.first()
		.click();
	await acceptButton(page).waitFor();
}

export const acceptButton = (page: Page): Locator =>
	sheet(page).getByRole('button', { name: new RegExp(`^${en.rewrite.accept}`) });

/** The value beside a label in the list of differences of one holder. */
export const difference = (page: Page, who: string): Locator =>
	sheet(page).locator('section section', { has: page.getByRole('heading', { name: who }) });

/** Accepts, reads the list of what to move, and leaves the sheet. */
export async function acceptAndRead(page: Page): Promise<string[]> {
	await acceptButton(page).click();
	const done = sheet(page).getByRole('button', { name: en.app.done });
	await done.waitFor();
	const moves = await sheet(page).locator('.moves li').allTextContents();
	await done.click();
	await sheet(page).waitFor({ state: 'detached' });
	return moves;
}

export async function typeFigure(page: Page, figure: number): Promise<void> {
	const pad = page.getByRole('group', { name: en.pad.title });
	for (const digit of String(figure)) {
		await pad.getByRole('button', { name: digit, exact: true }).click();
	}
}

/** One tap on a reason. */
export async function because(page: Page, reason: string): Promise<void> {
	await sheet(page)
		.getByRole('group', { name: en.correct.reason, exact: true })
		.getByRole('button', { name: reason, exact: true })
		.click();
}

/** The actions of the mid-game's entries, up to a moment. */
export function line(until: (state: State) => boolean = () => false): (readonly Action[])[] {
	const ledger = new Ledger(midGame.title, midGame.initial);
	const all: (readonly Action[])[] = [];
	for (const entry of entries) {
		if (until(ledger.state)) break;
		const actions = entry.steps.map((step) => step.action);
		ledger.book(actions);
		all.push(actions);
	}
	return all;
}

/** A ledger that played these entries from the start. */
export function played(all: readonly (readonly Action[])[]): Ledger {
	const ledger = new Ledger(midGame.title, midGame.initial);
	for (const actions of all) ledger.book(actions);
	return ledger;
}

/** The screen stands at the end of this ledger. */
export async function standsAt(page: Page, ledger: Ledger): Promise<void> {
	await acknowledged(page, ledger.label);
}
