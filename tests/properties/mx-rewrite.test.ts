/** 1822MX: whatever a repair of the past keeps or drops, the table fits together and the game goes on. */
import { describe, expect, test } from 'vitest';
import {
	breaches,
	commit,
	decide,
	decideEntry,
	openTimeline,
	rewrite,
	stateNow,
	totalCash,
	type Action,
	type Edit,
	type Fact,
	type State,
	type Timeline,
	type Title
} from '../../src/lib/engine';
import { isSound } from '../../src/lib/engine/titles/1822mx/rules/sound';
import { mxConfig, mxWeights, shuffledMx } from './mx-weights';
import { choose, dice, fill, playRandomly } from './random-play';

type Line = Timeline<State, Fact, Action>;
const soak = process.env['PAYMASTER_SOAK'] === '1';

function grow(title: Title, seed: number): Line {
	const game = playRandomly(title, mxConfig(seed), mxWeights, seed, 450);
	let timeline: Line = openTimeline<State, Fact, Action>(title.rules, game.initial);
	for (const [i, action] of game.actions.entries()) {
		const decision = decideEntry(title.rules, stateNow(timeline), [action]);
		if (!decision.ok) throw new Error('a legal action was refused');
		const parent = timeline.head.entry?.id ?? null;
		const entry = { id: `e${i}`, parent, steps: decision.steps, at: i };
		timeline = commit(timeline, entry, decision.state);
	}
	return timeline;
}

function stateAt(timeline: Line, at: number): State {
	let moment = timeline.head;
	while (moment.count > at && moment.before !== null) moment = moment.before;
	return moment.state;
}

/** Another legal action at that place of the line, or the removal of the entry there. */
function editAt(title: Title, timeline: Line, at: number, random: () => number): Edit<Action> {
	const state = stateAt(timeline, at);
	const option = random() < 0.3 ? null : choose(title, state, mxWeights, random);
	if (option === null) return { kind: 'remove', at };
	const actions = [fill(option, random, state)];
	return random() < 0.5 ? { kind: 'insert', at, actions } : { kind: 'change', at, actions };
}

/** So many actions more, or until the game is over; something must always be on offer. */
function playOn(title: Title, start: State, random: () => number): State {
	let state = start;
	for (let i = 0; i < 100 && state.finished === null; i++) {
		const option = choose(title, state, mxWeights, random);
		if (option === null) throw new Error(`nothing is offered: ${JSON.stringify(state.turn)}`);
		const decision = decide(title.rules, state, fill(option, random, state));
		if (decision.ok) state = decision.state;
	}
	return state;
}

describe('repairs of the past in 1822MX', () => {
	test.each(['keep', 'drop'] as const)(
		'answered with %s for all that no longer fits',
		(answer) => {
			for (let seed = 10; seed < (soak ? 60 : 14); seed++) {
				const title = shuffledMx(seed);
				const timeline = grow(title, seed);
				const total = totalCash(stateAt(timeline, 0));
				const random = dice(seed * 31);
				for (let i = 0; i < 8; i++) {
					const at = Math.floor(random() * timeline.head.count);
					const edit = editAt(title, timeline, at, random);
					const plan = rewrite(title.rules, timeline, edit, new Map(), answer);
					const after = playOn(title, plan.state, dice(i + 1));
					for (const state of [plan.state, after]) {
						expect([breaches(state, total), isSound(state)], `seed ${seed} at ${at}`).toEqual([
							[],
							true
						]);
					}
				}
			}
		},
		3_600_000
	);
});
