/**
 * Everything that lies on the table, to put it away tonight and lay it out again another day: who
 * owns what, every marker in its stack, trains, tokens and bids. What only a title keeps is told by its own words.
 */
import { certificatesAt, certificatesOf } from '../certificates/holdings';
import { cashOf } from '../ledger/ledger';
import type { CellId, CompanyId, Place, PlayerId, TrainType } from '../model/ids';
import type { Bid, Duty, Round, State, Tokens, Turn } from '../model/state';
import type { Title } from '../title';
import { trainsAt } from '../trains/depot';
import { chartView, stackAsItLies, type StackedMarker } from './chart';
import { deedsOf, type DeedView } from './players';

/** Certificates of one size in one place. */
export interface PackedShares {
	readonly company: CompanyId;
	readonly percent: number;
	/** Certificates by size, the president's first. */
	readonly certificates: readonly {
		readonly percent: number;
		readonly president: boolean;
		readonly count: number;
	}[];
}

export interface PackedPlayer {
	readonly id: PlayerId;
	readonly name: string;
	readonly cash: number;
	readonly debt: number;
	readonly priority: boolean;
	readonly shares: readonly PackedShares[];
	readonly deeds: readonly DeedView[];
}

export interface PackedTrains {
	readonly type: TrainType;
	readonly count: number;
	readonly obsolete: boolean;
}

export interface PackedCompany {
	readonly id: CompanyId;
	readonly controller: string | null;
	readonly floated: boolean;
	readonly treasury: number;
	readonly par: number | null;
	readonly price: number | null;
	/** Its own shares that lie on its charter. */
	readonly shares: readonly PackedShares[];
	readonly trains: readonly PackedTrains[];
	readonly tokens: Tokens;
	readonly deeds: readonly DeedView[];
}

export interface PackedStack {
	readonly cell: CellId;
	readonly row: number;
	readonly col: number;
	readonly value: number;
	/** As the markers lie, top first. */
	readonly stack: readonly StackedMarker[];
}

export interface PackedPlace {
	readonly place: Place;
	readonly shares: readonly PackedShares[];
	readonly deeds: readonly DeedView[];
	readonly trains: readonly PackedTrains[];
}

export interface PackUpView {
	readonly round: Round;
	readonly phase: string;
	readonly turn: Turn | null;
	readonly duties: readonly Duty[];
	readonly finished: string | null;
	readonly bank: number;
	readonly certificateLimit: number;
	readonly players: readonly PackedPlayer[];
	readonly companies: readonly PackedCompany[];
	readonly stacks: readonly PackedStack[];
	readonly places: readonly PackedPlace[];
	readonly bids: readonly { readonly deed: string; readonly bids: readonly Bid[] }[];
}

/** `turnedOver`: operated markers of this title are turned over and piled beneath the others. */
export function packUpView(title: Title, state: State, turnedOver: boolean): PackUpView {
	const places: readonly Place[] = ['offering', 'reserve', 'pool'];
	return {
		round: state.round,
		phase: state.phase,
		turn: state.turn,
		duties: state.duties,
		finished: state.finished,
		bank: cashOf(state, 'bank'),
		certificateLimit: state.certificateLimit,
		players: state.seats.map((id) => packedPlayer(title, state, id)),
		companies: title
			.companyOrder(state)
			.filter((id) => isOnTheTable(title, state, id))
			.map((id) => packedCompany(title, state, id)),
		stacks: stacksOf(title, state, turnedOver),
		places: places.map((place) => packedPlace(title, state, place)).filter(hasSomething),
		bids: Object.entries(state.bids)
			.filter(([, bids]) => bids.length > 0)
			.map(([deed, bids]) => ({ deed, bids }))
	};
}

function packedPlayer(title: Title, state: State, id: PlayerId): PackedPlayer {
	return {
		id,
		name: state.players[id]?.name ?? id,
		cash: cashOf(state, id),
		debt: state.debt[id] ?? 0,
		priority: state.priority === id,
		shares: sharesAt(title, state, id),
		deeds: deedsOf(title, state, id)
	};
}

/** Companies that have anything to put away: a controller, a marker, money, trains or tokens out. */
function isOnTheTable(title: Title, state: State, id: CompanyId): boolean {
	const company = state.companies[id];
	if (company === undefined || company.closed) return false;
	return (
		company.spot !== null ||
		title.controller(state, id) !== null ||
		cashOf(state, id) > 0 ||
		company.tokens.placed > 0
	);
}

function packedCompany(title: Title, state: State, id: CompanyId): PackedCompany {
	const company = state.companies[id];
	if (company === undefined) throw new Error(`no company ${id}`);
	const controller = title.controller(state, id);
	return {
		id,
		controller: controller === null ? null : (state.players[controller]?.name ?? controller),
		floated: company.floated,
		treasury: cashOf(state, id),
		par: company.par,
		price: company.spot?.price ?? null,
		shares: sharesAt(title, state, id),
		trains: trainsIn(state, id),
		tokens: company.tokens,
		deeds: deedsOf(title, state, id)
	};
}

function sharesAt(title: Title, state: State, place: Place): PackedShares[] {
	return title.tables.companies.flatMap(({ id }) => {
		if (certificatesOf(state, id).length === 0 || state.companies[id]?.closed) return [];
		const here = certificatesAt(state, id, place);
		if (here.length === 0) return [];
		const sizes = new Map<string, { percent: number; president: boolean; count: number }>();
		for (const { percent, president } of here) {
			const key = `${president} ${percent}`;
			const count = (sizes.get(key)?.count ?? 0) + 1;
			sizes.set(key, { percent, president, count });
		}
		const certificates = [...sizes.values()].sort(
			(a, b) => Number(b.president) - Number(a.president) || b.percent - a.percent
		);
		const percent = here.reduce((sum, certificate) => sum + certificate.percent, 0);
		return [{ company: id, percent, certificates }];
	});
}

function trainsIn(state: State, place: Place): PackedTrains[] {
	const groups = new Map<string, PackedTrains>();
	for (const { type, obsolete } of trainsAt(state, place)) {
		const key = `${type} ${obsolete}`;
		groups.set(key, { type, obsolete, count: (groups.get(key)?.count ?? 0) + 1 });
	}
	return [...groups.values()];
}

function stacksOf(title: Title, state: State, turnedOver: boolean): PackedStack[] {
	return chartView(title, state)
		.rows.flat()
		.filter((cell) => cell.stack.length > 0)
		.map(({ id, row, col, value, stack }) => ({
			cell: id,
			row,
			col,
			value,
			// Where markers are not turned over, it does not matter who has operated.
			stack: turnedOver
				? stackAsItLies(stack, true)
				: stack.map((marker) => ({ ...marker, faceDown: false }))
		}))
		.sort((a, b) => b.value - a.value || a.row - b.row);
}

function packedPlace(title: Title, state: State, place: Place): PackedPlace {
	return {
		place,
		shares: sharesAt(title, state, place),
		deeds: deedsOf(title, state, place),
		trains: trainsIn(state, place)
	};
}

function hasSomething({ shares, deeds, trains }: PackedPlace): boolean {
	return shares.length + deeds.length + trains.length > 0;
}
