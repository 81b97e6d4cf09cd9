/** Actions, entries, rounds, phases and the end of the game in words. */
import { describe, expect, it } from 'vitest';
import type { Action, State } from '$engine';
import {
	catalogues,
	describeAction,
	describeEnd,
	describeEntry,
	describeNextPhase,
	describeRound,
	describeRoundLong,
	describeTurn,
	phaseEffects
} from '$lib/text';
import {
	arrange,
	beforeDividend,
	beforeRust,
	beforeSale,
	book,
	freshTable,
	mex
} from './positions';

const { en, es } = catalogues;

const both = (state: State, action: Action) => [
	describeAction(en, mex(), state, action),
	describeAction(es, mex(), state, action)
];

describe('actions', () => {
	it('begin with who acts and name amounts', () => {
		const pay = { do: 'run', company: 'PAC', revenue: 190, choice: 'pay' } as const;
		expect(both(beforeDividend(), pay)).toEqual(['PAC pays out $190', 'PAC reparte $190']);
	});

	it('say where a share or a train comes from', () => {
		const share = {
			do: 'buyShare',
			player: 'p1',
			company: 'SPM',
			from: 'offering',
			percent: 10
		} as const;
		expect(both(freshTable(), share)).toEqual([
			'Ana buys 10% SPM from the Initial Offering',
			'Ana compra 10% de SPM de la oferta inicial'
		]);
		const train = { do: 'buyTrain', company: 'PAC', train: '4-1', price: 300 } as const;
		expect(both(beforeRust(), train)[0]).toBe(
			'PAC buys a 4-train from the Initial Offering for $300'
		);
	});

	it('of a title’s own are known to its words', () => {
		const answer = { do: 'own.answerMerger', player: 'p2', company: 'MC' } as const;
		expect(both(freshTable(), answer)).toEqual([
			'Bruno merges MC into NdM',
			'Bruno fusiona MC con NdM'
		]);
	});

	it('corrections list what they change', () => {
		const correct: Action = {
			do: 'correct',
			reason: 'miscounted',
			changes: [
				{ kind: 'cash', from: 'bank', to: 'p1', amount: 20 },
				{ kind: 'marker', company: 'CHI', cell: '1.8', at: 0 }
			]
		};
		expect(both(freshTable(), correct)).toEqual([
			'Correction: $20 from the bank to Ana; CHI’s marker to $110',
			'Corrección: $20 del banco a Ana; marcador de CHI a $110'
		]);
	});
});

describe('entries', () => {
	const entry = (state: State, ...actions: readonly Action[]) => {
		const booked = book(state, ...actions);
		return describeEntry(en, mex(), booked.before, booked);
	};

	it('name the actor once, add what it brought, and leave out the end of the turn', () => {
		expect(
			entry(
				beforeSale(),
				{ do: 'sellShares', player: 'p1', company: 'TM', percent: 20 },
				{ do: 'buyShare', player: 'p1', company: 'MC', from: 'offering', percent: 10 },
				{ do: 'endTurn' }
			)
		).toBe('Ana sells 20% TM for $180, buys 10% MC from the Initial Offering for $75');
	});

	it('count only what the buyer of the lowest private pays', () => {
		expect(entry(freshTable(), { do: 'buyLowest', player: 'p1' })).toBe('Ana buys MCAR for $20');
	});

	it('§3.1(a) count no auction that the same player wins after the purchase', () => {
		const state = arrange(
			freshTable(),
			...['MCAR', 'KCM&O', 'A'].map((deed) => ({ kind: 'deed', deed, to: 'p3' }) as const)
		);
		const waiting = book(
			state,
			{ do: 'bid', player: 'p1', deed: 'C', amount: 55 },
			{ do: 'pass', player: 'p2' },
			{ do: 'pass', player: 'p3' }
		).after;
		const booked = book(waiting, { do: 'buyLowest', player: 'p1' });
		expect(booked.after.deeds['C']?.place).toBe('p1');
		expect(describeEntry(en, mex(), booked.before, booked)).toBe('Ana buys Minor B for $50');
	});

	it('gather passes', () => {
		expect(entry(freshTable(), { do: 'pass', player: 'p1' }, { do: 'pass', player: 'p2' })).toBe(
			'Ana and Bruno pass'
		);
	});
});

describe('where the game stands', () => {
	const state = freshTable();
	const operating: State = {
		...state,
		round: { ...state.round, kind: 'operating', number: 5, part: 1, parts: 2 }
	};

	it('rounds', () => {
		expect(describeRound(en, state)).toBe('SR 1');
		expect(describeRound(en, operating)).toBe('OR 5.1 of 2');
		expect(describeRound(es, operating)).toBe('RO 5.1 de 2');
		expect(describeRoundLong(en, operating.round)).toBe('Operating round 5.1');
		expect(describeRound(en, { ...state, finished: 'bank' })).toBe('Game over');
	});

	it('turns', () => {
		expect(describeTurn(en, mex(), state)).toBe('Ana');
		expect(describeTurn(en, mex(), beforeDividend())).toBe('PAC');
		expect(describeTurn(en, mex(), { ...state, turn: null })).toBe('');
	});

	it('§6 the end: what would bring it, and when it comes', () => {
		expect(describeEnd(en, mex(), state)).toBe('Ends: bank empty or a price of $200');
		const end = { reason: 'bank', stops: 'nextOperatingRound' } as const;
		expect(describeEnd(en, mex(), { ...state, end })).toBe(
			'Game ends after the next operating round: the bank is broken'
		);
		expect(describeEnd(en, mex(), { ...operating, end })).toBe(
			'Game ends after this operating round: the bank is broken'
		);
		expect(describeEnd(es, mex(), { ...state, finished: 'price' })).toBe(
			'Fin del juego: el valor de una acción ha llegado a $200'
		);
	});

	it('Table I what the next purchase brings', () => {
		expect(describeNextPhase(en, mex(), beforeRust())).toBe(
			'First 4-train bought: phase 4, 2-trains rust, train limit 2, NdM 3, any number of bank trains a turn'
		);
		expect(describeNextPhase(en, mex(), { ...state, phase: '4D' })).toBeNull();
		expect(phaseEffects(es, mex(), state, '6')).toEqual(['los trenes 3 se retiran']);
	});

	it('§8(c) §8(d) §7 what a phase brings is told as this table plays', () => {
		const config = {
			...state.config,
			options: ['lateMinors', 'hardRust'],
			house: { roundsGreen: 3, roundsBrown: 1 }
		};
		const agreed = { ...state, config };
		expect(phaseEffects(en, mex(), state, '3½')[0]).toBe('minors close, trade-in shares are given');
		expect(phaseEffects(en, mex(), agreed, '3½')[0]).toBe(
			'minors close when the next stock round begins, trade-in shares are given then'
		);
		expect(phaseEffects(en, mex(), agreed, '6½')).toEqual(['4-trains rust']);
		expect(phaseEffects(es, mex(), agreed, '6½')).toEqual(['los trenes 4 se retiran']);
		expect(phaseEffects(en, mex(), agreed, '3')).toContain(
			'three operating rounds from the next stock round'
		);
		expect(phaseEffects(es, mex(), agreed, '5')).toContain(
			'una ronda de operación desde la próxima ronda de bolsa'
		);
		expect(phaseEffects(en, mex(), agreed, '4')).toEqual(phaseEffects(en, mex(), state, '4'));
	});
});
