/** One line about a saved game, from its summary alone. */
import { titleNames } from '$engine';
import type { GameMeta } from '$lib/storage';
import { describeRound, type Catalogue } from '$lib/text';

export function roundOf(words: Catalogue, game: GameMeta): string {
	const { round, finished } = game.summary;
	const whole = { ...round, passes: 0, lastActor: null, barred: [], sold: {} };
	return describeRound(words, { round: whole, finished });
}

/** A game without a name of its own goes by its title. */
export function nameOf(game: Pick<GameMeta, 'name' | 'title'>): string {
	return game.name || (titleNames[game.title] ?? game.title);
}
