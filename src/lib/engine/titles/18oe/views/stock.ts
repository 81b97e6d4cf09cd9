/** Stock rounds of the Major phase as screens show them: shares, floats, mergers, the Consolidation. */
import { percentAt, presidentOf } from '../../../core/certificates/holdings';
import { cashOf } from '../../../core/ledger/ledger';
import type { CompanyId, DeedId, PlayerId, TrainId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { minors, privates, regionals } from '../tables/companies';
import { company, controller, engines, ownerOf, priced } from '../rules/common';
import { minorsOf } from '../rules/consolidation';
import { majorPar } from '../rules/figures';
import { shareSource, type ShareSource } from '../rules/merging';
import { own, type OeOwn } from '../rules/own';
import { treasuryPrice } from '../rules/stock';

export type { OeAction } from '../index';
export type { OeOwn } from '../rules/own';
export { shareSource, type ShareSource } from '../rules/merging';
export { rescuePrice } from '../rules/trading';
export { patronageOffered } from '../rules/figures';
export { REGIONAL_PARS } from '../tables/market';

/** The title's own part of the state, to be read. */
export function memory(state: State): OeOwn {
	return own(state);
}

export interface RailroadView {
	readonly company: CompanyId;
	readonly kind: 'regional' | 'major' | 'national';
	/** Share value; a regional has none. */
	readonly price: number | null;
	/** The par marker that is still there. */
	readonly par: number | null;
	readonly president: PlayerId | null;
	readonly presidentPercent: number;
	readonly treasury: number;
	readonly market: number;
	readonly treasuryPrice: number;
	/** Par as a major, for a regional. */
	readonly majorPar: number | null;
	readonly reservedBy: PlayerId | null;
	readonly custody: PlayerId | null;
	readonly frozen: boolean;
	readonly merged: boolean;
	readonly insolvent: boolean;
}

/** Majors and nationals by the chart, then regionals; those that left are not listed. */
export function railroadViews(state: State, order: readonly CompanyId[]): RailroadView[] {
	const listed = order.filter((id) => {
		const c = state.companies[id];
		return c !== undefined && c.kind !== 'minor' && c.floated && !c.closed;
	});
	const views = listed.map((id) => railroadView(state, id));
	const onChart = views.filter((view) => view.kind !== 'regional');
	return [...onChart, ...views.filter((view) => view.kind === 'regional')];
}

function railroadView(state: State, id: CompanyId): RailroadView {
	const c = company(state, id);
	const memory = own(state);
	const president = presidentOf(state, id);
	const marked = c.kind === 'regional' || memory.parMarkers.includes(id);
	const reserved = Object.entries(memory.reservations).find(([, what]) => what === id);
	return {
		company: id,
		kind: c.kind === 'national' ? 'national' : c.kind === 'regional' ? 'regional' : 'major',
		price: c.spot?.price ?? null,
		par: marked ? c.par : null,
		president,
		presidentPercent: president === null ? 0 : percentAt(state, id, president),
		treasury: percentAt(state, id, id),
		market: percentAt(state, id, 'pool'),
		treasuryPrice: treasuryPrice(state, id),
		majorPar: c.kind === 'regional' && c.par !== null ? majorPar(state, c.par) : null,
		// Keys of the reservations are players.
		reservedBy: reserved === undefined ? null : (reserved[0] as PlayerId),
		custody: memory.custody?.company === id ? memory.custody.player : null,
		frozen: memory.frozen === id,
		merged: memory.merged.includes(id),
		insolvent: memory.insolvent[id] !== undefined
	};
}

export interface MinorView {
	readonly minor: CompanyId;
	readonly owner: PlayerId | null;
	readonly cash: number;
	readonly stations: number;
	readonly trains: readonly { readonly id: TrainId; readonly type: string; stays: boolean }[];
}

/** Minors on their own: floated, neither merged nor abandoned. */
export function minorViews(state: State): MinorView[] {
	return minors
		.filter(({ id }) => company(state, id).floated && !company(state, id).closed)
		.map(({ id }) => ({
			minor: id,
			owner: ownerOf(state, id),
			cash: cashOf(state, id),
			stations: company(state, id).tokens.placed,
			trains: engines(state, id).map((train) => ({
				id: train.id,
				type: train.type,
				stays: own(state).swift === train.id
			}))
		}));
}

export interface MergeTarget {
	readonly company: CompanyId;
	readonly national: boolean;
	readonly president: PlayerId | null;
	readonly source: ShareSource;
	/** Costs of the stations on its charter, dearest first. */
	readonly slots: readonly number[];
}

/** Every major and national, whether it may take the minor or not. */
export function mergeTargets(state: State, minor: CompanyId): MergeTarget[] {
	const owner = ownerOf(state, minor);
	if (owner === null) return [];
	return priced(state).map((id) => mergeTarget(state, owner, id));
}

export function mergeTarget(state: State, owner: PlayerId, id: CompanyId): MergeTarget {
	const national = company(state, id).kind === 'national';
	return {
		company: id,
		national,
		president: controller(state, id),
		source: shareSource(state, owner, id),
		slots: national ? [] : [...(own(state).slots[id] ?? [])].sort((a, b) => b - a)
	};
}

/** Tokens of merged minors that a major has kept, beside those of its own charter (10.5). */
export function keptStations(state: State, id: CompanyId): number {
	const found = state.companies[id];
	const card = regionals.find((each) => each.id === id);
	if (found?.kind !== 'major' || card === undefined) return 0;
	return found.tokens.left + found.tokens.placed - card.tokens;
}

/** What a player must still deal with in the Consolidation (5.1.5, 10.6). */
export interface ConsolidationView {
	readonly minors: readonly CompanyId[];
	readonly regionals: readonly CompanyId[];
}

export function consolidationView(state: State, player: PlayerId): ConsolidationView | null {
	if (own(state).consolidation !== 'on') return null;
	return {
		minors: minorsOf(state, player),
		regionals: regionals
			.map(({ id }) => id)
			.filter((id) => company(state, id).kind === 'regional' && presidentOf(state, id) === player)
	};
}

export interface TradeItem {
	readonly deed: DeedId;
	readonly owner: PlayerId;
	readonly faceDown: boolean;
}

/** Privates and minors in players' hands (10.4). */
export function tradeItems(state: State): TradeItem[] {
	return [...privates, ...minors].flatMap(({ id }) => {
		const owner = ownerOf(state, id);
		return owner === null ? [] : [{ deed: id, owner, faceDown: own(state).faceDown.includes(id) }];
	});
}
