/** Privates that change hands in recorded games of 18MEX where our rules would not let them. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	cash,
	correct,
	depotAt,
	giveCash,
	giveTrains,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	stockTurn,
	trainAt
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { on } from './mex-table';
import { inOr, lineOf } from './standing';

const inSr = (player: number) => ({
	round: { type: 'stock', label: 'SR 5' },
	phase: '3',
	active: [`player:${player}`]
});

describe('§3.3(b) a private bought from a player', () => {
	const deal = {
		type: 'buy_company',
		entity: 11,
		entity_type: 'player',
		company: 'MIR',
		price: 90
	};
	/** Ana holds as many certificates as she may; MIR is Carla's. */
	function full(): State {
		const start = openingOver(newMex(), { MIR: 'p3', MNR: 'p2' });
		const mc = startCompany(start, 'MC', { held: { p1: [20, 10, 10] } });
		return stockTurn(
			correct(mc, { kind: 'limit', limit: mex.certificatesCounted(mc, 'p1') }),
			'p1',
			5
		);
	}

	test('is bought over the certificate limit there, and something must be sold', () => {
		const start = full();
		const table = on(start);
		mexAdapter.play(table, lineOf(deal, { before: inSr(11), after: inSr(11) }));
		expect(table.state.deeds['MIR']?.place).toBe('p1');
		expect(cash(start, 'p1') - cash(table.state, 'p1')).toBe(90);
		expect(table.state.certificateLimit).toBe(start.certificateLimit);
		const id = 'private bought from a player over the certificate limit';
		expect([...table.departures]).toEqual([[id, 1]]);
		const sale = { type: 'sell_shares', entity: 11, shares: ['MC_1'], percent: 10 };
		mexAdapter.play(table, lineOf(sale, { before: inSr(11), after: inSr(12) }));
		expect(table.state.turn).toMatchObject({ kind: 'stock', player: 'p2' });
	});

	test('that costs more than the buyer has is refused by name', () => {
		const table = on(giveCash(full(), { p1: 50 }));
		const line = lineOf(deal, { before: inSr(11), after: inSr(11) });
		expect(() => mexAdapter.play(table, line)).toThrow('not-enough-money');
	});
});

describe('§8(b) KCM&O bought by the one who has it', () => {
	const buy = {
		type: 'buy_company',
		entity: 11,
		entity_type: 'player',
		company: 'KCMO',
		price: 30
	};
	const table = (options: readonly string[], phase = '2') => {
		const start = inPhase(openingOver(newMex({ options }), { MNR: 'p2' }), phase);
		return on(stockTurn(start, 'p1', 5));
	};
	const line = (action: object, next: number, priority = 11) =>
		lineOf(action, { before: inSr(11), after: inSr(next), state: { priority } });

	test('is his purchase there, although nothing changes hands', () => {
		const played = table(['earlyKcmo']);
		const before = played.state;
		mexAdapter.play(played, line(buy, 11));
		expect(played.state.deeds).toEqual(before.deeds);
		expect(played.state.cash).toEqual(before.cash);
		expect(played.state.turn).toMatchObject({ player: 'p1', bought: true, acted: true });
		mexAdapter.play(played, line({ type: 'pass', entity: 11 }, 12));
		expect(played.state.turn).toMatchObject({ player: 'p2' });
		expect(played.state.round).toMatchObject({ passes: 0, lastActor: 'p1' });
		expect([...played.departures]).toEqual([['KCM&O bought from oneself', 1]]);
	});

	test.each([
		['without the option', [], '2', 'KCMO'],
		['from phase 3 on', ['earlyKcmo'], '3', 'KCMO'],
		['of another private', ['earlyKcmo'], '2', 'MIR']
	] as const)('%s the line is named', (_, options, phase, company) => {
		const played = table(options, phase);
		const act = () => mexAdapter.play(played, line({ ...buy, company }, 11));
		expect(act).toThrow('bought by the one who has it');
	});

	test('a second time in the same turn the line is named', () => {
		const played = table(['earlyKcmo']);
		mexAdapter.play(played, line(buy, 11));
		expect(() => mexAdapter.play(played, line(buy, 11))).toThrow('bought by the one who has it');
	});
});

describe('§4.3.4(g) a private bought by a company', () => {
	test('is bought there while others still have to discard', () => {
		let state = openingOver(newMex(), { MNR: 'p2' });
		state = startCompany(state, 'MC', { held: { p1: [20, 10, 10] } });
		state = startCompany(state, 'TM', { held: { p3: [20, 10, 10] } });
		state = giveTrains(state, 'TM', '3', '3', '3');
		state = giveCash(inPhase(depotAt(state, '4'), '3½'), { MC: 700 });
		state = operatingTurn(state, 'MC', { number: 5, settled: true });
		const four = trainAt(state, 'offering', '4').id;
		state = play(state, { do: 'buyTrain', company: 'MC', train: four, price: 300 });
		expect(state.duties).toMatchObject([{ kind: 'discardTrain', company: 'TM' }]);
		const table = on(state);
		const buy = { type: 'buy_company', entity: 'MC', entity_type: 'corporation', company: 'MIR' };
		const after = { ...inOr('TM'), step: 'Engine::Step::DiscardTrain' };
		mexAdapter.play(table, lineOf({ ...buy, price: 150 }, { before: after, after }));
		expect(table.state.deeds['MIR']?.place).toBe('MC');
		expect(cash(table.state, 'MC')).toBe(250);
		expect(table.state.duties).toHaveLength(1);
		const id = 'private bought before trains were discarded';
		expect([...table.departures]).toEqual([[id, 1]]);
	});
});
