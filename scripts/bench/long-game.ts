/** Games that grow: random legal play without an end, and its entries one after the other. */
import {
	cashOf,
	commit,
	decideEntry,
	findTitle,
	openTimeline,
	stateNow,
	type Action,
	type Entry,
	type Fact,
	type GameConfig,
	type Offer,
	type State,
	type Timeline,
	type Title
} from '../../src/lib/engine';
import { mexConfig, mexWeights } from '../../tests/properties/mex-weights';
import { mxConfig, mxWeights, shuffledMx } from '../../tests/properties/mx-weights';
import { playRandomly, type Weights } from '../../tests/properties/random-play';

export interface Recorded {
	readonly name: string;
	readonly title: Title;
	readonly initial: State;
	readonly actions: readonly Action[];
}

export interface Grown {
	readonly timeline: Timeline<State, Fact, Action>;
	readonly stored: readonly Entry<Fact, Action>[];
}

/** So much that no bank of a long game breaks. */
const BOTTOMLESS = { bank: 50_000_000 };

export function random(
	name: string,
	title: Title,
	config: GameConfig,
	weights: Weights,
	seed: number,
	most: number
): Recorded {
	const game = playRandomly(title, config, weights, seed, most);
	return { name, title, initial: game.initial, actions: game.actions };
}

export function mexTitle(): Title {
	const title = findTitle('18mex');
	if (title === null) throw new Error('the title is not registered');
	return title;
}

/** Dear companies withhold, so that no price reaches the end of the chart. */
const withholding =
	(dearest: number): NonNullable<Weights[string]> =>
	(state, { action }) => {
		if (action.do !== 'run') return 40;
		const dear = (state.companies[action.company]?.spot?.price ?? 0) > dearest;
		return dear === (action.choice === 'withhold') ? 80 : 1;
	};

/** A game of 18MEX that does not end. */
export function longGame(entries: number): Recorded {
	const weights: Weights = { ...mexWeights, run: withholding(110), declareBankrupt: () => 0 };
	const config = { ...mexConfig(2), house: BOTTOMLESS };
	return random(`18MEX, random, grown to ${entries}`, mexTitle(), config, weights, 11, entries);
}

/** A game of 1822MX that does not end. */
export function longMxGame(entries: number): Recorded {
	const seed = 8;
	const weights: Weights = {
		...mxWeights,
		'own.repayLoan': () => 1000,
		bid: () => 3,
		run: withholding(250)
	};
	const config = { ...mxConfig(seed), house: BOTTOMLESS };
	const title = withGifts(shuffledMx(seed));
	return random(`1822MX, random, grown to ${entries}`, title, config, weights, seed, entries);
}

/** Whoever is short of money is given some by a correction: over hundreds of rounds a loan would have no end. */
function withGifts(title: Title): Title {
	const gift = (player: string): Offer => ({
		kind: 'correct',
		options: [
			{
				action: {
					do: 'correct',
					reason: 'bench',
					changes: [{ kind: 'cash', from: 'bank', to: player, amount: 5000 }]
				},
				refusals: []
			}
		]
	});
	return {
		...title,
		offers: (state) => {
			const poor = state.seats.find((player) => cashOf(state, player) < 1000);
			return poor === undefined || state.duties.length > 0 ? title.offers(state) : [gift(poor)];
		}
	};
}

export function grow(
	game: Recorded,
	most: number,
	stop: (state: State, count: number) => boolean = () => false
): Grown {
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
