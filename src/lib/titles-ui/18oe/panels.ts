/**
 * Which moments of 18OE need a panel of their own. Two sides meet here: `opening-and-stock.ts` answers
 * for the packet, the float actions, stock rounds and consolidation; `operating/panels.ts` answers for
 * operating turns and nationals. To register the operating side, export from `operating/panels.ts` a
 * value of type `Side` and put it into `sides` below; the first side that names a component wins.
 */
import type { Component } from 'svelte';
import type { State } from '$engine';
import { openingAndStock } from './opening-and-stock';
import { finaleFooter, operatingSide } from './operating/panels';
import OeRunSheet from './operating/run/OeRunSheet.svelte';

export interface Side {
	/** What takes the place of the companies in the middle of the table. */
	readonly board: (state: State) => Component | null;
	/** What takes the place of the Now panel. */
	readonly now: (state: State) => Component | null;
}

const sides: readonly Side[] = [openingAndStock, operatingSide];

function first(state: State, part: keyof Side): Component | null {
	for (const side of sides) {
		const found = side[part](state);
		if (found !== null) return found;
	}
	return null;
}

export const panels = {
	board: (state: State) => first(state, 'board'),
	now: (state: State) => first(state, 'now'),
	footer: finaleFooter,
	ahead: OeRunSheet
};
