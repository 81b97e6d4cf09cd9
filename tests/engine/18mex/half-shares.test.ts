/** Selling 5% certificates (3.2(a)) and presidencies after sales (3.5). */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	cashChanges,
	cellOf,
	codes,
	expectRefusal,
	inPhase,
	mex,
	newMex,
	openingOver,
	play,
	president,
	price,
	sizes,
	startCompany,
	stockTurn
} from '../../support/mex';
import { sellShares as sell } from '../../support/mex-beginnings';

/** NdM in phase 3½ at an odd value of 65: p1 20% + 10%, p2 10%. */
function ndm(held: Readonly<Record<string, readonly number[]>>): State {
	const base = inPhase(openingOver(newMex()), '3½');
	return startCompany(base, 'NdM', { held, cell: '2.3' });
}

describe('§3.2(a) 5% certificates of NdM (market value 65)', () => {
	it('§3.2(a) MEX-11 an odd 5% pays half, rounded up, and does not move the marker', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [10, 5] }), 'p2');
		const after = play(before, sell('p2', 'NdM', 5));
		expect(cashChanges(before, after)).toEqual({ bank: -33, p2: 33 });
		expect(cellOf(after, 'NdM')).toBe('2.3');
		expect(sizes(after, 'NdM', 'pool')).toEqual([5]);
	});

	it('§3.2(a) MEX-11 15% pays a share and a half and moves one row', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [10, 5] }), 'p2');
		const after = play(before, sell('p2', 'NdM', 15));
		expect(cashChanges(before, after)).toEqual({ bank: -98, p2: 98 });
		expect(cellOf(after, 'NdM')).toBe('3.3');
	});

	it('§3.2(a) MEX-11 both 5% sold together are one share: full value, one row', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [5, 5] }), 'p2');
		const after = play(before, sell('p2', 'NdM', 10, { halves: 2 }));
		expect(cashChanges(before, after)).toEqual({ bank: -65, p2: 65 });
		expect(cellOf(after, 'NdM')).toBe('3.3');
	});

	it('§3.2(a) MEX-11 10% and both 5% are sold together: two shares, two rows', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [10, 5, 5] }), 'p2');
		const after = play(before, sell('p2', 'NdM', 20));
		expect(cashChanges(before, after)).toEqual({ bank: -130, p2: 130 });
		expect(sizes(after, 'NdM', 'pool')).toEqual([10, 5, 5]);
		expect(cellOf(after, 'NdM')).toBe('4.3');
	});

	it('§3.2(a) MEX-11 both 5% are a share without being asked for; they stay when told to', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [5, 5] }), 'p2');
		expect(cashChanges(before, play(before, sell('p2', 'NdM', 10)))).toEqual({ bank: -65, p2: 65 });
		expectRefusal(before, sell('p2', 'NdM', 10, { halves: 0 }), 'no-such-certificates', '3.2(a)');
	});

	it('§3.2(a) MEX-11 every number of shares is offered with both 5% where either could be given', () => {
		const offered = (state: State) =>
			mex
				.offers(state)
				.flatMap((offer) => offer.options)
				.flatMap(({ action, refusals }) =>
					action.do === 'sellShares' &&
					'halves' in action &&
					action.halves === 2 &&
					refusals.length === 0
						? [action.percent]
						: []
				);
		expect(offered(stockTurn(ndm({ p1: [20], p2: [10, 10, 5, 5] }), 'p2'))).toEqual([10, 20]);
		// The president keeps the certificate: 20% are 10% and both 5%.
		const president = ndm({ p1: [20, 10, 5, 5] });
		expect(offered(president)).toEqual([10, 20]);
		const sold = play(president, sell('p1', 'NdM', 20, { halves: 2 }));
		expect(sizes(sold, 'NdM', 'p1')).toEqual([20]);
		// Nobody else holds 20%: with nothing but 10% certificates the same sale is refused.
		expectRefusal(president, sell('p1', 'NdM', 20), 'president-stays', '3.2(a)(4)');
	});

	it('§3.2(a) MEX-11 the second 5% of a turn completes the share: the rest of the value, one row', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [5, 5] }), 'p2');
		const first = play(before, sell('p2', 'NdM', 5));
		expect(cellOf(first, 'NdM')).toBe('2.3');
		const second = play(first, sell('p2', 'NdM', 5));
		expect(cashChanges(first, second)).toEqual({ bank: -32, p2: 32 });
		expect(cellOf(second, 'NdM')).toBe('3.3');
	});

	it('§3.2(a) 5% sold in one turn do not count in the next', () => {
		let state = stockTurn(ndm({ p1: [20], p2: [5, 5] }), 'p2');
		state = play(state, sell('p2', 'NdM', 5), { do: 'endTurn' });
		state = play(state, { do: 'pass', player: 'p3' }, { do: 'pass', player: 'p1' });
		const after = play(state, sell('p2', 'NdM', 5));
		expect(cashChanges(state, after)).toEqual({ bank: -33, p2: 33 });
		expect(cellOf(after, 'NdM')).toBe('2.3');
	});

	it('§3.2(a)(6) MEX-12 an odd 5% is sold by making change with the Open Market', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [10, 10], pool: [5] }), 'p2');
		const after = play(before, sell('p2', 'NdM', 5, { change: true }));
		expect(cashChanges(before, after)).toEqual({ bank: -33, p2: 33 });
		expect(sizes(after, 'NdM', 'p2')).toEqual([10, 5]);
		expect(sizes(after, 'NdM', 'pool')).toEqual([10]);
		expect(cellOf(after, 'NdM')).toBe('2.3');
	});

	it('§3.2(a)(6) MEX-12 15% by making change pays 98 and moves one row', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [10, 10], pool: [5] }), 'p2');
		const after = play(before, sell('p2', 'NdM', 15, { change: true }));
		expect(cashChanges(before, after)).toEqual({ bank: -98, p2: 98 });
		expect(sizes(after, 'NdM', 'p2')).toEqual([5]);
		expect(cellOf(after, 'NdM')).toBe('3.3');
	});

	it('§3.2(a)(6) no change without a 5% in the Open Market, or with one in hand', () => {
		const none = stockTurn(ndm({ p1: [20], p2: [10] }), 'p2');
		expectRefusal(none, sell('p2', 'NdM', 5, { change: true }), 'no-change-to-make', '3.2(a)(6)');
		const has = stockTurn(ndm({ p1: [20], p2: [10, 5], pool: [5] }), 'p2');
		expectRefusal(has, sell('p2', 'NdM', 5, { change: true }), 'no-change-to-make');
		const fits = stockTurn(ndm({ p1: [20], p2: [10], pool: [5] }), 'p2');
		expect(codes(fits, sell('p2', 'NdM', 5, { change: true }))).toEqual([]);
	});

	it('§3.2 MEX-71 making change when selling bars NdM like any other sale', () => {
		const before = stockTurn(ndm({ p1: [20], p2: [10, 10], pool: [5, 10] }), 'p2');
		const after = play(before, sell('p2', 'NdM', 5, { change: true }));
		expectRefusal(
			after,
			{ do: 'buyShare', player: 'p2', company: 'NdM', from: 'pool', percent: 10 },
			'sold-this-round'
		);
	});
});

describe('§3.5 presidency after sales', () => {
	it('§3.5 MEX-21 equal holdings do not change the presidency, strictly more do', () => {
		const state = startCompany(openingOver(newMex()), 'SPM', {
			held: { p1: [20, 10], p2: [10, 10, 10] }
		});
		expect(president(state, 'SPM')).toBe('p1');
		expect(president(play(state, sell('p1', 'SPM', 10)), 'SPM')).toBe('p2');
	});

	it('§3.5(a) MEX-21 a tie among successors goes to the first clockwise from the outgoing president', () => {
		const base = openingOver(newMex({ players: 4 }));
		const held = { p2: [20, 10], p4: [10, 10, 10], p1: [10, 10, 10] };
		const state = stockTurn(startCompany(base, 'SPM', { held }), 'p2');
		expect(president(play(state, sell('p2', 'SPM', 10)), 'SPM')).toBe('p4');
		const other = { p2: [20, 10], p3: [10, 10, 10], p1: [10, 10, 10] };
		const swapped = stockTurn(startCompany(base, 'SPM', { held: other }), 'p2');
		expect(president(play(swapped, sell('p2', 'SPM', 10)), 'SPM')).toBe('p3');
	});

	it('§3.5(b) the certificates are exchanged, nobody’s percentage changes', () => {
		const state = startCompany(openingOver(newMex()), 'SPM', {
			held: { p1: [20, 10], p2: [10, 10, 10] }
		});
		const after = play(state, sell('p1', 'SPM', 10));
		expect(sizes(after, 'SPM', 'p1')).toEqual([10, 10]);
		expect(sizes(after, 'SPM', 'p2')).toEqual([20, 10]);
	});

	it('§3.5(b) MEX-21 the new president of NdM chooses what to give: 10% + 10% or 10% + 5% + 5%', () => {
		const state = ndm({ p1: [20, 10], p2: [10, 10, 5, 5] });
		const sold = play(state, sell('p1', 'NdM', 10));
		expect(president(sold, 'NdM')).toBe('p2');
		expect(sold.duties.map((duty) => [duty.kind, duty.player])).toEqual([['makeUp', 'p2']]);
		const tens = play(sold, { do: 'own.makeUp', player: 'p2', halves: false });
		expect(sizes(tens, 'NdM', 'p1')).toEqual([10, 10]);
		expect(sizes(tens, 'NdM', 'p2')).toEqual([20, 5, 5]);
		expect(tens.duties).toEqual([]);
		const halves = play(sold, { do: 'own.makeUp', player: 'p2', halves: true });
		expect(sizes(halves, 'NdM', 'p1')).toEqual([10, 5, 5]);
		expect(sizes(halves, 'NdM', 'p2')).toEqual([20, 10]);
		expect(president(halves, 'NdM')).toBe('p2');
		expect(halves.duties).toEqual([]);
		expectRefusal(sold, { do: 'own.makeUp', player: 'p1', halves: true }, 'not-your-turn');
	});

	it('§3.5(b) MEX-21 without a choice nobody is asked', () => {
		const state = ndm({ p1: [20, 10], p2: [10, 10, 10, 5] });
		const sold = play(state, sell('p1', 'NdM', 10));
		expect(president(sold, 'NdM')).toBe('p2');
		expect(sold.duties).toEqual([]);
	});

	it('§3.5(b) MEX-21 the choice also covers certificates that went to the Open Market', () => {
		const state = ndm({ p1: [20], p2: [10, 10, 5, 5] });
		const sold = play(state, sell('p1', 'NdM', 20));
		const halves = play(sold, { do: 'own.makeUp', player: 'p2', halves: true });
		expect(sizes(halves, 'NdM', 'pool')).toEqual([10, 5, 5]);
		expect(sizes(halves, 'NdM', 'p2')).toEqual([20, 10]);
		expect(price(halves, 'NdM')).toBe(55);
	});

	it('§3.5(b) MEX-21 sold whole, the certificate is exchanged in the Open Market: the seller keeps his own 10%', () => {
		const state = ndm({ p1: [20, 10], p2: [10, 10, 5, 5] });
		const sold = play(state, sell('p1', 'NdM', 20));
		const halves = play(sold, { do: 'own.makeUp', player: 'p2', halves: true });
		expect(sizes(halves, 'NdM', 'p1')).toEqual([10]);
		expect(sizes(halves, 'NdM', 'pool')).toEqual([10, 5, 5]);
		expect(sizes(halves, 'NdM', 'p2')).toEqual([20, 10]);
	});

	it('§3.2(a)(5) MEX-21 of a half sale the outgoing president keeps what the new one gave', () => {
		const state = ndm({ p1: [20], p2: [10, 10, 5, 5] });
		const sold = play(state, sell('p1', 'NdM', 10));
		const halves = play(sold, { do: 'own.makeUp', player: 'p2', halves: true });
		expect(sizes(halves, 'NdM', 'p1')).toEqual([5, 5]);
		expect(sizes(halves, 'NdM', 'pool')).toEqual([10]);
	});
});
