// Operating turns of 1822MX with everything that is rare about them, by taps against the engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { MxTester, own } from './harness/mx-tester';
import { busyMajor, expressRun } from './harness/mx-rare-positions';

let app: App;
let hand: MxTester;

beforeAll(async () => {
	app = await launchApp({ worker: false });
	hand = new MxTester(app);
});

afterAll(async () => {
	await app?.close();
});

describe('before the run', () => {
	const acquire = async (deed: string) => {
		await hand.press(/Acquire a private/);
		await hand.tap(new RegExp(`acquires ${deed}$`));
		await hand.booked(own({ do: 'own.acquirePrivate', company: 'MC', deed }));
	};

	it('§4.1.17 §6.5.15 a private becomes cubes, another a special train; a third one must give way', async () => {
		await hand.open(busyMajor());
		await hand.press(/Acquire a private/);
		expect(await hand.sheet.innerText()).toMatch(/of Ana: three builder cubes/);
		await hand.tap(/acquires P10$/);
		await hand.booked(own({ do: 'own.acquirePrivate', company: 'MC', deed: 'P10' }));
		expect(await hand.now.innerText()).toContain('3 cubes of its own');
		await acquire('P2');
		expect(await hand.now.innerText()).toContain('2P-train');
		await acquire('P3');
		await hand.now.getByRole('radio', { name: /2P/ }).click();
		await hand.press(/gives up its 2P-train/);
		const train = hand.state.trains.find((each) => each.type === '2P')?.id ?? '';
		await hand.booked(own({ do: 'own.discardSpecial', company: 'MC', train }));
	});

	it('§4.1.18 P1 brings a 5-train over the limit: one is given back', async () => {
		await acquire('P1');
		await hand.now
			.getByRole('radio', { name: /4-train/ })
			.first()
			.click();
		await hand.press(/gives back a 4-train/);
		const train = hand.state.trains.find((each) => each.place === 'MC' && each.type === '4');
		await hand.booked({ do: 'discardTrain', company: 'MC', train: train?.id ?? '' });
	});

	it('§6.8.15 lays a cube, and a cube pays for a hill while the river is paid', async () => {
		await hand.press(/Place a builder cube/);
		await hand.tap(/places one of its own builder cubes/);
		await hand.booked(own({ do: 'own.placeCube', company: 'MC', held: true }));
		await hand.press(/^Terrain/);
		await hand.tap(/^Hill/);
		await hand.tap(/^River/);
		await hand.sheet.getByRole('button', { name: 'paid by a cube' }).first().click();
		await hand.tap(/MC pays \$20 for terrain, cubes cover \$40/);
		await hand.booked(own({ do: 'own.payTerrain', company: 'MC', costs: [40, 20], covered: [40] }));
	});

	it('§6.9.1 §6.10.1 §6.11.11 Mexico City for $20, the destination for nothing, a token for $100', async () => {
		await hand.press(/upgrades Mexico City/);
		await hand.booked(own({ do: 'own.upgradeCity', company: 'MC' }));
		await hand.press(/places its destination token/);
		await hand.booked(own({ do: 'own.placeDestination', company: 'MC' }));
		expect(await hand.now.innerText()).toContain('destination reached');
		await hand.press(/\$100$/);
		await hand.booked({ do: 'placeToken', company: 'MC' });
		expect(hand.state.cash['MC']).toBe(640 - 20 - 20 - 100);
	});
});

describe('powers that close', () => {
	it('§4.1.9 P16 closes at the price of one space; P17 closes when its port is laid', async () => {
		await hand.open(busyMajor());
		for (const deed of ['P16', 'P17'] as const) {
			await hand.press(/Acquire a private/);
			await hand.tap(new RegExp(`acquires ${deed}$`));
			await hand.booked(own({ do: 'own.acquirePrivate', company: 'MC', deed }));
		}
		await hand.press(/Track, cubes, tokens and more/);
		await hand.tap('MC closes P16');
		await hand.booked(own({ do: 'own.closeNote', company: 'MC' }));
		expect(hand.state.companies['MC']?.spot?.price).toBe(70);
		await hand.press(/Track, cubes, tokens and more/);
		await hand.tap('MC uses P17');
		await hand.booked(own({ do: 'own.usePrivate', company: 'MC', deed: 'P17' }));
		expect(await hand.now.innerText()).not.toContain('Also has');
	});
});

describe('the run of many trains', () => {
	it('§6.5.10 §6.13.2 §4.1.14 doubles the E, settles the 2P apart, and pays both mails', async () => {
		await hand.open(expressRun());
		await hand.press('Enter revenue');
		for (const digits of ['190', '100', '70', '35', '20']) {
			await hand.type(digits);
			await hand.tap('Next line');
		}
		expect(await hand.sheet.innerText()).toContain('$460');
		await hand.sheet.getByRole('button', { name: 'Withhold' }).first().click();
		await hand.tap(/^Pay out \$390, withhold \$70 \(2P\)\s*bank pays/);
		const id = (type: string) =>
			hand.state.trains.find((each) => each.place === 'MC' && each.type === type)?.id ?? '';
		await hand.booked(
			{ do: 'collectMail', company: 'MC', amount: 35 },
			{ do: 'collectMail', company: 'MC', amount: 20 },
			{
				do: 'run',
				company: 'MC',
				revenue: 460,
				choice: 'pay',
				apart: { revenue: 70, choice: 'withhold' },
				perTrain: [
					{ train: id('5'), parts: [190] },
					{ train: id('E'), parts: [200] },
					{ train: id('2P'), parts: [70] }
				]
			}
		);
		// $390 paid: $39 a share for three shares in the treasury; $70 kept; $55 mail.
		expect(hand.state.cash['MC']).toBe(640 + 55 + 70 + 117);
	});
});
