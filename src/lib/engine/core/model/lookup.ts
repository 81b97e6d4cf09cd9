/** Readings of the state that rules of every title need. */
import type { CompanyId, Place, PlayerId } from './ids';
import type { Company, OperatingTurn, State } from './state';

/** A company that must be there; its absence is a mistake of ours. */
export function company(state: State, id: CompanyId): Company {
	const found = state.companies[id];
	if (found === undefined) throw new Error(`no company ${id}`);
	return found;
}

export function priceOf(state: State, id: CompanyId): number {
	return state.companies[id]?.spot?.price ?? 0;
}

/** The company whose operating turn it is. */
export function turnCompany(state: State): CompanyId | null {
	return state.turn?.kind === 'operating' ? state.turn.company : null;
}

/** The operating turn, in a rule that is only asked during one. */
export function operatingTurn({ turn }: State): OperatingTurn {
	if (turn?.kind !== 'operating') throw new Error('no operating turn');
	return turn;
}

/** Clockwise around the table. */
export function nextSeat(state: State, player: PlayerId): PlayerId {
	const at = state.seats.indexOf(player);
	const next = state.seats[(at + 1) % state.seats.length];
	if (next === undefined) throw new Error('nobody sits at the table');
	return next;
}

const PILES: ReadonlySet<string> = new Set(['offering', 'reserve', 'pool', 'removed']);

/** Somewhere a card of this game can lie: with a player or a company, or in a pile. */
export function isPlace({ players, companies }: State, place: Place): boolean {
	return PILES.has(place) || Object.hasOwn(players, place) || Object.hasOwn(companies, place);
}

export function withOption(state: State, option: string): boolean {
	return state.config.options.includes(option);
}
