/** What did not change keeps its identity, so that nothing that shows it is drawn again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSame } from '$lib/components/game/keep-same';

describe('a new table beside the old one', () => {
	it('is the old one when nothing changed', () => {
		const old = { players: [{ id: 'a', cash: 1, held: ['x'] }], phase: '2' };
		expect(keepSame(old, structuredClone(old))).toBe(old);
	});

	it('keeps what did not change, wherever it now stands in a list', () => {
		const old = {
			list: [
				{ id: 'a', cash: 1 },
				{ id: 'b', cash: 2 }
			],
			depot: { left: 3 }
		};
		const next = {
			list: [
				{ id: 'b', cash: 2 },
				{ id: 'a', cash: 5 }
			],
			depot: { left: 3 }
		};
		const kept = keepSame(old, next);
		expect(kept).toEqual(next);
		expect(kept.list[0]).toBe(old.list[1]);
		expect(kept.list[1]).not.toBe(old.list[0]);
		expect(kept.depot).toBe(old.depot);
	});

	it('never takes a missing field for one without a value', () => {
		const old: { a?: number | undefined; b: number } = { a: undefined, b: 1 };
		const kept = keepSame(old, { b: 1, c: undefined });
		expect(Object.keys(kept)).toEqual(['b', 'c']);
	});

	it('equals the new one, whatever both are', () => {
		const value = fc.jsonValue({ maxDepth: 4 });
		fc.assert(
			fc.property(value, value, (old, fresh) => {
				expect(keepSame(old, fresh)).toEqual(fresh);
			})
		);
	});

	it('a field may have any name', () => {
		const fresh: unknown = JSON.parse('{"a":2,"__proto__":false}');
		expect(keepSame({ a: 1 }, fresh)).toEqual(fresh);
	});

	it('maps and sets are taken as they come', () => {
		const fresh = new Map([['a', 1]]);
		expect(keepSame(new Map([['a', 1]]), fresh)).toBe(fresh);
	});
});
