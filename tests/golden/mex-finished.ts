/**
 * A whole game of 18MEX of our own, to its end: random legal play with a fixed seed. It stays the
 * same until the rules change.
 */
import type { GameConfig } from '../../src/lib/engine';
import type { GameOnPaper } from '../../src/lib/export';
import type { Catalogue } from '../../src/lib/text';
import { mexWeights } from '../properties/mex-weights';
import { playRandomly } from '../properties/random-play';
import { finishedGame, paperOf, savedOf, titleOf, type FinishedGame } from './finished-game';

const SEED = 20;
const MOST = 6000;

const config: GameConfig = {
	players: ['Ana', 'Bruno', 'Carla', 'Diego'],
	priority: 0,
	options: [],
	house: {},
	chips: true
};

export function playFinished(seed = SEED): FinishedGame {
	const title = titleOf('18mex');
	return finishedGame(title, config, playRandomly(title, config, mexWeights, seed, MOST).actions);
}

export const finished: FinishedGame = playFinished();

export const onPaper = (words: Catalogue): GameOnPaper => paperOf(finished, words);

export const savedFinished = savedOf(finished);
