/** Timelines: undo and redo, abandoned lines, moments, and folding what was stored. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	canRedo,
	canUndo,
	commit,
	decideEntry,
	entriesUpTo,
	momentAt,
	openTimeline,
	positionOf,
	redoEntries,
	stateAfter,
	stateNow,
	tips,
	undoEntries,
	type Action,
	type Entry,
	type Fact,
	type State,
	type Timeline
} from '$engine';
import { mex, newMex } from '../../support/mex';
import { chooseAction } from '../../support/random-play';

type Line = Timeline<State, Fact, Action>;

function empty(): Line {
	return openTimeline<State, Fact, Action>(mex.rules, newMex());
}

/** Decides an entry and adds it after the head. */
function add(line: Line, id: string, ...actions: readonly Action[]): Line {
	const decision = decideEntry(mex.rules, stateNow(line), actions);
	if (!decision.ok) throw new Error(decision.refusals.map((r) => r.code).join(', '));
	const entry: Entry<Fact, Action> = {
		id,
		parent: line.head.entry?.id ?? null,
		steps: decision.steps,
		at: 0
	};
	return commit(line, entry, decision.state);
}

/** A random legal game: one entry per number. */
function randomGame(choices: readonly number[]): Line {
	let line = empty();
	for (const [i, choice] of choices.entries()) {
		const action = chooseAction(stateNow(line), choice);
		if (action === null) break;
		line = add(line, `e${i}`, action);
	}
	return line;
}

const games = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 60 });

const buy = (player: 'p1' | 'p2' | 'p3'): Action => ({ do: 'buyLowest', player });
const pass = (player: 'p1' | 'p2' | 'p3'): Action => ({ do: 'pass', player });

describe('undo and redo', () => {
	it('undoing n and redoing n entries is the identity, on random legal play', () => {
		fc.assert(
			fc.property(games, fc.nat(70), (choices, n) => {
				const line = randomGame(choices);
				const back = redoEntries(undoEntries(line, n), n);
				expect(stateNow(back)).toBe(stateNow(line));
				expect(positionOf(back)).toEqual(positionOf(line));
			}),
			{ numRuns: 40 }
		);
	});

	it('every undone state is the one that was there before, on random legal play', () => {
		fc.assert(
			fc.property(games, (choices) => {
				const line = randomGame(choices);
				for (let n = 0; n <= line.head.count; n++) {
					const undone = undoEntries(line, n);
					expect(stateNow(undone)).toBe(stateAfter(line, line.head.count - n));
				}
			}),
			{ numRuns: 15 }
		);
	});

	it('undo stops at the set-up, redo at the tip', () => {
		const line = add(add(empty(), 'a', buy('p1')), 'b', buy('p2'));
		const first = undoEntries(line, 9);
		expect(first.head.count).toBe(0);
		expect(canUndo(first)).toBe(false);
		expect(canRedo(first)).toBe(true);
		expect(redoEntries(first, 9).head).toBe(line.head);
		expect(canRedo(line)).toBe(false);
	});
});

describe('lines of play', () => {
	it('an entry added after an undo keeps the abandoned one in the tree', () => {
		const line = add(add(empty(), 'a', buy('p1')), 'b', buy('p2'));
		const other = add(undoEntries(line), 'c', pass('p2'));
		expect(entriesUpTo(other.head).map((entry) => entry.id)).toEqual(['a', 'c']);
		expect([...other.entries.keys()]).toEqual(['a', 'b', 'c']);
		expect(tips(other.entries).sort()).toEqual(['b', 'c']);
		expect(canRedo(other)).toBe(false);
	});

	it('an abandoned line can be opened again', () => {
		const line = add(add(empty(), 'a', buy('p1')), 'b', buy('p2'));
		const other = add(undoEntries(line), 'c', pass('p2'));
		const stored = [...other.entries.values()];
		const again = openTimeline(mex.rules, newMex(), stored, { head: 'b', tip: 'b' });
		expect(stateNow(again)).toEqual(stateNow(line));
	});

	it('an entry that does not follow the head is a mistake of the caller', () => {
		const line = add(empty(), 'a', buy('p1'));
		const entry = line.head.entry;
		if (entry === null) throw new Error('no entry');
		expect(() => commit(line, { ...entry, id: 'z' }, stateNow(line))).toThrow(/does not follow/);
	});

	it('momentAt finds every moment of the line, also beyond the head, and no other', () => {
		const line = undoEntries(add(add(empty(), 'a', buy('p1')), 'b', buy('p2')));
		expect(momentAt(line, 0).entry).toBeNull();
		expect(momentAt(line, 1).entry?.id).toBe('a');
		expect(momentAt(line, 2).entry?.id).toBe('b');
		expect(() => momentAt(line, 3)).toThrow(/no moment/);
	});
});

describe('entries of several actions', () => {
	it('all are decided, or none', () => {
		const refused = decideEntry(mex.rules, newMex(), [buy('p1'), buy('p1')]);
		expect(refused).toMatchObject({ ok: false, at: 1, refusals: [{ code: 'not-your-turn' }] });
		const line = add(empty(), 'a', buy('p1'), buy('p2'));
		expect(line.head.count).toBe(1);
		expect(stateNow(line).deeds['KCM&O']?.place).toBe('p2');
		expect(stateNow(undoEntries(line))).toEqual(newMex());
	});

	it('a forced step is marked', () => {
		const low: Action = { do: 'bid', player: 'p1', deed: 'MNR', amount: 1 };
		const decision = decideEntry(mex.rules, newMex(), [low], { override: true });
		expect(decision.ok && decision.steps.map((step) => step.forced)).toEqual([true]);
	});
});

describe('opening a stored game', () => {
	it('folding the stored facts equals deciding, on random legal play', () => {
		fc.assert(
			fc.property(games, fc.nat(60), (choices, undo) => {
				const line = undoEntries(randomGame(choices), undo);
				// Through JSON, as a save would go.
				const stored = JSON.parse(JSON.stringify([...line.entries.values()])) as Entry<
					Fact,
					Action
				>[];
				const opened = openTimeline(mex.rules, newMex(), stored, positionOf(line));
				expect(stateNow(opened)).toEqual(stateNow(line));
				expect(opened.tip.state).toEqual(line.tip.state);
			}),
			{ numRuns: 25 }
		);
	});

	it('a head off the line and a missing parent are found', () => {
		const line = add(add(empty(), 'a', buy('p1')), 'b', buy('p2'));
		const stored = [...line.entries.values()];
		expect(() => openTimeline(mex.rules, newMex(), stored, { head: 'x', tip: 'b' })).toThrow(
			/head is not on the line/
		);
		expect(() =>
			openTimeline(mex.rules, newMex(), stored.slice(1), { head: 'b', tip: 'b' })
		).toThrow(/missing/);
	});

	it('a stored fact that does not fit is found while folding', () => {
		const line = add(empty(), 'a', buy('p1'));
		const broken = JSON.parse(
			JSON.stringify([...line.entries.values()]).replaceAll('"from":"offering"', '"from":"p3"')
		) as Entry<Fact, Action>[];
		expect(() => openTimeline(mex.rules, newMex(), broken, positionOf(line))).toThrow(
			/not as the fact expects/
		);
	});
});
