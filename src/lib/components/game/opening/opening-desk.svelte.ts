/** The opening sale on the desk: which item is picked and for how much, shared by board and panel. */
import type { Action, DeedId, Option, PlayerId } from '$engine';
import { filled } from '../offers';
import type { Teller } from '../teller.svelte';
import type { Bidder } from './AuctionBidders.svelte';
import {
	NO_DRAFT,
	openingView,
	playerOf,
	readDraft,
	within,
	type BidDraft,
	type ItemView,
	type OpeningView
} from './opening-view';

const DRAFT = 'opening';

export class OpeningDesk {
	readonly #teller: Teller;
	readonly #view = $derived.by(() =>
		this.#teller.session.past === null
			? openingView(this.#teller.title, this.#teller.session.present, this.#teller.session.offers)
			: null
	);
	readonly #draft = $derived.by(() =>
		readDraft(this.#teller.draft(DRAFT), this.#teller.session.count)
	);

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	get view(): OpeningView | null {
		return this.#view;
	}
	/** The item that is bid on: the one picked, or the one in auction. */
	get picked(): ItemView | null {
		const items = this.#view?.items ?? [];
		return (
			items.find((item) => item.inAuction) ??
			items.find((item) => item.card.id === this.#draft.deed && item.bid !== null) ??
			null
		);
	}
	/** Only the result is entered: who won. */
	get winner(): PlayerId | null {
		return this.#draft.winner;
	}
	/** Who takes part in the auction, and how far each can go. */
	get bidders(): readonly Bidder[] {
		const results = this.#teller.options('settleAuction');
		return (this.picked?.bids ?? []).map(({ player, amount, leads }) => {
			const result = results.find((option) => playerOf(option.action) === player);
			return { player, bid: amount, leads, most: result?.range?.max ?? null };
		});
	}
	/** The offer that is being filled in. */
	get option(): Option | null {
		const { winner } = this;
		if (winner === null) return this.picked?.bid ?? null;
		return (
			this.#teller.options('settleAuction').find((each) => playerOf(each.action) === winner) ?? null
		);
	}
	get amount(): number {
		return this.option === null ? 0 : within(this.option, this.#draft.amount);
	}
	/** The offer with the amount in it. */
	get action(): Action | null {
		const { option } = this;
		if (option === null) return null;
		return option.range === undefined ? option.action : filled(option, option.range, this.amount);
	}

	pick(deed: DeedId | null): void {
		this.#save({ ...NO_DRAFT, deed });
	}
	setAmount(amount: number): void {
		if (this.option !== null) this.#save({ ...this.#draft, amount: within(this.option, amount) });
	}
	setWinner(winner: PlayerId | null): void {
		this.#save({ ...this.#draft, winner, amount: null });
	}

	#save({ deed, amount, winner }: BidDraft): void {
		this.#teller.setDraft(DRAFT, { deed, amount, winner, count: this.#teller.session.count });
	}
}
