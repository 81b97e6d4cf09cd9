/** Sales of 18MEX that no shared game has: half a president's certificate, sales for a train, bankruptcy. */
import { describe, expect, test } from 'vitest';
import type { PlayerId, State } from '../../src/lib/engine';
import {
	cash,
	certificates,
	depotAt,
	giveCash,
	giveCertificates,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	startCompany,
	stockTurn
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { on } from './mex-table';
import { inOr, lineOf } from './standing';

const sizes = (state: State, company: string, place: PlayerId | 'pool'): number[] =>
	certificates(state, company, place)
		.map(({ percent }) => percent)
		.sort((a, b) => b - a);
const paid = (amount: number, to = 11) =>
	({ flows: [['bank', `player:${to}`, amount, 'sell_shares']] }) as const;

/** NdM at 75 in phase 4, held so; the Open Market has the second list. */
function ndm(held: Readonly<Record<string, readonly number[]>>, pool: readonly number[]): State {
	const president = held['p1']?.includes(20) === true ? 'p1' : 'p2';
	const begun = inPhase(openingOver(newMex(), { MNR: president }), '4');
	const started = startCompany(begun, 'NdM', { held });
	const pooled = giveCertificates(started, 'NdM', 'pool', pool, ['offering', 'reserve']);
	return placeMarker(pooled, 'NdM', '2.5');
}
/** What the trace says of Ana's NdM before or after. */
const hers = (percent: number) => ({ players: { '11': { shares: { NdM: percent } } } });
const half = { type: 'sell_shares', entity: 11, shares: ['NdM_0'], percent: 10 };

describe('§3.2(a)(5) half a president’s certificate', () => {
	test('is sold there beside a 5% too', () => {
		const start = stockTurn(ndm({ p1: [20, 5], p2: [10, 10] }, []), 'p1', 5);
		const table = on(start, hers(25));
		mexAdapter.play(table, lineOf(half, { ...paid(75), moves: [{}], state: hers(15) }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([10, 5]);
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([20]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10]);
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(75);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('3.5');
		const id = 'half a president’s certificate sold beside a 5%';
		expect([...table.departures]).toEqual([[id, 1]]);
	});

	test('comes back as the 5% that lies first in the Open Market there', () => {
		const start = stockTurn(ndm({ p1: [20], p2: [10, 10] }, [5]), 'p1', 5);
		const table = on(start, hers(20));
		mexAdapter.play(table, lineOf(half, { ...paid(75), moves: [{}], state: hers(5) }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([5]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10, 10]);
		const id = 'half a president’s certificate given back as a 5%';
		expect([...table.departures]).toEqual([[id, 1]]);
	});

	test('with a 10% back is the rulebook’s own', () => {
		const start = stockTurn(ndm({ p1: [20], p2: [10, 10] }, [5]), 'p1', 5);
		const table = on(start, hers(20));
		mexAdapter.play(table, lineOf(half, { ...paid(75), moves: [{}], state: hers(10) }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([10]);
		expect(table.departures.size).toBe(0);
	});
});

describe('§4.3.4.2(d) sold for a train', () => {
	const where = { before: inOr('FCP'), after: inOr('FCP') };
	/** PAC needs a 2-train for 100; Ana has this much beside its treasury. */
	const short = (state: State, treasury: number, mine: number): State => {
		const pac = startCompany(state, 'PAC', { held: { p1: [20, 10, 10] }, treasury });
		return operatingTurn(giveCash(pac, { p1: mine }), 'PAC', { number: 5, settled: true });
	};

	test('half a president’s certificate beside a 5% that would have done', () => {
		const start = short(ndm({ p1: [20, 5], p2: [10, 10] }, []), 80, 0);
		const table = on(start, hers(25));
		mexAdapter.play(table, lineOf(half, { ...where, ...paid(75), moves: [{}], state: hers(15) }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([10, 5]);
		const id = 'half a president’s certificate sold beside a 5%';
		expect([...table.departures]).toEqual([[id, 1]]);
	});

	test('a 10% of the president’s own beside a 5% that would have done leaves him president', () => {
		const start = short(ndm({ p1: [20, 10, 5], p2: [10, 10, 5] }, []), 80, 0);
		const table = on(start, hers(35));
		const ten = { ...half, shares: ['NdM_1'] };
		mexAdapter.play(table, lineOf(ten, { ...where, ...paid(75), moves: [{}], state: hers(25) }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([20, 5]);
		expect([cash(table.state, 'p1'), cash(table.state, 'PAC')]).toEqual([75, 80]);
		const id = '10% sold for a train where a 5% would have done';
		expect([...table.departures]).toEqual([[id, 1]]);
	});

	test('change that is asked for is not given there: the whole 10% is sold', () => {
		const start = short(ndm({ p2: [20, 10], p1: [10] }, [5]), 0, 20);
		const table = on(start, hers(10));
		const swap = { ...half, shares: ['NdM_1'], swap: 'NdM_7' };
		mexAdapter.play(table, lineOf(swap, { ...where, ...paid(75), moves: [{}], state: hers(0) }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([]);
		expect(cash(table.state, 'p1')).toBe(95);
		expect(table.departures.size).toBe(0);
	});

	test('change that is asked for is not given there either when half a certificate comes back as a 5%', () => {
		const start = short(ndm({ p1: [20, 10], p2: [10, 10] }, [5]), 0, 20);
		const table = on(start, hers(30));
		const swap = { ...half, shares: ['NdM_1', 'NdM_0'], percent: 20, swap: 'NdM_7' };
		const steps = [{}, {}];
		mexAdapter.play(table, lineOf(swap, { ...where, ...paid(150), moves: steps, state: hers(5) }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([5]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10, 10, 10]);
		expect(cash(table.state, 'p1')).toBe(170);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('4.5');
		const id = 'half a president’s certificate given back as a 5%';
		expect([...table.departures]).toEqual([[id, 1]]);
	});

	test('a president’s certificate is sold whole there where half would have done', () => {
		const mc = startCompany(openingOver(newMex()), 'MC', {
			held: { p1: [20], p2: [10, 10] },
			cell: '2.5'
		});
		const start = short(mc, 70, 10);
		const table = on(start);
		const whole = { ...half, shares: ['MC_0'], percent: 20 };
		mexAdapter.play(table, lineOf(whole, { ...where, ...paid(150), moves: [{}, {}] }));
		expect(sizes(table.state, 'MC', 'p1')).toEqual([]);
		expect(sizes(table.state, 'MC', 'p2')).toEqual([20]);
		expect([cash(table.state, 'p1'), cash(table.state, 'PAC')]).toEqual([160, 70]);
		expect(table.state.companies['MC']?.spot?.cell).toBe('4.5');
		const id = 'president’s certificate sold whole for a train where half would have done';
		expect([...table.departures]).toEqual([[id, 1]]);
	});

	test('two ordinary shares where one would have done are refused by name', () => {
		const held = { p1: [10, 10], p2: [20] };
		const mc = startCompany(openingOver(newMex()), 'MC', { held, cell: '2.5' });
		const two = { ...half, shares: ['MC_1', 'MC_2'], percent: 20 };
		const line = lineOf(two, { ...where, ...paid(150) });
		expect(() => mexAdapter.play(on(short(mc, 70, 10)), line)).toThrow('more-than-needed');
	});
});

describe('§6(c) what a bankrupt sells', () => {
	const where = { before: inOr('FCP'), after: inOr('FCP') };
	/** PAC needs a 4D-train; Ana has 5 and these shares of NdM and MC, both at 75. */
	function broke(mine: readonly number[]): State {
		let state = ndm({ p2: [20, 10], p1: mine }, []);
		state = startCompany(state, 'MC', { held: { p2: [20], p1: [10] }, cell: '2.5' });
		state = startCompany(state, 'PAC', { held: { p1: [20], p2: [10, 10] }, cell: '3.3' });
		state = depotAt(inPhase(state, '6½'), '4D');
		return operatingTurn(giveCash(state, { p1: 5, PAC: 10 }), 'PAC', { number: 5, settled: true });
	}
	const shares = (NdM: number, MC: number) => ({
		players: { '11': { shares: { MC, NdM, FCP: 20, CHI: 10 } } }
	});
	const bankrupt = { type: 'bankrupt', entity: 'FCP', entity_type: 'corporation' };
	const move = (corp: string) => ({ corp, from: [75, 1, 4], to: [70, 2, 4] });

	test.each([
		['a 10% and both 5%', [10, 5, 5], 1, ['NdM', 'MC']],
		['two 10% and a 5%', [10, 10, 5], 2, ['NdM', 'NdM', 'MC']],
		['both 5%', [5, 5], 0, ['MC']]
	] as const)('%s of NdM: only whole shares drop a row there', (_, mine, rows, moved) => {
		const held = mine.reduce<number>((a, b) => a + b, 0);
		const table = on(broke(mine), shares(held, 10));
		const line = lineOf(bankrupt, {
			...where,
			moves: moved.map(move),
			state: { ...shares(0, 0), finished: true }
		});
		mexAdapter.play(table, line);
		expect(table.state.finished).toBe('bankruptcy');
		expect(sizes(table.state, 'NdM', 'pool')).toEqual(mine);
		expect(table.state.companies['NdM']?.spot?.cell).toBe(`${2 + rows}.5`);
		expect(cash(table.state, 'p1')).toBe(0);
		const both = mine.filter((size) => size === 5).length === 2;
		expect(table.departures.get('two 5% sold without a drop')).toBe(both ? 1 : undefined);
	});

	test('half of his president’s certificate, which comes back as a 5% there', () => {
		let state = ndm({ p1: [20], p2: [10, 10] }, [10, 10, 10, 5]);
		state = startCompany(state, 'PAC', { held: { p1: [20], p2: [10, 10] }, cell: '3.3' });
		state = giveCash(depotAt(inPhase(state, '6½'), '4D'), { p1: 5, PAC: 10 });
		const table = on(operatingTurn(state, 'PAC', { number: 5, settled: true }), hers(20));
		const line = lineOf(bankrupt, {
			...where,
			moves: [move('NdM')],
			state: { ...hers(5), finished: true }
		});
		mexAdapter.play(table, line);
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([5]);
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([20]);
		expect(table.state.finished).toBe('bankruptcy');
		const id = 'half a president’s certificate given back as a 5%';
		expect([...table.departures]).toEqual([[id, 1]]);
	});

	test('not a 10% that would only fit with change', () => {
		let state = ndm({ p2: [20], p1: [10] }, [10, 10, 10, 10, 5]);
		state = startCompany(state, 'PAC', { held: { p1: [20], p2: [10, 10] }, cell: '3.3' });
		state = giveCash(depotAt(inPhase(state, '6½'), '4D'), { p1: 5, PAC: 10 });
		const table = on(operatingTurn(state, 'PAC', { number: 5, settled: true }), hers(10));
		const after = { ...where, moves: [], state: { ...hers(10), finished: true } };
		mexAdapter.play(table, lineOf(bankrupt, after));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([10]);
		expect(table.state.finished).toBe('bankruptcy');
		expect([...table.departures]).toEqual([['bankrupt with shares that could be sold', 1]]);
	});

	test('his president’s certificate to who has both 5% and two 10%: the 10% are given', () => {
		let state = ndm({ p1: [20], p2: [10, 10, 5, 5] }, []);
		state = startCompany(state, 'PAC', { held: { p1: [20], p2: [10, 10] }, cell: '3.3' });
		state = giveCash(depotAt(inPhase(state, '6½'), '4D'), { p1: 5, PAC: 10 });
		const table = on(operatingTurn(state, 'PAC', { number: 5, settled: true }), hers(20));
		const after = { ...where, moves: [move('NdM'), move('NdM')] };
		mexAdapter.play(table, lineOf(bankrupt, { ...after, state: { ...hers(0), finished: true } }));
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([20, 5, 5]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10, 10]);
		expect(table.departures.size).toBe(0);
	});

	test.each([
		['NdM', 'MC'],
		['MC', 'NdM']
	])('%s first, then %s: the stack lies in the order of the sales', (...order) => {
		const table = on(broke([10]), shares(10, 10));
		const state = { ...shares(0, 0), finished: true };
		mexAdapter.play(table, lineOf(bankrupt, { ...where, moves: order.map(move), state }));
		expect(table.state.market['3.5']).toEqual(order);
	});
});
