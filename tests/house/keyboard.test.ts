/** The system's keyboard is for names, reasons and searching; figures have a pad of their own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Field {
	readonly file: string;
	readonly type: string;
	readonly inputmode: string;
}

const attribute = (tag: string, name: string) =>
	new RegExp(`\\b${name}="(\\w+)"`).exec(tag)?.[1] ?? '';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.svelte'))
	.map((file) => path.join('src', file));

const fields: readonly Field[] = components.flatMap((file) => {
	const markup = readFileSync(file, 'utf8');
	const tags = markup.match(/<(?:input|textarea)\b[^]*?(?:\/>|<\/textarea>)/g) ?? [];
	return tags.map((tag) => ({
		file: path.basename(file),
		type: attribute(tag, 'type'),
		inputmode: attribute(tag, 'inputmode')
	}));
});

/** Names of players and games, and reasons that need not be given. */
const WRITTEN = [
	'NewGame.svelte',
	'PlayerFields.svelte',
	'PlayerFields.svelte',
	'PositionEntry.svelte',
	'ReasonChips.svelte',
	'SeatList.svelte'
];

test('only names and reasons are written in free fields', () => {
	const free = fields.filter(({ type, inputmode }) => type === 'text' && inputmode !== 'none');
	expect(free.map(({ file }) => file).sort()).toEqual(WRITTEN);
});

test('every other field searches, takes a file, or keeps the system’s keyboard away', () => {
	const other = fields.filter(({ type, inputmode }) => type !== 'text' || inputmode !== '');
	expect(other.length).toBeGreaterThan(4);
	const kinds = new Set(other.map(({ type, inputmode }) => `${type} ${inputmode}`.trim()));
	expect([...kinds].sort()).toEqual(['file', 'search', 'text none']);
});
