/** What only the screens of 1822MX show: boxes and their bids, bidders, piles, the NdeM, an acquisition's terms. */
import { percentAt, presidentOf } from '../../core/certificates/holdings';
import { cashOf, spendable } from '../../core/ledger/ledger';
import { reserved } from '../../core/model/invariants';
import type { CompanyId, DeedId, PlayerId, TrainId, TrainType } from '../../core/model/ids';
import type { Bid, State, Train } from '../../core/model/state';
import { findTrain, trainsAt } from '../../core/trains/depot';
import { balance } from './rules/acquisitions';
import { freeTokens, highestBid, leastBid } from './rules/bidding';
import { BOXES, faceValue } from './rules/boxes';
import { normalTrains, orderOf, priceOf, runners, specialTrains } from './rules/common';
import { certificatesCounted, highBids } from './rules/limits';
import { ndemBuilders, ndemCounter } from './rules/ndem';
import { own, PILES, type Auction, type CardId, type NdemStage, type PileName } from './rules/own';
import { halvedTrain } from './rules/running';
import { startCapital, startPrice } from './rules/stock-end';
import { payers } from './rules/token-auction';
import { minorCard, NDEM, privateCardOf, privates, type PrivateCard } from './tables/companies';

export interface BoxView {
	readonly pile: PileName;
	/** Box 1 is the first. */
	readonly number: number;
	/** Null: the box is empty. */
	readonly item: CardId | null;
	readonly face: number;
	/** Every token on it, the highest first. */
	readonly bids: readonly Bid[];
	readonly high: Bid | null;
	readonly least: number;
	/** How many times the bidding has gone round its track of $100 (5.10.9). */
	readonly laps: number;
	/** What a minor would start with at the highest bid, or at face value. */
	readonly start: { readonly price: number; readonly capital: number } | null;
}

function boxView(state: State, pile: PileName, at: number): BoxView {
	const item = own(state).boxes[pile][at] ?? null;
	if (item === null) {
		const nothing = { face: 0, bids: [], high: null, least: 0, laps: 0, start: null };
		return { pile, number: at + 1, item, ...nothing };
	}
	const high = highestBid(state, item);
	const face = faceValue(item);
	const amount = high?.amount ?? face;
	const { phase } = state;
	return {
		pile,
		number: at + 1,
		item,
		face,
		bids: [...(own(state).tokens[item] ?? [])].reverse(),
		high,
		least: leastBid(state, item),
		laps: Math.floor((amount - face) / 100),
		start:
			pile === 'minors'
				? { price: startPrice(phase, amount, item), capital: startCapital(phase, amount, item) }
				: null
	};
}

/** All boxes of each pile, empty ones included. */
export function boxViews(state: State): Readonly<Record<PileName, readonly BoxView[]>> {
	const boxes = (pile: PileName): BoxView[] =>
		Array.from({ length: BOXES[pile] }, (_, at) => boxView(state, pile, at));
	return {
		minors: boxes('minors'),
		concessions: boxes('concessions'),
		privates: boxes('privates')
	};
}

export interface BidderView {
	readonly player: PlayerId;
	/** 1 = holds order card 1. */
	readonly card: number;
	readonly freeTokens: number;
	/** Money of the highest bids. */
	readonly committed: number;
	readonly spendable: number;
	/** Items on which the player is highest. */
	readonly leads: readonly CardId[];
	readonly debt: number;
}

/** Players by their order cards. */
export function bidderViews(state: State): BidderView[] {
	return orderOf(state).map((player, i) => ({
		player,
		card: i + 1,
		freeTokens: freeTokens(state, player),
		committed: reserved(state, player),
		spendable: spendable(state, player),
		leads: Object.keys(state.bids).filter((item) => highestBid(state, item)?.player === player),
		debt: state.debt[player] ?? 0
	}));
}

export interface PileView {
	readonly pile: PileName;
	/** Top first. */
	readonly known: readonly CardId[];
	/** Cards below whose order nobody has entered. */
	readonly hidden: readonly CardId[];
}

export function pileViews(state: State): PileView[] {
	return PILES.map((pile) => ({
		pile,
		known: own(state).piles[pile],
		hidden: own(state).hidden[pile]
	}));
}

export interface NdemView {
	readonly stage: NdemStage;
	readonly price: number;
	readonly trains: readonly TrainType[];
	readonly pool: number;
	readonly holders: readonly { readonly player: PlayerId; readonly percent: number }[];
	/** Who builds, one after the other, and who counts the run (6.21.4, 6.21.5). */
	readonly builders: readonly PlayerId[];
	readonly counter: PlayerId;
	readonly stations: readonly { readonly minor: CardId; readonly home: string }[];
	readonly auction: Auction | null;
}

export function ndemView(state: State): NdemView {
	const { ndem, stations, auction } = own(state);
	return {
		stage: ndem,
		price: priceOf(state, NDEM),
		trains: trainsAt(state, NDEM).map((train) => train.type),
		pool: percentAt(state, NDEM, 'pool'),
		holders: orderOf(state)
			.map((player) => ({ player, percent: percentAt(state, NDEM, player) }))
			.filter(({ percent }) => percent > 0),
		builders: ndemBuilders(state),
		counter: ndemCounter(state),
		stations: stations.map((minor) => ({ minor, home: minorCard(minor)?.home ?? minor })),
		auction
	};
}

export interface Terms {
	readonly shares: number;
	/** From the major to the minor's director; below zero the director pays. */
	readonly cash: number;
	readonly director: PlayerId | null;
}

/** The three ways to pay for a minor (6.18.2). */
export function acquisitionTerms(state: State, company: CompanyId, minor: CompanyId): Terms[] {
	const director = presidentOf(state, minor);
	return [0, 1, 2].map((shares) => ({
		shares,
		cash: balance(state, company, minor, shares),
		director
	}));
}

/** What a company of this title has beside money, trains and tokens. */
export interface AssetsView {
	readonly privates: readonly DeedId[];
	/** Builder cubes of its own, in the pool, and on the map. */
	readonly cubes: { readonly own: number; readonly pool: number; readonly map: number };
	/** The destination token lies on the map. */
	readonly destination: boolean;
	/** How far Mexico City is built: 0 unbuilt to 4 gray. */
	readonly mexicoCity: number;
}

export function assetsView(state: State, company: CompanyId): AssetsView {
	const { cubes, destinations, mexicoCity } = own(state);
	return {
		privates: privates.map((card) => card.id).filter((id) => state.deeds[id]?.place === company),
		cubes: { own: cubes.held[company] ?? 0, pool: cubes.pool, map: cubes.map },
		destination: destinations.includes(company),
		mexicoCity
	};
}

/** Cards, tokens and cubes that lie on this title's table beside shares and trains. */
export interface TableCards {
	readonly boxes: Readonly<Record<PileName, readonly CardId[]>>;
	readonly stations: readonly CardId[];
	readonly destinations: readonly CompanyId[];
	readonly mexicoCity: number;
	readonly cubes: { readonly pool: number; readonly map: number };
	/** Bidding tokens on the boxes, the highest last. */
	readonly tokens: Readonly<Record<CardId, readonly Bid[]>>;
}

export function tableCards(state: State): TableCards {
	const { boxes, stations, destinations, mexicoCity, cubes, tokens } = own(state);
	return { boxes, stations, destinations, mexicoCity, cubes, tokens };
}

/** What a private turns into or does in the hands of a company. */
export function privateUse(deed: DeedId): Pick<PrivateCard, 'use' | 'train'> | null {
	return privateCardOf(deed);
}

/** The train that is the other side of a private's card (4.1.17); null where it has none. */
export function cardTrain(state: State, deed: DeedId): Train | null {
	const card = privateCardOf(deed);
	return card === null || card.train === null ? null : findTrain(state, `${card.train}-${deed}`);
}

/** Companies of a player that could pay at least this much for a station, and what each has (6.22.3). */
export function stationPayers(
	state: State,
	player: PlayerId,
	least: number
): readonly { readonly company: CompanyId; readonly cash: number; readonly tokens: number }[] {
	return payers(state, player, least).map((id) => ({
		company: id,
		cash: cashOf(state, id),
		tokens: state.companies[id]?.tokens.exchange ?? 0
	}));
}

export { CITY_COST, cubesFor } from './rules/building';
export { mailsLeft } from './rules/mail';
export { totalDividend } from './rules/running';
export { leastOpening } from './rules/token-auction';
export { turnSteps, type MxStep, type MxStepView } from './turn-steps';

/** What a train brings by what its stations count: an E twice as much, a 3/2 half of it (6.5.10, 6.5.15). */
export function trainEarnings(type: TrainType, counted: number): number {
	if (type === 'E') return 2 * counted;
	return type === '3/2' ? halvedTrain(counted) : counted;
}

/** Trains that run: no Pullman, and no E of a minor (6.5.7, 6.5.14). */
export function runningTrains(state: State, company: CompanyId): readonly Train[] {
	return runners(state, company);
}

/** Its destination station counts twice: only once its token lies there (6.10.4, 6.12.6). */
export function doublesDestination(state: State, company: CompanyId): boolean {
	return own(state).destinations.includes(company);
}

/** Special trains whose earnings may be settled apart from the others' (6.13.2). */
export function apartTrains(state: State, company: CompanyId): readonly TrainId[] {
	const major = state.companies[company]?.kind === 'major';
	if (!major || normalTrains(state, company).length === 0) return [];
	return specialTrains(state, company).map((train) => train.id);
}

/** What counts against the limit when a bid is made: certificates and highest bids (5.10.8). */
export function certificatesWithBids(state: State, player: PlayerId): number {
	return certificatesCounted(state, player) + highBids(state, player);
}
