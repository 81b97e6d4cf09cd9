/** What only 18OE keeps: the packet, chits, the order track, charter slots, markers, the finale. */
import type { OwnFact } from '../../../core/model/fact';
import type { CompanyId, DeedId, PlayerId, TrainId } from '../../../core/model/ids';
import { Misfit } from '../../../core/model/evolve';
import type { State } from '../../../core/model/state';
import type { GameBook } from '../../../core/ledger/ledger';
import type { ZoneId } from '../tables/zones';

export type Sea = 'north' | 'med';

/** Who is still in the auction that is on. */
export interface Bidding {
	readonly active: readonly PlayerId[];
}

/** What the stock turn that is on remembers beyond the core. */
export interface StockMemory {
	/** The stock action of this turn; null before it has begun. */
	readonly action: 'sellBuy' | 'trade' | 'float' | 'merge' | 'rescue' | 'small' | null;
	/** The one private action before the stock action has been taken. */
	readonly privateUsed: boolean;
	/** Share values when the first share of a company was sold in this action. */
	readonly prices: Readonly<Record<CompanyId, number>>;
	/** The major floated in this turn. */
	readonly floated: CompanyId | null;
	/** Its float bought a share before expanding, so none after. */
	readonly first: boolean;
	/** The float was made by a holder of both secondary shares, who must buy one more. */
	readonly mustBuy: boolean;
	readonly partner: PlayerId | null;
	/** Stands one above the certificate limit in the middle of an exchange, until something goes back. */
	readonly over?: PlayerId;
}

export interface TokenSpent {
	readonly slot: number;
	readonly paid: number;
}

/** What the operating turn that is on remembers beyond the core. */
export interface TurnMemory {
	/** Paid in this turn for stations and track, for the refunds before an insolvency. */
	readonly tokens: readonly TokenSpent[];
	readonly track: readonly number[];
	/** A train phase began in this buy-trains step: rust and discards follow at its end. */
	readonly rust: boolean;
	/** The buy-trains step is over, shares may be traded. */
	readonly closed: boolean;
	readonly shares: 'sold' | 'bought' | null;
	/** Share value when the first of its own shares was sold in this turn. */
	readonly soldAt?: number;
	/** An abandoned minor was bought in this turn. */
	readonly minor: boolean;
	/** A train was bought in this turn. */
	readonly bought: boolean;
}

export interface MinorOffer {
	readonly company: CompanyId;
	/** Charter slots whose tokens would replace the minor's. */
	readonly slots: readonly number[];
	/** How many of the minor's tokens stay on the map as they are. */
	readonly kept?: number;
	/** Trains of the minor that are not taken over. */
	readonly decline?: readonly TrainId[];
}

export interface MinorOffers {
	readonly minor: CompanyId;
	readonly offers: readonly MinorOffer[];
}

export interface OeOwn {
	readonly rail: 'auction' | 'concession' | 'regional' | 'major';
	readonly consolidation: 'no' | 'pending' | 'on' | 'done';
	/** By how much the asking price of an item has been cut. */
	readonly cuts: Readonly<Record<DeedId, number>>;
	readonly bidding: Bidding | null;
	/** The Regional/Minor Operating Order track; an empty place is null. */
	readonly track: readonly (CompanyId | null)[];
	/** Which chit lies on which minor's charter, and how many are left of each zone. */
	readonly chits: Readonly<Record<CompanyId, ZoneId>>;
	readonly chitsLeft: Readonly<Record<ZoneId, number>>;
	/** Regionals removed by a stock action. */
	readonly taken: readonly CompanyId[];
	/** Majors whose par marker is still there. */
	readonly parMarkers: readonly CompanyId[];
	readonly reservations: Readonly<Record<PlayerId, CompanyId>>;
	readonly faceDown: readonly DeedId[];
	readonly custody: { readonly player: PlayerId; readonly company: CompanyId } | null;
	readonly frozen: CompanyId | null;
	readonly stock: StockMemory;
	/** Majors and nationals that took a minor in this stock round. */
	readonly merged: readonly CompanyId[];
	/** Insolvent railroads and what their 2+2 still lacks. */
	readonly insolvent: Readonly<Record<CompanyId, number>>;
	readonly abandoned: readonly CompanyId[];
	readonly minorAPaid: boolean;
	/** Costs of the stations still on each charter. */
	readonly slots: Readonly<Record<CompanyId, readonly number[]>>;
	readonly ports: Readonly<Record<CompanyId, Sea>>;
	/** Port authorities that left the game with majors that became nationals. */
	readonly portsGone: Readonly<Record<Sea, number>>;
	/** Majors with an Orient Express marker. */
	readonly orient: readonly CompanyId[];
	/** Star Harbor and Central Circle markers. */
	readonly markers: Readonly<Record<DeedId, CompanyId>>;
	readonly brandt: { readonly left: number; readonly onMap: number; readonly used: number };
	readonly minorD: 'none' | '20' | '40';
	readonly minorC: 'normal' | 'first' | 'last';
	readonly swift: TrainId | null;
	/** The Pullman minor M got for nothing. */
	readonly mPullman: TrainId | null;
	/** Railroads that have bought their reserved 2+2. */
	readonly reserved: readonly CompanyId[];
	readonly turn: TurnMemory;
	readonly offers: MinorOffers | null;
	/** The rounds after the first level 8 train: how many operating rounds the last set has. */
	readonly finale: { readonly parts: number; readonly on: boolean } | null;
	/** Railroads that got a train in this operating round. */
	readonly newTrains: readonly CompanyId[];
}

/** One fact for each part of the title's own state: a closed union. */
export type OeFact =
	| { readonly t: 'own.rail'; readonly to: OeOwn['rail'] }
	| { readonly t: 'own.consolidation'; readonly to: OeOwn['consolidation'] }
	| { readonly t: 'own.cuts'; readonly to: OeOwn['cuts'] }
	| { readonly t: 'own.bidding'; readonly to: OeOwn['bidding'] }
	| { readonly t: 'own.track'; readonly to: OeOwn['track'] }
	| { readonly t: 'own.chits'; readonly to: OeOwn['chits'] }
	| { readonly t: 'own.chitsLeft'; readonly to: OeOwn['chitsLeft'] }
	| { readonly t: 'own.taken'; readonly to: OeOwn['taken'] }
	| { readonly t: 'own.parMarkers'; readonly to: OeOwn['parMarkers'] }
	| { readonly t: 'own.reservations'; readonly to: OeOwn['reservations'] }
	| { readonly t: 'own.faceDown'; readonly to: OeOwn['faceDown'] }
	| { readonly t: 'own.custody'; readonly to: OeOwn['custody'] }
	| { readonly t: 'own.frozen'; readonly to: OeOwn['frozen'] }
	| { readonly t: 'own.stock'; readonly to: OeOwn['stock'] }
	| { readonly t: 'own.merged'; readonly to: OeOwn['merged'] }
	| { readonly t: 'own.insolvent'; readonly to: OeOwn['insolvent'] }
	| { readonly t: 'own.abandoned'; readonly to: OeOwn['abandoned'] }
	| { readonly t: 'own.minorAPaid'; readonly to: OeOwn['minorAPaid'] }
	| { readonly t: 'own.slots'; readonly to: OeOwn['slots'] }
	| { readonly t: 'own.ports'; readonly to: OeOwn['ports'] }
	| { readonly t: 'own.portsGone'; readonly to: OeOwn['portsGone'] }
	| { readonly t: 'own.orient'; readonly to: OeOwn['orient'] }
	| { readonly t: 'own.markers'; readonly to: OeOwn['markers'] }
	| { readonly t: 'own.brandt'; readonly to: OeOwn['brandt'] }
	| { readonly t: 'own.minorD'; readonly to: OeOwn['minorD'] }
	| { readonly t: 'own.minorC'; readonly to: OeOwn['minorC'] }
	| { readonly t: 'own.swift'; readonly to: OeOwn['swift'] }
	| { readonly t: 'own.mPullman'; readonly to: OeOwn['mPullman'] }
	| { readonly t: 'own.reserved'; readonly to: OeOwn['reserved'] }
	| { readonly t: 'own.turn'; readonly to: OeOwn['turn'] }
	| { readonly t: 'own.offers'; readonly to: OeOwn['offers'] }
	| { readonly t: 'own.finale'; readonly to: OeOwn['finale'] }
	| { readonly t: 'own.newTrains'; readonly to: OeOwn['newTrains'] };

export const freshStock: StockMemory = {
	action: null,
	privateUsed: false,
	prices: {},
	floated: null,
	first: false,
	mustBuy: false,
	partner: null
};

export const freshTurn: TurnMemory = {
	tokens: [],
	track: [],
	rust: false,
	closed: false,
	shares: null,
	minor: false,
	bought: false
};

export function own(state: State): OeOwn {
	// The title's own part is only ever written by evolveOwn below and set-up.
	return state.own as OeOwn;
}

/** As when a turn begins: nothing done in it. */
export function forgetTurn(state: State): State {
	return { ...state, own: { ...own(state), stock: freshStock, turn: freshTurn } };
}

/** The same where the banker says whose turn it is: what a new phase makes rust still does (11.6.3). */
export function turnByHand(state: State): State {
	const { rust } = own(state).turn;
	return { ...state, own: { ...own(state), stock: freshStock, turn: { ...freshTurn, rust } } };
}

/** As when an item is auctioned no more (7(a)). */
export function withoutAuction(state: State, deed: DeedId): OeOwn {
	const { turn } = state;
	const on = turn?.kind === 'auction' && turn.deed === deed;
	return on ? { ...own(state), bidding: null } : own(state);
}

export function evolveOwn(before: unknown, fact: OwnFact): OeOwn {
	const state = before as OeOwn;
	const known = fact as OeFact;
	const key = known.t.slice('own.'.length);
	if (!(key in state)) throw new Misfit(`unknown fact ${known.t}`);
	return { ...state, [key]: known.to };
}

/** Posts one part of the title's own state. */
export function set<K extends keyof OeOwn>(
	book: GameBook,
	rule: string,
	key: K,
	to: OeOwn[K]
): void {
	const fact: OwnFact & { readonly to: OeOwn[K] } = { t: `own.${key}`, to };
	book.post(rule, fact);
}

export function remember(book: GameBook, rule: string, change: Partial<StockMemory>): void {
	set(book, rule, 'stock', { ...own(book.state).stock, ...change });
}

export function note(book: GameBook, rule: string, change: Partial<TurnMemory>): void {
	set(book, rule, 'turn', { ...own(book.state).turn, ...change });
}
