/**
 * Tables as they would be at somebody's turn: for filling in a company's turn early, and for saying
 * what a player could raise or buy. Nothing here is ever booked; the rules judge again in time.
 */
import { tryDecide } from '../../kernel/decide';
import { percentAt } from '../certificates/holdings';
import { cashOf } from '../ledger/ledger';
import type { Action } from '../model/action';
import type { CompanyId, Place, PlayerId } from '../model/ids';
import type { State } from '../model/state';
import type { Offer, Title } from '../title';
import { freshOperatingTurn, freshStockTurn } from '../rounds';
import { trainsAt } from '../trains/depot';

/** What the turn that is on remembers is not the memory of another one. */
const forgotten = (title: Title, state: State): State => title.turnBegins?.(state) ?? state;

/** The table as if it were this company's operating turn. */
export function turnAhead(title: Title, state: State, company: CompanyId): State {
	return {
		...forgotten(title, state),
		duties: [],
		turn: freshOperatingTurn(company, trainsAt(state, company).length > 0)
	};
}

/** The table as if this player's stock turn began now; from an operating round, in the next stock round. */
function stockTurnOf(title: Title, state: State, player: PlayerId): State {
	const { kind, number } = state.round;
	const next = kind === 'operating' ? number + 1 : number;
	return {
		...forgotten(title, state),
		duties: [],
		round: { ...state.round, kind: 'stock', number: next, part: 1, parts: 1, passes: 0 },
		turn: freshStockTurn(player)
	};
}

/** A table that never was may be one a title cannot read; then it offers nothing. */
function offersOf(title: Title, state: State): readonly Offer[] {
	try {
		return title.offers(state);
	} catch {
		return [];
	}
}

function after(title: Title, state: State, action: Action): State | null {
	const decision = tryDecide(title.rules, state, action);
	return decision.ok ? decision.state : null;
}

export interface RaiseLine {
	readonly company: CompanyId;
	readonly percent: number;
	readonly amount: number;
}

export interface RaiseView {
	readonly cash: number;
	/** The best legal sale of each company alone. */
	readonly lines: readonly RaiseLine[];
	/** Cash and all of them together: an estimate, because sales move prices and limits. */
	readonly total: number;
}

export function couldRaise(title: Title, state: State, player: PlayerId): RaiseView {
	const table = stockTurnOf(title, state, player);
	const cash = cashOf(state, player);
	const best = new Map<CompanyId, RaiseLine>();
	for (const option of optionsOf(title, table, 'sellShares')) {
		const action = option;
		if (action.do !== 'sellShares' || !('percent' in action)) continue;
		const then = after(title, table, action);
		if (then === null) continue;
		const amount = cashOf(then, player) - cash;
		const known = best.get(action.company);
		if (known === undefined || amount > known.amount) {
			best.set(action.company, { company: action.company, percent: action.percent, amount });
		}
	}
	const lines = [...best.values()].sort((a, b) => b.amount - a.amount);
	return { cash, lines, total: lines.reduce((sum, line) => sum + line.amount, cash) };
}

export interface BuyLine {
	readonly company: CompanyId;
	readonly from: Place;
	readonly percent: number;
	readonly amount: number;
}

/** Shares this player could pay for now and may hold, the dearest first. */
export function couldBuy(title: Title, state: State, player: PlayerId): readonly BuyLine[] {
	const table = stockTurnOf(title, state, player);
	const kinds = title.purchases ?? ['buyShare'];
	return optionsOf(title, table, ...kinds)
		.flatMap((action) => buyLine(title, table, player, action))
		.sort((a, b) => b.amount - a.amount);
}

/** What a purchase costs and brings; a share that a company sells itself comes from that company. */
function buyLine(title: Title, table: State, player: PlayerId, action: Action): BuyLine[] {
	if (!('company' in action) || typeof action.company !== 'string') return [];
	if ('change' in action && action.change === true) return [];
	const then = after(title, table, action);
	if (then === null) return [];
	const { company } = action;
	return [
		{
			company,
			from: action.do === 'buyShare' && 'from' in action ? action.from : company,
			percent: percentAt(then, company, player) - percentAt(table, company, player),
			amount: cashOf(table, player) - cashOf(then, player)
		}
	];
}

function optionsOf(title: Title, state: State, ...kinds: readonly Action['do'][]): Action[] {
	return offersOf(title, state)
		.filter((offer) => kinds.includes(offer.kind))
		.flatMap((offer) => offer.options)
		.filter((option) => option.refusals.length === 0)
		.map((option) => option.action);
}
