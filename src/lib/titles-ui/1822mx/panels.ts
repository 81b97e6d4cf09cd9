/** Which moments of 1822MX need a panel of their own. */
import type { Component } from 'svelte';
import type { State } from '$engine';
import MxOperatingPanel from './operating/MxOperatingPanel.svelte';
import MxRunSheet from './operating/MxRunSheet.svelte';
import PilesBoard from './set-up/PilesBoard.svelte';
import RevealPanel from './set-up/RevealPanel.svelte';
import PilesPanel from './set-up/PilesPanel.svelte';
import BidBoard from './stock/BidBoard.svelte';
import MxStockPanel from './stock/MxStockPanel.svelte';
import AuctionPanel from './operating/AuctionPanel.svelte';

/** Duties, the past and the end of the game are shown as in every title. */
function quiet(state: State): boolean {
	return state.duties.length === 0 && state.finished === null;
}

/** Cards of a pile whose order nobody has entered: all at once, by taps, like at the start. */
function reveals(state: State): boolean {
	return state.finished === null && state.duties[0]?.kind === 'revealCard';
}

function step(state: State): string | null {
	return state.turn?.kind === 'own' ? state.turn.step : null;
}

export const panels = {
	board(state: State): Component | null {
		if (!quiet(state)) return null;
		if (state.turn?.kind === 'stock') return BidBoard;
		return step(state) === 'piles' ? PilesBoard : null;
	},
	now(state: State): Component | null {
		if (reveals(state)) return RevealPanel;
		if (!quiet(state)) return null;
		if (state.turn?.kind === 'stock') return MxStockPanel;
		if (state.turn?.kind === 'operating') return MxOperatingPanel;
		if (step(state) === 'tokenAuction') return AuctionPanel;
		return step(state) === 'piles' ? PilesPanel : null;
	},
	ahead: MxRunSheet
};
