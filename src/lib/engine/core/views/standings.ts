/**
 * Standings at any moment: ranks with ties, what each total is made of, what each player could raise
 * now, and what stands between now and the end. Totals are the title's own scores, never sums of
 * ours.
 */
import { cellId, cellOf, neighbour, type Grid } from '../market/grid';
import { cashOf } from '../ledger/ledger';
import type { CellId, CompanyId } from '../model/ids';
import type { State } from '../model/state';
import type { Score, ScoreLine, Title } from '../title';
import { couldRaise, type RaiseView } from './ahead';
import { paidInSet, type RoundRecord } from './history';
import { headerView } from './table';

export interface Standing {
	readonly score: Score;
	readonly name: string;
	/** Equal totals share a rank. */
	readonly rank: number;
	/** How far behind the first; 0 for the first and whoever ties with them. */
	readonly behind: number;
	readonly cash: number;
	readonly shares: readonly ScoreLine[];
	readonly deeds: readonly ScoreLine[];
	readonly debts: readonly ScoreLine[];
	/** Parts of the total for a bar, percent of the highest total. */
	readonly bar: readonly BarPart[];
}

export interface BarPart {
	readonly key: string;
	readonly about: string | null;
	readonly kind: ScoreLine['kind'];
	readonly width: number;
}

export interface Standings {
	readonly list: readonly Standing[];
	readonly winners: readonly Standing[];
	/** How far the first is ahead of the next; 0 in a tie. */
	readonly lead: number;
}

export function standings(title: Title, state: State): Standings {
	const scores = [...title.scores(state)].sort((a, b) => b.total - a.total);
	const best = scores[0]?.total ?? 0;
	const list = scores.map((score): Standing => {
		const of = (kind: ScoreLine['kind']) => score.lines.filter((line) => line.kind === kind);
		return {
			score,
			name: state.players[score.player]?.name ?? score.player,
			rank: scores.filter((other) => other.total > score.total).length + 1,
			behind: best - score.total,
			cash: of('cash').reduce((sum, line) => sum + line.value, 0),
			shares: of('share'),
			deeds: of('deed'),
			debts: of('debt'),
			bar: barOf(score, best)
		};
	});
	const winners = list.filter((standing) => standing.rank === 1);
	const next = list.find((standing) => standing.rank > 1);
	return { list, winners, lead: winners.length > 1 ? 0 : (next?.behind ?? 0) };
}

function barOf(score: Score, best: number): BarPart[] {
	if (best <= 0) return [];
	return score.lines
		.filter((line) => line.value > 0)
		.map((line) => ({
			key: `${line.kind} ${line.about}`,
			about: line.kind === 'cash' ? null : line.about,
			kind: line.kind,
			width: (line.value / best) * 100
		}));
}

/** By player: cash and each company's best legal sale alone. Nothing is for sale once it is over. */
export function raisable(title: Title, state: State): ReadonlyMap<string, RaiseView> {
	if (state.finished !== null) return new Map();
	return new Map(state.seats.map((player) => [player, couldRaise(title, state, player)]));
}

export interface Remaining {
	readonly bank: number;
	/** What the last complete set of operating rounds paid out; null before there was one. */
	readonly lastSet: { readonly number: number; readonly paid: number } | null;
	/** Sets like the last one that the bank can still pay in full; null when nothing was paid. */
	readonly sets: number | null;
	readonly dearest: { readonly company: CompanyId; readonly price: number } | null;
	/** The price that ends the game; null where none does. */
	readonly price: number | null;
	/** Steps of the dearest marker to the end of the game; null when there is no way. */
	readonly steps: number | null;
}

/** What stands between now and the end. */
export function remaining(
	title: Title,
	state: State,
	rounds: readonly RoundRecord[] = []
): Remaining {
	const { end } = headerView(title, state);
	const bank = cashOf(state, 'bank');
	const lastSet = lastSetOf(state, rounds);
	const cell = end.dearest === null ? null : state.companies[end.dearest.company]?.spot?.cell;
	return {
		bank,
		lastSet,
		sets:
			lastSet === null || lastSet.paid <= 0 ? null : Math.floor(Math.max(0, bank) / lastSet.paid),
		dearest: end.dearest,
		price: end.price,
		steps: cell === null || cell === undefined ? null : stepsToEnd(title.tables.market, cell)
	};
}

function lastSetOf(state: State, rounds: readonly RoundRecord[]): Remaining['lastSet'] {
	const current = state.round.kind === 'operating' && state.finished === null;
	const sets = rounds
		.filter(({ round }) => round.kind === 'operating')
		.map(({ round }) => round.number)
		.filter((number) => !current || number !== state.round.number);
	const number = sets.at(-1);
	return number === undefined ? null : { number, paid: paidInSet(rounds, number) };
}

/** A marker that earns goes right, and up where its row ends. */
function stepsToEnd(grid: Grid, id: CellId): number | null {
	let cell = cellOf(grid, id);
	for (let steps = 0; cell !== null; steps++) {
		if (cell.zones.includes('end')) return steps;
		const from = cellId(cell);
		cell = neighbour(grid, from, 'right') ?? neighbour(grid, from, 'up');
	}
	return null;
}
