// Rare moments of 18OE by taps, each from a prepared position: insolvency and rescue, Barclay, what a
// major can buy in one turn, minor C, help for a train, offers of two railroads, and two other ends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/engine';
import { launchApp, type App } from './harness/browser';
import { en, type Fixture } from './harness/ledger';
import { oeWords } from './harness/oe-hand';
import { needsHelp } from './harness/oe-operating-positions';
import {
	askedWithTwo,
	bankAlmostBroken,
	barclayAndRescue,
	beforeTheRound,
	brokeFirstTurn,
	discardAsked,
	everythingToBuy,
	manyMajorsAsked
} from './harness/oe-rare-positions';
import { tapsOn } from './harness/oe-taps';
import { gameAt } from './harness/position';
import { acknowledged, importGame, undoButton } from './harness/table';

let app: App;
const { panel, sheet, press, tap, type, agree } = tapsOn(() => app);
const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
const END = { do: 'endTurn' } as const;

beforeAll(async () => {
	app = await launchApp({ worker: false });
});

afterAll(async () => {
	await app?.close();
});

async function open(state: State, id: string): Promise<Fixture> {
	const game = gameAt('18oe', state, id);
	await importGame(app, game);
	return game;
}
const cash = ({ ledger }: Fixture, id: string): number => ledger.state.cash[id] ?? 0;

describe('§11.6.5 a first turn that nobody can pay', () => {
	it('stations and track come back, then the railroad is given up for its face value', async () => {
		const game = await open(brokeFirstTurn(), 'oe-insolvent');
		const owner = game.ledger.title.controller(game.ledger.state, 'A') ?? '';
		await press(/^Take this turn’s station back/);
		await agree(game, { do: 'own.refund', company: 'A', what: 'tokens' });
		await press(/^Take this turn’s paid track back/);
		await agree(game, { do: 'own.refund', company: 'A', what: 'track' });
		expect(cash(game, 'A')).toBe(60);
		await press(/^Insolvent/);
		await tap(/^Insolvent/);
		await agree(game, { do: 'own.insolvent', company: 'A' });
		// 60 and the owner's 5 went to the bank for the train; 120 came for the charter.
		expect([cash(game, 'A'), cash(game, owner)]).toEqual([0, 120]);
	});
});

describe('§14.4 Barclay, §11.6.5(4) a rescue', () => {
	it('resets a par; or keeps a share; then a minor is bought with what its train lacks', async () => {
		const game = await open(barclayAndRescue(), 'oe-barclay');
		await press(oeWords.powers);
		const group = (name: string) => sheet().getByRole('region', { name });
		await group(oeWords.barclayPar({ company: 'KSS' }))
			.getByRole('button', { name: '£75' })
			.click();
		await tap(/^Barclay/);
		await agree(game, { do: 'own.barclayPar', player: 'p4', company: 'KSS', par: 75 });
		await undoButton(app.page, game.ledger.label).click();
		game.ledger.undo();
		await acknowledged(app.page, game.ledger.label);
		await press(oeWords.powers);
		await group(oeWords.barclayCustody).getByRole('button', { name: 'KSS' }).click();
		await tap(/^Barclay/);
		await agree(game, { do: 'own.barclayCustody', player: 'p4', company: 'KSS' });
		const had = cash(game, 'p4');
		await app.page.getByRole('button', { name: oeWords.rescueMinor({ minor: 'Minor E' }) }).click();
		await press(en.stock.confirmTurn);
		await agree(game, { do: 'own.rescue', player: 'p4', company: 'E' }, END);
		expect(had - cash(game, 'p4')).toBe(120 + 35);
		expect(game.ledger.state.deeds['E']?.place).toBe('p4');
	});
});

describe('one turn of a major in phase 4', () => {
	it('§11.3.5, §11.5, §14.10, §11.6.2, §11.7 port authority, station, Swift, Pullman, minor', async () => {
		const game = await open(everythingToBuy(), 'oe-major');
		await press(/^Port authority/);
		await tap(/North Sea/);
		await agree(game, { do: 'own.portAuthority', company: 'LNWR', sea: 'north', from: 'bank' });
		await press('No run');
		await agree(game, { do: 'noRun', company: 'LNWR' });

		// §11.5 a station of a sister: its place on the charter to the bank, 40 to the sister.
		await press(/^Take over a station/);
		await tap(/^Grand city/);
		await tap('£60');
		await tap(/^Take over a station/);
		await agree(game, {
			do: 'own.transferToken',
			company: 'LNWR',
			from: 'PLM',
			slot: 60,
			city: 'grand'
		});
		expect([cash(game, 'LNWR'), cash(game, 'PLM')]).toEqual([900 - 125 - 100, 140]);

		// §14.10 Swift's 2+2 stays beside the limit.
		await press(/^Powers/);
		await tap(/^The Swift Metropolitan gives LNWR/);
		await agree(game, { do: 'own.swift', player: 'p2', company: 'LNWR' });

		// §11.6.2 a Pullman, of which minor M gets 15.
		await press('Trains');
		await tap(/^Pullman/);
		await sheet()
			.getByRole('button', { name: /buys a Pullman/ })
			.click();
		await agree(game, { do: 'own.buyPullman', company: 'LNWR', from: 'offering' });
		expect(cash(game, 'M')).toBe(10 + 15);

		// §11.7 an abandoned minor.
		await press(/^Own shares and abandoned minors/);
		await tap('Minor G');
		await tap(/buys the abandoned minor G/);
		await agree(game, { do: 'own.buyAbandoned', company: 'LNWR', minor: 'G' });
		expect(cash(game, 'LNWR')).toBe(675 - 150 - 60);
		expect(game.ledger.state.deeds['G']?.place).toBe('LNWR');
	});
});

describe('before and in other turns', () => {
	it('§15.3 minor C chooses its place in the order, on a phone too', async () => {
		const game = await open(beforeTheRound(), 'oe-minor-c');
		await app.page.setViewportSize(PHONE);
		await press('Last');
		await app.page.setViewportSize(TABLET);
		await agree(game, { do: 'own.minorC', at: 'last' });
	});

	it('§11.6.4 a president’s cash makes up what a train costs', async () => {
		const game = await open(needsHelp(400), 'oe-help');
		await press('A train must be bought');
		await sheet()
			.getByRole('button', { name: /^Buy the 4-train/ })
			.click();
		const train = game.ledger.state.trains.find(
			(each) => each.place === 'offering' && each.type === '4+4'
		);
		await agree(game, {
			do: 'buyTrain',
			company: 'LNWR',
			train: train?.id ?? '',
			price: 300,
			side: '4',
			help: true
		});
		expect([cash(game, 'LNWR'), cash(game, 'p2')]).toEqual([0, 400 - 180]);
	});

	it('§10.6 two railroads are offered, each with the tokens that are chosen', async () => {
		const game = await open(askedWithTwo(), 'oe-offers');
		for (const company of ['GSWR', 'BEL']) await press(company);
		const tokens = panel().getByRole('region', { name: oeWords.stationsAt({ company: 'BEL' }) });
		await tokens.getByRole('button', { name: '£20' }).click();
		await press(/^Ana offers/);
		await agree(game, {
			do: 'own.answerOffer',
			player: 'p1',
			company: 'GSWR',
			slots: [80],
			also: ['BEL'],
			alsoSlots: { BEL: [20] }
		});
		await press(/^Bruno makes no offer/);
		await agree(game, { do: 'own.answerOffer', player: 'p2', company: null });
		await panel().getByRole('radio', { name: /BEL/ }).click();
		// What follows names the share that Carla gains.
		expect(await panel().getByLabel('What follows').innerText()).toMatch(/Carla\s+0%\s+10%/);
		await press(/^Carla chooses BEL/);
		await agree(game, { do: 'own.chooseOffer', player: 'p3', company: 'BEL' });
	});

	it('§9.4 who has many majors can form a national on a phone', async () => {
		const game = await open(manyMajorsAsked(), 'oe-many-majors');
		await app.page.setViewportSize(PHONE);
		const asked = panel().getByRole('radio');
		expect(await asked.count()).toBeGreaterThan(4);
		await asked.last().click();
		// The whole button is above the line of who is next, and that line on the screen.
		const form = await panel()
			.getByRole('button', { name: /becomes a national$/ })
			.boundingBox();
		const next = await panel().locator('footer').boundingBox();
		expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
		expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
		await press(/becomes a national$/);
		await app.page.setViewportSize(TABLET);
		const { player = 'p1', choices = [] } = game.ledger.state.duties[0] ?? {};
		await agree(game, { do: 'own.formNational', player, company: choices.at(-1) ?? '' });
	});

	it('§11.6.3 the question which train is given up is open on a phone', async () => {
		const game = await open(discardAsked(), 'oe-discard');
		await app.page.setViewportSize(PHONE);
		await panel().getByRole('radio', { name: /3\+3/ }).click();
		const { company } = game.ledger.state.duties[0] ?? { company: null };
		const train = game.ledger.state.trains.find((t) => t.place === company && t.type === '3+3');
		await press(/gives back a 3\+3/);
		await app.page.setViewportSize(TABLET);
		await agree(game, { do: 'discardTrain', company: company ?? '', train: train?.id ?? '' });
	});
});

describe('§13 two other ends', () => {
	it('the bank breaks: the remainder pays on, and the round is the last', async () => {
		const game = await open(bankAlmostBroken(), 'oe-bank');
		await press('Enter revenue');
		await type('500');
		await sheet()
			.getByRole('button', { name: /Pay out £500/ })
			.last()
			.click();
		const train = game.ledger.state.trains.find((each) => each.place === 'LNWR')?.id ?? '';
		await agree(game, {
			do: 'run',
			company: 'LNWR',
			revenue: 500,
			choice: 'pay',
			perTrain: [{ train, parts: [500] }]
		});
		expect(game.ledger.state.end?.reason).toBe('bank');
		await press(/^End LNWR/);
		await agree(game, END);
		expect(game.ledger.state.finished).toBe('bank');
		await expect.poll(() => panel().innerText()).toContain('the bank');
	});

	it('the table stops by agreement, and the score is counted', async () => {
		const game = await open(beforeTheRound(), 'oe-stopped');
		await app.page.getByRole('link', { name: 'Score' }).click();
		await app.page.getByRole('button', { name: en.now.stopGame }).click();
		await sheet().getByRole('button').last().click();
		game.ledger.book([{ do: 'stopGame' }]);
		const totals = game.ledger.title.scores(game.ledger.state);
		const main = app.page.getByRole('main');
		for (const { total } of totals)
			await expect.poll(() => main.innerText()).toContain(game.ledger.say.money(total));
		expect(app.cspViolations).toEqual([]);
		expect(app.foreignRequests).toEqual([]);
	});
});
