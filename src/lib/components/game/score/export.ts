/**
 * What people take home: scores as CSV and as plain text, and a way to hand any file over.
 *
 * The CSV is meant for a double click in any country. Spreadsheets take the separator from the
 * system: a comma in the United States, a semicolon in Germany. The first line `sep=;` tells Excel
 * which one is used whatever the system says; LibreOffice reads it too. Every field stands in
 * quotation marks except numbers, which are whole and ungrouped, so that neither "1.200" nor "1,200"
 * can be misread. A byte order mark makes accents come out right.
 */
import type { ScoreLine } from '$engine';
import type { ScreenWords } from '$lib/text/screens';
import type { Standing, Standings } from './score-view';

const BOM = '\ufeff';
const LINE_END = '\r\n';
export const SEPARATOR = ';';
export const CSV_TYPE = 'text/csv;charset=utf-8';
export const TEXT_TYPE = 'text/plain;charset=utf-8';

export type CsvField = string | number;

/** A cell: numbers bare, text quoted; text that a spreadsheet would calculate is kept as text. */
export function csvField(field: CsvField): string {
	if (typeof field === 'number') return String(Math.trunc(field));
	const safe = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
	return `"${safe.replaceAll('"', '""')}"`;
}

export function csv(rows: readonly (readonly CsvField[])[]): string {
	const lines = rows.map((row) => row.map(csvField).join(SEPARATOR));
	return `${BOM}sep=${SEPARATOR}${LINE_END}${lines.join(LINE_END)}${LINE_END}`;
}

/** One row a player and part of the total, then the total itself: easy to filter and to sum. */
export function scoresCsv(screen: ScreenWords, standings: Standings): string {
	const head = [
		screen.csvRank,
		screen.csvPlayer,
		screen.csvKind,
		screen.csvItem,
		screen.csvAmount,
		screen.csvEach,
		screen.csvValue
	];
	return csv([head, ...standings.list.flatMap((standing) => scoreRows(screen, standing))]);
}

function scoreRows(screen: ScreenWords, { rank, name, score }: Standing): CsvField[][] {
	const rows = score.lines.map((line): CsvField[] => [
		rank,
		name,
		kindName(screen, line.kind),
		line.about,
		line.amount,
		line.each,
		line.kind === 'debt' ? -Math.abs(line.value) : line.value
	]);
	return [...rows, [rank, name, screen.csvTotal, '', '', '', score.total]];
}

function kindName(screen: ScreenWords, kind: ScoreLine['kind']): string {
	switch (kind) {
		case 'cash':
			return screen.csvCash;
		case 'share':
			return screen.csvShare;
		case 'deed':
			return screen.csvDeed;
		case 'debt':
			return screen.csvDebt;
	}
}

export interface TextAbout {
	readonly game: string;
	readonly finished: boolean;
	/** One line on why the game ended, or when it will. */
	readonly end: string;
	money(amount: number): string;
	percent(value: number): string;
}

/** For a forum or a play log: one line a player, the parts indented below. */
export function scoresText(screen: ScreenWords, about: TextAbout, standings: Standings): string {
	const title = about.finished ? screen.textFinal : screen.textStandings;
	const lines = standings.list.flatMap(({ rank, name, score, cash, shares, deeds, debts }) => [
		`${rank}. ${name} ${about.money(score.total)}`,
		`   ${[
			`${screen.csvCash} ${about.money(cash)}`,
			...shares.map((l) => `${l.about} ${about.percent(l.amount)} ${about.money(l.value)}`),
			...deeds.map((l) => `${l.about} ${about.money(l.value)}`),
			...debts.map((l) => `${screen.csvDebt} ${about.money(-Math.abs(l.value))}`)
		].join(', ')}`
	]);
	return `${[`${about.game}: ${title}`, about.end, '', ...lines].join('\n')}\n`;
}

/* handing over */

export interface OutFile {
	readonly name: string;
	readonly text: string;
	readonly type: string;
}

/** A name any file system takes: "18mex-friday-2026-11-16-scores.csv". */
export function fileName(parts: readonly string[], ending: string): string {
	const plain = parts
		.map((part) =>
			part
				.normalize('NFC')
				.replace(/[^\p{L}\p{N}]+/gu, '-')
				.replace(/^-+|-+$/g, '')
				.toLowerCase()
		)
		.filter((part) => part !== '');
	return `${plain.join('-').slice(0, 80) || 'paymaster'}.${ending}`;
}

export type HandedOver = 'shared' | 'saved' | 'cancelled' | 'failed';

type Sharing = Pick<Navigator, 'share' | 'canShare'>;

/** Through the share sheet where there is one, else a download. */
export async function handOver(
	file: OutFile,
	share: Partial<Sharing> = navigator,
	save: (file: OutFile) => void = download
): Promise<HandedOver> {
	const shared = new File([file.text], file.name, { type: file.type });
	if (share.share && share.canShare?.({ files: [shared] })) {
		try {
			await share.share({ files: [shared], title: file.name });
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
			// Some devices promise to share files and then refuse: a download still works.
		}
	}
	try {
		save(file);
		return 'saved';
	} catch {
		return 'failed';
	}
}

function download(file: OutFile): void {
	const url = URL.createObjectURL(new Blob([file.text], { type: file.type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = file.name;
	link.click();
	// The download has its own hold on the data once it has begun.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
