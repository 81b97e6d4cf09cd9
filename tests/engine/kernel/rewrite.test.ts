/** Rewriting and what the banker forced: a reason answers for the rules it was given for, and for no other. */
import { describe, expect, it } from 'vitest';
import {
	audit,
	decideEntry,
	commit,
	illegal,
	impossible,
	openTimeline,
	rewrite,
	type Choice,
	type Posted,
	type Rules,
	type Timeline
} from '$engine';

/** A toy game: a counter that may be raised by little, and not when it is high. */
type Fact = { readonly t: 'raised'; readonly by: number };
type Act = { readonly do: 'raise'; readonly by: number };
type Line = Timeline<number, Fact, Act>;

const evolve = (value: number, { by }: Posted<Fact>) => value + by;
const rules: Rules<number, Fact, Act> = {
	check: (value, { by }) => [
		...(by > 50 ? [illegal('too-much', 'step')] : []),
		...(value > 100 ? [illegal('too-high', 'limit')] : [])
	],
	apply: (book, { by }) => book.post('raise', { t: 'raised', by }),
	reactors: [],
	evolve,
	assertInvariants: () => {}
};

const raise = (by: number): Act => ({ do: 'raise', by });

function lineOf(...steps: readonly number[]): Line {
	return steps.reduce(
		(line: Line, by, i) => {
			const decision = decideEntry(rules, line.head.state, [raise(by)], { override: true });
			if (!decision.ok) throw new Error('refused');
			const parent = line.head.entry?.id ?? null;
			const entry = { id: `e${i}`, parent, steps: decision.steps, at: i };
			return commit(line, entry, decision.state);
		},
		openTimeline<number, Fact, Act>(rules, 0)
	);
}

const outcomes = (
	line: Line,
	edit: Parameters<typeof rewrite<number, Fact, Act>>[2],
	choice?: Choice<Act>
) => {
	const choices = new Map(choice === undefined ? [] : [['e1', choice]]);
	return rewrite(rules, line, edit, choices);
};

describe('an entry that was forced', () => {
	const line = lineOf(10, 60, 5);

	it('stays forced where it is against the same rule as before', () => {
		const plan = outcomes(line, { kind: 'change', at: 0, actions: [raise(40)] });
		expect(plan.entries.map((entry) => entry.outcome)).toEqual(['edited', 'same', 'same']);
		expect(plan.entries[1]?.steps[0]?.forced).toBe(true);
	});

	it('is asked about where it is against another rule too, which nobody forced', () => {
		const edit = { kind: 'insert', at: 1, actions: [raise(50), raise(50)] } as const;
		const plan = outcomes(line, edit);
		const forced = plan.entries[1];
		expect(forced).toMatchObject({ outcome: 'misfit', keepable: true, steps: [] });
		expect(forced?.refusals.map(({ code }) => code)).toEqual(['too-high']);
		const kept = outcomes(line, edit, { kind: 'keep' });
		expect(kept.entries[1]).toMatchObject({ outcome: 'kept', state: 170 });
		const forcedAnew = outcomes(line, edit, {
			kind: 'adjust',
			actions: [raise(60)],
			override: true
		});
		expect(forcedAnew.entries[1]).toMatchObject({ outcome: 'adjusted', state: 170 });
		expect(outcomes(line, edit, { kind: 'drop' }).entries[1]).toMatchObject({ outcome: 'dropped' });
	});

	it('is not asked about a rule that it was against already when it was forced', () => {
		const high = lineOf(50, 50, 50, 60);
		const plan = outcomes(high, { kind: 'change', at: 0, actions: [raise(49)] });
		expect(plan.entries.map((entry) => entry.outcome)).toEqual(['edited', 'same', 'same', 'same']);
		expect(plan.state).toBe(209);
	});
});

describe('an entry that is undone', () => {
	const line = lineOf(10, 20, 5);
	const undone = { ...line, head: line.head.before?.before ?? line.head };

	it('is not rewritten: the line of play does not lead to its table', () => {
		for (const kind of ['change', 'insert'] as const) {
			const edit = { kind, at: 2, actions: [raise(1)] } as const;
			expect(() => rewrite(rules, undone, edit)).toThrow('not in force');
		}
		expect(() => rewrite(rules, undone, { kind: 'remove', at: 1 })).toThrow('not in force');
	});

	it('is played over by an insertion at the head', () => {
		const plan = rewrite(rules, undone, { kind: 'insert', at: 1, actions: [raise(7)] });
		expect(plan.entries.map(({ outcome }) => outcome)).toEqual(['inserted']);
		expect(plan.state).toBe(17);
	});
});

describe('an entry that would be kept', () => {
	it('is not where it would break an invariant', () => {
		const line = lineOf(10, 20);
		const edit = { kind: 'insert', at: 1, actions: [raise(50), raise(50)] } as const;
		expect(outcomes(line, edit).entries[1]).toMatchObject({ outcome: 'misfit', keepable: true });
		const strict: typeof rules = {
			...rules,
			assertInvariants: (_before, after) => {
				if (after > 120) throw new Error('too high for anybody');
			}
		};
		const plan = rewrite(strict, line, edit);
		expect(plan.entries[1]).toMatchObject({ outcome: 'misfit', keepable: false });
		const kept = rewrite(strict, line, edit, new Map([['e1', { kind: 'keep' } as const]]));
		expect(kept.entries[1]).toMatchObject({ outcome: 'misfit', steps: [] });
	});
});

describe('an audit', () => {
	const line = lineOf(10, 60, 5);

	it('finds nothing where the rules are the same, what was forced included', () => {
		expect(audit(rules, line)).toEqual([]);
	});

	it('finds what today’s rules would book otherwise, or not at all', () => {
		const double: typeof rules = {
			...rules,
			apply: (book, { by }) => book.post('raise', { t: 'raised', by: by === 5 ? 6 : by })
		};
		const other = audit(double, line);
		expect(other.map(({ at }) => at)).toEqual([2]);
		expect(other[0]?.today?.[0]?.facts).toMatchObject([{ t: 'raised', by: 6 }]);
		const never: typeof rules = {
			...rules,
			check: (_value, { by }) => (by === 5 ? [impossible('never', 'step')] : [])
		};
		const refused = audit(never, line);
		expect(refused).toMatchObject([{ at: 2, today: null, refusals: [{ code: 'never' }] }]);
	});
});
