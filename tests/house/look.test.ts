/** Words stand in the catalogues, colours in the tokens: no component brings its own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.svelte'))
	.map((file) => ({
		name: path.basename(file),
		source: readFileSync(path.join('src', file), 'utf8')
	}));

/** Attributes that somebody reads or hears. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'sub']);
const WORD = /\p{L}{2,}/u;

/** Every word that is written into the markup itself. */
function wordsIn(source: string): string[] {
	const found: string[] = [];
	const look = (node: unknown): void => {
		if (Array.isArray(node)) node.forEach(look);
		if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
		const part = node as Partial<AST.Text> & Record<string, unknown>;
		if (part.type === 'Text' && WORD.test(String(part.data))) found.push(String(part.data).trim());
		const name = (part as { name?: unknown }).name;
		const silent = (part as { type?: string }).type === 'Attribute' && !SPOKEN.has(String(name));
		for (const [key, value] of Object.entries(part)) {
			// What is worked out comes from a catalogue, and has none of the markup's texts.
			if (key === 'expression' || key === 'metadata') continue;
			const texts = silent && Array.isArray(value);
			look(texts ? value.filter((each: { type?: string }) => each.type !== 'Text') : value);
		}
	};
	look(parse(source, { modern: true }).fragment);
	return found;
}

describe('words', () => {
	test('a word in the markup would be found, a class would not', () => {
		expect(wordsIn('<p class="note" title="Hint">Text {a} <b aria-label={b}>!</b></p>')).toEqual([
			'Hint',
			'Text'
		]);
	});

	test('none is written in a component', () => {
		const written = components.flatMap(({ name, source }) =>
			wordsIn(source).map((word) => `${name}: ${word}`)
		);
		expect(components.length).toBeGreaterThan(200);
		expect(written).toEqual([]);
	});
});

describe('colours', () => {
	/** Sheets of paper are black on white in either theme. */
	const PAPER = new Set([
		'PackGroups.svelte',
		'PackUpPage.svelte',
		'PrintPage.svelte',
		'ScoreSheet.svelte'
	]);

	test('every colour on the screen is a token', () => {
		const raw = components
			.filter(({ name }) => !PAPER.has(name))
			.flatMap(({ name, source }) => {
				const style = source.slice(source.lastIndexOf('<style'));
				const css = source.includes('<style') ? style : '';
				const colours = css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi) ?? [];
				return colours.map((colour) => `${name}: ${colour}`);
			});
		expect(raw).toEqual([]);
	});
});

test('every shadow of the tokens can stand in a list: `none` there would take the others with it', () => {
	const tokens = readFileSync('src/lib/styles/tokens.css', 'utf8');
	const shadows = [...tokens.matchAll(/--shadow-[\w-]+: ([^;]+);/g)].map(([, value]) => value);
	expect(shadows.length).toBeGreaterThan(4);
	expect(shadows).not.toContain('none');
});
