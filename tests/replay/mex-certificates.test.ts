/** President's certificates of NdM that are sold in ways of the recorded games which our rules do not know. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
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
	sizes,
	startCompany,
	stockTurn
} from '../support/mex';
import { Inexpressible } from './adapter';
import { mexAdapter } from './mex-adapter';
import { bookUncounted } from './mex-counted';
import { PRESIDENCY_FOR_15 } from './mex-departures';
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

describe('§3.5(a) the president of NdM after 15% were given for the certificate', () => {
	const NAME = 'president of NdM by what everybody was counted for';
	const inSr = (player: number) => ({
		round: { type: 'stock', label: 'SR 5' },
		phase: '4',
		active: [`player:${player}`]
	});
	/** Carla has got Benito's certificate for 15%: she has 25% and is counted for 20%; Ana has 20%. */
	function apart() {
		const begun = inPhase(openingOver(newMex(), { MNR: 'p2' }), '4');
		const held = { p2: [20], p3: [10, 5, 5], p1: [10, 10] };
		const pooled = giveCertificates(startCompany(begun, 'NdM', { held }), 'NdM', 'pool', [10]);
		const table = on(stockTurn(placeMarker(pooled, 'NdM', '2.5'), 'p2', 5), says(20, 20, 20));
		const flows = [['bank', 'player:12', 75, 'sell_shares']] as const;
		const state = { ...says(20, 10, 25), corps: { NdM: { market: 15, owner: 'player:13' } } };
		const half = { type: 'sell_shares', entity: 12, shares: ['NdM_0'], percent: 10 };
		mexAdapter.play(table, lineOf(half, { flows, moves: moves(1), after: inSr(11), state }));
		expect(sizes(table.state, 'NdM', 'p3')).toEqual([20, 5]);
		expect(table.state.turn).toMatchObject({ kind: 'stock', player: 'p1' });
		Object.defineProperty(table, 'previous', { value: state });
		return table;
	}
	/** Ana buys a 5%: both have 25%. */
	const buys = (owner: string, market: number, paid: number) =>
		lineOf(
			{ type: 'buy_shares', entity: 11, shares: ['NdM_8'], percent: 5 },
			{
				flows: [['player:11', 'bank', paid, 'buy_shares']],
				before: inSr(11),
				after: inSr(11),
				state: { ...says(25, 10, 25), corps: { NdM: { market, owner } } }
			}
		);

	test('is who is counted for more there, although nobody has', () => {
		const table = apart();
		mexAdapter.play(table, buys('player:11', 10, 35));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([20, 5]);
		expect(sizes(table.state, 'NdM', 'p3')).toEqual([10, 10, 5]);
		expect(table.departures.get(NAME)).toBe(1);
	});

	test('is the rulebook’s where the trace says so too', () => {
		const table = apart();
		mexAdapter.play(table, buys('player:13', 10, 35));
		expect(sizes(table.state, 'NdM', 'p3')).toEqual([20, 5]);
		expect(table.departures.has(NAME)).toBe(false);
	});

	test('sells half of the certificate to who is counted for more, although nobody has more', () => {
		const table = apart();
		const turn = { sold: {}, bought: false, soldFirst: false, acted: false };
		const carlas = { kind: 'turn', turn: { kind: 'stock', player: 'p3', ...turn } } as const;
		table.act({ do: 'correct', reason: 'Carla is next', changes: [carlas] });
		const where = { before: inSr(13), after: inSr(13) };
		const buy = { type: 'buy_shares', entity: 13, shares: ['NdM_8'], percent: 5 };
		const bought = { ...says(20, 10, 30), corps: { NdM: { market: 10, owner: 'player:13' } } };
		mexAdapter.play(
			table,
			lineOf(buy, { ...where, flows: [['player:13', 'bank', 35, 'buy_shares']], state: bought })
		);
		Object.defineProperty(table, 'previous', { value: bought });
		expect(sizes(table.state, 'NdM', 'p3')).toEqual([20, 5, 5]);
		// Counted for 25% she keeps 15% there, and Ana has 20%; by what she has it would be a tie.
		const sell = { type: 'sell_shares', entity: 13, shares: ['NdM_0'], percent: 10 };
		const sold = { ...says(20, 10, 20), corps: { NdM: { market: 20, owner: 'player:11' } } };
		mexAdapter.play(
			table,
			lineOf(sell, {
				...where,
				flows: [['bank', 'player:13', 70, 'sell_shares']],
				moves: moves(1),
				state: sold
			})
		);
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([20]);
		expect(sizes(table.state, 'NdM', 'p3')).toEqual([10, 5, 5]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10, 10]);
		expect(table.departures.get('half a president’s certificate sold beside a 5%')).toBe(1);
	});

	test('takes over from who would by what is held, who has back all that he gave', () => {
		const begun = inPhase(openingOver(newMex(), { MNR: 'p2' }), '4');
		const held = { p2: [20, 10], p3: [10, 5], p1: [10, 10] };
		const pooled = giveCertificates(startCompany(begun, 'NdM', { held }), 'NdM', 'pool', [5]);
		const table = on(stockTurn(placeMarker(pooled, 'NdM', '2.5'), 'p2', 5), says(20, 30, 20));
		// Carla has 20% and is counted for 15%.
		const five = certificates(table.state, 'NdM', 'pool')[0]?.id ?? '';
		bookUncounted(table, PRESIDENCY_FOR_15, [
			{ kind: 'certificate', company: 'NdM', certificate: five, to: 'p3' }
		]);
		const sell = { type: 'sell_shares', entity: 12, shares: ['NdM_6', 'NdM_0'], percent: 20 };
		const state = { ...says(20, 10, 20), corps: { NdM: { market: 20, owner: 'player:11' } } };
		const flows = [['bank', 'player:12', 150, 'sell_shares']] as const;
		const where = { before: inSr(12), after: inSr(12) };
		mexAdapter.play(table, lineOf(sell, { ...where, flows, moves: moves(2), state }));
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([20]);
		expect(sizes(table.state, 'NdM', 'p2')).toEqual([10]);
		expect(sizes(table.state, 'NdM', 'p3')).toEqual([10, 5, 5]);
		expect(sizes(table.state, 'NdM', 'pool')).toEqual([10, 10]);
	});

	test('is not taken from a trace where everybody is counted for what he has', () => {
		const begun = inPhase(openingOver(newMex(), { MNR: 'p3' }), '4');
		const ndm = startCompany(begun, 'NdM', { held: { p3: [20, 5], p1: [10, 10] } });
		const pooled = placeMarker(giveCertificates(ndm, 'NdM', 'pool', [5]), 'NdM', '3.5');
		const before = { ...says(20, 10, 25), corps: { NdM: { market: 5 } } };
		const table = on(stockTurn(pooled, 'p1', 5), before);
		mexAdapter.play(table, buys('player:11', 0, 35));
		expect(sizes(table.state, 'NdM', 'p3')).toEqual([20, 5]);
		expect(table.departures.size).toBe(0);
	});
});
