/** The table before the first action (2, Tables I to III). */
import { describe, expect, it } from 'vitest';
import { breaches, totalCash } from '$engine';
import { mex, newMex, percent, sizes, trains } from '../../support/mex';

describe('§2 set-up', () => {
	it.each([
		[3, 625, 7125, 19],
		[4, 500, 7000, 14],
		[5, 450, 6750, 11]
	] as const)(
		'§2 Table II MEX-01 %i players start with $%i each, the bank keeps $%i, limit %i',
		(players, each, bank, limit) => {
			const state = newMex({ players });
			expect(state.seats.map((p) => state.cash[p])).toEqual(Array(players).fill(each));
			expect(state.cash['bank']).toBe(bank);
			expect(state.certificateLimit).toBe(limit);
			expect(totalCash(state)).toBe(9000);
			expect(breaches(state, 9000)).toEqual([]);
		}
	);

	it('§2 MEX-02 four certificates wait in the trade-in box: NdM 10%, 5%, 5% and UdY 10%', () => {
		const state = newMex();
		expect(sizes(state, 'NdM', 'reserve')).toEqual([10, 5, 5]);
		expect(sizes(state, 'UdY', 'reserve')).toEqual([10]);
		for (const id of ['CHI', 'MC', 'MEX', 'PAC', 'SPM', 'TM']) {
			expect(sizes(state, id, 'reserve')).toEqual([]);
			expect(sizes(state, id, 'offering')).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
		}
		expect(percent(state, 'NdM', 'offering')).toBe(80);
		expect(sizes(state, 'NdM', 'offering')).toEqual([20, 10, 10, 10, 10, 10, 10]);
	});

	it('§1.3.3 each minor owns a built-in 2-train and nothing else', () => {
		const state = newMex();
		for (const id of ['A', 'B', 'C']) {
			expect(trains(state, id)).toEqual(['2']);
			expect(state.cash[id]).toBe(0);
			expect(state.trains.find((t) => t.place === id)?.builtIn).toBe(true);
		}
	});

	it('§Table I the Initial Offering holds 6, 6, 3, 2, 2 and 7 trains at their printed prices', () => {
		const state = newMex();
		const unsold = trains(state, 'offering');
		const counts = mex.tables.trains.map((card) => [
			card.type,
			unsold.filter((type) => type === card.type).length
		]);
		expect(Object.fromEntries(counts)).toEqual({ 2: 6, 3: 6, 4: 3, 5: 2, 6: 2, '4D': 7 });
		expect(mex.tables.trains.map((card) => card.price)).toEqual([100, 180, 300, 450, 600, 700]);
	});

	it('§Table III privates and minors: value and income', () => {
		expect(mex.tables.deeds.map((d) => [d.number, d.value, d.revenue])).toEqual([
			[1, 20, 5],
			[2, 40, 10],
			[3, 50, 0],
			[4, 50, 0],
			[5, 50, 0],
			[6, 100, 20],
			[7, 140, 20]
		]);
	});

	it('§2 the first Priority Deal is drawn by lot: its holder has the first turn', () => {
		const state = newMex({ players: 4, priority: 2 });
		expect(state.priority).toBe('p3');
		expect(state.turn).toEqual({ kind: 'opening', player: 'p3' });
	});

	it('§Table III the printed income of MNR may be agreed before the game', () => {
		expect(newMex({ house: { mnrRevenue: 25 } }).deeds['MNR']?.revenue).toBe(25);
		expect(newMex().deeds['MNR']?.revenue).toBe(20);
	});
});
