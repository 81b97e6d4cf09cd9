/**
 * Broken files of every kind: each import is a clear refusal or a valid game, never an exception
 * or a hang, and the games that are there stay as they are.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SavedGames } from '$lib/session';
import {
	MemoryStore,
	SAVE_PROBLEM_CODES,
	writeGame,
	type GameStore,
	type SavedGame
} from '$lib/storage';
import { sampleGame } from '../saves/make-sample';
import { browser, legalAction, newGame, sit } from '../session/table';

const soak = process.env['PAYMASTER_SOAK'] === '1';

/** A longer game than the sample, so that the mutations find every kind of fact. */
async function playedGame(): Promise<SavedGame> {
	const store = new MemoryStore();
	const around = browser().tab();
	const session = await sit(store, await newGame(store, around), around);
	for (let i = 0; i < 60; i++) {
		const action = legalAction(session.title, session.state, i * 7);
		if (action === null) break;
		await session.act([action]);
		if (i % 17 === 0) await session.undo();
	}
	const { text } = await session.exportFile();
	return { ...(JSON.parse(text) as { game: SavedGame }).game, id: 'played' };
}

type Path = (string | number)[];

/** Every place in a value that a mutation can hit. */
function places(value: unknown, path: Path = []): Path[] {
	if (typeof value !== 'object' || value === null) return [path];
	const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
	const inner = keys.flatMap((key) =>
		places((value as Record<string | number, unknown>)[key], [...path, key])
	);
	return path.length === 0 ? inner : [path, ...inner];
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

const poison = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		true,
		'',
		'p1',
		'p7',
		'bank',
		'CHI',
		'__proto__',
		'constructor',
		'toString',
		'<script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		0,
		-1,
		1,
		0.5,
		1e9,
		Number.MAX_SAFE_INTEGER,
		1e308,
		[],
		{},
		{ kind: 'opening', player: 'p2' },
		{ t: 'own.merged', to: {}, rule: '5' },
		{ t: 'own.levy', amount: 3, rule: '7' },
		{ do: 'own.bidBox', player: 'p1' },
		'x'.repeat(3_000)
	),
	fc.integer(),
	fc.string(),
	fc.constantFrom<unknown>(nested(60), JSON.parse('{"__proto__":{"polluted":true}}'))
);

const mutation = fc.record({
	kind: fc.constantFrom(
		...(['nudge', 'nudge', 'nudge', 'nudge', 'nudge', 'nudge'] as const),
		...(['set', 'set', 'remove', 'swap', 'repeat'] as const)
	),
	at: fc.nat(),
	other: fc.nat(),
	value: poison
});

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;
type Box = Record<string | number, unknown>;

function boxOf(root: unknown, path: Path): Box {
	let box = root as Box;
	for (const key of path.slice(0, -1)) box = box[key] as Box;
	return box;
}

/** Another value of the same kind, such as a wrong amount or a wrong player: the subtle mistakes. */
function nudged(old: unknown, by: number, all: readonly Path[], game: unknown): unknown {
	if (typeof old === 'number') return old + (by % 41) - 20;
	if (typeof old === 'boolean') return !old;
	if (old === null) return by % 2 === 0 ? 'p1' : by % 200;
	if (typeof old !== 'string') return old;
	for (let i = 0; i < all.length; i++) {
		const path = all[(by + i) % all.length] ?? [];
		const found = boxOf(game, path)[path.at(-1) ?? ''];
		if (typeof found === 'string' && found !== old) return found;
	}
	return '';
}

function mutate(game: unknown, all: readonly Path[], { kind, at, other, value }: Mutation): void {
	const path = all[at % all.length] ?? [];
	const second = all[other % all.length] ?? [];
	const key = path.at(-1) ?? '';
	try {
		const box = boxOf(game, path);
		if (kind === 'nudge') box[key] = nudged(box[key], other, all, game);
		if (kind === 'set') box[key] = structuredClone(value);
		if (kind === 'remove') {
			if (Array.isArray(box)) box.splice(Number(key), 1);
			else Reflect.deleteProperty(box, key);
		}
		if (kind === 'repeat' && Array.isArray(box)) box.splice(Number(key), 0, box[Number(key)]);
		if (kind === 'swap') {
			const from = boxOf(game, second);
			const lastKey = second.at(-1) ?? '';
			[box[key], from[lastKey]] = [structuredClone(from[lastKey]), structuredClone(box[key])];
		}
	} catch {
		// An earlier mutation took this place away: this one has nothing to do.
	}
}

/** Gives what came of it, so that the test can see that it did not only meet one gate. */
async function expectNoHarm(
	store: GameStore,
	games: SavedGames,
	text: string
): Promise<readonly string[]> {
	const mine = await store.list();
	const before = await Promise.all(mine.map((meta) => store.load(meta.id)));
	const outcomes = await games.importText(text);
	expect(outcomes.length).toBeGreaterThan(0);
	for (const outcome of outcomes) {
		expect(['refused', 'imported', 'exists']).toContain(outcome.outcome);
		if (outcome.outcome === 'refused') {
			expect(SAVE_PROBLEM_CODES).toContain(outcome.problem.code);
		}
		if (outcome.outcome === 'imported') {
			// What is let in can be opened and played.
			const session = await sit(store, outcome.id, browser().tab());
			expect(session.stuck).toBe(false);
			for (let at = 0; at <= session.line.length; at++) {
				session.travel(at);
				for (const { options } of session.title.offers(session.state))
					for (const { refusals } of options) expect(refusals).toBeInstanceOf(Array);
			}
			await store.erase(outcome.id);
		}
	}
	expect(await Promise.all(mine.map((meta) => store.load(meta.id)))).toEqual(before);
	expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
	return outcomes.map((each) => (each.outcome === 'refused' ? each.problem.code : each.outcome));
}

describe('mutated files', () => {
	it('are refused clearly or valid, and harm nothing', async () => {
		const originals = [sampleGame(), await playedGame()];
		const sources = originals.map((game) => ({ game, all: places(game) }));
		const store = new MemoryStore();
		const around = browser().tab();
		await newGame(store, around);
		const games = new SavedGames(store, around);
		const met = new Map<string, number>();
		await fc.assert(
			fc.asyncProperty(
				fc.nat(1),
				fc.array(mutation, { minLength: 1, maxLength: 3 }),
				fc.constantFrom('none', 'none', 'none', 'cut', 'flip'),
				fc.nat(),
				async (which, mutations, damage, place) => {
					const source = sources[which];
					if (source === undefined) return;
					const game = structuredClone(source.game);
					for (const each of mutations) mutate(game, source.all, each);
					// The checksum fits, so that what lies behind it is put to the test.
					let text = await writeGame(game, 'fuzz');
					const at = place % text.length;
					if (damage === 'cut') text = text.slice(0, at);
					if (damage === 'flip') {
						const bit = String.fromCharCode(text.charCodeAt(at) ^ (1 << (place % 7)));
						text = text.slice(0, at) + bit + text.slice(at + 1);
					}
					for (const outcome of await expectNoHarm(store, games, text)) {
						met.set(outcome, (met.get(outcome) ?? 0) + 1);
					}
				}
			),
			{ numRuns: soak ? 10_000 : 500 }
		);
		const gates: readonly (readonly string[])[] = [
			['not-json'],
			['wrong-checksum'],
			['wrong-shape'],
			['entry-misfit', 'entry-breach', 'entry-without-parent'],
			['imported']
		];
		for (const gate of gates) {
			const count = gate.reduce((sum, code) => sum + (met.get(code) ?? 0), 0);
			expect(count, gate.join(' or ')).toBeGreaterThan(0);
		}
		if (soak) console.log(Object.fromEntries(met));
	});
});
