/**
 * Which repair is open. One RepairHost in the game's shell draws it; anybody below opens it:
 * `useRepair().correct('p1')`, `.count('CHI')`, `.rewrite(at, 'change')`, `.menu('p1')`. What is half
 * entered is put aside with the game, so that a restart comes back to it.
 */
import { getContext, setContext, untrack } from 'svelte';
import type { Holder } from '$engine';
import type { GameSession } from '$lib/session';
import type { Json } from '$lib/storage';
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

type Drawer = Pick<GameSession, 'draft' | 'setDraft' | 'timeline'>;

const DRAFT = 'repair';
/** Sheets with something to lose. */
const FILLED: readonly OpenRepair['sheet'][] = ['correct', 'count', 'rewrite'];

export class RepairDesk {
	readonly #drawer: Drawer | null;
	#open = $state.raw<OpenRepair | null>(null);
	/** Grows with every opening, so that each sheet begins afresh. */
	#times = $state(0);
	#kept: Json = null;

	/** Without a drawer nothing is put aside. */
	constructor(drawer: Drawer | null = null) {
		this.#drawer = drawer;
		const aside = asideIn(drawer?.draft(DRAFT) ?? null);
		if (aside === null || aside.after !== this.#head) return;
		this.#open = aside.open;
		this.#kept = aside.form;
	}

	get open(): OpenRepair | null {
		return this.#open;
	}
	get times(): number {
		return this.#times;
	}
	/** What an interruption left in the sheet that is open; null when it begins afresh. */
	get kept(): Json {
		return this.#kept;
	}

	show(repair: OpenRepair): void {
		this.#times += 1;
		this.#open = repair;
		this.#kept = null;
		if (!FILLED.includes(repair.sheet)) this.forget();
	}
	close(): void {
		this.#open = null;
		this.#kept = null;
		this.forget();
	}
	/** Puts aside what the open sheet says; it belongs to the table as it is now. */
	keep(form: Json): void {
		// Called from effects that are to follow the form alone, not the drawer.
		untrack(() => {
			const open = this.#open;
			if (open === null || !FILLED.includes(open.sheet)) return;
			void this.#drawer?.setDraft(DRAFT, { open, form, after: this.#head });
		});
	}

	/** What was put aside has been booked, or is not wanted any more. */
	forget(): void {
		if (this.#drawer !== null && this.#drawer.draft(DRAFT) !== null) {
			void this.#drawer.setDraft(DRAFT, null);
		}
	}

	get #head(): string | null {
		return this.#drawer?.timeline.head.entry?.id ?? null;
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

/** Nothing lies open any more, here or after a restart: for a sheet that cannot be drawn. */
export function closeSheets(session: Pick<GameSession, 'setPanel' | 'setDraft'>): void {
	void session.setPanel(null);
	void session.setDraft(DRAFT, null);
}

interface Aside {
	readonly open: OpenRepair;
	readonly form: Json;
	/** The last entry in force when it was put aside. */
	readonly after: string | null;
}

/** Only the outline is checked: the app itself wrote it, and the engine checks what it is told. */
function asideIn(value: Json): Aside | null {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
	const { open, form, after } = value as Readonly<Record<string, Json | undefined>>;
	if (typeof open !== 'object' || open === null || Array.isArray(open)) return null;
	const sheet = FILLED.find((each) => each === Reflect.get(open, 'sheet'));
	if (sheet === undefined || (after !== null && typeof after !== 'string')) return null;
	// One of the three sheets that are put aside, written by `keep` above.
	return { open: open as unknown as OpenRepair, form: form ?? null, after };
}

export function provideRepair(drawer: Drawer | null = null): RepairDesk {
	const desk = new RepairDesk(drawer);
	setContext(KEY, desk);
	return desk;
}

export function useRepair(): RepairDesk {
	return getContext<RepairDesk>(KEY);
}
