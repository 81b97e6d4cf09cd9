/**
 * A float action on the desk: which minor or regional is picked, with which zone or par, and whether a
 * regional is floated, parred or removed. Concessions and the Regional/Minor phase share it.
 */
import { oeViews, type Action, type CompanyId, type PlayerId, type Refusal } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import { draftFields } from '../drafts';
import { turnEntry, type TurnEntry } from '../turn-entry';
import type { ZoneId } from '../zones';

const DRAFT = 'float';

export type Doing = 'float' | 'par' | 'remove';

interface Draft {
	readonly id: CompanyId | null;
	readonly doing: Doing | null;
	readonly par: number | null;
	readonly zone: ZoneId | null;
	/** What a patronage tile in a minor's home city pays; null: there is none. */
	readonly patronage: number | null;
}

const NOTHING: Draft = { id: null, doing: null, par: null, zone: null, patronage: null };

export interface FloatChoice<T> {
	readonly value: T;
	readonly action: Action;
	readonly refusals: readonly Refusal[];
}

type Own = oeViews.OeAction;

/** The letter of a par space: A is the lowest. */
export function parLetter(par: number): string {
	return 'ABCDEF'[oeViews.REGIONAL_PARS.findIndex((each) => each === par)] ?? '';
}

export class FloatDesk {
	readonly #teller: Teller;
	readonly #draft = $derived.by(() => this.#read());
	readonly #zones = $derived.by(() => oeViews.zoneViews(this.#teller.session.present));
	readonly #entry = $derived.by((): TurnEntry | null =>
		this.action === null ? null : turnEntry(this.#teller.session, [this.action])
	);

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	get zones(): readonly oeViews.ZoneView[] {
		return this.#zones;
	}
	get player(): PlayerId | null {
		const { turn } = this.#teller.session.present;
		return turn?.kind === 'stock' || turn?.kind === 'own' ? turn.player : null;
	}
	get id(): CompanyId | null {
		return this.#draft.id;
	}
	get minor(): boolean {
		return this.id !== null && oeViews.isMinor(this.id);
	}
	get regional(): oeViews.RegionalView | null {
		const all = this.#zones.flatMap((zone) => zone.regionals);
		return all.find((view) => view.company === this.id) ?? null;
	}
	/** Passing is refused while a concession is used; regionals may then be parred, not removed. */
	get doings(): readonly Doing[] {
		const stock = this.#teller.session.present.turn?.kind === 'stock';
		return ['float', stock ? 'remove' : 'par'];
	}
	get doing(): Doing {
		return this.#draft.doing ?? 'float';
	}
	get par(): number | null {
		return this.#draft.par;
	}
	get zone(): ZoneId | null {
		return this.#draft.zone;
	}
	get patronage(): number | null {
		return this.#draft.patronage;
	}

	/** What is filled in so far; null while something is missing. */
	get action(): Own | null {
		const { id, player } = this;
		if (id === null || player === null) return null;
		if (this.insolvent(id)) return { do: 'own.rescue', player, company: id };
		if (this.minor) return this.zone === null ? null : this.#floatMinor(player, id, this.zone);
		if (this.regional?.status === 'parred') return { do: 'own.buyParred', player, company: id };
		if (this.doing === 'remove') return { do: 'own.removeRegional', player, company: id };
		return this.par === null ? null : this.#withPar(player, id, this.par);
	}
	get entry(): TurnEntry | null {
		return this.#entry;
	}
	/** Every par with what speaks against it. */
	get pars(): readonly FloatChoice<number>[] {
		const { id, player } = this;
		if (id === null || player === null) return [];
		return oeViews.REGIONAL_PARS.map((par) => this.#choice(par, this.#withPar(player, id, par)));
	}
	/** Every zone with what speaks against it for the picked minor. */
	get zoneChoices(): readonly FloatChoice<oeViews.ZoneView>[] {
		const { id, player } = this;
		if (id === null || player === null) return [];
		return this.#zones.map((zone) => this.#choice(zone, this.#floatMinor(player, id, zone.zone)));
	}
	insolvent(id: CompanyId): boolean {
		return oeViews.memory(this.#teller.session.present).insolvent[id] !== undefined;
	}

	pick(id: CompanyId | null): void {
		this.#save({ ...NOTHING, id });
	}
	do(doing: Doing): void {
		this.#save({ ...this.#draft, doing });
	}
	setPar(par: number): void {
		this.#save({ ...this.#draft, par });
	}
	setZone(zone: ZoneId): void {
		this.#save({ ...this.#draft, zone });
	}
	setPatronage(patronage: number | null): void {
		this.#save({ ...this.#draft, patronage });
	}
	async confirm(): Promise<void> {
		const entry = this.#entry;
		if (entry === null) return;
		if (entry.preview.ok) await this.#teller.book(entry.actions);
		else this.#teller.explain(entry.preview.refusals, entry.actions);
	}

	#floatMinor(player: PlayerId, minor: CompanyId, zone: ZoneId): Own {
		const { patronage } = this;
		const bare = { do: 'own.floatMinor', player, minor, zone } as const;
		return patronage === null ? bare : { ...bare, patronage };
	}
	#withPar(player: PlayerId, company: CompanyId, par: number): Own {
		return this.doing === 'par'
			? { do: 'own.parRegional', player, company, par }
			: { do: 'own.floatRegional', player, company, par };
	}
	#choice<T>(value: T, action: Action): FloatChoice<T> {
		const preview = this.#teller.session.preview([action]);
		return { value, action, refusals: preview.ok ? [] : preview.refusals };
	}

	#read(): Draft {
		const kept = draftFields(this.#teller.draft(DRAFT), this.#teller.session.count);
		if (kept === null) return NOTHING;
		const [id, par, patronage] = [kept.get('id'), kept.get('par'), kept.get('patronage')];
		const doings: readonly Doing[] = ['float', 'par', 'remove'];
		return {
			id: typeof id === 'string' ? id : null,
			doing: doings.find((doing) => doing === kept.get('doing')) ?? null,
			par: typeof par === 'number' ? par : null,
			zone: this.#zones.find((view) => view.zone === kept.get('zone'))?.zone ?? null,
			patronage: typeof patronage === 'number' ? patronage : null
		};
	}

	#save({ id, doing, par, zone, patronage }: Draft): void {
		const { count } = this.#teller.session;
		this.#teller.setDraft(DRAFT, { id, doing, par, zone, patronage, count });
	}
}
