/**
 * Which repair is open. One RepairHost in the game's shell draws it; anybody below opens it:
 * `useRepair().correct('p1')`, `.count('CHI')`, `.rewrite(at, 'change')`, `.menu('p1')`.
 */
import { getContext, setContext } from 'svelte';
import type { Holder } from '$engine';
import type { EditKind } from './rewrite-form.svelte';

export type OpenRepair =
	| { readonly sheet: 'menu'; readonly about: string | null }
	| { readonly sheet: 'correct'; readonly about: string | null }
	| { readonly sheet: 'count'; readonly holder: Holder | null }
	| { readonly sheet: 'rewrite'; readonly at: number; readonly kind: EditKind }
	| { readonly sheet: 'past' }
	| { readonly sheet: 'lines' }
	| { readonly sheet: 'audit' };

/** Exported for tests that stand a component alone. */
export const KEY = Symbol('repair');

export class RepairDesk {
	#open = $state.raw<OpenRepair | null>(null);
	/** Grows with every opening, so that each sheet begins afresh. */
	#times = $state(0);

	get open(): OpenRepair | null {
		return this.#open;
	}
	get times(): number {
		return this.#times;
	}

	show(repair: OpenRepair): void {
		this.#times += 1;
		this.#open = repair;
	}
	close(): void {
		this.#open = null;
	}

	/** `about` is a player's or company's id: a long press on a card or row. */
	menu(about: string | null = null): void {
		this.show({ sheet: 'menu', about });
	}
	correct(about: string | null = null): void {
		this.show({ sheet: 'correct', about });
	}
	count(holder: Holder | null = null): void {
		this.show({ sheet: 'count', holder });
	}
	/** `at` counts entries of the line from 0. */
	rewrite(at: number, kind: EditKind = 'change'): void {
		this.show({ sheet: 'rewrite', at, kind });
	}
	/** The last entries, to choose the one that was wrong. */
	past(): void {
		this.show({ sheet: 'past' });
	}
	lines(): void {
		this.show({ sheet: 'lines' });
	}
	audit(): void {
		this.show({ sheet: 'audit' });
	}
}

export function provideRepair(): RepairDesk {
	const desk = new RepairDesk();
	setContext(KEY, desk);
	return desk;
}

export function useRepair(): RepairDesk {
	return getContext<RepairDesk>(KEY);
}
