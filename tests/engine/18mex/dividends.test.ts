/** Dividends (4.3.3), privates bought by companies (4.3.5) and Copper Canyon (Table III). */
import { describe, expect, it } from 'vitest';
import {
	cashChanges,
	cellOf,
	codes,
	correct,
	decided,
	expectRefusal,
	giveCash,
	inPhase,
	payments,
	play,
	type MexAction,
	type Started
} from '../../support/mex';
import {
	companyTurn as turn,
	floatedTable as table,
	mailOf as mail,
	runFor as run
} from '../../support/mex-beginnings';

describe('§4.3.3 dividends', () => {
	const ready = (started: Partial<Started>, id = 'PAC', state = table()) =>
		play(turn(id, started, state), mail(id, 0));

	it('§4.3.3(a) T-MEX-01 MEX-35 60% of $70 is $42', () => {
		const state = ready({ held: { p1: [20, 10, 10, 10, 10] } });
		const { state: paid, facts } = decided(state, run('PAC', 70, 'pay'));
		expect(payments(facts)).toEqual(['bank>p1 42 (4.3.3a)']);
		expect(cashChanges(state, paid)).toEqual({ bank: -42, p1: 42 });
	});

	it('§4.3.3(a) MEX-36 Open Market shares pay the treasury, Initial Offering and trade-in box nobody', () => {
		const state = ready({ held: { p1: [20], p2: [10], pool: [10, 10] } }, 'UdY');
		const paid = play(state, run('UdY', 100, 'pay'));
		expect(cashChanges(state, paid)).toEqual({ bank: -50, p1: 20, p2: 10, UdY: 20 });
	});

	it('§4.3.3(a) T-MEX-21 MEX-35 MEX-36 odd 5%: 35% of 130 is 46, 15% in the Open Market is 20', () => {
		const state = ready(
			{ held: { p1: [20, 10, 5], pool: [10, 5] } },
			'NdM',
			inPhase(table(), '3½')
		);
		const paid = play(state, run('NdM', 130, 'pay'));
		expect(cashChanges(state, paid)).toEqual({ bank: -66, p1: 46, NdM: 20 });
	});

	it('§4.3.3(a) MEX-35 55% of 70 is 38.5, rounded up once to 39', () => {
		const state = ready({ held: { p1: [20, 10, 10, 10, 5] } }, 'NdM', inPhase(table(), '3½'));
		expect(cashChanges(state, play(state, run('NdM', 70, 'pay')))).toEqual({ bank: -39, p1: 39 });
	});

	it('§4.3.3(b) MEX-37 withheld: everything goes to the treasury', () => {
		const state = ready({ held: { p1: [20], pool: [10] } });
		const { state: kept, facts } = decided(state, run('PAC', 80, 'withhold'));
		expect(payments(facts)).toEqual(['bank>PAC 80 (4.3.3b)']);
		expect(cellOf(kept, 'PAC')).toBe('3.2');
	});

	it('§4.3.3 MEX-38 the marker moves and is turned over', () => {
		const paid = play(ready({}), run('PAC', 80, 'pay'));
		expect(cellOf(paid, 'PAC')).toBe('3.4');
		expect(paid.companies['PAC']?.faceDown).toBe(true);
	});

	it('§App. 1 majors never pay half', () => {
		expectRefusal(ready({}), run('PAC', 80, 'half'), 'no-half', '4.3.3');
	});

	it('§4.3.3 a company settles its run once', () => {
		const paid = play(ready({}), run('PAC', 80, 'pay'));
		expectRefusal(paid, run('PAC', 80, 'pay'), 'already-run');
		expectRefusal(paid, { do: 'noRun', company: 'PAC' }, 'already-run');
	});

	it('§4.4.2 revenue comes in tens, and only with a train', () => {
		expectRefusal(ready({}), run('PAC', 75, 'pay'), 'odd-revenue', '4.4.2');
		expectRefusal(ready({}), run('PAC', -10, 'pay'), 'not-a-whole-amount');
		expectRefusal(turn('PAC', { trains: [] }), run('PAC', 70, 'pay'), 'no-train', '4.4.2');
	});

	it('§4.3 only the company on turn may run', () => {
		expectRefusal(ready({}), run('TM', 70, 'pay'), 'not-your-turn');
		expectRefusal(table(), run('PAC', 70, 'pay'), 'wrong-moment');
	});

	it('§4.3(e) a company with trains says whether it runs before its turn ends', () => {
		expectRefusal(ready({}), { do: 'endTurn' }, 'not-run-yet', '4.3(e)');
		expect(codes(play(ready({}), { do: 'noRun', company: 'PAC' }), { do: 'endTurn' })).toEqual([]);
	});
});

describe('§4.3.5 privates bought by companies', () => {
	const buy = (deed: string, price: number, company = 'PAC'): MexAction => ({
		do: 'buyDeed',
		company,
		deed,
		price
	});
	const green = () => inPhase(turn('PAC'), '3');

	it.each([
		['MCAR', 10, 30],
		['KCM&O', 20, 60],
		['MIR', 50, 150]
	])('§4.3.5 T-MEX-19 MEX-50 %s costs a company %i to %i', (deed, least, most) => {
		expectRefusal(green(), buy(deed, least - 1), 'price-range', '4.3.5');
		expectRefusal(green(), buy(deed, most + 1), 'price-range', '4.3.5');
		for (const price of [least, most]) {
			const state = green();
			const seller = state.deeds[deed]?.place ?? '';
			const bought = play(state, buy(deed, price));
			expect(cashChanges(state, bought)).toEqual({ PAC: -price, [seller]: price });
			expect(bought.deeds[deed]?.place).toBe('PAC');
		}
	});

	it('§4.3.5 MEX-50 not before phase 3', () => {
		expectRefusal(inPhase(green(), '2'), buy('MCAR', 20), 'too-early', '4.3.5');
	});

	it('§Table III MEX-50 never MNR, never a minor, never again from a company', () => {
		expectRefusal(green(), buy('MNR', 140), 'not-for-companies', 'Table III');
		expectRefusal(green(), buy('A', 50), 'not-available');
		const bought = play(green(), buy('MCAR', 20));
		expectRefusal(bought, buy('MCAR', 20), 'not-the-owner');
	});

	it('§4.3.5 MEX-50 at any time in its own turn, with its own money', () => {
		const ran = play(green(), mail('PAC', 30), run('PAC', 40, 'pay'));
		expect(codes(ran, buy('MCAR', 20))).toEqual([]);
		expectRefusal(green(), buy('MCAR', 20, 'TM'), 'wrong-moment');
		expectRefusal(giveCash(green(), { PAC: 19 }), buy('MCAR', 20), 'not-enough-money');
		expectRefusal(green(), buy('MCAR', 20.5), 'not-a-whole-amount');
	});
});

describe('§Table III Copper Canyon', () => {
	const owner = () =>
		inPhase(correct(turn('PAC'), { kind: 'deed', deed: 'KCM&O', to: 'PAC' }), '3');
	const lay: MexAction = { do: 'own.layCopperCanyon', company: 'PAC' };
	const cover: MexAction = { do: 'own.coverCopperCanyon', company: 'PAC', amount: 120 };

	it('§Table III T-MEX-12 MEX-33 tile 470 costs $60 and KCM&O stays open', () => {
		const state = owner();
		const laid = play(state, lay);
		expect(cashChanges(state, laid)).toEqual({ PAC: -60, bank: 60 });
		expect(laid.deeds['KCM&O']?.place).toBe('PAC');
		expectRefusal(laid, lay, 'tile-gone', 'Table III');
	});

	it('§Table III MEX-33 only for the company that owns KCM&O, and for money', () => {
		expectRefusal(inPhase(turn('PAC'), '3'), lay, 'not-the-owner', 'Table III');
		expectRefusal(giveCash(owner(), { PAC: 59 }), lay, 'not-enough-money');
	});

	it('§Table III MEX-78 another tile costs the printed $120 and the right is lost', () => {
		const state = owner();
		const covered = play(state, cover);
		expect(cashChanges(state, covered)).toEqual({ PAC: -120, bank: 120 });
		expectRefusal(covered, lay, 'tile-gone');
		expectRefusal(covered, cover, 'tile-gone');
		expect(covered.deeds['KCM&O']?.place).toBe('PAC');
		expectRefusal(
			state,
			{ do: 'own.coverCopperCanyon', company: 'PAC', amount: 60 },
			'face-value',
			'4.4.1(f)'
		);
	});

	it.each([-20, 0.5])(
		'§4.4.1(f) MEX-78 a cost of %d is impossible, not even by override',
		(amount) => {
			const forced: MexAction = { do: 'own.coverCopperCanyon', company: 'PAC', amount };
			expect(() => decided(owner(), forced, true)).toThrow(/impossible/);
		}
	);
});
