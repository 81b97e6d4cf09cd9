/**
 * The answer of a player who is asked to take a minor: which of his railroads would, whose tokens
 * replace its stations railroad by railroad, and which of its trains none of them wants (10.5, 10.6).
 */
import { oeViews, type CompanyId, type Duty, type TrainId } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import { firstPlaces, toggled, toggledSlot } from './picked';

type Answer = Extract<oeViews.OeAction, { readonly do: 'own.answerOffer' }>;

/** A railroad that is offered, with its charter and the places picked on it. */
export interface Offered {
	readonly company: CompanyId;
	readonly slots: readonly number[];
	readonly picked: readonly number[];
	/** Stations that would stay as they are, of those that no token replaces. */
	readonly kept: number;
}

interface OfferDraft {
	readonly railroads: readonly CompanyId[];
	readonly places: Readonly<Record<CompanyId, readonly number[]>>;
	/** What an older version put aside does not say it. */
	readonly kept?: Readonly<Record<CompanyId, number>>;
	readonly declined: readonly TrainId[];
}

export class OfferForm {
	readonly #teller: Teller;
	#railroads = $state.raw<readonly CompanyId[]>([]);
	#places = $state.raw<Readonly<Record<CompanyId, readonly number[]>>>({});
	#kept = $state.raw<Readonly<Record<CompanyId, number>>>({});
	#declined = $state.raw<readonly TrainId[]>([]);
	readonly #action = $derived.by(() => this.#answer());
	readonly #preview = $derived.by(() =>
		this.#action === null ? null : this.#teller.session.preview([this.#action])
	);

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	get draft(): OfferDraft {
		return {
			railroads: this.#railroads,
			places: this.#places,
			kept: this.#kept,
			declined: this.#declined
		};
	}
	restore({ railroads, places, kept, declined }: OfferDraft): void {
		this.#railroads = railroads;
		this.#places = places;
		this.#kept = kept ?? {};
		this.#declined = declined;
	}

	get duty(): Duty | null {
		const { duties } = this.#teller.session.present;
		return duties.find((each) => each.kind === 'minorOffer') ?? null;
	}
	get minor(): oeViews.MinorView | null {
		const all = oeViews.minorViews(this.#teller.session.present);
		return all.find((view) => view.minor === this.duty?.company) ?? null;
	}
	/** A new question begins anew: what it does not ask about is left aside. */
	get offered(): readonly Offered[] {
		const { duty, minor } = this;
		const owner = minor?.owner ?? null;
		if (duty === null || minor === null || owner === null) return [];
		return this.#railroads
			.filter((id) => duty.choices.includes(id))
			.map((company) => {
				const { slots } = oeViews.mergeTarget(this.#teller.session.present, owner, company);
				const picked = this.#places[company] ?? firstPlaces(slots, minor.stations);
				const kept = Math.min(this.#kept[company] ?? 0, minor.stations - picked.length);
				return { company, slots, picked, kept };
			});
	}
	get declined(): readonly TrainId[] {
		return this.#declined.filter((id) => this.minor?.trains.some((train) => train.id === id));
	}
	get action(): Answer | null {
		return this.#action;
	}
	get preview() {
		return this.#preview;
	}

	toggle(company: CompanyId): void {
		this.#railroads = toggled(this.#railroads, company);
	}
	toggleSlot({ company, picked }: Offered, at: number): void {
		const places = toggledSlot(picked, at, this.minor?.stations ?? 0);
		this.#places = { ...this.#places, [company]: places };
	}
	keep({ company }: Offered, count: number): void {
		this.#kept = { ...this.#kept, [company]: count };
	}
	toggleTrain(train: TrainId): void {
		this.#declined = toggled(this.#declined, train);
	}
	clear(): void {
		this.#railroads = [];
		this.#places = {};
		this.#kept = {};
		this.#declined = [];
	}

	#answer(): Answer | null {
		const { duty, declined } = this;
		if (duty === null) return null;
		const { player } = duty;
		const slotsOf = ({ slots, picked }: Offered) => picked.map((at) => slots[at] ?? 0);
		const [main, ...more] = this.offered;
		if (main === undefined) return { do: 'own.answerOffer', player, company: null };
		const keeps = more.filter(({ kept }) => kept > 0);
		const also = {
			also: more.map((each) => each.company),
			alsoSlots: Object.fromEntries(more.map((each) => [each.company, slotsOf(each)])),
			...(keeps.length === 0
				? {}
				: { alsoKept: Object.fromEntries(keeps.map((each) => [each.company, each.kept])) })
		};
		return {
			do: 'own.answerOffer',
			player,
			company: main.company,
			slots: slotsOf(main),
			...(main.kept === 0 ? {} : { kept: main.kept }),
			...(more.length === 0 ? {} : also),
			...(declined.length === 0 ? {} : { decline: [...declined] })
		};
	}
}
