/**
 * The railroads of a stock turn: for each what may be sold, bought from its treasury or the Open Market,
 * floated or bought out of insolvency, with the basket so far taken into account.
 */
import {
	oeViews,
	percentAt,
	presidentOf,
	type Action,
	type BuyShare,
	type CompanyId,
	type Offer,
	type PlayerId,
	type State,
	type Title
} from '$engine';
import {
	actionsOf,
	BUY,
	find,
	itemsBefore,
	sellKey,
	type Basket
} from '$lib/components/game/stock/basket';
import {
	amountOf,
	isStockTurn,
	memo,
	saleView,
	stateAfter,
	type Choice,
	type SaleView
} from '$lib/components/game/stock/stock-view';

type Own<K extends oeViews.OeAction['do']> = Extract<oeViews.OeAction, { readonly do: K }>;
export type FloatMajor = Own<'own.floatMajor'>;

export const FLOAT = 'float';

export function isFloat(action: Action | undefined): action is FloatMajor {
	return action?.do === 'own.floatMajor';
}

export interface OeRow {
	readonly view: oeViews.RailroadView;
	readonly holds: number;
	readonly president: boolean;
	readonly sale: SaleView | null;
	readonly treasury: Choice<Own<'own.buyTreasury'>> | null;
	readonly market: Choice<BuyShare> | null;
	/** Floating it as a major, without the share of step 1. */
	readonly float: Choice<FloatMajor> | null;
	readonly rescue: Choice<Own<'own.rescue'>> | null;
	readonly touched: boolean;
}

export interface OeStockView {
	readonly player: PlayerId;
	readonly rows: readonly OeRow[];
	/** The table on which the purchase is decided. */
	readonly buysAt: State;
}

interface CompanyActions {
	readonly 'own.buyTreasury': Own<'own.buyTreasury'>;
	readonly buyShare: BuyShare;
	readonly 'own.floatMajor': FloatMajor;
	readonly 'own.rescue': Own<'own.rescue'>;
}

export function oeStockView(title: Title, present: State, basket: Basket): OeStockView | null {
	if (!isStockTurn(present) || present.turn?.kind !== 'stock') return null;
	const { player } = present.turn;
	const after = memo((items: Basket) => stateAfter(title, present, items));
	const offers = memo((state: State) => title.offers(state));
	const shown = after(basket.filter((item) => item.key === FLOAT));
	const buysAt = after(itemsBefore(basket, BUY));
	const taken = new Set(actionsOf(basket).map((action) => JSON.stringify(action)));
	const pick = <K extends keyof CompanyActions>(at: State, kind: K, id: CompanyId) =>
		choice(title, at, offers(at), kind, id, player, taken);
	const rows = oeViews.railroadViews(shown, title.companyOrder(shown)).map((view): OeRow => {
		const id = view.company;
		const sellsAt = after(
			itemsBefore(
				basket.filter((item) => item.key !== BUY),
				sellKey(id)
			)
		);
		const treasury = pick(buysAt, 'own.buyTreasury', id);
		const market = pick(buysAt, 'buyShare', id);
		const float = pick(present, 'own.floatMajor', id);
		return {
			view,
			holds: percentAt(shown, id, player),
			president: presidentOf(shown, id) === player,
			sale: saleView(title, sellsAt, offers(sellsAt), id, player, basket),
			treasury,
			market,
			float: float === null ? null : { ...float, chosen: floats(basket, id) },
			rescue: pick(present, 'own.rescue', id),
			touched:
				find(basket, sellKey(id)) !== null ||
				treasury?.chosen === true ||
				market?.chosen === true ||
				floats(basket, id)
		};
	});
	return { player, rows, buysAt };
}

function floats(basket: Basket, id: CompanyId): boolean {
	const action = find(basket, FLOAT)?.actions[0];
	return isFloat(action) && action.company === id;
}

/** The first option of a kind for a company: of a float, the one without the share of step 1. */
function choice<K extends keyof CompanyActions>(
	title: Title,
	at: State,
	offers: readonly Offer[],
	kind: K,
	company: CompanyId,
	player: PlayerId,
	taken: ReadonlySet<string>
): Choice<CompanyActions[K]> | null {
	const options = offers.find((offer) => offer.kind === kind)?.options ?? [];
	for (const { action: plain, refusals } of options) {
		// An offer of a kind lists only actions of that kind.
		const action = plain as unknown as CompanyActions[K];
		if (action.company !== company) continue;
		const amount = amountOf(title, at, plain, player, refusals);
		return { action, refusals, amount, chosen: taken.has(JSON.stringify(plain)) };
	}
	return null;
}
