/** A part of a title's own state that is stated whole, on a line where the rest of it reads otherwise. */
import { describe, expect, it } from 'vitest';
import { restated } from '$engine/core/model/restate';

describe('what was changed is changed in what is there now', () => {
	it('a part that reads as it did takes what was stated', () => {
		expect(restated(['A'], ['A', 'B'], ['A'])).toEqual(['A', 'B']);
		expect(restated('no', 'pending', 'no')).toBe('pending');
		expect(restated(null, { parts: 2 }, null)).toEqual({ parts: 2 });
	});

	it('a record changes the keys that were changed, and loses those that went', () => {
		expect(restated({ X: 1, Y: 1 }, { X: 1, Y: 2 }, { X: 5, Y: 1 })).toEqual({ X: 5, Y: 2 });
		expect(restated({ X: 'north' }, {}, { X: 'north', Y: 'med' })).toEqual({ Y: 'med' });
		expect(restated({ X: [20, 40] }, { X: [20] }, { X: [20, 40], Y: [20] })).toEqual({
			X: [20],
			Y: [20]
		});
	});

	it('a name stands once in a list, a figure as often as it lies there', () => {
		expect(restated(['A'], ['A', 'B'], ['B', 'C'])).toEqual(['B', 'C']);
		expect(restated(['A', 'B'], ['B'], ['B', 'C'])).toEqual(['B', 'C']);
		expect(restated([40, 60, 60], [40, 60], [20, 40, 60, 60])).toEqual([20, 40, 60]);
		expect(restated([60], [60, 80], [80])).toEqual([80, 80]);
	});

	it('a list with empty places keeps each in its place', () => {
		expect(restated(['A', 'B', 'C'], ['A', null, 'C'], [null, 'B', 'C'])).toEqual([
			null,
			null,
			'C'
		]);
		expect(restated(['A', null], ['A', null, 'D'], ['A', 'B'])).toEqual(['A', 'B', 'D']);
	});

	it('what has become something else is not changed', () => {
		expect(() => restated('no', 'pending', 'on')).toThrow('something else');
		expect(() => restated({ UK: 2 }, { UK: 1 }, { UK: 0 })).toThrow('something else');
		expect(() => restated(['A', 'B'], [null, 'B'], ['C', 'B'])).toThrow('something else');
		expect(() => restated([20, 40], [20], [20, 60])).toThrow('not in it');
	});
});
