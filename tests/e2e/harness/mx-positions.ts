// Positions of 1822MX that the browser tests start from, made with the builders of the engine's tests.
import type { State } from '../../../src/lib/engine';
import {
	business,
	deedTo,
	depotAt,
	inPhase,
	investing,
	minor,
	operating,
	play,
	rich,
	table
} from '../../engine/1822mx/support';

/** Four players in the first stock round; Ana is to act. */
export const firstRound = (): State => table(4);

/** Phase 3, second stock round: a major of Ana's, bids on three boxes, Carla is to act. */
export function contestedRound(): State {
	let state = inPhase(table(4), '3');
	state = business(state, 'MC', {
		price: 80,
		shares: { p1: 40, p2: 20 },
		cash: 340,
		trains: ['3']
	});
	state = minor(state, 'M7', 'p2', { price: 60, cash: 130, trains: ['2'] });
	state = rich(investing(state, 'p1'), { p1: 412, p2: 365, p3: 298, p4: 251 });
	return play(
		state,
		{ do: 'bid', player: 'p1', deed: 'M2', amount: 100 },
		{ do: 'endTurn' },
		{ do: 'bid', player: 'p2', deed: 'M2', amount: 120 },
		{ do: 'bid', player: 'p2', deed: 'C-MC', amount: 100 },
		{ do: 'endTurn' }
	);
}

/** MC of Ana's at $80 runs a 3 and a 3/2 with a mail contract; M7 can be acquired afterwards. */
export function mailRun(): State {
	let state = depotAt(inPhase(table(4), '3'), '3');
	state = business(state, 'MC', {
		price: 80,
		shares: { p1: 40, p2: 20 },
		pool: 10,
		cash: 340,
		trains: ['3']
	});
	state = minor(state, 'M7', 'p2', { price: 60, cash: 130, trains: ['2'] });
	state = deedTo(state, 'P14', 'MC');
	state = rich(state, { p1: 412, p2: 365, p3: 298, p4: 251 });
	return operating(state, 'MC');
}

/** T-MX-09: $140 in the treasury, $20 with the director, one share at $80; a 4 costs $300. */
export function forced(): State {
	let state = depotAt(inPhase(table(3), '4'), '4');
	state = business(state, 'MC', { price: 100, shares: { p1: 20, p2: 10 }, cash: 140 });
	state = business(state, 'CHP', { price: 80, shares: { p2: 30, p1: 10 }, cash: 0, trains: ['3'] });
	return operating(rich(state, { p1: 20 }), 'MC');
}
