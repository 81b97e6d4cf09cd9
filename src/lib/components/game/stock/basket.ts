/**
 * The basket of a stock turn: sales and one purchase in the order they were tapped, confirmed as
 * one entry. It lies on the session's desk, so that table, panel and a look elsewhere share it.
 */
import type { Action, CompanyId, PlayerId, SellShares } from '$engine';
import type { Json } from '$lib/storage';

export interface BasketItem {
	/** sell:TM, buy, trade:MCAR: a new one with the same key takes the place of the old one. */
	readonly key: string;
	readonly actions: readonly Action[];
	/** Why the banker forced it; null when it is within the rules. */
	readonly forced: string | null;
}

export type Basket = readonly BasketItem[];

export const DRAFT = 'stock';
export const EMPTY: Basket = [];

export const sellKey = (company: CompanyId): string => `sell:${company}`;
export const BUY = 'buy';
const TRADE = 'trade:';

/** A trade is the turn's purchase when the player of the turn buys. */
export function tradeKey(deed: string, buyer: PlayerId, turn: PlayerId): string {
	return buyer === turn ? BUY : `${TRADE}${deed}`;
}

export function put(basket: Basket, item: BasketItem): Basket {
	return basket.some((each) => each.key === item.key)
		? basket.map((each) => (each.key === item.key ? item : each))
		: basket.toSpliced(newPlace(basket, item.key), 0, item);
}

export function take(basket: Basket, key: string): Basket {
	return basket.filter((item) => item.key !== key);
}

export function find(basket: Basket, key: string): BasketItem | null {
	return basket.find((item) => item.key === key) ?? null;
}

/** What comes before this item, or would if it were put in now. */
export function itemsBefore(basket: Basket, key: string): Basket {
	const at = basket.findIndex((item) => item.key === key);
	return basket.slice(0, at < 0 ? newPlace(basket, key) : at);
}

/** At the end; but a sale thought of late, of a private too, joins the sales that come before the purchase. */
function newPlace(basket: Basket, key: string): number {
	const purchase = basket.findIndex((item) => item.key === BUY);
	const isSale = key.startsWith(sellKey('')) || key.startsWith(TRADE);
	return isSale && purchase > 0 ? purchase : basket.length;
}

export function actionsOf(basket: Basket): readonly Action[] {
	return basket.flatMap((item) => item.actions);
}

/** The reason to keep when anything is forced; null when nothing is. */
export function reasonOf(basket: Basket): string | null {
	return basket.find((item) => item.forced !== null)?.forced ?? null;
}

/** Which item the nth action of the basket belongs to. */
export function itemOfAction(basket: Basket, n: number): BasketItem | null {
	let seen = 0;
	for (const item of basket) {
		seen += item.actions.length;
		if (n < seen) return item;
	}
	return null;
}

/** The items whose actions all come before the nth action, and the rest. */
export function splitAt(
	basket: Basket,
	n: number
): { readonly head: Basket; readonly rest: Basket } {
	const stopped = itemOfAction(basket, n);
	if (stopped === null) return { head: basket, rest: EMPTY };
	const at = basket.indexOf(stopped);
	return { head: basket.slice(0, at), rest: basket.slice(at) };
}

/* one by one: each share at the price the last one left */

function saleOf(item: BasketItem | null): SellShares | null {
	const first = item?.actions[0];
	return first !== undefined && first.do === 'sellShares' && 'percent' in first ? first : null;
}

export function isOneByOne(item: BasketItem): boolean {
	return saleOf(item) !== null && item.actions.length > 1;
}

export function mayGoOneByOne(item: BasketItem): boolean {
	const sale = saleOf(item);
	if (sale === null) return false;
	const plain = sale.halves === undefined && sale.change !== true;
	return isOneByOne(item) || (plain && sale.percent > ONE && sale.percent % ONE === 0);
}

const ONE = 10;

/** The same percentage in one block, or share after share. */
export function oneByOne(item: BasketItem, apart: boolean): BasketItem {
	const sale = saleOf(item);
	if (sale === null) return item;
	const percent = soldPercent(item);
	const actions: Action[] = apart
		? Array.from({ length: percent / ONE }, () => ({ ...sale, percent: ONE }))
		: [{ ...sale, percent }];
	return { ...item, actions };
}

export function soldPercent(item: BasketItem | null): number {
	return (item?.actions ?? []).reduce(
		(sum, action) => sum + (action.do === 'sellShares' && 'percent' in action ? action.percent : 0),
		0
	);
}

/* on the desk */

/** `count` names the entry the basket was filled after; an older basket is stale. */
export function toDraft(basket: Basket, count: number): Json {
	// Items are plain JSON; the compiler cannot see it through the union of actions.
	return basket.length === 0 ? null : { count, items: basket as unknown as Json };
}

export function fromDraft(draft: Json, count: number): Basket {
	if (typeof draft !== 'object' || draft === null || !('items' in draft)) return EMPTY;
	if (draft['count'] !== count || !Array.isArray(draft['items'])) return EMPTY;
	// Written by toDraft above and nobody else; every use is decided by the engine again.
	return draft['items'] as unknown as Basket;
}
