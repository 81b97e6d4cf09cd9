/** Names of 1822MX things in traces and in the engine, and the fields only its traces have. */
import type { PlayerId } from '../../src/lib/engine';
import type { RawAction, TraceCorp, TraceLine, TraceSetup, TraceState, TraceWhere } from './trace';

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

export interface MxWhere extends TraceWhere {
	readonly acting?: readonly number[];
}

export interface MxAction extends RawAction {
	readonly choice?: string;
	readonly variant?: string;
	readonly exchange?: string;
	readonly token_type?: string;
}

interface MxDividend {
	readonly entity: string;
	readonly kind: string;
	readonly revenue: number;
}

export interface MxLine extends TraceLine {
	readonly action: MxAction;
	readonly before: MxWhere;
	readonly after: MxWhere;
	readonly log: readonly string[];
	readonly state: MxState;
	readonly dividends?: readonly MxDividend[];
	readonly routes?: {
		readonly total: number;
		readonly trains: readonly { readonly name: string; readonly revenue: number }[];
		readonly mail?: readonly (readonly [string, number])[];
	};
}

/** Minors are numbers as companies, M and a number as certificates. */
export function companyId(trace: string): string {
	if (trace === 'NDEM') return 'NdeM';
	return /^\d+$/.test(trace) ? `M${trace}` : trace;
}

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

export function playerId(setup: TraceSetup, id: number | string): PlayerId {
	const at = setup.players.findIndex((player) => String(player.id) === String(id));
	if (at < 0) throw new Error(`no player ${id}`);
	return `p${at + 1}`;
}

/** "corp:18", "company:P9", "player:17" as the engine's holder. */
export function holderOf(setup: TraceSetup, reference: string): string {
	const [kind, id] = reference.split(':');
	if (kind === 'player') return playerId(setup, id ?? '');
	return kind === 'corp' ? companyId(id ?? '') : reference;
}

/** The step of the other engine, without its namespace. */
export const stepOf = (where: TraceWhere): string => (where.step ?? '').split('::').pop() ?? '';
