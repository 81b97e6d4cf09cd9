/** The unsold pair FCM and M18 brings the NdeM a train here, and none there (5.12.4, D-MX-06). */
import { describe, expect, it } from 'vitest';
import { type State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import {
	deedTo,
	inPhase,
	investing,
	mx,
	patchOwn,
	play,
	table,
	trainsOf,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { PAIR_NOT_COUNTED } from './mx-departures';
import type { MxLine, MxState } from './mx-names';
import { lineOf, tableOn } from './standing';

/** Minors with bids in this round; the last player's pass is still to come. */
function lastToPass(start: State, bids: readonly string[]): State {
	const sold = bids.reduce(
		(state, deed, i) =>
			patchOwn(
				{ ...state, bids: { ...state.bids, [deed]: [{ player: 'p1' as const, amount: 100 + i }] } },
				{ tokens: { ...own(state).tokens, [deed]: [{ player: 'p1', amount: 100 + i }] } }
			),
		start
	);
	let state = sold;
	for (;;) {
		const { turn } = state;
		if (turn?.kind !== 'stock') throw new Error('nobody is to pass');
		const next = play(state, { do: 'pass', player: turn.player });
		if (next.turn?.kind !== 'stock') return state;
		state = next;
	}
}

/** The depot with so many L/2-trains left. */
function withLs(state: State, left: number): State {
	const ls = state.trains.filter((train) => train.type === 'L' && train.place === 'offering');
	const gone = new Set(ls.slice(left).map((train) => train.id));
	const trains = state.trains.map((train) =>
		gone.has(train.id) ? { ...train, place: 'removed' as const } : train
	);
	return { ...state, trains };
}

const ls = (state: State): number => trainsOf(state, 'offering').filter((t) => t === 'L').length;

/** The line that ends the stock round, with so many L/2-trains left there. */
function end(state: State, left: number, after = 'OR 2.1'): MxLine {
	const player = state.turn?.kind === 'stock' ? state.turn.player : null;
	const boxes = { minors: ['M1'], concessions: ['C1'], privates: ['P1'] };
	// The dearest minor operates first.
	const first = own(state).boxes.minors.findLast((id) => own(state).tokens[id] !== undefined);
	const active = [`corp:${first?.slice(1) ?? ''}`];
	// Only these fields are read.
	return lineOf(
		{ type: 'pass', entity: 10 + Number(player?.slice(1)) },
		{
			before: { round: { type: 'stock', label: 'SR 2' }, phase: '2', active: [] },
			after: { round: { type: 'operating', label: after }, phase: '2', active },
			state: { bid_boxes: boxes, depot: { upcoming: { L: left, '3': 7 } } }
		}
	) as MxLine;
}

const on = (state: State) => tableOn(mx, state, {} as Partial<MxState>);
const SECOND = () => investing(inPhase(table(), '2'), 'p1');

describe('§5.12.4 the unsold pair', () => {
	it('takes a train here; there only the boxes do, and the pair stays where it is', () => {
		const start = lastToPass(SECOND(), ['M1', 'M2', 'M3']);
		const here = on(start);
		const { boxes, piles } = own(start);
		expect(ls(play(start, { do: 'pass', player: 'p3' }))).toBe(ls(start) - 2);
		mxAdapter.play(here, end(start, ls(start) - 1));
		expect(ls(here.state)).toBe(ls(start) - 1);
		expect(trainsOf(here.state, 'NdeM')).toEqual(['2']);
		expect(own(here.state).boxes.concessions).toEqual(boxes.concessions);
		expect(own(here.state).piles.concessions).toEqual(piles.concessions);
		expect(here.departures.get(PAIR_NOT_COUNTED.id)).toBe(1);
	});

	it('§6.14.9 with the NdeM at its limit takes no L-train off it in phase 2', () => {
		const four = withTrains(SECOND(), 'NdeM', ['L', 'L', 'L', 'L']);
		const start = lastToPass(four, ['M1', 'M2', 'M3']);
		const rulebook = play(start, { do: 'pass', player: 'p3' });
		expect(trainsOf(rulebook, 'NdeM').sort()).toEqual(['2', '2', 'L', 'L']);
		const here = on(start);
		mxAdapter.play(here, end(start, ls(start) - 1));
		expect(trainsOf(here.state, 'NdeM').sort()).toEqual(['2', 'L', 'L', 'L']);
		expect(here.departures.get(PAIR_NOT_COUNTED.id)).toBe(1);
	});

	it('does not bring the first 3-train forward there', () => {
		const start = lastToPass(withLs(SECOND(), 2), ['M2', 'M3', 'M4']);
		expect(play(start, { do: 'pass', player: 'p3' }).phase).toBe('3');
		const here = on(start);
		mxAdapter.play(here, end(start, 0));
		expect(here.state.phase).toBe('2');
		expect(trainsOf(here.state, 'NdeM')).toEqual(['2', '2']);
		expect(here.departures.get(PAIR_NOT_COUNTED.id)).toBe(1);
	});

	it.each([
		['the trace counts it too', 2, 0],
		['the boxes take all that is left', 1, 0],
		['the trace says neither', 2, 7]
	])('is booked as the rulebook has it when %s', (_, left, there) => {
		const start = lastToPass(withLs(SECOND(), left), ['M1', 'M2', 'M3']);
		const here = on(start);
		mxAdapter.play(here, end(start, there));
		expect(ls(here.state)).toBe(0);
		expect(here.departures.size).toBe(0);
	});

	it('waits aside while the owner of P7 is asked, and other concessions have been sold', () => {
		const start = lastToPass(deedTo(SECOND(), 'P7', 'p2'), ['M1', 'M2', 'M3', 'C-MC']);
		const [pair, , third] = own(start).boxes.concessions;
		const [fourth, ...rest] = own(start).piles.concessions;
		const here = on(start);
		const asked = end(start, ls(start) - 1, 'Choices 2');
		mxAdapter.play(here, {
			...asked,
			after: { ...asked.after, round: { type: 'choices', label: 'Choices 2' } }
		});
		expect(here.state.duties[0]?.kind).toBe('declareCash');
		expect(own(here.state).boxes.concessions).toEqual([pair, third, fourth]);
		expect(own(here.state).piles.concessions).toEqual(rest);
		expect(here.departures.get(PAIR_NOT_COUNTED.id)).toBe(1);
	});
});
