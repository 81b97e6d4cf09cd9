/** Stations, private tokens, port authorities, transfers (11.2, 11.3.5, 11.5, 14.3, 14.5 to 14.7). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { payEarly } from '../../../core/ledger/late-money';
import { cashOf, type GameBook } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { CENTRAL_CIRCLE, STAR_HARBOR, WHITE_CLIFFS, WIEN } from '../tables/companies';
import { reached } from '../tables/trains';
import {
	company,
	controller,
	never,
	no,
	operates,
	operatingTurn,
	ownerOf,
	placeStations,
	refusals,
	turnCompany
} from './common';
import { note, own, set } from './own';
import { cannotPay, crossingRefusal, waterFee, type Crossing } from './track';

export interface PlaceStation {
	readonly do: 'own.placeStation';
	readonly company: CompanyId;
	/** Cost of the charter slot the token comes from. */
	readonly slot: number;
	readonly crossing?: Crossing;
	/** Wien Südbahnhof pays the slot (14.3). */
	readonly wien?: boolean;
	/** On the ferry place of Lille, by the White Cliffs Ferry (14.7). */
	readonly cliffs?: boolean;
}

export interface WhiteCliffs {
	readonly do: 'own.whiteCliffs';
	readonly player: PlayerId;
	/** The railroad that places at once; null: not now. */
	readonly company: CompanyId | null;
	readonly slot?: number;
	readonly wien?: boolean;
}

export interface PrivateToken {
	readonly do: 'own.privateToken';
	readonly company: CompanyId;
	readonly deed: typeof STAR_HARBOR | typeof CENTRAL_CIRCLE;
}

export type StationAction = PlaceStation | WhiteCliffs | PrivateToken;

type PlaceToken = Extract<CoreAction, { readonly do: 'placeToken' }>;

export function slotsOf(state: State, id: CompanyId): readonly number[] {
	return own(state).slots[id] ?? [];
}

/** The cheapest station on the charter, as a first offer; any other may be taken. */
export function tokenCost(state: State, id: CompanyId): number | null {
	const slots = company(state, id).floated ? slotsOf(state, id) : [];
	return slots.length === 0 ? null : Math.min(...slots);
}

export const stationWater = (state: State, id: CompanyId, crossing: Crossing | undefined): number =>
	waterFee(state, id, crossing, 40, 20);

function stationRefusals(state: State, place: PlaceStation): readonly Refusal[] {
	const { company: id, slot, crossing, wien, cliffs } = place;
	const turn = operates(state, id);
	if (turn?.kind === 'impossible') return [turn];
	const bad = crossingRefusal(crossing);
	if (bad !== false) return [bad];
	const price = (wien === true ? 0 : slot) + stationWater(state, id, crossing);
	return refusals(
		turn,
		slotsOf(state, id).length === 0 && never('no-token-left', R['11.2']),
		!slotsOf(state, id).includes(slot) && never('no-slot', R['11.2']),
		operatingTurn(state).token && no('token-done', R['11.2']),
		wien === true && usable(state, WIEN, id) === null && no('not-controlled', R['14.3']),
		cliffs === true && usable(state, WHITE_CLIFFS, id) === null && no('not-controlled', R['14.7']),
		cliffs === true && !reached(state.phase, 5) && no('too-early', R['11.2.2'], { phase: 5 }),
		cannotPay(state, id, price, R['11.2'])
	);
}

/** The owner of the private, if that player also controls the railroad (6.1). */
function usable(state: State, deed: string, id: CompanyId): PlayerId | null {
	const owner = ownerOf(state, deed);
	return owner !== null && controller(state, id) === owner ? owner : null;
}

export function spend(
	book: GameBook,
	rule: '14.3' | '14.4' | '14.5' | '14.6' | '14.7' | '14.10',
	deed: string
): void {
	const from = book.state.deeds[deed]?.place ?? 'removed';
	if (from !== 'removed') book.post(R[rule], { t: 'deedMoved', deed, from, to: 'removed' });
}

/** The token leaves its slot; Wien pays the slot, never the water (14.3). */
function place(book: GameBook, at: Omit<PlaceStation, 'do'>): void {
	const { company: id, slot, wien, cliffs } = at;
	const fee = wien === true ? 0 : slot;
	const water = stationWater(book.state, id, at.crossing);
	payEarly(book, R['11.2'], id, 'bank', fee, 'token', id);
	payEarly(book, R['11.2.1'], id, 'bank', water, 'token', id);
	takeSlot(book, id, slot);
	if (wien === true) spend(book, '14.3', WIEN);
	if (cliffs === true) spend(book, '14.7', WHITE_CLIFFS);
}

export function takeSlot(book: GameBook, id: CompanyId, slot: number): void {
	const left = [...slotsOf(book.state, id)];
	left.splice(left.indexOf(slot), 1);
	set(book, R['11.2'], 'slots', { ...own(book.state).slots, [id]: left });
	placeStations(book, R['11.2'], id, 1, 1);
}

function placeInTurn(book: GameBook, at: Omit<PlaceStation, 'do'>): void {
	const before = cashOf(book.state, at.company);
	place(book, at);
	const paid = before - cashOf(book.state, at.company);
	const { tokens } = own(book.state).turn;
	note(book, R['11.2'], {
		tokens: [...tokens, { slot: at.slot, paid }]
	});
	book.post(R['11.2'], { t: 'turnChanged', to: { ...operatingTurn(book.state), token: true } });
}

export const placeStation: ActionRule<PlaceStation> = {
	check: stationRefusals,
	apply: placeInTurn,
	options(state) {
		const id = turnCompany(state);
		if (id === null) return [];
		const list: Candidate<PlaceStation>[] = [];
		for (const slot of new Set(slotsOf(state, id))) {
			list.push({ action: { do: 'own.placeStation', company: id, slot } });
			if (usable(state, WIEN, id) !== null) {
				list.push({ action: { do: 'own.placeStation', company: id, slot, wien: true } });
			}
			if (usable(state, WHITE_CLIFFS, id) !== null) {
				list.push({ action: { do: 'own.placeStation', company: id, slot, cliffs: true } });
			}
		}
		return list;
	}
};

/** The cheapest slot, without crossings or privates. */
export const placeToken: ActionRule<PlaceToken> = {
	check(state, { company: id }) {
		const slot = tokenCost(state, id);
		if (slot === null) return [never('no-token-left', R['11.2'])];
		return stationRefusals(state, { do: 'own.placeStation', company: id, slot });
	},
	apply(book, { company: id }) {
		placeInTurn(book, { company: id, slot: tokenCost(book.state, id) ?? 0 });
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || tokenCost(state, id) === null
			? []
			: [{ action: { do: 'placeToken', company: id } }];
	}
};

/** When phase 5 begins the owner may place at once, out of turn and without a connection (14.7). */
export const whiteCliffs: ActionRule<WhiteCliffs> = {
	answers: 'whiteCliffs',
	check(state, { player, company: id, slot, wien }) {
		const duty = state.duties.find((d) => d.kind === 'whiteCliffs');
		if (duty?.player !== player) return [never('not-your-turn', R['11.2.2'])];
		if (id === null) return [];
		const c = state.companies[id];
		if (c === undefined || slot === undefined) return [never('no-slot', R['11.2.2'])];
		const price = wien === true ? 0 : slot;
		const has = cashOf(state, id);
		return refusals(
			controller(state, id) !== player && no('not-controlled', R['14.7']),
			!slotsOf(state, id).includes(slot) && never('no-slot', R['11.2.2']),
			wien === true && ownerOf(state, WIEN) !== player && no('not-controlled', R['14.3']),
			has < price && never('not-enough-money', R['11.2.2'], { price, has })
		);
	},
	apply(book, { company: id, slot, wien }) {
		book.post(R['11.2.2'], { t: 'dutyMet', duty: 'whiteCliffs' });
		if (id === null || slot === undefined) return;
		place(book, { company: id, slot, cliffs: true, wien: wien === true });
	},
	options(state) {
		const duty = state.duties.find((d) => d.kind === 'whiteCliffs');
		if (duty === undefined) return [];
		const { player } = duty;
		const list: Candidate<WhiteCliffs>[] = [
			{ action: { do: 'own.whiteCliffs', player, company: null } }
		];
		for (const id in state.companies) {
			if (controller(state, id) !== player) continue;
			for (const slot of new Set(slotsOf(state, id))) {
				list.push({ action: { do: 'own.whiteCliffs', player, company: id, slot } });
				if (ownerOf(state, WIEN) === player) {
					list.push({ action: { do: 'own.whiteCliffs', player, company: id, slot, wien: true } });
				}
			}
		}
		return list;
	}
};

/** Star Harbor on a port city, Central Circle on another: free, beside the stations (14.5, 14.6). */
export const privateToken: ActionRule<PrivateToken> = {
	check(state, { company: id, deed }) {
		const rule = deed === STAR_HARBOR ? R['14.5'] : R['14.6'];
		return refusals(
			operates(state, id),
			usable(state, deed, id) === null && no('not-controlled', rule),
			state.companies[id]?.kind === 'national' && no('not-for-nationals', rule)
		);
	},
	apply(book, { company: id, deed }) {
		const rule = deed === STAR_HARBOR ? '14.5' : '14.6';
		set(book, R[rule], 'markers', { ...own(book.state).markers, [deed]: id });
		spend(book, rule, deed);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null) return [];
		return ([STAR_HARBOR, CENTRAL_CIRCLE] as const)
			.filter((deed) => usable(state, deed, id) !== null)
			.map((deed) => ({ action: { do: 'own.privateToken', company: id, deed } }));
	}
};
