/** 1822MX: random legal games keep every invariant and reach their end. */
import { describe, expect, test } from 'vitest';
import { breaches, type State } from '../../src/lib/engine';
import { mx } from '../../src/lib/engine/titles/1822mx';
import { own, PILES } from '../../src/lib/engine/titles/1822mx/rules/own';
import { mxConfig, mxWeights, shuffledMx } from './mx-weights';
import { playRandomly } from './random-play';
import { expectOffersDecided } from './filled-offers';

const games = process.env['PAYMASTER_SOAK'] === '1' ? 5000 : 100;
const MOST = 12_000;

/** Every card is in one place: pile, box, with somebody, or out of the game. */
function cardBreaches(state: State): string[] {
	const { piles, hidden, boxes, tokens } = own(state);
	const lying = PILES.flatMap((pile) => [...piles[pile], ...hidden[pile], ...boxes[pile]]);
	const found: string[] = [];
	if (new Set(lying).size !== lying.length) found.push('a card lies twice');
	for (const card of lying) {
		const deed = state.deeds[card];
		const minor = state.companies[card];
		if (deed !== undefined && deed.place !== 'offering') found.push(`${card} is in two places`);
		if (minor !== undefined && (minor.closed || minor.floated)) found.push(`${card} is in play`);
	}
	for (const item of Object.keys(state.bids)) {
		const high = tokens[item]?.at(-1);
		const [only, ...more] = state.bids[item] ?? [];
		if (more.length > 0 || only?.amount !== high?.amount) found.push(`${item} commits too much`);
	}
	return found;
}

describe('random games of 1822MX', () => {
	test(`${games} games reach their end with every invariant kept`, () => {
		const ends = new Map<string, number>();
		for (let seed = 1; seed <= games; seed++) {
			let count = 0;
			const title = shuffledMx(seed);
			const config = mxConfig(seed);
			const total = config.house['bank'] ?? 12000;
			const game = playRandomly(title, config, mxWeights, seed, MOST, ({ state }) => {
				// The cheap check runs after every action; the full one now and then.
				if (++count % 50 === 0) {
					expect([...breaches(state, total), ...cardBreaches(state)]).toEqual([]);
				}
			});
			const { finished } = game.state;
			expect(finished, `seed ${seed} after ${game.actions.length} actions`).not.toBeNull();
			expect([...breaches(game.state, total), ...cardBreaches(game.state)]).toEqual([]);
			ends.set(finished ?? '', (ends.get(finished ?? '') ?? 0) + 1);
		}
		// The ends of 1.3.1: the two that most games come to must have been seen, the third is rare.
		const seen = [...ends.keys()].filter((end) => end !== 'nothingSold');
		expect(seen.sort()).toEqual(['bank', 'price']);
	}, 3_600_000);

	test('whatever an offer is filled with is accepted or refused with a code; refusals change nothing', () => {
		const states: State[] = [];
		for (let seed = 1; seed <= 3; seed++) {
			const title = shuffledMx(seed);
			playRandomly(title, mxConfig(seed), mxWeights, seed, MOST, ({ state }) => {
				if (states.length < 4000 && state.turn !== null) states.push(state);
			});
		}
		expectOffersDecided(mx, states, 100);
	}, 120_000);
});
