/** 18OE, what a fourth reading of the rulebook found beside the code (10.3, 10.5). */
import { describe, expect, it } from 'vitest';
import {
	commit,
	decideEntry,
	openTimeline,
	rewrite,
	stateNow,
	type Action,
	type Choice,
	type Fact,
	type PlayerId,
	type State,
	type Timeline
} from '$engine';
import {
	expand,
	giveTrain,
	moveShares,
	oe,
	own,
	passAll,
	percent,
	play,
	presidentIs,
	setPhase,
	takeTurn,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, RIVAL, RR, SECOND } from './second-round';

describe('§10.3 §10.5 a merger that brings the presidency', () => {
	it('§10.3 §10.5 who gets more than the president with its share chooses the trains that go', () => {
		const expanded = setPhase(expand(SECOND, RR), '3');
		let state = moveShares(withOwn(expanded, { parMarkers: [] }), RR, RR, RIVAL, 2);
		for (let i = 0; i < 3; i++) state = giveTrain(state, RR, '3+3');
		const minor =
			oe.tables.deeds.find((card) => card.minor !== null && state.deeds[card.id]?.place === RIVAL)
				?.id ?? '';
		const player = RIVAL;
		const merged = play(takeTurn(state, player), {
			do: 'own.mergeMinor',
			player,
			minor,
			into: RR
		});
		expect(percent(merged, RR, RIVAL)).toBe(30);
		expect(presidentIs(merged, RR)).toBe(RIVAL);
		expect(merged.duties).toMatchObject([{ kind: 'discardTrain', company: RR, player: RIVAL }]);
	});
});

/** Entries e0, e1 … one after the other. */
function lineOf(start: State, entries: readonly (readonly Action[])[]) {
	let line: Timeline<State, Fact, Action> = openTimeline(oe.rules, start);
	for (const [at, actions] of entries.entries()) {
		const decision = decideEntry(oe.rules, stateNow(line), actions);
		if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
		const parent = line.head.entry?.id ?? null;
		line = commit(line, { id: `e${at}`, parent, steps: decision.steps, at }, decision.state);
	}
	return line;
}

describe('§10.5 a merger that is kept as it happened', () => {
	const OWNER = SECOND.seats[SECOND.seats.indexOf(BOSS) + 1] ?? SECOND.seats[0] ?? 'p1';
	const SISTER =
		own(SECOND).track.find(
			(id) => id !== null && id.length > 1 && presidentIs(SECOND, id) === OWNER
		) ?? '';
	const minorOf = (player: string): string =>
		oe.tables.deeds.find(({ id, minor }) => minor !== null && SECOND.deeds[id]?.place === player)
			?.id ?? '';
	const FIRST = minorOf(BOSS);
	const OTHER = minorOf(OWNER);
	const start = takeTurn(withOwn(expand(expand(SECOND, RR), SISTER), { parMarkers: [] }), BOSS);
	const merges = (player: PlayerId, minor: string, into: string): OeAction => ({
		do: 'own.mergeMinor',
		player,
		minor,
		into,
		slots: [80]
	});

	it('§10.5 changes nothing of what an earlier one did that has been dropped since', () => {
		const line = lineOf(start, [
			[{ do: 'correct', reason: 'phase 3', changes: [{ kind: 'phase', phase: '3' }] }],
			[merges(BOSS, FIRST, RR), { do: 'endTurn' }],
			[merges(OWNER, OTHER, SISTER)]
		]);
		const choices = new Map<string, Choice<Action>>([
			['e1', { kind: 'drop' }],
			['e2', { kind: 'keep' }]
		]);
		// Without phase 3 neither may merge; the second one happened all the same.
		const { state } = rewrite(oe.rules, line, { kind: 'remove', at: 0 }, choices);
		expect(own(state).merged).toEqual([SISTER]);
		expect(own(state).slots[RR]).toEqual(own(start).slots[RR]);
		expect(own(state).slots[SISTER]).toEqual(own(stateNow(line)).slots[SISTER]);
		expect(own(state).track).toContain(FIRST);
		expect(own(state).track).not.toContain(OTHER);
	});
});

describe('§11.2 a correction of what the title keeps', () => {
	const ROUND = passAll(expand(SECOND, RR));
	const small = own(ROUND).track.find((id) => id !== null && id !== RR && id.length > 1) ?? '';
	const slots = (state: State) => own(state).slots;
	const places: Action = { do: 'correct', reason: 'a station was forgotten', changes: [] };

	it('§11.2 sets right what it changed, and nothing that an earlier entry changes since', () => {
		const was = slots(ROUND);
		const corrected = { ...was, [small]: [] };
		const line = lineOf(ROUND, [
			[
				{
					...places,
					changes: [{ kind: 'field', field: 'slots', value: corrected, was }]
				}
			]
		]);
		const earlier = { ...was, [RR]: [40, 60, 60, 80, 80, 80] };
		const { state } = rewrite(oe.rules, line, {
			kind: 'insert',
			at: 0,
			actions: [{ ...places, changes: [{ kind: 'field', field: 'slots', value: earlier, was }] }]
		});
		expect(slots(state)[small]).toEqual([]);
		expect(slots(state)[RR]).toEqual([40, 60, 60, 80, 80, 80]);
	});

	it('§11.2 is asked about when what it changed has become something else', () => {
		const was = slots(ROUND);
		const change = (value: readonly number[]): Action => ({
			...places,
			changes: [{ kind: 'field', field: 'slots', value: { ...was, [RR]: value }, was }]
		});
		const line = lineOf(ROUND, [[change([20, 60, 60, 80, 80, 80])]]);
		const edit = { kind: 'insert', at: 0, actions: [change([20])] } as const;
		expect(rewrite(oe.rules, line, edit).open).toBe(1);
	});

	it('§11.2 takes two changes of one entry as they were seen on one table', () => {
		const turn = until(ROUND, small);
		const field = (name: string, value: number) =>
			({ kind: 'field', field: `turn tokens ${name}`, value: [value], was: [] }) as const;
		const told = play(turn, { ...places, changes: [field('slot', 20), field('paid', 15)] });
		expect(own(told).turn.tokens).toEqual([{ slot: 20, paid: 15 }]);
	});
});
