// The banker's finger at a table of 1822MX: piles, bids and stock turns, loans, the auction of the
// NdeM's stations; operating turns are in mx-turn-hand.
import type { Locator } from 'playwright-core';
import type { Action } from '../../../src/lib/engine';
import type { MxAction } from '../../../src/lib/engine/titles/1822mx';
import { nameOf } from '../../../src/lib/titles-ui/1822mx/items';
import { screens as mx } from '../../../src/lib/titles-ui/1822mx/screens-en';
import { isCorrection } from './corrections';
import { en } from './ledger';
import { escaped, MxTurnHand, type Of } from './mx-turn-hand';

export class MxHand extends MxTurnHand {
	override async enter(actions: readonly Action[]): Promise<void> {
		// Only this title's own actions are wider than the engine's door shows.
		const all = actions as readonly MxAction[];
		const [first] = all;
		const { turn, duties } = this.ledger.state;
		if (first === undefined || isCorrection(first) || first.do === 'stopGame') {
			return super.enter(actions);
		}
		if (first.do === 'own.layPiles') return this.#piles(first);
		if (first.do === 'own.revealCard') return this.#reveal(all);
		if (duties.length > 0) return super.enter(actions);
		if (turn?.kind === 'own') return this.#auction(all);
		if (turn?.kind === 'stock') return this.#stockTurn(all);
		if (turn?.kind === 'operating') return this.operating(all);
		return super.enter(actions);
	}

	/** All cards as they lie, the NdeM's first station, the order cards. */
	async #piles(action: Of<'own.layPiles'>): Promise<void> {
		const { say } = this.ledger;
		await this.press(say.company(action.ndem));
		for (const pile of ['minors', 'concessions', 'privates'] as const) {
			const board = this.page.getByRole('region', { name: mx[pile], exact: true }).last();
			for (const card of action[pile]) await this.press(nameOf(say, card), board);
		}
		for (const player of action.order) {
			await this.press(new RegExp(`${escaped(say.holder(player))}$`));
		}
		await this.press(new RegExp(`^${mx.openBoxes}`));
	}

	/** Cards that come up, for every pile that asks. */
	async #reveal(actions: readonly MxAction[]): Promise<void> {
		const { say } = this.ledger;
		for (const each of actions) {
			if (each.do !== 'own.revealCard') throw new Error(`no taps for ${each.do} here`);
			await this.press(
				nameOf(say, each.card),
				this.now.getByRole('region', { name: mx[each.pile], exact: true })
			);
		}
		await this.press(new RegExp(`^${mx.comeUp({ cards: '' })}`));
	}

	async #stockTurn(actions: readonly MxAction[]): Promise<void> {
		const [first] = actions;
		if (first?.do === 'pass' || first?.do === 'endTurn') {
			return this.stock(actions as readonly Action[]);
		}
		const main = this.page.getByRole('main');
		for (const each of actions) {
			if (each.do === 'bid') {
				await this.choose(mx.boxes, main);
				await this.#bid(each);
			} else if (each.do === 'own.repayLoan') await this.#repay(each);
			else if (each.do !== 'endTurn') {
				await this.choose(mx.shares, main);
				await this.trade(each as Action);
			}
		}
		await this.press(/^Place (the|\d) bid|^Confirm/);
	}

	async #repay({ player, amount }: Of<'own.repayLoan'>): Promise<void> {
		const { say, state } = this.ledger;
		const debt = state.debt[player] ?? 0;
		await this.press(mx.repay({ debt: say.money(debt) }));
		await this.digits(amount);
		const left = say.money(debt - amount);
		await this.press(mx.repayPut({ amount: say.money(amount), left }), this.sheet);
	}

	/** The least bid with one tap; from there a step, a round sum, or typed. */
	async #bid({ deed, amount }: Of<'bid'>): Promise<void> {
		const { say } = this.ledger;
		const box = new RegExp(`^${escaped(nameOf(say, deed))}, box`);
		await this.tap(this.page.getByRole('button', { name: box }));
		const editor = this.now.getByRole('region', {
			name: mx.bidOf({ item: nameOf(say, deed) })
		});
		await this.#amount(editor, amount, 5);
	}

	/** A figure beside which stand less and more: at most two steps, else it is typed. */
	async #amount(within: Locator, amount: number, step: number): Promise<void> {
		const { say } = this.ledger;
		const shown = Number((await within.locator('output').innerText()).replace(/\D/g, ''));
		const steps = (amount - shown) / step;
		if (Math.abs(steps) <= 2) {
			const by = { amount: say.money(step) };
			const way = steps > 0 ? en.pad.more(by) : en.pad.less(by);
			for (let i = Math.abs(steps); i > 0; i--) await this.press(way, within);
			return;
		}
		await this.press(new RegExp(`: ${en.now.otherAmount}$`), within);
		await this.digits(amount);
		await this.press(say.money(amount), this.sheet);
	}

	/** Putting up a station, raising, or passing; all others at once. */
	async #auction(actions: readonly MxAction[]): Promise<void> {
		const { say } = this.ledger;
		const [action] = actions;
		if (action?.do === 'pass') {
			return this.press(new RegExp(`^${actions.length > 1 ? mx.othersPass : en.now.pass}`));
		}
		if (action?.do === 'own.raiseStation') {
			await this.#amount(this.now, action.amount, 10);
			return this.press(mx.bidAmount({ amount: say.money(action.amount) }));
		}
		if (action?.do !== 'own.offerStation') throw new Error(`no taps for ${action?.do}`);
		const amount = say.money(action.amount);
		await this.press(new RegExp(`^${mx.putUp}`));
		await this.press(new RegExp(`^${action.station} `), this.sheet);
		await this.press(
			action.value === 0 ? mx.cityNothing : say.money(action.value),
			this.sheet.getByRole('group', { name: mx.cityValue })
		);
		await this.digits(action.amount);
		const words = mx.putUpFor({ station: action.station, amount });
		await this.press(new RegExp(`^${escaped(words)}`), this.sheet);
	}
}
