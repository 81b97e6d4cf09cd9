/** Names of 1822MX things in traces and in the engine, and the fields only its traces have. */
import type { Action } from '../../src/lib/engine';
import type { MxAction } from '../../src/lib/engine/titles/1822mx';
import type { Table } from './adapter';
import { playerId } from './names';
import type { RawAction, TraceCorp, TraceLine, TraceSetup, TraceState } from './trace';

const MAJORS = ['FCM', 'MC', 'CHP', 'FNM', 'MIR', 'FCP', 'IRM'];

export interface MxSetup extends TraceSetup {
	readonly decks: Readonly<Record<'minors' | 'concessions' | 'privates', readonly string[]>>;
	readonly removed_for_ndem: readonly string[];
	readonly bidding_tokens: number;
}

export interface MxState extends TraceState {
	readonly bid_boxes: Readonly<Record<'minors' | 'concessions' | 'privates', readonly string[]>>;
	readonly ndem: string;
	readonly ndem_shares_total: number;
}

export interface MxCorp extends TraceCorp {
	readonly exchange_tokens?: number;
}

export interface MxRaw extends RawAction {
	readonly choice?: string;
	readonly variant?: string;
	readonly exchange?: string;
	readonly token_type?: string;
}

interface MxDividend {
	readonly entity: string;
	readonly kind: string;
	readonly revenue: number;
	readonly withheld?: number;
}

export interface MxLine extends TraceLine {
	readonly action: MxRaw;
	readonly state: MxState;
	readonly dividends?: readonly MxDividend[];
	readonly routes?: {
		readonly total: number;
		readonly trains: readonly { readonly name: string; readonly revenue: number }[];
		readonly mail?: readonly (readonly [string, number])[];
	};
}

/** Only this title's own actions are wider than the engine's door shows. */
export function act(table: Table, action: MxAction): void {
	table.act(action as Action);
}

/** The line before the current one; only traces of this title come here. */
export const previous = (table: Table): MxState => table.previous as MxState;

export function operating(table: Table): string | null {
	return table.state.turn?.kind === 'operating' ? table.state.turn.company : null;
}

/** Minors are numbers as companies, M and a number as certificates. */
export function companyId(trace: string): string {
	if (trace === 'NDEM') return 'NdeM';
	return /^\d+$/.test(trace) ? `M${trace}` : trace;
}

export const entityPlayer = (table: Table, line: MxLine) =>
	playerId(table.setup, line.action.entity);
export const entityCompany = (line: MxLine) => companyId(String(line.action.entity));

/** "C1" is the concession of the first major, "M7" and "P3" are our own names. */
export function itemId(trace: string): string {
	const concession = /^C(\d)$/.exec(trace);
	return concession === null ? trace : `C-${MAJORS[Number(concession[1]) - 1] ?? ''}`;
}

const TRAINS: Readonly<Record<string, string>> = { '5P': '5', '3/2P': '3/2' };

/** A train with the Pullman attached has a + behind its name; the Pullman itself is "P+". */
export function trainType(trace: string): string {
	const name = trace === 'P+' ? trace : trace.replace(/\+$/, '');
	return TRAINS[name] ?? name;
}

export const SPECIAL = new Set(['2P', '3/2', 'LP']);
export const PULLMAN = 'P+';

/** "corp:18", "company:P9", "player:17" as the engine's holder. */
export function holderOf(setup: TraceSetup, reference: string): string {
	const [kind, id] = reference.split(':');
	if (kind === 'player') return playerId(setup, id ?? '');
	return kind === 'corp' ? companyId(id ?? '') : reference;
}

/** Trains of a company by type. */
export function trainTypes(state: MxState, id: string): string[] {
	return (state.corps[id]?.trains ?? []).map(trainType);
}
