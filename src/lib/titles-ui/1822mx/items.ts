/** Cards in the boxes as a screen names them. */
import type { State, Title } from '$engine';
import type { Speaker } from '$lib/text';
import type { MxScreens } from './screens';

/** A concession wears the token of its company. */
export function tokenOf(item: string): string {
	return item.startsWith('C-') ? item.slice(2) : item;
}

export function nameOf(say: Speaker, item: string): string {
	return say.state.companies[item] === undefined ? say.deed(item) : say.company(item);
}

/** The name on the card, without its number. */
export function titleOf(title: Title, item: string): string {
	const company = title.tables.companies.find((card) => card.id === tokenOf(item));
	return company?.name ?? title.tables.deeds.find((card) => card.id === item)?.name ?? item;
}

/** Where a minor is at home, what a private or concession pays, what else comes with it. */
export function noteOf(
	say: Speaker,
	words: MxScreens,
	title: Title,
	state: State,
	item: string
): string {
	const company = title.tables.companies.find((card) => card.id === item);
	if (company !== undefined) return company.home;
	const revenue = state.deeds[item]?.revenue ?? 0;
	const pays = revenue === 0 ? words.paysNothing : words.pays({ amount: say.money(revenue) });
	return item === PAIRED ? `${pays}, ${words.withMinor}` : pays;
}

/** The concession that is sold together with a minor. */
const PAIRED = 'C-FCM';
