/** Picks of a merger: places on a charter, and what is in a list or not. */

export function toggled<T>(list: readonly T[], one: T): T[] {
	return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}

/** With all stations placed, one more pushes out the one that was picked first. */
export function toggledSlot(places: readonly number[], at: number, stations: number): number[] {
	const next = toggled(places, at);
	return next.length > stations ? next.slice(next.length - stations) : next;
}

/** Until somebody picks: the dearest, which stand first. */
export function firstPlaces(slots: readonly number[], stations: number): number[] {
	return slots.slice(0, stations).map((_, at) => at);
}
