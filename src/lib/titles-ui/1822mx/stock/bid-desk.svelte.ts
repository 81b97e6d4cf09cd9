/**
 * Bids of the turn on the desk. They lie in the same basket as sales and purchases, so that one
 * Confirm books the whole turn; which box is being looked at is kept beside it.
 */
import {
	decideEntry,
	mxViews,
	spendable,
	type Action,
	type Option,
	type PlayerId,
	type Range,
	type State
} from '$engine';
import { actionsOf, find, reasonOf, take, type Basket } from '$lib/components/game/stock/basket';
import { StockDesk } from '$lib/components/game/stock/stock-desk.svelte';
import type { Teller } from '$lib/components/game/teller.svelte';

export type BoxView = mxViews.BoxView;
type Bid = Extract<Action, { readonly do: 'bid' }>;

const ACTIVE = 'bid-box';

const bidKey = (item: string): string => `bid:${item}`;
export const isBid = (action: Action | undefined): action is Bid => action?.do === 'bid';

/** A bid while it is being made: how much, between what, and what would follow. */
export interface OpenBid {
	readonly box: BoxView;
	readonly amount: number;
	readonly range: Range;
}

/** What bids do to the player of the turn. */
export interface Effect {
	readonly spendable: readonly [number, number];
	readonly certificates: readonly [number, number];
}

export class BidDesk {
	readonly #teller: Teller;
	readonly stock: StockDesk;

	readonly #boxes = $derived.by(() => mxViews.boxViews(this.#teller.session.present));
	/** The table as it is after everything in the basket. */
	readonly #after = $derived.by(() => this.#stateAfter(this.stock.basket));
	readonly #options = $derived.by(() => bidOptions(this.#teller, this.#after));
	readonly #open = $derived.by(() => this.#openBid());

	constructor(teller: Teller) {
		this.#teller = teller;
		this.stock = new StockDesk(teller);
	}

	get boxes(): Readonly<Record<'minors' | 'concessions' | 'privates', readonly BoxView[]>> {
		return this.#boxes;
	}
	get player(): PlayerId | null {
		const { turn } = this.#teller.session.present;
		return turn?.kind === 'stock' ? turn.player : null;
	}
	/** The bid that is being adjusted; null when no bid is in the basket. */
	get open(): OpenBid | null {
		return this.#open;
	}
	get bids(): readonly Bid[] {
		return actionsOf(this.stock.basket).filter(isBid);
	}
	/** The table as it is after everything in the basket. */
	get after(): State {
		return this.#after;
	}
	/** What is bid on an item in this turn. */
	bidOn(item: string): number | null {
		return this.bids.find((bid) => bid.deed === item)?.amount ?? null;
	}
	/** Refused as things stand in the basket. */
	muted(item: string): boolean {
		return this.bidOn(item) === null && (this.#options.get(item)?.refusals.length ?? 0) > 0;
	}
	why(item: string): string | null {
		const option = this.#options.get(item);
		return option === undefined ? null : this.#teller.reason(option.refusals);
	}

	/** A tap on a box: the least bid goes into the basket; a second tap looks at it again. */
	tap(item: string): void {
		if (this.bidOn(item) !== null) {
			this.#look(item);
			return;
		}
		const option = this.#options.get(item);
		if (option === undefined) return;
		this.stock.choose(bidKey(item), option.action, option.refusals, this.#after);
		if (option.refusals.length === 0) this.#look(item);
	}
	setAmount(amount: number): void {
		const open = this.#open;
		const { player } = this;
		if (open === null || player === null || open.box.item === null) return;
		const { item } = open.box;
		const within = Math.min(open.range.max, Math.max(open.range.min, amount));
		const old = find(this.stock.basket, bidKey(item));
		const bid: Bid = { do: 'bid', player, deed: item, amount: within };
		this.stock.put({ key: bidKey(item), actions: [bid], forced: old?.forced ?? null });
	}

	/** Spendable money and certificates before and after what is in the basket. */
	get effect(): Effect | null {
		const { player } = this;
		if (player === null) return null;
		const before = this.#teller.session.present;
		return {
			spendable: [spendable(before, player), spendable(this.#after, player)],
			certificates: [
				mxViews.certificatesWithBids(before, player),
				mxViews.certificatesWithBids(this.#after, player)
			]
		};
	}
	/** The box as it would be with the bids of this turn. */
	boxAfter(item: string): BoxView | null {
		const all = Object.values(mxViews.boxViews(this.#after)).flat();
		return all.find((box) => box.item === item) ?? null;
	}

	#look(item: string): void {
		this.#teller.setDraft(ACTIVE, item);
	}

	#openBid(): OpenBid | null {
		const looked = this.#teller.draft(ACTIVE);
		const item = this.bids.some((bid) => bid.deed === looked)
			? looked
			: (this.bids.at(-1)?.deed ?? null);
		const box = Object.values(this.#boxes)
			.flat()
			.find((each) => each.item === item);
		if (box === undefined || box.item === null) return null;
		const others = this.#stateAfter(take(this.stock.basket, bidKey(box.item)));
		const range = bidOptions(this.#teller, others).get(box.item)?.range;
		if (range === undefined) return null;
		return { box, amount: this.bidOn(box.item) ?? range.min, range };
	}

	/** Items that no longer fit leave the table as it was before them. */
	#stateAfter(basket: Basket): State {
		const { title, session } = this.#teller;
		const override = reasonOf(basket) !== null;
		const actions = actionsOf(basket);
		const whole = decideEntry(title.rules, session.present, actions, { override });
		if (whole.ok) return whole.state;
		const part = decideEntry(title.rules, session.present, actions.slice(0, whole.at), {
			override
		});
		return part.ok ? part.state : session.present;
	}
}

function bidOptions(teller: Teller, state: State): ReadonlyMap<string, Option> {
	const offer = teller.title.offers(state).find(({ kind }) => kind === 'bid');
	return new Map(
		(offer?.options ?? []).flatMap((option) =>
			isBid(option.action) ? [[option.action.deed, option] as const] : []
		)
	);
}
