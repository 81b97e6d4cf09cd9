// Operating turns of 18OE by taps: costs, a half dividend, the side of a train, a national formed at
// that moment, a national's own count, and the first Orient Express.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import {
	beforeNationals,
	ferryAsked,
	nationalTurn,
	needsHelp
} from './harness/oe-operating-positions';
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

const { sheet, press, tap, type, agree } = tapsOn(() => app);

describe('a major’s turn with a half dividend, then a national', () => {
	const game = gameAt('18oe', beforeNationals(), 'oe-national');
	const { ledger } = game;
	const cash = (id: string) => ledger.state.cash[id] ?? 0;

	it('§11.1.5, §11.1.6 pays for a tile across one sea zone', async () => {
		await importGame(app, game);
		await press(/^Track: /);
		await tap('£45');
		await tap('North Sea');
		await tap('Pay £55 for track');
		await agree(game, {
			do: 'own.layTrack',
			company: 'LNWR',
			cost: 45,
			terrain: 'green',
			crossing: { zones: 1, ferry: 0, sea: 'north' }
		});
		expect(cash('LNWR')).toBe(845);
	});

	it('§11.4 halves 130: 65 kept, the rest by shares, each rounded up', async () => {
		await press('Enter revenue');
		await type('70+60');
		await sheet().getByRole('radio', { name: /^Half/ }).click();
		await sheet()
			.getByRole('button', { name: /Split £130/ })
			.last()
			.click();
		const train = ledger.state.trains.find((each) => each.place === 'LNWR')?.id ?? '';
		await agree(game, {
			do: 'run',
			company: 'LNWR',
			revenue: 130,
			choice: 'half',
			perTrain: [{ train, parts: [70, 60] }]
		});
		// 20% each to two players: 13; 60% in the treasury: 39, and the 65 kept.
		expect([cash('p2'), cash('p3'), cash('LNWR')]).toEqual([365 + 13, 298 + 13, 845 + 65 + 39]);
		await expect.poll(() => nowPanel(app.page).innerText()).toContain('£949');
	});

	it('§11.6 buys the express side of a 4+4, which begins phase 4', async () => {
		await press('Trains');
		await tap(/^4-train, £300/);
		await tap('Buy the 4-train for £300');
		const train = ledger.state.trains.find((t) => t.place === 'offering' && t.type === '4+4');
		await agree(game, {
			do: 'buyTrain',
			company: 'LNWR',
			train: train?.id ?? '',
			price: 300,
			side: '4'
		});
		expect(ledger.state.trains.find((t) => t.id === train?.id)?.type).toBe('4');
	});

	it('§9.4 asks in player order, shows what a major gives up, and forms the national', async () => {
		const panel = nowPanel(app.page);
		expect(await panel.innerText()).toContain('Bruno: form nationals?');
		await panel.getByRole('radio', { name: /PLM becomes a national/ }).click();
		expect(await panel.innerText()).toMatch(/Treasury to the bank\s*£130/);
		await press('PLM becomes a national');
		await agree(game, { do: 'own.formNational', player: 'p2', company: 'PLM' });
		await press(/Bruno forms no more/);
		await agree(game, { do: 'own.keepMajors', player: 'p2' });
		expect(ledger.state.companies['PLM']?.kind).toBe('national');
		expect(cash('PLM')).toBe(0);
	});

	it('§11.6.3 at the end of the step the 2+2s rust into the Works, except the national’s', async () => {
		await press(/^End LNWR/);
		await agree(game, { do: 'endTurn' });
		const place = (id: string) => ledger.state.trains.filter((t) => t.place === id).length;
		expect([place('LNWR'), place('PLM')]).toEqual([1, 1]);
		await expect.poll(() => nowPanel(app.page).innerText()).toContain('National · Bruno');
	});
});

describe('a national counts its capacity', () => {
	const game = gameAt('18oe', nationalTurn(), 'oe-capacity');
	const { ledger } = game;

	it('§11.3.10 linked, unlinked and spare places, and the printed Pullman', async () => {
		await importGame(app, game);
		await press('Enter revenue');
		await type('80');
		await tap(/^Linked towns/);
		await type('10+10');
		await sheet().getByRole('button', { name: 'More: Unlinked cities' }).click();
		// Two cities and two towns: 80, one unlinked, 20 for towns, 20 for the Pullman.
		await sheet()
			.getByRole('button', { name: /Pay out £120/ })
			.last()
			.click();
		await agree(game, { do: 'run', company: 'LNWR', revenue: 120, choice: 'pay' });
	});

	it('§11.6.6 takes a train of a sister major, and the bank pays half', async () => {
		await press('Trains');
		await tap(/^4\+4 of PLM for a 2\+2/);
		await tap(/^LNWR takes over/);
		const train = ledger.state.trains.find((t) => t.place === 'PLM' && t.type === '4+4')?.id ?? '';
		const give = ledger.state.trains.find((t) => t.place === 'LNWR')?.id ?? '';
		await agree(game, { do: 'own.upgradeTrain', company: 'LNWR', train, give });
		expect(ledger.state.cash['PLM']).toBe(210 + 175);
	});
});

describe('the first Orient Express', () => {
	const game = gameAt('18oe', beforeNationals(), 'oe-orient');
	const { ledger } = game;

	it('§12.2 books the run and its cash bonus together', async () => {
		await importGame(app, game);
		await press('Enter revenue');
		await type('100');
		await tap(/^Orient \+/);
		await sheet()
			.getByRole('radio', { name: /£130 to the treasury/ })
			.click();
		await sheet()
			.getByRole('radio', { name: /^Withhold/ })
			.click();
		await sheet()
			.getByRole('button', { name: /Withhold £130|Keep £130/ })
			.last()
			.click();
		const train = ledger.state.trains.find((each) => each.place === 'LNWR')?.id ?? '';
		await agree(
			game,
			{
				do: 'run',
				company: 'LNWR',
				revenue: 130,
				choice: 'withhold',
				perTrain: [{ train, parts: [130] }]
			},
			{ do: 'own.orientExpress', company: 'LNWR', revenue: 130, bonus: 'cash' }
		);
		expect(ledger.state.cash['LNWR']).toBe(900 + 130 + 130);
	});
});

describe('nobody can pay for a train', () => {
	const game = gameAt('18oe', needsHelp(50), 'oe-forced');
	const { ledger } = game;

	it('§11.6.4 says what is missing, and makes the major a national', async () => {
		await importGame(app, game);
		const panel = nowPanel(app.page);
		expect(await panel.innerText()).toMatch(/Still missing\s*£130/);
		await press(/^Becomes a national/);
		await tap(/^Becomes a national/);
		await agree(game, { do: 'own.forceNational', company: 'LNWR' });
		expect(ledger.state.cash['p2']).toBe(0);
		expect(ledger.state.companies['LNWR']?.kind).toBe('national');
		expect(app.foreignRequests).toEqual([]);
	});
});

describe('phase 5 opens the ferry place', () => {
	const game = gameAt('18oe', ferryAsked(), 'oe-ferry');
	const { ledger } = game;

	it('§11.2.2, §14.7 the owner places with any railroad, from any place of its charter', async () => {
		await importGame(app, game);
		const panel = nowPanel(app.page);
		await panel.getByRole('button', { name: 'PLM', exact: true }).click();
		await panel.getByRole('button', { name: '£40', exact: true }).click();
		await press('Place a station for £40');
		await agree(game, { do: 'own.whiteCliffs', player: 'p2', company: 'PLM', slot: 40 });
		expect(ledger.state.cash['PLM']).toBe(130 - 40);
		expect(ledger.state.duties).toEqual([]);
	});
});
