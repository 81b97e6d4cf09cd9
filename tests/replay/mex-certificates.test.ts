/** President's certificates of NdM that are sold in ways of the recorded games which our rules do not know. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	cash,
	depotAt,
	giveCash,
	giveCertificates,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	sizes,
	startCompany,
	stockTurn
} from '../support/mex';
import { Inexpressible } from './adapter';
import { mexAdapter } from './mex-adapter';
import { on } from './mex-table';
import { inOr, lineOf } from './standing';

type Held = Readonly<Record<string, readonly number[]>>;

/** NdM at 75 is Ana's; these certificates lie in the Open Market. */
function ndm(held: Held, pool: readonly number[]): State {
	const started = startCompany(inPhase(openingOver(newMex()), '4'), 'NdM', { held });
	const pooled = giveCertificates(started, 'NdM', 'pool', pool, ['offering', 'reserve']);
	return stockTurn(placeMarker(pooled, 'NdM', '2.5'), 'p1', 5);
}
/** What the trace says of NdM after a line. */
const says = (...percent: readonly number[]) => ({
	players: Object.fromEntries(
		percent.map((each, i) => [11 + i, { shares: { NdM: each }, companies: [], minors: [] }])
	)
});
const paid = (amount: number) => ({
	flows: [['bank', 'player:11', amount, 'sell_shares']] as const
});
const moves = (rows: number) => Array.from({ length: rows }, () => ({ corp: 'NdM' }));
const sale = { type: 'sell_shares', entity: 11, shares: ['NdM_0'], swap: 'NdM_8' };
const STRANDED = 'the president’s certificate of NdM lies in the Open Market';

describe('§3.2(a)(6) a president’s certificate sold with change', () => {
	test('by who has a 5% in hand: he has both 5% afterwards', () => {
		const start = ndm({ p1: [20, 5], p2: [10, 10] }, [5]);
		const table = on(start, says(25, 20));
		const line = { ...paid(112), moves: moves(1), state: says(10, 20) };
		mexAdapter.play(table, lineOf({ ...sale, percent: 20 }, line));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([5, 5]);
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([20]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10, 10]);
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(112);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('3.5');
		expect([...table.departures]).toEqual([
			['change made with a 5% in hand', 1],
			['5% sold with change at the rounded-down half', 1]
		]);
	});

	test('half of it, beside a 5% in hand', () => {
		const start = ndm({ p1: [20, 5], p2: [10, 10, 10] }, [5]);
		const table = on(start, says(25, 30));
		const line = { ...paid(37), moves: [], state: says(20, 30) };
		mexAdapter.play(table, lineOf({ ...sale, percent: 10 }, line));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([10, 5, 5]);
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([20, 10]);
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(37);
		expect(table.departures.get('change made with a 5% in hand')).toBe(1);
	});

	test('without a 5% in hand is the rulebook’s own, but for a rounding', () => {
		const start = ndm({ p1: [20], p2: [10, 10] }, [5]);
		const table = on(start, says(20, 20));
		const line = { ...paid(37), moves: [], state: says(15, 20) };
		mexAdapter.play(table, lineOf({ ...sale, percent: 10 }, line));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([10, 5]);
		const id = '5% sold with change at the rounded-down half';
		expect([...table.departures]).toEqual([[id, 1]]);
	});
});

describe('§3.2(a)(4) a president’s certificate that nobody takes over', () => {
	test.each([
		['half of it beside both 5%, at a tie', { p1: [20, 5, 5], p2: [10, 10] }, [], 10, false],
		['half of it with change beside a 5%, at a tie', { p1: [20, 5], p2: [10, 10] }, [5], 10, true],
		['whole with change, to who has 15%', { p1: [20], p2: [10, 5] }, [5], 20, true]
	] as const)('%s: the line is named', (_, held, pool, percent, change) => {
		const table = on(ndm(held, pool), says(20, 20));
		const { swap, ...plain } = sale;
		const action = { ...plain, percent, ...(change ? { swap } : {}) };
		const line = lineOf(action, { ...paid(75), moves: moves(1), state: says(10, 20) });
		expect(() => mexAdapter.play(table, line)).toThrow(Inexpressible);
		expect(() => mexAdapter.play(table, line)).toThrow(STRANDED);
		expect(table.actions).toEqual([]);
	});
});

describe('§6(c) the president of NdM goes bankrupt', () => {
	/** Ana's PAC needs a 4D-train, which she can never pay. */
	function broke(held: Held, pool: readonly number[]): State {
		const state = startCompany(ndm(held, pool), 'PAC', {
			held: { p1: [20], p2: [10, 10] },
			treasury: 10
		});
		const short = giveCash(depotAt(inPhase(state, '6½'), '4D'), { p1: 5 });
		return operatingTurn(short, 'PAC', { number: 5, settled: true });
	}
	const bankrupt = { type: 'bankrupt', entity: 'FCP', entity_type: 'corporation' };
	const line = (rows: number, ...percent: readonly number[]) =>
		lineOf(bankrupt, {
			before: inOr('FCP'),
			after: inOr('FCP'),
			moves: moves(rows),
			state: { ...says(...percent), finished: true }
		});

	test('his certificate goes with the 10% there, each 5% by itself', () => {
		const table = on(broke({ p1: [20, 10, 5, 5], p2: [10, 10] }, []), says(40, 20));
		mexAdapter.play(table, line(3, 0, 20));
		expect(table.state.finished).toBe('bankruptcy');
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([]);
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([20]);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('5.5');
		expect([...table.departures]).toEqual([['two 5% sold without a drop', 1]]);
	});

	test('what he could only sell with change is kept there, and he stays president', () => {
		const held = { p1: [20, 10, 10, 10], p2: [10, 10] };
		const table = on(broke(held, [5, 10]), says(50, 20));
		mexAdapter.play(table, line(3, 20, 20));
		expect(table.state.finished).toBe('bankruptcy');
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([20]);
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([10, 10]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10, 10, 10, 10, 5]);
		expect([...table.departures]).toEqual([['bankrupt with shares that could be sold', 1]]);
	});

	test('where nobody has 20% he keeps his certificate', () => {
		const table = on(broke({ p1: [20, 10, 10, 5, 5], p2: [10] }, []), says(50, 10));
		mexAdapter.play(table, line(2, 20, 10));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([20]);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('4.5');
		expect([...table.departures]).toEqual([['two 5% sold without a drop', 1]]);
	});

	test('a tie that leaves his certificate to nobody is named', () => {
		const held = { p1: [20, 5, 5], p2: [10, 10] };
		const table = on(broke(held, [10, 10, 10, 10]), says(30, 20));
		expect(() => mexAdapter.play(table, line(1, 20, 20))).toThrow(STRANDED);
	});
});
