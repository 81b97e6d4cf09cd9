/** 18MEX: random legal games keep every invariant and reach their end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breaches, decide, findTitle, type State } from '../../src/lib/engine';
import { mexConfig, mexWeights } from './mex-weights';
import { dice, fill, playRandomly } from './random-play';

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
		fc.assert(
			fc.property(fc.nat(states.length - 1), fc.nat(), (at, seed) => {
				const state = states[at];
				if (state === undefined) return;
				const before = JSON.stringify(state);
				const random = dice(seed);
				for (const offer of mex.offers(state)) {
					const option = offer.options[Math.floor(random() * offer.options.length)];
					if (option === undefined) continue;
					const action = fill(option, random, state);
					const decision = decide(mex.rules, state, action);
					if (decision.ok)
						expect(option.refusals.length === 0 || option.range !== undefined).toBe(true);
					else for (const refusal of decision.refusals) expect(refusal.code).toMatch(/^[a-z-]+$/);
					if (option.range === undefined) expect(decision.ok).toBe(option.refusals.length === 0);
				}
				expect(JSON.stringify(state)).toBe(before);
			}),
			{ numRuns: 150 }
		);
	}, 120_000);
});
