// What the banker sets right by hand: forced purchases, counts, corrections of every kind; looking
// back and going back; trying something out; and a repair that an interruption left half entered.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { decideEntry, type Action } from '../../src/lib/engine';
import { launchApp, type App } from './harness/browser';
import { onDeskOnDisk, onDisk } from './harness/disk';
import { Hand } from './harness/hand';
import { en, midGameAt } from './harness/ledger';
import { screens as enScreens } from '../../src/lib/text/en/screens';
import { because, line, openRepair, played, sheet, typeFigure } from './harness/repair';
import {
	acknowledged,
	expectSameMoney,
	goTo,
	importGame,
	nowPanel,
	onTable,
	redo,
	unfoldNow
} from './harness/table';

let app: App;
let page: Page;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	page = app.page;
});

afterAll(async () => {
	await app?.close();
});

const button = (name: string | RegExp) =>
	sheet(page).getByRole('button', { name, exact: typeof name === 'string' });
const pick = (group: string, name: string | RegExp) =>
	sheet(page)
		.getByRole('group', { name: group, exact: true })
		.getByRole('button', { name, exact: typeof name === 'string' })
		.click();

describe('an illegal purchase', () => {
	it('is forced from inside its explanation for a reason, and play goes on', async () => {
		const game = midGameAt((state) => state.round.kind === 'stock' && state.round.number === 4);
		await importGame(app, game);
		const { ledger } = game;
		const { title, state } = ledger;
		const first = state.turn?.kind === 'stock' ? state.turn.player : 'p1';
		const buy: Action = {
			do: 'buyShare',
			player: first,
			company: 'NdM',
			from: 'offering',
			percent: 10
		};
		const refused = decideEntry(title.rules, state, [buy]);
		expect(!refused.ok && refused.refusals.every((each) => each.kind === 'illegal')).toBe(true);
		const board = page.getByRole('region', { name: en.stock.title });
		// Muted buttons can be tapped, to hear why; the driver takes them for dead.
		await board.getByRole('button', { name: ledger.describe(buy) }).click({ force: true });
		await sheet(page)
			.getByText(/§\s?\d/)
			.first()
			.waitFor();
		expect(await button(en.override.force).isDisabled()).toBe(true);
		await because(page, en.correct.reasonHouseRule);
		await button(en.override.force).click();
		await nowPanel(page)
			.getByRole('button', { name: new RegExp(`^${en.stock.confirmTurn}`) })
			.click();
		ledger.book([buy, { do: 'endTurn' }], true);
		await acknowledged(page, ledger.label);
		await expectSameMoney(page, ledger);
		const hand = new Hand(page, ledger);
		const next = ledger.state.turn?.kind === 'stock' ? ledger.state.turn.player : 'p1';
		await hand.play([{ do: 'pass', player: next }]);
		await goTo(page, en.nav.journal);
		const entry = page.getByRole('main').getByRole('button', { name: /buys 10% NdM/ });
		await entry.getByText(en.journal.forced).waitFor();
		await entry.getByText(en.correct.reasonHouseRule).waitFor();
	});
});

describe('a treasury that was counted', () => {
	it('says by how much it is off and which entry it was, and books it against the bank', async () => {
		const game = midGameAt();
		await importGame(app, game);
		await openRepair(page, en.count.title);
		await pick(en.count.whose, 'CHI');
		await typeFigure(page, 610 - 20);
		await sheet(page)
			.getByText(en.count.tooLittle({ amount: '$20' }))
			.first()
			.waitFor();
		await sheet(page)
			.getByText(/CHI collects \$20 mail/)
			.first()
			.waitFor();
		await button(/^Book −\$20/).click();
		await sheet(page).waitFor({ state: 'detached' });
		game.ledger.book([
			{ do: 'count', holder: 'CHI', counted: 590 },
			{
				do: 'correct',
				reason: en.correct.reasonMiscounted,
				changes: [{ kind: 'cash', from: 'CHI', to: 'bank', amount: 20 }]
			}
		]);
		await acknowledged(page, game.ledger.label);
		await expectSameMoney(page, game.ledger);
		await openRepair(page, en.count.title);
		await pick(en.count.whose, en.header.bank);
		await typeFigure(page, 1);
		await sheet(page).getByText(en.count.bankOnly).waitFor();
		expect(await button(/^Book/).isDisabled()).toBe(true);
		await button(en.app.close).click();
	});
});

/** Fills in one kind of correction, from the sheet with nothing chosen. */
const fill: Readonly<Record<string, () => Promise<void>>> = {
	[en.correct.cash]: async () => {
		await pick(en.correct.to, /^Bruno/);
		await typeFigure(page, 15);
	},
	[en.correct.certificate]: async () => {
		await pick(en.table.company, 'MEX');
		await pick(en.correct.certificate, /^MEX 10%, Bruno/);
		await pick(en.correct.to, 'Open Market');
	},
	[en.correct.train]: async () => {
		await pick(en.correct.train, /3-train, MEX/);
		await pick(en.correct.to, 'CHI');
	},
	[en.correct.deed]: async () => {
		await pick(en.correct.deed, /MIR/);
		await pick(en.correct.to, 'Ana');
	},
	[en.correct.obsolete]: async () => {
		await pick(en.correct.train, /2-train, CHI/);
		await button(en.depot.obsolete).click();
	},
	[en.correct.marker]: async () => {
		await pick(en.table.company, 'MEX');
		await button(/^Cell \$.*PAC$/).click();
		await pick(en.correct.stackPlace, en.chart.below({ company: 'PAC' }));
	},
	[en.correct.par]: async () => {
		await pick(en.table.company, 'MC');
		await pick(en.correct.par, '$75');
	},
	[en.correct.floated]: () => pick(en.table.company, 'TM'),
	[en.correct.operated]: async () => {
		await pick(en.table.company, 'MEX');
		await button(en.table.operated).click();
	},
	[en.correct.tokens]: async () => {
		await pick(en.table.company, 'MEX');
		await sheet(page)
			.getByRole('button', { name: new RegExp(`^${en.app.less}: `) })
			.first()
			.click();
	},
	[en.correct.phase]: () => pick(en.correct.phase, 'Phase 4'),
	[en.correct.round]: () => pick(en.correct.round, en.repair.stockRound),
	[en.correct.turn]: () => pick(en.correct.turn, 'MEX'),
	[en.correct.limit]: () =>
		sheet(page)
			.getByRole('button', { name: new RegExp(`^${en.app.more}: `) })
			.last()
			.click(),
	[en.correct.priority]: () => pick(en.repair.who, 'Ana'),
	[en.correct.seats]: async () => {
		await pick(en.repair.swaps, 'Ana');
		await pick(en.repair.swapsWith, 'Diego');
	},
	[en.correct.name]: async () => {
		await pick(en.repair.who, 'Carla');
		await sheet(page).getByLabel(en.repair.newName).fill('Eva');
	},
	[en.correct.away]: () => pick(en.repair.who, 'Diego'),
	[en.correct.field]: async () => {
		await pick(en.correct.fieldWhich, 'Copper Canyon tile');
		await pick('Copper Canyon tile', 'on the map');
	}
};

describe('corrections', () => {
	it('of every kind but the closing of a company go into one entry, marked in the journal', async () => {
		const game = midGameAt();
		await importGame(app, game);
		await openRepair(page, en.correct.title);
		const kinds = sheet(page).getByRole('group', { name: en.correct.what });
		for (const [kind, enter] of Object.entries(fill)) {
			await kinds.getByRole('button', { name: kind, exact: true }).click();
			await enter();
			await button(en.repair.another).click();
		}
		// A company that is not empty cannot be closed, and the sheet says so.
		await kinds.getByRole('button', { name: en.correct.closed, exact: true }).click();
		await pick(en.table.company, 'SPM');
		await sheet(page).getByRole('alert').waitFor();
		await kinds.getByRole('button', { name: en.correct.cash, exact: true }).click();
		await because(page, en.correct.reasonAgreed);
		await button(new RegExp(`^${en.correct.book}`)).click();
		await sheet(page).waitFor({ state: 'detached' });

		const disk = await onDisk(page, game.id);
		expect(disk?.count).toBe(line().length + 1);
		await page.getByText('Eva', { exact: true }).filter({ visible: true }).first().waitFor();
		await goTo(page, en.nav.chart);
		await page
			.getByRole('button', { name: /PAC, MEX/ })
			.first()
			.waitFor();
		await goTo(page, en.nav.journal);
		await page.getByRole('button', { name: new RegExp(`^${enScreens.kindBanker}`) }).click();
		const entry = page.getByRole('main').getByRole('button', { name: /correction/ });
		await entry.first().getByText(en.correct.reasonAgreed).waitFor();
		await entry.first().getByText('$15').waitFor();
	});
});

describe('looking back', () => {
	it('shows the table as it was, goes back to now, and undoes to here with all of it to redo', async () => {
		const game = midGameAt();
		await importGame(app, game);
		const all = line();
		const then = played(all.slice(0, -4));
		await goTo(page, en.nav.journal);
		const entry = page
			.getByRole('main')
			.getByRole('button', { name: new RegExp(then.label ?? '') })
			.first();
		await entry.click();
		await page.getByRole('button', { name: en.journal.lookThen }).click();
		const banner = page.locator('aside:is(.past, .unreal)');
		await banner.getByText(en.travel.banner({ number: all.length - 4 })).waitFor();
		await expectSameMoney(page, then);
		// Looking only: no button of the turn is there.
		expect(await nowPanel(page).getByRole('button', { name: /^End / }).count()).toBe(0);
		await banner.getByRole('button', { name: en.travel.later }).click();
		await expectSameMoney(page, played(all.slice(0, -3)));
		await banner.getByRole('button', { name: en.travel.backToNow }).click();
		await banner.waitFor({ state: 'detached' });
		await expectSameMoney(page, game.ledger);

		await goTo(page, en.nav.journal);
		await entry.click();
		await page.getByRole('button', { name: en.journal.backToHere }).click();
		await goTo(page, en.nav.table);
		await acknowledged(page, then.label);
		await expectSameMoney(page, then);
		await unfoldNow(page);
		await page.getByRole('region', { name: en.cardboard.titleUndo }).waitFor();
		for (let redone = 3; redone >= 0; redone--) {
			await redo(page);
			await acknowledged(page, played(all.slice(0, redone === 0 ? undefined : -redone)).label);
		}
		await expectSameMoney(page, game.ledger);
	});
});

describe('what if', () => {
	it('plays on in a marked copy, undo and all, and is thrown away in one tap', async () => {
		const game = midGameAt();
		await importGame(app, game);
		const before = await onDisk(page, game.id);
		const real = game.ledger;
		await openRepair(page, en.whatIf.start);
		const banner = page.locator('aside:is(.past, .unreal)');
		await banner.getByText(en.whatIf.banner).waitFor();
		const trial = played(line());
		const hand = new Hand(page, trial);
		await hand.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
		await hand.play([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 190, choice: 'withhold' }
		]);
		await hand.undo();
		await expectSameMoney(page, trial);
		await hand.redo();
		await banner.getByText(en.whatIf.steps({ count: 2 })).waitFor();
		await banner.getByRole('button', { name: en.whatIf.differences }).click();
		await sheet(page).getByText('+$200', { exact: true }).waitFor();
		await button(en.app.close).click();
		expect(await onDisk(page, game.id)).toEqual(before);
		await banner.getByRole('button', { name: en.whatIf.discard }).click();
		await banner.waitFor({ state: 'detached' });
		await acknowledged(page, real.label);
		await expectSameMoney(page, real);
		expect(await onDisk(page, game.id)).toEqual(before);
	});
});

describe('an interruption', () => {
	it('leaves a repair half entered, and a restart comes back to it', async () => {
		const game = midGameAt();
		await importGame(app, game);
		await openRepair(page, en.correct.title);
		await pick(en.correct.to, /^Bruno/);
		await typeFigure(page, 45);
		await because(page, en.correct.reasonForgotten);
		await sheet(page).getByText('+$45', { exact: true }).waitFor();
		await onDeskOnDisk(page, en.correct.reasonForgotten);
		await page.reload();
		await onTable(page);
		await sheet(page).getByText('+$45', { exact: true }).waitFor();
		await button(new RegExp(`^${en.correct.book}`)).click();
		await sheet(page).waitFor({ state: 'detached' });
		const changes = [{ kind: 'cash', from: 'bank', to: 'p2', amount: 45 }] as const;
		game.ledger.book([{ do: 'correct', reason: en.correct.reasonForgotten, changes }]);
		await acknowledged(page, game.ledger.label);
		await expectSameMoney(page, game.ledger);
		await page.reload();
		await onTable(page);
		expect(await sheet(page).count()).toBe(0);
		expect(app.cspViolations).toEqual([]);
		expect(app.foreignRequests).toEqual([]);
	});
});
