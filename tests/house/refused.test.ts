/** What is refused stays, muted, with its reason: no component mutes something and is silent about it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('components that mute something', () => {
	const MUTES = /\bmuted=|\{muted\}|class:(?:muted|refused)\b|aria-disabled/;
	/** Asks the teller for words, is given them, or has its own. */
	const SAYS =
		/teller\.(?:reason|short)\(|describeRefusal\(|desk\.why\(|\bwhy\?:|\bwhy=\{\{ text: m\./;
	/** Shells that show what they are given, and those beside whose button another part says it. */
	const ELSEWHERE: Readonly<Record<string, string>> = {
		'Button.svelte': 'its second line is given',
		'StockTask.svelte': 'BasketList and StockPanel say it above',
		'MxStockTask.svelte': 'BasketList and MxStockPanel say it above'
	};
	const components = readdirSync('src/lib', { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.svelte'))
		.map((file) => {
			const source = readFileSync(path.join('src/lib', file), 'utf8');
			return { name: path.basename(file), source, markup: source.split('<style>')[0] ?? '' };
		});
	const muting = components.filter(({ markup }) => MUTES.test(markup));

	it('finds them', () => {
		expect(muting.length).toBeGreaterThan(25);
		const names = new Set(muting.map(({ name }) => name));
		expect(Object.keys(ELSEWHERE).filter((name) => !names.has(name))).toEqual([]);
	});

	it('say why: none shows the section alone', () => {
		const silent = muting
			.filter(({ name, markup }) => !(name in ELSEWHERE) && !SAYS.test(markup))
			.map(({ name }) => name);
		expect(silent).toEqual([]);
		const bare = components.filter(({ source }) => /teller\.section\(|sectionOf\(/.test(source));
		expect(bare.map(({ name }) => name)).toEqual([]);
	});
});
