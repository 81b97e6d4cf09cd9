/** Icons are rewritten before they are compiled; none may lose a line by it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stillIcon } from '../../scripts/still-icons.ts';

const LIBRARY = 'node_modules/@lucide/svelte/dist/icons';
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.svelte'))
	.map((file) => readFileSync(`src/${file}`, 'utf8'));
const used = new Set(
	sources.flatMap((text) =>
		[...text.matchAll(/@lucide\/svelte\/icons\/([\w-]+)/g)].map((m) => m[1])
	)
);

describe('every icon in use', () => {
	it.each([...used])('%s keeps all it is drawn with', (name) => {
		// An icon may have been renamed, and its old name kept.
		const door = readFileSync(`${LIBRARY}/${name}.js`, 'utf8');
		const file = /\.\/([\w-]+\.svelte)/.exec(door)?.[1] ?? '';
		const source = readFileSync(`${LIBRARY}/${file}`, 'utf8');
		const still = stillIcon(source);
		const paths = [...source.matchAll(/"(?:d|points)": "([^"]+)"/g)].map((m) => m[1]);
		for (const path of paths) expect(still).toContain(`="${path}"`);
		expect((still.match(/ \/>/g) ?? []).length).toBe(
			(source.match(/\["(?:path|circle|rect|line|polyline|polygon|ellipse)"/g) ?? []).length
		);
	});

	it('gets no attribute that the rewritten ones do not know', () => {
		const names = new Set(
			sources.flatMap((text) => {
				const icons = [...text.matchAll(/import (\w+) from '@lucide/g)].map((m) => m[1]);
				return icons.flatMap((icon) =>
					[...text.matchAll(new RegExp(`<${icon}\\s([^>]*?)/>`, 'g'))].flatMap((m) =>
						[...(m[1] ?? '').matchAll(/([\w-]+)=/g)].map((each) => each[1])
					)
				);
			})
		);
		expect(names).toEqual(new Set(['aria-hidden', 'aria-label', 'role', 'size', 'strokeWidth']));
	});
});

it('says so when the library writes its icons in another way', () => {
	expect(() => stillIcon('<svg></svg>')).toThrow('another way');
});
