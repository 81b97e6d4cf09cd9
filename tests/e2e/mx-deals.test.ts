// After the run in 1822MX: turning an L, minors from players and boxes, issuing and redeeming.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { MxTester, own } from './harness/mx-tester';
import { afterRun, localTrain } from './harness/mx-rare-positions';

let app: App;
let hand: MxTester;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	hand = new MxTester(app);
});

afterAll(async () => {
	await app?.close();
});

describe('after the run', () => {
	it('§6.14.4 turns an L to a 2 for $80 and begins phase 2', async () => {
		await hand.open(localTrain());
		await hand.press(/Buy a train/);
		const options = await hand.sheet.innerText();
		expect(options).toMatch(/Bank[\s\S]*L-train[\s\S]*\$60[\s\S]*2-train[\s\S]*\$120/);
		await app.page.keyboard.press('Escape');
		await hand.sheet.waitFor({ state: 'detached' });
		const upgrade = hand.now.getByRole('button', { name: /turns an L-train to a 2-train/ });
		expect(await upgrade.innerText()).toContain('$140 → $60');
		await upgrade.click();
		const train = hand.state.trains.find((each) => each.place === 'M7')?.id ?? '';
		await hand.booked(own({ do: 'own.upgradeTrain', company: 'M7', train }));
		expect(hand.state.phase).toBe('2');
	});

	it('§6.19.2 acquires a minor from its box for $200 and keeps the token available', async () => {
		await hand.open(afterRun());
		await hand.press('Acquire a minor');
		await hand.sheet.getByRole('button', { name: 'Minor M2', exact: true }).click();
		await hand.sheet.getByRole('button', { name: 'Keep the token available' }).click();
		await hand.tap(/^Acquire Minor M2/);
		await hand.booked(
			own({ do: 'own.acquireBoxed', company: 'MC', minor: 'M2', token: 'available' })
		);
		expect(hand.state.cash['MC']).toBe(440);
		expect(hand.state.companies['MC']?.tokens).toMatchObject({ left: 2, exchange: 2 });
	});

	it('§6.20.1 issues two shares at the price they come to rest on', async () => {
		await hand.press('Issue or redeem');
		const two = hand.sheet.getByRole('button', { name: /issues 2 shares/ });
		expect(await two.innerText()).toContain('+$120, price $80 → $60');
		await two.click();
		await hand.booked(own({ do: 'own.issueShares', company: 'MC', count: 2 }));
	});

	it('§6.20.3 redeems a share at the price, which stays', async () => {
		await hand.open(afterRun());
		await hand.press('Issue or redeem');
		await hand.tap(/redeems 1 share/);
		await hand.booked(own({ do: 'own.redeemShares', company: 'MC', count: 1 }));
		expect(hand.state.cash['MC']).toBe(560);
		expect(app.cspViolations).toEqual([]);
	});

	it('§6.18.3 two shares are worth more than the minor: its director pays the difference', async () => {
		await hand.open(afterRun());
		await hand.press('Acquire a minor');
		await hand.sheet.getByRole('button', { name: 'Minor M7', exact: true }).click();
		const two = hand.sheet.getByRole('radio', { name: /Two shares/ });
		expect(await two.innerText()).toContain('Benito pays MC $40');
		await two.click();
		await hand.tap(/^Acquire Minor M7/);
		await hand.booked(
			own({ do: 'own.acquireMinor', company: 'MC', minor: 'M7', shares: 2, token: 'replace' })
		);
		expect(hand.state.cash['p2']).toBe(365 - 40);
		expect(hand.state.cash['MC']).toBe(640 + 40 + 130);
	});
});
