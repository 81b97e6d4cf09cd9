// Damaged files through the real file picker: each is refused in words, and what is on the device
// stays as it was, to the byte.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { everythingOnDisk } from './harness/disk';
import { writeGame, type SavedGame } from '../../src/lib/storage';
import { savedMidGame } from '../fixtures/mex-mid-game';
import { en, midGameAt } from './harness/ledger';
import { importGame } from './harness/table';

let app: App;
let sound: string;

async function begin(): Promise<void> {
	app = await launchApp({ worker: false });
	const game = midGameAt();
	await importGame(app, game);
	sound = (await game.file()).buffer.toString('utf8');
	await app.page.goto(app.url);
	await app.page.getByRole('listitem').getByRole('link').first().waitFor();
}

beforeAll(begin);

afterAll(async () => {
	await app?.close();
});

const middle = () => Math.floor(sound.length / 2);
const flip = (at: number) => {
	const bytes = Buffer.from(sound);
	bytes[at] = (bytes[at] ?? 0) ^ 1;
	return bytes.toString('latin1');
};
const swap = (from: string | RegExp, to: string) => {
	const changed = sound.replace(from, to);
	if (changed === sound) throw new Error(`nothing to change: ${String(from)}`);
	return changed;
};

const mutations: readonly (readonly [string, () => string])[] = [
	['nothing at all', () => ''],
	['a text that is no game', () => 'Dear diary, today the bank broke.'],
	['half of the file', () => sound.slice(0, middle())],
	['a flipped bit in the middle', () => flip(middle())],
	['a flipped bit near the end', () => flip(sound.length - 40)],
	['a list instead of a game', () => '[]'],
	['numbers beyond all bounds', () => swap(/"amount":\s*\d+/, '"amount":1e999')],
	['a name where a number belongs', () => swap(/"amount":\s*\d+/, '"amount":"all of it"')],
	['depth without end', () => '['.repeat(200_000)],
	['another title', () => swap(/"18mex"/, '"1889"')]
];

async function take(text: string): Promise<void> {
	await app.page
		.getByLabel(en.home.importFile)
		.first()
		.setInputFiles({
			name: 'game.paymaster.json',
			mimeType: 'application/json',
			buffer: Buffer.from(text)
		});
}

describe('what is wrong with a file', () => {
	it('is said by entry and reason, and a good game goes by its title', async () => {
		const { page } = app;
		const before = await everythingOnDisk(page);
		// Sound in itself, but the tenth entry moves money that nobody has.
		const entries = savedMidGame.entries.map((entry, i) =>
			i !== 9
				? entry
				: {
						...entry,
						steps: entry.steps.map((step) => ({
							...step,
							facts: step.facts.map((fact) =>
								fact.t === 'moneyMoved' ? { ...fact, amount: 7000 } : fact
							)
						}))
					}
		);
		const broken: SavedGame = { ...savedMidGame, id: 'broken', entries };
		await take(await writeGame(broken, 'test'));
		const said = page.getByRole('alert');
		await said.getByText(/Entry 10: /).waitFor();
		const reason = en.saving.problems['entry-breach']?.({}) ?? '';
		expect(await said.textContent()).toContain(reason);
		expect(await said.textContent()).toContain(en.saving.nothingChanged);
		expect(await everythingOnDisk(page)).toBe(before);

		await take(sound.replace(/"18mex"/, '"1889"'));
		await said.getByText(en.saving.problems['wrong-checksum']?.({}) ?? '').waitFor();
		const second = await midGameAt().file();
		await take(second.buffer.toString('utf8'));
		await page
			.getByRole('status')
			.getByText(en.home.imported({ name: '18MEX' }))
			.waitFor();
		expect(await said.count()).toBe(0);
		// Back to one game, for the tests below.
		await app.close();
		await begin();
	});
});

describe('a damaged file', () => {
	it.each(mutations)('%s is refused, and nothing changes', async (_what, mutate) => {
		const { page } = app;
		const before = await everythingOnDisk(page);
		// The last message would pass for this one.
		await page.reload();
		await page.getByRole('listitem').getByRole('link').first().waitFor();
		await page
			.getByLabel(en.home.importFile)
			.first()
			.setInputFiles({
				name: 'game.paymaster.json',
				mimeType: 'application/json',
				buffer: Buffer.from(mutate(), 'latin1')
			});
		const said = page.getByRole('status').or(page.getByRole('alert')).or(page.getByRole('dialog'));
		await expect
			.poll(async () => (await said.allTextContents()).join(' ').trim(), { timeout: 40_000 })
			.not.toBe('');
		expect((await said.allTextContents()).join(' ')).not.toContain('is imported');
		expect(await page.getByRole('listitem').getByRole('link').count()).toBe(1);
		expect(await everythingOnDisk(page)).toBe(before);
	});
});
