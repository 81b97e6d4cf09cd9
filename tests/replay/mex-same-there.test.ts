/** Where sources disagree but recorded games of 18MEX follow the rulebook: nothing departs. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	bankHolds,
	cash,
	certificates,
	correct,
	giveTrains,
	newMex,
	openingOver,
	operatingTurn,
	startCompany,
	stockTurn
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { on } from './mex-table';
import { inOr, lineOf } from './standing';
import type { Trace } from './trace';

const inSr = (player: number, label = 'SR 5') => ({
	round: { type: 'stock', label },
	phase: '2',
	active: [`player:${player}`]
});
const minorsGone = (state: State): State =>
	['A', 'B', 'C'].reduce((now, deed) => correct(now, { kind: 'deed', deed, to: 'removed' }), state);

describe('§6 the end comes in a stock round', () => {
	/** Only MC operates; it is Ana's and Benito's, and everybody is about to pass for the last time. */
	function last(cell: `${number}.${number}`): State {
		const opened = minorsGone(openingOver(newMex(), { MNR: 'p2' }));
		const held = { p1: [20, 10, 10, 10, 10], p2: [10, 10, 10, 10] };
		const start = stockTurn(startCompany(opened, 'MC', { held, cell }), 'p3', 5);
		return correct(start, { kind: 'round', round: { ...start.round, passes: 2, lastActor: 'p3' } });
	}
	const pass = { type: 'pass', entity: 13 };

	test('§6(b) with 200 one more operating round is played, and no other', () => {
		const table = on(last('2.15'));
		mexAdapter.play(table, lineOf(pass, { before: inSr(13), after: inOr('MC') }));
		expect(table.state.companies['MC']?.spot?.price).toBe(200);
		expect(table.state.round).toMatchObject({ kind: 'operating', number: 5, part: 1, parts: 1 });
		const dividends = [{ entity: 'corp:MC', kind: 'withhold', revenue: 0 }];
		const done = { ...inOr('MC'), active: [] };
		const state = { finished: true };
		const over = { before: inOr('MC'), after: done, dividends, state };
		mexAdapter.play(table, lineOf({ type: 'pass', entity: 'MC' }, over));
		expect(table.state.finished).toBe('price');
		expect(table.departures.size).toBe(0);
	});

	test('§6(a) with an empty bank one more operating round is played, and no other', () => {
		const start = stockTurn(minorsGone(openingOver(newMex(), { MNR: 'p2' })), 'p1', 5);
		const mc = startCompany(start, 'MC', { held: { p1: [20, 10, 10] }, floated: false });
		const table = on(bankHolds(mc, 500));
		const buy = { type: 'buy_shares', entity: 11, shares: ['MC_3'], percent: 10 };
		const flows = [['player:11', 'bank', 60, 'buy_shares']] as const;
		mexAdapter.play(table, lineOf(buy, { flows, before: inSr(11), after: inSr(12) }));
		expect(cash(table.state, 'bank')).toBe(500 + 60 - 600);
		for (const [entity, after] of [
			[12, inSr(13)],
			[13, inSr(11)],
			[11, inOr('MC')]
		] as const) {
			mexAdapter.play(table, lineOf({ type: 'pass', entity }, { before: inSr(entity), after }));
		}
		expect(table.state.round).toMatchObject({ kind: 'operating', number: 5, parts: 1 });
		expect(table.state.end).toMatchObject({ reason: 'bank' });
		expect(table.departures.size).toBe(0);
	});
});

describe('§6 a game that is stopped after its end had come', () => {
	/** The bank has broken, and everybody agrees to stop. */
	function stopped(cash: number) {
		const start = stockTurn(minorsGone(openingOver(newMex(), { MNR: 'p2' })), 'p1', 5);
		const mc = startCompany(start, 'MC', { held: { p1: [20, 10, 10] }, floated: false });
		const table = on(bankHolds(mc, cash));
		const buy = { type: 'buy_shares', entity: 11, shares: ['MC_3'], percent: 10 };
		const flows = [['player:11', 'bank', 60, 'buy_shares']] as const;
		mexAdapter.play(table, lineOf(buy, { flows, before: inSr(11), after: inSr(12) }));
		const last = lineOf({ type: 'end_game', entity: 11 }, { before: inSr(12), after: inSr(12) });
		mexAdapter.play(table, last);
		expect(table.state.finished).toBe('agreement');
		return { table, last };
	}
	const told = ({ table, last }: ReturnType<typeof stopped>, reason: string): string => {
		const end = { t: 'end', finished: true, game_end_reason: reason, result: {} };
		// The result is all that is read.
		const trace = { end, lines: [last] } as unknown as Trace;
		return mexAdapter.resultDifferences(table, trace).join();
	};

	test('is named by either', () => {
		const game = stopped(500);
		expect(told(game, 'bank')).toBe('');
		expect(told(game, 'manually_ended')).toBe('');
	});

	test('is not named by an end that had not come', () => {
		expect(told(stopped(500), 'stock_market')).toBe('end: engine "bank" | trace "price"');
		expect(told(stopped(5000), 'bank')).toBe('end: engine "agreement" | trace "bank"');
	});
});

describe('§App. 1 buying and selling the same stock', () => {
	test('a share bought may be sold in the same turn', () => {
		const mc = startCompany(openingOver(newMex()), 'MC', { held: { p1: [20, 10], p2: [10, 10] } });
		const table = on(stockTurn(mc, 'p1', 5));
		const turn = { before: inSr(11), after: inSr(11) };
		const flows = [['player:11', 'bank', 60, 'buy_shares']] as const;
		const buy = { type: 'buy_shares', entity: 11, shares: ['MC_5'], percent: 10 };
		mexAdapter.play(table, lineOf(buy, { ...turn, flows }));
		const sale = { type: 'sell_shares', entity: 11, shares: ['MC_5'], percent: 10 };
		mexAdapter.play(table, lineOf(sale, { ...turn, after: inSr(12) }));
		expect(certificates(table.state, 'MC', 'pool')).toHaveLength(1);
		expect(table.state.companies['MC']?.spot?.cell).toBe('4.3');
		expect(table.departures.size).toBe(0);
	});
});

describe('§4.3.1 mail', () => {
	const pac = (trains: readonly string[]): State => {
		const opened = minorsGone(openingOver(newMex(), { MNR: 'p2' }));
		let state = startCompany(opened, 'CHI', { held: { p1: [20, 10, 10] }, cell: '2.5' });
		state = startCompany(state, 'PAC', { held: { p3: [20, 10, 10] }, cell: '3.3' });
		state = giveTrains(giveTrains(state, 'CHI', '2'), 'PAC', ...trains);
		return operatingTurn(state, 'CHI', { number: 5, settled: true });
	};
	const next = { type: 'pass', entity: 'CHI' };
	const where = { before: inOr('CHI'), after: inOr('FCP') };
	const mail = ['bank', 'corp:FCP', 30, 'handle_mail<place_home_token<start_operating'] as const;

	test('is paid to who has a train when its turn begins', () => {
		const table = on(pac(['2']));
		mexAdapter.play(table, lineOf(next, { ...where, flows: [mail] }));
		expect(cash(table.state, 'PAC')).toBe(30);
	});

	test('is not paid to who buys the first one in that turn', () => {
		const table = on(pac([]));
		mexAdapter.play(table, lineOf(next, where));
		expect(cash(table.state, 'PAC')).toBe(0);
		expect(table.state.turn).toMatchObject({ company: 'PAC', hadTrain: false });
	});
});

test('§1.2 the first phase is called 2 there', () => {
	const told = (phase: string): string | undefined => {
		const after = { ...inSr(11, 'SR 2'), phase };
		const state = { idle: [], bank: 0, closed: {} };
		const line = lineOf({ type: 'pass', entity: 11 }, { after, state });
		return differences(on(openingOver(newMex())), line).find((each) => each.startsWith('phase'));
	};
	expect(told('2')).toBeUndefined();
	expect(told('3')).toBe('phase: engine "2" | trace "3"');
});
