/**
 * The new value, with every part of the old one that is the same: what did not change keeps its
 * identity, so that nothing on the screen that shows it has to look again.
 */
export function keepSame<T>(old: unknown, fresh: T): T {
	// Where all parts are the same, the old value is one of the new one's type.
	return same(old, fresh) as T;
}

function same(old: unknown, fresh: unknown): unknown {
	if (Object.is(old, fresh)) return old;
	if (Array.isArray(fresh)) return Array.isArray(old) ? sameList(old, fresh) : fresh;
	return isPlain(fresh) && isPlain(old) ? sameFields(old, fresh) : fresh;
}

/** Things with an id are the same thing wherever they stand in the list. */
function sameList(old: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
	const byId = new Map(old.flatMap((each) => (hasId(each) ? [[each.id, each]] : [])));
	const list = fresh.map((each, at) => same(hasId(each) ? byId.get(each.id) : old[at], each));
	const unchanged = list.length === old.length && list.every((each, at) => each === old[at]);
	return unchanged ? old : list;
}

function sameFields(old: Fields, fresh: Fields): Fields {
	const keys = Object.keys(fresh);
	let unchanged = keys.length === Object.keys(old).length;
	const kept = keys.map((key): [string, unknown] => {
		const value = same(old[key], fresh[key]);
		if (!Object.is(value, old[key]) || !Object.hasOwn(old, key)) unchanged = false;
		return [key, value];
	});
	// From pairs, because a field may have any name, "__proto__" too.
	return unchanged ? old : Object.fromEntries(kept);
}

type Fields = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Fields {
	return (
		typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
	);
}

function hasId(value: unknown): value is { readonly id: unknown } {
	return isPlain(value) && 'id' in value;
}
