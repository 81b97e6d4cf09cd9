/** Scores as a table: one row a player and part of the total, then the total itself. */
import { standings, type ScoreLine, type Standing } from '$engine';
import type { ScreenWords } from '$lib/text/screens';
import { csv, type CsvField } from './csv';
import { stateOf, type GameOnPaper } from './game-on-paper';

export function scoresCsv(game: GameOnPaper): string {
	const { screen, title } = game;
	const head = [
		screen.csvRank,
		screen.csvPlayer,
		screen.csvKind,
		screen.csvItem,
		screen.csvAmount,
		screen.csvEach,
		screen.csvValue
	];
	const { list } = standings(title, stateOf(game));
	return csv([head, ...list.flatMap((standing) => scoreRows(screen, standing))]);
}

function scoreRows(screen: ScreenWords, { rank, name, score }: Standing): CsvField[][] {
	const rows = score.lines.map((line): CsvField[] => [
		rank,
		name,
		kindName(screen, line.kind),
		line.kind === 'cash' ? '' : line.about,
		line.amount,
		line.each,
		line.kind === 'debt' ? -Math.abs(line.value) : line.value
	]);
	return [...rows, [rank, name, screen.csvTotal, '', null, null, score.total]];
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
