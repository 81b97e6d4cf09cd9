// The opening sale with a contested auction, and stock turns, all by taps: several trades in one
// confirmation, everyone left passing, and a refused purchase that explains itself and is forced.
import { afterEach, describe, expect, it } from 'vitest';
import { decideEntry, type Action, type State } from '../../src/lib/engine';
import { describeRefusal } from '../../src/lib/text/describe-refusal';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, midGameAt, newMexLedger, type Ledger } from './harness/ledger';
import { acknowledged, beginGame, expectSameMoney, goTo, importGame } from './harness/table';

let app: App | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
});

describe('the opening sale', () => {
	it('sells, takes bids, and holds a contested auction with a bid of any height', async () => {
		app = await launchApp({ worker: false });
		const names = ['Ana', 'Bruno', 'Carla'];
		await beginGame(app, names);
		const ledger = newMexLedger(names);
		const hand = new Hand(app.page, ledger);
		const bid = (player: 'p1' | 'p2' | 'p3', deed: string, amount: number): Action => ({
			do: 'bid',
			player,
			deed,
			amount
		});
		const [lowest, next] = ledger.title.tables.deeds.map((card) => card.id);
		expect([lowest, next]).toEqual(['MCAR', 'KCM&O']);
		await hand.play([bid('p1', 'KCM&O', 45)]);
		await hand.play([bid('p2', 'KCM&O', 63)]);
		await hand.play([{ do: 'buyLowest', player: 'p3' }]);

		// The lowest is sold, and two have bid on what is the lowest now: an auction.
		expect(ledger.state.turn).toMatchObject({ kind: 'auction', deed: 'KCM&O', player: 'p1' });
		await hand.now.getByText(en.opening.leading).waitFor();
		await hand.play([bid('p1', 'KCM&O', 68)]);
		await hand.play([bid('p2', 'KCM&O', 80)]);
		await expectSameMoney(app.page, ledger);
		await hand.play([{ do: 'pass', player: 'p1' }]);
		expect(ledger.state.deeds['KCM&O']?.place).toBe('p2');
		await app.page
			.getByRole('region', { name: en.opening.title })
			.getByText(en.opening.soldTo({ player: 'Bruno' }))
			.waitFor();
		await expectSameMoney(app.page, ledger);
		await hand.undo();
		expect(ledger.state.turn?.kind).toBe('auction');
		await hand.redo();
		await expectSameMoney(app.page, ledger);
	});
});

/** The last stock round of the mid-game, at its first turn. */
const inStockRound = (state: State) => state.round.kind === 'stock' && state.round.number === 4;

/** A sale and a purchase of the player at turn that the engine allows together. */
function saleAndPurchase(ledger: Ledger): Action[] {
	const { turn } = ledger.state;
	if (turn?.kind !== 'stock') throw new Error('not a stock turn');
	const { player } = turn;
	const companies = Object.keys(ledger.state.companies);
	for (const sold of companies) {
		for (const bought of companies) {
			const actions: Action[] = [
				{ do: 'sellShares', player, company: sold, percent: 20 },
				{ do: 'buyShare', player, company: bought, from: 'offering', percent: 10 },
				{ do: 'endTurn' }
			];
			if (ledger.may(actions)) return actions;
		}
	}
	throw new Error('nothing can be sold and bought here');
}

describe('a stock turn', () => {
	it('sells two and buys one in a single entry, then everyone left passes', async () => {
		app = await launchApp({ worker: false });
		const game = midGameAt(inStockRound);
		await importGame(app, game);
		const { ledger } = game;
		const hand = new Hand(app.page, ledger);
		const before = ledger.count;
		await hand.play(saleAndPurchase(ledger));
		expect(ledger.count).toBe(before + 1);
		await expectSameMoney(app.page, ledger);

		const passes: Action[] = [];
		let state = ledger.state;
		while (state.round.kind === 'stock' && state.turn?.kind === 'stock') {
			const pass: Action = { do: 'pass', player: state.turn.player };
			const decision = decideEntry(ledger.title.rules, state, [pass]);
			if (!decision.ok) throw new Error('somebody may not pass');
			passes.push(pass);
			state = decision.state;
		}
		expect(passes.length).toBeGreaterThan(2);
		await hand.play(passes);
		expect(ledger.state.round.kind).toBe('operating');
		await expectSameMoney(app.page, ledger);
	});

	it('explains a refused purchase with its rule, and books it when forced with a reason', async () => {
		app = await launchApp({ worker: false });
		const game = midGameAt(inStockRound);
		await importGame(app, game);
		const { page } = app;
		const { ledger } = game;
		const { title, state } = ledger;
		const hand = new Hand(page, ledger);
		const { turn } = state;
		if (turn?.kind !== 'stock') throw new Error('not a stock turn');
		const buys = Object.keys(state.companies).map((company): Action => ({
			do: 'buyShare',
			player: turn.player,
			company,
			from: 'offering',
			percent: 10
		}));
		// Against a rule, not against arithmetic: what a banker may force.
		const refused = buys.flatMap((buy) => {
			const decision = decideEntry(title.rules, state, [buy]);
			const forced = decideEntry(title.rules, state, [buy, { do: 'endTurn' }], { override: true });
			return !decision.ok && forced.ok ? [{ buy, refusals: decision.refusals }] : [];
		})[0];
		if (refused === undefined) throw new Error('nothing is refused here');

		const board = page.getByRole('region', { name: en.stock.title });
		// Muted buttons can be tapped, to hear why; the driver takes them for dead.
		await board
			.getByRole('button', { name: ledger.describe(refused.buy) })
			.first()
			.click({ force: true });
		const [refusal] = refused.refusals;
		if (refusal === undefined) throw new Error('refused without a reason');
		await hand.sheet.getByText(describeRefusal(en, title, state, refusal)).waitFor();
		await hand.sheet
			.getByText(/§\s?\d/)
			.first()
			.waitFor();
		await hand.sheet.getByRole('textbox').fill('agreed by all');
		await hand.press(en.override.force, hand.sheet);
		await hand.press(new RegExp(`^${en.stock.confirmTurn}`));
		ledger.book([refused.buy, { do: 'endTurn' }], true);
		await acknowledged(page, ledger.label);
		await expectSameMoney(page, ledger);
		await goTo(page, en.nav.journal);
		await page.getByText('agreed by all').first().waitFor();
	});
});
