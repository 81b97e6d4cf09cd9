/** 18OE: what holds at every moment of a random game. */
import { describe, expect, test } from 'vitest';
import { decide, fold, type PostedFact, type State } from '../../src/lib/engine';
import { MOST, oe } from './oe-games';
import { oeConfig, oeWeights } from './oe-weights';
import { playRandomly } from './random-play';
import { expectOffersDecided } from './filled-offers';

describe('random games of 18OE', () => {
	test('a game is nothing but the fold of its facts, as they are saved', () => {
		for (const seed of [3, 8]) {
			const facts: PostedFact[] = [];
			let count = 0;
			let before: State = oe.setUp(oeConfig(seed));
			const game = playRandomly(oe, oeConfig(seed), oeWeights, seed, MOST, (played) => {
				facts.push(...played.facts);
				// What is decided on a state read from a save is the same, fact for fact.
				if (++count % 10 === 0) {
					const read = JSON.parse(JSON.stringify(before)) as State;
					const again = decide(oe.rules, read, played.action);
					expect(again.ok && again.facts).toEqual(played.facts);
				}
				before = played.state;
			});
			const saved = JSON.parse(JSON.stringify(facts)) as PostedFact[];
			expect(fold(oe.rules.evolve, game.initial, saved)).toEqual(game.state);
		}
	}, 120_000);

	test('whatever an offer is filled with is accepted or refused with a code; refusals change nothing', () => {
		const states: State[] = [];
		for (let seed = 1; seed <= 4; seed++) {
			playRandomly(oe, oeConfig(seed), oeWeights, seed, MOST, ({ state }) => {
				if (state.turn !== null) states.push(state);
			});
		}
		expectOffersDecided(oe, states, 150);
	}, 240_000);
});
