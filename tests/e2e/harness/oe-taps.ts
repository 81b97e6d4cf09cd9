// The banker's finger in operating rounds of 18OE: panel, sheet and pad, and the ledger in step.
import type { Locator } from 'playwright-core';
import type { OeAction } from '../../engine/18oe/oe-support';
import type { App } from './browser';
import type { Fixture } from './ledger';
import { acknowledged, nowPanel } from './table';

export interface Taps {
	readonly panel: () => Locator;
	readonly sheet: () => Locator;
	/** A button of the panel. */
	readonly press: (name: string | RegExp) => Promise<void>;
	/** A button of the open sheet. */
	readonly tap: (name: string | RegExp) => Promise<void>;
	/** Digits and plus signs on the pad. */
	readonly type: (sum: string) => Promise<void>;
	/** Books the same in the engine and waits until the screen says so. */
	readonly agree: (game: Fixture, ...actions: readonly OeAction[]) => Promise<void>;
}

export function tapsOn(app: () => App): Taps {
	const panel = () => nowPanel(app().page);
	const sheet = () => app().page.getByRole('dialog');
	return {
		panel,
		sheet,
		press: (name) => panel().getByRole('button', { name }).first().click(),
		tap: (name) => sheet().getByRole('button', { name }).first().click(),
		async type(sum) {
			const pad = app().page.getByRole('group', { name: 'Number pad' });
			for (const key of sum)
				await pad.getByRole('button', { name: key === '+' ? 'plus' : key, exact: true }).click();
		},
		async agree(game, ...actions) {
			game.ledger.book(actions);
			await acknowledged(app().page, game.ledger.label);
		}
	};
}
