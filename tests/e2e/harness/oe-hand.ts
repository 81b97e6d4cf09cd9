// The banker's finger in the opening of 18OE: enters what the engine would book by tapping what the
// screen offers, and keeps the ledger in step.
import type { Locator, Page } from 'playwright-core';
import type { Action } from '../../../src/lib/engine';
import { screens as oeWords } from '../../../src/lib/titles-ui/18oe/screens-stock-en';
import type { OeAction } from '../../engine/18oe/oe-support';
import { en, type Ledger } from './ledger';
import { acknowledged, nowPanel } from './table';

export { oeWords };

const END: Action = { do: 'endTurn' };

export class OeHand {
	readonly page: Page;
	readonly ledger: Ledger;

	constructor(page: Page, ledger: Ledger) {
		this.page = page;
		this.ledger = ledger;
	}

	get now(): Locator {
		return nowPanel(this.page);
	}
	get sheet(): Locator {
		return this.page.getByRole('dialog');
	}

	async press(name: string | RegExp, within: Locator = this.now): Promise<void> {
		await within
			.getByRole('button', { name, exact: typeof name === 'string' })
			.first()
			.click({ timeout: 10_000 });
	}
	/** The big button that names what will happen. */
	async primary(name: string): Promise<void> {
		await this.press(new RegExp(`^${escape(name)}`));
	}
	/** An item of the packet. */
	async item(deed: string): Promise<void> {
		const board = this.page.getByRole('region', { name: oeWords.packet });
		await this.press(new RegExp(`^${escape(this.ledger.say.deed(deed))},`), board);
	}
	/** A minor or regional of the float board. */
	async railroad(id: string): Promise<void> {
		const board = this.page.getByRole('region', { name: oeWords.floatBoard });
		await this.press(new RegExp(`^${escape(this.ledger.say.company(id))},`), board);
	}
	async digits(amount: number): Promise<void> {
		const pad = this.page.getByRole('group', { name: en.pad.title });
		for (const digit of String(amount)) {
			await pad.getByRole('button', { name: digit, exact: true }).click();
		}
	}

	/** Enters one action; in a stock turn the end of the turn is part of the same entry. */
	async play(action: OeAction): Promise<void> {
		const stock = this.ledger.state.turn?.kind === 'stock';
		await this.#enter(action);
		this.ledger.book(stock && action.do !== 'pass' ? [action, END] : [action]);
		await acknowledged(this.page, this.ledger.label);
	}

	async #enter(action: OeAction): Promise<void> {
		const { say, state } = this.ledger;
		switch (action.do) {
			case 'own.buyItem':
				await this.item(action.deed);
				return this.primary(`Buy ${say.deed(action.deed)} for`);
			case 'bid':
				return this.#bid(action, state.turn?.kind === 'auction');
			case 'pass':
				return this.press(
					state.turn?.kind === 'auction' ? en.opening.dropOut : new RegExp(`^${en.now.pass}`)
				);
			case 'own.floatMinor':
				return this.#floatMinor(action);
			case 'own.floatRegional':
				await this.railroad(action.company);
				await this.press(new RegExp(`^${say.money(action.par)}`));
				return this.primary(this.ledger.describe(action));
			case 'own.removeRegional':
				await this.railroad(action.company);
				await this.press(oeWords.doRemove);
				return this.primary(this.ledger.describe(action));
			case 'payIncome':
				return this.press(/^Pay/);
			default:
				throw new Error(`no taps for ${action.do}`);
		}
	}

	async #bid(
		{ deed, amount }: Extract<OeAction, { readonly do: 'bid' }>,
		auction: boolean
	): Promise<void> {
		const { say } = this.ledger;
		if (!auction) await this.item(deed);
		const raise = this.now.getByRole('button', { name: oeWords.raiseMinor });
		if ((await raise.count()) > 0) await raise.click();
		// The figure opens the pad; Enter on the sheet's button books it.
		await this.press(new RegExp(`: ${en.now.otherAmount}$`));
		await this.sheet.waitFor();
		await this.digits(amount);
		await this.press(new RegExp(escape(say.money(amount))), this.sheet.locator('.foot'));
		await this.sheet.waitFor({ state: 'detached' });
	}

	async #floatMinor(action: Extract<OeAction, { readonly do: 'own.floatMinor' }>): Promise<void> {
		await this.railroad(action.minor);
		const zones = this.now.getByRole('group', { name: oeWords.zones });
		await this.press(zoneButton[action.zone], zones);
		if (action.patronage !== undefined) await this.press(oeWords.patronage);
		await this.primary(this.ledger.describe(action));
	}
}

const zoneButton = {
	UK: /^UK/,
	FR: /^France/,
	PHS: /^Prussia/,
	AH: /^Austria/,
	IT: /^Italy/,
	SP: /^Spain/,
	SC: /^Sweden/,
	RU: /^Russia/
} as const;

function escape(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
