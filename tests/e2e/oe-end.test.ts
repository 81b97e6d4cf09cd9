// The end of a game of 18OE by taps: the first level 8 train with the rounds it leaves, the last round
// that only repeats revenues, and the final scores.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { beforeTheEnd, finalRounds } from './harness/oe-operating-positions';
import { tapsOn } from './harness/oe-taps';
import { gameAt } from './harness/position';
import { importGame, nowPanel } from './harness/table';

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false });
});

afterAll(async () => {
	await app?.close();
});

const { sheet, press, type, agree } = tapsOn(() => app);

describe('the first level 8 train', () => {
	const game = gameAt('18oe', beforeTheEnd(), 'oe-level8');
	const { ledger } = game;

	it('§13 adds the remainder cash and shows every round that is left', async () => {
		await importGame(app, game);
		await press('No run');
		await agree(game, { do: 'noRun', company: 'LNWR' });
		await press('Trains');
		await sheet()
			.getByRole('button', { name: /^8\+8-train, £900/ })
			.click();
		await sheet().getByRole('button', { name: 'Buy the 8+8-train for £900' }).click();
		const train = ledger.state.trains.find((t) => t.place === 'offering' && t.type === '8+8');
		await agree(game, {
			do: 'buyTrain',
			company: 'LNWR',
			train: train?.id ?? '',
			price: 900,
			side: '8+8'
		});
		const rounds = nowPanel(app.page).getByRole('region', { name: 'The last rounds' });
		expect((await rounds.getByRole('listitem').allInnerTexts()).map((t) => t.trim())).toEqual([
			'OR 2.1',
			'OR 2.2',
			'SR 3',
			'OR 3.1',
			expect.stringMatching(/^OR 3\.2\s+revenues repeated$/)
		]);
		expect(ledger.state.cash['outside']).toBe(0);
	});
});

describe('the final two rounds', () => {
	const game = gameAt('18oe', finalRounds(), 'oe-final');
	const { ledger } = game;

	it('§13 plays the first normally and only repeats the revenue in the second', async () => {
		await importGame(app, game);
		await press(/^Pay /);
		await agree(game, { do: 'payIncome' });
		await press('Enter revenue');
		await type('600');
		await sheet()
			.getByRole('button', { name: /Pay out £600/ })
			.last()
			.click();
		const trains = ledger.state.trains.filter((each) => each.place === 'LNWR');
		await agree(game, {
			do: 'run',
			company: 'LNWR',
			revenue: 600,
			choice: 'pay',
			perTrain: [{ train: trains[0]?.id ?? '', parts: [600] }]
		});
		await press(/^End LNWR/);
		await agree(game, { do: 'endTurn' });
		const before = ledger.state.cash['p2'] ?? 0;
		await press(/^Repeat the run of £600(?!.*End turn)/);
		await agree(game, { do: 'own.repeatRun', company: 'LNWR' });
		expect((ledger.state.cash['p2'] ?? 0) - before).toBe(120);
	});

	it('§13.1 ends with the scores: cash, shares at value, face-up privates at face', async () => {
		await press(/^End LNWR/);
		await agree(game, { do: 'endTurn' });
		expect(ledger.state.finished).toBe('level8');
		const panel = nowPanel(app.page);
		await expect.poll(() => panel.innerText()).toContain('the first level 8 train');
		const totals = ledger.title.scores(ledger.state).map((score) => ({
			name: ledger.say.holder(score.player),
			total: ledger.say.money(score.total)
		}));
		for (const { name, total } of totals)
			expect(await panel.getByRole('listitem').filter({ hasText: name }).innerText()).toContain(
				total
			);
		await panel.getByRole('link', { name: 'Final score' }).click();
		const main = app.page.getByRole('main');
		for (const { total } of totals)
			await expect.poll(() => main.innerText(), { timeout: 30_000 }).toContain(total);
		expect(app.foreignRequests).toEqual([]);
	});
});
