/** Option 8(c) with minors that are still open in phase 5: there their certificates have closed. */
import type { PlayerId, State } from '../../src/lib/engine';
import type { Table } from './adapter';
import { MINORS_CLOSED_AT_5 } from './mex-departures';
import type { TraceState } from './trace';

/** Minors that operate there without a certificate. */
function withoutCertificate(theirs: TraceState): readonly string[] {
	const closed = theirs.closed['companies'] ?? [];
	return Object.keys(theirs.minors ?? {}).filter((id) => closed.includes(id));
}

/** The table as it is counted there: such minors are no certificates, and worth nothing at the end. */
export function asCountedThere(table: Table, theirs: TraceState): Table {
	const minors = withoutCertificate(theirs);
	if (minors.length === 0) return table;
	if (!table.notes.has(MINORS_CLOSED_AT_5.id)) table.depart(MINORS_CLOSED_AT_5);
	table.notes.set(MINORS_CLOSED_AT_5.id, true);
	const held = (state: State, player: PlayerId): readonly string[] =>
		minors.filter((id) => state.deeds[id]?.place === player);
	const worth = (state: State, player: PlayerId): number =>
		held(state, player).reduce((sum, id) => sum + (state.deeds[id]?.value ?? 0), 0);
	const { title, state } = table;
	return {
		...table,
		// What is compared is read only.
		state,
		title: {
			...title,
			certificatesCounted: (now, player) =>
				title.certificatesCounted(now, player) - held(now, player).length,
			scores: (now) =>
				title.scores(now).map((score) => ({
					...score,
					total: score.total - worth(now, score.player)
				}))
		}
	};
}
