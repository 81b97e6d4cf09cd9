// How many taps the usual entries take, digits aside: promises to the banker, held here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action, PlayerId, State } from '../../src/lib/engine';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, midGameAt } from './harness/ledger';
import { acknowledged, importGame, nowPanel } from './harness/table';

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false });
});

afterAll(async () => {
	await app?.close();
});

/** A game of its own for each promise, in the one browser. */
async function gameAt(until?: (state: State) => boolean): Promise<Hand> {
	const game = midGameAt(until);
	await importGame(app, game);
	return new Hand(app.page, game.ledger);
}

const stockRound = (state: State) => state.round.kind === 'stock' && state.round.number === 4;
const income = (state: State) => state.turn?.kind === 'income' && state.round.number === 4;
const opening = (state: State) => state.turn?.kind === 'opening';

/** The first of these that the engine would take now. */
function allowed(hand: Hand, choices: readonly (readonly Action[])[]): readonly Action[] {
	const found = choices.find((actions) => hand.ledger.may(actions));
	if (found === undefined) throw new Error('none of these is allowed here');
	return found;
}

function atTurn(hand: Hand): PlayerId {
	const { turn } = hand.ledger.state;
	if (turn === null || !('player' in turn) || turn.player === null)
		throw new Error('no player is at turn');
	return turn.player;
}

const majors = ['CHI', 'MEX', 'PAC', 'SPM', 'TM', 'MC'];
const end: Action = { do: 'endTurn' };
const runFor = (revenue: number, choice: 'pay' | 'withhold'): Action[] => [
	{ do: 'collectMail', company: 'PAC', amount: 30 },
	{ do: 'run', company: 'PAC', revenue, choice }
];

/** Enters the entry and says how many taps it took. */
async function tapsFor(hand: Hand, actions: readonly Action[]): Promise<number> {
	hand.taps = 0;
	await hand.play(actions);
	return hand.taps;
}

describe('taps in a stock round', () => {
	it('buy a share: 2', async () => {
		const hand = await gameAt(stockRound);
		const player = atTurn(hand);
		const buys = majors.map((company): Action[] => [
			{ do: 'buyShare', player, company, from: 'offering', percent: 10 },
			end
		]);
		expect(await tapsFor(hand, allowed(hand, buys))).toBeLessThanOrEqual(2);
	});

	it('sell two shares: 3; undo: 1', async () => {
		const hand = await gameAt(stockRound);
		const player = atTurn(hand);
		const sales = majors.map((company): Action[] => [
			{ do: 'sellShares', player, company, percent: 20 },
			end
		]);
		expect(await tapsFor(hand, allowed(hand, sales))).toBeLessThanOrEqual(3);
		hand.taps = 0;
		await hand.undo();
		expect(hand.taps).toBe(1);
	});

	it('pass: 1; everyone left passes: 1', async () => {
		const hand = await gameAt(stockRound);
		expect(await tapsFor(hand, [{ do: 'pass', player: atTurn(hand) }])).toBe(1);
		const { seats } = hand.ledger.state;
		const first = seats.indexOf(atTurn(hand));
		const rest = seats.slice(1).map((_seat, i): Action => {
			const player = seats[(first + i) % seats.length];
			return { do: 'pass', player: player ?? atTurn(hand) };
		});
		expect(await tapsFor(hand, rest)).toBe(1);
		expect(hand.ledger.state.round.kind).toBe('operating');
	});
});

describe('taps in the opening sale', () => {
	it('minimum bid: 2', async () => {
		const hand = await gameAt(opening);
		const bid: Action = { do: 'bid', player: atTurn(hand), deed: 'MIR', amount: 105 };
		expect(await tapsFor(hand, [bid])).toBeLessThanOrEqual(2);
	});
});

describe('taps in an operating round', () => {
	it('all private income: 1', async () => {
		const hand = await gameAt(income);
		expect(await tapsFor(hand, [{ do: 'payIncome' }])).toBe(1);
	});

	it('dividend with a typed revenue: 3, then the next train: 2', async () => {
		const hand = await gameAt();
		expect(await tapsFor(hand, runFor(190, 'pay'))).toBeLessThanOrEqual(3);
		const next = [3, 4, 5, 6, 7].map((n): Action[] => [
			{ do: 'buyTrain', company: 'PAC', train: `3-${n}`, price: 180 }
		]);
		expect(await tapsFor(hand, allowed(hand, next))).toBeLessThanOrEqual(2);
	});

	it('withhold: 3', async () => {
		const hand = await gameAt();
		expect(await tapsFor(hand, runFor(190, 'withhold'))).toBeLessThanOrEqual(3);
	});

	it('repeat the last revenue and pay: 2', async () => {
		const hand = await gameAt();
		await hand.press(new RegExp(`^${en.run.sameAsLast}`));
		await hand.confirmRun({ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' });
		hand.ledger.book(runFor(160, 'pay'));
		await acknowledged(hand.page, hand.ledger.label);
		expect(hand.taps).toBeLessThanOrEqual(2);
	});

	it('a quiet company turn, from its beginning to the next company: 2', async () => {
		const hand = await gameAt();
		await hand.press(new RegExp(`^${en.run.sameAsLast}`));
		await hand.confirmRun({ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }, true);
		hand.ledger.book([...runFor(160, 'pay'), end]);
		await acknowledged(hand.page, hand.ledger.label);
		expect(hand.ledger.state.turn).toMatchObject({ kind: 'operating', company: 'MEX' });
		expect(hand.taps).toBeLessThanOrEqual(2);
	});

	it('who operates next and what everybody is worth: 0', async () => {
		const hand = await gameAt();
		const line = nowPanel(app.page).getByText(en.now.next, { exact: true }).locator('..');
		expect(await line.isVisible()).toBe(true);
		expect(await line.textContent()).toContain('MEX');
		for (const score of hand.ledger.title.scores(hand.ledger.state)) {
			const worth = hand.ledger.say.money(score.total);
			const name = hand.ledger.say.holder(score.player);
			const card = app.page
				.getByRole('article')
				.filter({ has: app.page.getByText(name, { exact: true }) });
			expect(await card.filter({ visible: true }).first().textContent()).toContain(worth);
		}
		expect(hand.taps).toBe(0);
	});

	it('a second window follows live, and books nothing', async () => {
		const hand = await gameAt();
		const second = await app.page.context().newPage();
		const { say, state } = hand.ledger;
		const purse = () => say.money(hand.ledger.state.cash['p3'] ?? 0);
		await second.goto(app.at(`display/${app.page.url().split('/game/')[1] ?? ''}`));
		const before = purse();
		await second.getByText(before, { exact: true }).first().waitFor();
		await hand.play(runFor(190, 'pay'));
		expect(hand.ledger.state).not.toBe(state);
		expect(purse()).not.toBe(before);
		await second.getByText(purse(), { exact: true }).first().waitFor();
		expect(await second.getByRole('button', { name: /undo|revenue|pass/i }).count()).toBe(0);
		await second.close();
	});

	it('export the scores: 2', async () => {
		const hand = await gameAt();
		const download = app.page.waitForEvent('download');
		await hand.tap(app.page.getByRole('link', { name: en.nav.score }));
		await hand.tap(app.page.getByRole('button', { name: en.exporting.scoresCsv }));
		expect((await download).suggestedFilename()).toMatch(/\.csv$/);
		expect(hand.taps).toBeLessThanOrEqual(2);
	});
});
