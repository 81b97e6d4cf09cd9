/**
 * The piles being laid out: cards in the order they were tapped, the NdeM's first station, the order
 * cards. Kept on the desk, so that table and panel share it and no look elsewhere loses it.
 */
import { decide, mxViews, type Action, type PlayerId } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import type { Json } from '$lib/storage';

export const PILES = ['minors', 'concessions', 'privates'] as const;
export type PileName = (typeof PILES)[number];

interface LayPiles {
	readonly do: 'own.layPiles';
	readonly minors: readonly string[];
	readonly concessions: readonly string[];
	readonly privates: readonly string[];
	readonly ndem: string;
	readonly order: readonly PlayerId[];
}

interface Draft {
	readonly minors: readonly string[];
	readonly concessions: readonly string[];
	readonly privates: readonly string[];
	readonly ndem: string | null;
	readonly order: readonly PlayerId[];
}

const KEY = 'piles';
const EMPTY: Draft = { minors: [], concessions: [], privates: [], ndem: null, order: [] };

function readDraft(value: Json): Draft {
	// Only this desk writes under its key, and always a whole draft.
	return value !== null && typeof value === 'object' ? (value as unknown as Draft) : EMPTY;
}

/** Fisher and Yates; `random` gives numbers from 0 up to but not including 1. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
	const cards = [...list];
	for (let i = cards.length - 1; i > 0; i--) {
		const j = Math.floor(random() * (i + 1));
		const [a, b] = [cards[i], cards[j]];
		if (a === undefined || b === undefined) continue;
		cards[i] = b;
		cards[j] = a;
	}
	return cards;
}

export class PilesDesk {
	readonly #teller: Teller;
	readonly #offered = $derived.by((): LayPiles | null => {
		const action: Action | undefined = this.#teller.options('own.layPiles')[0]?.action;
		// The one action of this kind that the engine of this title offers.
		return action === undefined ? null : (action as unknown as LayPiles);
	});
	readonly #draft = $derived.by(() => readDraft(this.#teller.draft(KEY)));
	readonly #starts = $derived.by(() => this.#ndemStarts());

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	/** Which minors the NdeM may start with. */
	get starts(): readonly string[] {
		return this.#starts;
	}
	get ndem(): string | null {
		return this.#draft.ndem;
	}
	/** Order cards as far as they are dealt. */
	get order(): readonly PlayerId[] {
		return this.#draft.order;
	}
	/** Cards as they lie, as far as they have been tapped. */
	laid(pile: PileName): readonly string[] {
		return this.#draft[pile];
	}
	/** Cards still to be tapped. */
	left(pile: PileName): readonly string[] {
		return this.#all(pile).filter((card) => !this.laid(pile).includes(card));
	}
	/** Everything there is to say has been said. */
	get action(): Action | null {
		const { ndem, order, ...piles } = this.#draft;
		if (ndem === null || !this.dealt) return null;
		const action: LayPiles = { do: 'own.layPiles', ...piles, ndem, order };
		return action;
	}
	/** Every box has its card; FCM and P1 lie in theirs from the start. */
	get boxesFilled(): boolean {
		const boxes = mxViews.boxViews(this.#teller.session.present);
		return PILES.every((pile) => {
			const fixed = pile === 'minors' ? 0 : 1;
			return this.laid(pile).length >= boxes[pile].length - fixed;
		});
	}
	/** Everybody holds an order card. */
	get dealt(): boolean {
		return this.order.length >= (this.#offered?.order.length ?? 0);
	}
	get complete(): boolean {
		return PILES.every((pile) => this.left(pile).length === 0);
	}

	lay(pile: PileName, card: string): void {
		this.#save({ [pile]: [...this.laid(pile), card] });
	}
	takeBack(pile: PileName): void {
		this.#save({ [pile]: this.laid(pile).slice(0, -1) });
	}
	chooseNdem(card: string): void {
		this.#save({ ndem: card, minors: this.laid('minors').filter((each) => each !== card) });
	}
	deal(player: PlayerId): void {
		this.#save({
			order: this.order.includes(player)
				? this.order.filter((each) => each !== player)
				: [...this.order, player]
		});
	}
	shuffleOrder(random: () => number): void {
		this.#save({ order: shuffled(this.#offered?.order ?? [], random) });
	}
	/** All three piles, and the order cards unless they are dealt; the NdeM takes the topmost of its three. */
	shufflePiles(random: () => number): void {
		const deck = shuffled(this.#everyMinor(), random);
		const ndem = deck.find((card) => this.starts.includes(card)) ?? null;
		this.#save({
			ndem,
			minors: deck.filter((card) => card !== ndem),
			concessions: shuffled(this.#offered?.concessions ?? [], random),
			privates: shuffled(this.#offered?.privates ?? [], random),
			...(this.dealt ? {} : { order: shuffled(this.#offered?.order ?? [], random) })
		});
	}
	forget(): void {
		this.#teller.setDraft(KEY, null);
	}

	#everyMinor(): readonly string[] {
		const offered = this.#offered;
		return offered === null ? [] : [...offered.minors, offered.ndem].sort(byNumber);
	}
	#all(pile: PileName): readonly string[] {
		if (pile !== 'minors') return this.#offered?.[pile] ?? [];
		return this.#everyMinor().filter((card) => card !== this.ndem);
	}
	#ndemStarts(): string[] {
		const offered = this.#offered;
		if (offered === null) return [];
		const { title, session } = this.#teller;
		return this.#everyMinor().filter((ndem) => {
			const action: LayPiles = { ...offered, ndem };
			const tried = decide(title.rules, session.present, action);
			return tried.ok || !tried.refusals.some((refusal) => refusal.code === 'wrong-start');
		});
	}
	#save(change: Partial<Draft>): void {
		const { minors, concessions, privates, ndem, order } = { ...this.#draft, ...change };
		this.#teller.setDraft(KEY, {
			minors: [...minors],
			concessions: [...concessions],
			privates: [...privates],
			ndem,
			order: [...order]
		});
	}
}

const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));
