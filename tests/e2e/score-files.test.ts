// From the final score to every file, by taps, with the network gone: what is saved is the same, to
// the letter, as what the engine's side of the house makes of the same game. Then the pages beside
// it: history, the sheet as a PDF, the pack-up sheet and its check.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { historyCsv, ledgerCsv, playLog, scoresCsv, scoresText } from '../../src/lib/export';
import { readFile as readSave, writeGame } from '../../src/lib/storage';
import { en } from '../../src/lib/text/en';
import { finished, onPaper, savedFinished } from '../golden/mex-finished';
import { parseCsv } from '../golden/parse-csv';
import { goTo } from './harness/table';
import { launchApp, type App } from './harness/browser';

let app: App;
let page: Page;

/** Times in files are those of the device; without them a file is the same everywhere. */
const timeless = (text: string) => text.replace(/\d{4}-\d\d-\d\d( \d\d:\d\d)?/g, 'then');

async function saved(button: string): Promise<{ name: string; bytes: Buffer }> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: button, exact: true }).click()
	]);
	return {
		name: download.suggestedFilename(),
		bytes: await readFile(await download.path())
	};
}

beforeAll(async () => {
	app = await launchApp();
	page = app.page;
	page.setDefaultTimeout(10_000);
	// After a pause the app asks "where were we"; whoever wants the files taps it away.
	const goOn = page.getByRole('button', { name: en.welcomeBack.goOn });
	await page.addLocatorHandler(goOn, () => goOn.click());
	await page
		.getByLabel(en.home.importFile)
		.first()
		.setInputFiles({
			name: 'game.paymaster.json',
			mimeType: 'application/json',
			buffer: Buffer.from(await writeGame(savedFinished, 'test'))
		});
	await page.getByRole('listitem').getByRole('link').first().click();
	await page.getByRole('link', { name: en.nav.score }).first().waitFor();
	await app.offlineReady();
	await app.killServer();
});

afterAll(async () => {
	await app?.close();
});

describe('from the final score, offline', () => {
	it('two taps from the table to the scores', async () => {
		await goTo(page, en.nav.score);
		const { name, bytes } = await saved(en.exporting.scoresCsv);
		expect(name).toMatch(/^18mex-friday-.*-scores\.csv$/);
		expect(bytes.toString('utf8')).toBe(scoresCsv(onPaper(en)));
		await page.getByRole('heading', { name: en.score.finalTitle }).waitFor();
		await page
			.getByText(en.score.wins({ name: 'Ana' }))
			.first()
			.waitFor();
	});

	it.each([
		[en.exporting.historyCsv, 'history.csv', historyCsv],
		[en.exporting.ledgerCsv, 'ledger.csv', ledgerCsv],
		[en.exporting.text, 'scores.txt', scoresText],
		[en.history.playLog, 'play-log.txt', playLog]
	])('%s', async (button, ending, make) => {
		const { name, bytes } = await saved(button);
		expect(name.endsWith(ending)).toBe(true);
		expect(timeless(bytes.toString('utf8'))).toBe(timeless(make(onPaper(en))));
	});

	it('the whole game can be read again', async () => {
		const { bytes } = await saved(en.exporting.game);
		const [game] = await readSave(bytes.toString('utf8'));
		expect(game?.ok === true && game.value.entries.length).toBe(finished.entries.length);
	});

	it('a picture that is a picture', async () => {
		const { name, bytes } = await saved(en.exporting.picture);
		expect(name).toMatch(/-result\.png$/);
		expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
		expect(bytes.readUInt32BE(16)).toBe(2400);
		expect(bytes.length).toBeGreaterThan(20_000);
	});

	it('history: a chart, and a table with the same last row as the file', async () => {
		await page.getByRole('link', { name: en.history.title, exact: true }).click();
		await page.locator('canvas').waitFor();
		const [top = [], ...rows] = parseCsv(historyCsv(onPaper(en)));
		const worth = top.flatMap((head, at) => (head.startsWith('Worth') ? [at] : []));
		const figures = worth.map((at) => `$${Number(rows.at(-1)?.[at]).toLocaleString('en-US')}`);
		const last = page.getByRole('row').last().getByRole('cell');
		await last.first().waitFor();
		expect((await last.allInnerTexts()).map((text) => text.trim())).toEqual(figures);
		await page.getByRole('button', { name: en.history.prices, exact: true }).click();
		await page.getByRole('button', { name: 'TM' }).waitFor();
		await page.getByRole('link', { name: en.history.back }).click();
	});

	it('the score sheet prints on one page of either paper', async () => {
		await page.getByRole('link', { name: en.exporting.sheet }).click();
		await page.getByRole('heading', { name: /Score sheet$/ }).waitFor();
		for (const [size, box] of [
			[en.paper.a4, /MediaBox \[\s*0 0 84[12]/],
			[en.paper.letter, /MediaBox \[\s*0 0 792/]
		] as const) {
			await page.getByRole('button', { name: size, exact: true }).click();
			const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
			expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
			expect(pdf).toMatch(box);
		}
		await page.getByRole('link', { name: en.history.back }).click();
	});

	it('the pack-up sheet, and the check that walks through it', async () => {
		await page.getByRole('link', { name: en.exporting.packUp }).click();
		await page.getByText(en.packing.photo).waitFor();
		await page.getByRole('button', { name: en.packing.check, exact: true }).click();
		const next = page.getByRole('button', { name: en.exporting.resumeNext });
		for (let step = 0; step < 10 && (await next.isVisible()); step++) await next.click();
		await page.getByText(en.packing.done).waitFor();
		await page.getByRole('link', { name: en.packing.backToTable, exact: true }).click();
		for (const name of [en.history.title, en.exporting.packUp]) {
			await page.getByRole('button', { name: en.app.menu }).click();
			await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
			await page.getByRole('heading', { name, exact: true }).waitFor();
		}
		expect(app.foreignRequests).toEqual([]);
		expect(app.cspViolations).toEqual([]);
	});
});
