/** Every edge of the chart (4.3.3, 3.2(a), 3.6) and the order of stacks (4(c)). */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	cellOf,
	codes,
	correct,
	giveTrains,
	idleThrough,
	idleTurn,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	play,
	price,
	startCompany,
	stockTurn
} from '../../support/mex';

type Cell = `${number}.${number}`;

function company(id: string, cell: Cell, state = openingOver(newMex())): State {
	return startCompany(state, id, { cell, held: { p1: [20], p2: [10, 10, 10] }, trains: ['2'] });
}

function after(cell: Cell, choice: 'pay' | 'withhold'): string | null {
	const state = operatingTurn(company('PAC', cell), 'PAC');
	const mailed = play(state, { do: 'collectMail', company: 'PAC', amount: 30 });
	return cellOf(play(mailed, { do: 'run', company: 'PAC', revenue: 10, choice }), 'PAC');
}

function afterSale(cell: Cell, size: number): string | null {
	const state = stockTurn(company('PAC', cell), 'p2', 2);
	return cellOf(
		play(state, { do: 'sellShares', player: 'p2', company: 'PAC', percent: size }),
		'PAC'
	);
}

const rows = mex.tables.market.rows;

describe('§1.5 the chart', () => {
	it('§1.5 has the printed cells', () => {
		expect(rows.map((row) => row.map((cell) => cell.value).join(' '))).toEqual([
			'60 65 70 75 80 90 100 110 120 130 140 150 165 180 200',
			'55 60 65 70 75 80 90 100 110 120 130 140 150 165 180',
			'50 55 60 65 70 75 80 90 100 110 120 130 140 150',
			'45 50 55 60 65 70 75 80 90 100 110 120',
			'40 45 50 55 60 65 70 75 80',
			'30 40 45 50 55',
			'20 30 40 45 50',
			'10'
		]);
	});

	it('§3.3(b) the yellow zone is 5.1 and everything below row 5', () => {
		const yellow = rows.flat().filter((cell) => cell.zones.includes('yellow'));
		expect(yellow.map((cell) => `${cell.row}.${cell.col}`)).toEqual([
			'5.1',
			...[1, 2, 3, 4, 5].map((col) => `6.${col}`),
			...[1, 2, 3, 4, 5].map((col) => `7.${col}`),
			'8.1'
		]);
	});
});

describe('§4.3.3 MEX-38 paid: one right, at the end of a row one up', () => {
	it('§4.3.3 MEX-38 moves right inside a row', () => {
		expect(after('3.3', 'pay')).toBe('3.4');
	});

	it.each([
		['8.1', '7.1', 20],
		['7.5', '6.5', 55],
		['6.5', '5.5', 60],
		['5.9', '4.9', 90],
		['4.12', '3.12', 130],
		['3.14', '2.14', 165],
		['2.15', '1.15', 200]
	] as const)('§4.3.3 MEX-38 from %s up to %s (%i)', (from, to, value) => {
		const state = operatingTurn(company('PAC', from), 'PAC');
		const paid = play(
			state,
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 10, choice: 'pay' }
		);
		expect(cellOf(paid, 'PAC')).toBe(to);
		expect(price(paid, 'PAC')).toBe(value);
	});

	it('§4.3.3 MEX-38 stays in the upper right corner', () => {
		expect(after('1.15', 'pay')).toBe('1.15');
	});
});

describe('§4.3.3 MEX-38 withheld or no run: one left, in the first column one down', () => {
	it.each([
		['3.3', '3.2'],
		['1.1', '2.1'],
		['4.1', '5.1'],
		['7.1', '8.1'],
		['8.1', '8.1']
	] as const)('§4.3.3 MEX-38 from %s to %s', (from, to) => {
		expect(after(from, 'withhold')).toBe(to);
	});

	it('§4.3.3 MEX-38 a company that runs nothing goes left, also in its first turn', () => {
		const base = startCompany(openingOver(newMex()), 'PAC', { held: { p1: [20] } });
		const state = operatingTurn(base, 'PAC');
		expect(cellOf(play(state, { do: 'noRun', company: 'PAC' }), 'PAC')).toBe('3.2');
		expect(cellOf(play(state, { do: 'endTurn', noRoute: true }), 'PAC')).toBe('3.2');
	});

	it('§4.3.3 a train without revenue moves left and cannot pay', () => {
		const state = play(operatingTurn(company('PAC', '3.3'), 'PAC'), {
			do: 'collectMail',
			company: 'PAC',
			amount: 30
		});
		expect(codes(state, { do: 'run', company: 'PAC', revenue: 0, choice: 'pay' })).toEqual([
			'nothing-to-pay'
		]);
		const kept = play(state, { do: 'run', company: 'PAC', revenue: 0, choice: 'withhold' });
		expect(cellOf(kept, 'PAC')).toBe('3.2');
	});
});

describe('§3.2(a) sales stop on the lowest cell of the column', () => {
	it.each([
		['1.1', 30, '4.1'],
		['6.1', 30, '8.1'],
		['8.1', 10, '8.1'],
		['6.2', 30, '7.2'],
		['5.5', 30, '7.5'],
		['5.6', 10, '5.6'],
		['4.9', 30, '5.9'],
		['4.10', 10, '4.10'],
		['3.12', 30, '4.12'],
		['3.13', 10, '3.13'],
		['2.14', 30, '3.14'],
		['1.15', 30, '2.15']
	] as const)('§3.2(a) MEX-10 from %s, %i%% sold: %s', (from, size, to) => {
		expect(afterSale(from, size)).toBe(to);
	});
});

describe('§4(c) order and stacks', () => {
	const run = (state: State, id: string, choice: 'pay' | 'withhold') =>
		play(
			state,
			{ do: 'collectMail', company: id, amount: 0 },
			{ do: 'run', company: id, revenue: 10, choice },
			{ do: 'endTurn' }
		);

	it('§4(c) MEX-70 highest value first, then further right, then higher in the stack', () => {
		let state = company('PAC', '1.4'); // 75
		state = company('TM', '2.5', state); // 75, further right
		state = company('SPM', '2.5', state); // 75, under TM
		state = company('MEX', '1.6', state); // 90
		expect(mex.upcoming(correct(state, { kind: 'turn', turn: { kind: 'income' } }))).toEqual([
			'A',
			'B',
			'C',
			'MEX',
			'TM',
			'SPM',
			'PAC'
		]);
	});

	it('§4(c) MEX-70 the order is looked at again after every turn', () => {
		let state = company('PAC', '2.7'); // 90
		state = company('TM', '3.3', state); // 60
		state = company('MEX', '2.4', state); // 70
		state = operatingTurn(state, 'PAC');
		for (const id of ['A', 'B', 'C']) {
			state = correct(state, { kind: 'operated', company: id, operated: true });
		}
		state = placeMarker(run(state, 'PAC', 'pay'), 'TM', '1.10');
		expect(mex.upcoming(state)).toEqual(['TM']);
		expect(state.turn).toMatchObject({ company: 'MEX' });
		const next = run(state, 'MEX', 'withhold');
		expect(next.turn).toMatchObject({ company: 'TM' });
	});

	it('§4(c) a marker that has operated lies under those that have not', () => {
		let state = company('PAC', '2.4'); // 70, first
		state = company('TM', '2.5', state); // 75
		state = operatingTurn(state, 'TM');
		state = run(state, 'TM', 'withhold');
		expect(state.market['2.4']).toEqual(['PAC', 'TM']);
		expect(state.companies['TM']?.faceDown).toBe(true);
	});

	it('§4(c) operated markers end up in the order in which they came', () => {
		let state = company('PAC', '2.6');
		state = company('TM', '2.6', state);
		state = company('MEX', '2.5', state);
		state = operatingTurn(state, 'PAC');
		for (const id of ['A', 'B', 'C']) {
			state = correct(state, { kind: 'operated', company: id, operated: true });
		}
		state = run(run(state, 'PAC', 'withhold'), 'TM', 'withhold');
		expect(state.market['2.5']).toEqual(['MEX', 'PAC', 'TM']);
		state = run(state, 'MEX', 'pay');
		expect(state.market['2.5']).toEqual(['PAC', 'TM']);
		expect(state.market['2.6']).toEqual(['MEX']);
	});

	it('§4(c) a marker that cannot move goes under the unoperated ones; the order is kept in the end', () => {
		let state = company('PAC', '8.1');
		state = company('TM', '8.1', state);
		state = company('MEX', '8.1', state);
		state = operatingTurn(state, 'PAC');
		for (const id of ['A', 'B', 'C']) {
			state = correct(state, { kind: 'operated', company: id, operated: true });
		}
		const first = idleTurn(state);
		expect(first.market['8.1']).toEqual(['TM', 'MEX', 'PAC']);
		expect(first.turn).toMatchObject({ company: 'TM' });
		const second = idleTurn(first);
		expect(second.market['8.1']).toEqual(['MEX', 'PAC', 'TM']);
		const done = idleThrough(second);
		expect(done.market['8.1']).toEqual(['PAC', 'TM', 'MEX']);
		expect(done.companies['PAC']?.faceDown).toBe(false);
	});

	it('§4(c) a face-up marker sold down lands above the operated ones', () => {
		let state = company('PAC', '3.3');
		state = company('TM', '4.3', state);
		state = correct(state, { kind: 'operated', company: 'TM', operated: true });
		state = stockTurn(state, 'p2', 2);
		const sold = play(state, { do: 'sellShares', player: 'p2', company: 'PAC', percent: 10 });
		expect(sold.market['4.3']).toEqual(['PAC', 'TM']);
	});

	it('§4(c) all markers are turned up again at the end of the operating round', () => {
		let state = company('PAC', '3.3');
		state = operatingTurn(giveTrains(state, 'PAC'), 'PAC');
		for (const id of ['A', 'B', 'C']) {
			state = correct(state, { kind: 'operated', company: id, operated: true });
		}
		const done = run(state, 'PAC', 'pay');
		expect(done.round.kind).toBe('stock');
		expect(Object.values(done.companies).some((c) => c.faceDown)).toBe(false);
	});
});
