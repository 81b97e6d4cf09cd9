/** An operating turn as screens show it: what the railroad is, what things cost it, what it must do. */
import { percentAt } from '../../../core/certificates/holdings';
import { cashOf } from '../../../core/ledger/ledger';
import type { CompanyId, DeedId, PlayerId, TrainId, TrainType } from '../../../core/model/ids';
import type { CompanyKind, State } from '../../../core/model/state';
import {
	BRANDT,
	CENTRAL_CIRCLE,
	HOCHBERG,
	isMinor,
	STAR_HARBOR,
	SWIFT,
	WHITE_CLIFFS,
	WIEN
} from '../tables/companies';
import { isPullman, levelOf, levels, sidesOf } from '../tables/trains';
import { zoneOf, type ZoneId } from '../tables/zones';
import {
	company,
	controller,
	hasPower,
	mergedInto,
	ownerOf,
	pullmanOf,
	rightsOf,
	turnCompany
} from '../rules/common';
import { own, type Sea } from '../rules/own';
import { pullmanPrice } from '../rules/pullmans';
import { slotsOf, stationWater } from '../rules/stations';
import { tilePoints } from '../rules/tile-points';
import { layCosts, type Crossing, type Terrain } from '../rules/track';
import { forcedTrain } from '../rules/trains';
import { bankPrice, reservedDue } from '../rules/works';

export type { Sea } from '../rules/own';
export type { Crossing, Terrain } from '../rules/track';
export { zoneDiscount } from '../rules/track';
export type { CityClass } from '../rules/transfers';
export { isPullman, levelOf, PULLMAN, sidesOf } from '../tables/trains';
export {
	BRANDT,
	CENTRAL_CIRCLE,
	HOCHBERG,
	STAR_HARBOR,
	SWIFT,
	WHITE_CLIFFS,
	WIEN
} from '../tables/companies';

export interface Rights {
	readonly zone: ZoneId;
	/** Construction fees are a fifth lower there. */
	readonly discount: boolean;
}

/** Why a railroad has more tile points than its kind, or spends fewer. */
export type PointPower = 'B' | 'E' | 'F' | 'G';

export interface TurnView {
	readonly company: CompanyId;
	readonly kind: CompanyKind;
	readonly rights: readonly Rights[];
	/** Minors whose powers it has: itself, or those merged into it. */
	readonly powers: readonly CompanyId[];
	readonly tilePoints: number;
	readonly pointPowers: readonly PointPower[];
	/** Costs of the stations still on the charter, the cheapest first, and what stood there at first. */
	readonly slots: readonly number[];
	readonly port: Sea | null;
	readonly orient: boolean;
	readonly pullman: TrainId | null;
	/** Privates whose owner controls this railroad. */
	readonly privates: readonly DeedId[];
	readonly treasuryShares: number;
	readonly openMarket: number;
	readonly reservedDue: boolean;
	/** Nothing but the last run is repeated. */
	readonly settled: boolean;
}

const USABLE: readonly DeedId[] = [
	WIEN,
	STAR_HARBOR,
	CENTRAL_CIRCLE,
	WHITE_CLIFFS,
	HOCHBERG,
	BRANDT,
	SWIFT
];

export function turnView(state: State): TurnView | null {
	const id = turnCompany(state);
	if (id === null) return null;
	const president = controller(state, id);
	const memory = own(state);
	const pointPowers: readonly PointPower[] = ['B', 'E', 'F', 'G'];
	return {
		company: id,
		kind: company(state, id).kind,
		rights: rightsOf(state, id).map((zone) => ({ zone, discount: zoneOf(zone).discount })),
		powers: isMinor(id) ? [id] : mergedInto(state, id),
		tilePoints: tilePoints(state, id),
		pointPowers: pointPowers.filter((minor) => hasPower(state, id, minor)),
		slots: [...slotsOf(state, id)].sort((a, b) => a - b),
		port: memory.ports[id] ?? null,
		orient: memory.orient.includes(id),
		pullman: pullmanOf(state, id)?.id ?? null,
		privates: USABLE.filter((deed) => president !== null && ownerOf(state, deed) === president),
		treasuryShares: percentAt(state, id, id),
		openMarket: percentAt(state, id, 'pool'),
		reservedDue: reservedDue(state, id),
		settled: state.turn?.kind === 'operating' && state.turn.settled
	};
}

export interface TrackInput {
	readonly cost: number;
	readonly terrain: Terrain;
	readonly zone: ZoneId | null;
	readonly crossing: Crossing | null;
	readonly brandt: boolean;
}

export interface Quote {
	/** Printed on the hex or on the charter. */
	readonly printed: number;
	/** What is paid of it. */
	readonly fee: number;
	readonly water: number;
	/** What a port authority of that sea saves. */
	readonly saved: number;
	readonly total: number;
}

export function trackQuote(state: State, id: CompanyId, input: TrackInput): Quote {
	const { cost, terrain, zone, crossing, brandt } = input;
	const { fee, water } = layCosts(state, {
		company: id,
		cost,
		terrain,
		brandt,
		...(zone === null ? {} : { zone }),
		...(crossing === null ? {} : { crossing })
	});
	const full = crossing === null ? 0 : crossing.zones * 10 + crossing.ferry * 5;
	// Nationals and Brandt's tiles pay nothing at all: no port authority saves them anything.
	const saved = brandt || own(state).ports[id] === undefined ? 0 : full - water;
	return { printed: cost, fee, water, saved, total: fee + water };
}

export function stationQuote(
	state: State,
	id: CompanyId,
	slot: number,
	crossing: Crossing | null,
	wien: boolean
): Quote {
	const fee = wien ? 0 : slot;
	const water = stationWater(state, id, crossing ?? undefined);
	const full = crossing === null ? 0 : crossing.zones * 40 + crossing.ferry * 20;
	return { printed: slot, fee, water, saved: full - water, total: fee + water };
}

export interface ForcedView {
	readonly train: TrainId;
	readonly side: TrainType;
	readonly price: number;
	readonly president: PlayerId;
	readonly treasury: number;
	readonly cash: number;
	/** What the treasury lacks, and what is missing even with all the president's cash. */
	readonly missing: number;
	readonly short: number;
	/** The first purchase, whose failure is an insolvency and not a national. */
	readonly reserved: boolean;
	/** Paid in this turn and refunded before an insolvency. */
	readonly refundable: { readonly tokens: number; readonly track: number };
}

/** A train that must be bought; null when none must. */
export function forcedView(state: State, id: CompanyId): ForcedView | null {
	const forced = forcedTrain(state, id);
	if (forced === null) return null;
	const treasury = cashOf(state, id);
	const cash = cashOf(state, forced.president);
	const missing = Math.max(0, forced.price - treasury);
	const { tokens, track } = own(state).turn;
	return {
		train: forced.train.id,
		side: forced.side,
		price: forced.price,
		president: forced.president,
		treasury,
		cash,
		missing,
		short: Math.max(0, missing - cash),
		reserved: forced.reserved,
		refundable: {
			tokens: tokens.reduce((sum, token) => sum + token.paid, 0),
			track: track.reduce((sum, paid) => sum + paid, 0)
		}
	};
}

export interface WorksLine {
	readonly level: number;
	readonly place: 'offering' | 'pool';
	/** The card that would be bought. */
	readonly train: TrainId;
	readonly left: number;
	readonly sides: readonly { readonly type: TrainType; readonly price: number }[];
	readonly reserved: boolean;
}

/** One line for each level in the Works and in the Open Market, with what each side costs this railroad. */
export function worksView(state: State, id: CompanyId): WorksLine[] {
	const lines: WorksLine[] = [];
	for (const place of ['offering', 'pool'] as const) {
		for (const { level } of levels) {
			const cards = state.trains.filter(
				(t) => t.place === place && !isPullman(t.type) && levelOf(t.type).level === level
			);
			const [first] = cards;
			if (first === undefined) continue;
			const sides = sidesOf(first.type).map((type) => ({
				type,
				price: bankPrice(state, id, type)
			}));
			const reserved = place === 'offering' && level === 2;
			lines.push({ level, place, train: first.id, left: cards.length, sides, reserved });
		}
	}
	return lines;
}

export interface PullmanLine {
	readonly from: string;
	readonly left: number;
	readonly price: number;
}

/** Where Pullmans are to be had: minor M's stock, the Open Market, other railroads. */
export function pullmanLines(state: State, id: CompanyId): PullmanLine[] {
	const counts = new Map<string, number>();
	for (const { type, place } of state.trains) {
		if (!isPullman(type) || place === id || place === 'removed') continue;
		counts.set(place, (counts.get(place) ?? 0) + 1);
	}
	return [...counts].map(([from, left]) => ({ from, left, price: pullmanPrice(state, id, from) }));
}

/** Does minor J's discount apply? */
export function hasDiscount(state: State, id: CompanyId): boolean {
	return hasPower(state, id, 'J');
}
