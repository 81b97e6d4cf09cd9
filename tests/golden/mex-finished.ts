/**
 * A whole game of 18MEX of our own, to its end: random legal play with a fixed seed, one entry an
 * action, one minute an entry and a night in between. It stays the same until the rules change.
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
	type Title
} from '../../src/lib/engine';
import type { GameOnPaper } from '../../src/lib/export';
import type { Catalogue } from '../../src/lib/text';
import { screens as english } from '../../src/lib/text/en/screens';
import { screens as spanish } from '../../src/lib/text/es/screens';
import { mexWeights } from '../properties/mex-weights';
import { playRandomly } from '../properties/random-play';

const SEED = 20;
const MOST = 6000;
const BEGAN = Date.UTC(2026, 9, 3, 18, 0);
const A_MINUTE = 60_000;
const A_NIGHT = 14 * 60 * A_MINUTE;
/** The entry before which the table went to bed. */
const MORNING = 200;

const config: GameConfig = {
	players: ['Ana', 'Bruno', 'Carla', 'Diego'],
	priority: 0,
	options: [],
	house: {},
	chips: true
};

function mexTitle(): Title {
	const title = findTitle('18mex');
	if (title === null) throw new Error('18MEX is missing');
	return title;
}

type MexEntry = Entry<Fact, Action>;

export interface FinishedGame {
	readonly title: Title;
	readonly head: GameMoment;
	readonly entries: readonly MexEntry[];
}

export function playFinished(seed = SEED): FinishedGame {
	const title = mexTitle();
	const game = playRandomly(title, config, mexWeights, seed, MOST);
	const entries: MexEntry[] = [];
	let state = game.initial;
	for (const action of game.actions) {
		const decision = decideEntry(title.rules, state, [action]);
		if (!decision.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
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
	const { head } = openTimeline(title.rules, game.initial, entries, { head: last, tip: last });
	return { title, head, entries };
}

export const finished: FinishedGame = playFinished();

export function onPaper(words: Catalogue): GameOnPaper {
	const { title, head } = finished;
	const screen = words.language === 'en' ? english : spanish;
	// Times as a clock at Greenwich shows them, so that the files are the same everywhere.
	const time = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
	return { title, head, words, screen, name: 'Friday', time };
}

/** As the storage takes it. */
export const savedFinished = {
	id: 'finished-game',
	title: finished.title.id,
	edition: finished.title.edition,
	name: 'Friday',
	created: BEGAN,
	updated: finished.entries.at(-1)?.at ?? BEGAN,
	config,
	initial: finished.title.setUp(config),
	entries: finished.entries,
	position: {
		head: finished.entries.at(-1)?.id ?? null,
		tip: finished.entries.at(-1)?.id ?? null
	}
};
