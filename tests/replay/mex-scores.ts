/** What recorded games count at the end: there every 5% certificate is rounded up by itself. */
import { holdingsOf, type PlayerId, type State } from '../../src/lib/engine';
import { ordinary } from '../../src/lib/engine/core/certificates/holdings';
import type { Table } from './adapter';
import { HALVES_SCORED_UP } from './mex-departures';

/** Two halves of an odd price are one more there than a whole share. */
function more(state: State, player: PlayerId): number {
	return holdingsOf(state, player).filter(({ company }) => {
		const { price } = state.companies[company]?.spot ?? { price: 0 };
		return price % 2 === 1 && ordinary(state, company, player, 5).length === 2;
	}).length;
}

/** The table as it is scored there. */
export function asScoredThere(table: Table): Table {
	const { title, state } = table;
	if (state.seats.every((player) => more(state, player) === 0)) return table;
	table.depart(HALVES_SCORED_UP);
	return {
		...table,
		title: {
			...title,
			scores: (now) =>
				title
					.scores(now)
					.map((score) => ({ ...score, total: score.total + more(now, score.player) }))
		}
	};
}
