/** Every event and every worked example of 18OE is named by a test, and every rule by the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rulebook } from '$engine/titles/18oe/rulebook';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Titles of tests in a folder, without the sentences around them. */
function titlesIn(folder: string): string {
	return readdirSync(folder)
		.filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
		.flatMap(
			(file) =>
				readFileSync(`${folder}/${file}`, 'utf8').match(
					/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*['`][^'`]*/g
				) ?? []
		)
		.join('\n');
}

const titles = titlesIn(here('.'));
const cited = (id: string): boolean => new RegExp(`(^|[^A-Z-])${id}(?!\\d)`, 'm').test(titles);

it('OE-01 to OE-114 are each cited by a test', () => {
	const all = Array.from({ length: 114 }, (_, i) => `OE-${String(i + 1).padStart(2, '0')}`);
	expect(all.filter((id) => !cited(id))).toEqual([]);
});

it('every worked example T-OE is a test', () => {
	const numbers = [
		1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 25, 27, 28, 30,
		31, 33, 34, 36, 38, 40
	];
	const all = numbers.map((n) => `T-OE-${String(n).padStart(2, '0')}`);
	expect(all.filter((id) => !titles.includes(id))).toEqual([]);
});

it('every section of the rulebook has a gist in both languages', () => {
	for (const [id, entry] of Object.entries(rulebook)) {
		expect(entry.gist.en.length, id).toBeGreaterThan(10);
		expect(entry.gist.es.length, id).toBeGreaterThan(10);
	}
});
