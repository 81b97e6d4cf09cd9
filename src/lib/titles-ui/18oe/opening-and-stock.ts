/** Which moments of the opening and of stock rounds have a board and a panel of their own. */
import { oeViews, type State } from '$engine';
import FloatBoard from './opening/FloatBoard.svelte';
import FloatPanel from './opening/FloatPanel.svelte';
import PacketBoard from './opening/PacketBoard.svelte';
import PacketPanel from './opening/PacketPanel.svelte';
import type { Side } from './panels';
import OeStockBoard from './stock/OeStockBoard.svelte';
import OeStockPanel from './stock/OeStockPanel.svelte';
import OfferPanel from './stock/OfferPanel.svelte';

type Moment = 'packet' | 'float' | 'stock' | null;

function momentOf(state: State): Moment {
	const { turn } = state;
	if (turn === null || state.duties.length > 0 || state.finished !== null) return null;
	if (turn.kind === 'opening' || turn.kind === 'auction') return 'packet';
	if (turn.kind === 'own') return turn.step === 'concession' ? 'float' : null;
	if (turn.kind !== 'stock') return null;
	return oeViews.memory(state).rail === 'major' ? 'stock' : 'float';
}

const boards = { packet: PacketBoard, float: FloatBoard, stock: OeStockBoard };
const panels = { packet: PacketPanel, float: FloatPanel, stock: OeStockPanel };

export const openingAndStock: Side = {
	board(state) {
		const moment = momentOf(state);
		return moment === null ? null : boards[moment];
	},
	now(state) {
		if (state.finished === null && state.duties[0]?.kind === 'minorOffer') return OfferPanel;
		const moment = momentOf(state);
		return moment === null ? null : panels[moment];
	}
};
