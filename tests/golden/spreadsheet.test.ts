/**
 * In soak: our tables opened by a real spreadsheet, once as in the United States and once as in
 * Germany, and written back cell by cell. Where no LibreOffice is installed there is nothing to open
 * them with.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { standings } from '$engine';
import { historyCsv, ledgerCsv, scoresCsv, SEPARATOR } from '$lib/export';
import { catalogues } from '$lib/text';
import { paperOf, type FinishedGame } from './finished-game';
import { finished as mex } from './mex-finished';
import { parseCsv } from './parse-csv';
import { recorded } from './recorded';

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

type Cell = string | number;

/** UTF-8 and the languages, as LibreOffice numbers them. */
const UTF_8 = 76;
const LANGUAGES = { 'en-US': 1033, 'de-DE': 1031 } as const;

/**
 * What a double click ends in: the separator of the first line, the language of the system, and from
 * the second line on. Without a screen LibreOffice asks nobody, so it is told.
 */
function filterFor(language: keyof typeof LANGUAGES): string {
	return `CSV:${SEPARATOR.charCodeAt(0)},34,${UTF_8},2,,${LANGUAGES[language]},false,false`;
}

const unescaped = (text: string): string =>
	text
		.replace(/<[^>]+>/g, '')
		.replaceAll('&quot;', '"')
		.replaceAll('&apos;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&');

/** The cells of a flat sheet as the spreadsheet understood them: numbers as numbers. */
function cellsOf(sheet: string): Cell[][] {
	const table = /<table:table [\s\S]*<\/table:table>/.exec(sheet)?.[0] ?? '';
	return [...table.matchAll(/<table:table-row[^>]*>([\s\S]*?)<\/table:table-row>/g)].map(
		([, row = '']) => {
			const cells = row.matchAll(
				/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g
			);
			return [...cells].flatMap(([, about = '', inside = '']): Cell[] => {
				const times = Number(/number-columns-repeated="(\d+)"/.exec(about)?.[1] ?? 1);
				const number = /value-type="float"[^>]*office:value="([^"]+)"/.exec(about)?.[1];
				const cell = number === undefined ? unescaped(inside).trim() : Number(number);
				return Array.from({ length: times > 1000 ? 0 : times }, () => cell);
			});
		}
	);
}

function opened(text: string, language: keyof typeof LANGUAGES): Cell[][] {
	const folder = mkdtempSync(path.join(tmpdir(), 'paymaster-sheet-'));
	try {
		writeFileSync(path.join(folder, 'table.csv'), text);
		const profile = `-env:UserInstallation=file://${folder}/profile`;
		const how = ['--headless', `--infilter=${filterFor(language)}`, '--convert-to', 'fods'];
		execFileSync(
			program ?? '',
			[profile, ...how, '--outdir', folder, path.join(folder, 'table.csv')],
			{ stdio: 'ignore' }
		);
		return cellsOf(readFileSync(path.join(folder, 'table.fods'), 'utf8'));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Numbers of our own table, row by row; a phase that is called "3" is one to a spreadsheet too. */
function numbersWritten(text: string): number[][] {
	const rows = parseCsv(text);
	return rows.map((row) => row.filter((field) => /^-?\d+$/.test(field)).map(Number));
}

const isNumber = (cell: Cell): cell is number => typeof cell === 'number';

const games: readonly { readonly name: string; readonly game: () => FinishedGame }[] = [
	{ name: '18MEX', game: () => mex },
	{ name: '1822MX', game: () => recorded('1822mx') },
	{ name: '18OE', game: () => recorded('18oe') }
];
const languages = ['en-US', 'de-DE'] as const;
const cases = games.flatMap((each) => languages.map((language) => ({ ...each, language })));

describe('tables in a spreadsheet', () => {
	if (program === null) {
		it.skip('are opened only in the soak, where LibreOffice is installed');
		return;
	}

	it.each(cases)(
		'$name in $language: every figure is the figure it is, and they make the scores',
		({ game, language }) => {
			const { title, head } = game();
			const paper = paperOf(game(), catalogues.en);
			for (const text of [scoresCsv(paper), historyCsv(paper), ledgerCsv(paper)]) {
				const rows = opened(text, language);
				expect(rows.map((row) => row.filter(isNumber))).toEqual(numbersWritten(text));
			}
			const rows = opened(scoresCsv(paper), language);
			for (const { name, score } of standings(title, head.state).list) {
				const parts = rows.filter((row) => row[1] === name && row[2] !== 'Total');
				const sum = parts.reduce((all, row) => all + Number(row[6]), 0);
				expect([name, sum]).toEqual([name, score.total]);
			}
		}
	);
});
