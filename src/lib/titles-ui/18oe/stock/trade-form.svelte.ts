/**
 * A trade between two players: what goes each way, and cash one way. The engine books it as one sale
 * after the other; the cash lies on the first item of whoever receives it (10.4).
 */
import { oeViews, type Action, type DeedId, type PlayerId } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import { turnEntry, type TurnEntry } from '../turn-entry';

type Trade = Extract<Action, { readonly do: 'tradeDeed' }>;

interface TradeDraft {
	readonly partner: PlayerId | null;
	readonly items: readonly DeedId[];
	readonly cash: number;
	readonly pays: boolean;
}

export class TradeForm {
	readonly #teller: Teller;
	#partner = $state<PlayerId | null>(null);
	#items = $state<readonly DeedId[]>([]);
	cash = $state(0);
	/** Whether the player of the turn pays or is paid. */
	pays = $state(true);
	readonly #entry = $derived.by((): TurnEntry | null =>
		this.trades.length === 0 ? null : turnEntry(this.#teller.session, this.trades)
	);

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	get draft(): TradeDraft {
		return { partner: this.#partner, items: this.#items, cash: this.cash, pays: this.pays };
	}
	restore({ partner, items, cash, pays }: TradeDraft): void {
		this.#partner = partner;
		this.#items = items;
		this.cash = cash;
		this.pays = pays;
	}

	get player(): PlayerId | null {
		const { turn } = this.#teller.session.present;
		return turn?.kind === 'stock' ? turn.player : null;
	}
	/** Everybody else; whoever has nothing to sell is still a partner who may be asked. */
	get partners(): readonly PlayerId[] {
		return this.#teller.session.present.seats.filter((seat) => seat !== this.player);
	}
	get partner(): PlayerId | null {
		return this.#partner ?? this.partners[0] ?? null;
	}
	set partner(partner: PlayerId | null) {
		this.#partner = partner;
		this.#items = [];
	}
	itemsOf(player: PlayerId | null): readonly oeViews.TradeItem[] {
		return oeViews.tradeItems(this.#teller.session.present).filter((item) => item.owner === player);
	}
	has(deed: DeedId): boolean {
		return this.#items.includes(deed);
	}
	toggle(deed: DeedId): void {
		this.#items = this.has(deed)
			? this.#items.filter((each) => each !== deed)
			: [...this.#items, deed];
	}

	/** One purchase, one sale, and so on: so nobody stands more than one above the limit on the way. */
	get trades(): readonly Trade[] {
		const { player, partner } = this;
		if (player === null || partner === null) return [];
		const picked = (owner: PlayerId) =>
			this.itemsOf(owner)
				.map((item) => item.deed)
				.filter((deed) => this.has(deed));
		const bought = picked(partner).map((deed, at): Trade => ({
			do: 'tradeDeed',
			deed,
			seller: partner,
			buyer: player,
			price: this.pays && at === 0 ? this.cash : 0
		}));
		const sold = picked(player).map((deed, at): Trade => ({
			do: 'tradeDeed',
			deed,
			seller: player,
			buyer: partner,
			price: !this.pays && at === 0 ? this.cash : 0
		}));
		const longer = bought.length > sold.length ? bought : sold;
		return longer.flatMap((_, at) => [bought[at], sold[at]]).filter((trade) => trade !== undefined);
	}
	/** Cash lies on something that whoever receives it gives. */
	get cashHasNoItem(): boolean {
		const receiver = this.pays ? this.partner : this.player;
		if (this.cash === 0 || this.trades.length === 0) return false;
		return !this.itemsOf(receiver).some((item) => this.has(item.deed));
	}
	get entry(): TurnEntry | null {
		return this.#entry;
	}
}
