import { describe, expect, it } from 'vitest';
import { earningsOf, mailOf } from '$engine/titles/1822mx/rules/earnings';

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
			const run = destination === undefined ? { stops } : { stops, destination };
			expect(earningsOf(type, run)).toBe(earned);
		}
	);

	it.each([
		[60, 40, 50],
		[40, 10, 25],
		[60, null, 30]
	])(
		'§4.1.14 MX-54 mail between %i and %s pays %i, whatever was doubled or halved',
		(start, end, paid) => {
			expect(mailOf(start, end)).toBe(paid);
		}
	);
});
