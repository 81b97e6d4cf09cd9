// A stock round of 1822MX with contested bids, by taps, against the same game in the engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { contestedRound } from './harness/mx-positions';
import { mxGameAt } from './harness/mx-table';
import { acknowledged, importGame, nowPanel } from './harness/table';

let app: App;
const game = mxGameAt(contestedRound());
const { ledger } = game;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	await importGame(app, game);
});

afterAll(async () => {
	await app?.close();
});

const box = (item: string) =>
	app.page.getByRole('button', { name: new RegExp(`^${item}\\b.*, box`) });
const press = (name: string | RegExp) =>
	nowPanel(app.page).getByRole('button', { name }).first().click();

describe('a stock round with contested bids', () => {
	it('§5.10.4 shows who leads and whose token was outbid', async () => {
		await expect.poll(() => box('Minor M2').innerText()).toMatch(/\$120\s*Benito/);
		expect(await box('Minor M2').innerText()).toMatch(/\$100\s*Ana/);
	});

	it('§5.10.5 Carla outbids Benito and bids on a private, in one entry', async () => {
		await box('Minor M2').click();
		await press('$5 more');
		await box('P1').click();
		await press(/Place 2 bids/);
		ledger.book([
			{ do: 'bid', player: 'p3', deed: 'M2', amount: 130 },
			{ do: 'bid', player: 'p3', deed: 'P1', amount: 0 },
			{ do: 'endTurn' }
		]);
		await acknowledged(app.page, ledger.label);
		expect(await box('Minor M2').innerText()).toMatch(/\$130\s*Carla/);
		expect(await box('Minor M2').innerText()).toMatch(/\$120\s*Benito/);
	});

	it('§5.12 everybody passes: the winners pay and the minor starts', async () => {
		await press(/Everyone left passes/);
		for (const player of ['p4', 'p1', 'p2', 'p3'] as const) ledger.book([{ do: 'pass', player }]);
		expect(ledger.state.round.kind).toBe('operating');
		const { page } = app;
		await page.getByRole('heading', { level: 1, name: /OR/, includeHidden: true }).waitFor({
			state: 'attached'
		});
		await expect
			.poll(() => page.getByRole('region', { name: 'Players' }).last().innerText())
			.toContain(ledger.say.money(ledger.state.cash['p3'] ?? 0));
		// Phase 3: the whole bid is the treasury of the minor.
		expect(ledger.state.cash['M2']).toBe(130);
		expect(app.cspViolations).toEqual([]);
	});
});
