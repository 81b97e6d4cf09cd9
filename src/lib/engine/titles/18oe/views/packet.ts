/** The opening packet and the float actions as screens show them (7, 8, 9.1, 9.2). */
import { percentAt, presidentOf } from '../../../core/certificates/holdings';
import { freeFor } from '../../../core/ledger/bids';
import { cashOf } from '../../../core/ledger/ledger';
import type { CompanyId, DeedId, PlayerId } from '../../../core/model/ids';
import type { Bid, State } from '../../../core/model/state';
import {
	concessions,
	deeds,
	isMinor,
	minors,
	regionals,
	REGIONALS_IN_PLAY
} from '../tables/companies';
import { homeZone, zones, type ZoneId } from '../tables/zones';
import { company, ownerOf } from '../rules/common';
import { packetPlace } from '../rules/figures';
import { own } from '../rules/own';
import { askingPrice, leastBid, topRow } from '../rules/packet';
import { secondaryLeft } from '../rules/regionals';

export { isConcession, isMinor, isPrivate, TREASURY_CAP } from '../tables/companies';
export type { ZoneId } from '../tables/zones';

export interface PacketItem {
	readonly deed: DeedId;
	readonly face: number;
	/** Face value less the cuts after rounds of passing. */
	readonly asking: number;
	readonly revenue: number;
	readonly owner: PlayerId | null;
	/** Money set aside on it, the highest first. */
	readonly bids: readonly Bid[];
	/** What the player of the turn must bid at least. */
	readonly least: number;
	readonly minor: boolean;
}

export interface PacketRow {
	readonly number: number;
	/** The row that is sold now. */
	readonly top: boolean;
	readonly items: readonly PacketItem[];
	readonly sold: boolean;
}

/** Every row of the packet as it lies, sold items included. */
export function packetRows(state: State): PacketRow[] {
	const top = new Set(topRow(state));
	const rows = new Map<number, { place: number; item: PacketItem }[]>();
	for (const { id } of deeds) {
		const deed = state.deeds[id];
		if (deed === undefined || deed.place === 'removed') continue;
		const { row, place } = packetPlace(state, id);
		rows.set(row, [...(rows.get(row) ?? []), { place, item: packetItem(state, id) }]);
	}
	return [...rows]
		.sort(([a], [b]) => a - b)
		.map(([number, list]) => {
			const items = list.sort((a, b) => a.place - b.place).map(({ item }) => item);
			return {
				number,
				top: items.some((item) => top.has(item.deed)),
				items,
				sold: items.every((item) => item.owner !== null)
			};
		});
}

function packetItem(state: State, deed: DeedId): PacketItem {
	return {
		deed,
		face: state.deeds[deed]?.value ?? 0,
		asking: askingPrice(state, deed),
		revenue: state.deeds[deed]?.revenue ?? 0,
		owner: ownerOf(state, deed),
		bids: [...(state.bids[deed] ?? [])].sort((a, b) => b.amount - a.amount),
		least: leastFor(state, deed),
		minor: isMinor(deed)
	};
}

/** The least bid of the player whose turn it is. */
function leastFor(state: State, deed: DeedId): number {
	const { turn } = state;
	return turn?.kind === 'opening' || turn?.kind === 'auction'
		? leastBid(state, turn.player, deed)
		: askingPrice(state, deed);
}

export interface AuctionView {
	readonly deed: DeedId;
	readonly turn: PlayerId;
	/** Everybody who may bid, in seat order from the one whose turn it is. */
	readonly bidders: readonly {
		readonly player: PlayerId;
		readonly bid: number | null;
		readonly leads: boolean;
		readonly most: number;
	}[];
}

export function auctionView(state: State): AuctionView | null {
	const { turn } = state;
	const active = own(state).bidding?.active ?? [];
	if (turn?.kind !== 'auction') return null;
	const { deed, player: now } = turn;
	const bids = state.bids[deed] ?? [];
	const best = Math.max(0, ...bids.map((bid) => bid.amount));
	const at = state.seats.indexOf(now);
	const seats = [...state.seats.slice(at), ...state.seats.slice(0, at)];
	return {
		deed,
		turn: now,
		bidders: seats
			.filter((player) => active.includes(player))
			.map((player) => {
				const bid = bids.find((each) => each.player === player)?.amount ?? null;
				return {
					player,
					bid,
					leads: bid !== null && bid === best,
					most: freeFor(state, player, deed)
				};
			})
	};
}

/** The passes of everybody who has not passed yet, after which privates pay and the top row is cut. */
export function packetPasses(state: State): readonly { readonly do: 'pass'; player: PlayerId }[] {
	const { turn } = state;
	if (turn?.kind !== 'opening') return [];
	const at = state.seats.indexOf(turn.player);
	const left = state.seats.length - state.round.passes;
	return Array.from({ length: left }, (_, i) => {
		const player = state.seats[(at + i) % state.seats.length] ?? turn.player;
		return { do: 'pass', player };
	});
}

/* floating minors and regionals */

/** The concession that is used now, or null. */
export function concessionNow(state: State): DeedId | null {
	const { turn } = state;
	if (turn?.kind !== 'own' || turn.step !== 'concession') return null;
	return concessions.find(({ id }) => ownerOf(state, id) !== null)?.id ?? null;
}

/** Concessions still to be used, in numerical order. */
export function concessionsLeft(
	state: State
): readonly { readonly deed: DeedId; readonly player: PlayerId }[] {
	return concessions.flatMap(({ id }) => {
		const player = ownerOf(state, id);
		return player === null ? [] : [{ deed: id, player }];
	});
}

export interface RegionalView {
	readonly company: CompanyId;
	readonly zone: ZoneId;
	readonly status: 'open' | 'parred' | 'floated' | 'removed';
	readonly par: number | null;
	readonly president: PlayerId | null;
	readonly percent: number;
	/** Secondary shares that nobody has bought. */
	readonly secondary: number;
	readonly reservedBy: PlayerId | null;
}

export interface ZoneView {
	readonly zone: ZoneId;
	readonly chits: number;
	readonly left: number;
	readonly homeCost: number;
	readonly crowded: boolean;
	readonly regionals: readonly RegionalView[];
	/** Minors that hold a chit of this zone. */
	readonly minors: readonly CompanyId[];
}

export function zoneViews(state: State): ZoneView[] {
	const { chits, chitsLeft } = own(state);
	return zones.map((zone) => ({
		zone: zone.id,
		chits: zone.chits,
		left: chitsLeft[zone.id],
		homeCost: zone.homeCost,
		crowded: zone.crowded,
		regionals: regionals
			.filter(({ id }) => homeZone[id] === zone.id)
			.map(({ id }) => regionalView(state, id)),
		minors: Object.keys(chits).filter((minor) => chits[minor] === zone.id)
	}));
}

export function regionalView(state: State, id: CompanyId): RegionalView {
	const c = company(state, id);
	const president = presidentOf(state, id);
	const holder = Object.entries(own(state).reservations).find(([, reserved]) => reserved === id);
	// Keys of the reservations are players.
	const reservedBy = holder === undefined ? null : (holder[0] as PlayerId);
	return {
		company: id,
		zone: homeZone[id] ?? 'UK',
		status: c.closed ? 'removed' : c.floated ? 'floated' : c.par === null ? 'open' : 'parred',
		par: c.par,
		president,
		percent: president === null ? 0 : percentAt(state, id, president),
		secondary: secondaryLeft(state, id),
		reservedBy
	};
}

/** Charters a player bought that have not been floated, with what lies in their treasuries. */
export function minorsToFloat(
	state: State,
	player: PlayerId
): readonly { readonly minor: CompanyId; readonly cash: number }[] {
	return minors
		.filter(({ id }) => ownerOf(state, id) === player && !company(state, id).floated)
		.map(({ id }) => ({ minor: id, cash: cashOf(state, id) }));
}

/** How near the Major phase is (5.1.3). */
export interface FloatProgress {
	readonly minors: number;
	readonly minorsNeeded: number;
	readonly regionals: number;
	readonly regionalsNeeded: number;
	readonly removed: number;
	readonly removable: number;
}

export function floatProgress(state: State): FloatProgress {
	const floated = (list: readonly { readonly id: CompanyId }[]) =>
		list.filter(({ id }) => company(state, id).floated).length;
	return {
		minors: floated(minors),
		minorsNeeded: minors.length,
		regionals: floated(regionals),
		regionalsNeeded: REGIONALS_IN_PLAY,
		removed: own(state).taken.length,
		removable: regionals.length - REGIONALS_IN_PLAY
	};
}
