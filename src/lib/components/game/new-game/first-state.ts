/** The table before the first entry. */
import { momentAt, type State } from '$engine';
import type { GameTimeline } from '$lib/session';

export function firstState(timeline: GameTimeline): State {
	return momentAt(timeline, 0).state;
}
