/** 18MEX: random legal games keep every invariant and reach their end. */
import { describe, expect, test } from 'vitest';
import { breaches, findTitle, type State } from '../../src/lib/engine';
import { mexConfig, mexWeights } from './mex-weights';
import { playRandomly } from './random-play';
import { expectOffersDecided } from './filled-offers';

const title = findTitle('18mex');
if (title === null) throw new Error('18MEX is not registered');
const mex = title;

const games = process.env['PAYMASTER_SOAK'] === '1' ? 5000 : 100;
const MOST = 6000;

describe('random games of 18MEX', () => {
	test(`${games} games reach their end with every invariant kept`, () => {
		for (let seed = 1; seed <= games; seed++) {
			let count = 0;
			const config = mexConfig(seed);
			const total = config.house['bank'] ?? 9000;
			const game = playRandomly(mex, config, mexWeights, seed, MOST, ({ state }) => {
				// The cheap check runs after every action; the full one now and then.
				if (++count % 50 === 0) expect(breaches(state, total)).toEqual([]);
			});
			expect(
				game.state.finished,
				`seed ${seed} after ${game.actions.length} actions`
			).not.toBeNull();
			expect(breaches(game.state, total)).toEqual([]);
		}
	}, 3_600_000);

	test('whatever an offer is filled with is accepted or refused with a code; refusals change nothing', () => {
		const states: State[] = [];
		for (let seed = 1; seed <= 5; seed++) {
			playRandomly(mex, mexConfig(seed), mexWeights, seed, MOST, ({ state }) => {
				if (states.length < 4000 && state.turn !== null) states.push(state);
			});
		}
		expectOffersDecided(mex, states, 150);
	}, 120_000);
});
