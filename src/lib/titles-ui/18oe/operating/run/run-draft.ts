/** What the run form keeps between visits, and how it is read back. */
import type { TrainId } from '$engine';
import type { KeptLines } from '$lib/components/game/now/line-form.svelte';
import { readDraft } from '$lib/components/game/now/revenue-draft';
import type { Json } from '$lib/storage';

export interface Kept extends KeptLines {
	pullman: TrainId | null;
	arrow: TrainId | null;
	orient: TrainId | null;
	joined: TrainId[];
	bonus: 'cash' | 'market';
	/** Lines with a figure of the last run, which has in it what went with the train then. */
	filled: Record<string, boolean>;
	unlinked: { cities: number; towns: number };
	/** The banker says that a national has no linked places. */
	none: boolean;
}

export function keptOf(some: Partial<Kept>): Kept {
	return {
		mode: 'perTrain',
		texts: {},
		asIs: {},
		choice: 'pay',
		pullman: null,
		arrow: null,
		orient: null,
		joined: [],
		bonus: 'market',
		filled: {},
		unlinked: { cities: 0, towns: 0 },
		none: false,
		...some
	};
}

/** No value is typed in these lines, and no unlinked place counted. */
export function nothingCounted({ texts, unlinked }: Kept, lines: readonly string[]): boolean {
	return unlinked.cities + unlinked.towns === 0 && lines.every((line) => !texts[line]);
}

/** With what every title's draft says, so that the table knows that something lies filled in. */
export function draftOf(kept: Kept, total: string, trains: Readonly<Record<string, string>>): Json {
	const { texts, asIs, filled, unlinked, joined, ...rest } = kept;
	return {
		...rest,
		texts: { ...texts },
		asIs: { ...asIs },
		filled: { ...filled },
		unlinked: { ...unlinked },
		joined: [...joined],
		total,
		trains,
		mail: null
	};
}

/** Has this form written it, and so what goes with which train? */
export function isOwnDraft(value: Json): boolean {
	const draft: object | null = readDraft(value);
	return draft !== null && 'texts' in draft;
}

/** Also takes what the sheet for early entries, or "same as last run", has kept. */
export function readKept(value: Json): Partial<Kept> {
	const draft = readDraft(value);
	if (draft === null) return {};
	const { mode, total, trains, choice, active } = draft;
	// This form adds fields to the draft that every title keeps; the other sheet leaves them out.
	const more = draft as unknown as Partial<Kept>;
	const chosen = choice === null ? {} : { choice };
	if (more.texts === undefined) {
		const asIs = Object.fromEntries(Object.keys(trains).map((train) => [train, true]));
		return { mode, texts: { ...trains, total }, asIs, filled: { ...asIs }, ...chosen };
	}
	const { texts, asIs, filled, pullman, arrow, orient, joined, bonus, unlinked, none } = more;
	return {
		mode,
		texts: { ...texts },
		asIs: { ...asIs },
		filled: { ...(filled ?? asIs) },
		pullman: pullman ?? null,
		arrow: arrow ?? null,
		orient: orient ?? null,
		joined: [...(joined ?? [])],
		bonus: bonus ?? 'market',
		unlinked: { cities: unlinked?.cities ?? 0, towns: unlinked?.towns ?? 0 },
		none: none ?? false,
		...(active === undefined ? {} : { active }),
		...chosen
	};
}
