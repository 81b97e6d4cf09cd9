/** Who of the players comes next: in an auction those still in it, and who goes on after it. */
import type { PlayerId } from '../model/ids';
import type { State } from '../model/state';
import type { Title } from '../title';

export interface InLine {
	/** After the one who acts now. */
	readonly players: readonly PlayerId[];
	/** Whose turn it is when the auction is over; null where there is none. */
	readonly afterAuction: PlayerId | null;
}

const NOBODY: InLine = { players: [], afterAuction: null };

export function inLine(title: Title, state: State): InLine {
	const { turn, round, finished } = state;
	if (turn === null || round.kind !== 'stock' || finished !== null) return NOBODY;
	// A question comes before the turn: whoever answers it, the turn's player is next.
	const later = (players: readonly PlayerId[]) =>
		state.duties.length > 0 ? players : players.slice(1);
	switch (turn.kind) {
		case 'auction':
			return { players: later(biddersFrom(title, state, turn.player)), afterAuction: turn.resume };
		case 'opening':
		case 'stock':
			return { players: later(ringFrom(state, turn.player)), afterAuction: null };
		default:
			return NOBODY;
	}
}

/** Everybody who may still win the auction, from the one whose turn it is. */
export function biddersFrom(title: Title, state: State, first: PlayerId): readonly PlayerId[] {
	// Who is still in an auction only the title knows; whoever is may be entered as its winner.
	const settle = title
		.offers({ ...state, duties: [] })
		.find(({ kind }) => kind === 'settleAuction');
	const bidders = new Set(
		settle?.options.map(({ action }) => (action.do === 'settleAuction' ? action.player : null))
	);
	return ringFrom(state, first).filter((player) => bidders.has(player));
}

/** Turns go round by order cards where there are any, else clockwise. */
export function ringFrom({ order, seats }: State, first: PlayerId): readonly PlayerId[] {
	const ring = order ?? seats;
	const at = Math.max(0, ring.indexOf(first));
	return [...ring.slice(at), ...ring.slice(0, at)];
}
