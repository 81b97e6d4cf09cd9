/**
 * The score sheet on paper: companies down, players across, each with number and value, the final
 * share price and the total. That is the layout of 18MEX's own sheet, its Appendix 6, and serves every title: a
 * game with few majors lists them all, as its sheet does; a game with many lists those that are held.
 */
import {
	history,
	standings,
	type CompanyId,
	type RoundRecord,
	type ScoreLine,
	type Standing,
	type State,
	type Title
} from '$engine';
import type { Catalogue } from '$lib/text';
import { formatPercent } from '$lib/text/money';
import { roundName, stateOf, type GameOnPaper } from './game-on-paper';

export interface SheetCell {
	/** Shares, with a half where there is one; empty when nothing is held. */
	readonly number: string;
	readonly value: number | null;
}

export interface SheetRow {
	readonly id: string;
	readonly label: string;
	readonly kind: ScoreLine['kind'] | 'total';
	/** Paid out in each of the last rounds; null where the company did not run. */
	readonly paid: readonly (number | null)[];
	readonly price: number | null;
	/** All players together. */
	readonly total: number;
	readonly cells: readonly SheetCell[];
}

export interface ScoreSheet {
	/** The operating rounds of the last set. */
	readonly rounds: readonly string[];
	/** In seat order, as at the table. */
	readonly players: readonly {
		readonly name: string;
		readonly rank: number;
	}[];
	readonly rows: readonly SheetRow[];
}

/** Beyond so many, a sheet that lists every major is mostly empty. */
const FEW = 12;

export function scoreSheet(game: GameOnPaper): ScoreSheet {
	const { title, head, words, screen } = game;
	const state = stateOf(game);
	const list = standings(title, state).list;
	const seated = state.seats.flatMap((id) => list.filter((each) => each.score.player === id));
	const last = lastSet(history(title, head).rounds);
	const row = (kind: SheetRow['kind'], label: string, value: (standing: Standing) => number) => {
		const cells = seated.map((standing) => ({ number: '', value: value(standing) }));
		return { id: kind, label, kind, paid: last.map(() => null), price: null, ...summed(cells) };
	};
	const debt = (standing: Standing) => standing.debts.reduce((sum, line) => sum + line.value, 0);
	const deeds = deedsIn(seated).map((id) => deedRow(id, seated, last));
	return {
		rounds: last.map((record) => roundName(words, record.round)),
		players: seated.map(({ name, rank }) => ({ name, rank })),
		rows: [
			...companiesIn(title, seated).map((id) => shareRow(words, state, id, seated, last)),
			...deeds,
			row('cash', screen.csvCash, (standing) => standing.cash),
			...(seated.some((each) => debt(each) !== 0) ? [row('debt', screen.csvDebt, debt)] : []),
			row('total', screen.csvTotal, (standing) => standing.score.total)
		]
	};
}

function summed(cells: readonly SheetCell[]): Pick<SheetRow, 'cells' | 'total'> {
	return { cells, total: cells.reduce((sum, cell) => sum + (cell.value ?? 0), 0) };
}

function lastSet(rounds: readonly RoundRecord[]): readonly RoundRecord[] {
	const operating = rounds.filter(({ round }) => round.kind === 'operating');
	const number = operating.at(-1)?.round.number;
	return operating.filter(({ round }) => round.number === number);
}

function companiesIn(title: Title, seated: readonly Standing[]): CompanyId[] {
	const held = new Set(seated.flatMap(({ shares }) => shares.map((line) => line.about)));
	const majors = title.tables.companies.filter((card) => card.kind === 'major');
	const all = majors.length <= FEW ? majors.map((card) => card.id) : [];
	const wanted = new Set([...all, ...held]);
	return title.tables.companies.map((card) => card.id).filter((id) => wanted.has(id));
}

function shareRow(
	words: Catalogue,
	state: State,
	id: CompanyId,
	seated: readonly Standing[],
	last: readonly RoundRecord[]
): SheetRow {
	const company = state.companies[id];
	const tenths = company?.kind === 'major' || company?.kind === 'national';
	const cells = seated.map(({ shares }): SheetCell => {
		const line = shares.find((each) => each.about === id);
		if (line === undefined) return { number: '', value: null };
		const number = tenths ? sharesOf(line.amount) : formatPercent(line.amount);
		return { number, value: line.value };
	});
	const paid = last.map(({ runs }) => runs.find((run) => run.company === id)?.paid ?? null);
	const price = company?.spot?.price ?? null;
	return { id, label: id, kind: 'share', paid, price, ...summed(cells) };
}

/** "4", "1½", "½". */
export function sharesOf(percent: number): string {
	const whole = Math.floor(percent / 10);
	const half = percent % 10 >= 5 ? '½' : '';
	return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

/** Deeds that count for somebody; what is worth nothing needs no row. */
function deedsIn(seated: readonly Standing[]): string[] {
	const counted = seated.flatMap(({ deeds }) => deeds.filter((line) => line.value !== 0));
	return [...new Set(counted.map((line) => line.about))];
}

function deedRow(id: string, seated: readonly Standing[], last: readonly RoundRecord[]): SheetRow {
	const cells = seated.map(({ deeds }): SheetCell => {
		const line = deeds.find((each) => each.about === id);
		return line === undefined
			? { number: '', value: null }
			: { number: String(line.amount), value: line.value };
	});
	const line = seated.flatMap(({ deeds }) => deeds).find((each) => each.about === id);
	const paid = last.map(() => null);
	return { id, label: id, kind: 'deed', paid, price: line?.each ?? null, ...summed(cells) };
}
