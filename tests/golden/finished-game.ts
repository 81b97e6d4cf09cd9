/**
 * A whole game from the list of its actions: one entry an action, one minute an entry and a night in
 * between. What the golden files are made from, whichever the title.
 */
import {
	decideEntry,
	findTitle,
	openTimeline,
	type Action,
	type Entry,
	type Fact,
	type GameConfig,
	type GameMoment,
	type State,
	type Title
} from '../../src/lib/engine';
import type { GameOnPaper } from '../../src/lib/export';
import type { SavedGame } from '../../src/lib/storage';
import type { Catalogue } from '../../src/lib/text';
import { screens as english } from '../../src/lib/text/en/screens';
import { screens as spanish } from '../../src/lib/text/es/screens';

const BEGAN = Date.UTC(2026, 9, 3, 18, 0);
const A_MINUTE = 60_000;
const A_NIGHT = 14 * 60 * A_MINUTE;
/** The entry before which the table went to bed. */
const MORNING = 200;

export interface FinishedGame {
	readonly title: Title;
	readonly config: GameConfig;
	readonly initial: State;
	readonly head: GameMoment;
	readonly entries: readonly Entry<Fact, Action>[];
}

export function titleOf(id: string): Title {
	const title = findTitle(id);
	if (title === null) throw new Error(`${id} is missing`);
	return title;
}

export function finishedGame(
	title: Title,
	config: GameConfig,
	actions: readonly Action[]
): FinishedGame {
	const initial = title.setUp(config);
	const entries: Entry<Fact, Action>[] = [];
	let state = initial;
	for (const action of actions) {
		const decision = decideEntry(title.rules, state, [action]);
		if (!decision.ok) {
			const told = JSON.stringify([action, decision.refusals]);
			throw new Error(`${title.id}, action ${entries.length + 1} is refused: ${told}`);
		}
		state = decision.state;
		const number = entries.length + 1;
		entries.push({
			id: `e${number}`,
			parent: entries.at(-1)?.id ?? null,
			steps: decision.steps,
			at: BEGAN + number * A_MINUTE + (number >= MORNING ? A_NIGHT : 0)
		});
	}
	const last = entries.at(-1)?.id ?? null;
	const { head } = openTimeline(title.rules, initial, entries, { head: last, tip: last });
	return { title, config, initial, head, entries };
}

export function paperOf({ title, head }: FinishedGame, words: Catalogue): GameOnPaper {
	const screen = words.language === 'en' ? english : spanish;
	// Times as a clock at Greenwich shows them, so that the files are the same everywhere.
	const time = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
	return { title, head, words, screen, name: 'Friday', time };
}

/** As the storage takes it. */
export function savedOf({ title, config, initial, entries }: FinishedGame): SavedGame {
	const last = entries.at(-1)?.id ?? null;
	return {
		id: 'finished-game',
		title: title.id,
		edition: title.edition,
		name: 'Friday',
		created: BEGAN,
		updated: entries.at(-1)?.at ?? BEGAN,
		config,
		initial,
		entries,
		position: { head: last, tip: last }
	};
}
