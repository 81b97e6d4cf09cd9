// The banker's finger at a table of 18OE: enters what the engine would book by tapping what the screen
// offers, and keeps the ledger in step. Stock and operating turns have files of their own.
import type { Locator } from 'playwright-core';
import type { Action } from '../../../src/lib/engine';
import { screens as operatingWords } from '../../../src/lib/titles-ui/18oe/screens-operating-en';
import { screens as oeWords } from '../../../src/lib/titles-ui/18oe/screens-stock-en';
import { zoneName } from '../../../src/lib/titles-ui/18oe/zones';
import type { OeAction } from '../../engine/18oe/oe-support';
import { isCorrection } from './corrections';
import { Hand } from './hand';
import { en } from './ledger';
import { operate } from './oe-hand-operating';
import { beside, stockTurn } from './oe-hand-stock';

export { oeWords };

type Of<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

const END: Action = { do: 'endTurn' };

/** Words as they stand, at the beginning of a name. */
export function begins(text: string): RegExp {
	return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

export class OeHand extends Hand {
	/** The big button that names what will happen. */
	async primary(name: string): Promise<void> {
		await this.press(begins(name));
	}
	/** An item of the packet. */
	async item(deed: string): Promise<void> {
		const board = this.page.getByRole('region', { name: oeWords.packet });
		await this.press(begins(`${this.ledger.say.deed(deed)},`), board);
	}
	/** A minor or regional of the float board. */
	async railroad(id: string): Promise<void> {
		const board = this.page.getByRole('region', { name: oeWords.floatBoard });
		await this.press(begins(`${this.ledger.say.company(id)},`), board);
	}
	/** One of a few, unless it is chosen already. */
	async choose(name: string | RegExp, within: Locator): Promise<void> {
		const button = within.getByRole('button', { name, exact: typeof name === 'string' }).first();
		if ((await button.getAttribute('aria-pressed')) !== 'true') await this.tap(button);
	}

	override get choices() {
		const { pay, half, withhold } = operatingWords;
		return { pay, half, withhold };
	}

	override async openTrains(): Promise<void> {
		const { trains, mustReserve } = operatingWords;
		const names = [trains, mustReserve, en.trains.forcedTitle].map((name) => begins(name).source);
		await this.press(new RegExp(names.join('|')));
		await this.sheet.waitFor();
	}

	/** Enters one action; in a stock turn the end of the turn is part of the same entry. */
	async act(action: OeAction): Promise<void> {
		const stock = this.ledger.state.turn?.kind === 'stock';
		await this.play(stock && action.do !== 'pass' ? [action, END] : [action]);
	}

	override async enter(actions: readonly Action[]): Promise<void> {
		// Only this title's own actions are wider than the engine's door shows.
		const [first] = actions as readonly OeAction[];
		const { turn, duties } = this.ledger.state;
		if (first === undefined || first.do === 'stopGame' || isCorrection(first)) {
			return super.enter(actions);
		}
		if (duties.length > 0) return this.#question(first);
		if (turn?.kind === 'income') return this.#income(first);
		if (turn?.kind === 'operating') return operate(this, first);
		if (turn?.kind === 'stock' && (await beside(this, first))) return;
		if (first.do === 'pass' || first.do === 'endTurn') return this.#pass(first);
		const floats = this.page.getByRole('region', { name: oeWords.floatBoard });
		if (turn?.kind === 'stock' && (await floats.count()) === 0) return stockTurn(this, actions);
		return this.#opening(first);
	}

	async #pass({ do: kind }: OeAction): Promise<void> {
		const auction = this.ledger.state.turn?.kind === 'auction';
		if (kind === 'endTurn') return this.press(en.now.endTurn);
		return this.press(auction ? en.opening.dropOut : begins(en.now.pass));
	}

	async #income(action: OeAction): Promise<void> {
		if (action.do === 'own.minorC') return this.press(operatingWords.minorCAt[action.at]);
		return this.press(/^Pay/);
	}

	async #opening(action: OeAction): Promise<void> {
		const { say } = this.ledger;
		switch (action.do) {
			case 'own.buyItem':
				await this.item(action.deed);
				return this.press(new RegExp(`^${oeWords.takeFree}|^Buy ${say.deed(action.deed)} for`));
			case 'bid':
				return this.#bid(action, this.ledger.state.turn?.kind === 'auction');
			case 'settleAuction':
				return super.enter([action as Action]);
			case 'own.floatMinor':
				return this.#floatMinor(action);
			case 'own.floatRegional':
			case 'own.parRegional':
				await this.railroad(action.company);
				if (action.do === 'own.parRegional') await this.press(oeWords.doPar);
				await this.press(begins(say.money(action.par)));
				return this.primary(this.ledger.describe(action));
			case 'own.buyParred':
				await this.railroad(action.company);
				return this.primary(this.ledger.describe(action));
			case 'own.removeRegional':
				await this.railroad(action.company);
				await this.press(oeWords.doRemove);
				return this.primary(this.ledger.describe(action));
			case 'own.rescue': {
				const board = this.page.getByRole('region', { name: oeWords.floatBoard });
				await this.press(`${action.company} ${oeWords.insolvent}`, board);
				return this.primary(this.ledger.describe(action));
			}
			default:
				throw new Error(`no taps for ${action.do}`);
		}
	}

	async #bid({ deed, amount }: Of<'bid'>, auction: boolean): Promise<void> {
		if (!auction) await this.item(deed);
		const raise = this.now.getByRole('button', { name: oeWords.raiseMinor });
		if ((await raise.count()) > 0) await this.tap(raise);
		// The figure opens the pad; Enter on the sheet's button books it.
		await this.press(new RegExp(`: ${en.now.otherAmount}$`));
		await this.sheet.waitFor();
		await this.digits(amount);
		const words = begins(this.ledger.say.money(amount)).source.slice(1);
		await this.press(new RegExp(words), this.sheet.locator('.foot'));
		await this.sheet.waitFor({ state: 'detached' });
	}

	async #floatMinor(action: Of<'own.floatMinor'>): Promise<void> {
		await this.railroad(action.minor);
		const zones = this.now.getByRole('group', { name: oeWords.zones });
		await this.press(begins(zoneName('en', action.zone, 'short')), zones);
		if (action.patronage !== undefined) {
			await this.press(oeWords.patronage);
			await this.count(oeWords.patronageAmount, action.patronage, this.now);
		}
		await this.primary(this.ledger.describe(action));
	}

	/** A stepper to this figure. */
	async count(label: string, to: number, within: Locator): Promise<void> {
		const stepper = within.getByRole('group', { name: label, exact: true });
		const shown = async () =>
			Number((await stepper.locator('output').innerText()).replace(/\D/g, ''));
		for (let i = 0; i < 60 && (await shown()) !== to; i++) {
			const way = (await shown()) < to ? en.app.more : en.app.less;
			await this.press(`${way}: ${label}`, stepper);
		}
	}

	/** A question that is open: the ferry, nationals, a minor on offer, a train too many. */
	async #question(action: OeAction): Promise<void> {
		switch (action.do) {
			case 'own.answerOffer':
				return this.#offer(action);
			case 'own.whiteCliffs':
				return this.#ferry(action);
			case 'own.formNational': {
				const company = this.ledger.say.company(action.company);
				const name = operatingWords.becomesNational({ company });
				await this.tap(this.now.getByRole('radio', { name, exact: true }));
				return this.press(name);
			}
			case 'own.keepMajors':
				return this.press(/forms (none|no more)/);
			default:
				return this.answer(action as Action);
		}
	}

	async #offer(action: Of<'own.answerOffer'>): Promise<void> {
		const railroads = this.now.getByRole('group', { name: oeWords.offerWith });
		const offered = action.company === null ? [] : [action.company, ...(action.also ?? [])];
		for (const id of offered) await this.press(id, railroads);
		for (const id of offered) {
			const tokens = { company: this.ledger.say.company(id) };
			const places = this.now.getByRole('region', { name: oeWords.stationsAt(tokens) });
			if (id === action.company && (action.slots ?? []).length === 0) await this.release(places);
		}
		await this.decline(action.decline ?? [], this.now);
		await this.press(begins(this.ledger.describe(action)));
	}

	/** Takes back every token that is proposed. */
	async release(places: Locator): Promise<void> {
		const picked = places.getByRole('button', { pressed: true });
		for (let i = await picked.count(); i > 0; i--) await this.tap(picked.first());
	}
	async decline(trains: readonly string[], within: Locator): Promise<void> {
		for (const id of trains) {
			const train = this.ledger.say.trainById(id);
			await this.press(`${train}: ${oeWords.taken}`, within);
		}
	}

	async #ferry(action: Of<'own.whiteCliffs'>): Promise<void> {
		const { say } = this.ledger;
		if (action.company === null) return this.press(operatingWords.ferryLater);
		await this.press(say.company(action.company));
		await this.choose(say.money(action.slot ?? 0), this.now);
		if (action.wien === true) await this.press(operatingWords.wien);
		const amount = say.money(action.wien === true ? 0 : (action.slot ?? 0));
		await this.press(operatingWords.placeFor({ amount }));
	}
}
