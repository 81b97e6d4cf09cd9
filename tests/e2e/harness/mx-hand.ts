// The banker's finger at a table of 1822MX: piles, bids, the steps of an operating turn, the auction
// of the NdeM's stations.
import type { Locator } from 'playwright-core';
import type { Action } from '../../../src/lib/engine';
import type { MxAction } from '../../../src/lib/engine/titles/1822mx';
import { nameOf, tokenOf } from '../../../src/lib/titles-ui/1822mx/items';
import { screens as mx } from '../../../src/lib/titles-ui/1822mx/screens-en';
import { isCorrection } from './corrections';
import { Hand, OPEN_REVENUE } from './hand';
import { en } from './ledger';

type Of<K extends MxAction['do']> = Extract<MxAction, { readonly do: K }>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class MxHand extends Hand {
	override async enter(actions: readonly Action[]): Promise<void> {
		// Only this title's own actions are wider than the engine's door shows.
		const [first] = actions as readonly MxAction[];
		const { turn, duties } = this.ledger.state;
		if (first === undefined || isCorrection(first)) return super.enter(actions);
		if (first.do === 'own.layPiles') return this.#piles(first);
		if (duties.length > 0) return super.enter(actions);
		if (turn?.kind === 'own') return this.#auction(first);
		if (turn?.kind === 'stock') return this.#stockTurn(actions);
		if (turn?.kind === 'operating') return this.#operating(actions as readonly MxAction[]);
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
		for (const player of action.order ?? []) {
			await this.press(new RegExp(`${escaped(say.holder(player))}$`));
		}
		await this.press(new RegExp(`^${mx.openBoxes}`));
	}

	async #view(name: string): Promise<void> {
		const choice = this.page
			.getByRole('radio', { name, exact: true })
			.or(this.page.getByRole('button', { name, exact: true }));
		await this.tap(choice.first());
	}

	async #stockTurn(actions: readonly Action[]): Promise<void> {
		const [first] = actions;
		if (first?.do === 'pass' || first?.do === 'endTurn') return this.stock(actions);
		const traded = actions.filter((each) => each.do !== 'bid' && each.do !== 'endTurn');
		if (traded.length > 0) await this.#view(mx.shares);
		for (const each of traded) {
			if (each.do === 'own.repayLoan') throw new Error('no taps for a repaid loan yet');
			await this.trade(each);
		}
		const bids = actions.filter((each): each is Of<'bid'> => each.do === 'bid');
		await this.#view(mx.boxes);
		for (const bid of bids) await this.#bid(bid);
		await this.press(/^Place (the|\d) bid|^Confirm/);
	}

	/** The least bid with one tap; from there, or from a round sum, in steps. */
	async #bid({ deed, amount }: Of<'bid'>): Promise<void> {
		const { say } = this.ledger;
		const box = new RegExp(`^${escaped(nameOf(say, deed))}, box`);
		await this.tap(this.page.getByRole('button', { name: box }));
		const editor = this.now.getByRole('region', {
			name: mx.bidOf({ item: nameOf(say, deed) })
		});
		const shown = async (): Promise<number> =>
			Number((await editor.locator('output').innerText()).replace(/\D/g, ''));
		const chips = editor.locator('.chips').getByRole('button');
		let best: { readonly chip: Locator; readonly far: number } | null = null;
		for (let i = 0; i < (await chips.count()); i++) {
			const figure = Number(
				/\$([\d,]+)/.exec(await chips.nth(i).innerText())?.[1]?.replace(',', '')
			);
			const far = Math.abs(figure - amount);
			if (best === null || far < best.far) best = { chip: chips.nth(i), far };
		}
		if (best !== null && best.far < Math.abs((await shown()) - amount)) await this.tap(best.chip);
		for (let i = 0; i < 400 && (await shown()) !== amount; i++) {
			const step = { amount: say.money(5) };
			await this.press((await shown()) < amount ? en.pad.more(step) : en.pad.less(step), editor);
		}
	}

	/** Putting up a station, raising, or passing. */
	async #auction(action: MxAction): Promise<void> {
		const { say } = this.ledger;
		if (action.do === 'pass') return this.press(new RegExp(`^${en.now.pass}`));
		if (action.do === 'own.raiseStation') {
			const shown = async (): Promise<number> =>
				Number((await this.now.locator('.raise output').innerText()).replace(/\D/g, ''));
			for (let i = 0; i < 80 && (await shown()) < action.amount; i++) {
				await this.press(en.pad.more({ amount: say.money(10) }));
			}
			return this.press(mx.bidAmount({ amount: say.money(action.amount) }));
		}
		if (action.do !== 'own.offerStation') throw new Error(`no taps for ${action.do}`);
		await this.press(new RegExp(`^${mx.putUp}`));
		await this.press(new RegExp(`^${action.station} `), this.sheet);
		const values = this.sheet.getByRole('group', { name: mx.cityValue });
		await this.press(mx.cityNothing, values);
		await this.digits(action.amount);
		const amount = say.money(action.amount);
		await this.press(
			new RegExp(`^${escaped(mx.putUpFor({ station: action.station, amount }))}`),
			this.sheet
		);
	}

	async #operating(actions: readonly MxAction[]): Promise<void> {
		const run = actions.find((each): each is Of<'run'> => each.do === 'run');
		if (run !== undefined) return this.#runs(actions, run);
		const [action] = actions;
		switch (action?.do) {
			case 'own.payTerrain':
				return this.#terrain(action.costs);
			case 'placeToken':
				return this.press(new RegExp(`^${en.now.placeToken}: `));
			case 'own.upgradeCity':
			case 'own.placeDestination':
				return this.press(new RegExp(`^${escaped(this.ledger.describe(action as Action))}: `));
			case 'own.acquirePrivate':
				await this.press(new RegExp(`^${mx.privatesAcquire}: `));
				return this.press(this.ledger.describe(action as Action), this.sheet);
			case 'own.placeCube':
			case 'own.usePrivate':
			case 'own.closeNote':
			case 'own.mergeStation':
				return this.#rare(action);
			case 'own.upgradeTrain':
				return this.press(new RegExp(`^${escaped(this.ledger.describe(action as Action))}`));
			case 'own.issueShares':
			case 'own.redeemShares':
				await this.press(mx.issue);
				return this.press(
					new RegExp(`^${escaped(this.ledger.describe(action as Action))}`),
					this.sheet
				);
			case 'own.acquireMinor':
			case 'own.acquireBoxed':
				return this.#acquire(action);
			default:
				return super.enter(actions as readonly Action[]);
		}
	}

	async #rare(action: MxAction): Promise<void> {
		await this.press(new RegExp(`^${mx.moreActions}: `));
		await this.press(new RegExp(`^${escaped(this.ledger.describe(action as Action))}`), this.sheet);
	}

	async #terrain(costs: readonly number[]): Promise<void> {
		await this.press(new RegExp(`^${en.now.terrain}(?:: |$)`));
		const kinds: Readonly<Record<number, string>> = { 20: mx.river, 40: mx.hill, 80: mx.mountain };
		for (const cost of costs) await this.press(new RegExp(`^${kinds[cost] ?? ''}`), this.sheet);
		await this.tap(this.sheet.getByRole('button').last());
	}

	async #acquire(action: Of<'own.acquireMinor'> | Of<'own.acquireBoxed'>): Promise<void> {
		const { say } = this.ledger;
		await this.press(mx.acquire);
		const minors = this.sheet.getByRole('group', { name: mx.whichMinor });
		await this.press(say.company(action.minor), minors);
		if (action.do === 'own.acquireMinor') {
			const terms = [mx.cash, mx.oneShare, mx.twoShares][action.shares] ?? '';
			await this.tap(this.sheet.getByRole('radio', { name: new RegExp(`^${terms}`) }));
		}
		const use = this.sheet
			.getByRole('radio', { name: mx[action.token], exact: true })
			.or(this.sheet.getByRole('button', { name: mx[action.token], exact: true }));
		if ((await use.count()) > 0) await this.tap(use.first());
		await this.press(
			new RegExp(`^${escaped(mx.acquireMinor({ minor: say.company(action.minor) }))}`),
			this.sheet
		);
	}

	/** One total where no choice of a special train needs the trains apart; mail in its own lines. */
	async #runs(actions: readonly MxAction[], run: Of<'run'>): Promise<void> {
		await this.press(OPEN_REVENUE);
		await this.sheet.waitFor();
		const mails = actions.filter((each): each is Of<'collectMail'> => each.do === 'collectMail');
		if (run.apart === undefined) await this.#mode(en.run.oneTotal);
		await this.#asIs();
		if (run.apart === undefined) await this.figure(run.revenue);
		else await this.#perTrain(run, run.apart);
		for (const [at, mail] of mails.entries()) {
			await this.press(new RegExp(`^${mx.mail({ number: at + 1 })}`), this.sheet);
			await this.figure(mail.amount);
		}
		await this.confirmRun(run, actions.at(-1)?.do === 'endTurn');
	}

	async #mode(name: string): Promise<void> {
		const mode = this.sheet
			.getByRole('radio', { name, exact: true })
			.or(this.sheet.getByRole('button', { name, exact: true }));
		if ((await mode.count()) > 0) await this.tap(mode.first());
	}

	/** The trace tells what a train brought, not what its stations are worth. */
	async #asIs(): Promise<void> {
		const factors = this.sheet.getByRole('button', {
			name: new RegExp(`: (${[mx.halved, mx.twice, mx.halfUp].join('|')})$`),
			pressed: true
		});
		for (let i = await factors.count(); i > 0; i--) await this.tap(factors.first());
	}

	/** The special train's part on its own line, the rest on the first other train. */
	async #perTrain(run: Of<'run'>, apart: NonNullable<Of<'run'>['apart']>): Promise<void> {
		await this.#mode(en.run.perTrain);
		await this.#asIs();
		const special = /^(2P|LP|3\/2)/;
		const lines = this.sheet.locator('button.line');
		for (let i = 0, rest = run.revenue - apart.revenue; i < (await lines.count()); i++) {
			const text = await lines.nth(i).innerText();
			if (new RegExp(`^${mx.mail({ number: 1 })}`).test(text)) continue;
			const amount = special.test(text.trim()) ? apart.revenue : rest;
			if (!special.test(text.trim())) rest = 0;
			await this.tap(lines.nth(i));
			await this.figure(amount);
		}
		const choice = { pay: en.run.payOut, half: en.run.half, withhold: en.run.withhold };
		const group = this.sheet.getByRole('group', { name: mx.special });
		const part = group
			.getByRole('button', { name: new RegExp(`^${choice[apart.choice]}`) })
			.or(this.sheet.getByRole('radio', { name: new RegExp(`^${choice[apart.choice]}`) }));
		await this.tap(part.first());
	}
}

export { tokenOf };
