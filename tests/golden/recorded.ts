/**
 * Games of our own that were recorded once: a line an action, the first line the configuration.
 * `node scripts/run-ts.mjs tests/golden/record-games.ts` records them anew when a change of the rules
 * no longer accepts one; the files made from them then have to be looked at again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Action, GameConfig } from '../../src/lib/engine';
import { finishedGame, titleOf, type FinishedGame } from './finished-game';

export type RecordedTitle = '18mex' | '1822mx' | '18oe';

export const fileOfGame = (title: RecordedTitle, name = 'game'): string =>
	path.resolve('tests', 'golden', title, `${name}.jsonl`);

export function recorded(title: RecordedTitle, name?: string): FinishedGame {
	const text = readFileSync(fileOfGame(title, name), 'utf8');
	const [first = '', ...lines] = text.trimEnd().split('\n');
	// Written by record-games.ts; the engine refuses whatever is no action.
	const config = JSON.parse(first) as GameConfig;
	const actions = lines.map((line) => JSON.parse(line) as Action);
	return finishedGame(titleOf(title), config, actions);
}
