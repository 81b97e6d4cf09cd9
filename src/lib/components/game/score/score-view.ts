/** Standings for a screen and for files: ranks with ties, gaps, and what each total is made of. */
import { cashOf, headerView, type Score, type ScoreLine, type State, type Title } from '$engine';

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

export interface Remaining {
	readonly bank: number;
	readonly dearest: { readonly company: string; readonly price: number } | null;
	/** The price that ends the game; null where none does. */
	readonly price: number | null;
}

/** What stands between now and the end. */
export function remaining(title: Title, state: State): Remaining {
	const { end } = headerView(title, state);
	return { bank: cashOf(state, 'bank'), dearest: end.dearest, price: end.price };
}
