/**
 * Builders for 1822MX tests: a table with its piles laid out, and a few strokes to stand anywhere in
 * a game. Money is always taken from the bank, so every position keeps the sum of the game.
 */
import {
	type Certificate,
	type Company,
	type CompanyId,
	type Holder,
	type PhaseId,
	type Place,
	type PlayerId,
	type Spot,
	type State,
	type Train,
	type TrainType
} from '$engine';
import { freshRound, freshStockTurn } from '$engine/core/rounds';
import { mx, type MxAction } from '$engine/titles/1822mx';
import { own, type MxOwn } from '$engine/titles/1822mx/rules/own';
import { spotAt } from '$engine/titles/1822mx/rules/marker';
import { playing } from '../../support/playing';

export { mx, type MxAction };
export const ownOf = (state: State): MxOwn => own(state);

const NAMES = ['Ana', 'Benito', 'Carla', 'Diego', 'Elena'];

/** The table before the piles are laid out. */
export function empty(players = 3, house: Readonly<Record<string, number>> = {}): State {
	return mx.setUp({
		players: NAMES.slice(0, players),
		priority: 0,
		options: [],
		house,
		chips: false
	});
}

export const { decided, play, refusals, codes } = playing<MxAction>(mx.rules);

/** Minors, concessions and privates in the order of their numbers; the NdeM takes M14. */
export function piles(state: State): Extract<MxAction, { do: 'own.layPiles' }> {
	const offer = mx.offers(state).find(({ kind }) => kind === 'own.layPiles');
	const action = offer?.options[0]?.action;
	if (action === undefined) throw new Error('the piles are laid out');
	// The one offer of this kind.
	return action as Extract<MxAction, { do: 'own.layPiles' }>;
}

/** First stock round, Ana's turn; boxes M1-M4, FCM MC CHP, P1-P3. */
export function table(players = 3, house: Readonly<Record<string, number>> = {}): State {
	const state = empty(players, house);
	return play(state, piles(state));
}

export const cash = (state: State, holder: Holder): number => state.cash[holder] ?? 0;

/** Sets what holders have; the bank gives or takes the difference. */
export function rich(state: State, amounts: Readonly<Record<Holder, number>>): State {
	const all: Record<Holder, number> = { ...state.cash };
	for (const [holder, amount] of Object.entries(amounts)) {
		all['bank'] = (all['bank'] ?? 0) - (amount - (all[holder] ?? 0));
		all[holder] = amount;
	}
	return { ...state, cash: all };
}

/** Leaves exactly this much in the bank; the rest lies outside. */
export function bankHolds(state: State, amount: number): State {
	const outside = cash(state, 'outside') + cash(state, 'bank') - amount;
	return { ...state, cash: { ...state.cash, bank: amount, outside } };
}

export function inPhase(state: State, phase: PhaseId): State {
	return { ...state, phase };
}

export interface Business {
	readonly price: number;
	/** Percent by player; the first is the director. */
	readonly shares: Readonly<Record<PlayerId, number>>;
	readonly pool?: number;
	readonly cash?: number;
	readonly turns?: number;
	readonly trains?: readonly TrainType[];
	readonly floated?: boolean;
}

/** A company that is in business: shares, marker, money, trains, completed turns. */
export function business(state: State, id: CompanyId, how: Business): State {
	const to = spotAt(how.price);
	const company = state.companies[id];
	if (company === undefined) throw new Error(`no company ${id}`);
	const places: Place[] = Object.entries(how.shares).flatMap(([player, percent], i) =>
		Array.from({ length: (percent - (i === 0 ? 20 : 0)) / 10 }, () => player as PlayerId)
	);
	places.push(...Array.from({ length: (how.pool ?? 0) / 10 }, () => 'pool' as const));
	const director = Object.keys(how.shares)[0] as PlayerId;
	let next = 0;
	const certificates = (state.certificates[id] ?? []).map((c) =>
		c.president ? { ...c, place: director } : { ...c, place: places[next++] ?? 'offering' }
	);
	const ready: State = {
		...state,
		certificates: { ...state.certificates, [id]: certificates },
		market: { ...state.market, [to.cell]: [...(state.market[to.cell] ?? []), id] },
		companies: {
			...state.companies,
			[id]: {
				...company,
				spot: to,
				par: how.price,
				floated: how.floated ?? true,
				turns: how.turns ?? 1,
				tokens: { ...company.tokens, left: company.tokens.left - 1, placed: 1 }
			}
		}
	};
	return withTrains(rich(ready, { [id]: how.cash ?? 0 }), id, how.trains ?? []);
}

/** A minor in business, owned by a player. */
export function minor(
	state: State,
	id: CompanyId,
	player: PlayerId,
	how: Omit<Business, 'shares'>
): State {
	const pile = { ...own(state).piles, minors: own(state).piles.minors.filter((c) => c !== id) };
	const boxes = { ...own(state).boxes, minors: own(state).boxes.minors.filter((c) => c !== id) };
	const freed: State = { ...state, own: { ...own(state), piles: pile, boxes } };
	return business(freed, id, { ...how, shares: { [player]: 20 } });
}

/** Takes trains of these types out of the bank for a company; specials from what is set apart. */
export function withTrains(state: State, place: Place, types: readonly TrainType[]): State {
	return types.reduce((now, type) => {
		const front = type === '2' ? 'L' : type === 'E' ? '7' : type;
		// After depotAt the trains of earlier types are out of the game; some are taken from there.
		const places: readonly Place[] = ['removed', 'offering', 'reserve'];
		const at = now.trains.findIndex((t) => t.type === front && places.includes(t.place));
		const found = now.trains[at];
		if (found === undefined) throw new Error(`no ${type}-train is left`);
		const trains: Train[] = [...now.trains];
		trains[at] = { ...found, type, place };
		return { ...now, trains };
	}, state);
}

/** All new trains before this type are gone. */
export function depotAt(state: State, type: TrainType): State {
	const first = state.trains.findIndex((t) => t.type === type && t.place === 'offering');
	const trains = state.trains.map((train, i) =>
		i < first && train.place === 'offering' ? { ...train, place: 'removed' as const } : train
	);
	return { ...state, trains };
}

export function trainsOf(state: State, place: Place): string[] {
	return state.trains.filter((t) => t.place === place).map((t) => t.type);
}

export function trainId(state: State, place: Place, type: TrainType): string {
	const found = state.trains.find((t) => t.place === place && t.type === type);
	if (found === undefined) throw new Error(`${place} has no ${type}-train`);
	return found.id;
}

/** The turn of a company in the first of two operating rounds. */
export function operating(
	state: State,
	company: CompanyId,
	more: Partial<{ settled: boolean; part: number; parts: number }> = {}
): State {
	const { part = 1, parts = 2 } = more;
	return {
		...state,
		round: freshRound('operating', 2, part, parts),
		turn: {
			kind: 'operating',
			company,
			hadTrain: true,
			mail: null,
			settled: more.settled ?? false,
			bankTrains: 0,
			forced: false,
			token: false
		}
	};
}

/** A stock round's turn. */
export function investing(state: State, player: PlayerId, number = 2): State {
	return { ...state, round: freshRound('stock', number, 1, 1), turn: freshStockTurn(player) };
}

export function deedTo(state: State, deed: string, place: Place): State {
	const found = state.deeds[deed];
	if (found === undefined) throw new Error(`no deed ${deed}`);
	const { boxes, piles: all } = own(state);
	const drop = (lists: MxOwn['boxes']): MxOwn['boxes'] => ({
		...lists,
		privates: lists.privates.filter((c) => c !== deed),
		concessions: lists.concessions.filter((c) => c !== deed)
	});
	return {
		...state,
		deeds: { ...state.deeds, [deed]: { ...found, place } },
		own: { ...own(state), boxes: drop(boxes), piles: drop(all) }
	};
}

export function companyIn(state: State, id: CompanyId): Company {
	const found = state.companies[id];
	if (found === undefined) throw new Error(`no company ${id}`);
	return found;
}

export function spotIn(state: State, id: CompanyId): Spot {
	const { spot } = companyIn(state, id);
	if (spot === null) throw new Error(`${id} has no marker`);
	return spot;
}

export const sharesOf = (state: State, id: CompanyId): readonly Certificate[] =>
	state.certificates[id] ?? [];

export const price = (state: State, id: CompanyId): number => state.companies[id]?.spot?.price ?? 0;

export function held(state: State, id: CompanyId, place: Place): number {
	return (state.certificates[id] ?? [])
		.filter((c) => c.place === place)
		.reduce((sum, c) => sum + c.percent, 0);
}

export function directorOf(state: State, id: CompanyId): Place {
	return (state.certificates[id] ?? []).find((c) => c.president)?.place ?? 'removed';
}

/** Everybody passes in turn from the current stock turn on. */
export function allPass(state: State): State {
	let now = state;
	const turn = now.turn;
	if (turn?.kind === 'stock' && turn.acted) now = play(now, { do: 'endTurn' });
	while (now.turn?.kind === 'stock') now = play(now, { do: 'pass', player: now.turn.player });
	return now;
}

/** What each holder gained or lost; those unchanged are left out. */
export function gains(before: State, after: State): Record<Holder, number> {
	const changes: Record<Holder, number> = {};
	for (const holder of Object.keys(after.cash)) {
		const change = cash(after, holder) - cash(before, holder);
		if (change !== 0) changes[holder] = change;
	}
	return changes;
}

export function patchOwn(state: State, patch: Partial<MxOwn>): State {
	return { ...state, own: { ...own(state), ...patch } };
}
