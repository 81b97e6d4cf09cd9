// Positions of 18OE in the opening and in stock rounds that the browser tests start from, made with the
// builders of the engine's tests.
import type { CompanyId, PlayerId, State } from '../../../src/lib/engine';
import {
	buyPacket,
	changeCompany,
	expand,
	floatNext,
	giveCash,
	majorPhase,
	moveShares,
	newOe,
	own,
	play,
	presidentIs,
	putMarker,
	regionalPhase,
	secondStockRound,
	setPhase,
	takeTurn,
	withOwn
} from '../../engine/18oe/oe-support';

/** Four players, one row sold, money set aside on three items; Diego is to act. */
export function packetWithBids(): State {
	return play(
		newOe({ players: 4 }),
		{ do: 'bid', player: 'p1', deed: 'BBE', amount: 105 },
		{ do: 'own.buyItem', player: 'p2', deed: 'RSC' },
		{ do: 'bid', player: 'p3', deed: 'BBE', amount: 110 },
		{ do: 'bid', player: 'p4', deed: 'A', amount: 130 },
		{ do: 'own.buyItem', player: 'p1', deed: 'PeC' },
		{ do: 'bid', player: 'p2', deed: 'concession-1', amount: 25 },
		{ do: 'own.buyItem', player: 'p3', deed: 'WS' }
	);
}

/** The packet is sold, the concessions are used one by one; the first four have been. */
export function concessions(): State {
	let state = buyPacket(newOe({ players: 4, house: { capital: 18_000 } }));
	for (let i = 0; i < 4; i++) state = floatNext(state);
	return state;
}

/** Everybody has minors to float; nothing is floated yet. */
export function toFloat(): State {
	return giveCash(regionalPhase({ players: 4 }), { p1: 320, p2: 410, p3: 275, p4: 190 });
}

const regionalsOf = (state: State, player: PlayerId): CompanyId[] =>
	own(state).track.filter(
		(id): id is string => id !== null && id.length > 1 && presidentIs(state, id) === player
	);

/** The second stock round: only regionals and minors; Ana is to act. */
export function beforeMajors(): State {
	const state = secondStockRound({ players: 4 });
	return takeTurn(giveCash(state, { p1: 412, p2: 365, p3: 298, p4: 251 }), 'p1');
}

/** Phase 3: three majors, one of Bruno's, shares in the Open Market; Ana is to act. */
export function withMajors(): State {
	let state = beforeMajors();
	const majors = [...regionalsOf(state, 'p1').slice(0, 2), ...regionalsOf(state, 'p2').slice(0, 1)];
	for (const id of majors) state = expand(state, id);
	const [first = '', second = '', third = ''] = majors;
	state = putMarker(state, second, '4.4');
	state = moveShares(state, first, first, 'p1', 2);
	state = moveShares(state, first, first, 'pool', 2);
	state = moveShares(state, third, third, 'p1', 1);
	state = moveShares(state, third, third, 'pool', 1);
	return takeTurn(setPhase(giveCash(state, { p1: 640, p2: 365, p3: 298, p4: 251 }), '3'), 'p1');
}

/** The same table in the Consolidation of phase 5. */
export function consolidation(): State {
	return withOwn(setPhase(withMajors(), '5'), { consolidation: 'on' });
}

/** The Consolidation when only three majors are left and nobody has a regional; Carla is to act. */
export function offersNeeded(): State {
	let state = consolidation();
	const gone = Object.keys(state.companies).filter(
		(id) => state.companies[id]?.kind === 'regional'
	);
	const certificates = { ...state.certificates };
	for (const id of gone) {
		state = changeCompany(state, id, { closed: true });
		certificates[id] = (certificates[id] ?? []).map((c) => ({ ...c, place: 'removed' as const }));
	}
	const track = own(state).track.map((id) => (id !== null && gone.includes(id) ? null : id));
	return takeTurn(withOwn({ ...state, certificates }, { track }), 'p3');
}

/** Everything floated in the first stock round: reservations are possible. */
export function firstMajorTurn(): State {
	return giveCash(majorPhase({ players: 7 }), { p1: 220, p2: 180 });
}
