// What rarely happens in 18MEX, entered by taps: an auction told only by its result, a private sold
// between players, 5% certificates, a forced purchase with an emergency sale, a bankruptcy, the NdM
// merger.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action, State } from '../../src/lib/engine';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en } from './harness/ledger';
import {
	auction,
	beforeTheMerger,
	beforeTheMinorsClose,
	halfShares,
	poor,
	privateSale
} from './harness/mex-rare';
import { gameAt } from './harness/position';
import { acknowledged, expectSameMoney, importGame } from './harness/table';

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false });
});

afterAll(async () => {
	await app?.close();
});

/** A game that stands there, on the screen, and the hand that plays it. */
async function at(state: State, id: string): Promise<Hand> {
	const game = gameAt('18mex', state, id);
	await importGame(app, game);
	return new Hand(app.page, game.ledger);
}

/** The same entry in the ledger; then both agree about its name and about all money. */
async function agreed(hand: Hand, ...actions: Action[]): Promise<void> {
	hand.ledger.book(actions);
	await acknowledged(app.page, hand.ledger.label);
	await expectSameMoney(app.page, hand.ledger);
}

/** Opens the sheet of a company that must own a train. */
async function mustBuy(hand: Hand): Promise<void> {
	await hand.press(en.trains.forcedTitle);
	await hand.sheet.waitFor();
}

const forcedTrain = (state: State): Action => ({
	do: 'buyTrain',
	company: 'PAC',
	train: state.trains.find((train) => train.place === 'offering')?.id ?? '',
	price: 100,
	help: true
});

describe('the opening sale', () => {
	it('§3.1.1 takes only the result of an auction: who won, for how much', async () => {
		const hand = await at(auction(), 'auction-result');
		await hand.press(en.opening.onlyResult);
		const winners = hand.now.getByRole('list', { name: en.opening.winner });
		await hand.press(/^Ana/, winners);
		await hand.press(en.pad.more({ amount: '$5' }));
		const amount = '$60';
		await hand.press(en.opening.settle({ player: 'Ana', amount }));
		await agreed(hand, { do: 'settleAuction', deed: 'KCM&O', player: 'p1', amount: 60 });
		expect(hand.ledger.state.deeds['KCM&O']?.place).toBe('p1');
	});
});

describe('a stock turn', () => {
	it('§3.2(a) sells a single 5% certificate for half, rounded up', async () => {
		const hand = await at(halfShares(), 'half-share');
		await app.page.getByRole('button', { name: /5%/ }).first().click();
		await hand.press(/^Sell 5% .*\$33/, hand.sheet);
		await hand.press(new RegExp(`^${en.stock.confirmTurn}|^Confirm up to`));
		await agreed(
			hand,
			{ do: 'sellShares', player: 'p2', company: 'NdM', percent: 5, halves: 1 },
			{ do: 'endTurn' }
		);
		expect(hand.ledger.state.cash['p2']).toBe(625 + 33);
	});

	it('§3.2(b) sells a private to another player at an agreed price', async () => {
		const hand = await at(privateSale(), 'private-sale');
		await hand.press(en.now.tradePrivate);
		await hand.press(/^MIR Ana → Carla/, hand.sheet);
		await hand.digits(135);
		await hand.press(/^Carla buys MIR from Ana for \$135/, hand.sheet);
		await hand.press(/^Confirm turn.*sell MIR/);
		await agreed(
			hand,
			{ do: 'tradeDeed', deed: 'MIR', seller: 'p1', buyer: 'p3', price: 135 },
			{ do: 'endTurn' }
		);
		expect(hand.ledger.state.deeds['MIR']?.place).toBe('p3');
	});
});

describe('a train must be bought', () => {
	it('§4.3.4.2 the president sells a share, then adds what is missing', async () => {
		const hand = await at(poor(30, { p1: [20, 10, 10], p2: [10, 10] }), 'emergency');
		await mustBuy(hand);
		await hand.press(/^PAC 10% \+\$60/, hand.sheet);
		await agreed(hand, { do: 'sellForTrain', player: 'p1', company: 'PAC', percent: 10 });
		if ((await hand.sheet.count()) === 0) await mustBuy(hand);
		await hand.press(/^Buy the 2-train/, hand.sheet);
		await agreed(hand, forcedTrain(hand.ledger.state));
		expect(hand.ledger.state.cash).toMatchObject({ PAC: 0, p1: 40 });
	});

	it('§6(c) a president with nothing left to sell goes bankrupt, and the game ends', async () => {
		const hand = await at(poor(10, { p1: [20], p2: [10, 10] }), 'bankrupt');
		await mustBuy(hand);
		await hand.press(en.trains.bankrupt, hand.sheet);
		const question = hand.sheet.last();
		await question.getByText(en.trains.bankruptQuestion({ player: 'Ana' })).waitFor();
		await hand.press(en.trains.bankrupt, question);
		hand.ledger.book([{ do: 'declareBankrupt', player: 'p1' }]);
		await acknowledged(app.page, hand.ledger.label);
		expect(hand.ledger.state.finished).toBe('bankruptcy');
		await app.page.getByText(en.score.finalTitle).first().waitFor();
	});
});

describe('the phases that close and merge', () => {
	const buy = (state: State, type: string, price: number): Action => ({
		do: 'buyTrain',
		company: 'CHI',
		train:
			state.trains.find((train) => train.place === 'offering' && train.type === type)?.id ?? '',
		price
	});

	it('§5.3 the first 5 asks around the table; the last answer merges', async () => {
		const hand = await at(beforeTheMerger(), 'merger');
		await mustBuy(hand);
		await hand.press(/^Buy the 5-train/, hand.sheet);
		await agreed(hand, buy(hand.ledger.state, '5', 450));
		await hand.now.getByText('Carla is asked: merge UdY into NdM?').first().waitFor();
		// The merger is this title's own: the core does not know these actions.
		await hand.play([{ do: 'own.answerMerger', player: 'p3', company: null } as never]);
		await hand.now.getByText('Ana is asked: merge SPM into NdM?').first().waitFor();
		await hand.play([{ do: 'own.answerMerger', player: 'p1', company: 'SPM' } as never]);
		await expectSameMoney(app.page, hand.ledger);
		expect(hand.ledger.state.companies['SPM']?.closed).toBe(true);
	});

	it('§5.2 the fifth 3 closes the minors: shares for their owners, treasuries to NdM and UdY', async () => {
		const hand = await at(beforeTheMinorsClose(), 'minors-close');
		await mustBuy(hand);
		const sheet = hand.sheet.getByRole('region', { name: en.now.consequences });
		await sheet.getByText(/3½/).first().waitFor();
		await hand.press(/^Buy the 3-train/, hand.sheet);
		await agreed(hand, buy(hand.ledger.state, '3', 180));
		expect(hand.ledger.state.phase).toBe('3½');
		expect(hand.ledger.state.cash).toMatchObject({ NdM: 70, UdY: 50 });
		// What has to be moved on the real table is listed.
		const list = hand.now.getByRole('region', { name: en.cardboard.title });
		for (const words of [/NdM.*5%/, /UdY.*10%/]) await list.getByText(words).first().waitFor();
	});
});
