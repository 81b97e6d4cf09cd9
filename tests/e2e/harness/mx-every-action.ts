// A moment of a random game of 1822MX for each kind of action and each form it takes.
import { mxConfig, mxWeights, shuffledMx } from '../../properties/mx-weights';
import type { Action, State } from '../../../src/lib/engine';
import type { MxAction } from '../../../src/lib/engine/titles/1822mx';
import { findOccasions, soak, type Occasion } from './every-action';
import { formOf } from './mx-forms';
import { terrain } from './whole-game';

/** Games that come to every form between them, and how far they have to be played; the first has most. */
const GAMES = [
	{ seed: 37, most: 397 },
	{ seed: 141, most: 600 },
	{ seed: 48, most: 600 },
	{ seed: 103, most: 600 },
	{ seed: 120, most: 600 }
];

/** Each game has its own piles. */
export const occasions = (): Occasion[] => {
	const found = new Map<string, Occasion>();
	for (const game of soak ? GAMES : GAMES.slice(0, 1)) {
		const some = findOccasions({
			title: shuffledMx(game.seed),
			games: [game],
			config: mxConfig,
			weights: mxWeights,
			// Only this title's own actions are wider than the engine's door shows.
			formOf: (state, action) => formOf(state, action as MxAction),
			entryOf
		});
		for (const each of some) if (!found.has(each.form)) found.set(each.form, each);
	}
	return [...found.values()];
};

/** Every card that comes up now, whichever pile is asked first. */
function reveals({ duties }: State): Action[] {
	return duties
		.filter(({ kind }) => kind === 'revealCard')
		.flatMap(({ id, count, choices }) =>
			choices.slice(0, count).map((card) => {
				const reveal = { do: 'own.revealCard', pile: id.replace('reveal-', ''), card } as const;
				return reveal;
			})
		);
}

/** What the screen books with it: the end of a stock turn, terrain as it is marked, all cards at once. */
export function entryOf(state: State, action: Action): Action[] {
	if (action.do === 'own.revealCard') return reveals(state);
	if (state.duties.length > 0) return [action];
	if (action.do === 'payTerrain' && 'amount' in action) {
		return [terrain(action.company, action.amount)];
	}
	const trades = state.turn?.kind === 'stock' && !/^(pass|endTurn|stopGame)$/.test(action.do);
	return trades ? [action, { do: 'endTurn' }] : [action];
}
