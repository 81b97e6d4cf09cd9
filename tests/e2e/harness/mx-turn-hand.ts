// The banker's finger in an operating turn of 1822MX: costs, privates, the run, trains, acquisitions.
import type { Locator } from 'playwright-core';
import type { Action } from '../../../src/lib/engine';
import type { MxAction } from '../../../src/lib/engine/titles/1822mx';
import { screens as mx } from '../../../src/lib/titles-ui/1822mx/screens-en';
import { Hand, OPEN_REVENUE } from './hand';
import { en } from './ledger';

export type Of<K extends MxAction['do']> = Extract<MxAction, { readonly do: K }>;

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class MxTurnHand extends Hand {
	/** One of a few ways; where there is only one, nothing is asked. */
	async choose(name: string, within: Locator): Promise<void> {
		const way = within.getByRole('button', { name, exact: true });
		if ((await way.count()) > 0) await this.tap(way);
	}

	/** Begins like the description of the action: money or a reason may follow. */
	protected begins(action: MxAction): RegExp {
		return new RegExp(`^${escaped(this.ledger.describe(action as Action))}`);
	}

	async operating(actions: readonly MxAction[]): Promise<void> {
		const run = actions.find((each): each is Of<'run'> => each.do === 'run');
		if (run !== undefined) return this.#runs(actions, run);
		const [action] = actions;
		switch (action?.do) {
			case 'own.payTerrain':
				return this.#terrain(action);
			case 'placeToken':
				return this.press(new RegExp(`^${en.now.placeToken}: `));
			case 'own.upgradeCity':
			case 'own.placeDestination':
			case 'own.upgradeTrain':
				return this.press(this.begins(action));
			case 'own.acquirePrivate':
				await this.press(new RegExp(`^${mx.privatesAcquire}: `));
				return this.press(this.ledger.describe(action as Action), this.sheet);
			case 'collectMail':
				return this.#mail(action);
			case 'own.placeCube':
			case 'own.usePrivate':
			case 'own.closeNote':
			case 'own.returnToken':
			case 'own.mergeStation':
				return this.#rare(action);
			case 'own.issueShares':
			case 'own.redeemShares':
				await this.press(mx.issue);
				return this.press(this.begins(action), this.sheet);
			case 'own.acquireMinor':
			case 'own.acquireBoxed':
				return this.#acquire(action);
			default:
				return super.enter(actions as readonly Action[]);
		}
	}

	async #rare(action: MxAction): Promise<void> {
		await this.press(new RegExp(`^${mx.moreActions}: `));
		await this.press(this.begins(action), this.sheet);
	}

	/** Without a run of its own: it asks for the amount. */
	async #mail(action: Of<'collectMail'>): Promise<void> {
		await this.press(new RegExp(`^${mx.moreActions}: `));
		const { title, state } = this.ledger;
		const offered = title.offers(state).find(({ kind }) => kind === 'collectMail')?.options[0];
		if (offered === undefined) throw new Error('no mail is offered');
		await this.press(`${this.ledger.describe(offered.action)} …`, this.sheet);
		await this.digits(action.amount);
		await this.press(this.ledger.describe(action), this.sheet.last());
	}

	/** Marks of the hex; those that cubes pay for are tapped, unless they begin so. */
	async #terrain({ costs, covered }: Of<'own.payTerrain'>): Promise<void> {
		await this.press(new RegExp(`^${en.now.terrain}(?:: |$)`));
		const kinds = { 20: mx.river, 40: mx.hill, 80: mx.mountain } as const;
		const open = [...covered];
		for (const [at, cost] of costs.entries()) {
			await this.press(new RegExp(`^${kinds[cost]}`), this.sheet);
			const cubes = this.sheet
				.getByRole('listitem')
				.nth(at)
				.getByRole('button', { name: mx.coveredBy({ count: cost === 80 ? 2 : 1 }) });
			const pays = open.includes(cost);
			if (pays) open.splice(open.indexOf(cost), 1);
			if (((await cubes.getAttribute('aria-pressed')) === 'true') !== pays) await this.tap(cubes);
		}
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
		await this.choose(mx[action.token], this.sheet);
		const words = mx.acquireMinor({ minor: say.company(action.minor) });
		await this.press(new RegExp(`^${escaped(words)}`), this.sheet);
	}

	/** One total where no choice of a special train needs the trains apart; mail in its own lines. */
	async #runs(actions: readonly MxAction[], run: Of<'run'>): Promise<void> {
		await this.press(OPEN_REVENUE);
		await this.sheet.waitFor();
		const mails = actions.filter((each): each is Of<'collectMail'> => each.do === 'collectMail');
		if (run.apart === undefined) await this.choose(en.run.oneTotal, this.sheet);
		await this.#asIs();
		if (run.apart === undefined) await this.figure(run.revenue);
		else await this.#perTrain(run, run.apart);
		for (const [at, mail] of mails.entries()) {
			await this.press(new RegExp(`^${mx.mail({ number: at + 1 })}`), this.sheet);
			await this.figure(mail.amount);
		}
		await this.confirmRun(run, actions.at(-1)?.do === 'endTurn');
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
		await this.choose(en.run.perTrain, this.sheet);
		await this.#asIs();
		const special = /^(2P|LP|3\/2)/;
		const lines = this.sheet.locator('button.line');
		for (let i = 0, rest = run.revenue - apart.revenue; i < (await lines.count()); i++) {
			const text = await lines.nth(i).innerText();
			if ([1, 2].some((number) => text.startsWith(mx.mail({ number })))) continue;
			const amount = special.test(text.trim()) ? apart.revenue : rest;
			if (!special.test(text.trim())) rest = 0;
			await this.tap(lines.nth(i));
			await this.figure(amount);
		}
		const words = { pay: en.run.payOut, half: en.run.half, withhold: en.run.withhold };
		await this.press(words[apart.choice], this.sheet.getByRole('group', { name: mx.special }));
	}
}
