/**
 * The stock table: for every company what may be sold and bought now, with the basket so far taken
 * into account. Each column asks the engine on the table as it is at that point of the basket.
 */
import {
	cashOf,
	companyView,
	consequences,
	decideEntry,
	percentAt,
	presidentOf,
	tryDecide,
	type Action,
	type BuyShare,
	type CompanyId,
	type CompanyView,
	type MarkerMove,
	type Offer,
	type PlayerId,
	type Refusal,
	type SellShares,
	type State,
	type Title
} from '$engine';
import { actionsOf, BUY, find, itemsBefore, reasonOf, sellKey, soldPercent } from './basket';
import type { Basket } from './basket';

export type StartCompany = Extract<Action, { readonly do: 'startCompany' }>;

export interface Choice<A extends Action> {
	readonly action: A;
	readonly refusals: readonly Refusal[];
	/** What it costs or brings; null when even that cannot be told. */
	readonly amount: number | null;
	readonly chosen: boolean;
}

export interface SaleView {
	/** Whole shares, fewest first. */
	readonly steps: readonly Choice<SellShares>[];
	/** How many of the steps are in the basket; 0 = none. */
	readonly step: number;
	/** How far the stepper goes within the rules. */
	readonly most: number;
	/** With 5% certificates or change, where there are any. */
	readonly variants: readonly Choice<SellShares>[];
	/** What the chosen sale brings, and where the marker goes. */
	readonly brings: number | null;
	readonly marker: MarkerMove | null;
	/** The table on which the choices were decided. */
	readonly at: State;
}

export interface StockRow {
	readonly company: CompanyView;
	readonly holds: number;
	readonly president: boolean;
	readonly sale: SaleView | null;
	readonly offering: Choice<BuyShare> | null;
	readonly pool: readonly Choice<BuyShare>[];
	readonly starts: readonly Choice<StartCompany>[];
	/** In the basket in one way or another. */
	readonly touched: boolean;
}

export interface StockView {
	readonly player: PlayerId;
	readonly rows: readonly StockRow[];
	/** The table on which purchases were decided. */
	readonly buysAt: State;
}

/** A stock turn with nothing else to answer first: the time for the stock table. */
export function isStockTurn(state: State): boolean {
	return state.turn?.kind === 'stock' && state.duties.length === 0 && state.finished === null;
}

export function stockView(title: Title, present: State, basket: Basket): StockView | null {
	if (!isStockTurn(present) || present.turn?.kind !== 'stock') return null;
	const { player } = present.turn;
	const after = memo((items: Basket) => stateAfter(title, present, items));
	const offers = memo((state: State) => title.offers(state));
	const buysAt = after(itemsBefore(basket, BUY));
	const rows = title
		.companyOrder(present)
		.filter((id) => present.companies[id]?.kind !== 'minor')
		.map((id): StockRow => {
			const sellsAt = after(itemsBefore(basket, sellKey(id)));
			const buys = choices(title, buysAt, offers(buysAt), 'buyShare', id, player, basket);
			const starts = choices(title, buysAt, offers(buysAt), 'startCompany', id, player, basket);
			return {
				company: companyView(title, present, id),
				holds: percentAt(present, id, player),
				president: presidentOf(present, id) === player,
				sale: saleView(title, sellsAt, offers(sellsAt), id, player, basket),
				offering: buys.find((buy) => buy.action.from === 'offering') ?? null,
				pool: buys.filter((buy) => buy.action.from === 'pool'),
				starts,
				touched:
					find(basket, sellKey(id)) !== null || [...buys, ...starts].some((buy) => buy.chosen)
			};
		});
	return { player, rows, buysAt };
}

/** The table after the items; one that no longer fits leaves the table as it was before it. */
export function stateAfter(title: Title, state: State, items: Basket): State {
	const override = reasonOf(items) !== null;
	const actions = actionsOf(items);
	const decision = decideEntry(title.rules, state, actions, { override });
	if (decision.ok) return decision.state;
	const partly = decideEntry(title.rules, state, actions.slice(0, decision.at), { override });
	return partly.ok ? partly.state : state;
}

/** Rows share a few tables; each is worked out once. Baskets are told apart by their actions. */
export function memo<K, V>(work: (key: K) => V): (key: K) => V {
	const known = new Map<unknown, V>();
	return (key) => {
		const name = Array.isArray(key) ? JSON.stringify(key) : key;
		const found = known.get(name);
		if (found !== undefined) return found;
		const value = work(key);
		known.set(name, value);
		return value;
	};
}

interface CompanyActions {
	readonly sellShares: SellShares;
	readonly buyShare: BuyShare;
	readonly startCompany: StartCompany;
}

function choices<K extends keyof CompanyActions>(
	title: Title,
	at: State,
	offers: readonly Offer[],
	kind: K,
	company: CompanyId,
	player: PlayerId,
	basket: Basket
): Choice<CompanyActions[K]>[] {
	const taken = new Set(actionsOf(basket).map((action) => JSON.stringify(action)));
	const options = offers.find((offer) => offer.kind === kind)?.options ?? [];
	return options.flatMap((option) => {
		// An offer of a kind lists only actions of that kind.
		const action = option.action as CompanyActions[K];
		if (action.company !== company) return [];
		const { refusals } = option;
		const chosen = taken.has(JSON.stringify(action));
		return [{ action, refusals, amount: amountOf(title, at, action, player, refusals), chosen }];
	});
}

/** What the player's cash changes by, as the engine would book it. */
export function amountOf(
	title: Title,
	at: State,
	action: Action,
	player: PlayerId,
	refusals: readonly Refusal[]
): number | null {
	const named = refusals.find((refusal) => refusal.details['price'] !== undefined);
	if (named !== undefined) return Number(named.details['price']);
	const decision = tryDecide(title.rules, at, action, { override: true });
	if (!decision.ok) return null;
	return Math.abs(cashOf(decision.state, player) - cashOf(at, player));
}

export function saleView(
	title: Title,
	at: State,
	offers: readonly Offer[],
	company: CompanyId,
	player: PlayerId,
	basket: Basket
): SaleView | null {
	const all = choices(title, at, offers, 'sellShares', company, player, basket);
	if (all.length === 0) return null;
	const special = ({ action }: Choice<SellShares>) =>
		action.halves !== undefined || action.change === true;
	const steps = all.filter((choice) => !special(choice));
	const item = find(basket, sellKey(company));
	const sold = soldPercent(item);
	const variant = all.some((choice) => special(choice) && choice.chosen);
	const override = reasonOf(basket) !== null;
	const decided = item === null ? null : decideEntry(title.rules, at, item.actions, { override });
	const refusedAt = steps.findIndex((choice) => choice.refusals.length > 0);
	return {
		steps,
		step: variant ? 0 : steps.findIndex((choice) => choice.action.percent === sold) + 1,
		most: refusedAt < 0 ? steps.length : refusedAt,
		variants: all.filter(special),
		brings: decided?.ok ? cashOf(decided.state, player) - cashOf(at, player) : null,
		marker: decided?.ok
			? (consequences(at, decided.state, decided.facts).markers.find(
					(move) => move.company === company
				) ?? null)
			: null,
		at
	};
}
