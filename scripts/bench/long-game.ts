/** Games that grow: random legal play without an end, and its entries one after the other. */
import {
	commit,
	decideEntry,
	findTitle,
	openTimeline,
	stateNow,
	type Action,
	type Entry,
	type Fact,
	type GameConfig,
	type State,
	type Timeline,
	type Title
} from '../../src/lib/engine';
import { mexConfig, mexWeights } from '../../tests/properties/mex-weights';
import { playRandomly, type Weights } from '../../tests/properties/random-play';

export interface Recorded {
	readonly name: string;
	readonly title: Title;
	readonly initial: State;
	readonly actions: readonly Action[];
}

export function random(
	name: string,
	config: GameConfig,
	weights: Weights,
	seed: number,
	most: number
): Recorded {
	const title = findTitle('18mex');
	if (title === null) throw new Error('the title is not registered');
	const game = playRandomly(title, config, weights, seed, most);
	return { name, title, initial: game.initial, actions: game.actions };
}

/** A game that does not end: a bank without bottom, and dear companies withhold. */
export function longGame(entries: number): Recorded {
	const weights: Weights = {
		...mexWeights,
		run: (state, option) => {
			const { action } = option;
			if (action.do !== 'run' || action.choice === 'half') return 40;
			const dear = (state.companies[action.company]?.spot?.price ?? 0) > 110;
			return dear === (action.choice === 'withhold') ? 80 : 1;
		},
		declareBankrupt: () => 0
	};
	const config = { ...mexConfig(2), house: { bank: 50_000_000 } };
	return random(`random 18MEX grown to ${entries} entries`, config, weights, 11, entries);
}

export function grow(
	game: Recorded,
	most: number,
	stop: (state: State, count: number) => boolean = () => false
): { timeline: Timeline<State, Fact, Action>; stored: Entry<Fact, Action>[] } {
	let timeline = openTimeline<State, Fact, Action>(game.title.rules, game.initial);
	const stored: Entry<Fact, Action>[] = [];
	for (const [i, action] of game.actions.slice(0, most).entries()) {
		if (stop(stateNow(timeline), i)) break;
		const decision = decideEntry(game.title.rules, stateNow(timeline), [action]);
		if (!decision.ok) throw new Error(`${game.name}: action ${i} is refused`);
		const entry = {
			id: `e${i}`,
			parent: timeline.head.entry?.id ?? null,
			steps: decision.steps,
			at: i
		};
		stored.push(entry);
		timeline = commit(timeline, entry, decision.state);
	}
	return { timeline, stored };
}
