/**
 * The stock turn on the desk: basket, table and preview for whoever draws them. The table in the
 * middle and the panel at the side each make one; the session's draft keeps them the same.
 */
import type { Action, PostedFact, Refusal, State } from '$engine';
import type { Teller } from '../teller.svelte';
import {
	actionsOf,
	DRAFT,
	EMPTY,
	fromDraft,
	itemOfAction,
	put,
	reasonOf,
	splitAt,
	take,
	toDraft,
	type Basket,
	type BasketItem
} from './basket';
import { stockView, type StockView } from './stock-view';

export type TurnPreview =
	| {
			readonly ok: true;
			readonly before: State;
			readonly after: State;
			readonly facts: readonly PostedFact[];
			/** A question comes up before the turn can end; the rest waits in the basket. */
			readonly paused: boolean;
	  }
	| { readonly ok: false; readonly item: BasketItem | null; readonly refusals: readonly Refusal[] };

const END: Action = { do: 'endTurn' };

export class StockDesk {
	readonly #teller: Teller;

	readonly #basket = $derived.by(() =>
		fromDraft(this.#teller.draft(DRAFT), this.#teller.session.count)
	);
	readonly #view = $derived.by(() =>
		// The past is only looked at; its own tables show it.
		this.#teller.session.past === null
			? stockView(this.#teller.title, this.#teller.session.present, this.#basket)
			: null
	);
	readonly #preview = $derived.by(() => this.#decide(this.#basket));

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	get basket(): Basket {
		return this.#basket;
	}
	get view(): StockView | null {
		return this.#view;
	}
	/** The whole turn as it would be booked; null with an empty basket. */
	get preview(): TurnPreview | null {
		return this.#preview;
	}

	put(item: BasketItem): void {
		this.#save(put(this.#basket, item));
	}
	take(key: string): void {
		this.#save(take(this.#basket, key));
	}
	clear(): void {
		this.#save(EMPTY);
	}

	/** Puts it into the basket; a refused one is explained, and forced from inside the explanation. */
	choose(key: string, action: Action, refusals: readonly Refusal[], at: State): void {
		const put = (forced: string | null) => this.put({ key, actions: [action], forced });
		if (refusals.length === 0) put(null);
		else this.#teller.explainAt(at, refusals, action, put);
	}

	/** One entry: the basket and the end of the turn. */
	async confirm(): Promise<void> {
		const preview = this.#preview;
		if (preview === null) return;
		if (!preview.ok) {
			this.#explain(preview);
			return;
		}
		const { actions, options, rest } = this.#entry(preview.paused);
		if (await this.#teller.book(actions, options)) this.#save(rest);
	}

	/** A finger rests on the button that confirms. */
	expect(): void {
		if (this.#preview?.ok !== true) return;
		const { actions, options } = this.#entry(this.#preview.paused);
		this.#teller.expect(actions, options);
	}

	/** What a confirmation books, and what of the basket it leaves. */
	#entry(paused: boolean) {
		const basket = this.#basket;
		const { head, rest } = paused ? this.#untilQuestion() : { head: basket, rest: EMPTY };
		const actions = paused ? actionsOf(head) : [...actionsOf(basket), END];
		const reason = reasonOf(head);
		return { actions, options: reason === null ? {} : { override: true, reason }, rest };
	}

	#decide(basket: Basket): TurnPreview | null {
		if (basket.length === 0) return null;
		const { session } = this.#teller;
		const override = reasonOf(basket) !== null;
		const before = session.present;
		const whole = session.preview([...actionsOf(basket), END], { override });
		if (whole.ok)
			return { ok: true, before, after: whole.state, facts: whole.facts, paused: false };
		const asks = whole.refusals.some((refusal) => refusal.code === 'duty-first');
		const part = asks ? session.preview(actionsOf(basket).slice(0, whole.at), { override }) : whole;
		if (asks && part.ok) {
			return { ok: true, before, after: part.state, facts: part.facts, paused: true };
		}
		return { ok: false, item: itemOfAction(basket, whole.at), refusals: whole.refusals };
	}

	#untilQuestion() {
		const override = reasonOf(this.#basket) !== null;
		const whole = this.#teller.session.preview([...actionsOf(this.#basket), END], { override });
		return splitAt(this.#basket, whole.ok ? actionsOf(this.#basket).length : whole.at);
	}

	#explain({ item, refusals }: Extract<TurnPreview, { readonly ok: false }>): void {
		const force = (reason: string) => {
			if (item === null) void this.#force(reason);
			else this.put({ ...item, forced: reason });
		};
		const { present } = this.#teller.session;
		this.#teller.explainAt(present, refusals, item?.actions[0] ?? END, force);
	}

	/** The end of the turn itself is refused, such as being over a limit. */
	async #force(reason: string): Promise<void> {
		const actions = [...actionsOf(this.#basket), END];
		if (await this.#teller.book(actions, { override: true, reason })) this.#save(EMPTY);
	}

	#save(basket: Basket): void {
		this.#teller.setDraft(DRAFT, toDraft(basket, this.#teller.session.count));
	}
}
