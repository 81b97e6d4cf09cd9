/**
 * Every event, every worked example and every section of the rulebook of 18OE is named by a test, and every
 * refusal is met by one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rulebook } from '$engine/titles/18oe/rulebook';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Titles of tests in a folder, without the sentences around them. */
function titlesIn(folder: string): string {
	return testsIn(folder)
		.flatMap((text) => text.match(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*['`][^'`]*/g) ?? [])
		.join('\n');
}

/** The tests themselves; this one names things without testing them. */
function testsIn(folder: string): string[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
		.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}

const titles = titlesIn(here('.'));
const tests = testsIn(here('.')).join('\n');
const rulesFolder = here('../../../src/lib/engine/titles/18oe/rules');
const codesFile = readFileSync(`${rulesFolder}/codes.ts`, 'utf8');
const refused = [...codesFile.matchAll(/\| '([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
const rules = readdirSync(rulesFolder)
	.filter((file) => file !== 'codes.ts')
	.map((file) => readFileSync(`${rulesFolder}/${file}`, 'utf8'))
	.join('\n');
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

/** Sections that no test cites, each with the reason. */
const NEEDS_NO_TEST: Readonly<Record<string, string>> = {
	'15.2': 'tile points of upgrades, which lie on the map',
	'15.8': 'sea zones of a route, which are counted on the map',
	Banker: 'not a rule of the book; corrections are tested in core/corrections.test.ts'
};

it('every section of the rulebook is cited by a test, or has a reason not to be', () => {
	const isCited = (section: string): boolean => {
		const plain = section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
		const mark = section.startsWith('Table') ? '' : '§';
		return new RegExp(`${mark}${plain}(?!\\d|\\.\\d)`).test(titles);
	};
	const sections = [...new Set(Object.values(rulebook).map((entry) => entry.section))];
	const bare = sections.filter((section) => !isCited(section));
	expect(bare).toEqual(Object.keys(NEEDS_NO_TEST));
});

it('every section of the rulebook has a gist in both languages', () => {
	for (const [id, entry] of Object.entries(rulebook)) {
		expect(entry.gist.en.length, id).toBeGreaterThan(10);
		expect(entry.gist.es.length, id).toBeGreaterThan(10);
	}
});

it('every code is used by a rule and met by a test', () => {
	expect(refused.length).toBeGreaterThan(100);
	expect(refused.filter((code) => !rules.includes(`'${code}'`))).toEqual([]);
	expect(refused.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
