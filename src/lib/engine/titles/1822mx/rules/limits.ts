/** Ownership limits: 60%, the certificate limit and the yellow zone (4.3.8, 5.11). */
import { certificatesAt } from '../../../core/certificates/holdings';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { NDEM } from '../tables/companies';
import { inZone } from './common';

export const MOST_PERCENT = 60;
export const MOST_IN_POOL = 50;

/** NdeM shares and stock in the yellow zone do not count (4.4.4, 5.3.3). */
export function companyCounts(state: State, id: CompanyId): boolean {
	return id !== NDEM && !inZone(state, id, 'yellow');
}

/** Certificates in hand that count. */
export function certificatesCounted(state: State, player: PlayerId): number {
	let count = 0;
	for (const id in state.deeds) if (state.deeds[id]?.place === player) count++;
	for (const id in state.certificates) {
		const held = certificatesAt(state, id, player).length;
		if (held > 0 && companyCounts(state, id)) count += held;
	}
	return count;
}

/** Items on which the player has the highest bid; each counts as a certificate (5.10.8). */
export function highBids(state: State, player: PlayerId): number {
	return Object.values(state.bids).filter((bids) => bids.some((bid) => bid.player === player))
		.length;
}

/** Is there no room for one more certificate, highest bids included? */
export function atLimit(state: State, player: PlayerId): boolean {
	return certificatesCounted(state, player) + highBids(state, player) >= state.certificateLimit;
}

export function overLimit(state: State, player: PlayerId): boolean {
	return certificatesCounted(state, player) > state.certificateLimit;
}
