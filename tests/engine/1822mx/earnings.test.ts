import { describe, expect, it } from 'vitest';
import { mxViews } from '$engine';

describe('the sheet of a run', () => {
	it.each([
		['3', [20, 30, 60], 110],
		['L', [20, 10], 30],
		['3', [60, 40, 30, 30], 160],
		['E', [60, 40, 30], 260],
		['E', [60, 40, 30, 30], 320],
		['3/2', [20, 30], 30],
		['3/2', [60, 40, 30, 30], 80]
	] as const)(
		'§6.12 MX-52 MX-53 a %s-train with %j, its destination twice, earns %i',
		(type, stops, earned) => {
			const counted = stops.reduce((sum: number, value) => sum + value, 0);
			expect(mxViews.trainEarnings(type, counted)).toBe(earned);
		}
	);
});
