/** Purchases in a stock turn (3.2(b), 3.2(c), 5.1). */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import {
	cashChanges,
	cellOf,
	codes,
	decided,
	expectRefusal,
	giveCash,
	giveCertificates,
	inPhase,
	newMex,
	openingOver,
	payments,
	percent,
	play,
	president,
	price,
	sizes,
	startCompany,
	stockTurn,
	type MexAction
} from '../../support/mex';
import { buyShare as buy } from '../../support/mex-beginnings';

const start = (player: PlayerId, company: string, par: number): MexAction => ({
	do: 'startCompany',
	player,
	company,
	par
});
const trade = (seller: PlayerId, buyer: PlayerId, deed: string, paid: number): MexAction => ({
	do: 'tradeDeed',
	deed,
	seller,
	buyer,
	price: paid
});

/** Stock round 2, p1 to play, everybody with $600. */
function table(): State {
	return giveCash(openingOver(newMex()), { p1: 600, p2: 600, p3: 600 });
}

describe('§3.2(c)(1) starting a company', () => {
	it.each([
		[60, '3.3'],
		[70, '2.4'],
		[75, '2.5'],
		[80, '1.5'],
		[90, '1.6']
	])('§3.2(c)(1) MEX-15 par %i costs twice that and puts the marker on %s', (par, cell) => {
		const before = table();
		const { state, facts } = decided(before, start('p1', 'PAC', par));
		expect(payments(facts)).toEqual([`p1>bank ${2 * par} (3.2c1)`]);
		expect(president(state, 'PAC')).toBe('p1');
		expect(state.companies['PAC']).toMatchObject({ par, floated: false });
		expect(cellOf(state, 'PAC')).toBe(cell);
		expect(price(state, 'PAC')).toBe(par);
	});

	it.each([0, 50, 65, 100, 67.5])('§3.2(c)(1) MEX-15 par %d is refused', (par) => {
		expectRefusal(table(), start('p1', 'PAC', par), 'not-a-par', '3.2(c)(1)');
	});

	it('§3.2(c)(1) a marker starting on an occupied par cell goes underneath', () => {
		const state = play(table(), start('p1', 'PAC', 60));
		expect(state.market['3.3']).toEqual(['NdM', 'PAC']);
	});

	it('§3.2(c)(1) a company is started once, and only with the money', () => {
		const state = play(table(), start('p1', 'PAC', 60), { do: 'endTurn' });
		expectRefusal(state, start('p2', 'PAC', 60), 'already-started');
		expectRefusal(giveCash(table(), { p1: 119 }), start('p1', 'PAC', 60), 'not-enough-money');
		expect(codes(giveCash(table(), { p1: 120 }), start('p1', 'PAC', 60))).toEqual([]);
	});

	it('§3.2(c)(1) NdM cannot be started again, and a minor never', () => {
		expectRefusal(table(), start('p1', 'NdM', 60), 'already-started');
		expectRefusal(table(), start('p1', 'A', 60), 'not-available');
	});
});

describe('§3.2(c)(2) from the Initial Offering', () => {
	it('§3.2(c)(2) MEX-16 10% costs par, whatever the market value', () => {
		const state = startCompany(table(), 'PAC', { par: 60, cell: '1.6', held: { p2: [20] } });
		const { state: after, facts } = decided(state, buy('p1', 'PAC'));
		expect(payments(facts)).toEqual(['p1>bank 60 (3.2c2)']);
		expect(percent(after, 'PAC', 'p1')).toBe(10);
		expect(cellOf(after, 'PAC')).toBe('1.6');
	});

	it('§3.2(c)(2) MEX-16 not before the president’s certificate is out', () => {
		expectRefusal(table(), buy('p1', 'PAC'), 'not-started', '3.2(c)(2)');
	});

	it('§3.2(c)(2) MEX-16 the trade-in box is not for sale', () => {
		const sold = startCompany(table(), 'UdY', {
			held: { p2: [20, 10, 10, 10], p3: [10, 10, 10] },
			floated: true
		});
		const left = giveCertificates(
			giveCertificates(sold, 'UdY', 'p3', []),
			'UdY',
			'p1',
			[],
			['offering']
		);
		expect(percent(left, 'UdY', 'offering')).toBe(10);
		const last = play(left, buy('p1', 'UdY'), { do: 'endTurn' });
		expect(percent(last, 'UdY', 'reserve')).toBe(10);
		expectRefusal(last, buy('p2', 'UdY'), 'not-available');
	});

	it('§5.1 MEX-16 MEX-53 NdM is closed to buyers until phase 3½', () => {
		const early = inPhase(table(), '3');
		expectRefusal(early, buy('p1', 'NdM'), 'ndm-closed', '5.1');
		expect(codes(inPhase(early, '3½'), buy('p1', 'NdM'))).toEqual([]);
	});

	it('§3.2(c) one certificate per turn', () => {
		const state = startCompany(table(), 'PAC', { held: { p2: [20] } });
		const bought = play(state, buy('p1', 'PAC'));
		expectRefusal(bought, buy('p1', 'PAC'), 'already-bought', '3.2(c)');
		expectRefusal(bought, start('p1', 'TM', 60), 'already-bought');
		expectRefusal(bought, trade('p2', 'p1', 'MCAR', 5), 'not-the-owner');
	});
});

describe('§3.2(c)(3) from the Open Market', () => {
	it('§3.2(c)(3) MEX-17 10% costs market value and leaves the marker alone', () => {
		const state = startCompany(table(), 'PAC', {
			par: 60,
			cell: '1.6',
			held: { p2: [20], pool: [10] }
		});
		const after = play(state, buy('p1', 'PAC', 'pool'));
		expect(cashChanges(state, after)).toEqual({ bank: 90, p1: -90 });
		expect(cellOf(after, 'PAC')).toBe('1.6');
	});

	const ndm = (held: Readonly<Record<string, readonly number[]>>) =>
		stockTurn(startCompany(inPhase(table(), '3½'), 'NdM', { held, cell: '2.3' }), 'p2');

	it('§3.2(c)(3) MEX-18 5% of NdM costs half of 65, rounded down', () => {
		const before = ndm({ p1: [20], pool: [5] });
		const after = play(before, buy('p2', 'NdM', 'pool', 5));
		expect(cashChanges(before, after)).toEqual({ bank: 32, p2: -32 });
		expect(sizes(after, 'NdM', 'p2')).toEqual([5]);
	});

	it('§3.2(c)(5) MEX-19 5% is bought by changing one’s own 5% against a 10%', () => {
		const before = ndm({ p1: [20], p2: [5], pool: [10] });
		const after = play(before, buy('p2', 'NdM', 'pool', 5, true));
		expect(cashChanges(before, after)).toEqual({ bank: 32, p2: -32 });
		expect(sizes(after, 'NdM', 'p2')).toEqual([10]);
		expect(sizes(after, 'NdM', 'pool')).toEqual([5]);
		expect(after.round.sold['p2'] ?? []).toEqual([]);
	});

	it('§3.2(c)(5) MEX-19 change needs a 5% in hand, a 10% in the Open Market and buys exactly 5%', () => {
		const none = ndm({ p1: [20], pool: [10] });
		expectRefusal(none, buy('p2', 'NdM', 'pool', 5, true), 'no-change-to-make', '3.2(c)(5)');
		const noTen = ndm({ p1: [20], p2: [5] });
		expectRefusal(noTen, buy('p2', 'NdM', 'pool', 5, true), 'not-available');
		const fits = ndm({ p1: [20], p2: [5], pool: [10] });
		expectRefusal(fits, buy('p2', 'NdM', 'pool', 10, true), 'no-change-to-make');
		expect(codes(fits, buy('p2', 'NdM', 'pool', 5, true))).toEqual([]);
	});

	it('§3.2(c)(5) MEX-19 change is for an odd holding: both 5% certificates make an even one', () => {
		const even = ndm({ p1: [20], p2: [5, 5], pool: [10] });
		expectRefusal(even, buy('p2', 'NdM', 'pool', 5, true), 'no-change-to-make', '3.2(c)(5)');
	});

	it('§3.2(c) other sizes do not exist', () => {
		const state = ndm({ p1: [20], pool: [10] });
		expectRefusal(state, buy('p2', 'NdM', 'pool', 20), 'no-such-certificates');
		expectRefusal(state, buy('p2', 'NdM', 'pool', 5), 'not-available');
	});

	it('§3.5 MEX-21 a purchase may change the presidency: strictly more than the president', () => {
		const state = startCompany(table(), 'PAC', { held: { p2: [20], p1: [10], pool: [10] } });
		const equal = play(state, buy('p1', 'PAC', 'pool'));
		expect(president(equal, 'PAC')).toBe('p2');
		const more = play(stockTurn(equal, 'p1'), buy('p1', 'PAC'));
		expect(president(more, 'PAC')).toBe('p1');
		expect(sizes(more, 'PAC', 'p1')).toEqual([20, 10]);
		expect(sizes(more, 'PAC', 'p2')).toEqual([10, 10]);
	});
});

describe('§3.2(b) privates between players', () => {
	it('§3.2(b) MEX-14 on the seller’s turn any positive whole price, as often as wanted', () => {
		const before = table();
		const after = play(before, trade('p1', 'p2', 'MCAR', 1), trade('p1', 'p2', 'KCM&O', 99));
		expect(cashChanges(before, after)).toEqual({ p1: 100, p2: -100 });
		expect(after.deeds['KCM&O']?.place).toBe('p2');
		expect(after.turn).toMatchObject({ bought: false, acted: true });
	});

	it('§3.2(c)(4) MEX-14 on the buyer’s turn it is his one purchase', () => {
		const state = stockTurn(startCompany(table(), 'PAC', { held: { p3: [20] } }), 'p2');
		const { state: bought, facts } = decided(state, trade('p1', 'p2', 'MIR', 150));
		expect(payments(facts)).toEqual(['p2>p1 150 (3.2c4)']);
		expectRefusal(bought, trade('p1', 'p2', 'MCAR', 5), 'already-bought', '3.2(c)(4)');
		expectRefusal(bought, buy('p2', 'PAC'), 'already-bought');
		const share = play(state, buy('p2', 'PAC'));
		expectRefusal(share, trade('p1', 'p2', 'MIR', 150), 'already-bought', '3.2(c)(4)');
	});

	it('§3.2(b) not between two players who are not on turn, not for nothing, not without money', () => {
		const state = table();
		expectRefusal(stockTurn(state, 'p3'), trade('p1', 'p2', 'MCAR', 5), 'wrong-moment');
		expectRefusal(state, trade('p1', 'p2', 'MCAR', 0), 'not-a-whole-amount');
		expectRefusal(state, trade('p1', 'p2', 'MCAR', 1.5), 'not-a-whole-amount');
		expectRefusal(state, trade('p1', 'p2', 'MCAR', 601), 'not-enough-money');
		expectRefusal(state, trade('p2', 'p1', 'MCAR', 5), 'not-the-owner');
		expectRefusal(state, trade('p1', 'p1', 'MCAR', 5), 'not-available');
		expect(codes(state, trade('p1', 'p2', 'MCAR', 600))).toEqual([]);
	});

	it('§3.2 minors are never sold', () => {
		expectRefusal(table(), trade('p1', 'p2', 'A', 50), 'not-available');
	});

	it('§3.2(b) a private stays tradable when its printed income was agreed to be nothing', () => {
		const state = openingOver(newMex({ house: { mnrRevenue: 0 } }));
		expect(codes(state, trade('p1', 'p2', 'MNR', 50))).toEqual([]);
	});
});
