/**
 * The game round by round as a table: a row a round, then worth and cash of every player, and
 * revenue, payout and price of every company. What did not happen is left empty, never zero.
 */
import { history, type RoundRecord } from '$engine';
import { csv, type CsvField } from './csv';
import { roundName, type GameOnPaper } from './game-on-paper';

export function historyCsv(game: GameOnPaper): string {
	const { title, head, words } = game;
	const { players, companies, rounds, start } = history(title, head);
	const h = words.history;
	const top: CsvField[] = [
		h.round,
		h.phase,
		h.bank,
		...players.flatMap(({ name }) => [h.worthOf({ name }), h.cashOf({ name })]),
		...companies.flatMap((name) => [h.revenueOf({ name }), h.paidOf({ name }), h.priceOf({ name })])
	];
	const begin: CsvField[] = [
		h.start,
		'',
		null,
		...players.flatMap(({ id }) => [start[id] ?? null, null]),
		...companies.flatMap(() => [null, null, null])
	];
	const rows = rounds.map((record): CsvField[] => [
		roundName(words, record.round),
		record.phase,
		record.bank,
		...players.flatMap(({ id }) => [record.worth[id] ?? null, record.cash[id] ?? null]),
		...companies.flatMap((id) => companyCells(record, id))
	]);
	return csv([top, begin, ...rows]);
}

function companyCells(record: RoundRecord, company: string): CsvField[] {
	const runs = record.runs.filter((run) => run.company === company);
	const sum = (figures: readonly number[]) =>
		figures.length === 0 ? null : figures.reduce((total, figure) => total + figure, 0);
	return [
		sum(runs.map((run) => run.revenue)),
		sum(runs.map((run) => run.paid)),
		record.prices[company] ?? null
	];
}
