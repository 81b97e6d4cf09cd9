/** Limits on holdings: certificates (4.1), 60% (10.2) and the Open Market's 50% (10.1). */
import type { Refusal } from '../../../kernel/refusal';
import { percentAt, presidentOf } from '../../../core/certificates/holdings';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { isMinor, isPrivate, privates } from '../tables/companies';
import { no, ownerOf } from './common';
import { own } from './own';
import { anySale } from './selling';

/** Above this only the president buys, from the Open Market, at double price. */
export const MOST_PERCENT = 60;

/** Counts of the states asked about last: every offer of a turn asks for the same few. */
const counted = new WeakMap<State, Map<PlayerId, number>>();

/** Face-up privates, charters of minors, and every stock certificate whatever its size. */
export function certificatesCounted(state: State, player: PlayerId): number {
	const known = counted.get(state) ?? new Map<PlayerId, number>();
	counted.set(state, known);
	const count = known.get(player) ?? countCertificates(state, player);
	known.set(player, count);
	return count;
}

function countCertificates(state: State, player: PlayerId): number {
	let count = 0;
	const { faceDown } = own(state);
	for (const deed in state.deeds) {
		if (state.deeds[deed]?.place !== player) continue;
		if (isMinor(deed) || (isPrivate(deed) && !faceDown.includes(deed))) count++;
	}
	for (const id in state.certificates) {
		for (const c of state.certificates[id] ?? []) if (c.place === player) count++;
	}
	return count;
}

/** Could a player above the limit do something about it now? */
function correctable(state: State, player: PlayerId): boolean {
	return closable(state, player) || anySale(state, player);
}

function closable(state: State, player: PlayerId): boolean {
	const memory = own(state);
	if (memory.stock.privateUsed || memory.stock.action !== null) return false;
	return privates.some(({ id }) => ownerOf(state, id) === player && !memory.faceDown.includes(id));
}

/** Over the limit and able to correct it: nothing else may be done first (4.1). */
export function mustSell(state: State, player: PlayerId): Refusal | false {
	const count = certificatesCounted(state, player);
	return (
		count > state.certificateLimit &&
		correctable(state, player) &&
		no('must-sell', R['4.1'], { count, limit: state.certificateLimit })
	);
}

/** A purchase that brings the presidency gives two tens for the 20%: one certificate fewer (10.3). */
export function certificatesGained(state: State, player: PlayerId, id: CompanyId): number {
	const president = presidentOf(state, id);
	const kind = state.companies[id]?.kind;
	if (president === null || president === player || kind === 'regional') return 1;
	return percentAt(state, id, player) + 10 > percentAt(state, id, president) ? 0 : 1;
}

export function atLimit(state: State, player: PlayerId, more = 1): Refusal | false {
	return (
		certificatesCounted(state, player) + more > state.certificateLimit &&
		no('certificate-limit', R['4.1'], { limit: state.certificateLimit })
	);
}

/** Half of an exchange lies entered, and took somebody over the limit (10.4, 4.1). */
export function midExchange(state: State): Refusal | false {
	const { over } = own(state).stock;
	return over !== undefined && no('certificate-limit', R['4.1'], { limit: state.certificateLimit });
}
