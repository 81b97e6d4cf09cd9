/**
 * Lines of 18MEX that no shared game has, about whose turn it is and what may be done in it: turns
 * that come round at once, privates between players, obsolete trains, several discards, odd change.
 */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	cash,
	certificates,
	correct,
	depotAt,
	giveCash,
	giveCertificates,
	giveTrains,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	play,
	startCompany,
	stockTurn,
	trainAt,
	trains
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { operatedIn, restack } from './mex-beside';
import { shownPriority } from './mex-priority';
import { inOr, lineOf, tableOn } from './standing';
import type { TraceSetup, TraceState } from './trace';

const NDM_SHARES = [[20, 'P'], 10, 10, 10, 10, 10, 10, [5, 'r'], [5, 'r'], [10, 'r']] as const;
// A share's place in this list is all that is read.
const setup = { corporations: [{ id: 'NdM', shares: NDM_SHARES }] } as unknown as TraceSetup;
const on = (start: State, previous: object = {}) =>
	// A test gives the fields that its line reads.
	tableOn(mex, start, previous as Partial<TraceState>, setup);
const inSr = (player: number, label = 'SR 5') => ({
	round: { type: 'stock', label },
	phase: '4',
	active: [`player:${player}`]
});

describe('stock turns', () => {
	const started = (): State =>
		stockTurn(startCompany(openingOver(newMex()), 'MC', { held: { p1: [20] } }), 'p1', 5);
	const buy = { type: 'buy_shares', entity: 11, shares: ['MC_1'], percent: 10 };

	test('§3 when all the others are skipped there, the turn comes round to the same player', () => {
		const table = on(started());
		const log = [
			'Ana buys a 10% share of MC from the IPO for $60',
			'Benito has no valid actions and passes',
			'Carla has no valid actions and passes'
		];
		mexAdapter.play(table, lineOf(buy, { before: inSr(11), after: inSr(11), log }));
		expect(table.state.turn).toMatchObject({ kind: 'stock', player: 'p1', acted: false });
		expect(table.state.round).toMatchObject({ passes: 2, lastActor: 'p1' });
		const again = lineOf({ ...buy, shares: ['MC_2'] }, { before: inSr(11), after: inSr(11) });
		mexAdapter.play(table, again);
		expect(certificates(table.state, 'MC', 'p1').map((c) => c.percent)).toEqual([20, 10, 10]);
	});

	test('§3 who may still sell after buying keeps the turn, whoever was skipped before', () => {
		const table = on(started());
		const log = ['Benito has no valid actions and passes'];
		mexAdapter.play(table, lineOf(buy, { before: inSr(11), after: inSr(11), log }));
		expect(table.state.turn).toMatchObject({ player: 'p1', acted: true });
	});

	/** Benito acted last; MIR is Carla's. */
	function trading() {
		const start = stockTurn(openingOver(newMex(), { MIR: 'p3', MNR: 'p2' }), 'p1', 5);
		const { round } = start;
		return on(correct(start, { kind: 'round', round: { ...round, lastActor: 'p2' } }));
	}
	const deal = {
		type: 'buy_company',
		entity: 11,
		entity_type: 'player',
		company: 'MIR',
		price: 90
	};

	const ID = 'priority shown as before a private was bought from a player';
	const line = (action: object, next: number) =>
		lineOf(action, { before: inSr(11), after: inSr(next) });

	test('§3.6 after a private bought from a player another priority is shown until the round ends', () => {
		const table = trading();
		mexAdapter.play(table, line(deal, 11));
		expect(table.state.deeds['MIR']?.place).toBe('p1');
		// By the rulebook it is Benito's; there Carla is shown, who follows him who acted last.
		expect(mex.priorityIfAllPass(table.state)).toBe('p2');
		expect(shownPriority(table, 'p3')).toBe('p3');
		for (const [entity, next] of [
			[11, 12],
			[12, 13],
			[13, 11]
		] as const) {
			mexAdapter.play(table, line({ type: 'pass', entity }, next));
			expect(shownPriority(table, 'p3')).toBe('p3');
			expect(shownPriority(table, 'p1')).toBe('p2');
		}
		expect([...table.departures]).toEqual([[ID, 1]]);
		// The round is over, and the card goes to the player after the buyer in both.
		const over = { round: { type: 'operating', label: 'OR 5.1' }, phase: '4', active: ['minor:A'] };
		mexAdapter.play(table, lineOf({ type: 'pass', entity: 11 }, { before: inSr(11), after: over }));
		expect(table.state.priority).toBe('p2');
		expect(shownPriority(table, 'p3')).toBe('p2');
	});

	test('§3.6 a trace that shows the player after the buyer is no departure', () => {
		const table = trading();
		mexAdapter.play(table, line(deal, 11));
		expect(shownPriority(table, 'p2')).toBe('p2');
		expect(table.departures.size).toBe(0);
	});

	test('§3.6 shares of another player show the right priority again', () => {
		const table = trading();
		mexAdapter.play(table, line(deal, 11));
		mexAdapter.play(table, line({ type: 'pass', entity: 11 }, 12));
		const par = { type: 'par', entity: 12, corporation: 'MC', share_price: '60,2,2' };
		mexAdapter.play(table, line(par, 13));
		expect(shownPriority(table, 'p1')).toBe('p3');
		expect(table.departures.size).toBe(0);
	});

	test('§3.6 with shares sold in the same turn the priority moves there too', () => {
		const table = trading();
		mexAdapter.play(table, lineOf(deal, { before: inSr(11), after: inSr(11) }));
		const begun = startCompany(table.state, 'MC', { held: { p1: [20, 10, 10] } });
		const after = on(begun);
		for (const [key, value] of table.notes) after.notes.set(key, value);
		const sale = { type: 'sell_shares', entity: 11, shares: ['MC_1'], percent: 10 };
		mexAdapter.play(after, lineOf(sale, { before: inSr(11), after: inSr(12) }));
		expect(after.state.round.lastActor).toBe('p1');
		expect(after.departures.size).toBe(0);
	});

	/** p1 holds 20 + 10 + 10 and these 5% of NdM at 75; the other 5% is in the Open Market. */
	function ndm(mine: readonly number[]): State {
		const begun = inPhase(openingOver(newMex()), '4');
		const held = startCompany(begun, 'NdM', { held: { p1: [20, 10, 10, ...mine] } });
		const pooled = giveCertificates(held, 'NdM', 'pool', [5], ['reserve']);
		return stockTurn(placeMarker(pooled, 'NdM', '2.5'), 'p1', 5);
	}
	const change = {
		type: 'sell_shares',
		entity: 11,
		shares: ['NdM_1'],
		percent: 10,
		swap: 'NdM_7'
	};

	test('§3.2(a)(6) there change is also made by who has a 5% in hand', () => {
		const table = on(ndm([5]));
		const flows = [['bank', 'player:11', 37, 'sell_shares']] as const;
		mexAdapter.play(table, lineOf(change, { flows }));
		const mine = certificates(table.state, 'NdM', 'p1').map((c) => c.percent);
		expect(mine.sort((a, b) => b - a)).toEqual([20, 10, 5, 5]);
		expect(certificates(table.state, 'NdM', 'pool').map((c) => c.percent)).toEqual([10]);
		expect(table.departures.get('change made with a 5% in hand')).toBe(1);
		expect(table.departures.get('5% sold with change at the rounded-down half')).toBe(1);
	});

	test('§3.2(a) a 5% with change after another 5% drops no row there', () => {
		const start = ndm([5]);
		const table = on(start);
		const up = [['bank', 'player:11', 38, 'sell_shares']] as const;
		const half = { type: 'sell_shares', entity: 11, shares: ['NdM_8'], percent: 5 };
		mexAdapter.play(table, lineOf(half, { flows: up }));
		const flows = [['bank', 'player:11', 37, 'sell_shares']] as const;
		mexAdapter.play(table, lineOf(change, { flows }));
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(75);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('2.5');
		expect(table.departures.get('two 5% sold without a drop')).toBe(1);
	});

	test('§3.2(a) a sum that is off by more than a rounding is no departure', () => {
		const table = on(ndm([5]));
		const flows = [['bank', 'player:11', 99, 'sell_shares']] as const;
		const half = { type: 'sell_shares', entity: 11, shares: ['NdM_8'], percent: 5 };
		mexAdapter.play(table, lineOf(half, { flows }));
		expect(table.departures.size).toBe(0);
	});
});

describe('the opening sale', () => {
	test('§3.1.2 the first private taken for nothing may set off an auction', () => {
		let state = play(
			newMex(),
			{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 50 },
			{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 60 },
			{ do: 'bid', player: 'p3', deed: 'KCM&O', amount: 55 + 10 }
		);
		const { round } = state;
		state = correct(state, { kind: 'round', round: { ...round, number: 4, passes: 2 } });
		state = correct(state, { kind: 'turn', turn: { kind: 'opening', player: 'p3' } });
		const table = on(state);
		const after = { round: { type: 'auction', label: 'ISR 1' }, phase: '2', active: ['player:12'] };
		const players = { '11': { companies: ['MCAR'], minors: [], shares: {} } };
		mexAdapter.play(table, lineOf({ type: 'pass', entity: 13 }, { after, state: { players } }));
		expect(table.state.deeds['MCAR']?.place).toBe('p1');
		expect(table.state.turn).toMatchObject({ kind: 'auction', player: 'p2' });
	});
});

describe('operating turns', () => {
	const where = { before: inOr('FCP'), after: inOr('FCP') };

	/** PAC has an obsolete 4 and a 6, and the 4D-trains are on offer. */
	function beside(obsolete: boolean): State {
		let state = startCompany(openingOver(newMex()), 'PAC', { held: { p1: [20, 10, 10] } });
		state = giveTrains(state, 'PAC', '4', '6');
		const four = trainAt(state, 'PAC', '4');
		state = correct(state, { kind: 'obsolete', train: four.id, obsolete });
		state = giveCash(inPhase(depotAt(state, '4D'), '6½'), { PAC: 800 });
		return operatingTurn(state, 'PAC', { number: 5, settled: true });
	}
	const buy = lineOf(
		{ type: 'buy_train', entity: 'FCP', entity_type: 'corporation', train: '4D-0', price: 700 },
		{
			...where,
			flows: [['corp:FCP', 'bank', 700, 'buy_train<process']],
			state: { depot: { upcoming: { '4D': 6 } } }
		}
	);
	const previous = { depot: { upcoming: { '4D': 7 } } };

	test('§4.3.4(g) obsolete trains do not count against the limit there', () => {
		const table = on(beside(true), previous);
		mexAdapter.play(table, buy);
		expect(trains(table.state, 'PAC').sort()).toEqual(['4', '4D', '6']);
		expect(trainAt(table.state, 'PAC', '4').obsolete).toBe(true);
		expect(table.departures.get('train bought beside obsolete ones at the limit')).toBe(1);
	});

	test('§4.3.4(g) without an obsolete train the limit holds', () => {
		const table = on(beside(false), previous);
		expect(() => mexAdapter.play(table, buy)).toThrow('train-limit');
	});

	test('§4.3.4(g) companies over the limit discard in any order', () => {
		let state = openingOver(newMex(), { MNR: 'p2' });
		state = startCompany(state, 'MC', { held: { p1: [20, 10, 10] } });
		state = startCompany(state, 'TM', { held: { p3: [20, 10, 10] } });
		state = giveTrains(giveTrains(state, 'MC', '3', '3', '3'), 'TM', '3', '3', '3');
		const state4 = giveCash(inPhase(depotAt(state, '4'), '3½'), { MC: 700 });
		const four = trainAt(state4, 'offering', '4').id;
		let now = operatingTurn(state4, 'MC', { number: 5, settled: true });
		// MC gives one away first, so that it may buy the 4 that brings the limit down.
		now = correct(now, { kind: 'train', train: trainAt(now, 'MC', '3').id, to: 'removed' });
		now = play(now, { do: 'buyTrain', company: 'MC', train: four, price: 300 });
		expect(now.duties.map((duty) => duty.company)).toEqual(['MC', 'TM']);
		const step = 'Engine::Step::DiscardTrain';
		const corps = { TM: { owner: 13 }, MC: { owner: 11 }, CHI: { owner: 11 } };
		const told = (id: string) =>
			differences(
				on(now, {}),
				lineOf(buy.action, {
					after: { ...inOr(id), step },
					state: { corps, idle: [], bank: 0, closed: {} }
				})
			).find((difference) => difference.startsWith('turn'));
		expect(told('MC')).toBeUndefined();
		expect(told('TM')).toBeUndefined();
		expect(told('CHI')).toContain('discardTrain p1 MC');
	});

	test('§4.3.4.2(d) there 10% is sold for a train where a 5% in hand would have done', () => {
		let state = inPhase(openingOver(newMex(), { MNR: 'p2' }), '4');
		state = startCompany(state, 'PAC', { held: { p1: [20, 10, 10] }, treasury: 80 });
		state = startCompany(state, 'NdM', { held: { p2: [20, 10, 10], p1: [10, 5] } });
		const start = giveCash(placeMarker(state, 'NdM', '2.5'), { p1: 0 });
		const table = on(operatingTurn(start, 'PAC', { number: 5, settled: true }));
		const action = { type: 'sell_shares', entity: 11, shares: ['NdM_1'], percent: 10 };
		// A 2-train lacks 20; 38 for the 5% would have been enough.
		const flows = [['bank', 'player:11', 75, 'sell_shares']] as const;
		mexAdapter.play(table, lineOf(action, { ...where, flows }));
		expect(cash(table.state, 'p1')).toBe(75);
		expect(certificates(table.state, 'NdM', 'p1').map((c) => c.percent)).toEqual([5]);
		expect(table.departures.get('10% sold for a train where a 5% would have done')).toBe(1);
	});

	test('§8(b) KCM&O for less than half by a company that has no more', () => {
		const opened = openingOver(newMex({ options: ['earlyKcmo'] }));
		const pac = startCompany(opened, 'PAC', { held: { p1: [20, 10, 10] }, treasury: 5 });
		const start = operatingTurn(inPhase(pac, '2'), 'PAC', { number: 5, settled: true });
		const table = on(start);
		const action = {
			type: 'buy_company',
			entity: 'FCP',
			entity_type: 'corporation',
			company: 'KCMO',
			price: 5
		};
		mexAdapter.play(table, lineOf(action, where));
		expect(table.state.deeds['KCM&O']?.place).toBe('PAC');
		expect([cash(table.state, 'PAC'), cash(table.state, 'bank')]).toEqual([0, cash(start, 'bank')]);
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(5);
	});

	test('§4.3(a) a home token whose city is chosen there is free and placed with the turn', () => {
		const pac = startCompany(openingOver(newMex()), 'PAC', { held: { p1: [20, 10, 10] } });
		const start = operatingTurn(pac, 'PAC', { number: 5, settled: true });
		const table = on(start);
		const before = { ...inOr('FCP'), handler: 'Engine::Step::HomeToken' };
		const token = { type: 'place_token', entity: 'FCP', entity_type: 'corporation' };
		mexAdapter.play(table, lineOf(token, { before, after: inOr('FCP') }));
		expect(table.actions).toEqual([]);
	});

	test('§4(c) a stack may differ although the round of the line is over', () => {
		const chi = startCompany(openingOver(newMex(), {}, 90), 'CHI', {
			held: { p1: [20, 10, 10] },
			cell: '3.3'
		});
		const both = startCompany(chi, 'MC', { held: { p2: [20, 10, 10] }, cell: '3.3' });
		const corp = (pos: number) => ({ row: 2, col: 2, pos });
		const line = (dividends: boolean) =>
			lineOf(
				{ type: 'pass', entity: 'MC' },
				{
					...(dividends
						? { dividends: [{ entity: 'corp:MC', kind: 'withhold', revenue: 0 }] }
						: {}),
					state: { corps: { CHI: corp(1), MC: corp(0) } }
				}
			);
		const table = on(both);
		restack(table, line(false), operatedIn(table, line(false), both));
		expect(table.departures.size).toBe(0);
		restack(table, line(true), operatedIn(table, line(true), both));
		expect(table.state.market['3.3']).toEqual(['MC', 'CHI']);
	});

	test('§4(c) markers that have not operated lie in one order only', () => {
		const stack = ['CHI', 'MC', 'SPM'].reduce(
			(state, id) => startCompany(state, id, { held: { p1: [20, 10, 10] }, cell: '3.3' }),
			openingOver(newMex(), {}, 90)
		);
		const corps = { CHI: 2, MC: 0, SPM: 1 };
		const there = Object.entries(corps).map(([id, pos]) => [id, { row: 2, col: 2, pos }] as const);
		const line = lineOf(
			{ type: 'pass', entity: 11 },
			{ state: { corps: Object.fromEntries(there) } }
		);
		const table = on(stack);
		// MC has operated, but CHI and SPM have changed places too.
		restack(table, line, new Set(['MC']));
		expect(table.departures.size).toBe(0);
		restack(table, line, new Set(['CHI']));
		expect(table.state.market['3.3']).toEqual(['MC', 'SPM', 'CHI']);
		expect(table.departures.get('operated marker kept its place in the stack')).toBe(1);
	});
});

describe('what cannot be expressed', () => {
	const start = (): State =>
		operatingTurn(
			giveTrains(
				startCompany(openingOver(newMex()), 'PAC', { held: { p1: [20, 10, 10] } }),
				'PAC',
				'2'
			),
			'PAC',
			{ number: 5 }
		);
	const where = { before: inOr('FCP'), after: inOr('FCP') };
	const dividends = [{ entity: 'corp:MC', kind: 'payout', revenue: 50 }];

	test('a dividend of another kind, or of another company, is named', () => {
		const half = { type: 'dividend', entity: 'FCP', kind: 'half' };
		const mine = [{ ...dividends[0], entity: 'corp:FCP' }] as typeof dividends;
		expect(() => mexAdapter.play(on(start()), lineOf(half, { ...where, dividends: mine }))).toThrow(
			'a dividend "half"'
		);
		const pay = { ...half, kind: 'payout' };
		expect(() => mexAdapter.play(on(start()), lineOf(pay, { ...where, dividends }))).toThrow(
			'the dividend of PAC is missing'
		);
	});

	test('a share that its company does not have is named', () => {
		const sale = { type: 'sell_shares', entity: 11, shares: ['NdM_42'] };
		const turn = stockTurn(openingOver(newMex()), 'p1', 5);
		expect(() => mexAdapter.play(on(turn), lineOf(sale))).toThrow('the size of NdM_42 is missing');
	});
});
