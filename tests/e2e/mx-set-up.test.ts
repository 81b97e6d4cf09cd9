// 1822MX from the first tap: the piles as they lie, cards that come up later, concessions, loans.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { MxTester, own } from './harness/mx-tester';
import { concession, debtor, directStart, lastPass } from './harness/mx-rare-positions';
import { onTable } from './harness/table';

let app: App;
let hand: MxTester;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	hand = new MxTester(app);
});

afterAll(async () => {
	await app?.close();
});

describe('the piles', () => {
	it('§2.1 lays the cards out by taps, says what is missing, and opens the boxes', async () => {
		const { page } = app;
		await page.getByRole('link', { name: 'New game' }).first().click();
		await page.getByText('1822MX').first().click();
		expect(await page.getByText('First priority deal').count()).toBe(0);
		await page.getByRole('button', { name: /Start 1822MX/ }).click();
		await onTable(page);
		await expect.poll(() => hand.sheet.innerText()).toContain('P1 goes on top');
		await hand.tap('Everything lies ready');
		await hand.sheet.waitFor({ state: 'detached' });
		const card = (name: string) =>
			page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
		for (const name of ['Minor M7', 'Minor M3', 'Minor M12', 'Minor M22']) await card(name);
		for (const name of ['concession MC', 'concession CHP', 'P2', 'P5']) await card(name);
		const open = hand.now.getByRole('button', { name: /^Open the boxes/ });
		expect(await open.innerText()).toContain('the NdeM’s first station, order cards');
		await hand.press('Minor M15');
		for (const seat of [3, 1, 2, 4]) await hand.press(new RegExp(`^Player ${seat}$`));
		await open.click();
		const box = (item: string) =>
			page.getByRole('button', { name: new RegExp(`^${item}\\b.*, box 1`) });
		await box('Minor M7').waitFor();
		expect(await box('concession FCM').innerText()).toContain('with M18');
		expect(await box('P1').count()).toBe(1);
		expect(await page.getByLabel('Next in the piles').innerText()).toContain(
			'18 more, order not entered'
		);
		expect(await hand.now.innerText()).toContain('Player 3’s turn');
	});

	it('§5.12.7 cards that come up later are tapped all at once; then P7 is asked for', async () => {
		await hand.open(lastPass());
		expect(await hand.now.innerText()).toMatch(/4 × L-train\s*Bank/);
		await hand.press(/^Pass/);
		await hand.booked({ do: 'pass', player: 'p1' });
		// The list of what to move stays readable beside all these cards.
		const list = hand.now.getByRole('region', { name: 'Move the cardboard' });
		const seen = await list.evaluate((element) => {
			const about = element.closest('.about');
			return about === null ? 0 : about.clientHeight / (about.parentElement?.clientHeight ?? 1);
		});
		expect(seen).toBeGreaterThan(0.39);
		await hand.press('Minor M9');
		await hand.press('P9');
		await hand.press('Into the boxes: M9, P9');
		await hand.booked(
			own({ do: 'own.revealCard', pile: 'minors', card: 'M9' }),
			own({ do: 'own.revealCard', pile: 'privates', card: 'P9' })
		);
		await hand.now.getByRole('radio', { name: /counts double/ }).click();
		await hand.press(/counts double/);
		await hand.booked(own({ do: 'own.declareCash', player: 'p2', double: true }));
		expect(hand.state.order?.[0]).toBe('p2');
	});
});

describe('rare stock turns', () => {
	const shares = () => app.page.getByRole('button', { name: 'Shares', exact: true }).click();

	it('§5.7.3 converts a concession: the bank adds $100', async () => {
		await hand.open(concession());
		await shares();
		await app.page.getByRole('button', { name: /starts CHP at \$80|CHP.*\$80/ }).click();
		await hand.press(/Confirm turn/);
		await hand.booked(
			{ do: 'startCompany', player: 'p1', company: 'CHP', par: 80 },
			{ do: 'endTurn' }
		);
		expect(hand.state.cash['CHP']).toBe(160);
		expect(hand.state.cash['p1']).toBe(412 - 60);
	});

	it('§5.8 buys a director’s certificate directly in phase 5; the company does not float yet', async () => {
		await hand.open(directStart());
		await shares();
		await app.page.getByRole('button', { name: /FNM.*\$60/ }).click();
		await hand.press(/Confirm turn/);
		await hand.booked(
			{ do: 'startCompany', player: 'p1', company: 'FNM', par: 60 },
			{ do: 'endTurn' }
		);
		expect(hand.state.companies['FNM']?.floated).toBe(false);
		expect(hand.state.cash['FNM']).toBe(120);
	});

	it('§5.1.3 §5.4.2 sells a share and repays with it, in one turn; the debt stands on the card', async () => {
		await hand.open(debtor());
		const card = app.page.getByRole('article').filter({ hasText: 'Ana' });
		expect(await card.innerText()).toContain('Debt $90');
		await shares();
		await app.page.getByRole('button', { name: 'one more: MC' }).click();
		await hand.press(/Repay the loan of \$90/);
		await hand.tap('Repay $90, then owes $0');
		await hand.press(/Confirm turn/);
		await hand.booked(
			{ do: 'sellShares', player: 'p1', company: 'MC', percent: 10 },
			own({ do: 'own.repayLoan', player: 'p1', amount: 90 }),
			{ do: 'endTurn' }
		);
		expect(hand.state.debt['p1'] ?? 0).toBe(0);
		expect(hand.state.cash['p1']).toBe(10);
		expect(app.cspViolations).toEqual([]);
	});
});
