/**
 * The panels that only one title has, by its id: what takes the place of the companies in the middle
 * of the table, and what takes the place of the Now panel. Null: the ones that every title shares.
 */
import type { Component } from 'svelte';
import type { State } from '$engine';
import { panels as mx } from './1822mx/panels';

export interface TitlePanels {
	readonly board: (state: State) => Component | null;
	readonly now: (state: State) => Component | null;
}

const registry: Readonly<Record<string, TitlePanels>> = {
	'1822mx': mx
};

export function titlePanels(title: string): TitlePanels | null {
	return registry[title] ?? null;
}
