/** Every file of a finished game of each title, word for word, and its sums against the engine's. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cashOf, standings } from '$engine';
import {
	historyCsv,
	ledgerCsv,
	playLog,
	resultPicture,
	scoreSheet,
	scoresCsv,
	scoresText
} from '$lib/export';
import { readFile, writeGame } from '$lib/storage';
import { catalogues, speaker } from '$lib/text';
import { paperOf, savedOf, type FinishedGame } from './finished-game';
import { finished as mex } from './mex-finished';
import { parseCsv } from './parse-csv';
import { recorded } from './recorded';

interface Golden {
	readonly name: string;
	readonly folder: string;
	/** Where the rules say what counts at the end. */
	readonly section: string;
	readonly game: FinishedGame;
}

const titles: readonly Golden[] = [
	{ name: '18MEX', folder: '18mex', section: '§6.1', game: mex },
	{ name: '1822MX', folder: '1822mx', section: '§1.3.2', game: recorded('1822mx') },
	{ name: '18OE', folder: '18oe', section: '§13', game: recorded('18oe') }
];

/** Line ends are checked on their own. */
const lined = (text: string) => text.replaceAll('\r\n', '\n');

describe.each(titles)('files of a finished game of $name', ({ folder, game }) => {
	const english = paperOf(game, catalogues.en);
	/** Keeps an expected file beside this one. */
	const expected = (name: string) => `./${folder}/${name}`;

	it('the game is over', () => {
		expect(game.head.state.finished).not.toBeNull();
	});
	it('scores as CSV', async () => {
		await expect(lined(scoresCsv(english))).toMatchFileSnapshot(expected('scores.csv'));
	});
	it('scores as CSV in Spanish', async () => {
		const text = scoresCsv(paperOf(game, catalogues.es));
		await expect(lined(text)).toMatchFileSnapshot(expected('scores-es.csv'));
	});
	it('round history as CSV', async () => {
		await expect(lined(historyCsv(english))).toMatchFileSnapshot(expected('history.csv'));
	});
	it('full ledger as CSV', async () => {
		await expect(lined(ledgerCsv(english))).toMatchFileSnapshot(expected('ledger.csv'));
	});
	it('text for a forum', async () => {
		await expect(scoresText(english)).toMatchFileSnapshot(expected('scores.txt'));
	});
	it('play log', async () => {
		await expect(playLog(english)).toMatchFileSnapshot(expected('play-log.txt'));
	});
	it('the score sheet', async () => {
		const sheet = JSON.stringify(scoreSheet(english), null, '\t');
		await expect(sheet).toMatchFileSnapshot(expected('score-sheet.json'));
	});
	it('the picture, shape by shape', async () => {
		const picture = JSON.stringify(resultPicture(english), null, '\t');
		await expect(picture).toMatchFileSnapshot(expected('picture.json'));
	});
	it('the saved game, by its fingerprint, and it can be read again', async () => {
		const saved = savedOf(game);
		const text = await writeGame(saved, 'golden');
		const fingerprint = createHash('sha256').update(text).digest('hex');
		await expect(`${fingerprint}\n`).toMatchFileSnapshot(expected('game.sha256.txt'));
		expect(await readFile(text)).toEqual([{ ok: true, value: saved }]);
	});
});

describe.each(titles)('sums of the files of $name', ({ game, section }) => {
	const { title, head } = game;
	const { state } = head;
	const english = paperOf(game, catalogues.en);
	const table = standings(title, state);

	it(`${section} the parts of each player’s score make the engine’s total`, () => {
		const rows = parseCsv(scoresCsv(english)).slice(1);
		for (const { name, score } of table.list) {
			const own = rows.filter((row) => row[1] === name);
			const parts = own.filter((row) => row[2] !== 'Total');
			expect(parts.reduce((sum, row) => sum + Number(row[6]), 0)).toBe(score.total);
			expect(own.find((row) => row[2] === 'Total')?.[6]).toBe(String(score.total));
		}
	});

	it('the ledger makes everybody’s cash, the bank’s included', () => {
		const rows = parseCsv(ledgerCsv(english)).slice(1);
		const sums = new Map<string, number>();
		const add = (name: string, by: number) => sums.set(name, (sums.get(name) ?? 0) + by);
		for (const row of rows) {
			add(row[4] ?? '', -Number(row[6]));
			add(row[5] ?? '', Number(row[6]));
		}
		const say = speaker(catalogues.en, title, state);
		for (const holder of Object.keys(state.cash)) {
			expect([holder, sums.get(say.holder(holder)) ?? 0]).toEqual([holder, cashOf(state, holder)]);
		}
	});

	it('the last row of the history is the final score', () => {
		const [top = [], ...rows] = parseCsv(historyCsv(english));
		const last = rows.at(-1) ?? [];
		for (const { name, score } of table.list) {
			expect(last[top.indexOf(`Worth of ${name}`)]).toBe(String(score.total));
		}
		expect(last[top.indexOf('Bank')]).toBe(String(cashOf(state, 'bank')));
	});

	it(`${section} the sheet’s columns and rows make the totals`, () => {
		const { rows, players } = scoreSheet(english);
		const total = rows.at(-1);
		for (const [at, { name }] of players.entries()) {
			const column = rows.slice(0, -1).reduce((sum, row) => sum + (row.cells[at]?.value ?? 0), 0);
			expect(column).toBe(table.list.find((each) => each.name === name)?.score.total);
			expect(total?.cells[at]?.value).toBe(column);
		}
	});

	it('numbers are whole and bare, lines end as spreadsheets like', () => {
		for (const text of [scoresCsv(english), historyCsv(english), ledgerCsv(english)]) {
			expect(text.startsWith('\ufeffsep=;\r\n')).toBe(true);
			expect(text.split('\r\n').slice(0, -1).join('')).not.toContain('\n');
			const bare = text
				.replace(/"(?:[^"]|"")*"/g, '')
				.split('\r\n')
				.slice(1)
				.join(';')
				.split(';');
			expect(bare.filter((field) => field !== '' && !/^-?\d+$/.test(field))).toEqual([]);
		}
	});
});

describe('the sheet of Appendix 6 of 18MEX', () => {
	it('lists every major in the printed order, then cash and the total', () => {
		const { rows, players } = scoreSheet(paperOf(mex, catalogues.en));
		expect(rows.map((row) => row.id)).toEqual([
			'CHI',
			'MC',
			'MEX',
			'NdM',
			'PAC',
			'SPM',
			'TM',
			'UdY',
			'cash',
			'total'
		]);
		expect(players.map((player) => player.name)).toEqual(['Ana', 'Bruno', 'Carla', 'Diego']);
	});
});
