/** Finding companies in a crowd: by letters, by name, by who controls them. */
import { plain } from './plain';
import type { CompanyView } from './views';

/** The value of the filter that shows everybody's companies, player by player. */
export const BY_PRESIDENT = 'by-president';

/** Those whose letters begin with the words, then those whose name or president contains them. */
export function found(companies: readonly CompanyView[], search: string): CompanyView[] {
	const wanted = plain(search);
	if (wanted === '') return [...companies];
	const byLetters = companies.filter(({ id }) => plain(id).startsWith(wanted));
	const byName = companies.filter(
		(company) =>
			!byLetters.includes(company) &&
			plain(`${company.name} ${company.controllerName ?? ''}`).includes(wanted)
	);
	return [...byLetters, ...byName];
}

export interface PresidentGroup {
	readonly player: string;
	readonly name: string;
	readonly companies: readonly CompanyView[];
}

export function byPresident(companies: readonly CompanyView[]): PresidentGroup[] {
	const groups = new Map<string, { name: string; companies: CompanyView[] }>();
	for (const company of companies) {
		const { controller, controllerName } = company;
		if (controller === null) continue;
		const group = groups.get(controller) ?? { name: controllerName ?? controller, companies: [] };
		group.companies.push(company);
		groups.set(controller, group);
	}
	return [...groups]
		.map(([player, group]) => ({ player, ...group }))
		.sort((a, b) => a.player.localeCompare(b.player));
}
