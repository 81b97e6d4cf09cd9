/** Players as their cards show them, in seat order. */
import { holdingsOf, type Holding } from '../certificates/holdings';
import { cashOf, spendable } from '../ledger/ledger';
import type { CompanyId, DeedId, PlayerId } from '../model/ids';
import type { State } from '../model/state';
import type { Title } from '../title';
import { biddersFrom, ringFrom } from './in-line';

export interface DeedView {
	readonly id: DeedId;
	readonly name: string;
	readonly value: number;
	readonly revenue: number;
	readonly minor: CompanyId | null;
}

export interface PlayerView {
	readonly id: PlayerId;
	readonly name: string;
	readonly cash: number;
	/** Cash that is not set aside for bids. */
	readonly spendable: number;
	readonly debt: number;
	readonly certificates: number;
	readonly limit: number;
	readonly worth: number;
	/** Presidencies first, then the largest. */
	readonly holdings: readonly Holding[];
	readonly presidencies: readonly CompanyId[];
	readonly deeds: readonly DeedView[];
	readonly priority: boolean;
	/** It is this player's turn, or this player's company operates, or this player must answer. */
	readonly turn: boolean;
	/** 1 = now, 2 = next … in a stock round; null in an operating round, and for who is not in an auction. */
	readonly order: number | null;
	/** The order card the player holds, where a title has them. */
	readonly card: number | null;
	readonly away: boolean;
	/** Who plays in this player's place. */
	readonly standIn: string | null;
	readonly bankrupt: boolean;
}

/** Who must do something now: a duty goes before the turn. */
export function actingPlayer(title: Title, state: State): PlayerId | null {
	const duty = state.duties[0];
	if (duty !== undefined) return duty.player;
	const { turn } = state;
	if (turn === null || turn.kind === 'income') return null;
	return turn.kind === 'operating' ? title.controller(state, turn.company) : turn.player;
}

export function playerViews(title: Title, state: State): PlayerView[] {
	const worth = new Map(title.scores(state).map((score) => [score.player, score.total]));
	const acting = actingPlayer(title, state);
	/** Steps of a title's own need not go round the table. */
	const own = state.turn?.kind === 'own';
	const seated = state.round.kind === 'stock' && acting !== null && !own;
	const auction = state.turn?.kind === 'auction' && state.duties.length === 0;
	const line = !seated ? [] : auction ? biddersFrom(title, state, acting) : ringFrom(state, acting);
	const place = (id: PlayerId) => (line.includes(id) ? line.indexOf(id) + 1 : null);
	return state.seats.map((id) => {
		const player = state.players[id];
		const holdings = sortHoldings(holdingsOf(state, id));
		return {
			id,
			name: player?.name ?? id,
			cash: cashOf(state, id),
			spendable: spendable(state, id),
			debt: state.debt[id] ?? 0,
			certificates: title.certificatesCounted(state, id),
			limit: state.certificateLimit,
			worth: worth.get(id) ?? cashOf(state, id),
			holdings,
			presidencies: holdings.filter((h) => h.president).map((h) => h.company),
			deeds: deedsOf(title, state, id),
			priority: state.priority === id,
			turn: acting === id,
			order: place(id),
			card: state.order === null ? null : state.order.indexOf(id) + 1,
			away: player?.away ?? false,
			standIn: player?.standIn ?? null,
			bankrupt: player?.bankrupt ?? false
		};
	});
}

function sortHoldings(holdings: readonly Holding[]): Holding[] {
	return [...holdings].sort(
		(a, b) => Number(b.president) - Number(a.president) || b.percent - a.percent
	);
}

export function deedsOf(title: Title, state: State, place: string): DeedView[] {
	return title.tables.deeds
		.filter((card) => state.deeds[card.id]?.place === place)
		.map((card) => ({
			id: card.id,
			name: card.name,
			value: state.deeds[card.id]?.value ?? card.value,
			revenue: state.deeds[card.id]?.revenue ?? card.revenue,
			minor: card.minor
		}));
}
