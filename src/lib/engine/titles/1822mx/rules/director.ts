/** Directorships: the director's certificate follows the largest holding (4.3.9, 5.5.1, 5.6.8). */
import { percentAt, presidentOf } from '../../../core/certificates/holdings';
import { handOver } from '../../../core/certificates/presidency';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { orderAfter } from './common';

/**
 * Who would be director if the present one held `left` percent: the greatest holder above that, at
 * least 20%; ties go to the first in player order after the outgoing director.
 */
export function heirOf(
	state: State,
	id: CompanyId,
	outgoing: PlayerId,
	left: number
): PlayerId | null {
	let best: PlayerId | null = null;
	let most = left;
	for (const player of orderAfter(state, outgoing)) {
		if (player === outgoing) continue;
		const percent = percentAt(state, id, player);
		if (percent > most && percent >= 20) {
			most = percent;
			best = player;
		}
	}
	return best;
}

/** After any change of holdings: whoever holds more than the director takes over. */
export function settleDirector(book: GameBook, id: CompanyId): void {
	const director = presidentOf(book.state, id);
	if (director === null) return;
	const heir = heirOf(book.state, id, director, percentAt(book.state, id, director));
	if (heir !== null) handOver(book, R['4.3.9'], id, heir);
}
