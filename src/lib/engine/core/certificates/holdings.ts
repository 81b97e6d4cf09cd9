/** Who holds what: percentages, certificates and presidencies, read from the state. */
import type { CompanyId, Place, PlayerId } from '../model/ids';
import { isPlayer } from '../model/ids';
import type { Certificate, State } from '../model/state';

const NONE: readonly Certificate[] = [];

export function certificatesOf(state: State, company: CompanyId): readonly Certificate[] {
	return state.certificates[company] ?? NONE;
}

export function certificatesAt(state: State, company: CompanyId, place: Place): Certificate[] {
	return certificatesOf(state, company).filter((c) => c.place === place);
}

export function percentAt(state: State, company: CompanyId, place: Place): number {
	let percent = 0;
	for (const c of certificatesOf(state, company)) if (c.place === place) percent += c.percent;
	return percent;
}

/** The one in play: a certificate replaced by another size is kept as removed. */
export function presidentCertificate(state: State, company: CompanyId): Certificate | null {
	const all = certificatesOf(state, company).filter((c) => c.president);
	return all.find((c) => c.place !== 'removed') ?? all[0] ?? null;
}

export function presidentOf(state: State, company: CompanyId): PlayerId | null {
	const certificate = presidentCertificate(state, company);
	return certificate !== null && isPlayer(certificate.place) ? certificate.place : null;
}

/** Ordinary certificates of one size at a place. */
export function ordinary(
	state: State,
	company: CompanyId,
	place: Place,
	percent: number
): Certificate[] {
	return certificatesOf(state, company).filter(
		(c) => c.place === place && !c.president && c.percent === percent
	);
}

export interface Holding {
	readonly company: CompanyId;
	readonly percent: number;
	readonly certificates: number;
	readonly president: boolean;
}

export function holdingsOf(state: State, place: Place): Holding[] {
	const result: Holding[] = [];
	for (const company in state.certificates) {
		const held = certificatesAt(state, company, place);
		if (held.length === 0) continue;
		result.push({
			company,
			percent: held.reduce((sum, c) => sum + c.percent, 0),
			certificates: held.length,
			president: held.some((c) => c.president)
		});
	}
	return result;
}

/** Seats clockwise, starting after the given player. */
export function clockwiseAfter(state: State, player: PlayerId): PlayerId[] {
	const at = state.seats.indexOf(player);
	return [...state.seats.slice(at + 1), ...state.seats.slice(0, at + 1)];
}

/**
 * Who would be president if `outgoing` held `left` percent: the greatest holder above that, ties to
 * the first clockwise after the outgoing president; null when nobody holds more.
 */
export function successor(
	state: State,
	company: CompanyId,
	outgoing: PlayerId,
	left: number
): PlayerId | null {
	let best: PlayerId | null = null;
	let most = left;
	for (const player of clockwiseAfter(state, outgoing)) {
		if (player === outgoing) continue;
		const percent = percentAt(state, company, player);
		if (percent > most) {
			most = percent;
			best = player;
		}
	}
	return best;
}
