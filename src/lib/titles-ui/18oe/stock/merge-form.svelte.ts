/**
 * A merger on the desk: which minor into which railroad, what becomes of its stations, which trains are
 * declined, what the map says, and cash agreed between two owners (10.5).
 */
import { oeViews, type CompanyId, type PlayerId, type Refusal, type TrainId } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import { turnEntry, type TurnEntry } from '../turn-entry';
import { firstPlaces, toggled, toggledSlot } from './picked';

type Merge = Extract<oeViews.OeAction, { readonly do: 'own.mergeMinor' }>;

export type Paying = 'nobody' | 'owner' | 'president';

export interface TargetView extends oeViews.MergeTarget {
	readonly refusals: readonly Refusal[];
}

interface MergeDraft {
	readonly minor: CompanyId | null;
	readonly into: CompanyId | null;
	readonly slots: readonly number[] | null;
	/** What an older version put aside does not say it. */
	readonly kept?: number;
	readonly declined: readonly TrainId[];
	readonly connected: boolean;
	readonly paying: Paying;
	readonly cash: number;
}

export class MergeForm {
	readonly #teller: Teller;
	#minor = $state<CompanyId | null>(null);
	#into = $state<CompanyId | null>(null);
	/** Places in the target's list of slots; null: the dearest ones. */
	#slots = $state<readonly number[] | null>(null);
	/** Stations that stay as they are, of those that no token replaces. */
	#kept = $state(0);
	#declined = $state<readonly TrainId[]>([]);
	connected = $state(false);
	paying = $state<Paying>('nobody');
	cash = $state(0);
	readonly #entry = $derived.by((): TurnEntry | null =>
		this.action === null ? null : turnEntry(this.#teller.session, [this.action])
	);
	readonly #targets = $derived.by(() => this.#weigh());

	constructor(teller: Teller, minor: CompanyId | null) {
		this.#teller = teller;
		this.#minor = minor;
	}

	get draft(): MergeDraft {
		return {
			minor: this.#minor,
			into: this.#into,
			slots: this.#slots,
			kept: this.#kept,
			declined: this.#declined,
			connected: this.connected,
			paying: this.paying,
			cash: this.cash
		};
	}
	restore(draft: MergeDraft): void {
		this.#minor = draft.minor;
		this.#into = draft.into;
		this.#slots = draft.slots;
		this.#kept = draft.kept ?? 0;
		this.#declined = draft.declined;
		this.connected = draft.connected;
		this.paying = draft.paying;
		this.cash = draft.cash;
	}

	get player(): PlayerId | null {
		const { turn } = this.#teller.session.present;
		return turn?.kind === 'stock' ? turn.player : null;
	}
	/** Own minors first; those of others can be taken into an own railroad. */
	get minors(): readonly oeViews.MinorView[] {
		const all = oeViews.minorViews(this.#teller.session.present);
		const mine = all.filter((view) => view.owner === this.player);
		return [...mine, ...all.filter((view) => view.owner !== this.player)];
	}
	get minor(): oeViews.MinorView | null {
		return this.minors.find((view) => view.minor === this.#minor) ?? this.minors[0] ?? null;
	}
	get targets(): readonly TargetView[] {
		return this.#targets;
	}
	get target(): TargetView | null {
		return this.#targets.find((view) => view.company === this.#into) ?? null;
	}
	/** Minor and railroad belong to two players. */
	get between(): boolean {
		const { target, minor } = this;
		return target !== null && minor !== null && target.president !== minor.owner;
	}
	/** Which slots are used, as places in the target's list. */
	get slots(): readonly number[] {
		const { target, minor } = this;
		if (target === null || minor === null) return [];
		return this.#slots ?? firstPlaces(target.slots, minor.stations);
	}
	get kept(): number {
		return Math.min(this.#kept, (this.minor?.stations ?? 0) - this.slots.length);
	}
	get declined(): readonly TrainId[] {
		return this.#declined;
	}

	pickMinor(minor: CompanyId): void {
		this.#minor = minor;
		this.pickTarget(null);
	}
	pickTarget(into: CompanyId | null): void {
		this.#into = into;
		this.#slots = null;
		this.#kept = 0;
		this.#declined = [];
		this.connected = false;
		this.paying = 'nobody';
	}
	toggleSlot(at: number): void {
		this.#slots = toggledSlot(this.slots, at, this.minor?.stations ?? 0);
	}
	keep(count: number): void {
		this.#kept = count;
	}
	toggleTrain(train: TrainId): void {
		this.#declined = toggled(this.#declined, train);
	}

	get action(): Merge | null {
		const { target } = this;
		if (target === null) return null;
		const slots = this.slots.map((at) => target.slots[at] ?? 0);
		const base = this.#base(target, slots, this.connected);
		if (base === null) return null;
		return {
			...base,
			...(this.kept > 0 ? { kept: this.kept } : {}),
			...(this.#declined.length > 0 ? { decline: [...this.#declined] } : {}),
			...this.#paid(target)
		};
	}
	get entry(): TurnEntry | null {
		return this.#entry;
	}

	#base(target: oeViews.MergeTarget, slots: readonly number[], connected: boolean): Merge | null {
		const { player, minor } = this;
		if (player === null || minor === null) return null;
		const into = target.company;
		const base: Merge = { do: 'own.mergeMinor', player, minor: minor.minor, into, slots };
		return target.source === 'none' ? { ...base, connected } : base;
	}

	#paid(target: oeViews.MergeTarget): Pick<Merge, 'paid'> {
		const owner = this.minor?.owner ?? null;
		const { president } = target;
		if (this.paying === 'nobody' || !this.between || owner === null || president === null) {
			return {};
		}
		const [from, to] = this.paying === 'owner' ? [owner, president] : [president, owner];
		return { paid: { from, to, amount: this.cash } };
	}

	/**
	 * What speaks against each railroad, leaving the map aside: the table answers that. First those of
	 * the player of the turn, then those of the minor's owner.
	 */
	#weigh(): TargetView[] {
		const { minor, player } = this;
		if (minor === null) return [];
		const { session } = this.#teller;
		const all = oeViews.mergeTargets(session.present, minor.minor);
		const own = all.filter(({ president }) => president === player);
		const owners = all.filter(({ president }) => president === minor.owner && president !== player);
		const others = all.filter((target) => !own.includes(target) && !owners.includes(target));
		return [...own, ...owners, ...others].map((target) => {
			const base = this.#base(target, target.slots.slice(0, minor.stations), true);
			const preview = base === null ? null : session.preview([base]);
			return { ...target, refusals: preview === null || preview.ok ? [] : preview.refusals };
		});
	}
}
