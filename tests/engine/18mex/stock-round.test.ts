/** Order and end of a stock round (3, 3.6, 7). */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import {
	allPass,
	cellOf,
	codes,
	decided,
	expectRefusal,
	factsOf,
	giveCash,
	inPhase,
	mex,
	newMex,
	openingOver,
	play,
	startCompany,
	stockTurn,
	type MexAction
} from '../../support/mex';

const pass = (player: PlayerId): MexAction => ({ do: 'pass', player });
const start = (player: PlayerId, company: string): MexAction => ({
	do: 'startCompany',
	player,
	company,
	par: 60
});

function table(players: 3 | 4 = 3): State {
	return giveCash(openingOver(newMex({ players })), { p1: 600, p2: 600, p3: 600 });
}

describe('§3 order', () => {
	it('§3 MEX-67 turns go clockwise; the round goes on until all pass in a row', () => {
		let state = play(table(), pass('p1'), pass('p2'), start('p3', 'PAC'), { do: 'endTurn' });
		expect(state.turn).toMatchObject({ kind: 'stock', player: 'p1' });
		state = play(state, pass('p1'), pass('p2'));
		expect(state.round.kind).toBe('stock');
		state = play(state, pass('p3'));
		expect(state.round.kind).toBe('operating');
	});

	it('§3 only the player on turn may pass; a pass means that nothing was done', () => {
		expectRefusal(table(), pass('p2'), 'not-your-turn');
		const done = play(table(), start('p1', 'PAC'));
		expectRefusal(done, pass('p1'), 'something-done');
		expectRefusal(table(), { do: 'endTurn' }, 'nothing-done');
		expect(codes(done, { do: 'endTurn' })).toEqual([]);
		expectRefusal(allPass(table()), pass('p1'), 'wrong-moment');
	});

	it('§3 MEX-67 the holder of the Priority Deal begins the next stock round', () => {
		const state = play(table(), pass('p1'), start('p2', 'PAC'), { do: 'endTurn' });
		const ended = allPass(state);
		expect(ended.priority).toBe('p3');
	});
});

describe('§3.6 the end of the round', () => {
	it('§3.6 MEX-24 the Priority Deal goes to the player after the last who acted', () => {
		const state = play(table(4), start('p1', 'PAC'), { do: 'endTurn' }, pass('p2'));
		const last = play(state, start('p3', 'TM'), { do: 'endTurn' });
		expect(allPass(last).priority).toBe('p4');
	});

	it('§3.6 MEX-24 it stays when nobody did anything', () => {
		const state = { ...stockTurn(table(), 'p1') };
		expect(allPass(state).priority).toBe('p1');
		expect(
			factsOf(decided(play(state, pass('p1'), pass('p2')), pass('p3')).facts, 'priorityMoved')
		).toEqual([]);
	});

	it('§3.6 MEX-24 selling a private on one’s turn is an action', () => {
		const state = play(
			table(),
			{ do: 'tradeDeed', deed: 'MCAR', seller: 'p1', buyer: 'p3', price: 10 },
			{ do: 'endTurn' }
		);
		expect(allPass(state).priority).toBe('p2');
	});

	const soldOut = (state: State, company: string, cell: `${number}.${number}`) =>
		startCompany(state, company, {
			cell,
			held: { p1: [20, 10, 10, 10], p2: [10, 10, 10, 10, 10] }
		});

	it('§3.6 MEX-23 a company wholly owned by players rises one row', () => {
		expect(cellOf(allPass(soldOut(table(), 'PAC', '3.3')), 'PAC')).toBe('2.3');
	});

	it('§3.6 MEX-23 in the top row it stays', () => {
		expect(cellOf(allPass(soldOut(table(), 'PAC', '1.6')), 'PAC')).toBe('1.6');
	});

	it('§3.6 MEX-23 a share in the Open Market or in the trade-in box prevents the rise', () => {
		const open = startCompany(table(), 'PAC', {
			cell: '3.3',
			held: { p1: [20, 10, 10, 10], p2: [10, 10, 10, 10], pool: [10] }
		});
		expect(cellOf(allPass(open), 'PAC')).toBe('3.3');
		const box = startCompany(table(), 'UdY', {
			cell: '3.3',
			held: { p1: [20, 10, 10, 10], p2: [10, 10, 10, 10] }
		});
		expect(cellOf(allPass(box), 'UdY')).toBe('3.3');
	});

	it('§3.6 MEX-23 several rise in descending order of value, each going underneath', () => {
		// TM at 2.4 (70) moves before PAC at 3.3 (60): PAC arrives in 2.3 under nobody; both meet
		// only when they share a target, so a third marker waits there.
		let state = soldOut(table(), 'TM', '3.5');
		state = soldOut(state, 'PAC', '3.5');
		expect(state.market['3.5']).toEqual(['TM', 'PAC']);
		const after = allPass(state);
		expect(after.market['2.5']).toEqual(['TM', 'PAC']);
	});

	it('§3.6 MEX-23 the rise goes underneath a marker already there', () => {
		const waiting = startCompany(table(), 'MEX', { cell: '2.5', held: { p3: [20] } });
		const after = allPass(soldOut(waiting, 'PAC', '3.5'));
		expect(after.market['2.5']).toEqual(['MEX', 'PAC']);
	});
});

describe('§7 number of operating rounds', () => {
	it.each([
		['1', 1],
		['2', 1],
		['3', 2],
		['3½', 2],
		['4', 2],
		['5', 3],
		['6', 3],
		['6½', 3],
		['4D', 3]
	])('§7 Table I MEX-69 a stock round ending in phase %s is followed by %i', (phase, parts) => {
		expect(allPass(inPhase(table(), phase)).round).toMatchObject({ kind: 'operating', parts });
	});

	it('§7 MEX-69 a phase that begins during the operating rounds does not change their number', () => {
		const state = allPass(inPhase(table(), '2'));
		expect(inPhase(state, '3').round.parts).toBe(1);
	});

	it('§7 house figures replace the printed ones, also where phases are listed', () => {
		const state = inPhase(openingOver(newMex({ house: { roundsGreen: 3 } })), '3');
		expect(allPass(state).round.parts).toBe(3);
		const rounds = mex.phasesOf(state.config).map((card) => card.operatingRounds);
		expect(rounds).toEqual([1, 1, 3, 3, 3, 3, 3, 3, 3]);
		const printed = mex.phasesOf(newMex().config).map((card) => card.operatingRounds);
		expect(printed).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 3]);
		expect(mex.phasesOf(newMex().config)).toEqual(mex.tables.phases);
	});
});
