// Damaged files through the real file picker: each is refused in words, and what is on the device
// stays as it was, to the byte.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { everythingOnDisk } from './harness/disk';
import { en, midGameAt } from './harness/ledger';
import { importGame } from './harness/table';

let app: App;
let sound: string;

beforeAll(async () => {
	app = await launchApp();
	const game = midGameAt();
	await importGame(app, game);
	sound = (await game.file()).buffer.toString('utf8');
	await app.page.goto(app.url);
	await app.page.getByRole('listitem').getByRole('link').first().waitFor();
});

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
			.poll(async () => (await said.allTextContents()).join(' ').trim(), { timeout: 10_000 })
			.not.toBe('');
		expect((await said.allTextContents()).join(' ')).not.toContain('is imported');
		expect(await page.getByRole('listitem').getByRole('link').count()).toBe(1);
		expect(await everythingOnDisk(page)).toBe(before);
	});
});
