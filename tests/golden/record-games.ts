/** Plays a game of each title that is kept as a list of actions, and writes the lists. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decide, type Action, type GameConfig, type State } from '../../src/lib/engine';
import { mx } from '../../src/lib/engine/titles/1822mx';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { mexWeights } from '../properties/mex-weights';
import { mxWeights, shuffledMx } from '../properties/mx-weights';
import { oeWeights } from '../properties/oe-weights';
import { playRandomly } from '../properties/random-play';
import { titleOf } from './finished-game';
import { fileOfGame, type RecordedTitle } from './recorded';

const MOST = 12_000;
const MEX_SEEDS = { game: 20, tie: 606 };
const MX_SEED = 22;
const OE_SEED = 6;

const players = ['Ana', 'Bruno', 'Carla', 'Diego'];
const config: GameConfig = { players, priority: 0, options: [], house: {}, chips: true };

function write(title: RecordedTitle, actions: readonly Action[], name?: string): void {
	const file = fileOfGame(title, name);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, `${[config, ...actions].map((line) => JSON.stringify(line)).join('\n')}\n`);
	console.log(`${title}: ${actions.length} actions`);
}

/** The first entry of a game of 1822MX, read from a table whose piles lie already. */
function layingOf(laid: State): Action {
	const { boxes, piles, stations } = own(laid);
	const action = {
		do: 'own.layPiles',
		minors: [...boxes.minors, ...piles.minors].filter((id) => id !== 'M18'),
		concessions: [...boxes.concessions, ...piles.concessions].filter((id) => id !== 'C-FCM'),
		privates: [...boxes.privates, ...piles.privates].filter((id) => id !== 'P1'),
		ndem: stations[0] ?? '',
		order: laid.order
	} as const;
	const decision = decide(mx.rules, mx.setUp(config), action);
	if (!decision.ok || JSON.stringify(decision.state) !== JSON.stringify(laid))
		throw new Error('the piles cannot be laid like this again');
	return action;
}

for (const [name, seed] of Object.entries(MEX_SEEDS))
	write('18mex', playRandomly(titleOf('18mex'), config, mexWeights, seed, MOST).actions, name);
const shuffled = shuffledMx(MX_SEED);
const game = playRandomly(shuffled, config, mxWeights, MX_SEED, MOST);
write('1822mx', [layingOf(game.initial), ...game.actions]);
write('18oe', playRandomly(titleOf('18oe'), config, oeWeights, OE_SEED, MOST).actions);
