/** The first private, and what comes with #6 and #7 (3.1.2, Table III). */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import {
	allPass,
	cashChanges,
	codes,
	decided,
	expectRefusal,
	factsOf,
	idleThrough,
	newMex,
	payments,
	percent,
	play,
	president,
	price,
	refused,
	type MexAction
} from '../../support/mex';
import {
	bidOn as bid,
	buyInTurn,
	buyLowest as buy,
	deedOwner as owner,
	passFor as pass
} from '../../support/mex-beginnings';

describe('§3.1.2 the first private', () => {
	/** Nobody buys anything until the given stock round. */
	function waitUntil(number: number): State {
		let state = newMex();
		while (state.round.number < number) state = idleThrough(allPass(state));
		return state;
	}

	it.each([
		[1, 20],
		[2, 15],
		[3, 10],
		[4, 5]
	])('§3.1.2 MEX-07 T-MEX-04 in stock round %i it costs $%i', (round, cost) => {
		const state = waitUntil(round);
		expect(state.round).toMatchObject({ kind: 'stock', number: round });
		expect(cashChanges(state, play(state, buy('p1')))).toEqual({ bank: cost, p1: -cost });
	});

	it('§3.1.2 MEX-07 T-MEX-04 in the fifth the Priority Deal holder must take it for nothing', () => {
		const state = waitUntil(5);
		expectRefusal(state, pass('p1'), 'must-take-first-private', '3.1.2');
		expectRefusal(state, bid('p1', 'KCM&O', 45), 'must-take-first-private', '3.1.2');
		const { state: after, facts } = decided(state, buy('p1'));
		expect(owner(after, 'MCAR')).toBe('p1');
		expect(payments(facts)).toEqual([]);
		expect(after.turn).toEqual({ kind: 'opening', player: 'p2' });
		expect(codes(after, pass('p2'))).toEqual([]);
	});

	it('§3.1.2 the forced purchase may trigger auctions', () => {
		let state = play(newMex(), pass('p1'), bid('p2', 'KCM&O', 45));
		while (state.round.number < 5) state = idleThrough(allPass(state));
		const first = state.turn?.kind === 'opening' ? state.turn.player : 'p1';
		expect(owner(play(state, buy(first)), 'KCM&O')).toBe('p2');
	});

	it('§3.1.2 no other item gets cheaper', () => {
		const state = play(newMex(), buy('p1'));
		const later = idleThrough(allPass(state));
		expect(later.round.number).toBe(2);
		const first = later.turn?.kind === 'opening' ? later.turn.player : 'p1';
		expect(cashChanges(later, play(later, buy(first)))['bank']).toBe(40);
	});
});

describe('§Table III what comes with #6 and #7', () => {
	it('§Table III MEX-08 #6 brings a free 10% of CHI, worth nothing yet', () => {
		const { state, facts } = decided(buyInTurn(newMex(), 5), buy('p3'));
		expect(percent(state, 'CHI', 'p3')).toBe(10);
		expect(payments(facts)).toEqual(['p3>bank 100 (3.1a)']);
		expect(price(state, 'CHI')).toBeNull();
		expect(state.companies['CHI']?.floated).toBe(false);
	});

	it('§Table III MEX-09 #7 brings the presidency of NdM; its par is set at once', () => {
		const { state, facts } = decided(buyInTurn(newMex(), 6), buy('p1'));
		expect(factsOf(facts, 'dutyRaised')).toHaveLength(1);
		expectRefusal(state, pass('p2'), 'duty-first');
		const set = play(state, { do: 'setPar', player: 'p1', company: 'NdM', par: 75 });
		expect(president(set, 'NdM')).toBe('p1');
		expect(percent(set, 'NdM', 'p1')).toBe(20);
		expect(set.companies['NdM']).toMatchObject({ par: 75, floated: false });
		expect(price(set, 'NdM')).toBe(75);
		expect(cashChanges(state, set)).toEqual({});
	});

	it.each([60, 70, 75, 80, 90])('§3.2(c)(1) MEX-09 NdM may be set at $%i', (par) => {
		const state = buyInTurn(newMex(), 7);
		const set = play(state, { do: 'setPar', player: 'p1', company: 'NdM', par });
		expect(price(set, 'NdM')).toBe(par);
	});

	it('§3.2(c)(1) MEX-09 other values, players and companies are refused', () => {
		const state = buyInTurn(newMex(), 7);
		const set = (player: PlayerId, company: string, par: number): MexAction => ({
			do: 'setPar',
			player,
			company,
			par
		});
		expectRefusal(state, set('p1', 'NdM', 65), 'not-a-par', '3.2(c)(1)');
		expectRefusal(state, set('p2', 'NdM', 60), 'not-your-turn');
		expectRefusal(state, set('p1', 'CHI', 60), 'not-available');
		expect(refused(newMex(), set('p1', 'NdM', 60))[0]?.code).toBe('nothing-to-answer');
	});
});
