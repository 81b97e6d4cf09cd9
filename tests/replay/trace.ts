/** Traces of real games: one JSON object a line, with the whole state after every action. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface TraceWhere {
	readonly round: { readonly type: string; readonly label: string };
	readonly phase: string;
	readonly active: readonly string[];
	readonly step?: string;
	readonly handler?: string;
	readonly priority?: number | null;
	/** Players who may act. */
	readonly acting?: readonly number[];
}

export interface TraceCorp {
	readonly owner: number | string | null;
	readonly ipoed: boolean;
	readonly floated: boolean;
	readonly par: number | null;
	readonly price: number | null;
	readonly row: number | null;
	readonly col: number | null;
	readonly pos: number | null;
	readonly cash: number;
	readonly ipo: number;
	readonly ipo_reserved?: number;
	readonly market: number;
	readonly trains: readonly string[];
	readonly obsolete?: readonly string[];
	readonly companies: readonly string[];
	readonly tokens_left: number;
	readonly tokens_on: readonly string[];
	readonly operated?: boolean;
}

export interface TracePlayer {
	readonly cash: number;
	readonly shares: Readonly<Record<string, number>>;
	readonly pres: readonly string[];
	readonly companies: readonly string[];
	readonly minors: readonly string[];
	readonly certs: number;
	readonly cert_limit: number;
	readonly value: number;
	readonly debt?: number;
	readonly bankrupt?: boolean;
}

export interface TraceState {
	readonly bank: number;
	readonly bank_broken?: boolean;
	readonly player_order: readonly number[];
	readonly priority?: number | null;
	readonly players: Readonly<Record<string, TracePlayer>>;
	readonly corps: Readonly<Record<string, TraceCorp>>;
	readonly idle: readonly string[];
	readonly minors?: Readonly<Record<string, TraceCorp>>;
	readonly closed: Readonly<Record<string, readonly string[]>>;
	readonly depot: {
		readonly upcoming?: Readonly<Record<string, number>>;
		readonly discarded?: readonly string[] | Readonly<Record<string, number>>;
	};
	readonly bids?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
	readonly end_trigger?: readonly string[] | null;
	readonly finished?: boolean;
}

export interface TraceSetup {
	readonly t: 'setup';
	readonly title: string;
	readonly fixture: string;
	readonly players: readonly { readonly id: number; readonly name: string }[];
	readonly optional_rules: readonly string[];
	readonly starting_cash: Readonly<Record<string, number>>;
	readonly bank_cash_total: number;
	readonly cert_limit: number;
	readonly corporations: readonly {
		readonly id: string;
		readonly shares: readonly (number | readonly [number, string])[];
	}[];
	readonly where: TraceWhere;
	readonly state: TraceState;
}

export interface TraceDividend {
	readonly entity: string;
	readonly kind: string;
	readonly automatic?: boolean;
	readonly revenue: number;
}

export type TraceFlow = readonly [from: string, to: string, amount: number, how: string];

/** The raw action of the other engine; only the fields a banker would have to know are read. */
export interface RawAction {
	readonly type: string;
	readonly entity: number | string;
	readonly entity_type?: string;
	readonly company?: string;
	readonly corporation?: string;
	readonly price?: number;
	readonly share_price?: string | number;
	readonly shares?: readonly string[];
	readonly percent?: number;
	readonly swap?: string;
	readonly train?: string;
	readonly hex?: string;
	readonly tile?: string;
	readonly kind?: string;
}

export interface TraceLine {
	readonly t: 'action';
	readonly n: number;
	readonly action: RawAction;
	readonly before: TraceWhere;
	readonly after: TraceWhere;
	readonly spent?: number;
	readonly routes?: {
		readonly total: number;
		readonly trains: readonly { readonly revenue: number }[];
	};
	readonly dividends?: readonly TraceDividend[];
	readonly flows?: readonly TraceFlow[];
	/** Every single market step. */
	readonly moves?: readonly unknown[];
	/** What the other engine says about it, in words. */
	readonly log?: readonly string[];
	readonly state: TraceState;
}

export interface TraceEnd {
	readonly t: 'end';
	readonly finished: boolean;
	readonly game_end_reason: string | null;
	readonly result: Readonly<Record<string, number>>;
}

export interface Trace {
	readonly name: string;
	readonly setup: TraceSetup;
	readonly lines: readonly TraceLine[];
	readonly end: TraceEnd | null;
}

/** Reads a .jsonl or .jsonl.gz trace; throws with the file's name when it is not one. */
export function readTrace(path: string): Trace {
	const rows = textOf(path)
		.split('\n')
		.flatMap((row, i) => (row.trim() === '' ? [] : [rowOf(path, row, i + 1)]));
	const setup = rows.find((row): row is TraceSetup => row.t === 'setup');
	if (setup === undefined) throw new Error(`${path}: no set-up line`);
	const file = path.split('/').pop() ?? path;
	return {
		name: `${setup.title}/${file.replace(/\.jsonl(\.gz)?$/, '')}`,
		setup,
		lines: rows.filter((row): row is TraceLine => row.t === 'action'),
		end: rows.find((row): row is TraceEnd => row.t === 'end') ?? null
	};
}

function textOf(path: string): string {
	try {
		const bytes = readFileSync(path);
		return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
	} catch (error) {
		throw new Error(`${path}: it cannot be opened (${String(error)})`, { cause: error });
	}
}

const KINDS: readonly unknown[] = ['setup', 'action', 'end'];

/** One object a row, of one of three kinds; a row cut off in the middle is named by its number. */
function rowOf(path: string, row: string, number: number): { readonly t?: string } {
	let value: unknown;
	try {
		value = JSON.parse(row);
	} catch (error) {
		throw new Error(`${path}: row ${number} is not whole`, { cause: error });
	}
	const known = typeof value === 'object' && value !== null ? (value as { t?: string }) : {};
	if (!KINDS.includes(known.t)) {
		throw new Error(`${path}: row ${number} is no set-up, no line and no end`);
	}
	return known;
}
