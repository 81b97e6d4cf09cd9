/** Selling to the Open Market (3.2(a)): prices, markers, the president's certificate. */
import { describe, expect, it } from 'vitest';
import { totalCash, type State } from '$engine';
import {
	cashChanges,
	cellOf,
	certificates,
	codes,
	decided,
	expectRefusal,
	factsOf,
	giveCash,
	giveCertificates,
	inPhase,
	newMex,
	openingOver,
	payments,
	percent,
	placeMarker,
	play,
	president,
	sizes,
	startCompany,
	stockTurn,
	type MexAction
} from '../../support/mex';
import { sellShares as sell } from '../../support/mex-beginnings';

/** Stock round 2, p1 to play; PAC at 60 with p1 50%, p2 20%. */
function table(): State {
	return startCompany(openingOver(newMex()), 'PAC', {
		held: { p1: [20, 10, 10, 10], p2: [10, 10] }
	});
}

/** NdM in phase 3½ at an odd value of 65: p1 20% + 10%, p2 10%. */
function ndm(held: Readonly<Record<string, readonly number[]>>): State {
	const base = inPhase(openingOver(newMex()), '3½');
	return startCompany(base, 'NdM', { held, cell: '2.3' });
}

describe('§3.2(a) whole shares', () => {
	it('§3.2(a) MEX-10 one share pays its market value and drops the marker one row', () => {
		const before = table();
		const { state, facts } = decided(before, sell('p1', 'PAC', 10));
		expect(payments(facts)).toEqual(['bank>p1 60 (3.2a)']);
		expect(cellOf(state, 'PAC')).toBe('4.3');
		expect(percent(state, 'PAC', 'pool')).toBe(10);
	});

	it('§3.2(a) MEX-10 three shares sold drop the marker three rows, all paid at the first price', () => {
		const before = table();
		const after = play(before, sell('p1', 'PAC', 30));
		expect(cashChanges(before, after)).toEqual({ bank: -180, p1: 180 });
		expect(cellOf(after, 'PAC')).toBe('6.3');
	});

	it('§App. 1 MEX-10 certificates may be sold one at a time, each at the value then shown', () => {
		const before = table();
		const after = play(before, sell('p1', 'PAC', 10), sell('p1', 'PAC', 10));
		expect(cashChanges(before, after)).toEqual({ bank: -115, p1: 115 });
		expect(cellOf(after, 'PAC')).toBe('5.3');
	});

	it('§3.2(a) the marker stops on the lowest cell of its column', () => {
		const low = placeMarker(table(), 'PAC', '6.3');
		expect(cellOf(play(low, sell('p1', 'PAC', 30)), 'PAC')).toBe('7.3');
		const bottom = placeMarker(table(), 'PAC', '7.3');
		expect(cellOf(play(bottom, sell('p1', 'PAC', 10)), 'PAC')).toBe('7.3');
	});

	it('§3.2(a) a marker moved into an occupied cell goes underneath', () => {
		const state = placeMarker(placeMarker(table(), 'NdM', '4.3'), 'PAC', '3.3');
		const after = play(state, sell('p1', 'PAC', 10));
		expect(after.market['4.3']).toEqual(['NdM', 'PAC']);
	});

	it('§3.2(a) stock of a company that has not floated may be sold', () => {
		const state = startCompany(openingOver(newMex()), 'TM', {
			held: { p2: [20], p1: [10] },
			floated: false
		});
		expect(codes(state, sell('p1', 'TM', 10))).toEqual([]);
	});

	it('§3.2(a)(1) nothing is sold in the first stock round', () => {
		const state = stockTurn(table(), 'p1', 1);
		expectRefusal(state, sell('p1', 'PAC', 10), 'first-stock-round', '3.2(a)(1)');
		expect(codes(stockTurn(state, 'p1', 2), sell('p1', 'PAC', 10))).toEqual([]);
	});

	it('§3.2(a)(2) stock is unsaleable until the president’s certificate has been bought', () => {
		const state = openingOver(newMex());
		expectRefusal(state, sell('p1', 'CHI', 10), 'not-started', '3.2(a)(2)');
		const started = startCompany(state, 'CHI', { held: { p2: [20] }, floated: false });
		expect(codes(started, sell('p1', 'CHI', 10))).toEqual([]);
	});

	it('§3.2(a)(3) exactly 50% may lie in the Open Market, not more', () => {
		const state = giveCertificates(table(), 'PAC', 'pool', [10, 10, 10]);
		expectRefusal(state, sell('p1', 'PAC', 30), 'pool-full', '3.2(a)(3)');
		expect(percent(play(state, sell('p1', 'PAC', 20)), 'PAC', 'pool')).toBe(50);
	});

	it('§3.2(a) nobody sells more than he holds, or a size that does not exist', () => {
		const state = stockTurn(table(), 'p2');
		expectRefusal(state, sell('p2', 'PAC', 30), 'holds-too-little');
		expectRefusal(state, sell('p2', 'PAC', 5), 'no-such-certificates');
		expectRefusal(state, sell('p2', 'PAC', 0), 'no-such-certificates');
		expectRefusal(state, sell('p2', 'PAC', 12), 'no-such-certificates');
		expectRefusal(state, sell('p2', 'XYZ', 10), 'not-available');
		expectRefusal(state, sell('p2', 'A', 10), 'not-available');
		expect(codes(state, sell('p2', 'PAC', 20))).toEqual([]);
	});
});

describe('§3.2(a)(4) and (5) the president’s certificate', () => {
	const lone = () => {
		const state = startCompany(openingOver(newMex()), 'SPM', {
			held: { p1: [20], p2: [10, 10] }
		});
		return state;
	};

	it('§3.2(a)(4) MEX-72 it is sold when another holds 20%, who becomes president', () => {
		const before = lone();
		const { state, facts } = decided(before, sell('p1', 'SPM', 20));
		expect(cashChanges(before, state)).toEqual({ bank: -120, p1: 120 });
		expect(president(state, 'SPM')).toBe('p2');
		expect(sizes(state, 'SPM', 'p2')).toEqual([20]);
		expect(sizes(state, 'SPM', 'pool')).toEqual([10, 10]);
		expect(percent(state, 'SPM', 'p1')).toBe(0);
		expect(cellOf(state, 'SPM')).toBe('5.3');
		expect(factsOf(facts, 'certificateMoved').some((f) => f.rule === '3.5')).toBe(true);
	});

	it('§3.2(a)(4) MEX-72 it stays when nobody else holds 20%', () => {
		const state = startCompany(openingOver(newMex()), 'SPM', { held: { p1: [20], p2: [10] } });
		expectRefusal(state, sell('p1', 'SPM', 20), 'president-stays', '3.2(a)(4)');
	});

	it('§3.2(a)(5) MEX-13 half of a lone president’s certificate is sold, 10% is kept', () => {
		const before = lone();
		const after = play(before, sell('p1', 'SPM', 10));
		expect(cashChanges(before, after)).toEqual({ bank: -60, p1: 60 });
		expect(president(after, 'SPM')).toBe('p2');
		expect(sizes(after, 'SPM', 'p1')).toEqual([10]);
		expect(sizes(after, 'SPM', 'pool')).toEqual([10]);
		expect(cellOf(after, 'SPM')).toBe('4.3');
	});

	it('§3.2(a)(5) MEX-13 the half sale needs a change of presidency: 30% against 20% keeps it', () => {
		const state = startCompany(openingOver(newMex()), 'SPM', {
			held: { p1: [20, 10], p2: [10, 10] }
		});
		// 10% goes from the ordinary certificate: still 20% each, so p1 stays president.
		const after = play(state, sell('p1', 'SPM', 10));
		expect(president(after, 'SPM')).toBe('p1');
		expectRefusal(
			startCompany(openingOver(newMex()), 'TM', { held: { p1: [20], p2: [10] } }),
			sell('p1', 'TM', 10),
			'president-stays'
		);
	});

	it('§3.2(a)(5) MEX-13 a president with a 5% beside the certificate does not split it', () => {
		const state = ndm({ p1: [20, 5], p2: [10, 10, 10] });
		expectRefusal(state, sell('p1', 'NdM', 10), 'president-split', '3.2(a)(5)');
		expect(codes(state, sell('p1', 'NdM', 5))).toEqual([]);
		expect(codes(state, sell('p1', 'NdM', 20))).toEqual([]);
	});

	it('§3.2(a)(4) a president who still leads sells ordinary certificates only', () => {
		const state = startCompany(openingOver(newMex()), 'SPM', {
			held: { p1: [20, 10, 10], p2: [10, 10] }
		});
		const after = play(state, sell('p1', 'SPM', 20));
		expect(sizes(after, 'SPM', 'p1')).toEqual([20]);
		expect(president(after, 'SPM')).toBe('p1');
	});

	it('§3.5(b) MEX-72 the new president of NdM pays with 10% + 5% + 5%: all 20% reach the Open Market', () => {
		const before = ndm({ p1: [20], p2: [10, 5, 5] });
		const after = play(before, sell('p1', 'NdM', 20));
		expect(president(after, 'NdM')).toBe('p2');
		expect(cashChanges(before, after)).toEqual({ bank: -130, p1: 130 });
		expect(percent(after, 'NdM', 'p1')).toBe(0);
		expect(percent(after, 'NdM', 'pool')).toBe(20);
	});
});

describe('§3.2 order of sales and the purchase', () => {
	const buy = (company: string, from: 'offering' | 'pool' = 'offering'): MexAction => ({
		do: 'buyShare',
		player: 'p1',
		company,
		from,
		percent: 10
	});

	it('§3.2 MEX-71 sell, buy, sell is refused; sell, sell, buy and buy, sell, sell are not', () => {
		const state = giveCash(startCompany(table(), 'TM', { held: { p2: [20], p1: [10, 10] } }), {
			p1: 1000
		});
		const sold = play(state, sell('p1', 'PAC', 10), buy('TM'));
		expectRefusal(sold, sell('p1', 'PAC', 10), 'sold-before-and-after', '3.2(c)');
		const first = play(state, buy('TM'), sell('p1', 'PAC', 10));
		expect(codes(first, sell('p1', 'PAC', 10))).toEqual([]);
		expect(codes(play(state, sell('p1', 'PAC', 10), sell('p1', 'PAC', 10)), buy('TM'))).toEqual([]);
	});

	it('§3.2 MEX-71 a private sold before the purchase is a sale too: no sale after the purchase', () => {
		const state = giveCash(startCompany(table(), 'TM', { held: { p2: [20] } }), {
			p1: 1000,
			p2: 500
		});
		const traded = play(
			state,
			{ do: 'tradeDeed', deed: 'MCAR', seller: 'p1', buyer: 'p2', price: 10 },
			buy('TM')
		);
		expectRefusal(traded, sell('p1', 'PAC', 10), 'sold-before-and-after');
	});

	it('§App. 1 MEX-71 a share may be bought and sold in the same turn, but not in the first round', () => {
		const state = giveCash(table(), { p1: 1000 });
		const bought = play(state, buy('PAC'));
		expect(codes(bought, sell('p1', 'PAC', 10))).toEqual([]);
		expectRefusal(
			play(stockTurn(state, 'p1', 1), buy('PAC')),
			sell('p1', 'PAC', 10),
			'first-stock-round'
		);
	});

	it('§3.2 MEX-71 nothing of a company sold this round may be bought, from any source, until the next', () => {
		const state = giveCash(table(), { p1: 1000 });
		const sold = play(state, sell('p1', 'PAC', 10));
		expectRefusal(sold, buy('PAC', 'pool'), 'sold-this-round', '3.2(c)');
		expectRefusal(sold, buy('PAC'), 'sold-this-round');
		const round = play(
			sold,
			{ do: 'endTurn' },
			{ do: 'pass', player: 'p2' },
			{ do: 'pass', player: 'p3' }
		);
		expectRefusal(round, buy('PAC', 'pool'), 'sold-this-round');
		expect(codes(stockTurn(round, 'p1', 3), buy('PAC', 'pool'))).toEqual([]);
	});

	it('§1.4 sales never change the sum of all money', () => {
		const state = table();
		expect(totalCash(play(state, sell('p1', 'PAC', 30)))).toBe(9000);
		expect(certificates(state, 'PAC', 'pool')).toEqual([]);
	});
});
