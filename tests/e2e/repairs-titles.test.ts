// What only one title keeps is set right, a game is taken up inside a turn and played on, and an
// absent player passes: in every title, by taps, against the same game in the engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
	fromPosition,
	toPosition,
	type Action,
	type FieldValue,
	type Title
} from '../../src/lib/engine';
import { business, empty, mx, operating, patchOwn, play } from '../engine/1822mx/support';
import { newOe, oe } from '../engine/18oe/oe-support';
import { launchApp, type App } from './harness/browser';
import { REASON } from './harness/corrections';
import { Hand } from './harness/hand';
import { en, Ledger, midGameAt } from './harness/ledger';
import { MxHand } from './harness/mx-hand';
import { OeHand } from './harness/oe-hand';
import { enterPlayers, PositionHand } from './harness/position-entry';
import { because, openRepair, sheet } from './harness/repair';
import { acknowledged, importGame, onTable } from './harness/table';

let app: App;
let page: Page;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	page = app.page;
});

afterAll(async () => {
	await app?.close();
});

const tap = (group: string, name: string | RegExp) =>
	sheet(page)
		.getByRole('group', { name: group, exact: true })
		.getByRole('button', { name, exact: typeof name === 'string' })
		.click();

/** Books what is entered on the sheet, and the same in the engine. */
async function book(ledger: Ledger, action: Action): Promise<void> {
	await because(page, REASON);
	await sheet(page)
		.getByRole('button', { name: new RegExp(`^${en.correct.book}`) })
		.click();
	await sheet(page).waitFor({ state: 'detached' });
	ledger.book([action]);
	await acknowledged(page, ledger.label);
}

const correct = (field: string, value: FieldValue): Action => ({
	do: 'correct',
	reason: REASON,
	changes: [{ kind: 'field', field, value }]
});

/** The sheet at one field that only the title keeps. */
async function openField(title: Title, ledger: Ledger, id: string): Promise<string> {
	await openRepair(page, en.correct.title);
	await tap(en.correct.what, en.correct.field);
	const label = title.position.fields(ledger.state).find((each) => each.id === id)?.label.en ?? '';
	await tap(en.correct.fieldWhich, label);
	return label;
}

describe('somebody leaves the table', () => {
	it('passes unasked in the entry before, until coming back', async () => {
		const game = midGameAt((state) => state.round.kind === 'stock' && state.round.number === 4);
		await importGame(app, game);
		const { ledger } = game;
		const [first, second] = order(ledger);
		await openRepair(page, en.correct.title);
		await tap(en.correct.what, en.correct.away);
		await tap(en.repair.who, ledger.say.holder(second));
		await book(ledger, {
			do: 'correct',
			reason: REASON,
			changes: [{ kind: 'away', player: second, away: true }]
		});
		const card = page
			.getByRole('region', { name: en.table.players })
			.last()
			.locator('article', { hasText: ledger.say.holder(second) });
		await card.getByText(en.table.away, { exact: true }).waitFor();
		await new Hand(page, ledger).play([{ do: 'pass', player: first }]);
		expect(ledger.label).toContain(`(${en.actions.absentToo})`);
		expect(order(ledger)[0]).not.toBe(second);
	});
});

/** Whose stock turn it is, and who comes after. */
function order({ state }: Ledger) {
	const first = state.turn?.kind === 'stock' ? state.turn.player : 'p1';
	const { seats } = state;
	return [first, seats[(seats.indexOf(first) + 1) % seats.length] ?? 'p1'] as const;
}

describe('1822MX', () => {
	it('§6.3 is taken up after the run of a company, and a destination token is taken back', async () => {
		const fresh = empty(3);
		const money = { price: 100, shares: { p1: 40, p2: 20 }, cash: 300, trains: ['L'] };
		const ran = play(operating(business(fresh, 'MC', money), 'MC'), {
			do: 'run',
			company: 'MC',
			revenue: 60,
			choice: 'pay'
		});
		const table = toPosition(mx, patchOwn(ran, { destinations: ['MC'] }));
		const round = { ...table.round, part: 1, parts: 1 };
		const ledger = await takeUp(mx, fresh, { ...table, round });
		const label = await openField(mx, ledger, 'destinations');
		await tap(label, ledger.say.company('MC'));
		await book(ledger, correct('destinations', []));
		await new MxHand(page, ledger).play([{ do: 'endTurn' }]);
	});
});

describe('18OE', () => {
	it('is taken up in the packet sale, played on by a tap, and minor C’s place is set right', async () => {
		const fresh = newOe();
		const table = { ...toPosition(oe, fresh), turn: 'p2' as const, priority: 'p2' as const };
		const ledger = await takeUp(oe, fresh, table);
		await new OeHand(page, ledger).act({ do: 'pass', player: 'p2' });
		const label = await openField(oe, ledger, 'minorC');
		await tap(label, 'last');
		await book(ledger, correct('minorC', 'last'));
	});
});

/** Enters the position by hand and starts; the ledger stands where the screen does. */
async function takeUp(
	title: Title,
	fresh: Parameters<typeof fromPosition>[1],
	table: ReturnType<typeof toPosition>
): Promise<Ledger> {
	const names = fresh.seats.map((id) => fresh.players[id]?.name ?? id);
	await enterPlayers(app, names, title.name);
	await new PositionHand(page, title, fresh, table).enter();
	await page.getByText(en.position.allPlaced).waitFor();
	await page.getByRole('button', { name: en.position.start }).click();
	await onTable(page);
	const entered = fromPosition(title, fresh, table);
	if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
	return new Ledger(title, entered.state);
}
