/** The depot on a small table: every train is seen before the sentence below the list is. */
import { describe, expect, it } from 'vitest';
import { fit } from '$lib/components/game/depot-lines';

describe('the lines of the depot', () => {
	it('stand apart where there is room', () => {
		expect(fit(290, 8, false)).toEqual({ row: 20, sentence: 6 });
	});

	it('come closer before one of them is cut off', () => {
		const { row, sentence } = fit(240, 8, false);
		expect(row).toBe(16);
		expect(40 + 8 * row + sentence * 13.2).toBeLessThanOrEqual(240);
	});

	it('leave the rest to the sentence where there is least', () => {
		expect(fit(110, 3, true)).toEqual({ row: 13, sentence: 3 });
		expect(fit(146, 6, true)).toEqual({ row: 13, sentence: 3 });
		expect(fit(144, 7, true)).toEqual({ row: 13, sentence: 2 });
		expect(fit(190, 3, true).row).toBe(18);
	});
});
