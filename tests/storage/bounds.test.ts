/** The first gate for text from outside, at its edges. */
import { describe, expect, it } from 'vitest';
import { LIMITS, parseBounded } from '$lib/storage/bounds';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const boxed = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

function codeOf(text: string): string {
	const read = parseBounded(text);
	return read.ok ? 'fine' : read.problem.code;
}

describe('text from outside', () => {
	it('may be nested as deep as the limit, in lists and in objects', () => {
		for (const make of [nested, boxed]) {
			expect(codeOf(make(LIMITS.depth))).toBe('fine');
			expect(codeOf(make(LIMITS.depth + 1))).toBe('too-deep');
		}
	});

	it('may hold words and names as long as the limit', () => {
		const word = (length: number): string => JSON.stringify(['x'.repeat(length)]);
		expect(codeOf(word(LIMITS.string))).toBe('fine');
		expect(codeOf(word(LIMITS.string + 1))).toBe('text-too-long');
		const name = (length: number): string => JSON.stringify({ ['x'.repeat(length)]: 1 });
		expect(codeOf(name(LIMITS.key))).toBe('fine');
		expect(codeOf(name(LIMITS.key + 1))).toBe('forbidden-name');
	});

	it.each(['__proto__', 'prototype', 'constructor', 'toString', 'hasOwnProperty'])(
		'may not use the name %s, however deep',
		(name) => {
			expect(codeOf(`{"${name}":1}`)).toBe('forbidden-name');
			expect(codeOf(`[1,{"a":[{"${name}":1}]}]`)).toBe('forbidden-name');
		}
	);

	it('has whole numbers only, and one zero', () => {
		for (const number of ['0', '-5', String(Number.MAX_SAFE_INTEGER)])
			expect(codeOf(`[${number}]`)).toBe('fine');
		for (const number of ['0.5', '-0', '1e300', '9007199254740993'])
			expect(codeOf(`[${number}]`)).toBe('not-a-whole-number');
	});

	it('gives back what it holds', () => {
		const value = { a: [1, 'x', null, true, { b: [] }] };
		expect(parseBounded(JSON.stringify(value))).toEqual({ ok: true, value });
	});
});
