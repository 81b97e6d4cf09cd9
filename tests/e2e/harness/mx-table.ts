// Positions of 1822MX for the browser: a save file that begins in the middle of a game, and a ledger
// that stands where it stands.
import { findTitle, type State, type Title } from '../../../src/lib/engine';
import type { Fixture } from './ledger';
import { gameAt } from './position';

export function mxTitle(): Title {
	const title = findTitle('1822mx');
	if (title === null) throw new Error('1822MX is missing');
	return title;
}

/** A game whose first position is this one. */
export function mxGameAt(initial: State, id = 'mx-game'): Fixture {
	return gameAt('1822mx', initial, id);
}
