/** House figures by what they belong to, and how many of each group only the box knows. */
import type { HouseRule, Language } from '$engine';

export interface HouseGroup {
	readonly name: string;
	readonly rules: readonly HouseRule[];
	readonly unsure: number;
}

/** `rest` names those that belong to nothing in particular. */
export function houseGroups(
	rules: readonly HouseRule[],
	language: Language,
	rest: string
): readonly HouseGroup[] {
	const groups = new Map<string, HouseRule[]>();
	for (const rule of rules) {
		const name = rule.group?.[language] ?? rest;
		groups.set(name, [...(groups.get(name) ?? []), rule]);
	}
	return [...groups].map(([name, list]) => ({
		name,
		rules: list,
		unsure: list.filter((rule) => rule.unsure !== undefined).length
	}));
}
