// Tables where almost everything is refused, because nobody has any money: what is refused has to say
// why also when all of it does at once.
import type { State } from '../../../src/lib/engine';
import { rich } from '../../engine/1822mx/support';
import { giveCash } from '../../engine/18oe/oe-support';
import { busyMajor } from './mx-rare-positions';
import { crowd } from './oe-operating-positions';
import { packetWithBids, toFloat, withMajors } from './oe-stock-positions';

const all = (state: State, cash: number): Readonly<Record<string, number>> =>
	Object.fromEntries(state.seats.map((player) => [player, cash]));

/** Diego has a bid of £130 on the table and £10 besides. */
export function poorPacket(): State {
	const state = packetWithBids();
	return giveCash(state, { p4: 140 });
}

/** Nobody can pay for two shares of a regional at any par but the lowest. */
export function poorFloat(): State {
	const state = toFloat();
	return giveCash(state, all(state, 130));
}

export function poorStock(): State {
	const state = withMajors();
	return giveCash(state, all(state, 12));
}

/** The railroad at its turn has £4. */
export function poorRailroad(): State {
	const state = crowd();
	const company = state.turn?.kind === 'operating' ? state.turn.company : '';
	return giveCash(state, { [company]: 4 });
}

export const poorMx = (): State => rich(busyMajor(), { MC: 4 });
