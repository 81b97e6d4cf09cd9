// The banker's finger: enters what the engine would book by tapping what the screen offers, counts
// the taps, and keeps the ledger in step. Digits are not counted as taps.
import type { Locator, Page } from 'playwright-core';
import { findTrain, isPlayer, type Action } from '../../../src/lib/engine';
import { nameRun } from '../../../src/lib/text/describe-run';
import { screens } from '../../../src/lib/text/en/screens';
import { enterCorrection, isCorrection } from './corrections';
import { en, type Ledger } from './ledger';
import { acknowledged, goTo, nowPanel, redo, undoButton, unfoldNow } from './table';

type Of<K extends Action['do']> = Extract<Action, { readonly do: K }>;

/** The button that opens the revenue sheet, with or without figures in it. */
export const OPEN_REVENUE = new RegExp(
	`^${en.now.enterRevenue}|^${en.desk.checkParked({ amount: '' })}`
);

export class Hand {
	readonly page: Page;
	readonly ledger: Ledger;
	taps = 0;

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

	async tap(target: Locator): Promise<void> {
		this.taps += 1;
		await target.click({ timeout: 40_000 });
	}
	/** A button of the Now panel by its words. */
	async press(name: string | RegExp, within?: Locator): Promise<void> {
		if (within === undefined) await unfoldNow(this.page);
		await this.#pressIn(name, within ?? this.now);
	}
	async #pressIn(name: string | RegExp, within: Locator): Promise<void> {
		await this.tap(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
	}
	/** On the number pad of the open sheet. */
	async digits(amount: number): Promise<void> {
		const pad = this.page.getByRole('group', { name: en.pad.title });
		for (const digit of String(amount)) {
			await pad.getByRole('button', { name: digit, exact: true }).click();
		}
	}

	/** Figures that were begun and left are named on the button. */
	async openRevenue(): Promise<void> {
		await this.press(OPEN_REVENUE);
		await this.sheet.waitFor();
	}

	/** Enters one entry, waits until the app has it on disk, and books it in the ledger too. */
	async play(actions: readonly Action[]): Promise<void> {
		await this.enter(actions);
		this.ledger.book(actions);
		await acknowledged(this.page, this.ledger.label);
	}

	async undo(): Promise<void> {
		await this.tap(undoButton(this.page, this.ledger.label));
		this.ledger.undo();
		await acknowledged(this.page, this.ledger.label);
	}
	async redo(): Promise<void> {
		this.taps += 1;
		await redo(this.page);
		this.ledger.redo();
		await acknowledged(this.page, this.ledger.label);
	}

	/** All taps of an entry but no waiting for what comes of it. */
	async enter(actions: readonly Action[]): Promise<void> {
		const { turn, duties } = this.ledger.state;
		const [first] = actions;
		if (first === undefined) throw new Error('an entry needs an action');
		await unfoldNow(this.page);
		if (first.do === 'stopGame') await this.#stop();
		else if (isCorrection(first)) await enterCorrection(this.page, this.ledger, first);
		else if (duties.length > 0) await this.answer(first);
		else if (turn?.kind === 'opening' || turn?.kind === 'auction') await this.#opening(actions);
		else if (turn?.kind === 'stock') await this.stock(actions);
		else if (first.do === 'payIncome') await this.press(/income$|^Pay .* income/);
		else await this.#operate(actions);
	}

	async answer(action: Action): Promise<void> {
		const label = this.ledger.describe(action);
		const par =
			action.do === 'setPar' && 'par' in action ? this.ledger.say.money(action.par) : null;
		// An answer may begin with the token of the company it is about.
		const answer = par === null ? { name: label } : { name: par, exact: true };
		await this.tap(this.now.getByRole('radio', answer));
		await this.press(label);
	}

	async #opening(actions: readonly Action[]): Promise<void> {
		const [action] = actions;
		const auction = this.ledger.state.turn?.kind === 'auction';
		if (actions.length > 1) await this.press(new RegExp(`^${en.now.allPass}`));
		else if (action?.do === 'buyLowest') await this.press(/^Buy .* for /);
		else if (action?.do === 'pass') {
			await this.press(auction ? en.opening.passForNow : new RegExp(`^${en.now.pass}`));
		} else if (action?.do === 'bid' && 'deed' in action) await this.#bid(action, auction);
		else if (action?.do === 'settleAuction' && 'amount' in action) await this.#result(action);
		else throw new Error(`no way to tap ${JSON.stringify(action)}`);
	}

	async #bid(action: Of<'bid'>, auction: boolean): Promise<void> {
		const { say } = this.ledger;
		if (!auction) await this.press(en.opening.bidOn({ deed: say.deed(action.deed) }));
		const amount = say.money(action.amount);
		const words = auction ? en.opening.raiseTo({ amount }) : en.opening.placeBid({ amount });
		const primary = this.now.getByRole('button', { name: words, exact: true });
		const figure = this.now.getByRole('button', { name: new RegExp(`: ${en.now.otherAmount}$`) });
		await figure.waitFor();
		if ((await primary.count()) > 0) return this.tap(primary);
		await this.tap(figure);
		await this.digits(action.amount);
		await this.press(this.ledger.describe(action), this.sheet);
	}

	/** Only the result of an auction: who won, and for how much. */
	async #result(action: Of<'settleAuction'>): Promise<void> {
		const { say } = this.ledger;
		await this.press(en.opening.onlyResult);
		const winners = this.now.getByRole('list', { name: en.opening.winner });
		await this.press(new RegExp(`^${say.holder(action.player)}`), winners);
		await this.tap(this.now.getByRole('button', { name: new RegExp(`: ${en.now.otherAmount}$`) }));
		await this.digits(action.amount);
		await this.press(this.ledger.describe(action), this.sheet);
	}

	async stock(actions: readonly Action[]): Promise<void> {
		const [first] = actions;
		if (actions.length > 1 && first?.do === 'pass') {
			return this.press(new RegExp(`^${en.now.allPass}`));
		}
		if (first?.do === 'pass') return this.press(new RegExp(`^${en.now.pass}`));
		if (first?.do === 'endTurn') return this.press(new RegExp(`^${en.now.endTurn}`));
		for (const action of actions) await this.trade(action);
		await this.press(new RegExp(`^${en.stock.confirmTurn}|^Confirm up to`));
	}

	/** One thing into the basket. */
	async trade(action: Action): Promise<void> {
		const board = this.page.getByRole('region', { name: en.stock.title });
		if (action.do === 'tradeDeed' && 'seller' in action) {
			await this.#tradeDeed(action);
		} else if (
			action.do === 'sellShares' &&
			'percent' in action &&
			(action.change === true || (action.halves ?? 0) > 0)
		) {
			await this.#otherSale(action);
		} else if (action.do === 'sellShares' && 'percent' in action) {
			const more = board.getByRole('button', { name: `${en.stock.oneMore}: ${action.company}` });
			for (let sold = 0; sold < action.percent; sold += 10) await this.tap(more);
		} else if (action.do === 'buyShare' || action.do === 'startCompany') {
			await this.press(this.ledger.describe(action), board);
		} else if (action.do !== 'endTurn') {
			throw new Error(`no way to tap ${JSON.stringify(action)}`);
		}
	}

	/** With 5% certificates, or with change from the Open Market. */
	async #otherSale(action: Of<'sellShares'>): Promise<void> {
		const how = action.change === true ? en.stock.makeChange : screens.withFives({ count: 1 });
		await this.press(screens.fivePercent, this.page.getByRole('region', { name: en.stock.title }));
		const percent = screens.sellPercent({ percent: this.ledger.say.percent(action.percent) });
		await this.press(new RegExp(`^${percent} .*${how}`), this.sheet);
	}

	async #tradeDeed(action: Of<'tradeDeed'>): Promise<void> {
		const { say } = this.ledger;
		await this.press(en.now.tradePrivate);
		const from = `${say.holder(action.seller)} → ${say.holder(action.buyer)}`;
		await this.press(new RegExp(`^${say.deed(action.deed)} ${from}`), this.sheet);
		await this.digits(action.price);
		await this.press(this.ledger.describe(action), this.sheet);
	}

	/** Asked once more: it ends the game. */
	async #bankrupt(): Promise<void> {
		await this.openTrains();
		await this.press(en.trains.bankrupt, this.sheet);
		await this.press(en.trains.bankrupt, this.sheet.last());
	}

	/** The mail of a company that does not run is asked for, unless it was collected before. */
	async #noRun(first: Action | undefined): Promise<void> {
		await this.press(en.run.noRun);
		if (first?.do !== 'collectMail' || !('amount' in first)) return;
		const amount = this.ledger.say.money(first.amount);
		await this.press(en.run.noRunWithMail({ amount }), this.sheet);
	}

	async #operate(actions: readonly Action[]): Promise<void> {
		const run = actions.find((action): action is Of<'run'> => action.do === 'run');
		if (run !== undefined) {
			const mail = actions.find((each): each is Of<'collectMail'> => each.do === 'collectMail');
			return this.#run(run, actions.at(-1)?.do === 'endTurn', mail);
		}
		const action = actions.find((each) => each.do !== 'collectMail') ?? actions[0];
		switch (action?.do) {
			case 'collectMail':
				return this.press(new RegExp(`^${en.now.mail}: `));
			case 'payTerrain':
				return this.#terrain(action);
			case 'placeToken':
				return this.press(new RegExp(`^${en.now.placeToken}: `));
			case 'noRun':
				return this.#noRun(actions[0]);
			case 'buyTrain':
				return 'train' in action ? this.train(action) : undefined;
			case 'buyDeed':
				return 'price' in action ? this.#deed(action) : undefined;
			case 'sellForTrain':
				return 'percent' in action ? this.#emergencySale(action) : undefined;
			case 'endTurn':
				return this.press(
					'noRoute' in action && action.noRoute ? en.now.noRoute : /^End .*’s turn/
				);
			case 'declareBankrupt':
				return this.#bankrupt();
			default:
				return this.#special(action);
		}
	}

	async #run(run: Of<'run'>, endTurn: boolean, mail?: Of<'collectMail'>): Promise<void> {
		await this.openRevenue();
		if (mail !== undefined) await this.#mail(mail.amount);
		const total = this.sheet.getByRole('button', { name: en.run.oneTotal });
		if ((await total.count()) > 0 && (await total.getAttribute('aria-pressed')) !== 'true') {
			await this.tap(total);
		}
		await this.digits(run.revenue);
		await this.confirmRun(run, endTurn);
	}

	/** The mail is what it was last time, unless another amount is tapped. */
	async #mail(amount: number): Promise<void> {
		const group = this.sheet.getByRole('group', { name: en.now.mail, exact: true });
		const chip = group.getByRole('button', { name: this.ledger.say.money(amount), exact: true });
		if ((await chip.count()) === 0) return;
		if ((await chip.getAttribute('aria-pressed')) !== 'true') await this.tap(chip);
	}

	/** What becomes of the revenue in the open sheet. */
	async confirmRun(run: Of<'run'>, endTurn = false): Promise<void> {
		await this.tap(await this.runButton(run, endTurn));
	}

	/** What the choices are called; a title may have words of its own. */
	get choices(): Readonly<Record<Of<'run'>['choice'], string>> {
		return { pay: en.run.payOut, half: en.run.half, withhold: en.run.withhold };
	}

	/** Chooses what becomes of it, and gives the button that books it. */
	async runButton(run: Of<'run'>, endTurn = false): Promise<Locator> {
		const name = nameRun(this.ledger.say, run);
		const choice = this.sheet.getByRole('radio', {
			name: new RegExp(`^${this.choices[run.choice]}`)
		});
		if (!(await choice.isChecked())) await this.tap(choice);
		const buttons = this.sheet.getByRole('button', { name });
		const ending = buttons.filter({ hasText: en.now.endTurn });
		return endTurn ? ending : buttons.filter({ hasNotText: en.now.endTurn });
	}

	async #terrain(action: Of<'payTerrain'>): Promise<void> {
		await this.press(new RegExp(`^${en.now.terrain}(?:: |$)`));
		const chip = this.sheet.getByRole('button', {
			name: this.ledger.say.money(action.amount),
			exact: true
		});
		await this.sheet.waitFor();
		if ((await chip.count()) > 0) await this.tap(chip.first());
		else await this.digits(action.amount);
		await this.press(this.ledger.describe(action), this.sheet);
	}

	/** What only this title has lies folded below the costs. */
	async #special(action: Action | undefined): Promise<void> {
		if (!action?.do.startsWith('own.')) {
			throw new Error(`no way to tap ${JSON.stringify(action)}`);
		}
		const offer = this.now.getByRole('button', { name: this.ledger.describe(action) });
		if ((await offer.count()) === 0 || !(await offer.first().isVisible())) {
			await this.tap(this.now.getByText(`${en.app.more} …`).first());
		}
		await this.tap(offer.first());
	}

	async #emergencySale(action: Of<'sellForTrain'>): Promise<void> {
		if ((await this.sheet.count()) === 0) await this.openTrains();
		const percent = this.ledger.say.percent(action.percent);
		await this.press(new RegExp(`^${action.company} ${percent}`), this.sheet);
	}

	/** From the score sheet, with a question before it. */
	async #stop(): Promise<void> {
		await goTo(this.page, en.nav.score);
		await this.page.getByRole('button', { name: en.now.stopGame }).click();
		await this.press(/^Stop and score it/, this.sheet);
	}

	async openTrains(): Promise<void> {
		await this.press(new RegExp(`^${en.now.buyTrain}|^${en.trains.forcedTitle}`));
		await this.sheet.waitFor();
	}

	/** From the bank, with the president's help, or from another company at an agreed price. */
	async train(action: Of<'buyTrain'>): Promise<void> {
		if ((await this.sheet.count()) === 0) await this.openTrains();
		const { say, state } = this.ledger;
		const train = findTrain(state, action.train);
		const type = action.side ?? train?.type ?? '';
		const place = train?.place ?? 'offering';
		const heading = this.sheet.getByRole('heading', { name: say.depot(place), exact: true });
		const list = heading.locator('xpath=following-sibling::ul[1]').getByRole('button');
		const named = list.filter({ hasText: say.train(type) });
		const helped = named.filter({ hasText: en.trains.withHelp({ president: say.own.president }) });
		const option = action.help === true ? helped : named;
		if ((await option.first().getAttribute('aria-pressed')) !== 'true') {
			await this.tap(option.first());
		}
		const bank = place === 'offering' || place === 'pool' || isPlayer(place);
		if (!bank && (await this.page.getByRole('group', { name: en.pad.title }).count()) > 0) {
			await this.digits(action.price);
		}
		await this.tap(
			this.sheet.getByRole('button', { name: new RegExp(`^Buy the ${say.train(type)}`) })
		);
	}

	/** A figure in place of the one that is there. */
	async figure(amount: number): Promise<void> {
		const pad = this.page.getByRole('group', { name: en.pad.title });
		for (let i = 0; i < 5; i++) await pad.getByRole('button', { name: en.pad.delete }).click();
		await this.digits(amount);
	}

	async #deed(action: Of<'buyDeed'>): Promise<void> {
		await this.press(en.now.buyPrivate);
		await this.tap(
			this.sheet.getByRole('button', { name: this.ledger.say.deed(action.deed) }).first()
		);
		await this.digits(action.price);
		await this.press(this.ledger.describe(action), this.sheet.last());
	}
}
