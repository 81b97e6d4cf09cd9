/**
 * Nothing of the checklist is forgotten: every event MX-01 to MX-102 stands in the title's page and
 * in the name of a test, every worked example is a test, every rule that books something is cited by
 * section, and every refusal code is met by a test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mx } from './support';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rulesFolder = 'src/lib/engine/titles/1822mx';

function filesBelow(folder: string, ending: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((file) => file.isFile() && file.name.endsWith(ending))
		.map((file) => join(file.parentPath, file.name));
}

/** All tests of this title but this one, which names things without testing them. */
const tests = filesBelow('tests/engine/1822mx', '.test.ts')
	.filter((path) => !path.endsWith('coverage.test.ts'))
	.map((path) => readFileSync(path, 'utf8'))
	.join('\n');
const page = readFileSync(join(root, 'docs/titles/1822mx.md'), 'utf8');
const engine = filesBelow(rulesFolder, '.ts')
	.filter((path) => !path.endsWith('rulebook.ts'))
	.map((path) => readFileSync(path, 'utf8'))
	.join('\n');

const events = Array.from({ length: 102 }, (_, i) => `MX-${String(i + 1).padStart(2, '0')}`);
/** An id is cited by the name of a test, which stands in quotes after `it(` or `.each(…)(`. */
const names = [...tests.matchAll(/['"`](?:§|P16 §)[^\n]*/g)].map((match) => match[0]).join('\n');

describe('coverage of 1822MX', () => {
	it('every event stands in docs/titles/1822mx.md', () => {
		expect(events.filter((id) => !page.includes(`| ${id} |`))).toEqual([]);
	});

	it('every event is cited by the name of a test', () => {
		expect(events.filter((id) => !new RegExp(`(?<![A-Z]-)${id}\\b`).test(names))).toEqual([]);
	});

	it('every worked example is a test', () => {
		// Numbers 8, 21, 23, 25, 29 and 33 were never given out.
		const gaps = [8, 21, 23, 25, 29, 33];
		const examples = Array.from({ length: 34 }, (_, i) => i + 1)
			.filter((n) => !gaps.includes(n))
			.map((n) => `T-MX-${String(n).padStart(2, '0')}`);
		expect(examples.filter((id) => !names.includes(id))).toEqual([]);
	});
});

/** Sections that no test cites, each with the reason. */
const NEEDS_NO_TEST: Readonly<Record<string, string>> = {
	Banker: 'not a rule of the book; repairs are tested in repair.test.ts by what they change',
	'Company tables': 'each private is tested under the section that describes it',
	'Company tables, P16': 'tested as MX-36 and MX-37 under 6.2.1'
};

function isCited(section: string): boolean {
	const plain = section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	return new RegExp(`§${plain}(?!\\d|\\.\\d)`).test(names);
}

describe('rules of 1822MX', () => {
	it('every rule is cited by a test, or has a reason not to be', () => {
		const sections = Object.values(mx.rulebook).map((rule) => rule.section);
		const missing = sections.filter((section) => !isCited(section));
		expect(missing.filter((section) => !(section in NEEDS_NO_TEST))).toEqual([]);
	});
});

describe('refusals of 1822MX', () => {
	const source = readFileSync(join(root, rulesFolder, 'rules/common.ts'), 'utf8');
	const union = /export type MxCode =([^;]*);/.exec(source)?.[1] ?? '';
	const all = [...union.matchAll(/'([a-z-]+)'/g)].map((match) => match[1] ?? '');
	const rules = engine.replace(union, '');
	const used = all.filter((code) => rules.includes(`'${code}'`));

	it('every code is used by a rule', () => {
		expect(used.length).toBeGreaterThan(80);
		expect(all.filter((code) => !used.includes(code))).toEqual([]);
	});

	it('every code that a rule uses is met by a test', () => {
		expect(used.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
	});
});
