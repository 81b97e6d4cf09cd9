/** Auctions of the opening sale that follow each other: whom the recorded games ask first. */
import { describe, expect, test } from 'vitest';
import { cash, newMex, play } from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { on, opening, owning } from './mex-table';
import { lineOf } from './standing';

describe('§3.1.1 one auction after the other', () => {
	/** Ana and Benito want KCM&O; all three want minor A: Ana 55, Carla 60, Benito 65. */
	const bids = [
		{ do: 'bid', player: 'p1', deed: 'A', amount: 55 },
		{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 45 },
		{ do: 'bid', player: 'p3', deed: 'A', amount: 60 },
		{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 50 },
		{ do: 'bid', player: 'p2', deed: 'A', amount: 65 },
		{ do: 'buyLowest', player: 'p3' }
	] as const;
	const NAME = 'lowest bidder asked first in an auction';

	test('the second begins with its lowest bidder there', () => {
		const table = on(play(newMex(), ...bids));
		expect(table.state.turn).toMatchObject({ kind: 'auction', deed: 'KCM&O', player: 'p2' });
		const state = owning({ 11: ['KCMO'], 13: ['MCAR'] });
		mexAdapter.play(table, lineOf({ type: 'pass', entity: 12 }, { after: opening(11), state }));
		// Here Carla would be asked, who sits after Benito; there Ana, whose bid is the lowest.
		expect(table.state.turn).toMatchObject({ kind: 'auction', deed: 'A', player: 'p1' });
		expect([...table.departures]).toEqual([[NAME, 1]]);
	});

	test('and it is won and paid by the one bidder who is left', () => {
		const table = on(play(newMex(), ...bids));
		const kcmo = { 11: ['KCMO'], 13: ['MCAR'] };
		const pass = (entity: number, next: number, companies: Record<number, string[]>): void =>
			mexAdapter.play(
				table,
				lineOf({ type: 'pass', entity }, { after: opening(next), state: owning(companies) })
			);
		pass(12, 11, kcmo);
		pass(11, 13, kcmo);
		pass(13, 11, { ...kcmo, 12: ['A'] });
		expect(table.state.deeds['A']?.place).toBe('p2');
		expect(cash(table.state, 'p2')).toBe(625 - 65);
		expect(table.state.turn).toMatchObject({ kind: 'opening', player: 'p1' });
	});
});
