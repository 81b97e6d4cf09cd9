/** Ownership limits: 60%, the certificate limit and the yellow zone (3.3). */
import { certificatesAt, percentAt } from '../../../core/certificates/holdings';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { Certificate, State } from '../../../core/model/state';
import { majors } from '../tables/companies';
import { inZone } from './common';

export const MOST_PERCENT = 60;
export const MOST_IN_POOL = 50;

/** 5% certificates and stock in the yellow zone do not count. */
export function counts(state: State, id: CompanyId, certificate: Certificate): boolean {
	return certificate.percent >= 10 && !inZone(state, id, 'yellow');
}

export function certificatesCounted(state: State, player: PlayerId): number {
	let count = 0;
	for (const id in state.deeds) if (state.deeds[id]?.place === player) count++;
	for (const { id } of majors) {
		for (const c of certificatesAt(state, id, player)) if (counts(state, id, c)) count++;
	}
	return count;
}

export function overCertificateLimit(state: State, player: PlayerId): boolean {
	return certificatesCounted(state, player) > state.certificateLimit;
}

/** Companies of which the player holds more than is allowed. */
export function overSixty(state: State, player: PlayerId): CompanyId[] {
	return majors.map((card) => card.id).filter((id) => percentAt(state, id, player) > MOST_PERCENT);
}
