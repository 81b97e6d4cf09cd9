/**
 * Games of 1822MX played at random in the way of the recorded games, line by line as their files have
 * them: stock rounds with bids in the boxes, sets of operating rounds, the NdeM to its end, acquisitions,
 * loans, and all ends. After every line our whole book must say the same.
 */
import { describe, expect, test } from 'vitest';
import { TWO_PLAYERS } from './mx-departures';
import type { Habits } from './mx-site-game';
import { follow, type Followed } from './mx-site-play';

/** Each game must agree to its last line; what they told us together is counted. */
function followAll(games: readonly (Habits & { readonly sets?: number })[]) {
	const all: Followed[] = games.map(({ sets, ...habits }) => follow(habits, sets));
	all.forEach((game, i) => expect(game.problem, JSON.stringify(games[i])).toBe(null));
	return {
		lines: all.reduce((sum, { matched }) => sum + matched, 0),
		ends: all.map(({ end }) => end),
		/** What is owed in the end. */
		debt: all
			.flatMap(({ table }) => Object.values(table.state.debt))
			.reduce((sum, owed) => sum + (owed ?? 0), 0),
		seen: [...new Set(all.flatMap(({ departures }) => [...departures.keys()]))].sort()
	};
}

const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => (i + 1) * 7919);

describe('§5.12 stock rounds and first sets played at random in the way of the recorded games', () => {
	test.each([2, 3, 4, 5] as const)('with %i players agree after every line', (players) => {
		const games = seeds(6).map((seed) => ({ players, seed, sets: 2 }));
		expect(followAll(games).lines).toBeGreaterThan(300);
	});

	test('§2.1.2 two players play by house rules, and it is said', () => {
		const { departures, problem } = follow({ players: 2, seed: 7919 }, 1);
		expect([departures.get(TWO_PLAYERS.id), problem]).toEqual([1, null]);
	});

	test('§1.3.1 a first stock round in which nothing is sold ends the game', () => {
		const { lines, ends } = followAll([{ players: 3, seed: 1, zeal: 0 }]);
		expect([lines, ends]).toEqual([3, ['dnf']]);
	});
});

describe('§6.2.1 whole games played at random in the way of the recorded games', () => {
	test.each([
		{ players: 2, seed: 11 },
		{ players: 3, seed: 13 },
		{ players: 4, seed: 10, prototype: true },
		{ players: 5, seed: 14 }
	] as const)('with $players players agree after every line', (game) => {
		const { lines, ends, seen } = followAll([{ ...game, wealth: 8 }]);
		expect(lines).toBeGreaterThan(400);
		expect(ends).toEqual(['bank,full_or']);
		expect(seen.length).toBeGreaterThan(3);
	});

	test('§1.3.1 in which a price of 600 ends the game', () => {
		const rich = { players: 3, seed: 16, wealth: 16, bank: 60000, zeal: 12 } as const;
		expect(followAll([rich]).ends).toEqual(['stock_market,current_or']);
	});

	test('§1.3.1 in which the bank breaks in a stock round', () => {
		const poor = { players: 5, seed: 9, wealth: 6, bank: 2600 } as const;
		expect(followAll([poor]).ends).toEqual(['bank,current_or']);
	});

	test('§5.4.4 in which loans come from outside, as the recorded games once had it', () => {
		const old = { players: 3, seed: 1, wealth: 6, bank: 2600, older: true } as const;
		const { seen, debt } = followAll([old]);
		expect(debt).toBeGreaterThan(0);
		expect(seen).not.toContain('loan paid by the bank');
	});

	test('§1.3.1 that are stopped anywhere have the result of that moment', () => {
		const stops = [1, 7, 30, 60, 61, 62, 110];
		const games = stops.map((stop) => ({ players: 3, seed: 62, stop }) as const);
		expect(new Set(followAll(games).ends)).toEqual(new Set(['manually_ended']));
	});
});
