/** A table of 18MEX for single recorded lines, with the certificates of NdM as the site numbers them. */
import type { State } from '../../src/lib/engine';
import { mex } from '../support/mex';
import { PLAYERS, tableOn } from './standing';
import type { TraceSetup, TraceState } from './trace';

const NDM_SHARES = [[20, 'P'], 10, 10, 10, 10, 10, 10, [5, 'r'], [5, 'r'], [10, 'r']] as const;
// A share's place in this list is all that is read.
const setup = { corporations: [{ id: 'NdM', shares: NDM_SHARES }] } as unknown as TraceSetup;

export const on = (start: State, previous: object = {}) =>
	// A test gives the fields that its line reads.
	tableOn(mex, start, previous as Partial<TraceState>, setup);

/** A moment of the opening sale. */
export const opening = (active: number) => ({
	round: { type: 'auction', label: 'ISR 1' },
	phase: '2',
	active: [`player:${active}`],
	step: 'Engine::Step::WaterfallAuction'
});
/** Who owns what in the trace. */
export const owning = (companies: Readonly<Record<number, readonly string[]>>) => ({
	players: Object.fromEntries(
		PLAYERS.map(({ id }) => [id, { companies: companies[id] ?? [], minors: [], shares: {} }])
	)
});
