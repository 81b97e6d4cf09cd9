/**
 * The first gate for text from outside: it must be JSON of a bounded size and depth, with whole
 * numbers only and no key that every object inherits. Runs without recursion, so that nothing in
 * a file can exhaust the stack.
 */
import { fine, problem, type Outcome } from './messages';

export const LIMITS = {
	/** Characters of a file; a day of play needs about one and a half million, and a backup holds years of them. */
	text: 400_000_000,
	depth: 40,
	values: 36_000_000,
	string: 2_000,
	key: 100
} as const;

export function parseBounded(text: string): Outcome<unknown> {
	if (text.length > LIMITS.text) return problem('too-large', { limit: LIMITS.text });
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return problem('not-json');
	}
	return withinBounds(value);
}

interface Visit {
	readonly value: unknown;
	readonly depth: number;
}

function withinBounds(root: unknown): Outcome<unknown> {
	const open: Visit[] = [{ value: root, depth: 0 }];
	let seen = 0;
	for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
		seen += 1;
		if (seen + open.length > LIMITS.values) {
			return problem('too-many-values', { limit: LIMITS.values });
		}
		const { value, depth } = visit;
		if (typeof value === 'string' && value.length > LIMITS.string) {
			return problem('text-too-long', { limit: LIMITS.string });
		}
		// A zero with a sign would be written without it, and shown with it.
		if (typeof value === 'number' && (!Number.isSafeInteger(value) || Object.is(value, -0))) {
			return problem('not-a-whole-number');
		}
		if (typeof value !== 'object' || value === null) continue;
		if (depth >= LIMITS.depth) return problem('too-deep', { limit: LIMITS.depth });
		if (Array.isArray(value)) {
			for (const item of value as unknown[]) open.push({ value: item, depth: depth + 1 });
			continue;
		}
		for (const [key, item] of Object.entries(value)) {
			if (isForbidden(key)) return problem('forbidden-name', { name: key.slice(0, LIMITS.key) });
			open.push({ value: item, depth: depth + 1 });
		}
	}
	return fine(root);
}

/** Names that an object has before anything is put into it, such as __proto__ or constructor. */
export function isForbidden(name: string): boolean {
	return name.length > LIMITS.key || name in Object.prototype || name === 'prototype';
}
