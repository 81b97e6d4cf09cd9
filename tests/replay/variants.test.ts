/**
 * Recorded games changed in memory: every compared thing that is wrong is found and named with its
 * line, a line that cannot be expressed says so, and half a game is a game.
 */
import { describe, expect, test } from 'vitest';
import { Inexpressible, replay, type Adapter, type Replayed } from './adapter';
import { adapterOf, recordedGames, summary } from './run';
import { readTrace, type Trace, type TraceLine } from './trace';

/** A deep copy of one line that a test may write to. */
type Writable = { [key: string]: Writable } & { [key: string]: unknown };

function changed(trace: Trace, n: number, change: (line: Writable) => void): Trace {
	const lines = trace.lines.map((line) => {
		if (line.n !== n) return line;
		const copy = structuredClone(line) as unknown as Writable;
		change(copy);
		return copy as unknown as TraceLine;
	});
	return { ...trace, lines };
}

/** The first lines of a game that nobody stopped; its result is what everybody was worth then. */
function half(trace: Trace, lines: number): Trace {
	const kept = trace.lines.slice(0, lines);
	const players = Object.entries(kept.at(-1)?.state.players ?? {});
	const result = Object.fromEntries(
		players.map(([id, player]) => [id, player.value - (player.debt ?? 0)])
	);
	const end = { t: 'end', finished: false, game_end_reason: null, result } as const;
	return { ...trace, lines: kept, end };
}

const play = (trace: Trace): Replayed => replay(adapterOf(trace), trace);

const first = (object: Writable): Writable => {
	const value = Object.values(object)[0];
	if (value === undefined) throw new Error('nothing to change');
	return value as Writable;
};

/** What is changed in a line's state, and how the difference is called. */
const WRONG: readonly (readonly [string, (line: Writable) => void, RegExp])[] = [
	['the bank', (l) => void ((l['state'] as Writable)['bank'] = 1 as never), /bank: engine/],
	[
		'a player’s cash',
		(l) => void (first((l['state'] as Writable)['players'] as Writable)['cash'] = 1 as never),
		/p\d cash: engine \d+ \| trace 1\b/
	],
	[
		'certificates',
		(l) => void (first((l['state'] as Writable)['players'] as Writable)['certs'] = 99 as never),
		/p\d certificates/
	],
	[
		'shares',
		(l) =>
			void (first((l['state'] as Writable)['players'] as Writable)['shares'] = {
				MC: 90
			} as never),
		/p\d shares/
	],
	[
		'privates',
		(l) => {
			const player = first((l['state'] as Writable)['players'] as Writable);
			player['companies'] = [] as never;
			player['minors'] = [] as never;
		},
		/p\d privates/
	],
	[
		'a price',
		(l) => void (first((l['state'] as Writable)['corps'] as Writable)['price'] = 7 as never),
		/price: engine \d+ \| trace 7/
	],
	[
		'a place in a stack',
		(l) => void (first((l['state'] as Writable)['corps'] as Writable)['pos'] = 7 as never),
		/place in its stack/
	],
	[
		'a company that is not there',
		(l) => {
			const corps = (l['state'] as Writable)['corps'] as Writable;
			delete corps[Object.keys(corps)[0] ?? ''];
		},
		/ in (the trace|play): engine true \| trace false/
	],
	[
		'a treasury',
		(l) => void (first((l['state'] as Writable)['corps'] as Writable)['cash'] = 12345 as never),
		/treasury: engine \d+ \| trace 12345/
	],
	[
		'trains',
		(l) =>
			void (first((l['state'] as Writable)['corps'] as Writable)['trains'] = [
				'6',
				'6',
				'6'
			] as never),
		/trains/
	],
	[
		'the depot',
		(l) => void (((l['state'] as Writable)['depot'] as Writable)['upcoming'] = { '9': 1 } as never),
		/depot/
	],
	['the phase', (l) => void ((l['after'] as Writable)['phase'] = '9' as never), /phase/],
	[
		'the round',
		(l) => void (((l['after'] as Writable)['round'] as Writable)['label'] = 'SR 99' as never),
		/line \d+ \(/
	]
];

describe.each(['18MEX', '1822MX'])('%s', (title) => {
	const [file] = recordedGames(title);
	if (file === undefined) {
		test.skip('has no recorded game here to change');
		return;
	}
	const trace = readTrace(file);
	// A line in the middle of an operating round, with companies in business and privates held.
	const at = trace.lines.find(
		(line) =>
			line.before.round.label.startsWith('OR 2') &&
			Object.values(line.state.corps).some((corp) => corp.price !== null && corp.floated) &&
			(Object.values(line.state.players)[0]?.companies.length ?? 0) > 0 &&
			Object.values(line.state.corps)[0]?.price !== null
	);
	if (at === undefined) throw new Error('the game has no second operating round');

	test.each(WRONG)('%s that is wrong is found in its line', (_, change, named) => {
		const begun = { ...trace, lines: trace.lines.slice(0, trace.lines.indexOf(at) + 1), end: null };
		const result = play(changed(begun, at.n, change));
		expect(result.problem).toMatch(named);
		expect(result.problem).toMatch(new RegExp(`^line ${at.n} \\(`));
		expect(result.matched).toBe(trace.lines.indexOf(at));
		const { matched } = result;
		expect(summary(result)).toContain(`${matched} of ${matched + 1} lines match`);
	});

	/** Two companies in one cell of the chart, by their names in the file. */
	const stacked = (line: TraceLine): readonly string[] => {
		const cells = new Map<string, string[]>();
		for (const [id, { row, col }] of Object.entries(line.state.corps)) {
			if (col === null) continue;
			cells.set(`${row}.${col}`, [...(cells.get(`${row}.${col}`) ?? []), id]);
		}
		return [...cells.values()].find((ids) => ids.length > 1) ?? [];
	};

	test('two markers that lie the other way round without a reason are found', () => {
		const line = trace.lines.find(
			(each) =>
				each.before.round.label === each.after.round.label &&
				each.after.round.type === 'stock' &&
				stacked(each).length > 1
		);
		if (line === undefined) throw new Error('no two markers in one cell');
		const turned = changed(trace, line.n, (copy) => {
			const corps = (copy['state'] as Writable)['corps'] as Writable;
			const [above, below] = stacked(line).map((id) => corps[id]);
			if (above === undefined || below === undefined) throw new Error('no two markers');
			[above['pos'], below['pos']] = [below['pos'], above['pos']] as [never, never];
		});
		const result = play(turned);
		expect(result.problem).toMatch(/place in its stack: engine \d \| trace \d/);
		expect(result.matched).toBe(trace.lines.indexOf(line));
	});

	test('a kind of line that nobody knows is named', () => {
		const unknown = changed(trace, at.n, (line) => {
			(line['action'] as Writable)['type'] = 'swap_train' as never;
		});
		expect(play(unknown).problem).toContain('no action of ours for "swap_train"');
	});

	test('a line without what it needs is named', () => {
		const bid = trace.lines.find((line) => line.action.type === 'bid');
		const without = changed(trace, bid?.n ?? 0, (line) => {
			delete (line['action'] as Writable)['company'];
		});
		expect(play(without).problem).toContain('the item is missing');
	});

	test('a wrong result is told', () => {
		const [id] = Object.keys(trace.end?.result ?? {});
		if (trace.end === null || id === undefined) throw new Error('the game has no end');
		const end = { ...trace.end, result: { ...trace.end.result, [id]: 1 } };
		const result = play({ ...trace, end });
		expect(result.resultEqual).toBe(false);
		expect(result.problem).toMatch(/^result: p\d total: engine \d+ \| trace 1$/);
	});

	test.each([1, 10, 40, 65])('%i lines of a game are a game', (lines) => {
		const result = play(half(trace, lines));
		expect(result.problem).toBeNull();
		expect(result.resultEqual).toBe(true);
	});

	test('every line of a game may be its last', () => {
		const adapter = adapterOf(trace);
		const cut: Adapter = {
			...adapter,
			differences(table, line) {
				const { end } = half({ ...trace, lines: [line] }, 1);
				return [
					...adapter.differences(table, line),
					...adapter.resultDifferences(table, { ...trace, lines: [line], end })
				];
			}
		};
		const result = replay(cut, trace);
		expect(result.problem).toBeNull();
		expect(result.matched).toBe(trace.lines.length);
	});

	test('a game cut off without a last line has no result, and no fault', () => {
		const result = play({ ...trace, lines: trace.lines.slice(0, at.n), end: null });
		expect(result.problem).toBeNull();
		expect(summary(result)).toContain('no result');
	});

	test('chat, log and programmed lines in between change nothing', () => {
		const noise = ['message', 'log', 'undo', 'redo', 'program_share_pass', 'program_disable'];
		const lines = trace.lines.flatMap((line) =>
			line.n === at.n
				? [line, ...noise.map((type) => ({ ...line, action: { type, entity: 0 } }))]
				: [line]
		);
		const result = play({ ...trace, lines });
		expect(result.problem).toBeNull();
		expect(result.matched).toBe(lines.length);
	});

	test('an option that is not in the rulebook is named before the first line', () => {
		const setup = { ...trace.setup, optional_rules: ['baja_variant'] };
		expect(() => play({ ...trace, setup })).toThrow(Inexpressible);
		expect(() => play({ ...trace, setup })).toThrow('option baja_variant is not in the rulebook');
	});
});
