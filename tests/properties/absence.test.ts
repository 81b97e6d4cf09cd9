/** Random games in which players leave and come back: nobody present is passed over, and all adds up. */
import { describe, expect, test } from 'vitest';
import {
	audit,
	breaches,
	commit,
	decide,
	decideEntry,
	findTitle,
	openTimeline,
	rewrite,
	stateNow,
	toldActions,
	totalCash,
	type Action,
	type Fact,
	type GameConfig,
	type PlayerId,
	type State,
	type Timeline,
	type Title
} from '../../src/lib/engine';
import { readFile, writeGame } from '../../src/lib/storage';
import { mexConfig, mexWeights } from './mex-weights';
import { mxConfig, mxWeights, shuffledMx } from './mx-weights';
import { oeConfig, oeWeights } from './oe-weights';
import { choose, dice, fill, type Weights } from './random-play';

const known = (id: string): Title => {
	const title = findTitle(id);
	if (title === null) throw new Error(`${id} is not registered`);
	return title;
};

type Line = Timeline<State, Fact, Action>;

/** Now and then somebody goes or comes; one seat always stays at the table. */
function seatChange(state: State, random: () => number): Action {
	const player = state.seats[1 + Math.floor(random() * (state.seats.length - 1))] ?? 'p1';
	const away = state.players[player]?.away !== true;
	return seatOf(player, { away });
}

const seatOf = (player: PlayerId, change: { away: boolean; standIn?: string }): Action => ({
	do: 'correct',
	reason: 'agreed',
	changes: [{ kind: 'away', player, ...change }]
});

function grow(title: Title, config: GameConfig, weights: Weights, seed: number): Line {
	const random = dice(seed);
	const initial = title.setUp(config);
	let line: Line = openTimeline<State, Fact, Action>(title.rules, initial);
	for (let at = 0; at < 300 && stateNow(line).finished === null; at++) {
		const state = stateNow(line);
		const option = random() < 0.04 ? null : choose(title, state, weights, random);
		const action = option === null ? seatChange(state, random) : fill(option, random, state);
		const decision = decideEntry(title.rules, state, [action]);
		if (!decision.ok) continue;
		const parent = line.head.entry?.id ?? null;
		line = commit(line, { id: `e${at}`, parent, steps: decision.steps, at }, decision.state);
		if (at % 20 === 0) expect(breaches(decision.state, totalCash(initial))).toEqual([]);
		expectNobodyWaits(title, decision.state);
		for (const { auto, action: followed } of decision.steps) {
			if (auto !== true || !('player' in followed)) continue;
			expect(decision.state.players[followed.player]?.away).toBe(true);
		}
	}
	return line;
}

/** An absent player is only asked what may not be passed. */
function expectNobodyWaits(title: Title, state: State): void {
	const { turn } = state;
	const player = turn === null || !('player' in turn) ? null : turn.player;
	if (player === null || state.finished !== null || state.players[player]?.away !== true) return;
	expect(decide(title.rules, state, { do: 'pass', player }).ok).toBe(false);
}

describe('games in which players are absent', () => {
	test.each([
		['18mex', known('18mex'), mexConfig(4), mexWeights],
		['1822mx', shuffledMx(4), mxConfig(4), mxWeights],
		['18oe', known('18oe'), oeConfig(4), oeWeights]
	] as const)(
		'%s: they pass unasked, the audit finds nothing, and the past is decided alike',
		(_, title, config, weights) => {
			const line = grow(title, config, weights, 4);
			const entries = [...line.entries.values()];
			const unasked = entries.flatMap((each) => each.steps.filter((step) => step.auto === true));
			expect(unasked.length).toBeGreaterThan(3);
			expect(audit(title.rules, line)).toEqual([]);
			const at = entries.findLastIndex((each) => each.steps.some((step) => step.auto === true));
			const entry = entries[at];
			if (entry === undefined) throw new Error('nobody was ever absent');
			const again = rewrite(title.rules, line, { kind: 'change', at, actions: toldActions(entry) });
			expect(again.open).toBe(0);
			expect(again.state).toEqual(stateNow(line));
		},
		60_000
	);

	test('an entry with such a pass, and a stand-in, go out in a file and come back', async () => {
		const title = known('18mex');
		const initial = title.setUp({ ...mexConfig(3), priority: 0 });
		const actions: readonly Action[] = [
			seatOf('p2', { away: true }),
			seatOf('p3', { away: false, standIn: 'Lupe' }),
			{ do: 'pass', player: 'p1' }
		];
		const decision = decideEntry(title.rules, initial, actions);
		if (!decision.ok) throw new Error('refused');
		expect(decision.steps.some((step) => step.auto === true)).toBe(true);
		const game = {
			id: 'g',
			title: title.id,
			edition: title.edition,
			name: '',
			created: 1,
			updated: 1,
			config: initial.config,
			initial,
			entries: [{ id: 'e1', parent: null, steps: decision.steps, at: 1 }],
			position: { head: 'e1', tip: 'e1' }
		};
		expect(await readFile(await writeGame(game, 'test'))).toMatchObject([
			{ ok: true, value: game }
		]);
	});
});
