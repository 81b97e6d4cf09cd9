/** The depot on a small table: every train is seen before the sentence below the list is. */
import { describe, expect, it } from 'vitest';
import { fit, fitTwo, linesOf } from '$lib/components/game/depot-lines';

describe('the lines of the depot', () => {
	it('stand apart where there is room', () => {
		expect(fit(290, 8, false)).toEqual({ row: 20, sentence: 6 });
	});

	it('come closer before one of them is cut off', () => {
		const { row, sentence } = fit(240, 8, false);
		expect(row).toBe(16);
		expect(40 + 8 * row + sentence * 13.2).toBeLessThanOrEqual(240);
	});

	it('come closer still for a sentence of the usual length beneath seven of them', () => {
		for (const height of [202, 207, 215, 221]) {
			const { row, sentence } = fit(height, 7, false);
			expect(sentence).toBeGreaterThanOrEqual(4);
			expect(40 + 10 + 7 * row + 4 * 13.2).toBeLessThanOrEqual(height);
		}
	});

	it('make room for a long sentence, frame and all', () => {
		const long = 'Quinto tren 3 comprado: fase 3½, cierran las menores y se entregan sus acciones';
		expect(linesOf(long)).toBe(4);
		expect(linesOf(`${long} de canje, se pueden comprar acciones de NdM, NdM puede tener 4`)).toBe(
			5
		);
		const { row, sentence } = fit(221, 6, false, 5);
		expect(sentence).toBe(5);
		expect(40 + 10 + 6 * row + 5 * 13.2).toBeLessThanOrEqual(221);
	});

	it('stand two in a row where there is little room, and leave the rest to the sentence', () => {
		expect(fitTwo(190, 5).sentence).toBe(6);
		expect(fitTwo(166, 5).sentence).toBe(5);
		expect(fitTwo(146, 5).sentence).toBe(4);
	});

	it('leave the rest to the sentence where there is least', () => {
		expect(fit(110, 3, true)).toEqual({ row: 13, sentence: 3 });
		expect(fit(146, 6, true)).toEqual({ row: 13, sentence: 3 });
		expect(fit(144, 7, true)).toEqual({ row: 13, sentence: 2 });
		expect(fit(190, 3, true).row).toBe(18);
	});
});
