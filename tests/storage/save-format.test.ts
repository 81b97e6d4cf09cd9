/** Save files: what is written can be read, every format ever written too, and nothing else. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalJson, checksum } from '$lib/storage/checksum';
import { LIMITS } from '$lib/storage/bounds';
import {
	CURRENT_FORMAT,
	migrations,
	readFile,
	SAVE_PROBLEM_CODES,
	writeAllGames,
	writeGame,
	type GameEntry,
	type SavedGame,
	type SaveProblemCode,
	type StoredGame
} from '$lib/storage';
import { readShape } from '$lib/storage/schema/game';
import { savedOf } from '../golden/finished-game';
import { recorded } from '../golden/recorded';
import { sampleFile, sampleGame } from '../saves/make-sample';

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };

/** The sample changed by a careless hand, with a checksum that fits. */
async function changed(change: (game: Writable<SavedGame>) => void, format = CURRENT_FORMAT) {
	const game = structuredClone(sampleGame()) as Writable<SavedGame>;
	change(game);
	return writeGame(game as SavedGame, 'test', format);
}

async function problemOf(text: string) {
	const [outcome] = await readFile(text);
	return outcome?.ok === false ? outcome.problem : null;
}

describe('formats', () => {
	it('are numbered without gaps, and each has its frozen sample', async () => {
		expect(migrations.map((step) => step.to)).toEqual(migrations.map((_, i) => i + 1));
		expect(CURRENT_FORMAT).toBe(migrations.length);
		for (const { to } of migrations) {
			expect(existsSync(sampleFile(to)), `tests/saves/format-${to}.json`).toBe(true);
			const text = readFileSync(sampleFile(to), 'utf8');
			expect(JSON.parse(text)).toMatchObject({ paymaster: 'game', format: to });
			expect(await readFile(text)).toMatchObject([{ ok: true }]);
		}
	});

	it('the sample of format 1 has an undone entry and an abandoned line', async () => {
		const [read] = await readFile(readFileSync(sampleFile(1), 'utf8'));
		if (read?.ok !== true) throw new Error('the sample cannot be read');
		const { entries, position } = read.value;
		expect(position.head).not.toBe(position.tip);
		expect(entries.filter((entry) => entry.parent === '1-sample')).toHaveLength(2);
	});
});

describe('a file', () => {
	it('gives back the same game', async () => {
		const game = sampleGame();
		expect(await readFile(await writeGame(game, '0.1.0'))).toEqual([{ ok: true, value: game }]);
	});

	it('of all games reads each on its own', async () => {
		const game = sampleGame();
		const { initial, entries, ...rest } = game;
		const stored = (id: string, format: number): StoredGame => ({
			meta: {
				...rest,
				id,
				format,
				players: [],
				revision: 1,
				summary: {
					round: { kind: 'stock', number: 1, part: 1, parts: 1 },
					phase: '1',
					count: 0,
					finished: null
				},
				panel: null,
				deleted: null,
				backedUp: null
			},
			initial,
			entries: entries.map((entry, i) => ({ sequence: i + 1, entry }))
		});
		const text = await writeAllGames([stored('a', 1), stored('b', CURRENT_FORMAT + 1)], '0.1.0');
		expect(await readFile(text)).toMatchObject([
			{ ok: true, value: { id: 'a' } },
			{ ok: false, problem: { code: 'newer-format', details: { format: CURRENT_FORMAT + 1 } } }
		]);
	});

	it('has a checksum that does not depend on the order of keys', async () => {
		expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe(
			'{"a":[{"c":"x","d":null}],"b":1}'
		);
		expect(await checksum({ a: 1, b: 2 })).toBe(await checksum({ b: 2, a: 1 }));
		expect(await checksum({})).toBe(
			'44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'
		);
	});
});

const wrong: Readonly<Record<string, [SaveProblemCode, () => Promise<string> | string]>> = {
	'is too large': ['too-large', () => ' '.repeat(LIMITS.text + 1)],
	'is cut off': ['not-json', async () => (await changed(() => {})).slice(0, 500)],
	'is something else': ['not-a-save', () => '{"hello":1}'],
	'is a list': ['not-a-save', () => '[]'],
	'is nested without end': ['too-deep', () => '['.repeat(100_000) + ']'.repeat(100_000)],
	'has a fraction': ['not-a-whole-number', () => '{"paymaster":"game","format":1.5}'],
	'has a huge number': ['not-a-whole-number', () => '{"paymaster":"game","format":1e300}'],
	'has a zero with a sign': ['not-a-whole-number', () => '{"paymaster":"game","format":-0}'],
	'has a prototype': ['forbidden-name', () => '{"paymaster":"game","__proto__":{"x":1}}'],
	'has a long text': ['text-too-long', () => `{"paymaster":"${'x'.repeat(5_000)}"}`],
	'has no format': ['unknown-format', () => '{"paymaster":"game"}'],
	'is of a newer format': ['newer-format', () => changed(() => {}, CURRENT_FORMAT + 1)],
	'has another sum': [
		'wrong-checksum',
		async () => (await changed(() => {})).replace('"Sample"', '"Simple"')
	],
	'lacks a field': ['wrong-shape', () => changed((game) => Reflect.deleteProperty(game, 'name'))],
	'has a field too many': ['wrong-shape', () => changed((game) => Object.assign(game, { x: 1 }))],
	'has an id that would lead elsewhere as an address': [
		'wrong-shape',
		() => changed((game) => (game.id = '/elsewhere'))
	],
	'is of another title': ['unknown-title', () => changed((game) => (game.title = '18xx'))],
	'lacks a player': ['wrong-players', () => changed((game) => game.config.players.pop())],
	'starts with a missing company': [
		'wrong-start',
		() => changed((game) => Reflect.deleteProperty(game.initial.companies, 'CHI'))
	],
	'has an entry twice': [
		'entry-twice',
		() => changed((game) => game.entries.push(structuredClone(game.entries[0] as never)))
	],
	'has an entry after nothing': [
		'entry-without-parent',
		() => changed((game) => game.entries.splice(0, 1))
	],
	'stands nowhere': ['position-unknown', () => changed((game) => (game.position.head = 'x'))],
	'stands beside its line': [
		'position-off-line',
		() => changed((game) => (game.position.head = '3-sample'))
	]
};

describe('what is written can be read', () => {
	const longest = savedOf(recorded('18oe'));
	const count = (value: unknown): number =>
		typeof value !== 'object' || value === null
			? 1
			: Object.values(value).reduce<number>((sum, each) => sum + count(each), 1);

	it('a backup of two hundred long games stays within the bounds of a file', async () => {
		const text = await writeGame(longest, 'test');
		expect(text.length * 200).toBeLessThan(LIMITS.text);
		expect(count(JSON.parse(text)) * 200).toBeLessThan(LIMITS.values);
	});

	it('so does a long game that was rewritten from its start fifty times', async () => {
		const entries: GameEntry[] = [];
		for (let line = 0; line < 50; line++) {
			let parent: string | null = null;
			for (const { id } of longest.entries) {
				entries.push({ id: `${line}-${id}`, parent, steps: [], at: 1 });
				parent = `${line}-${id}`;
			}
		}
		const position = { head: null, tip: null };
		expect(readShape({ ...longest, entries, position })).toMatchObject({ ok: true });
	});
});

describe('a file that', () => {
	it.each(Object.entries(wrong))('%s is refused as such', async (_what, [code, make]) => {
		expect((await problemOf(await make()))?.code).toBe(code);
	});

	it('moves money nobody has names the entry and the breach', async () => {
		const text = await changed((game) => {
			const fact = game.entries[0]?.steps[0]?.facts.find((each) => each.t === 'moneyMoved');
			if (fact?.t === 'moneyMoved') fact.amount = 5000;
		});
		expect(await problemOf(text)).toMatchObject({ code: 'entry-breach', entry: 1 });
	});

	it('moves a certificate from where it is not names the entry, on an abandoned line too', async () => {
		const text = await changed((game) => {
			const step = game.entries[2]?.steps[0];
			step?.facts.push({
				t: 'deedMoved',
				deed: 'MNR',
				from: 'p1',
				to: 'p2',
				rule: '3'
			});
		});
		expect(await problemOf(text)).toMatchObject({ code: 'entry-misfit', entry: 3 });
	});

	it('names things every object inherits is refused', async () => {
		const text = await changed((game) => {
			const fact = game.entries[0]?.steps[0]?.facts.find((each) => each.t === 'moneyMoved');
			if (fact?.t === 'moneyMoved') fact.to = 'constructor';
		});
		expect(await problemOf(text)).toMatchObject({ code: 'wrong-shape', entry: 1 });
	});

	it('gives a turn to nobody is refused', async () => {
		const text = await changed((game) => {
			game.entries[0]?.steps[0]?.facts.push({
				t: 'turnChanged',
				to: { kind: 'opening', player: 'p9' },
				rule: '3'
			});
		});
		expect(await problemOf(text)).toMatchObject({ code: 'entry-breach', entry: 1 });
	});

	it('holds a fact that no title knows is refused', async () => {
		const text = await changed((game) => {
			game.entries[0]?.steps[0]?.facts.push({ t: 'own.nothing', rule: '3' });
		});
		expect((await problemOf(text))?.entry).toBe(1);
	});

	it('the codes are listed once each', () => {
		expect(new Set(SAVE_PROBLEM_CODES).size).toBe(SAVE_PROBLEM_CODES.length);
	});
});
