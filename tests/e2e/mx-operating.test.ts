// An operating turn of 1822MX: mail, a half dividend, an acquisition; and a forced purchase with a loan.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTrain } from '../../src/lib/engine';
import { launchApp, type App } from './harness/browser';
import { forced, mailRun } from './harness/mx-positions';
import { mxGameAt } from './harness/mx-table';
import { acknowledged, importGame, nowPanel } from './harness/table';

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false });
});

afterAll(async () => {
	await app?.close();
});

const sheet = () => app.page.getByRole('dialog');
const press = (name: string | RegExp) =>
	nowPanel(app.page).getByRole('button', { name }).first().click();
const type = async (digits: string) => {
	const pad = app.page.getByRole('group', { name: 'Number pad' });
	for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
};

describe('an operating turn with a half dividend and a mail contract', () => {
	const game = mxGameAt(mailRun(), 'mx-mail');
	const { ledger } = game;

	it('§4.1.11, §6.13.1 books mail and run together: half of 130 pays 70', async () => {
		await importGame(app, game);
		await press('Enter revenue');
		await type('130');
		await sheet()
			.getByRole('button', { name: /^Mail 1/ })
			.click();
		await type('35');
		await sheet().getByRole('radio', { name: /Half/ }).click();
		await sheet()
			.getByRole('button', { name: /Split \$130/ })
			.last()
			.click();
		const train = ledger.state.trains.find((each) => each.place === 'MC')?.id ?? '';
		ledger.book([
			{ do: 'collectMail', company: 'MC', amount: 35 },
			{
				do: 'run',
				company: 'MC',
				revenue: 130,
				choice: 'half',
				perTrain: [{ train, parts: [130] }]
			}
		]);
		await acknowledged(app.page, ledger.label);
		// $35 mail, $60 kept, $7 a share for three shares in the treasury.
		expect(ledger.state.cash['MC']).toBe(340 + 35 + 60 + 21);
		await expect.poll(() => nowPanel(app.page).innerText()).toContain('$456');
	});

	it('§6.18.2 acquires a minor for one share and cash, with the amounts shown first', async () => {
		await press('Acquire a minor');
		const one = sheet().getByRole('radio', { name: /One share/ });
		expect(await one.innerText()).toMatch(/MC pays Benito \$40/);
		await one.click();
		await sheet()
			.getByRole('button', { name: /^Acquire Minor M7/ })
			.click();
		ledger.book([
			// The engine's own action of this title.
			{ do: 'own.acquireMinor', company: 'MC', minor: 'M7', shares: 1, token: 'replace' } as never
		]);
		await acknowledged(app.page, ledger.label);
		expect(ledger.state.companies['M7']?.closed).toBe(true);
	});
});

describe('a forced purchase with a loan', () => {
	const game = mxGameAt(forced(), 'mx-forced');
	const { ledger } = game;

	it('§5.4.4 sells the one share, then the loan pays the rest and debt shows', async () => {
		await importGame(app, game);
		await press('A train must be bought');
		await sheet()
			.getByRole('button', { name: /10% (of )?CHP|CHP.*10%/ })
			.first()
			.click();
		ledger.book([{ do: 'sellForTrain', player: 'p1', company: 'CHP', percent: 10 }]);
		await acknowledged(app.page, ledger.label);
		if (!(await sheet().isVisible())) await press('A train must be bought');
		const help = ledger.title
			.offers(ledger.state)
			.flatMap((offer) => offer.options)
			.map(({ action }) => action)
			.find((action) => action.do === 'buyTrain' && 'help' in action && action.help === true);
		if (help === undefined || help.do !== 'buyTrain' || !('train' in help)) {
			throw new Error('no help is offered');
		}
		expect(findTrain(ledger.state, help.train)?.type).toBe('4');
		await sheet()
			.getByRole('button', { name: /4-train.*Ana adds|Ana adds/ })
			.last()
			.click();
		ledger.book([help]);
		await acknowledged(app.page, ledger.label);
		expect(ledger.state.debt['p1']).toBe(90);
		expect(ledger.state.cash['p1']).toBe(0);
		expect(app.foreignRequests).toEqual([]);
	});
});
