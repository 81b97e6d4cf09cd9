import { describe, expect, it } from 'vitest';
import { mxViews } from '$engine';

/** Stations as the sheet adds them up, the destination once more for the one train that doubles it. */
const counted = (stops: readonly number[], destination = 0): number =>
	stops.reduce((sum, value) => sum + value, destination);

describe('the sheet of a run', () => {
	it.each([
		['3', [20, 30, 60], undefined, 110],
		['L', [20, 10], undefined, 30],
		['3', [60, 40, 30], 30, 160],
		['E', [60, 40, 30], undefined, 260],
		['E', [60, 40, 30], 30, 320],
		['3/2', [20, 30], undefined, 30],
		['3/2', [60, 40, 30], 30, 80]
	] as const)(
		'§6.12 MX-52 MX-53 a %s-train with %j, destination %s, earns %i',
		(type, stops, destination, earned) => {
			expect(mxViews.trainEarnings(type, counted(stops, destination))).toBe(earned);
		}
	);
});
