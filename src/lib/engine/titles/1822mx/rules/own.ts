/** What only 1822MX keeps: piles and boxes, bidding tokens, the NdeM's stations, cubes, its auction. */
import { Misfit } from '../../../core/model/evolve';
import type { OwnFact } from '../../../core/model/fact';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { Bid, State } from '../../../core/model/state';

export const PILES = ['minors', 'concessions', 'privates'] as const;
export type PileName = (typeof PILES)[number];
/** A minor's, concession's or private's id. */
export type CardId = string;

export interface Cubes {
	readonly pool: number;
	readonly map: number;
	/** Cubes of P10 and P11 on charters. */
	readonly held: Readonly<Record<CompanyId, number>>;
}

/** The price before the first share was sold, and whether its director sold it. */
export interface SoldAt {
	readonly price: number;
	readonly director: boolean;
}

/** What one turn remembers, beside what every title's turn does. */
export interface TurnNotes {
	/** Bids placed or raised in this stock turn. */
	readonly bids: number;
	/** The first sale of each company in this turn: the rest of its shares follow it. */
	readonly sales: Readonly<Record<CompanyId, SoldAt>>;
	/** Mail contracts that have paid. */
	readonly mails: number;
	/** How many trains the run of this turn was made with; left out before it. */
	readonly ran?: number;
	/** The one acquisition of a minor is made. */
	readonly acquired: boolean;
	/** It made an exchange token available, too late for the tokens of this turn; left out otherwise. */
	readonly freed?: true;
	readonly traded: 'issued' | 'redeemed' | null;
}

/** The auction of the NdeM's stations (6.22). */
export interface Auction {
	/** Passes in succession without an item on the block. */
	readonly passes: number;
	/** The player who put the current item up, or whose turn it is to do so. */
	readonly opener: PlayerId;
	readonly item: {
		readonly station: CardId;
		readonly high: Bid;
		/** Who has passed on this item. */
		readonly out: readonly PlayerId[];
	} | null;
}

/** open: it operates. due: privatized next. closing: its stations are auctioned. */
export type NdemStage = 'open' | 'due' | 'closing' | 'closed';

export interface MxOwn {
	/** Cards whose order is known, top first. */
	readonly piles: Readonly<Record<PileName, readonly CardId[]>>;
	/** Cards below those, in an order nobody has entered yet. */
	readonly hidden: Readonly<Record<PileName, readonly CardId[]>>;
	/** Box 1 first. */
	readonly boxes: Readonly<Record<PileName, readonly CardId[]>>;
	/** Bidding tokens on each item, the highest last; outbid ones stay until the round ends. */
	readonly tokens: Readonly<Record<CardId, readonly Bid[]>>;
	readonly turn: TurnNotes;
	readonly ndem: NdemStage;
	/** Minors in whose home the NdeM has a station. */
	readonly stations: readonly CardId[];
	/** Majors that have placed their destination token. */
	readonly destinations: readonly CompanyId[];
	/** Upgrades of Mexico City so far: 0 unbuilt to 4 gray. */
	readonly mexicoCity: number;
	readonly cubes: Cubes;
	readonly auction: Auction | null;
}

export type MxFact =
	| {
			readonly t: 'own.pileSet';
			readonly pile: PileName;
			readonly known: readonly CardId[];
			readonly hidden: readonly CardId[];
	  }
	| { readonly t: 'own.boxed'; readonly pile: PileName; readonly card: CardId }
	| { readonly t: 'own.unboxed'; readonly pile: PileName; readonly card: CardId }
	| { readonly t: 'own.boxesSet'; readonly pile: PileName; readonly cards: readonly CardId[] }
	| {
			readonly t: 'own.tokenPlaced';
			readonly item: CardId;
			readonly player: PlayerId;
			readonly from: number | null;
			readonly to: number;
	  }
	| { readonly t: 'own.tokensReturned'; readonly item: CardId }
	| { readonly t: 'own.turnNoted'; readonly to: TurnNotes }
	| { readonly t: 'own.ndem'; readonly from: NdemStage; readonly to: NdemStage }
	| { readonly t: 'own.stationPlaced'; readonly station: CardId }
	| { readonly t: 'own.stationRemoved'; readonly station: CardId }
	| { readonly t: 'own.destinationPlaced'; readonly company: CompanyId }
	| { readonly t: 'own.destinationRemoved'; readonly company: CompanyId }
	| { readonly t: 'own.mexicoCity'; readonly from: number; readonly to: number }
	| { readonly t: 'own.cubes'; readonly from: Cubes; readonly to: Cubes }
	| { readonly t: 'own.auction'; readonly to: Auction | null };

export const freshTurn: TurnNotes = { bids: 0, sales: {}, mails: 0, acquired: false, traded: null };

/** Nothing is noted yet; by content, because a saved game brings back another object. */
export function isFresh(turn: TurnNotes): boolean {
	const { bids, sales, mails, ran, acquired, freed, traded } = turn;
	const counted = bids > 0 || mails > 0 || ran !== undefined || freed !== undefined;
	return !counted && !acquired && traded === null && Object.keys(sales).length === 0;
}

const NO_CARDS: Readonly<Record<PileName, readonly CardId[]>> = {
	minors: [],
	concessions: [],
	privates: []
};

export function freshOwn(builderCubes: number): MxOwn {
	return {
		piles: NO_CARDS,
		hidden: NO_CARDS,
		boxes: NO_CARDS,
		tokens: {},
		turn: freshTurn,
		ndem: 'open',
		stations: [],
		destinations: [],
		mexicoCity: 0,
		cubes: { pool: builderCubes, map: 0, held: {} },
		auction: null
	};
}

export function own(state: State): MxOwn {
	// The title's own part is only ever written by evolveOwn below and set-up.
	return state.own as MxOwn;
}

/** As when a turn begins: nothing noted in it. */
export function forgetTurn(state: State): State {
	return { ...state, own: { ...own(state), turn: freshTurn } };
}

/** As when a card is in nobody's way any more: in no box, in no pile, without tokens. */
export function withoutCard(state: State, card: CardId): MxOwn {
	const { boxes, piles, hidden, tokens, ...rest } = own(state);
	const left = (cards: MxOwn['boxes']): MxOwn['boxes'] => ({
		minors: cards.minors.filter((each) => each !== card),
		concessions: cards.concessions.filter((each) => each !== card),
		privates: cards.privates.filter((each) => each !== card)
	});
	const others = Object.fromEntries(Object.entries(tokens).filter(([item]) => item !== card));
	return { ...rest, boxes: left(boxes), piles: left(piles), hidden: left(hidden), tokens: others };
}

/** A card lies once: in a box, in a pile, with somebody, or out of the game (4.1, 5.1.1). */
export function misplaced(state: State): number {
	const { boxes, piles, hidden } = own(state);
	const lying = PILES.flatMap((pile) => [...boxes[pile], ...piles[pile], ...hidden[pile]]);
	const inPlay = (card: string): boolean => {
		const minor = state.companies[card];
		return (
			(state.deeds[card]?.place ?? 'offering') !== 'offering' ||
			minor?.floated === true ||
			minor?.closed === true
		);
	};
	return lying.length - new Set(lying).size + lying.filter(inPlay).length;
}

function expect(holds: boolean, what: string): void {
	if (!holds) throw new Misfit(`${what} is not as the fact expects`);
}

export function evolveOwn(before: unknown, fact: OwnFact): MxOwn {
	// Only this title's facts reach its own evolve.
	const state = before as MxOwn;
	const known = fact as MxFact;
	switch (known.t) {
		case 'own.pileSet':
			return {
				...state,
				piles: { ...state.piles, [known.pile]: known.known },
				hidden: { ...state.hidden, [known.pile]: known.hidden }
			};
		case 'own.boxed':
			return box(state, known.pile, known.card);
		case 'own.unboxed':
			expect(state.boxes[known.pile].includes(known.card), known.card);
			return {
				...state,
				boxes: { ...state.boxes, [known.pile]: without(state.boxes[known.pile], known.card) }
			};
		case 'own.boxesSet':
			return { ...state, boxes: { ...state.boxes, [known.pile]: known.cards } };
		case 'own.tokenPlaced': {
			const others = (state.tokens[known.item] ?? []).filter((bid) => bid.player !== known.player);
			const bids = [...others, { player: known.player, amount: known.to }];
			return { ...state, tokens: { ...state.tokens, [known.item]: bids } };
		}
		case 'own.tokensReturned': {
			const { [known.item]: _gone, ...tokens } = state.tokens;
			return { ...state, tokens };
		}
		case 'own.turnNoted':
			return { ...state, turn: known.to };
		case 'own.ndem':
			expect(state.ndem === known.from, 'the NdeM');
			return { ...state, ndem: known.to };
		case 'own.stationPlaced':
			return { ...state, stations: [...state.stations, known.station] };
		case 'own.stationRemoved':
			expect(state.stations.includes(known.station), known.station);
			return { ...state, stations: without(state.stations, known.station) };
		case 'own.destinationPlaced':
			return { ...state, destinations: [...state.destinations, known.company] };
		case 'own.destinationRemoved':
			expect(state.destinations.includes(known.company), known.company);
			return { ...state, destinations: without(state.destinations, known.company) };
		case 'own.mexicoCity':
			expect(state.mexicoCity === known.from, 'Mexico City');
			return { ...state, mexicoCity: known.to };
		case 'own.cubes':
			return { ...state, cubes: known.to };
		case 'own.auction':
			return { ...state, auction: known.to };
	}
}

function without(list: readonly CardId[], card: CardId): readonly CardId[] {
	return list.filter((other) => other !== card);
}

/** From the pile, known or not, into the lowest free box. */
function box(state: MxOwn, pile: PileName, card: CardId): MxOwn {
	expect(state.piles[pile].includes(card) || state.hidden[pile].includes(card), card);
	return {
		...state,
		piles: { ...state.piles, [pile]: without(state.piles[pile], card) },
		hidden: { ...state.hidden, [pile]: without(state.hidden[pile], card) },
		boxes: { ...state.boxes, [pile]: [...state.boxes[pile], card] }
	};
}
