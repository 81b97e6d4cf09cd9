/** What the pages for people say of files, commands, events and bounds is so. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { departures as mexDepartures } from '../replay/mex-departures';
import { departures as mxDepartures } from '../replay/mx-departures';
import { LIMITS } from '../../src/lib/storage/bounds';

const below = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

const pages = [
	...readdirSync('.').filter((file) => file.endsWith('.md')),
	...below('docs').filter((file) => file.endsWith('.md'))
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const sources = ['docs', 'scripts', 'src', 'static', 'tests'].flatMap(below);

/** A heading as a link names it. */
const anchorOf = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N} _-]/gu, '')
		.replaceAll(' ', '-');

describe.each(pages)('$file', ({ file, text }) => {
	it('links to pages, pictures and headings that are there', () => {
		const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)];
		const broken = links.filter(([, to = '', heading]) => {
			const target = to === '' ? file : path.join(path.dirname(file), to);
			if (!existsSync(target)) return true;
			if (heading === undefined) return false;
			const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm);
			return ![...headings].some(([, name = '']) => anchorOf(name) === heading);
		});
		expect(broken.map(([link]) => link)).toEqual([]);
	});

	it('names files that are there', () => {
		const named = [...text.matchAll(/`([\w@./[\]-]+\.(?:ts|mjs|svelte|md|json|yml|css|png))`/g)];
		const missing = named
			.map(([, name = '']) => name)
			.filter((name) => !existsSync(name) && !sources.some((known) => known.endsWith(`/${name}`)));
		expect(missing).toEqual([]);
	});

	it('names commands that there are', () => {
		const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
			readonly scripts: Readonly<Record<string, string>>;
		};
		const asked = [...text.matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)];
		expect(
			asked.flatMap(([, run, own]) => run ?? own ?? []).filter((x) => !(x in scripts))
		).toEqual([]);
	});
});

it('every picture of docs/images is on a page', () => {
	const shown = pages.map(({ text }) => text).join('\n');
	expect(readdirSync('docs/images').filter((file) => !shown.includes(`images/${file}`))).toEqual(
		[]
	);
});

it('CONTRIBUTING.md tells what each folder of tests is for', () => {
	const folders = readdirSync('tests', { withFileTypes: true }).filter((each) =>
		each.isDirectory()
	);
	const page = readFileSync('CONTRIBUTING.md', 'utf8');
	expect(
		folders.map(({ name }) => name).filter((name) => !page.includes(`tests/${name}\``))
	).toEqual([]);
});

it('docs/save-format.md has the bounds of a file', () => {
	const page = readFileSync('docs/save-format.md', 'utf8');
	const bounds = [
		`${LIMITS.text / 1_000_000} million characters`,
		`${LIMITS.depth} levels`,
		`${LIMITS.values / 1_000_000} million values`,
		`${LIMITS.string.toLocaleString('en')} characters`
	];
	expect(bounds.filter((bound) => !page.includes(bound))).toEqual([]);
});

it('docs/replay.md lists every departure, with its section and in the same words', () => {
	const page = readFileSync('docs/replay.md', 'utf8');
	const rows = page.split('\n').filter((line) => /^\| (?!departure|---)/.test(line));
	const told = [...mexDepartures, ...mxDepartures].map(
		({ id, rule, what }) => `| ${id} | ${rule} | ${what} |`
	);
	expect(rows.sort()).toEqual(told.sort());
});

/** From an event of the checklist to code and tests: the last two columns of a title's table. */
describe.each([
	['18mex', 81],
	['1822mx', 102],
	['18oe', 114]
])('docs/titles/%s.md', (title, events) => {
	const page = readFileSync(`docs/titles/${title}.md`, 'utf8');
	const rows = [...page.matchAll(/^\| ((?:MEX|MX|OE)-\d+) \|.*\| ([^|]+) \| ([^|]+) \|$/gm)].map(
		([, id = '', code = '', tests = '']) => ({
			id,
			code: code.split(', '),
			tests: tests.split(', ')
		})
	);
	const engine = 'src/lib/engine';
	const sourceOf = (name: string) =>
		[
			`${engine}/titles/${title}/${name}`,
			`${engine}/titles/${title}/rules/${name}`,
			`${engine}/${name}`
		]
			.map((file) => (file.endsWith('.ts') ? file : `${file}.ts`))
			.find((file) => existsSync(file));
	const testOf = (name: string) => `tests/engine/${title}/${name.replace('.test.ts', '')}.test.ts`;

	it('has every event, in order', () => {
		expect(rows).toHaveLength(events);
		expect(rows.map(({ id }) => Number(id.split('-')[1]))).toEqual(rows.map((_, i) => i + 1));
	});

	it('leads to sources that exist', () => {
		const lost = rows.flatMap(({ id, code }) =>
			code.filter((name) => sourceOf(name) === undefined).map((name) => `${id}: ${name}`)
		);
		expect(lost).toEqual([]);
	});

	it('leads to tests that name the event', () => {
		const lost = rows.flatMap(({ id, tests }) =>
			tests
				.filter((name) => {
					const file = testOf(name);
					const named = new RegExp(`['"\`][^'"\`\\n]*(?<!T-)\\b${id}\\b`);
					return !existsSync(file) || !named.test(readFileSync(file, 'utf8'));
				})
				.map((name) => `${id}: ${name}`)
		);
		expect(lost).toEqual([]);
	});
});
