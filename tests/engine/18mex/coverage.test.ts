/**
 * Nothing of the checklist is forgotten: every event MEX-01 to MEX-81 stands in the title's page and
 * in the name of a test, every rule that books something is cited by section, and every refusal code
 * is met by a test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mex } from '../../support/mex';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rulesFolder = 'src/lib/engine/titles/18mex';

function filesBelow(folder: string, ending: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((file) => file.isFile() && file.name.endsWith(ending))
		.map((file) => join(file.parentPath, file.name));
}

/** All test files but this one, which names things without testing them. */
const tests = filesBelow('tests', '.test.ts')
	.filter((path) => !path.endsWith('18mex/coverage.test.ts'))
	.map((path) => readFileSync(path, 'utf8'))
	.join('\n');
const page = readFileSync(join(root, 'docs/titles/18mex.md'), 'utf8');
const engine = filesBelow(rulesFolder, '.ts')
	.map((path) => readFileSync(path, 'utf8'))
	.join('\n');

const events = Array.from({ length: 81 }, (_, i) => `MEX-${String(i + 1).padStart(2, '0')}`);
/** An id is cited by the name of a test, which stands in quotes after `it(` or `.each(…)(`. */
const names = [...tests.matchAll(/['"`]§[^\n]*/g)].map((match) => match[0]).join('\n');

describe('coverage of 18MEX', () => {
	it('every event stands in docs/titles/18mex.md', () => {
		expect(events.filter((id) => !page.includes(`| ${id} |`))).toEqual([]);
	});

	it('every event is cited by the name of a test', () => {
		expect(events.filter((id) => !new RegExp(`(?<!T-)${id}\\b`).test(names))).toEqual([]);
	});

	it('every worked example is a test', () => {
		// T-MEX-14, -16, -20 and -22 were never given out.
		const examples = [
			1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18, 19, 21, 23, 24, 25, 26
		].map((n) => `T-MEX-${String(n).padStart(2, '0')}`);
		expect(examples.filter((id) => !names.includes(id))).toEqual([]);
	});
});

/** Sections that book nothing by themselves, each with the reason why no test needs to cite them. */
const NEEDS_NO_TEST: Readonly<Record<string, string>> = {
	Banker: 'not a rule of the book; corrections are tested in core/corrections.test.ts'
};

function isCited(section: string): boolean {
	const plain = section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const mark = section.startsWith('Table') || section.startsWith('App') ? '(?:§|\\s)' : '§';
	return new RegExp(`${mark}${plain}(?![\\dIV(]|\\.\\d)`).test(names);
}

describe('rules of 18MEX', () => {
	const rules = Object.entries(mex.rulebook).map(([id, { section }]) => ({
		section,
		books: engine.includes(`R['${id}']`) || engine.includes(`R.${id}`)
	}));

	it('every rule that books or refuses something is cited by a test', () => {
		const missing = rules.filter(({ section, books }) => books && !isCited(section));
		expect(missing.map((rule) => rule.section).filter((s) => !(s in NEEDS_NO_TEST))).toEqual([]);
	});

	it('every other rule is cited too, or has a reason not to be', () => {
		const missing = rules.filter(({ section, books }) => !books && !isCited(section));
		expect(missing.map((rule) => rule.section).filter((s) => !(s in NEEDS_NO_TEST))).toEqual([]);
	});

	it('the list of reasons holds nothing superfluous', () => {
		const sections: readonly string[] = rules.map((rule) => rule.section);
		const odd = Object.keys(NEEDS_NO_TEST).filter((s) => isCited(s) || !sections.includes(s));
		expect(odd).toEqual([]);
	});
});

describe('refusals of 18MEX', () => {
	const source = readFileSync(join(root, rulesFolder, 'rules/common.ts'), 'utf8');
	const union = /export type MexCode =([^;]*);/.exec(source)?.[1] ?? '';
	const all = [...union.matchAll(/'([a-z-]+)'/g)].map((match) => match[1] ?? '');

	const rules = engine.replace(union, '');
	const used = all.filter((code) => rules.includes(`'${code}'`));

	it('every code that a rule uses is met by a test', () => {
		expect(used.length).toBeGreaterThan(50);
		expect(used.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
	});

	it('every code is used by a rule', () => {
		expect(all.filter((code) => !used.includes(code))).toEqual([]);
	});
});
