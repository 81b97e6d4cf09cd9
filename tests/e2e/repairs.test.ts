// Changing the past: a wrong dividend, a forgotten sale, an entry that should not be there. What it
// comes to is seen before anything is accepted, and the old line of play can be brought back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Action, State } from '../../src/lib/engine';
import { screens } from '../../src/lib/text/en/screens';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, midGameAt } from './harness/ledger';
import {
	acceptAndRead,
	acceptButton,
	difference,
	line,
	openEntry,
	openRepair,
	played,
	sheet,
	standsAt,
	typeFigure
} from './harness/repair';
import { expectSameMoney, goTo, importGame, nowPanel, unfoldNow } from './harness/table';

let app: App;
let page: Page;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	page = app.page;
});

afterAll(async () => {
	await app?.close();
});

/** The entries with one replaced, put in or taken out. */
function edited(
	all: readonly (readonly Action[])[],
	at: number,
	remove: number,
	...entries: (readonly Action[])[]
) {
	return [...all.slice(0, at), ...entries, ...all.slice(at + remove)];
}

describe('a wrong dividend four entries back', () => {
	const all = line();
	const at = all.length - 4;
	const right = played(
		edited(all, at, 1, [
			{ do: 'collectMail', company: 'CHI', amount: 20 },
			{ do: 'run', company: 'CHI', revenue: 180, choice: 'pay' }
		])
	);

	it('shows what would be different, is accepted with its cardboard list, and can be taken back', async () => {
		const game = midGameAt();
		const { ledger } = game;
		await importGame(app, game);
		await openEntry(page, at + 1);
		await sheet(page).getByText(en.repair.noChangeYet).waitFor();
		expect(await acceptButton(page).isDisabled()).toBe(true);
		await typeFigure(page, 180);

		// 140 was paid out where 180 should have been: 10% is 4 more for each share of ten.
		const ana = difference(page, 'Ana');
		await ana.getByText('+$20', { exact: true }).waitFor();
		await difference(page, 'Diego').getByText('+$8', { exact: true }).waitFor();
		await sheet(page).getByText(en.rewrite.nothingElse).waitFor();
		await expectSameMoney(page, ledger);

		const moves = await acceptAndRead(page);
		expect(moves).toContain('Bank → Ana: $20');
		expect(moves.some((move) => move.includes('stays at'))).toBe(false);
		await standsAt(page, right);
		await expectSameMoney(page, right);
		// The table shows the same list as after any entry, without what went and came back.
		await unfoldNow(page);
		const list = page.getByRole('region', { name: en.cardboard.title });
		expect((await list.getByRole('listitem').allTextContents()).map((text) => text.trim())).toEqual(
			moves.map((text) => text.trim())
		);

		await goTo(page, en.nav.journal);
		const entry = page.getByRole('main').getByRole('button', { name: /pays out \$180/ });
		await entry.getByText(screens.replaced).waitFor();
		await entry.getByText('pays out $140').waitFor();
		await goTo(page, en.nav.table);

		await openRepair(page, en.journal.otherLines);
		await sheet(page).getByRole('button', { name: en.app.details }).click();
		await sheet(page).getByText('−$20', { exact: true }).waitFor();
		await sheet(page).getByRole('button', { name: en.journal.bringBack }).click();
		await sheet(page).waitFor({ state: 'detached' });
		await standsAt(page, ledger);
		await expectSameMoney(page, ledger);
	});

	it('is changed from the journal too, and play goes on from the new line after a reload', async () => {
		const game = midGameAt();
		await importGame(app, game);
		await goTo(page, en.nav.journal);
		await page
			.getByRole('main')
			.getByRole('button', { name: /CHI collects \$20 mail, pays out \$140/ })
			.first()
			.click();
		await page.getByRole('button', { name: screens.changeEntry }).click();
		await typeFigure(page, 180);
		await acceptAndRead(page);
		await goTo(page, en.nav.table);
		await nowPanel(page).waitFor();
		await page.reload();
		await nowPanel(page).waitFor();
		await expectSameMoney(page, right);
		const ledger = played(
			edited(all, at, 1, [
				{ do: 'collectMail', company: 'CHI', amount: 20 },
				{ do: 'run', company: 'CHI', revenue: 180, choice: 'pay' }
			])
		);
		const hand = new Hand(page, ledger);
		await hand.play([{ do: 'payTerrain', company: 'PAC', amount: 20 }]);
		await expectSameMoney(page, ledger);
	});
});

describe('a forgotten sale', () => {
	const all = line();
	const at = all.findIndex(
		([first]) => first?.do === 'buyShare' && first.company === 'SPM' && first.player === 'p1'
	);
	const sale: Action = { do: 'sellShares', player: 'p1', company: 'PAC', percent: 10 };

	it('is inserted before the purchase of its turn; later entries follow', async () => {
		const right = played(edited(all, at, 0, [sale]));
		const game = midGameAt();
		await importGame(app, game);
		await goTo(page, en.nav.journal);
		await page
			.getByRole('main')
			.getByRole('button', { name: /^\s*\d+.*Ana buys 10% SPM/ })
			.first()
			.click();
		await page.getByRole('button', { name: en.journal.insertBefore }).click();
		await sheet(page)
			.getByRole('button', { name: en.repair.kinds.sellShares, exact: true })
			.click();
		await sheet(page)
			.getByRole('button', { name: /^Ana sells 10% PAC/ })
			.first()
			.click();
		await sheet(page).getByText(en.rewrite.laterDifferent).waitFor();
		await sheet(page).getByRole('group', { name: en.pad.title }).waitFor({ state: 'detached' });
		await difference(page, 'Ana').getByText('PAC').waitFor();
		const moves = await acceptAndRead(page);
		expect(moves.some((move) => move.includes('PAC 10%: Ana → Open Market'))).toBe(true);
		await goTo(page, en.nav.table);
		await standsAt(page, right);
		await expectSameMoney(page, right);
	});
});

describe('an entry that should not be there', () => {
	const begun = (state: State) =>
		state.trains.some((train) => train.type === '3' && train.place === 'PAC');
	const all = line(begun);
	const wrong = all.findIndex(
		([first], i) => first?.do === 'buyTrain' && first.company === 'CHI' && i > 40
	);
	const later = all.length - 1;

	async function remove(): Promise<void> {
		await importGame(app, midGameAt(begun));
		await openEntry(page, wrong + 1);
		await sheet(page).getByText(en.rewrite.remove, { exact: true }).click();
		await sheet(page).getByText(en.rewrite.laterMisfit).waitFor();
		// The last 2-train is there again, so nobody could buy the first 3-train.
		await sheet(page)
			.getByText(/PAC buys a 3-train/)
			.first()
			.waitFor();
		await sheet(page).getByText(/§/).first().waitFor();
		expect(await acceptButton(page).isDisabled()).toBe(true);
		await acceptButton(page)
			.getByText(en.rewrite.unresolved({ count: 1 }))
			.waitFor();
	}
	const choose = (name: string) => sheet(page).getByRole('button', { name, exact: true }).click();

	it('takes the later one that no longer fits along, when it is dropped', async () => {
		await remove();
		await choose(en.rewrite.drop);
		await acceptAndRead(page);
		const right = played(edited(all, wrong, 1).slice(0, -1));
		await standsAt(page, right);
		await expectSameMoney(page, right);
	});

	it('lets the later one be adjusted to what would have happened', async () => {
		await remove();
		await choose(en.rewrite.adjust);
		await sheet(page)
			.getByText(en.repair.adjusting({ number: later + 1 }))
			.waitFor();
		await sheet(page)
			.getByRole('button', { name: /^PAC buys a 2-train.*\$100/ })
			.first()
			.click();
		await sheet(page).getByRole('button', { name: en.app.done }).click();
		await acceptAndRead(page);
		const train = all[wrong]?.[0];
		if (train?.do !== 'buyTrain' || !('train' in train)) throw new Error('no train was bought');
		const right = played(
			edited(all, wrong, 1).with(-1, [
				{ do: 'buyTrain', company: 'PAC', train: train.train, price: 100 }
			])
		);
		await standsAt(page, right);
		await expectSameMoney(page, right);
	});

	it('keeps the later one as it happened, marked in the journal', async () => {
		await remove();
		await choose(en.rewrite.keep);
		await difference(page, 'CHI').getByText('+$100', { exact: true }).waitFor();
		await acceptAndRead(page);
		const bank = await page.getByRole('button', { name: /^Bank/ }).first().textContent();
		const before = played(all);
		expect(bank).toContain(before.say.money((before.state.cash['bank'] ?? 0) - 100));
		await goTo(page, en.nav.journal);
		await page
			.getByRole('main')
			.getByRole('button', { name: /PAC buys a 3-train/ })
			.getByText(en.journal.kept)
			.waitFor();
		expect(app.cspViolations).toEqual([]);
		expect(app.foreignRequests).toEqual([]);
	});
});
