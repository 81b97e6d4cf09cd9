/** The banker's corrections and counts. */
import { describe, expect, it } from 'vitest';
import { decide, type Correction } from '$engine';
import {
	bankHolds,
	cashChanges,
	codes,
	correct,
	decided,
	mex,
	newMex,
	openingOver,
	play,
	startCompany
} from '../../support/mex';

const correction = (...changes: readonly Correction[]) =>
	({ do: 'correct', reason: 'miscounted', changes }) as const;

describe('Banker corrections', () => {
	it('cash moves between two holders, with the reason and the section of the banker', () => {
		const { state, facts } = decided(
			newMex(),
			correction({ kind: 'cash', from: 'p1', to: 'p2', amount: 25 })
		);
		expect(cashChanges(newMex(), state)).toEqual({ p1: -25, p2: 25 });
		expect(facts).toMatchObject([{ t: 'moneyMoved', rule: 'banker', purpose: 'correction' }]);
	});

	it.each([
		['more than there is', { kind: 'cash', from: 'p1', to: 'p2', amount: 626 }, 'not-enough-money'],
		['nothing', { kind: 'cash', from: 'p1', to: 'p2', amount: 0 }, 'not-a-whole-amount'],
		['a fraction', { kind: 'cash', from: 'p1', to: 'p2', amount: 1.5 }, 'not-a-whole-amount'],
		['to oneself', { kind: 'cash', from: 'p1', to: 'p1', amount: 5 }, 'not-available'],
		['to a stranger', { kind: 'cash', from: 'p1', to: 'p9', amount: 5 }, 'not-available'],
		['no such train', { kind: 'train', train: '9-1', to: 'PAC' }, 'not-available'],
		['no such place', { kind: 'train', train: '2-1', to: 'moon' }, 'not-available'],
		['no such deed', { kind: 'deed', deed: 'XYZ', to: 'p1' }, 'not-available'],
		['no such cell', { kind: 'marker', company: 'PAC', cell: '9.9', at: 0 }, 'not-available'],
		['no such phase', { kind: 'phase', phase: '9' }, 'not-available'],
		['no such duty', { kind: 'duty', duty: 'none' }, 'not-available'],
		['a lost seat', { kind: 'seats', seats: ['p1', 'p2'] }, 'not-available'],
		['going on with a game that is on', { kind: 'goOn' }, 'not-available']
	] as const)('%s is impossible', (_, change, code) => {
		expect(codes(newMex(), correction(change))).toEqual([code]);
		expect(decide(mex.rules, newMex(), correction(change), { override: true }).ok).toBe(false);
	});

	it('a correction without changes is refused', () => {
		expect(codes(newMex(), correction())).toEqual(['nothing-done']);
	});

	it('several changes that only fit one by one are refused, not thrown', () => {
		const twice = correction(
			{ kind: 'cash', from: 'p1', to: 'bank', amount: 400 },
			{ kind: 'cash', from: 'p1', to: 'bank', amount: 400 }
		);
		expect(codes(newMex(), twice)).toContain('not-enough-money');
	});

	it('the bank may be corrected below zero, money set aside for bids may not be taken', () => {
		expect(bankHolds(newMex(), -50).cash['bank']).toBe(-50);
		const bid = play(newMex(), { do: 'bid', player: 'p1', deed: 'MNR', amount: 600 });
		expect(codes(bid, correction({ kind: 'cash', from: 'p1', to: 'bank', amount: 26 }))).toEqual([
			'not-enough-money'
		]);
	});

	it('markers, names, seats, priority and turns are set right', () => {
		const state = startCompany(openingOver(newMex()), 'PAC', { held: { p1: [20] } });
		const set = correct(
			state,
			{ kind: 'marker', company: 'PAC', cell: '3.3', at: 0 },
			{ kind: 'name', player: 'p2', name: 'Berta' },
			{ kind: 'away', player: 'p3', away: true },
			{ kind: 'seats', seats: ['p2', 'p1', 'p3'] },
			{ kind: 'priority', player: 'p3' }
		);
		expect(set.market['3.3']).toEqual(['PAC', 'NdM']);
		expect(set.players['p2']?.name).toBe('Berta');
		expect(set.players['p3']?.away).toBe(true);
		expect(set.seats).toEqual(['p2', 'p1', 'p3']);
		expect(set.priority).toBe('p3');
	});

	it('a count is kept and changes nothing', () => {
		const { state, facts } = decided(newMex(), { do: 'count', holder: 'p1', counted: 600 });
		expect(facts).toMatchObject([{ t: 'counted', expected: 625, counted: 600 }]);
		expect(state).toEqual(newMex());
		expect(codes(newMex(), { do: 'count', holder: 'nobody', counted: 1 })).toEqual([
			'not-available'
		]);
		expect(codes(newMex(), { do: 'count', holder: 'p1', counted: -1 })).toEqual([
			'not-a-whole-amount'
		]);
	});
});
