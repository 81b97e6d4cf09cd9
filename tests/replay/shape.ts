/**
 * What a set-up or a line must have to be read at all. A file that lacks it is named with the part
 * that is missing, instead of failing somewhere inside with words that say nothing.
 */

type Kind = 'list' | 'record' | 'text' | 'number' | 'name' | 'owner' | 'group';

/**
 * A part by its path, such as "after.round.label text"; * stands for every entry of a record or list,
 * and a name with ? need not be there, but if it is, it and what it holds must be as the part says.
 */
export type Part = `${string} ${Kind}`;

const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
	list: Array.isArray,
	record: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
	text: (value) => typeof value === 'string',
	number: Number.isFinite,
	// Players are numbers, companies are words.
	name: (value) => typeof value === 'string' || Number.isFinite(value),
	// Nobody's is said by null.
	owner: (value) => value === null || IS.name(value),
	// Discarded trains are a list or are counted by type.
	group: (value) => typeof value === 'object' && value !== null
};

export const SETUP: readonly Part[] = [
	'players list',
	'players.* record',
	'players.*.id name',
	'players.*.name text',
	'optional_rules list',
	'starting_cash record',
	'bank_cash_total number',
	'cert_limit number',
	'corporations list',
	'corporations.*.id text',
	'corporations.*.shares list',
	'state record',
	'state.corps record'
];

export const LINE: readonly Part[] = [
	'action record',
	'action.type text',
	'action.entity name',
	'spent? number',
	'log? list',
	'moves? list',
	'flows? list',
	'flows?.*.0 text',
	'flows?.*.1 text',
	'flows?.*.2 number',
	'flows?.*.3 text',
	'dividends? list',
	'dividends?.*.entity text',
	'dividends?.*.kind text',
	'dividends?.*.revenue number',
	'routes? record',
	'routes?.total number',
	'routes?.trains list',
	'routes?.trains.*.revenue number',
	'before.round.label text',
	'after.round.label text',
	'after.round.type text',
	'after.phase text',
	'after.active list',
	'after.active.* text',
	'before.step? text',
	'before.handler? text',
	'before.acting? list',
	'after.step? text',
	'after.acting? list',
	'state record',
	'state.bank number',
	'state.players record',
	'state.players.*.cash number',
	'state.players.*.shares record',
	'state.players.*.pres list',
	'state.players.*.companies list',
	'state.corps record',
	'state.corps.*.owner owner',
	'state.corps.*.companies list',
	'state.corps.*.companies.* text',
	'state.corps.*.trains list',
	'state.corps.*.trains.* text',
	'state.corps.*.obsolete? list',
	'state.corps.*.obsolete?.* text',
	'state.corps.*.tokens_on list',
	'state.closed record',
	'state.closed.* list',
	'state.depot record',
	'state.depot.upcoming? record',
	'state.depot.upcoming?.* number',
	'state.depot.discarded? group',
	'state.depot.discarded?.* name',
	'state.bids? record',
	'state.bids?.* list',
	'state.bids?.*.*.0 name',
	'state.bids?.*.*.1 number'
];

/** What a line says beside that, wherever the banker has something to book. */
export const PLAYED: readonly Part[] = [
	'action.shares? list',
	'action.shares?.* text',
	'action.price? number',
	'action.percent? number',
	'action.company? text',
	'action.corporation? text',
	'action.share_price? name',
	'action.train? text',
	'action.kind? text',
	'action.tile? text'
];

/** The first part that a value lacks, by its path; null when it has them all. */
export function missingPart(value: unknown, parts: readonly Part[]): string | null {
	for (const part of parts) {
		const space = part.lastIndexOf(' ');
		// The last word of a part is always its kind.
		const kind = part.slice(space + 1) as Kind;
		const lacks = lacking(value, part.slice(0, space).split('.'), IS[kind], '');
		if (lacks !== null) return lacks;
	}
	return null;
}

function lacking(
	value: unknown,
	path: readonly string[],
	is: (value: unknown) => boolean,
	at: string
): string | null {
	const [key, ...rest] = path;
	if (key === undefined) return is(value) ? null : at;
	const inside = typeof value === 'object' && value !== null ? value : {};
	const optional = key.endsWith('?');
	const keys = key === '*' ? Object.keys(inside) : [optional ? key.slice(0, -1) : key];
	for (const each of keys) {
		// Whatever is found is checked before it is used.
		const found = (inside as Readonly<Record<string, unknown>>)[each];
		if (optional && (found === undefined || found === null)) continue;
		const lacks = lacking(found, rest, is, at === '' ? each : `${at}.${each}`);
		if (lacks !== null) return lacks;
	}
	return null;
}
