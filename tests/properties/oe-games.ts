/** Whole random games of 18OE: shared out over two files, so that two cores can play them. */
import { expect, test } from 'vitest';
import { breaches, findTitle } from '../../src/lib/engine';
import { oeBreaches } from './oe-invariants';
import { Reckoning } from './oe-reckoning';
import { OE_MONEY, oeConfig, oeWeights } from './oe-weights';
import { playRandomly } from './random-play';

const title = findTitle('18oe');
if (title === null) throw new Error('18OE is not registered');
export const oe = title;

/** Of all seats together. */
const GAMES = process.env['PAYMASTER_SOAK'] === '1' ? 5000 : 100;
export const MOST = 12_000;

function play(seed: number): string {
	let count = 0;
	const config = oeConfig(seed);
	const reckoning = new Reckoning(oe.setUp(config));
	const game = playRandomly(oe, config, oeWeights, seed, MOST, ({ state, action }) => {
		// A plain comparison: ten thousands of expectations would take longer than the games.
		const wrong = reckoning.follow(action, state);
		if (wrong.length > 0) expect(wrong, `seed ${seed}, action ${count}`).toEqual([]);
		// The cheap check runs after every action; the full one now and then.
		if (++count % 200 === 0) expect(breaches(state, OE_MONEY)).toEqual([]);
		if (count % 25 === 0) expect(oeBreaches(state), `seed ${seed}, action ${count}`).toEqual([]);
	});
	expect(game.state.finished, `seed ${seed} after ${game.actions.length} actions`).not.toBeNull();
	expect([...breaches(game.state, OE_MONEY), ...oeBreaches(game.state)]).toEqual([]);
	return game.state.finished ?? '';
}

/** The games with these numbers of players, of those with 3 to 7. */
export function testGames(players: readonly number[]): void {
	const seeds = Array.from({ length: GAMES }, (_, at) => at + 1).filter((seed) =>
		players.includes(oeConfig(seed).players.length)
	);
	test(`${seeds.length} games reach their end with every invariant kept`, () => {
		const endings = new Set(seeds.map(play));
		expect([...endings].sort()).toEqual(['bank', 'level8']);
	}, 3_600_000);
}
