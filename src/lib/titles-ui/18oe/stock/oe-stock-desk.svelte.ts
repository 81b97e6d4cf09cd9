/**
 * A stock turn of 18OE on the desk. The basket is the one of every title; its order is the rulebook's:
 * the float of a major, then sales, then the one purchase (9.3, 10).
 */
import type { Action, PlayerId } from '$engine';
import { BUY, find, type BasketItem } from '$lib/components/game/stock/basket';
import { StockDesk } from '$lib/components/game/stock/stock-desk.svelte';
import type { Teller } from '$lib/components/game/teller.svelte';
import { FLOAT, isFloat, oeStockView, type FloatMajor, type OeStockView } from './oe-stock-view';

export class OeStockDesk extends StockDesk {
	readonly #own: Teller;
	readonly #rows = $derived.by(() =>
		this.#own.session.past === null
			? oeStockView(this.#own.title, this.#own.session.present, this.basket)
			: null
	);

	constructor(teller: Teller) {
		super(teller);
		this.#own = teller;
	}

	get table(): OeStockView | null {
		return this.#rows;
	}
	get float(): FloatMajor | null {
		const action = find(this.basket, FLOAT)?.actions[0];
		return isFloat(action) ? action : null;
	}
	/** The purchase in the basket. */
	get purchase(): Action | null {
		return find(this.basket, BUY)?.actions[0] ?? null;
	}

	/** A float begins the turn anew; a sale goes before the purchase. */
	override put(item: BasketItem): void {
		if (item.key === FLOAT && find(this.basket, FLOAT) === null) {
			this.clear();
			super.put(item);
			return;
		}
		const bought = item.key === BUY ? null : find(this.basket, BUY);
		if (bought !== null) super.take(BUY);
		super.put(item);
		if (bought !== null) super.put(bought);
	}
	/** Without its float the rest of the turn has no ground. */
	override take(key: string): void {
		if (key === FLOAT) this.clear();
		else super.take(key);
	}

	/** Step 1 of a float: a share at the regional's par, or none. */
	setFirst(first: boolean): void {
		const { float } = this;
		if (float === null) return;
		const { do: kind, player, company } = float;
		const action: FloatMajor = first
			? { do: kind, player, company, first }
			: { do: kind, player, company };
		// The share of step 1 takes the place of the one of step 5.
		if (first && this.purchase !== null) super.take(BUY);
		super.put({ key: FLOAT, actions: [action], forced: null });
	}
	get player(): PlayerId | null {
		const { turn } = this.#own.session.present;
		return turn?.kind === 'stock' ? turn.player : null;
	}
}
