/** Departures of recorded 18MEX games about shares, tiles and stacks: when they apply, and what they book. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	cash,
	correct,
	giveCash,
	giveCertificates,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	startCompany,
	stockTurn
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { inOr, lineOf, tableOn } from './standing';
import type { TraceSetup, TraceState } from './trace';

const NDM_SHARES = [[20, 'P'], 10, 10, 10, 10, 10, 10, [5, 'r'], [5, 'r'], [10, 'r']] as const;

const setup = {
	corporations: [{ id: 'NdM', shares: NDM_SHARES }]
	// A share's place in this list is all that is read.
} as unknown as Partial<TraceSetup>;

const standing = (start: State, previous: Partial<TraceState> = {}) =>
	tableOn(mex, start, previous, setup);

function ndmHalves(): State {
	const begun = inPhase(openingOver(newMex()), '4');
	const ndm = placeMarker(giveCertificates(begun, 'NdM', 'p1', [5, 5]), 'NdM', '2.5');
	return stockTurn(ndm, 'p1', 5);
}

describe('departures of recorded 18MEX games', () => {
	test('Table III laying tile 470 closes KCM&O there', () => {
		const start = operatingTurn(
			giveCash(
				startCompany(openingOver(newMex(), { 'KCM&O': 'CHI' }), 'CHI', {
					held: { p1: [20, 10, 10] }
				}),
				{ CHI: 300 }
			),
			'CHI',
			{ number: 5, settled: true }
		);
		const table = standing(start);
		const lay = lineOf(
			{ type: 'lay_tile', entity: 'KCMO', entity_type: 'company', hex: 'F5' },
			{ spent: 60, before: inOr('CHI'), after: inOr('CHI') }
		);
		mexAdapter.play(table, lay);
		expect(table.state.deeds['KCM&O']?.place).toBe('removed');
		expect(cash(table.state, 'CHI')).toBe(240);
		expect([...table.departures]).toEqual([['KCM&O closed by its tile', 1]]);
	});

	describe('§4.1 tile 470 in another company’s turn', () => {
		/** PAC operates. */
		const start = (owner: string) => {
			const held = { held: { p1: [20, 10, 10] as const } };
			const begun = startCompany(openingOver(newMex(), { 'KCM&O': owner }), 'CHI', held);
			const both = giveCash(startCompany(begun, 'PAC', held), { CHI: 300, PAC: 300 });
			return operatingTurn(both, 'PAC', { number: 5 });
		};
		const lay = lineOf(
			{ type: 'lay_tile', entity: 'KCMO', entity_type: 'company', hex: 'F5' },
			{ spent: 60, before: inOr('FCP'), after: inOr('FCP') }
		);

		test('is paid by its owner there', () => {
			const table = standing(start('CHI'));
			mexAdapter.play(table, lay);
			expect(cash(table.state, 'CHI')).toBe(240);
			expect(cash(table.state, 'PAC')).toBe(300);
			expect(table.state.own).toMatchObject({ copperCanyon: 'laid' });
			expect([...table.departures.keys()]).toEqual([
				'tile 470 laid in another company’s turn',
				'KCM&O closed by its tile'
			]);
		});

		test('is named when no company owns the private', () => {
			expect(() => mexAdapter.play(standing(start('p2')), lay)).toThrow('no company owns');
		});
	});

	test('§3.2(c)(3) a 5% bought at an odd price costs one more there', () => {
		const start = giveCertificates(ndmHalves(), 'NdM', 'pool', [5], ['p1']);
		const table = standing(start, { corps: { NdM: { market: 5 } } } as unknown as TraceState);
		const flows = [['player:11', 'bank', 38, 'buy_shares']] as const;
		mexAdapter.play(
			table,
			lineOf(
				{ type: 'buy_shares', entity: 11, shares: ['NdM_7'], percent: 5 },
				{ flows, state: { corps: { NdM: { market: 0 } } } }
			)
		);
		expect(cash(start, 'p1') - cash(table.state, 'p1')).toBe(38);
		expect(table.departures.get('5% bought at the rounded-up half')).toBe(1);
	});

	test('§3.2(c)(3) an even price is no departure', () => {
		const start = placeMarker(
			giveCertificates(ndmHalves(), 'NdM', 'pool', [5], ['p1']),
			'NdM',
			'1.5'
		);
		const table = standing(start, { corps: { NdM: { market: 5 } } } as unknown as TraceState);
		const flows = [['player:11', 'bank', 40, 'buy_shares']] as const;
		mexAdapter.play(
			table,
			lineOf(
				{ type: 'buy_shares', entity: 11, shares: ['NdM_7'], percent: 5 },
				{ flows, state: { corps: { NdM: { market: 0 } } } }
			)
		);
		expect(table.departures.size).toBe(0);
	});

	test('§3.2(a) a second 5% in the same turn drops no row there', () => {
		const start = ndmHalves();
		const table = standing(start);
		const sale = { type: 'sell_shares', entity: 11, percent: 5 };
		const flows = [['bank', 'player:11', 38, 'sell_shares']] as const;
		mexAdapter.play(table, lineOf({ ...sale, shares: ['NdM_7'] }, { flows }));
		expect(table.departures.size).toBe(0);
		mexAdapter.play(table, lineOf({ ...sale, shares: ['NdM_8'] }, { flows }));
		expect(table.departures.get('two 5% sold without a drop')).toBe(1);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('2.5');
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(76);
	});

	test('§8(b) KCM&O sold before phase 3 below half its value', () => {
		const opened = openingOver(newMex({ options: ['earlyKcmo'] }));
		const chi = giveCash(startCompany(opened, 'CHI', { held: { p1: [20, 10, 10] } }), { CHI: 300 });
		const start = operatingTurn(inPhase(chi, '2'), 'CHI', { number: 5, settled: true });
		const table = standing(start);
		const where = { before: inOr('CHI'), after: inOr('CHI') };
		mexAdapter.play(
			table,
			lineOf(
				{
					type: 'buy_company',
					entity: 'CHI',
					entity_type: 'corporation',
					company: 'KCMO',
					price: 1
				},
				where
			)
		);
		expect(cash(table.state, 'CHI')).toBe(299);
		expect(table.departures.get('KCM&O sold early below half its value')).toBe(1);
	});

	test('§4(c) a marker that has operated kept its place there; otherwise a stack must agree', () => {
		const opened = openingOver(newMex(), {}, 90);
		const chi = startCompany(opened, 'CHI', { held: { p1: [20, 10, 10] }, cell: '3.3' });
		const both = startCompany(chi, 'MC', { held: { p2: [20, 10, 10] }, cell: '3.3' });
		const corp = (pos: number) => ({ row: 2, col: 2, pos });
		const after = { ...inOr('MC'), round: { type: 'operating', label: 'OR 5.1' } };
		const line = lineOf(
			{ type: 'pass', entity: 'MC' },
			{ before: after, after, state: { corps: { CHI: corp(1), MC: corp(0) } } }
		);
		const quiet = standing(operatingTurn(both, 'MC', { number: 5 }));
		mexAdapter.play(quiet, line);
		expect(quiet.departures.size).toBe(0);
		const operated = correct(quiet.state, { kind: 'operated', company: 'MC', operated: true });
		const table = standing(operated);
		mexAdapter.play(table, line);
		expect(table.state.market['3.3']).toEqual(['MC', 'CHI']);
		expect(table.departures.get('operated marker kept its place in the stack')).toBe(1);
	});
});
