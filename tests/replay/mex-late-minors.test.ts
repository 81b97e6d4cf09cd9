/** Option 8(c) and a fast train rush: minors that are open in phase 5, and close with the next stock round. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	certificates,
	cash,
	depotAt,
	giveCash,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	trainAt
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { inOr, lineOf, PLAYERS, tableOn } from './standing';
import type { Trace } from './trace';

const NAME = 'certificates of open minors closed in phase 5';

/** The first 5 has just been bought while the minors wait for the next stock round. */
function rushed(): State {
	const opened = openingOver(newMex({ options: ['lateMinors'] }), { A: 'p1', B: 'p2', C: 'p1' });
	const chi = startCompany(opened, 'CHI', { held: { p1: [20, 10, 10] }, treasury: 2000 });
	const third = operatingTurn(depotAt(inPhase(giveCash(chi, { A: 40 }), '3'), '3'), 'CHI', {
		settled: true
	});
	// The fifth 3 puts the minors on notice; the trains between are taken as gone.
	const notice = { ...inPhase(third, '4'), own: { ...(third.own as object), minorsClosing: true } };
	const start = depotAt(notice as State, '5');
	const train = trainAt(start, 'offering', '5').id;
	return play(start, { do: 'buyTrain', company: 'CHI', train, price: 450 });
}

const own = (state: State, player: 'p1' | 'p2' | 'p3'): number =>
	mex.certificatesCounted(state, player);
const SEATS = ['p1', 'p2', 'p3'] as const;
const MINORS = { 11: ['A', 'C'], 12: ['B'], 13: [] } as const;

/** What the trace says of everybody, with or without the certificates of the minors. */
const trace = (state: State, closed: boolean) => ({
	players: Object.fromEntries(
		PLAYERS.map(({ id }, i) => {
			const minors = MINORS[id as keyof typeof MINORS];
			const counted = own(state, SEATS[i] ?? 'p1') - (closed ? minors.length : 0);
			const companies = closed ? [] : minors;
			return [id, { cash: 0, shares: {}, pres: [], companies, minors, certs: counted }];
		})
	),
	minors: { A: { cash: 40 }, B: { cash: 0 }, C: { cash: 0 } },
	closed: { companies: closed ? ['MIR', 'A', 'B', 'C'] : ['MIR'] },
	idle: []
});
const line = (state: object) =>
	lineOf({ type: 'pass', entity: 'CHI' }, { before: inOr('CHI'), after: inOr('CHI'), state });

describe('§8(c) minors that are open in phase 5', () => {
	const state = rushed();

	test('§5.1 NdM cannot have floated, so that nobody merges while minor C waits for its share of UdY', () => {
		expect(state.companies['NdM']?.floated).toBe(false);
		expect(state.own).toMatchObject({ merged: 'none', minorsClosing: true });
		const merge = { type: 'merge', entity: 'UdY', corporation: 'UdY' };
		const said = lineOf(merge, { before: inOr('CHI'), after: inOr('CHI') });
		expect(() => mexAdapter.play(tableOn(mex, state), said)).toThrow('the merger is missing');
	});

	test('are certificates here and none there, counted once', () => {
		expect(state.deeds['A']?.place).toBe('p1');
		const table = tableOn(mex, state);
		const told = (theirs: object): string => differences(table, line(theirs)).join('; ');
		expect(told(trace(state, true))).not.toMatch(/certificates|privates|open minors/);
		expect(told(trace(state, true))).not.toMatch(/certificates|privates|open minors/);
		expect(table.departures.get(NAME)).toBe(1);
		const wrong = trace(state, true);
		const short = { ...wrong, players: { ...trace(state, false).players } };
		expect(told(short)).toMatch(/p1 certificates: engine \d+ \| trace \d+; .*p2 certificates/);
	});

	test('whose certificates have not closed there are no departure', () => {
		const table = tableOn(mex, state);
		expect(differences(table, line(trace(state, false))).join()).not.toContain('certificates');
		expect(table.departures.size).toBe(0);
	});

	test('are worth nothing there in a game that stops now', () => {
		const table = tableOn(mex, state);
		const total = (player: string): number =>
			mex.scores(state).find((score) => score.player === player)?.total ?? 0;
		const result = { '11': total('p1') - 100, '12': total('p2') - 50, '13': total('p3') };
		const game = (closed: boolean) =>
			({
				end: { t: 'end', finished: false, game_end_reason: null, result },
				lines: [line(trace(state, closed))]
			}) as unknown as Trace;
		expect(mexAdapter.resultDifferences(table, game(true))).toEqual([]);
		expect(mexAdapter.resultDifferences(table, game(false)).join()).toMatch(/p1 total.*p2 total/);
	});

	test('§5.2 close with the stock round of a line, which needs no entry of its own', () => {
		const table = tableOn(mex, state);
		const after = {
			round: { type: 'stock', label: `SR ${state.round.number + 1}` },
			phase: '5',
			active: [`player:${10 + Number(state.priority?.slice(1))}`]
		};
		// The minors have their turns in the same line; they earn nothing.
		const dividends = ['A', 'B', 'C'].map((id) => ({
			entity: `minor:${id}`,
			kind: 'half',
			revenue: 0
		}));
		const pass = { type: 'pass', entity: 'CHI' };
		mexAdapter.play(table, lineOf(pass, { before: inOr('CHI'), after, dividends }));
		expect(table.state.round.kind).toBe('stock');
		for (const id of ['A', 'B', 'C']) expect(table.state.companies[id]?.closed).toBe(true);
		expect(cash(table.state, 'NdM')).toBe(40);
		const fives = (player: 'p1' | 'p2') =>
			certificates(table.state, 'NdM', player).map(({ percent }) => percent);
		expect([fives('p1'), fives('p2')]).toEqual([[20, 5], [5]]);
	});
});
