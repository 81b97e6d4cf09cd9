/** Which room may talk to which: checked on the sources themselves. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = process.cwd();

function filesBelow(folder: string): string[] {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) return filesBelow(path);
		return /\.(ts|svelte)$/.test(name) ? [path] : [];
	});
}

interface Import {
	readonly file: string;
	/** A path below the root, or a package's name. */
	readonly target: string;
}

function importsOf(file: string): Import[] {
	const source = readFileSync(file, 'utf8');
	const statement = /^\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"\n]+)['"]/gm;
	const bare = /\bimport\s*\(?\s*['"]([^'"\n]+)['"]/g;
	const found = [...source.matchAll(statement), ...source.matchAll(bare)];
	return found.map(([, name = '']) => ({
		file: relative(root, file),
		target: targetOf(file, name)
	}));
}

function targetOf(file: string, name: string): string {
	if (name.startsWith('.')) return relative(root, resolve(dirname(file), name));
	if (name.startsWith('$engine')) return name.replace('$engine', 'src/lib/engine');
	if (name.startsWith('$lib')) return name.replace('$lib', 'src/lib');
	return name;
}

const sources = filesBelow(join(root, 'src')).flatMap(importsOf);
const from = (folder: string): Import[] => sources.filter((i) => i.file.startsWith(folder));
const show = (list: readonly Import[]): string[] =>
	list.map((i) => `${i.file} imports ${i.target}`);

/** What a room may import beside itself: the table of ARCHITECTURE.md. Those left out may import all others. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
	engine: [],
	storage: ['engine'],
	session: ['engine', 'storage'],
	// A title's words are looked up by its id.
	text: ['engine', 'titles-ui/registry'],
	export: ['engine', 'text', 'styles'],
	'components/primitives': ['text', 'styles'],
	pwa: [],
	styles: []
};

const lies = (target: string, room: string): boolean =>
	target === `src/lib/${room}` || target.startsWith(`src/lib/${room}/`);

describe('import rules', () => {
	test.each(Object.entries(ROOMS))('%s imports from no room but those it may', (room, others) => {
		expect(statSync(join(root, 'src/lib', room)).isDirectory()).toBe(true);
		const wrong = from(`src/lib/${room}/`).filter(
			({ target }) =>
				target.startsWith('src/') && ![room, ...others].some((each) => lies(target, each))
		);
		expect(show(wrong)).toEqual([]);
	});

	test('no room imports a page', () => {
		const wrong = from('src/lib/').filter(({ target }) => target.startsWith('src/routes'));
		expect(show(wrong)).toEqual([]);
	});

	test('the engine imports nothing outside itself', () => {
		const wrong = from('src/lib/engine/').filter((i) => !i.target.startsWith('src/lib/engine'));
		expect(show(wrong)).toEqual([]);
	});

	test('the kernel knows no railway, core knows no title', () => {
		const kernel = from('src/lib/engine/kernel/').filter(
			(i) => !i.target.startsWith('src/lib/engine/kernel')
		);
		const core = from('src/lib/engine/core/').filter((i) =>
			i.target.startsWith('src/lib/engine/titles')
		);
		expect(show([...kernel, ...core])).toEqual([]);
	});

	test('a title never imports another title', () => {
		const wrong = from('src/lib/engine/titles/').filter((i) => {
			const own = i.file.split('/')[4] ?? '';
			const other = i.target.startsWith('src/lib/engine/titles/') ? i.target.split('/')[4] : own;
			return own !== 'registry.ts' && other !== own;
		});
		expect(show(wrong)).toEqual([]);
	});

	test('everybody outside goes through the engine’s only door', () => {
		const doors = new Set(['src/lib/engine', 'src/lib/engine/index']);
		const wrong = sources.filter(
			(i) =>
				!i.file.startsWith('src/lib/engine/') &&
				i.target.startsWith('src/lib/engine') &&
				!doors.has(i.target)
		);
		expect(show(wrong)).toEqual([]);
	});

	test('only storage knows Dexie', () => {
		const wrong = sources.filter(
			(i) => i.target === 'dexie' && !i.file.startsWith('src/lib/storage/')
		);
		expect(show(wrong)).toEqual([]);
	});

	test('no title’s name outside its folders and the registries', () => {
		const ids = /['"`](18mex|1822mx|18oe)['"`]/;
		const wrong = filesBelow(join(root, 'src'))
			.map((file) => relative(root, file))
			.filter((file) => !/^src\/lib\/(engine\/titles|titles-ui)\//.test(file))
			.filter((file) => ids.test(readFileSync(join(root, file), 'utf8')));
		expect(wrong).toEqual([]);
	});
});
