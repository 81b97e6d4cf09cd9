/** A whole game of 18MEX of our own, recorded once, to its end. */
import type { GameOnPaper } from '../../src/lib/export';
import type { Catalogue } from '../../src/lib/text';
import { paperOf, savedOf, type FinishedGame } from './finished-game';
import { recorded } from './recorded';

export const finished: FinishedGame = recorded('18mex');

export const onPaper = (words: Catalogue): GameOnPaper => paperOf(finished, words);

export const savedFinished = savedOf(finished);
