/** Starting from a position of a game gives the same end as having played it here from the start. */
import { describe, expect, test } from 'vitest';
import {
	decide,
	findTitle,
	fromPosition,
	toPosition,
	type Action,
	type State
} from '../../src/lib/engine';
import { mexConfig, mexWeights } from './mex-weights';
import { playRandomly } from './random-play';

const found = findTitle('18mex');
if (found === null) throw new Error('18MEX is not registered');
const title = found;

/** At the start of a turn nothing is remembered but what lies on the table. */
function atTurnStart(state: State): boolean {
	const { turn, round, duties, end } = state;
	if (duties.length > 0 || end !== null || round.barred.length > 0) return false;
	if (state.trains.some((train) => train.obsolete)) return false;
	if (turn?.kind === 'stock') return round.lastActor === null && round.passes === 0 && !turn.acted;
	return turn?.kind === 'operating' && turn.mail === null && !turn.settled && !turn.token;
}

describe('starting from a position', () => {
	test('a position taken mid-game and entered again plays on to the same end', () => {
		let tried = 0;
		for (let seed = 1; seed <= 12; seed++) {
			const moments: { at: number; state: State }[] = [];
			let at = 0;
			const game = playRandomly(title, mexConfig(seed), mexWeights, seed, 6000, ({ state }) => {
				at += 1;
				if (atTurnStart(state)) moments.push({ at, state });
			});
			const pick = moments[Math.floor(moments.length / 2)];
			if (pick === undefined) continue;
			const entered = fromPosition(title, title.setUp(game.config), toPosition(pick.state));
			if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
			let state = entered.state;
			let original = pick.state;
			for (const action of game.actions.slice(pick.at)) {
				state = next(state, rename(original, state, action));
				original = next(original, action);
			}
			expect(title.scores(state)).toEqual(title.scores(game.state));
			expect(state.cash).toEqual(game.state.cash);
			tried += 1;
		}
		expect(tried).toBeGreaterThan(8);
	}, 60_000);

	test('what does not add up is listed and nothing starts', () => {
		const fresh = title.setUp(mexConfig(1));
		const position = toPosition(fresh);
		const rich = { ...position, turn: 'p1' as const, cash: { ...position.cash, p1: 90000 } };
		const shares = { ...position.shares, CHI: { ...position.shares['CHI'], p1: [10] } };
		const result = fromPosition(title, fresh, { ...rich, shares });
		expect(result.ok).toBe(false);
		const codes = result.ok ? [] : result.problems.map((problem) => problem.code);
		expect(codes).toContain('bank-negative');
		expect(codes).toContain('certificates-too-many');
	});
});

function next(state: State, action: Action): State {
	const decision = decide(title.rules, state, action);
	if (!decision.ok)
		throw new Error(`${JSON.stringify(action)}: ${decision.refusals.map((r) => r.code).join()}`);
	return decision.state;
}

/** Cards of one type are alike: one of the same type in the same place stands for the named one. */
function rename(original: State, state: State, action: Action): Action {
	if (!('train' in action)) return action;
	const meant = original.trains.find((train) => train.id === action.train);
	const same = state.trains.find(
		(t) => t.type === meant?.type && t.place === meant.place && !t.builtIn
	);
	return same ? { ...action, train: same.id } : action;
}
