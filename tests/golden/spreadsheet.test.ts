/**
 * In soak: our tables opened by a real spreadsheet, once as in the United States and once as in
 * Germany, and written back. Where no LibreOffice is installed there is nothing to open them with.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { historyCsv, ledgerCsv, scoresCsv } from '$lib/export';
import { catalogues } from '$lib/text';
import { onPaper } from './mex-finished';
import { parseCsv } from './parse-csv';

function office(): string | null {
	for (const name of ['soffice', 'libreoffice']) {
		try {
			execFileSync(name, ['--version'], { stdio: 'ignore' });
			return name;
		} catch {
			// Not this one.
		}
	}
	return null;
}

const soak = process.env['PAYMASTER_SOAK'] === '1';
const program = soak ? office() : null;
const game = onPaper(catalogues.en);

/** Numbers in the cells of a sheet, as the spreadsheet understood them. */
function numbersSeen(text: string, language: string): number[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'paymaster-sheet-'));
	try {
		writeFileSync(path.join(folder, 'table.csv'), text);
		const profile = `-env:UserInstallation=file://${folder}/profile`;
		execFileSync(
			program ?? '',
			[profile, '--headless', '--convert-to', 'fods', '--outdir', folder, `${folder}/table.csv`],
			{ stdio: 'ignore', env: { ...process.env, LC_ALL: language, LANG: language } }
		);
		const sheet = readFileSync(path.join(folder, 'table.fods'), 'utf8');
		const cells = sheet.matchAll(
			/<table:table-cell(?=[^>]*value-type="float")[^>]*office:value="([^"]+)"[^>]*>/g
		);
		return [...cells].flatMap(([cell, value]) => {
			const times = Number(/number-columns-repeated="(\d+)"/.exec(cell)?.[1] ?? 1);
			return Array.from({ length: times }, () => Number(value));
		});
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

describe('tables in a spreadsheet', () => {
	it.skipIf(program !== null)('is only tried in soak, where LibreOffice is installed', () => {
		expect(program).toBeNull();
	});

	it.skipIf(program === null).each(['en_US.UTF-8', 'de_DE.UTF-8'])(
		'%s reads every figure as the figure it is',
		(language) => {
			for (const text of [scoresCsv(game), historyCsv(game), ledgerCsv(game)]) {
				const bare = text.replace(/"(?:[^"]|"")*"/g, '""');
				const written = parseCsv(bare)
					.flat()
					.filter((field) => /^-?\d+$/.test(field));
				expect(numbersSeen(text, language)).toEqual(written.map(Number));
			}
		}
	);
});
