/** The banker sets right what only a title keeps: any value a game ever had can be entered later. */
import { describe, expect, test } from 'vitest';
import {
	breaches,
	decide,
	fieldTable,
	findTitle,
	totalCash,
	type Action,
	type FieldValue,
	type State,
	type Title
} from '../../src/lib/engine';
import { readFile, writeGame } from '../../src/lib/storage';
import { mexConfig, mexWeights } from './mex-weights';
import { mxConfig, mxWeights, shuffledMx } from './mx-weights';
import { oeConfig, oeWeights } from './oe-weights';
import { playRandomly, type RandomGame, type Weights } from './random-play';

const known = (id: string): Title => {
	const title = findTitle(id);
	if (title === null) throw new Error(`${id} is not registered`);
	return title;
};

const correct = (field: string, value: FieldValue): Action => ({
	do: 'correct',
	reason: 'agreed',
	changes: [{ kind: 'field', field, value }]
});

const titles: readonly [string, Title, RandomGame['config'], Weights][] = [
	['18mex', known('18mex'), mexConfig(3), mexWeights],
	['1822mx', shuffledMx(3), mxConfig(3), mxWeights],
	['18oe', known('18oe'), oeConfig(3), oeWeights]
];

/** Sets and tables are entered in any order. */
const inAnyOrder = (value: FieldValue): string =>
	JSON.stringify(value, (_, each: unknown) => {
		if (Array.isArray(each)) return each.map(String).sort((a, b) => a.localeCompare(b));
		if (typeof each !== 'object' || each === null) return each;
		// Owing nothing and not being named are the same.
		const said = Object.entries(each).filter(([, value]) => value !== 0);
		return Object.fromEntries(said.sort(([a], [b]) => a.localeCompare(b)));
	});

describe('corrections of a title’s own', () => {
	test.each(titles)(
		'%s: every field can be set to what it was at another time, and all adds up',
		(_, title, config, weights) => {
			const states: State[] = [];
			playRandomly(title, config, weights, 3, 12_000, ({ state }) => {
				if (state.finished === null) states.push(state);
			});
			const pick = (part: number): State => {
				const state = states[Math.floor(states.length * part)];
				if (state === undefined) throw new Error('the game is too short');
				return state;
			};
			let changed = 0;
			for (const [now, then] of [
				[0.2, 0.6],
				[0.7, 0.4],
				[0.9, 0.1]
			] as const) {
				const state = pick(now);
				for (const field of title.position.fields(state)) {
					const other = fieldTable(title.position, pick(then));
					// What only another kind of turn remembers is no value of this one.
					if (field.group === 'turn' && field.hidden?.(other) === true) continue;
					const wanted = field.read(other);
					const decision = decide(title.rules, state, correct(field.id, wanted));
					if (!decision.ok) {
						expect(decision.refusals.map((each) => each.code)).toEqual(['not-available']);
						continue;
					}
					expect(breaches(decision.state, totalCash(state))).toEqual([]);
					const read = field.read(fieldTable(title.position, decision.state));
					// Cards of a kind that nobody has any more cannot be told by where they lie.
					const lost = ['swift', 'mPullman'].includes(field.id);
					if (!lost) expect(inAnyOrder(read), field.id).toBe(inAnyOrder(wanted));
					if (decision.facts.length > 0) changed += 1;
				}
			}
			expect(changed).toBeGreaterThan(3);
		},
		120_000
	);

	test('what is no field, or leaves somebody out of the order, is refused', () => {
		const mx = shuffledMx(3);
		const state = mx.setUp(mxConfig(3));
		for (const [field, value] of [
			['nonsense', 1],
			['order', ['p1']]
		] as const) {
			const decision = decide(mx.rules, state, correct(field, value));
			expect(decision.ok ? [] : decision.refusals.map((each) => each.code)).toEqual([
				'not-available'
			]);
		}
	});

	test('an entry with such a correction goes out in a file and comes back', async () => {
		const title = known('18mex');
		const initial = title.setUp(mexConfig(3));
		const action = correct('copperCanyon', 'laid');
		const decision = decide(title.rules, initial, action);
		if (!decision.ok) throw new Error('refused');
		const entry = { id: 'e1', parent: null, steps: [{ action, facts: decision.facts }], at: 1 };
		const game = {
			id: 'g',
			title: title.id,
			edition: title.edition,
			name: '',
			created: 1,
			updated: 1,
			config: initial.config,
			initial,
			entries: [entry],
			position: { head: 'e1', tip: 'e1' }
		};
		expect(await readFile(await writeGame(game, 'test'))).toMatchObject([{ ok: true }]);
	});
});
