/** What only the screens of 18MEX show. */
import type { State } from '../../core/model/state';
import { own, type MexOwn } from './rules/own';

export type { MexOwn } from './rules/own';

/** The title's own part of the state, to be read. */
export function memory(state: State): MexOwn {
	return own(state);
}
