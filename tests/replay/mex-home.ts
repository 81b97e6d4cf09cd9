/** NdM's home station where one of its exchange tokens lies in Mexico City before its first turn. */
import type { State } from '../../src/lib/engine';
import { NDM } from '../../src/lib/engine/titles/18mex/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, correct } from './departure';
import { HOME_KEPT } from './mex-departures';
import type { TraceLine } from './trace';

/** There the station stays on the charter, which holds one more than here once its first turn has begun. */
export function keepHome(table: Table, line: TraceLine, before: State): void {
	const now = table.state.companies[NDM]?.tokens;
	const begins = before.companies[NDM]?.tokens.placed === 0 && now?.placed === 1;
	if (!begins || now.exchange > 0 || line.state.corps[NDM]?.tokens_left !== now.left + 1) return;
	const tokens = { ...now, left: now.left + 1, placed: 0 };
	bookDeparture(table, HOME_KEPT, [{ kind: 'tokens', company: NDM, tokens }]);
}

/** … and it is the next one that is placed, for nothing; true when that was this line. */
export function placeKeptHome(table: Table, line: TraceLine): boolean {
	const now = table.state.companies[NDM]?.tokens;
	const kept = table.departures.has(HOME_KEPT.id) && now?.placed === 0;
	if (!kept || line.action.entity !== NDM || (line.spent ?? 0) !== 0) return false;
	const tokens = { ...now, left: now.left - 1, placed: 1 };
	correct(table, HOME_KEPT, [{ kind: 'tokens', company: NDM, tokens }]);
	return true;
}
