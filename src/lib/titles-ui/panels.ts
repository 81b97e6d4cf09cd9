/**
 * The panels that only one title has, by its id: what takes the place of the companies in the middle
 * of the table, and what takes the place of the Now panel. Null: the ones that every title shares.
 */
import type { Component } from 'svelte';
import type { OperatingView, State } from '$engine';
import { panels as mx } from './1822mx/panels';
import { panels as oe } from './18oe/panels';

export interface TitlePanels {
	readonly board: (state: State) => Component | null;
	readonly now: (state: State) => Component | null;
	/** What stands below every panel at times, instead of the line on when the game ends. */
	readonly footer?: (state: State) => Component | null;
	/** The run of a company that is entered before its turn. */
	readonly ahead?: Component<{ readonly view: OperatingView; readonly ahead: State }>;
}

const registry: Readonly<Record<string, TitlePanels>> = {
	'1822mx': mx,
	'18oe': oe
};

export function titlePanels(title: string): TitlePanels | null {
	return registry[title] ?? null;
}
