/**
 * The opening sale as a screen shows it: every item with its figures, bids and what may be done with
 * it, read from the engine's offers and decisions.
 */
import {
	tryDecide,
	isPlayer,
	spendable,
	type Action,
	type Bid,
	type DeedCard,
	type DeedId,
	type Offer,
	type Option,
	type PlayerId,
	type State,
	type Title
} from '$engine';

export interface BidView {
	readonly player: PlayerId;
	readonly name: string;
	readonly amount: number;
	readonly leads: boolean;
}

export interface ItemView {
	readonly card: DeedCard;
	readonly value: number;
	readonly revenue: number;
	/** Who has it; null while it is for sale. */
	readonly owner: string | null;
	/** The lowest number: it is bought, not bid on. */
	readonly price: number | null;
	readonly buy: Option | null;
	readonly bid: Option | null;
	readonly bids: readonly BidView[];
	readonly inAuction: boolean;
}

export interface OpeningView {
	readonly items: readonly ItemView[];
	readonly lowest: ItemView | null;
	readonly player: PlayerId;
	readonly spendable: number;
}

/** An opening or auction turn with nothing else to answer first: the time for the board. */
export function isOpeningTurn(state: State): boolean {
	const kind = state.turn?.kind;
	return (
		(kind === 'opening' || kind === 'auction') &&
		state.duties.length === 0 &&
		state.finished === null
	);
}

export function openingView(
	title: Title,
	state: State,
	offers: readonly Offer[]
): OpeningView | null {
	const { turn } = state;
	if (!isOpeningTurn(state) || (turn?.kind !== 'opening' && turn?.kind !== 'auction')) return null;
	const options = (kind: Action['do']) =>
		offers.find((offer) => offer.kind === kind)?.options ?? [];
	const buy = options('buyLowest')[0] ?? null;
	const first = title.tables.deeds.find((card) => state.deeds[card.id]?.place === 'offering');
	const items = title.tables.deeds.map((card): ItemView => {
		const deed = state.deeds[card.id];
		const lowest = turn.kind === 'opening' && card.id === first?.id;
		return {
			card,
			value: deed?.value ?? card.value,
			revenue: deed?.revenue ?? card.revenue,
			owner: ownerName(state, card.id),
			price: lowest && buy !== null ? priceOf(title, state, buy, card.id) : null,
			buy: lowest ? buy : null,
			bid: options('bid').find((option) => deedOf(option.action) === card.id) ?? null,
			bids: bidViews(state, state.bids[card.id] ?? []),
			inAuction: turn.kind === 'auction' && turn.deed === card.id
		};
	});
	return {
		items,
		lowest: items.find((item) => item.buy !== null) ?? null,
		player: turn.player,
		spendable: spendable(state, turn.player)
	};
}

export function deedOf(action: Action): DeedId | null {
	return 'deed' in action && typeof action.deed === 'string' ? action.deed : null;
}

export function playerOf(action: Action): PlayerId | null {
	return 'player' in action ? action.player : null;
}

function ownerName(state: State, deed: DeedId): string | null {
	const place = state.deeds[deed]?.place ?? 'removed';
	return isPlayer(place) ? (state.players[place]?.name ?? place) : null;
}

/** What the buyer pays for this item; a purchase may sell further items to others at once. */
function priceOf(title: Title, state: State, buy: Option, deed: DeedId): number | null {
	const named = buy.refusals.find((refusal) => refusal.details['price'] !== undefined);
	if (named !== undefined) return Number(named.details['price']);
	const decision = tryDecide(title.rules, state, buy.action, { override: true });
	if (!decision.ok) return null;
	const paid = decision.facts.find(
		(fact) => fact.t === 'moneyMoved' && 'about' in fact && fact.about === deed
	);
	return paid?.t === 'moneyMoved' && 'amount' in paid ? paid.amount : 0;
}

function bidViews(state: State, bids: readonly Bid[]): BidView[] {
	const best = Math.max(0, ...bids.map((bid) => bid.amount));
	return bids
		.map(({ player, amount }) => ({
			player,
			amount,
			name: state.players[player]?.name ?? player,
			leads: amount === best
		}))
		.sort((a, b) => b.amount - a.amount);
}

/* what the banker is filling in, kept on the desk */

export interface BidDraft {
	readonly deed: DeedId | null;
	/** Null: the least bid. */
	readonly amount: number | null;
	/** Only the result of an auction: who won. */
	readonly winner: PlayerId | null;
}

export const NO_DRAFT: BidDraft = { deed: null, amount: null, winner: null };

export function readDraft(draft: unknown, count: number): BidDraft {
	if (typeof draft !== 'object' || draft === null) return NO_DRAFT;
	const kept = new Map<string, unknown>(Object.entries(draft));
	if (kept.get('count') !== count) return NO_DRAFT;
	const deed = kept.get('deed');
	const amount = kept.get('amount');
	const winner = kept.get('winner');
	return {
		deed: typeof deed === 'string' ? deed : null,
		amount: typeof amount === 'number' ? amount : null,
		winner: typeof winner === 'string' && isPlayer(winner) ? winner : null
	};
}

/** A figure within the offer's range. */
export function within(option: Option, amount: number | null): number {
	const { range } = option;
	if (range === undefined) return 0;
	return Math.min(range.max, Math.max(range.min, amount ?? range.min));
}
