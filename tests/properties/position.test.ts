/** Starting from a position of a game gives the same end as having played it here from the start. */
import { describe, expect, test } from 'vitest';
import {
	decide,
	findTitle,
	fromPosition,
	laysMoneyApart,
	toPosition,
	type Action,
	type State,
	type TablePosition,
	type Title
} from '../../src/lib/engine';
import { mexConfig, mexWeights } from './mex-weights';
import { mxConfig, mxWeights, shuffledMx } from './mx-weights';
import { oeConfig, oeWeights } from './oe-weights';
import { playRandomly, type RandomGame, type Weights } from './random-play';
import { recordedGames, replayFile } from '../replay/run';

const known = (id: string): Title => {
	const title = findTitle(id);
	if (title === null) throw new Error(`${id} is not registered`);
	return title;
};
const mex = known('18mex');

/** Wherever no question is open, and the piles are laid out. */
function mayPack({ turn, duties }: State): boolean {
	const laid = turn?.kind !== 'own' || turn.player !== null;
	return duties.length === 0 && turn !== null && laid;
}

/** Kinds of moments at which a position was taken: inside turns and auctions too. */
function kindOf({ turn }: State): string {
	switch (turn?.kind) {
		case 'operating':
			return turn.settled
				? 'after the run'
				: turn.token || turn.mail !== null
					? 'before it'
					: 'turn';
		case 'stock':
			return turn.acted ? 'inside a stock turn' : 'stock turn';
		case 'own':
			return turn.step;
		default:
			return String(turn?.kind);
	}
}

interface Moment {
	/** How many actions have been played. */
	readonly at: number;
	readonly state: State;
}

/** The position as it comes back from paper: plain JSON. */
const onPaper = (title: Title, state: State): TablePosition =>
	JSON.parse(JSON.stringify(toPosition(title, state))) as TablePosition;

function takeUp(title: Title, fresh: State, position: TablePosition): State {
	const entered = fromPosition(title, fresh, position);
	if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
	return entered.state;
}

function playOn(
	title: Title,
	game: Pick<RandomGame, 'actions'>,
	{ at, state }: Moment,
	from: State,
	most = Infinity
) {
	let now = from;
	let original = state;
	for (const action of game.actions.slice(at, at + most)) {
		now = next(title, now, rename(original, now, action));
		original = next(title, original, action);
	}
	expect(now.cash, `${most} actions after ${at}`).toEqual(original.cash);
	return now;
}

/** One moment of every kind the game came to. */
function ofEachKind(moments: readonly Moment[]): readonly Moment[] {
	return [...new Map(moments.map((moment) => [kindOf(moment.state), moment])).values()];
}

function momentsOf(title: Title, play: (watch: (state: State) => void) => RandomGame) {
	const moments: Moment[] = [];
	let at = 0;
	const game = play((state) => {
		at += 1;
		if (state.finished === null && mayPack(state)) moments.push({ at, state });
	});
	return { game, moments };
}

/** The soak goes through more games. */
const more = process.env['PAYMASTER_SOAK'] === '1' ? 25 : 1;

const titles: readonly {
	readonly id: string;
	readonly weights: Weights;
	readonly seeds: number;
	readonly title: (seed: number) => Title;
	readonly config: (seed: number) => RandomGame['config'];
	/** Moments inside a turn or an auction that its games come to. */
	readonly inside: readonly string[];
}[] = [
	{
		id: '18mex',
		weights: mexWeights,
		seeds: 4,
		title: () => mex,
		config: mexConfig,
		inside: ['after the run', 'auction', 'before it', 'inside a stock turn']
	},
	{
		id: '1822mx',
		weights: mxWeights,
		seeds: 4,
		title: shuffledMx,
		config: mxConfig,
		inside: ['after the run', 'before it', 'inside a stock turn', 'tokenAuction']
	},
	{
		id: '18oe',
		weights: oeWeights,
		seeds: 2,
		title: () => known('18oe'),
		config: oeConfig,
		inside: ['after the run', 'auction', 'before it', 'concession', 'inside a stock turn']
	}
];

describe('starting from a position', () => {
	test.each(titles)(
		'$id: positions taken anywhere in a game and entered again play on to the same end',
		({ id, weights, seeds, title: titleOf, config, inside }) => {
			const kinds = new Set<string>();
			for (let seed = 1; seed <= seeds * more; seed++) {
				const title = titleOf(seed);
				const { game, moments } = momentsOf(title, (watch) =>
					playRandomly(title, config(seed), weights, seed, 12_000, ({ state }) => watch(state))
				);
				expect(moments.length).toBeGreaterThan(20);
				for (const moment of ofEachKind(moments)) {
					kinds.add(kindOf(moment.state));
					const fresh = known(id).setUp(game.config);
					const state = takeUp(title, fresh, onPaper(title, moment.state));
					playOn(title, game, moment, state, 15);
				}
				for (const part of [0.05, 0.3, 0.5, 0.7, 0.95]) {
					const moment = moments[Math.floor(moments.length * part)];
					if (moment === undefined) continue;
					const fresh = known(id).setUp(game.config);
					const state = takeUp(title, fresh, onPaper(title, moment.state));
					const end = playOn(title, game, moment, state);
					expect(title.scores(end), `seed ${seed} at ${moment.at}`).toEqual(
						title.scores(game.state)
					);
					expect(end.cash).toEqual(game.state.cash);
				}
			}
			expect([...kinds].sort()).toEqual(expect.arrayContaining([...inside]));
		},
		3_600_000
	);

	test.each(titles)(
		'$id: the fields of the form carry everything that only the title keeps',
		({ id, weights, title: titleOf, config }) => {
			const title = titleOf(2);
			const { game, moments } = momentsOf(title, (watch) =>
				playRandomly(title, config(2), weights, 2, 12_000, ({ state }) => watch(state))
			);
			const fresh = known(id).setUp(game.config);
			const fields = title.position.fields(fresh);
			for (const { state } of moments.filter((_, i) => i % 25 === 0)) {
				const target = onPaper(title, state);
				const bare = toPosition(title, fresh);
				let table: TablePosition = { ...target, own: bare.own, bids: {}, debt: {}, order: null };
				table = { ...table, memory: bare.memory, soFar: bare.soFar, end: null };
				for (const field of fields) table = field.write(table, field.read(target));
				expect(withoutOrder(table)).toEqual(withoutOrder(target));
			}
		},
		120_000
	);

	test.each(titles)(
		'$id: money that lies apart is a figure of the position, and the bank has the rest',
		({ id, config }) => {
			const title = known(id);
			const fresh = title.setUp(config(1));
			const start = { ...onPaper(title, fresh), turn: 'p1' as const, moment: 'turn' };
			const apart = fresh.cash['outside'] ?? 0;
			expect(laysMoneyApart(title, fresh)).toBe(apart > 0);
			for (const outside of [apart, 0, -60]) {
				const entered = takeUp(title, fresh, { ...start, cash: { ...start.cash, outside } });
				expect(entered.cash['outside']).toBe(outside);
				expect(entered.cash['bank']).toBe((fresh.cash['bank'] ?? 0) + apart - outside);
			}
		}
	);

	test('what does not add up is listed and nothing starts', () => {
		const fresh = mex.setUp(mexConfig(1));
		const position = toPosition(mex, fresh);
		const rich = { ...position, turn: 'p1' as const, cash: { ...position.cash, p1: 90000 } };
		const shares = { ...position.shares, CHI: { ...position.shares['CHI'], p1: [10] } };
		const result = fromPosition(mex, fresh, { ...rich, shares });
		expect(result.ok).toBe(false);
		const codes = result.ok ? [] : result.problems.map((problem) => problem.code);
		expect(codes).toContain('bank-negative');
		expect(codes).toContain('certificates-too-many');
	});

	test.each([
		['marker-twice', { stacks: { '2.2': ['CHI'], '2.3': ['CHI'] } }],
		['bids-too-high', { bids: { MIR: [{ player: 'p1', amount: 5000 }] } }],
		['marker-off-chart', { stacks: { '99.99': ['CHI'] } }]
	] as const)('%s is told by its name, never in the words of an engineer', (code, change) => {
		const fresh = mex.setUp(mexConfig(1));
		const position = { ...toPosition(mex, fresh), ...change } as TablePosition;
		const result = fromPosition(mex, fresh, position);
		const problems = result.ok ? [] : result.problems;
		expect(problems.map((problem) => problem.code)).toContain(code);
	});
});

const traces = recordedGames();

describe('a recorded game from the middle', () => {
	if (traces.length === 0) test.skip('there is none here to take up');

	test.each(traces.map((path) => [path.split('/').slice(-2).join('/'), path] as const))(
		'%s taken up from five positions reaches the recorded end',
		(_name, path) => {
			const { table } = replayFile(path);
			const { title, initial, actions } = table;
			const { game, moments } = momentsOf(title, (watch) => {
				let state = initial;
				for (const action of actions) {
					state = next(title, state, action);
					watch(state);
				}
				return { title, config: initial.config, initial, actions, state };
			});
			for (const part of [0.2, 0.4, 0.6, 0.8, 0.95]) {
				const moment = moments[Math.floor(moments.length * part)];
				if (moment === undefined) throw new Error('no such moment');
				const from = takeUp(title, initial, onPaper(title, moment.state));
				const end = playOn(title, game, moment, from);
				expect(title.scores(end), `after ${moment.at} actions`).toEqual(title.scores(table.state));
				expect(end.cash).toEqual(table.state.cash);
			}
		},
		120_000
	);
});

/** Sets are entered in any order; what is a set has no order to lose. */
function withoutOrder(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value
			.map(withoutOrder)
			.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
	}
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutOrder(each)]));
}

function next(title: Title, state: State, action: Action): State {
	const decision = decide(title.rules, state, action);
	if (!decision.ok)
		throw new Error(`${JSON.stringify(action)}: ${decision.refusals.map((r) => r.code).join()}`);
	return decision.state;
}

/** Cards of one type are alike: one of the same type in the same place stands for the named one. */
function rename(original: State, state: State, action: Action): Action {
	const renamed = Object.entries(action).map(([key, value]) => {
		const meant = original.trains.find((train) => train.id === value);
		const same = state.trains.find(
			(t) =>
				t.type === meant?.type &&
				t.place === meant.place &&
				t.builtIn === meant.builtIn &&
				t.obsolete === meant.obsolete
		);
		return [key, same === undefined ? value : same.id];
	});
	// The same action with another name for a card that is alike.
	return Object.fromEntries(renamed) as Action;
}
