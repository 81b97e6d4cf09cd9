/**
 * What a set-up or a line must have to be read at all. A file that lacks it is named with the part
 * that is missing, instead of failing somewhere inside with words that say nothing.
 */

type Kind = 'list' | 'record' | 'text' | 'number' | 'name';

/** A part by its path, such as "after.round.label text"; * stands for every entry of a record. */
export type Part = `${string} ${Kind}`;

const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
	list: Array.isArray,
	record: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
	text: (value) => typeof value === 'string',
	number: Number.isFinite,
	// Players are numbers, companies are words.
	name: (value) => typeof value === 'string' || Number.isFinite(value)
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
	'before.round.label text',
	'after.round.label text',
	'after.round.type text',
	'after.phase text',
	'after.active list',
	'state record',
	'state.bank number',
	'state.players record',
	'state.players.*.cash number',
	'state.players.*.shares record',
	'state.players.*.pres list',
	'state.players.*.companies list',
	'state.corps record',
	'state.corps.*.companies list',
	'state.corps.*.trains list',
	'state.corps.*.tokens_on list',
	'state.closed record',
	'state.depot record'
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
	const keys = key === '*' ? Object.keys(inside) : [key];
	for (const each of keys) {
		// Whatever is found is checked before it is used.
		const found = (inside as Readonly<Record<string, unknown>>)[each];
		const lacks = lacking(found, rest, is, at === '' ? each : `${at}.${each}`);
		if (lacks !== null) return lacks;
	}
	return null;
}
