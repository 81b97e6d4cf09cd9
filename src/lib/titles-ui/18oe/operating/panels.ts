/** Which moments of operating rounds have a panel of their own; other questions are asked as in every title. */
import { oeViews, type State } from '$engine';
import type { Side } from '../panels';
import FerryPanel from './FerryPanel.svelte';
import FinaleStrip from './FinaleStrip.svelte';
import NationalsPanel from './NationalsPanel.svelte';
import OeIncomePanel from './OeIncomePanel.svelte';
import OeOperatingPanel from './OeOperatingPanel.svelte';

/** The rounds that are left, once they are known. */
export function finaleFooter(state: State) {
	return oeViews.finaleRounds(state).length > 0 ? FinaleStrip : null;
}

export const operatingSide: Side = {
	board: () => null,
	now(state: State) {
		if (state.finished !== null) return null;
		const duty = state.duties[0];
		if (duty?.kind === 'nationals') return NationalsPanel;
		if (duty?.kind === 'whiteCliffs') return FerryPanel;
		if (duty !== undefined) return null;
		if (state.turn?.kind === 'income') return OeIncomePanel;
		return state.turn?.kind === 'operating' ? OeOperatingPanel : null;
	}
};
