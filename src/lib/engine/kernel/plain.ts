/** What is kept is plain JSON; two of it are compared by value. */

export function same(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const left = a as Readonly<Record<string, unknown>>;
	const right = b as Readonly<Record<string, unknown>>;
	const keys = Object.keys(left);
	if (keys.length !== Object.keys(right).length) return false;
	return keys.every((key) => same(left[key], right[key]));
}
