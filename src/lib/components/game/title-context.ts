/** The title of the open game, for whatever draws tokens or money below it. */
import { getContext, setContext } from 'svelte';
import type { CompanyCard, DeedCard, Title } from '$engine';

const KEY = Symbol('title');

/** What a test hands to a component that stands alone. */
export function titleContext(title: Title): Map<symbol, () => Title> {
	return new Map([[KEY, () => title]]);
}

export function provideTitle(title: () => Title): void {
	setContext(KEY, title);
}

export function useTitle(): Title {
	return getContext<() => Title>(KEY)();
}

export function companyCard(title: Title, id: string): CompanyCard | null {
	return title.tables.companies.find((card) => card.id === id) ?? null;
}

export function deedCard(title: Title, id: string): DeedCard | null {
	return title.tables.deeds.find((card) => card.id === id) ?? null;
}
