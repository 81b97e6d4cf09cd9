/** Files that cannot be read: whatever is missing or cut off is named, and nothing is guessed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openingOver, newMex } from '../support/mex';
import { replay } from './adapter';
import { resultDifferences } from './compare';
import { mexAdapter } from './mex-adapter';
import { mxAdapter } from './mx-adapter';
import { adapterOf, recordedGames } from './run';
import { LINE, missingPart, PLAYED, SETUP } from './shape';
import { tableOn } from './standing';
import { readTrace, type Trace, type TraceLine } from './trace';

/** Everything at the end of a path, * included, is taken out of a copy. */
function withoutPart<T>(value: T, path: string): T {
	const copy = structuredClone(value) as unknown;
	const keys = path.split('.');
	const last = keys.pop() ?? '';
	let places = [copy as Record<string, unknown>];
	for (const key of keys) {
		// Only paths that the list of parts names are walked.
		places = places.flatMap((place) =>
			(key === '*' ? Object.values(place) : [place[key]]).map((p) => p as Record<string, unknown>)
		);
	}
	for (const place of places) delete place[last === '*' ? '0' : last];
	return copy as T;
}

/** Something that no part of its kind can be. */
const WRONG: Readonly<Record<string, unknown>> = { number: 'many', group: 7, list: 7, record: 7 };

/** A copy in which what a part with ? names is there, but wrong; what leads to it is made up. */
function withWrongPart<T>(value: T, part: string): T {
	const copy = structuredClone(value) as unknown;
	const [path = '', kind = ''] = part.split(' ');
	const keys = path.replaceAll('?', '').split('.');
	const last = keys.pop() ?? '';
	let place = copy as Record<string, unknown>;
	for (const [i, key] of keys.entries()) {
		const name = key === '*' ? (Object.keys(place)[0] ?? '0') : key;
		const next = [...keys, last][i + 1] ?? '';
		const found = place[name];
		if (typeof found !== 'object' || found === null) place[name] = next === '*' ? [] : {};
		// It is an object by now.
		place = place[name] as Record<string, unknown>;
	}
	const name = last === '*' ? (Object.keys(place)[0] ?? '0') : last;
	place[name] = kind in WRONG ? WRONG[kind] : {};
	return copy as T;
}

const pathOf = (part: string): string => part.slice(0, part.lastIndexOf(' '));

describe.each([
	['18MEX', mexAdapter],
	['1822MX', mxAdapter]
] as const)('%s', (title, adapter) => {
	const [file] = recordedGames(title);
	if (file === undefined) {
		test.skip('has no recorded game here to change');
		return;
	}
	const trace = readTrace(file);
	const begun = { ...trace, lines: trace.lines.slice(0, 30), end: null };

	/** The 30th line is changed; it must be named and nothing of it booked. */
	function expectNamed(change: (line: TraceLine) => TraceLine): void {
		const last = begun.lines.at(-1);
		if (last === undefined) throw new Error('the game has no lines');
		const lines = [...begun.lines.slice(0, -1), change(last)];
		const result = replay(adapter, { ...begun, lines });
		expect(result.problem).toMatch(/^line 30: it has no /);
		expect(result.matched).toBe(29);
	}
	const isOptional = (part: string): boolean => part.includes('?');
	const needed = [...LINE, ...adapter.parts.line].filter((part) => !isOptional(part));
	const allowed = [...LINE, ...PLAYED, ...adapter.parts.line].filter(isOptional);

	test.each(needed.filter((part) => !pathOf(part).endsWith('*')).map(pathOf))(
		'a line without %s is named',
		(path) => expectNamed((line) => withoutPart(line, path))
	);

	test.each(allowed)('a line whose %s is no such thing is named', (part) =>
		expectNamed((line) => withWrongPart(line, part))
	);

	test.each(needed.filter((part) => pathOf(part).endsWith('*')))(
		'a line with an entry in %s that is no such thing is named',
		(part) => expectNamed((line) => withWrongPart(line, part))
	);

	test.each([null, false])('a field of an action that is %s says nothing', (nothing) => {
		const fields = ['swap', 'exchange', 'share_price', 'percent', 'variant', 'tile'] as const;
		const silent = Object.fromEntries(fields.map((field) => [field, nothing]));
		const lines = begun.lines.map((line) => ({
			...line,
			action: { ...silent, ...line.action }
		})) as unknown as readonly TraceLine[];
		expect(replay(adapter, { ...begun, lines }).problem).toBeNull();
	});

	test('a purchase may name its price as a number', () => {
		const lines = begun.lines.map((line) =>
			line.action.type === 'buy_shares'
				? { ...line, action: { ...line.action, share_price: 80 } }
				: line
		);
		expect(lines).not.toEqual(begun.lines);
		expect(replay(adapter, { ...begun, lines }).problem).toBeNull();
	});

	const parts = [...SETUP, ...adapter.parts.setup].map(pathOf);
	test.each(parts.filter((path) => !path.endsWith('*')))('a set-up without %s is named', (path) => {
		const setup = withoutPart(begun.setup, path);
		expect(() => replay(adapter, { ...begun, setup })).toThrow(/^the set-up has no /);
	});

	test('players who begin with different sums are named', () => {
		const [id] = Object.keys(begun.setup.starting_cash);
		const setup = {
			...begun.setup,
			starting_cash: { ...begun.setup.starting_cash, [id ?? '']: 1 }
		};
		expect(() => replay(adapter, { ...begun, setup })).toThrow('begin with different sums');
	});

	test('a line that fails for a reason nobody foresaw is named too', () => {
		const play = (): void => {
			// What a fault in this tool would look like.
			throw new TypeError('nothing is there');
		};
		const result = replay({ ...adapter, play }, begun);
		expect(result.problem).toMatch(/^line 1 \(.*\): it cannot be read: nothing is there$/);
	});
});

describe('files', () => {
	const folder = mkdtempSync(join(tmpdir(), 'paymaster-replay-'));
	afterAll(() => rmSync(folder, { recursive: true }));
	const write = (name: string, text: string): string => {
		const path = join(folder, name);
		writeFileSync(path, text);
		return path;
	};

	test('a row cut off in the middle is named by its number', () => {
		const path = write('cut.jsonl', '{"t":"setup","title":"18MEX"}\n{"t":"action","n":');
		expect(() => readTrace(path)).toThrow(`${path}: row 2 is not whole`);
	});

	test('a row of no known kind is named by its number', () => {
		const path = write('odd.jsonl', '{"t":"setup","title":"18MEX"}\n\n{"t":"weather"}\n');
		expect(() => readTrace(path)).toThrow(`${path}: row 3 is no set-up, no line and no end`);
	});

	test('a file that is not there, or not packed, is named', () => {
		expect(() => readTrace(join(folder, 'none.jsonl'))).toThrow('it cannot be opened');
		expect(() => readTrace(write('plain.jsonl.gz', '{}'))).toThrow('it cannot be opened');
		expect(() => readTrace(write('empty.jsonl', ''))).toThrow('no set-up line');
	});

	test('a game of another title is named', () => {
		const path = write('other.jsonl', '{"t":"setup","title":"1830"}');
		expect(() => adapterOf(readTrace(path))).toThrow('no adapter for 1830');
	});
});

test('parts are found at any depth, and in every entry of a record', () => {
	const value = { a: { x: { b: [1] }, y: {} } };
	expect(missingPart(value, ['a.*.b list'])).toBe('a.y.b');
	expect(missingPart(value, ['a record', 'a.x.b list'])).toBeNull();
	expect(missingPart(null, ['a.b text'])).toBe('a.b');
	expect(missingPart(value, ['c? list', 'a.*.b?.* number', 'c?.d text'])).toBeNull();
	expect(missingPart(value, ['a.*.b?.* text'])).toBe('a.x.b.0');
});

test('§6(a), 6(b) when the bank breaks after 200 was reached, either names the end', () => {
	const finished = { ...openingOver(newMex()), finished: 'price' };
	const table = tableOn(mexAdapter.title, finished);
	const end = { t: 'end', finished: true, game_end_reason: 'bank', result: {} } as const;
	// Only the last line's bank is read.
	const game = (bank_broken: boolean) =>
		({ end, lines: [{ state: { bank_broken } }] }) as unknown as Trace;
	expect(resultDifferences(table, game(true))).toEqual([]);
	expect(resultDifferences(table, game(false))).toEqual(['end: engine "price" | trace "bank"']);
});
