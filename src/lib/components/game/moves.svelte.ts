/**
 * What hands move on the real table: after the latest step, and before it where that step answered a
 * question or a bid. Nobody had time for the purchase while its question lay on the screen. A page
 * that is loaded anew in the middle of it has it too.
 */
import { leadingUp, type Change, type GameSession } from '$lib/session';
import { cardboard, words, type CardboardGroup } from '$lib/text';

type Way = Pick<Change, 'from' | 'to' | 'facts'>;

/** A list put away by hand: the next entry brings back its own, and nothing of what was put away. */
interface PutAway {
	readonly change: Change | null | 'before loading';
	readonly entry: string | null;
}

/** The entry on which a list was put away, for a page that is loaded anew. */
const DRAFT = 'moves';

export class Moves {
	readonly #session: GameSession;
	#away = $state.raw<PutAway | null>(null);

	readonly #latest = $derived.by((): readonly CardboardGroup[] => {
		const { lastChange } = this.#session;
		return lastChange === null || this.#hidden ? [] : this.#list(lastChange);
	});
	readonly #earlier = $derived.by((): readonly CardboardGroup[] => {
		const { timeline, lastChange } = this.#session;
		if (this.#hidden) return [];
		const latest = lastChange?.done.length ?? 0;
		const way = leadingUp(timeline.head, latest, this.#away?.entry ?? null);
		return way === null ? [] : this.#list(way);
	});

	constructor(session: GameSession) {
		this.#session = session;
		const entry = session.draft(DRAFT);
		if (typeof entry === 'string') this.#away = { change: 'before loading', entry };
	}

	/** After the latest step. */
	get latest(): readonly CardboardGroup[] {
		return this.#latest;
	}
	/** Before it, since play was last free; empty where no question was open and no auction ran. */
	get earlier(): readonly CardboardGroup[] {
		return this.#earlier;
	}
	get title(): string {
		const undone = this.#session.lastChange?.kind === 'undone';
		return undone ? words().cardboard.titleUndo : words().cardboard.title;
	}

	putAway(): void {
		const { lastChange, timeline } = this.#session;
		const entry = timeline.head.entry?.id ?? null;
		this.#away = { change: lastChange, entry };
		void this.#session.setDraft(DRAFT, entry);
	}

	get #hidden(): boolean {
		return this.#session.past !== null || this.#session.lastChange === this.#away?.change;
	}

	#list({ from, to, facts }: Way): readonly CardboardGroup[] {
		const groups = cardboard(words(), this.#session.title, from, to, facts);
		// Without chips on the table there is no money to hand over.
		return to.config.chips ? groups : groups.filter((group) => group.kind !== 'money');
	}
}
