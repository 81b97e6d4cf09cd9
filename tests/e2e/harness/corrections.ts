// A correction by taps: the sheet "Set something right", one change after the other, one reason.
import type { Locator, Page } from 'playwright-core';
import { findTrain, type Action, type Correction } from '../../../src/lib/engine';
import { en, type Ledger } from './ledger';
import { openRepair, sheet, typeFigure } from './repair';

type Correct = Extract<Action, { readonly do: 'correct'; readonly changes: unknown }>;

export const isCorrection = (action: Action | undefined): action is Correct =>
	action?.do === 'correct' && 'changes' in action;

/** The reason that the sheet offers; the app's entry carries it, so the ledger's must too. */
export const REASON = en.correct.reasonAgreed;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A chip of a list; long lists are folded. */
async function pick(page: Page, group: string, name: RegExp): Promise<void> {
	const list = sheet(page).getByRole('group', { name: group, exact: true });
	const chip = list.getByRole('button', { name }).first();
	const more = list.getByRole('button', { name: new RegExp(`^${en.app.change}`) });
	if ((await chip.count()) === 0 && (await more.count()) > 0) await more.click();
	await chip.click();
}

/** Holders are named with what they have; places by their own names. */
function named(ledger: Ledger, id: string): RegExp {
	const { say } = ledger;
	const place = { offering: say.place('offering'), pool: say.place('pool'), removed: '' }[id];
	if (id === 'removed') return new RegExp(`^${escaped(say.place('removed'))}`, 'i');
	return new RegExp(`^${escaped(place ?? (id === 'bank' ? en.header.bank : say.holder(id)))}`);
}

const KINDS: Partial<Record<Correction['kind'], string>> = {
	cash: en.correct.cash,
	deed: en.correct.deed,
	train: en.correct.train,
	marker: en.correct.marker,
	turn: en.correct.turn
};

export async function enterCorrection(page: Page, ledger: Ledger, action: Correct): Promise<void> {
	await openRepair(page, en.correct.title);
	const kinds = sheet(page).getByRole('group', { name: en.correct.what });
	for (const [at, change] of action.changes.entries()) {
		const kind = KINDS[change.kind];
		if (kind === undefined) throw new Error(`no taps for a correction of ${change.kind}`);
		await kinds.getByRole('button', { name: kind, exact: true }).click();
		await fill(page, ledger, change);
		if (at < action.changes.length - 1) {
			await sheet(page).getByRole('button', { name: en.repair.another }).click();
		}
	}
	await sheet(page)
		.getByRole('group', { name: en.correct.reason, exact: true })
		.getByRole('button', { name: REASON, exact: true })
		.click();
	await sheet(page)
		.getByRole('button', { name: new RegExp(`^${en.correct.book}`) })
		.click();
	await sheet(page).waitFor({ state: 'detached' });
}

async function fill(page: Page, ledger: Ledger, change: Correction): Promise<void> {
	const { say, state } = ledger;
	const button = (name: RegExp): Locator => sheet(page).getByRole('button', { name }).first();
	switch (change.kind) {
		case 'cash':
			await pick(page, en.correct.from, named(ledger, change.from));
			await pick(page, en.correct.to, named(ledger, change.to));
			return typeFigure(page, change.amount);
		case 'deed':
			await pick(page, en.correct.deed, new RegExp(`^${escaped(change.deed)}\\b`));
			return pick(page, en.correct.to, named(ledger, change.to));
		case 'train': {
			const type = findTrain(state, change.train)?.type ?? '';
			await pick(page, en.correct.train, new RegExp(`^${escaped(say.train(type))}`));
			return pick(page, en.correct.to, named(ledger, change.to));
		}
		case 'marker': {
			await pick(page, en.table.company, new RegExp(`^${escaped(change.company)}\\b`));
			const [row, column] = (change.cell ?? '').split('.').map(Number);
			await button(
				new RegExp(escaped(en.chart.position({ row: row ?? 0, column: column ?? 0 })))
			).click();
			const others = (state.market[change.cell ?? '1.1'] ?? []).filter(
				(id) => id !== change.company
			);
			const above = others[change.at - 1];
			const place = above === undefined ? /top/i : new RegExp(en.chart.below({ company: above }));
			return pick(page, en.correct.stackPlace, place);
		}
		default:
			throw new Error(`no taps for a correction of ${change.kind}`);
	}
}
