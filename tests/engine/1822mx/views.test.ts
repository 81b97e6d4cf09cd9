import { describe, expect, it } from 'vitest';
import {
	acquisitionTerms,
	bidderViews,
	boxViews,
	ndemView,
	pileViews
} from '$engine/titles/1822mx/views';
import { business, minor, play, rich, table } from './support';

describe('what the screens of 1822MX show', () => {
	const state = play(
		rich(table(), { p2: 900 }),
		{ do: 'bid', player: 'p1', deed: 'M1', amount: 100 },
		{ do: 'bid', player: 'p1', deed: 'P1', amount: 20 },
		{ do: 'endTurn' },
		{ do: 'bid', player: 'p2', deed: 'M1', amount: 310 }
	);

	it('§5.10 boxes with tokens, the least bid, laps and what a minor would start with', () => {
		const [first] = boxViews(state).minors;
		expect(first).toMatchObject({
			number: 1,
			item: 'M1',
			face: 100,
			high: { player: 'p2', amount: 310 },
			least: 315,
			laps: 2,
			start: { price: 50, capital: 100 }
		});
		expect(first?.bids.map((bid) => bid.player)).toEqual(['p2', 'p1']);
		expect(boxViews(state).concessions[0]).toMatchObject({
			item: 'C-FCM',
			least: 200,
			start: null
		});
	});

	it('§5.10 bidders in player order with free tokens and committed money', () => {
		expect(bidderViews(state).slice(0, 2)).toEqual([
			{
				player: 'p1',
				card: 1,
				freeTokens: 4,
				committed: 20,
				spendable: 480,
				leads: ['P1'],
				debt: 0
			},
			{
				player: 'p2',
				card: 2,
				freeTokens: 5,
				committed: 310,
				spendable: 590,
				leads: ['M1'],
				debt: 0
			}
		]);
	});

	it('piles, top first', () => {
		expect(pileViews(state)[0]?.known[0]).toBe('M5');
		expect(pileViews(state)[2]?.hidden).toEqual([]);
	});

	it('§6.21.4 the NdeM with its stations and who builds', () => {
		const owned = play(table(), {
			do: 'buyShare',
			player: 'p1',
			company: 'NdeM',
			from: 'pool',
			percent: 10
		});
		expect(ndemView(owned)).toMatchObject({
			stage: 'open',
			price: 100,
			pool: 30,
			builders: ['p1'],
			counter: 'p1',
			stations: [{ minor: 'M14', home: 'Mexico City' }]
		});
	});

	it('§6.18 the terms of an acquisition: cash either way', () => {
		const both = minor(business(table(), 'FCM', { price: 110, shares: { p1: 20 } }), 'M9', 'p2', {
			price: 80
		});
		expect(acquisitionTerms(both, 'FCM', 'M9').map((t) => t.cash)).toEqual([160, 50, -60]);
	});
});
