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

describe('an entry on whose table the rules contradict themselves', () => {
	/** The same game, whose books break between 71 and 79: only what was forced or kept leads there. */
	const fragile: typeof rules = {
		...rules,
		assertInvariants(_, after) {
			if (after > 70 && after < 80) throw new Error('the books break');
		}
	};
	const line = lineOf(10, 50, 30, 5);

	it('is refused like what is impossible, and nothing is thrown at whoever asks', () => {
		const decision = decideEntry(fragile, 60, [raise(5), raise(10)], { override: true });
		expect(decision).toMatchObject({ ok: false, at: 1 });
		expect(decision.ok ? [] : decision.refusals).toEqual([
			{
				code: 'unbalances',
				kind: 'impossible',
				rule: 'banker',
				details: { what: 'the books break' }
			}
		]);
	});

	it('is one that does not fit, and can be left out: the change itself is still possible', () => {
		const edit = { kind: 'change', at: 0, actions: [raise(25)] } as const;
		const plan = rewrite(fragile, line, edit);
		expect(plan.entries.map(({ outcome }) => outcome)).toEqual([
			'edited',
			'misfit',
			'same',
			'same'
		]);
		expect(plan.entries[1]).toMatchObject({ keepable: false, refusals: [{ code: 'unbalances' }] });
		for (const answer of ['keep', 'drop'] as const) {
			const answered = rewrite(fragile, line, edit, new Map(), answer);
			expect(answered.open).toBe(0);
			expect(answered.entries[1]?.outcome).toBe('dropped');
		}
	});

	it('can be the change itself, which is refused then', () => {
		const plan = rewrite(fragile, line, { kind: 'insert', at: 2, actions: [raise(15)] });
		expect(plan).toMatchObject({ open: 1, entries: [{ outcome: 'misfit' }] });
	});

	it('is named by the audit, which goes on behind it', () => {
		const found = audit(fragile, lineOf(10, 20, 45, 30, 5));
		expect(found.map(({ at, refusals }) => [at, refusals[0]?.code])).toEqual([[2, 'unbalances']]);
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

describe('an entry that is kept as it happened', () => {
	/** From 60 on nothing is raised; above 100 nothing fits together. */
	const sound: typeof rules = {
		...rules,
		check: (value) => (value > 60 ? [illegal('too-high', 'limit')] : []),
		sound: (value) => value <= 100
	};
	const kept = (...steps: readonly number[]): string[] => {
		const edit = { kind: 'insert', at: 1, actions: [raise(55)] } as const;
		const plan = rewrite(sound, lineOf(10, ...steps), edit, new Map(), 'keep');
		return plan.entries.map(({ outcome }) => outcome);
	};

	it('stays where the table fits together with it, and is dropped where it would contradict it', () => {
		expect(kept(20)).toEqual(['inserted', 'kept']);
		expect(kept(45)).toEqual(['inserted', 'dropped']);
	});

	it('is not asked for what did not fit together before', () => {
		const edit = { kind: 'insert', at: 1, actions: [raise(95)] } as const;
		const plan = rewrite(sound, lineOf(10, 20), edit, new Map(), 'keep');
		expect(plan.entries.map(({ outcome }) => outcome)).toEqual(['inserted', 'kept']);
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
