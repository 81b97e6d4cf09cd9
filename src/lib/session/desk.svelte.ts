/**
 * What lies half done on the banker's desk: the open panel and the figures typed into it. Shown at
 * once and written behind; a follower's desk is its own and is not written. A panel is written with
 * the entry it lies on: a browser that is killed between an entry and the closing of its panel does
 * not bring it back.
 */
import type { GameId, GameStore, Json, StoreFailure } from '$lib/storage';
import { WriteBehind } from './write-behind';

const PANEL = 'panel';
const DRAFT = 'draft ';

export interface DeskStart {
	readonly panel: Json;
	readonly drafts: ReadonlyMap<string, Json>;
}

/** Where the game stands: the entry it stands on, and whether its desk may be written. */
export interface DeskPlace {
	readonly on: string | null;
	readonly mayWrite: boolean;
}

export class Desk {
	#panel: Json;
	#drafts: Readonly<Record<string, Json>>;
	readonly #place: () => DeskPlace;
	readonly #behind: WriteBehind;

	constructor(
		store: GameStore,
		id: GameId,
		start: DeskStart,
		place: () => DeskPlace,
		failed: (failure: StoreFailure) => void
	) {
		this.#place = place;
		this.#panel = $state.raw(panelOn(place().on, start.panel));
		this.#drafts = $state.raw(Object.fromEntries(start.drafts));
		this.#behind = new WriteBehind(
			(key, value) =>
				key === PANEL
					? store.change(id, { panel: value })
					: store.saveDraft(id, key.slice(DRAFT.length), value),
			failed
		);
	}

	get panel(): Json {
		return this.#panel;
	}

	setPanel(panel: Json): Promise<void> {
		this.#panel = plainCopy(panel);
		return this.#writePanel();
	}

	/** The game stands on another entry, and what is open lies on that one now. */
	async moved(): Promise<void> {
		if (this.#panel !== null) await this.#writePanel();
	}

	draft(key: string): Json {
		return this.#drafts[key] ?? null;
	}

	/** Null forgets the draft. */
	setDraft(key: string, value: Json): Promise<void> {
		const { [key]: _old, ...others } = this.#drafts;
		const copy = plainCopy(value);
		this.#drafts = copy === null ? others : { ...others, [key]: copy };
		return this.#write(DRAFT + key, copy);
	}

	/** Resolves when everything put on the desk so far is on disk, or has failed and been said. */
	settled(): Promise<void> {
		return this.#behind.settled();
	}

	#writePanel(): Promise<void> {
		const { on } = this.#place();
		return this.#write(PANEL, this.#panel === null ? null : { on, panel: this.#panel });
	}

	#write(key: string, value: Json): Promise<void> {
		return this.#place().mayWrite ? this.#behind.put(key, value) : Promise.resolve();
	}
}

/** What was open on this entry when it was written. */
function panelOn(entry: string | null, written: Json): Json {
	if (written === null || typeof written !== 'object' || !('on' in written)) return null;
	return written.on === entry ? (written['panel'] ?? null) : null;
}

/** A panel may hand over live figures; what waits to be written must not change. */
function plainCopy(value: Json): Json {
	// The copy of a JSON value is a JSON value; spelling the type out recurses without end.
	return $state.snapshot(value as unknown) as Json;
}
