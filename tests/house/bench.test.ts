/** The bench must be able to fail: a figure past its budget is missed, and nothing is rounded into it. */
import { describe, expect, it } from 'vitest';
import { atLeast, atMost, median, percentile, told } from '../../scripts/bench/figures';
import { judged } from '../../scripts/bench/host';
import { longGame, longMxGame } from '../../scripts/bench/long-game';

describe('a figure and its budget', () => {
	it('is missed past the budget and kept at it', () => {
		expect(atMost('a tap', 100, 'ms', 100).ok).toBe(true);
		expect(atMost('a tap', 100.01, 'ms', 100).ok).toBe(false);
		expect(atLeast('decisions', 30_000, 'per second', 30_000).ok).toBe(true);
		expect(atLeast('decisions', 29_999, 'per second', 30_000).ok).toBe(false);
		expect(told('bytes', 1, 'bytes').ok).toBeNull();
	});

	it('which is not a number is missed', () => {
		expect(atMost('a tap', Number.NaN, 'ms', 100).ok).toBe(false);
		expect(atLeast('decisions', Number.NaN, 'per second', 1).ok).toBe(false);
	});

	it.each([
		[95, 19],
		[100, 20],
		[50, 10]
	])('of twenty taps %i of a hundred are done by the one at place %i', (percent, place) => {
		const taps = Array.from({ length: 20 }, (_, i) => 20 - i);
		expect(percentile(taps, percent)).toBe(place);
	});

	it('has a median that one slow tap does not move', () => {
		expect(median([3, 1, 1000, 2, 4])).toBe(3);
	});
});

describe('taps that a neighbour on the machine disturbed', () => {
	const taps = (left: number, disturbed: number) => [
		...Array.from({ length: left }, () => ({ undisturbed: true })),
		...Array.from({ length: disturbed }, () => ({ undisturbed: false }))
	];

	it('are left out where fifty others are there to judge by', () => {
		expect(judged(taps(50, 30))).toHaveLength(50);
	});

	it('count where they are most of what there is', () => {
		expect(judged(taps(49, 131))).toHaveLength(180);
	});
});

describe('games that grow', () => {
	it.each([
		['18MEX', longGame],
		['1822MX', longMxGame]
	])('%s goes on as long as it is asked to, the same every time', (_, game) => {
		const [once, again] = [game(400), game(400)];
		expect(once.actions).toHaveLength(400);
		expect(again.actions).toEqual(once.actions);
	});
});
