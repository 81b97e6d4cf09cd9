/**
 * The sale of the packet on the desk: which item is picked, whether it is bought at its price or bid
 * on, for how much, or who won an auction. Board and panel each make one; the draft keeps them alike.
 */
import {
	oeViews,
	type Action,
	type DeedId,
	type Option,
	type PlayerId,
	type Refusal
} from '$engine';
import { filled } from '$lib/components/game/offers';
import { deedOf, playerOf, within } from '$lib/components/game/opening/opening-view';
import type { Teller } from '$lib/components/game/teller.svelte';
import type { Preview } from '$lib/session';
import { draftFields } from '../drafts';

const DRAFT = 'packet';

interface Draft {
	readonly deed: DeedId | null;
	/** A minor of the top row is raised instead of bought. */
	readonly raise: boolean;
	/** Null: the one that is offered. */
	readonly amount: number | null;
	/** Only the result of an auction: who won. */
	readonly winner: PlayerId | null;
}

const NOTHING: Draft = { deed: null, raise: false, amount: null, winner: null };

export class PacketDesk {
	readonly #teller: Teller;
	readonly #draft = $derived.by(() => this.#read());
	readonly #rows = $derived.by(() => oeViews.packetRows(this.#teller.session.present));
	readonly #auction = $derived.by(() => oeViews.auctionView(this.#teller.session.present));
	readonly #preview = $derived.by((): Preview | null =>
		this.action === null ? null : this.#teller.session.preview([this.action])
	);

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	get rows(): readonly oeViews.PacketRow[] {
		return this.#rows;
	}
	get auction(): oeViews.AuctionView | null {
		return this.#auction;
	}
	/** The item that is picked, or the one in auction. */
	get item(): oeViews.PacketItem | null {
		const deed = this.#auction?.deed ?? this.#draft.deed ?? this.#mustTake();
		const all = this.#rows.flatMap((row) => row.items);
		return all.find((item) => item.deed === deed && item.owner === null) ?? null;
	}
	/** Buying at the asking price; null below the top row and in an auction. */
	get buy(): Option | null {
		return this.#of('own.buyItem', this.item?.deed);
	}
	get bid(): Option | null {
		return this.#of('bid', this.item?.deed);
	}
	get raising(): boolean {
		return this.buy === null || this.#draft.raise;
	}
	get winner(): PlayerId | null {
		return this.#draft.winner;
	}
	/** The offer that is being filled in. */
	get option(): Option | null {
		const { winner } = this;
		if (winner !== null) {
			const results = this.#teller.options('settleAuction');
			return results.find((each) => playerOf(each.action) === winner) ?? null;
		}
		return this.raising ? this.bid : this.buy;
	}
	get amount(): number {
		const { option } = this;
		if (option?.range === undefined) return 0;
		const offered = Number(Reflect.get(option.action, option.range.field));
		return within(option, this.#draft.amount ?? offered);
	}
	get action(): Action | null {
		const { option } = this;
		if (option === null) return null;
		return option.range === undefined ? option.action : filled(option, option.range, this.amount);
	}
	get preview(): Preview | null {
		return this.#preview;
	}
	/** Why it can neither be bought nor bid on as things stand; empty when it can. */
	refusals(deed: DeedId): readonly Refusal[] {
		const option = this.#of('own.buyItem', deed) ?? this.#of('bid', deed);
		return option?.refusals ?? [];
	}

	pick(deed: DeedId | null): void {
		this.#save({ ...NOTHING, deed });
	}
	setRaise(raise: boolean): void {
		this.#save({ ...this.#draft, raise, amount: null });
	}
	setAmount(amount: number): void {
		if (this.option !== null) this.#save({ ...this.#draft, amount: within(this.option, amount) });
	}
	setWinner(winner: PlayerId | null): void {
		this.#save({ ...this.#draft, winner, amount: null });
	}

	/** Items that cost nothing are taken before anything else: the first of them is picked. */
	#mustTake(): DeedId | null {
		if (this.#auction !== null) return null;
		const top = this.#rows.find((row) => row.top);
		return top?.items.find((item) => item.owner === null && item.asking === 0)?.deed ?? null;
	}

	#of(kind: Action['do'], deed: DeedId | undefined): Option | null {
		if (deed === undefined) return null;
		return this.#teller.options(kind).find((option) => deedOf(option.action) === deed) ?? null;
	}

	#read(): Draft {
		const kept = draftFields(this.#teller.draft(DRAFT), this.#teller.session.count);
		if (kept === null) return NOTHING;
		const deed = kept.get('deed');
		const amount = kept.get('amount');
		const winner = kept.get('winner');
		return {
			deed: typeof deed === 'string' ? deed : null,
			raise: kept.get('raise') === true,
			amount: typeof amount === 'number' ? amount : null,
			winner: this.#teller.session.present.seats.find((seat) => seat === winner) ?? null
		};
	}

	#save({ deed, raise, amount, winner }: Draft): void {
		const { count } = this.#teller.session;
		this.#teller.setDraft(DRAFT, { deed, raise, amount, winner, count });
	}
}
