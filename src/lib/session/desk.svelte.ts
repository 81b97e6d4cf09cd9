/**
 * What lies half done on the banker's desk: the open panel and the figures typed into it. Shown at
 * once and written behind; a follower's desk is its own and is not written.
 */
import type { GameId, GameStore, Json, StoreFailure } from '$lib/storage';
import { WriteBehind } from './write-behind';

const PANEL = 'panel';
const DRAFT = 'draft ';

export interface DeskStart {
	readonly panel: Json;
	readonly drafts: ReadonlyMap<string, Json>;
}

export class Desk {
	#panel: Json;
	#drafts: Readonly<Record<string, Json>>;
	readonly #mayWrite: () => boolean;
	readonly #behind: WriteBehind;

	constructor(
		store: GameStore,
		id: GameId,
		start: DeskStart,
		mayWrite: () => boolean,
		failed: (failure: StoreFailure) => void
	) {
		this.#panel = $state.raw(start.panel);
		this.#drafts = $state.raw(Object.fromEntries(start.drafts));
		this.#mayWrite = mayWrite;
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
		return this.#write(PANEL, this.#panel);
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

	#write(key: string, value: Json): Promise<void> {
		return this.#mayWrite() ? this.#behind.put(key, value) : Promise.resolve();
	}
}

/** A panel may hand over live figures; what waits to be written must not change. */
function plainCopy(value: Json): Json {
	// The copy of a JSON value is a JSON value; spelling the type out recurses without end.
	return $state.snapshot(value as unknown) as Json;
}
