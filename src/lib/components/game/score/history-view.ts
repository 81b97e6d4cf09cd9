/** What the history page shows: one measure at a time, as lines and as a table of the same figures. */
import { isPlayer, type CompanyId, type History, type RoundRecord, type Title } from '$engine';
import { companyStyle, playerStyle, roundName } from '$lib/export';
import type { Catalogue } from '$lib/text';
import type { PageInks } from './chart-inks.svelte';
import type { ChartData, ChartMark, ChartSeries } from './time-chart';

export type Measure = 'worth' | 'revenue' | 'prices';

/** So many lines can be told apart at a glance. */
const MOST_LINES = 8;

export interface Column {
	readonly key: string;
	readonly label: string;
	/** A company's token stands at the head of the column. */
	readonly company: boolean;
}

export interface HistoryRow {
	readonly key: string;
	readonly round: string;
	readonly phases: readonly string[];
	readonly cells: readonly { readonly value: number | null; readonly paid: number | null }[];
}

export interface MeasureView {
	readonly columns: readonly Column[];
	readonly rows: readonly HistoryRow[];
}

/** Rounds that say something about a measure: companies earn only in operating rounds. */
function roundsFor(told: History, measure: Measure): readonly RoundRecord[] {
	if (measure !== 'revenue') return told.rounds;
	return told.rounds.filter(({ round }) => round.kind === 'operating');
}

/** Companies with anything to show under a measure. */
export function companiesFor(told: History, measure: Measure): readonly CompanyId[] {
	return told.companies.filter((id) =>
		told.rounds.some((record) =>
			measure === 'revenue'
				? record.runs.some((run) => run.company === id)
				: record.prices[id] !== undefined
		)
	);
}

/** Those that earn or cost most, when there are too many to show at once. */
export function companiesAtFirst(told: History, measure: Measure): readonly CompanyId[] {
	const all = companiesFor(told, measure);
	if (all.length <= MOST_LINES) return all;
	const weight = (id: CompanyId) =>
		Math.max(...told.rounds.map((record) => figure(record, id, measure) ?? 0));
	const best = [...all].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_LINES);
	return all.filter((id) => best.includes(id));
}

function figure(record: RoundRecord, id: string, measure: Measure): number | null {
	if (measure === 'worth') return isPlayer(id) ? (record.worth[id] ?? null) : null;
	if (measure === 'prices') return record.prices[id] ?? null;
	const runs = record.runs.filter((run) => run.company === id);
	return runs.length === 0 ? null : runs.reduce((sum, run) => sum + run.revenue, 0);
}

function columnsOf(
	told: History,
	measure: Measure,
	shown: readonly CompanyId[]
): readonly Column[] {
	return measure === 'worth'
		? told.players.map(({ id, name }) => ({ key: id, label: name, company: false }))
		: shown.map((id) => ({ key: id, label: id, company: true }));
}

export function measureView(
	words: Catalogue,
	told: History,
	measure: Measure,
	shown: readonly CompanyId[]
): MeasureView {
	const columns = columnsOf(told, measure, shown);
	const rows = roundsFor(told, measure).map((record) => ({
		key: record.key,
		round: roundName(words, record.round),
		phases: record.phases,
		cells: columns.map(({ key }) => ({
			value: figure(record, key, measure),
			paid:
				measure === 'revenue'
					? (record.runs.find((run) => run.company === key)?.paid ?? null)
					: null
		}))
	}));
	return { columns, rows };
}

export function chartData(
	words: Catalogue,
	title: Title,
	told: History,
	measure: Measure,
	shown: readonly CompanyId[],
	inks: PageInks,
	format: (value: number) => string
): ChartData {
	const rounds = roundsFor(told, measure);
	const begin = measure === 'worth' ? [words.history.start] : [];
	const series = columnsOf(told, measure, shown).map(({ key, label, company }, at): ChartSeries => {
		const card = title.tables.companies.find((each) => each.id === key);
		const values = rounds.map((record) => figure(record, key, measure));
		const last = values.findLast((value) => value !== null) ?? 0;
		const first = isPlayer(key) ? (told.start[key] ?? null) : null;
		return {
			key,
			label: `${label} ${format(last)}`,
			style: company
				? companyStyle(at, card?.color ?? inks.quiet, inks.paper, inks.ink)
				: playerStyle(at, inks.shade),
			values: measure === 'worth' ? [first, ...values] : values
		};
	});
	const marks = rounds.flatMap(({ phases }, at): ChartMark[] =>
		phases.length === 0 ? [] : [{ at: at + begin.length, label: phases.join(' ') }]
	);
	const labels = [...begin, ...rounds.map(({ round }) => roundName(words, round))];
	return { labels, series, marks, format };
}
