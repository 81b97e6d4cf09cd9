/** Rewriting the past equals playing the edited list from the start. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	breaches,
	commit,
	decideEntry,
	findTitle,
	openTimeline,
	rewrite,
	audit,
	stateNow,
	totalCash,
	type Action,
	type Edit,
	type Fact,
	type State,
	type Timeline
} from '../../src/lib/engine';
import { mexConfig, mexWeights } from './mex-weights';
import { choose, dice, fill, playRandomly } from './random-play';

const found = findTitle('18mex');
if (found === null) throw new Error('18MEX is not registered');
const title = found;
type Line = Timeline<State, Fact, Action>;

function grow(seed: number, most: number): Line {
	const game = playRandomly(title, mexConfig(seed), mexWeights, seed, most);
	let timeline: Line = openTimeline<State, Fact, Action>(title.rules, game.initial);
	for (const [i, action] of game.actions.entries()) {
		const decision = decideEntry(title.rules, stateNow(timeline), [action]);
		if (!decision.ok) throw new Error('a legal action was refused');
		const parent = timeline.head.entry?.id ?? null;
		timeline = commit(
			timeline,
			{ id: `e${i}`, parent, steps: decision.steps, at: i },
			decision.state
		);
	}
	return timeline;
}

/** Another legal action at that place of the line, or the removal of the entry there. */
function randomEdit(timeline: Line, at: number, random: () => number): Edit<Action> {
	const state = momentState(timeline, at);
	if (random() < 0.3) return { kind: 'remove', at };
	const option = choose(title, state, mexWeights, random);
	if (option === null) return { kind: 'remove', at };
	const actions = [fill(option, random, state)];
	return random() < 0.5 ? { kind: 'insert', at, actions } : { kind: 'change', at, actions };
}

function momentState(timeline: Line, at: number): State {
	let moment = timeline.head;
	while (moment.count > at && moment.before !== null) moment = moment.before;
	return moment.state;
}

describe('rewriting', () => {
	test('a random edit equals playing the edited list from the start, misfits left out', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (seed, pick) => {
				const timeline = grow(seed, 160);
				const random = dice(pick);
				const at = Math.floor(random() * timeline.head.count);
				const edit = randomEdit(timeline, at, random);
				const result = rewrite(title.rules, timeline, edit);
				let state = momentState(timeline, at);
				for (const entry of result.entries) {
					if (entry.outcome === 'misfit' || entry.outcome === 'removed') continue;
					const again = decideEntry(
						title.rules,
						state,
						entry.steps.map((step) => step.action)
					);
					if (!again.ok) throw new Error(`an entry of the branch is refused: ${entry.outcome}`);
					state = again.state;
					expect(again.state).toEqual(entry.state);
					expect(breaches(state, totalCash(momentState(timeline, 0)))).toEqual([]);
				}
				expect(result.state).toEqual(state);
				expect(result.entries.every((entry) => entry.outcome !== 'kept')).toBe(true);
			}),
			{ numRuns: process.env['PAYMASTER_SOAK'] === '1' ? 500 : 25 }
		);
	}, 120_000);

	test('changing an entry to itself changes nothing', () => {
		const timeline = grow(3, 120);
		const entry = timeline.head.before?.before?.before?.entry;
		if (!entry) throw new Error('the line is too short');
		const at = timeline.head.count - 4;
		const actions = entry.steps.map((step) => step.action);
		const result = rewrite(title.rules, timeline, { kind: 'change', at, actions });
		expect(result.state).toEqual(stateNow(timeline));
		expect(result.entries.slice(1).map((e) => e.outcome)).toEqual(['same', 'same', 'same']);
	});

	test('facts of a saved game survive a changed rule: they are kept, and the audit names them', () => {
		const timeline = grow(5, 200);
		// A later version of the rules that pays one more for every private's income.
		const changed: typeof title.rules = {
			...title.rules,
			apply(book, action) {
				title.rules.apply(book, action);
				const owner = book.state.seats[0];
				if (action.do === 'payIncome' && owner !== undefined) {
					book.post('4.1', {
						t: 'moneyMoved',
						from: 'bank',
						to: owner,
						amount: 1,
						purpose: 'income'
					});
				}
			}
		};
		expect(audit(title.rules, timeline)).toEqual([]);
		const findings = audit(changed, timeline);
		expect(findings.length).toBeGreaterThan(0);
		expect(findings.every((f) => f.entry.steps[0]?.action.do === 'payIncome')).toBe(true);
		// An edit that touches nothing else keeps the stored facts of those entries.
		const noteAt = (findings[0]?.at ?? 1) - 1;
		const edit: Edit<Action> = {
			kind: 'insert',
			at: noteAt,
			actions: [{ do: 'count', holder: 'bank', counted: 1 }]
		};
		const result = rewrite(changed, timeline, edit);
		expect(result.open).toBe(0);
		expect(result.state).toEqual(stateNow(timeline));
		expect(result.entries.filter((e) => e.outcome === 'kept').length).toBe(findings.length);
	});
});
