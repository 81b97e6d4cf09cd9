/**
 * Facts that state a whole part of a title's own state anew, kept on a line whose earlier entries have
 * changed: what they changed is changed there, and nothing of what else that part has become.
 */
import type { Posted } from '../../kernel/decide';
import { same } from '../../kernel/plain';
import { isOwn, Misfit } from './evolve';
import type { Fact } from './fact';
import type { State } from './state';

type Parts = Readonly<Record<string, unknown>>;

/** For titles of whose own facts each names a part and says what it is now. */
export function restateParts(then: State, now: State, fact: Posted<Fact>): Posted<Fact> {
	if (!isOwn(fact) || !('to' in fact)) return fact;
	const part = fact.t.slice('own.'.length);
	// A title's own part is a record of parts.
	const [was, is] = [(then.own as Parts)[part], (now.own as Parts)[part]];
	const stated: Posted<Fact> & { readonly to: unknown } = {
		...fact,
		to: restated(was, fact.to, is)
	};
	return stated;
}

/** What was changed from `before` to `to`, changed in what is there now. */
export function restated(before: unknown, to: unknown, now: unknown): unknown {
	if (same(before, now) || same(to, now)) return to;
	if (same(before, to)) return now;
	if (Array.isArray(before) && Array.isArray(to) && Array.isArray(now)) {
		const places = [...before, ...to, ...now].includes(null);
		return places ? placesRestated(before, to, now) : listRestated(before, to, now);
	}
	if (isRecord(before) && isRecord(to) && isRecord(now)) return recordRestated(before, to, now);
	throw new Misfit('a part of the own state has become something else');
}

function isRecord(value: unknown): value is Parts {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordRestated(before: Parts, to: Parts, now: Parts): Parts {
	const result: Record<string, unknown> = { ...now };
	for (const key of new Set([...Object.keys(before), ...Object.keys(to)])) {
		const value = restated(before[key], to[key], now[key]);
		if (value === undefined) delete result[key];
		else result[key] = value;
	}
	return result;
}

/** A list with empty places: each keeps its own, and what is new stands behind. */
function placesRestated(
	before: readonly unknown[],
	to: readonly unknown[],
	now: readonly unknown[]
): unknown[] {
	const result = [...now];
	for (const [at, was] of before.entries()) {
		if (!same(was, to[at])) result[at] = restated(was, to[at], now[at]);
	}
	return [...result, ...to.slice(before.length)];
}

/** Names stand once in a list; figures as often as they lie there, and must be there to leave it. */
function listRestated(
	before: readonly unknown[],
	to: readonly unknown[],
	now: readonly unknown[]
): unknown[] {
	const result = [...now];
	for (const gone of without(before, to)) {
		const at = result.findIndex((item) => same(item, gone));
		if (at >= 0) result.splice(at, 1);
		else if (typeof gone !== 'string') throw new Misfit('what leaves a list is not in it');
	}
	const known = (item: unknown) => typeof item === 'string' && result.includes(item);
	return [...result, ...without(to, before).filter((item) => !known(item))];
}

function without(list: readonly unknown[], others: readonly unknown[]): unknown[] {
	const left = [...others];
	return list.filter((item) => {
		const at = left.findIndex((other) => same(other, item));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
