// The end of the NdeM in both cases, the auction of its stations, and the end of a game with a loan.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { MxTester, own } from './harness/mx-tester';
import { eveOfPrivatization, lastTurn, ndemTakesSeven } from './harness/mx-rare-positions';

let app: App;
let hand: MxTester;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	hand = new MxTester(app);
});

afterAll(async () => {
	await app?.close();
});

const pass = (player: `p${number}`) => ({ do: 'pass', player }) as const;

describe('a company buys the first 7/E', () => {
	it('§6.5.9 chooses the E side; the NdeM then runs for the last time', async () => {
		await hand.open(eveOfPrivatization());
		await hand.press(/Buy a train/);
		await hand.sheet.getByRole('button', { name: /E-train.*\$1,000/s }).click();
		await hand.tap('Buy the E-train for $1,000');
		const train = hand.state.trains.find((each) => each.place === 'offering')?.id ?? '';
		await hand.booked({ do: 'buyTrain', company: 'FCM', train, price: 1000, side: 'E' });
		await hand.press(/End FCM’s turn/);
		await hand.booked({ do: 'endTurn' });
		expect(await hand.now.innerText()).toMatch(/1 Ana\s*2 Benito/);
		expect(await hand.now.innerText()).toContain('Its last run');
	});

	it('§6.22.1 pays the shares out after the last run, with the amounts shown first', async () => {
		await hand.press('Enter revenue');
		await hand.type('300');
		await hand.tap(/^Pay out \$300\s*bank pays/);
		const train = hand.state.trains.find((each) => each.place === 'NdeM')?.id ?? '';
		await hand.booked({
			do: 'run',
			company: 'NdeM',
			revenue: 300,
			choice: 'pay',
			perTrain: [{ train, parts: [300] }]
		});
		expect(await hand.now.innerText()).toMatch(/Ana\s*\$560\s*\$830/);
		await hand.press(/End NdeM’s turn/);
		await hand.booked({ do: 'endTurn' });
	});

	it('§6.22.4 a city worth nothing opens at $10; it is raised, and the winner’s company pays', async () => {
		await hand.press('Put up a station …');
		await hand.tap('M20 Acapulco');
		await hand.tap('nothing');
		await hand.tap('Put up M20 for $10');
		await hand.booked(
			own({ do: 'own.offerStation', player: 'p1', station: 'M20', value: 0, amount: 10 })
		);
		await hand.press('$10 more');
		await hand.press('Bid $30');
		await hand.booked(own({ do: 'own.raiseStation', player: 'p2', amount: 30 }));
		await hand.press(/All others pass/);
		await hand.booked(pass('p3'), pass('p1'));
		await hand.press('MC takes the station');
		await hand.booked(own({ do: 'own.takeStation', player: 'p2', company: 'MC' }));
		expect(hand.state.cash['MC']).toBe(170);
	});

	it('§6.22.4 less than the city is worth is refused with its reason', async () => {
		await hand.press('Put up a station …');
		await hand.tap('$50');
		await hand.type('30');
		expect(await hand.sheet.innerText()).toContain('at least what the city is worth');
		await app.page.keyboard.press('Escape');
		await hand.sheet.waitFor({ state: 'detached' });
	});
});

describe('the NdeM takes the first 7', () => {
	it('§6.22.1 goes first in the next operating round', async () => {
		await hand.open(ndemTakesSeven());
		await hand.press(/^Pass/);
		await hand.booked(pass('p3'));
		expect(hand.state.turn).toMatchObject({ kind: 'operating', company: 'NdeM' });
		expect(await hand.now.innerText()).toContain('Its last run');
	});
});

describe('the end', () => {
	it('§1.3.2 subtracts the loan, and a minor counts twice its price', async () => {
		await hand.open(lastTurn());
		await hand.press(/End MC’s turn/);
		await hand.booked({ do: 'endTurn' });
		expect(hand.state.finished).toBe('bank');
		await hand.now.getByRole('link', { name: 'Final score' }).click();
		const score = app.page.getByRole('main');
		await expect.poll(() => score.innerText()).toMatch(/Debt\s*−\$135/);
		// $500, 40% of MC at $110, M7 at twice $60, less $135.
		expect(await score.innerText()).toContain('$925');
		expect(app.cspViolations).toEqual([]);
	});
});
