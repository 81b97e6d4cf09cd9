// A tester of single screens of 1822MX: opens a position, taps, and compares the screen with the same
// game in the engine after every entry.
import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import type { Action, State } from '../../../src/lib/engine';
import type { App } from './browser';
import type { Ledger } from './ledger';
import { mxGameAt } from './mx-table';
import { acknowledged, importGame, nowPanel, pursesOnScreen, unfoldNow } from './table';

/** Actions of this title's own have no place in the common type. */
export const own = <A extends { readonly do: `own.${string}` }>(action: A): Action => action;

let made = 0;

export class MxTester {
	readonly app: App;
	#ledger: Ledger | null = null;

	constructor(app: App) {
		this.app = app;
	}

	get ledger(): Ledger {
		if (this.#ledger === null) throw new Error('no game is open');
		return this.#ledger;
	}
	get state(): State {
		return this.ledger.state;
	}
	get sheet(): Locator {
		return this.app.page.getByRole('dialog');
	}
	get now(): Locator {
		return nowPanel(this.app.page);
	}

	/** Takes a game in whose first position is this one. */
	async open(state: State): Promise<void> {
		const game = mxGameAt(state, `mx-${++made}`);
		this.#ledger = game.ledger;
		await importGame(this.app, game);
	}
	async press(name: string | RegExp): Promise<void> {
		await unfoldNow(this.app.page);
		await this.now.getByRole('button', { name }).first().click();
	}
	/** A button of the open sheet. */
	tap(name: string | RegExp): Promise<void> {
		return this.sheet.getByRole('button', { name }).last().click();
	}
	async type(digits: string): Promise<void> {
		const pad = this.app.page.getByRole('group', { name: 'Number pad' });
		for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
	}

	/** The entry that has just been tapped, in the engine: the screen calls it the same and counts alike. */
	async booked(...actions: readonly Action[]): Promise<void> {
		this.ledger.book(actions);
		await acknowledged(this.app.page, this.ledger.label);
		await this.sameMoney();
	}
	/** Every purse on the screen is the engine's. */
	async sameMoney(): Promise<void> {
		const { ledger } = this;
		const seats = Object.fromEntries(
			ledger.state.seats.map((id) => [ledger.say.holder(id), id] as const)
		);
		await expect
			.poll(async () => {
				const shown = Object.entries(await pursesOnScreen(this.app.page));
				// Tiles of minors say price and trains too; their money is read in the tests that move it.
				const known = shown.filter(([who, amount]) => amount !== '' && !/^M\d/.test(who));
				const wrong = known.filter(
					([who, amount]) => amount !== ledger.say.money(ledger.state.cash[seats[who] ?? who] ?? 0)
				);
				return known.length > ledger.state.seats.length ? wrong : 'too few purses are shown';
			})
			.toEqual([]);
	}
}
