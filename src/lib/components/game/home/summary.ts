/** One line about a saved game, from its summary alone. */
import { describeRound, type Catalogue } from '$lib/text';
import type { GameMeta } from '$lib/storage';

export function roundOf(words: Catalogue, game: GameMeta): string {
	const { round, finished } = game.summary;
	const whole = { ...round, passes: 0, lastActor: null, barred: [], sold: {} };
	return describeRound(words, { round: whole, finished });
}
