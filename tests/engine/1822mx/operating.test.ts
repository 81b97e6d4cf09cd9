import { describe, expect, it } from 'vitest';
import {
	totalDividend,
	halfUpToTen,
	halvedTrain,
	majorSteps,
	ndemSteps
} from '$engine/titles/1822mx/rules/running';
import { toOperate } from '$engine/titles/1822mx/rules/flow';
import { ndemBuilders, ndemCounter } from '$engine/titles/1822mx/rules/ndem';
import type { PlayerId, State } from '$engine';
import {
	sharesOf,
	companyIn,
	bankHolds,
	business,
	cash,
	codes,
	deedTo,
	depotAt,
	gains,
	inPhase,
	minor,
	mx,
	operating,
	ownOf,
	patchOwn,
	play,
	price,
	refusals,
	rich,
	table,
	trainId,
	trainsOf,
	type MxAction
} from './support';

const income = (state: State): State => ({
	...state,
	round: { ...state.round, kind: 'operating', part: 1, parts: 2 },
	turn: { kind: 'income' }
});
const run = (company: string, revenue: number, choice: 'pay' | 'half' | 'withhold'): MxAction => ({
	do: 'run',
	company,
	revenue,
	choice
});
/** FCM at 90: Ana 30%, Benito 20%, one share in the pool, four in the treasury. */
const fcm = (at = 90, trains: readonly string[] = ['3']): State =>
	business(inPhase(table(), '3'), 'FCM', {
		price: at,
		shares: { p1: 30, p2: 20 },
		pool: 10,
		cash: 300,
		trains,
		turns: 2
	});
const m9 = (
	more: { turns?: number; cash?: number; trains?: readonly string[]; phase?: string } = {}
): State =>
	minor(inPhase(table(), more.phase ?? '1'), 'M9', 'p2', {
		price: 50,
		turns: 1,
		trains: ['L'],
		...more
	});

describe('income', () => {
	it('§4.1.1 §4.3.5 §6.2.1 MX-32 MX-33 privates and concessions pay players: P1 5, P2 nothing, others 10', () => {
		let state = deedTo(deedTo(deedTo(table(), 'P1', 'p1'), 'P2', 'p1'), 'P9', 'p2');
		state = deedTo(deedTo(state, 'C-MC', 'p2'), 'C-IRM', 'p2');
		const before = income(m9With(state));
		expect(gains(before, play(before, { do: 'payIncome' }))).toEqual({ p1: 5, p2: 30, bank: -35 });
		expect(codes(table(), { do: 'payIncome' })).toEqual(['wrong-moment']);
	});

	it('§4.1.1 one that a correction laid where nobody owns it pays nobody, and the round goes on', () => {
		for (const place of ['pool', 'reserve']) {
			const before = income(m9With(deedTo(deedTo(table(), 'P1', 'p1'), 'P7', place)));
			expect(gains(before, play(before, { do: 'payIncome' }))).toEqual({ p1: 5, bank: -5 });
		}
	});

	it('§4.1.9 MX-34 an acquired P8, P9, P12, P13, P17 or P18 pays the company 10, P14 nothing', () => {
		let state = fcm();
		for (const deed of ['P8', 'P9', 'P12', 'P13', 'P17', 'P18', 'P14'])
			state = deedTo(state, deed, 'FCM');
		const before = income(state);
		expect(gains(before, play(before, { do: 'payIncome' }))).toEqual({ FCM: 60, bank: -60 });
	});

	it.each([
		['3', 20],
		['4', 20],
		['5', 40],
		['6', 40],
		['7', 60]
	])('§4.1.10 MX-35 T-MX-28 P7 in phase %s brings the company %i', (phase, amount) => {
		const before = income(deedTo(inPhase(fcm(), phase), 'P7', 'FCM'));
		expect(gains(before, play(before, { do: 'payIncome' }))).toEqual({
			FCM: amount,
			bank: -amount
		});
	});

	it('P16 §6.2.1 MX-36 costs its company 10, after other income', () => {
		const paid = income(deedTo(fcm(), 'P16', 'FCM'));
		expect(gains(paid, play(paid, { do: 'payIncome' }))).toEqual({ FCM: -10, bank: 10 });
		const helped = income(deedTo(deedTo(rich(fcm(), { FCM: 0 }), 'P16', 'FCM'), 'P8', 'FCM'));
		expect(play(helped, { do: 'payIncome' }).deeds['P16']?.place).toBe('FCM');
	});

	it('§6.2.1 MX-37 P16 unpaid closes and drops the price; or it is closed by choice', () => {
		const poor = income(deedTo(rich(fcm(), { FCM: 9 }), 'P16', 'FCM'));
		const closed = play(poor, { do: 'payIncome' });
		expect([closed.deeds['P16']?.place, price(closed, 'FCM'), cash(closed, 'FCM')]).toEqual([
			'removed',
			80,
			9
		]);
		const now = operating(deedTo(fcm(), 'P16', 'FCM'), 'FCM');
		const chosen = play(now, { do: 'own.closeNote', company: 'FCM' });
		expect([chosen.deeds['P16']?.place, price(chosen, 'FCM')]).toEqual(['removed', 80]);
		expect(codes(operating(fcm(), 'FCM'), { do: 'own.closeNote', company: 'FCM' })).toEqual([
			'not-the-owner'
		]);
	});
});

function m9With(state: State): State {
	return minor(state, 'M9', 'p3', { price: 50, trains: ['L'] });
}

describe('order of play', () => {
	it('§6.2.1 MX-94 minors, majors by price with the top of a stack first, the NdeM last', () => {
		let state = business(table(), 'FCM', { price: 100, shares: { p1: 20 } });
		state = business(state, 'MC', { price: 110, shares: { p1: 20 } });
		state = business(state, 'IRM', { price: 100, shares: { p2: 20 } });
		state = minor(state, 'M9', 'p1', { price: 50 });
		state = minor(state, 'M10', 'p1', { price: 60 });
		expect(toOperate(state)).toEqual(['M10', 'M9', 'MC', 'FCM', 'IRM', 'NdeM']);
		expect(mx.companyOrder(state).slice(0, 6)).toEqual(['M10', 'M9', 'MC', 'FCM', 'IRM', 'NdeM']);
		const down = {
			...state,
			companies: { ...state.companies, MC: { ...companyIn(state, 'MC'), faceDown: true } }
		};
		expect(toOperate(down)).not.toContain('MC');
	});

	it('§6.1.1 MX-93 one operating round in phase 1, else two, fixed when the set starts', () => {
		const first = play(
			table(),
			{ do: 'buyShare', player: 'p1', company: 'NdeM', from: 'pool', percent: 10 },
			{ do: 'endTurn' },
			{ do: 'pass', player: 'p2' },
			{ do: 'pass', player: 'p3' },
			{ do: 'pass', player: 'p1' }
		);
		expect(first.round).toMatchObject({ kind: 'operating', part: 1, parts: 1 });
		expect(inPhase(first, '2').round.parts).toBe(1);
	});

	it('§6.6.1 MX-38 a station of the NdeM that was bought before the first turn is not the home token', () => {
		const base = business(inPhase(table(), '7'), 'FCM', {
			price: 100,
			shares: { p1: 50 },
			trains: ['7'],
			turns: 2
		});
		const fresh = business(base, 'MC', { price: 80, shares: { p2: 50 }, trains: ['7'], turns: 0 });
		const mc = companyIn(fresh, 'MC');
		// Its home and its available token lie on the charter, an exchange token is on the map.
		const tokens = { left: 2, placed: 1, exchange: 2 };
		const bought: State = {
			...fresh,
			companies: { ...fresh.companies, MC: { ...mc, tokens } }
		};
		const next = play(operating(bought, 'FCM', { settled: true }), { do: 'endTurn' });
		expect(next.turn).toMatchObject({ company: 'MC' });
		expect(companyIn(next, 'MC').tokens).toEqual({ left: 1, placed: 2, exchange: 2 });
	});

	it('§6.6.1 MX-38 the first turn places the home token for nothing', () => {
		const base = business(inPhase(table(), '3'), 'FCM', {
			price: 100,
			shares: { p1: 20 },
			cash: 400,
			turns: 0
		});
		const fresh = {
			...base,
			companies: {
				...base.companies,
				FCM: { ...companyIn(base, 'FCM'), tokens: { left: 2, placed: 0, exchange: 3 } }
			}
		};
		const state = play(operating(m9With(fresh), 'M9'), run('M9', 20, 'half'), { do: 'endTurn' });
		expect(state.turn).toMatchObject({ company: 'FCM' });
		expect(state.companies['FCM']?.tokens).toEqual({ left: 1, placed: 1, exchange: 3 });
		expect(cash(state, 'FCM')).toBe(400);
	});

	it('§6.3 only the company whose turn it is acts', () => {
		expect(codes(operating(fcm(), 'FCM'), run('MC', 10, 'pay'))).toContain('not-your-turn');
	});
});

describe('privates of companies', () => {
	it('§4.1.3 §4.1.5 §4.1.4 MX-40 a company takes a private for nothing, if colour and phase allow', () => {
		const state = operating(deedTo(deedTo(fcm(), 'P9', 'p2'), 'P7', 'p1'), 'FCM');
		const after = play(state, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P9' });
		expect(after.deeds['P9']?.place).toBe('FCM');
		expect(gains(state, after)).toEqual({});
		expect(mx.certificatesCounted(state, 'p2') - mx.certificatesCounted(after, 'p2')).toBe(1);
		const small = operating(deedTo(deedTo(m9({ phase: '2' }), 'P7', 'p1'), 'P9', 'p1'), 'M9');
		expect(codes(small, { do: 'own.acquirePrivate', company: 'M9', deed: 'P7' })).toEqual([
			'for-majors',
			'too-early'
		]);
		expect(codes(small, { do: 'own.acquirePrivate', company: 'M9', deed: 'P9' })).toEqual([
			'too-early'
		]);
	});

	it('§4.1.7 MX-102 a private never goes from company to company, nor after the run', () => {
		const state = operating(deedTo(m9With(fcm()), 'P9', 'M9'), 'FCM');
		expect(codes(state, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P9' })).toEqual([
			'not-the-owner'
		]);
		const late = operating(deedTo(fcm(), 'P9', 'p1'), 'FCM', { settled: true });
		expect(codes(late, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P9' })).toEqual([
			'too-late'
		]);
		expect(codes(late, { do: 'own.acquirePrivate', company: 'FCM', deed: 'C-MC' })).toEqual([
			'not-available'
		]);
	});

	it('§4.1.18 MX-41 P1 becomes a 5-train, even at the limit; the excess goes to the pool', () => {
		const full = inPhase(fcm(100, ['3', '4']), '5');
		const state = operating(deedTo(full, 'P1', 'p1'), 'FCM');
		const after = play(state, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P1' });
		expect(after.phase).toBe('5');
		expect(after.duties.map((duty) => duty.kind)).toEqual(['discardTrain']);
		const kept = play(after, {
			do: 'discardTrain',
			company: 'FCM',
			train: trainId(after, 'FCM', '3')
		});
		expect([trainsOf(kept, 'FCM').sort(), trainsOf(kept, 'pool')]).toEqual([['4', '5'], ['3']]);
	});

	it('§6.5.15 MX-42 P2, P3 and P4 become special trains; a second one is given up', () => {
		const state = operating(deedTo(deedTo(fcm(), 'P2', 'p1'), 'P4', 'p1'), 'FCM');
		const one = play(state, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P2' });
		expect(trainsOf(one, 'FCM').sort()).toEqual(['2P', '3']);
		const two = play(one, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P4' });
		expect(
			codes(two, { do: 'own.discardSpecial', company: 'FCM', train: trainId(two, 'FCM', '3') })
		).toEqual(['not-its-train']);
		const kept = play(two, {
			do: 'own.discardSpecial',
			company: 'FCM',
			train: trainId(two, 'FCM', 'LP')
		});
		expect(trainsOf(kept, 'FCM').sort()).toEqual(['2P', '3']);
		expect(trainsOf(kept, 'pool')).toEqual([]);
	});

	it('§6.5.7 MX-43 P5 and P6 become Pullmans, one per company', () => {
		const state = operating(deedTo(deedTo(fcm(), 'P5', 'p1'), 'P6', 'p1'), 'FCM');
		const one = play(state, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P5' });
		expect(trainsOf(one, 'FCM').sort()).toEqual(['3', 'P+']);
		expect(codes(one, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P6' })).toEqual([
			'only-one-pullman'
		]);
	});

	it('§6.8.15 MX-44 P10 becomes three cubes and closes; they are placed beside the tile lay', () => {
		const state = operating(deedTo(m9(), 'P10', 'p2'), 'M9');
		const after = play(state, { do: 'own.acquirePrivate', company: 'M9', deed: 'P10' });
		expect(after.deeds['P10']?.place).toBe('removed');
		expect(ownOf(after).cubes).toEqual({ pool: 21, map: 0, held: { M9: 3 } });
		const placed = play(after, { do: 'own.placeCube', company: 'M9', held: true });
		expect(ownOf(placed).cubes).toEqual({ pool: 21, map: 1, held: { M9: 2 } });
		expect(codes(state, { do: 'own.placeCube', company: 'M9', held: true })).toEqual(['no-cubes']);
	});

	it('§4.1.9 MX-45 a used power closes its private', () => {
		const state = operating(deedTo(deedTo(fcm(), 'P17', 'FCM'), 'P14', 'FCM'), 'FCM');
		const after = play(state, { do: 'own.usePrivate', company: 'FCM', deed: 'P17' });
		expect(after.deeds['P17']?.place).toBe('removed');
		expect(codes(after, { do: 'own.usePrivate', company: 'FCM', deed: 'P14' })).toEqual([
			'no-power'
		]);
		expect(codes(after, { do: 'own.usePrivate', company: 'FCM', deed: 'P17' })).toEqual([
			'not-the-owner'
		]);
	});
});

describe('building', () => {
	it('§6.8.13 §6.8.19 MX-46 terrain is paid to the bank and must be at hand', () => {
		const state = operating(fcm(), 'FCM');
		const after = play(state, { do: 'payTerrain', company: 'FCM', amount: 140 });
		expect(gains(state, after)).toEqual({ FCM: -140, bank: 140 });
		expect(
			codes(operating(rich(fcm(), { FCM: 30 }), 'FCM'), {
				do: 'payTerrain',
				company: 'FCM',
				amount: 40
			})
		).toEqual(['not-enough-money']);
		expect(codes(state, { do: 'payTerrain', company: 'FCM', amount: 50 })).toEqual([
			'not-a-terrain'
		]);
	});

	it.each([
		[[40, 20], [40], 20],
		[[40, 20], [20], 40],
		[[80], [], 80],
		[[80, 20], [80], 20]
	] as const)('§6.8.15 MX-46 T-MX-32 of %j cubes cover %j: %i is paid', (costs, covered, paid) => {
		const state = patchOwn(operating(fcm(), 'FCM'), { cubes: { pool: 20, map: 2, held: {} } });
		const after = play(state, {
			do: 'own.payTerrain',
			company: 'FCM',
			costs: [...costs],
			covered: [...covered]
		});
		expect(gains(state, after)).toEqual({ FCM: -paid, bank: paid });
	});

	it('§6.8.15 MX-46 T-MX-32 one cube on a mountain saves nothing; used cubes go back to the pool', () => {
		const state = patchOwn(operating(fcm(), 'FCM'), { cubes: { pool: 20, map: 1, held: {} } });
		expect(
			codes(state, { do: 'own.payTerrain', company: 'FCM', costs: [80], covered: [80] })
		).toEqual(['no-cubes']);
		expect(
			codes(state, { do: 'own.payTerrain', company: 'FCM', costs: [20], covered: [40] })
		).toEqual(['not-a-terrain']);
		const after = play(state, { do: 'own.payTerrain', company: 'FCM', costs: [40], covered: [40] });
		expect(ownOf(after).cubes).toEqual({ pool: 21, map: 0, held: {} });
	});

	it('§6.8.15 MX-47 a cube from the pool goes to the map', () => {
		const after = play(operating(m9(), 'M9'), { do: 'own.placeCube', company: 'M9', held: false });
		expect(ownOf(after).cubes).toEqual({ pool: 23, map: 1, held: {} });
	});

	it('§6.8.16 MX-100 with an empty pool a cube on the map is moved', () => {
		const state = patchOwn(operating(m9(), 'M9'), { cubes: { pool: 0, map: 4, held: {} } });
		expect(ownOf(play(state, { do: 'own.placeCube', company: 'M9', held: false })).cubes.map).toBe(
			4
		);
	});

	it('§6.9.1 MX-48 Mexico City costs 20 an upgrade, in its colour’s phase, a minor to green only', () => {
		const state = operating(inPhase(fcm(), '2'), 'FCM');
		const yellow = play(state, { do: 'own.upgradeCity', company: 'FCM' });
		expect(gains(state, yellow)).toEqual({ FCM: -20, bank: 20 });
		expect(codes(yellow, { do: 'own.upgradeCity', company: 'FCM' })).toEqual(['color-not-yet']);
		const green = play(inPhase(yellow, '3'), { do: 'own.upgradeCity', company: 'FCM' });
		expect(ownOf(green).mexicoCity).toBe(2);
		const small = patchOwn(operating(m9({ cash: 50, phase: '5' }), 'M9'), { mexicoCity: 2 });
		expect(codes(small, { do: 'own.upgradeCity', company: 'M9' })).toEqual(['for-majors']);
		const done = patchOwn(inPhase(state, '7'), { mexicoCity: 4 });
		expect(codes(done, { do: 'own.upgradeCity', company: 'FCM' })).toEqual(['city-complete']);
		expect(codes(operating(table(), 'NdeM'), { do: 'own.upgradeCity', company: 'NdeM' })).toContain(
			'ndem-has-no-treasury'
		);
	});

	it('§6.10.1 MX-49 the destination token is free and placed once', () => {
		const state = operating(fcm(), 'FCM');
		const after = play(state, { do: 'own.placeDestination', company: 'FCM' });
		expect(gains(state, after)).toEqual({});
		expect(codes(after, { do: 'own.placeDestination', company: 'FCM' })).toEqual([
			'destination-done'
		]);
		expect(codes(operating(m9(), 'M9'), { do: 'own.placeDestination', company: 'M9' })).toEqual([
			'for-majors'
		]);
	});

	it('§6.11.11 MX-50 a token costs 100, one a turn, from the available ones', () => {
		const state = operating(fcm(), 'FCM');
		expect(mx.tokenCost(state, 'FCM')).toBe(100);
		const after = play(state, { do: 'placeToken', company: 'FCM' });
		expect(gains(state, after)).toEqual({ FCM: -100, bank: 100 });
		expect(codes(after, { do: 'placeToken', company: 'FCM' })).toEqual([
			'no-token-left',
			'token-done'
		]);
		expect(mx.tokenCost(m9(), 'M9')).toBeNull();
	});

	it('§6.11.7 MX-51 a merged token comes back and costs 100 again', () => {
		const placed = play(operating(fcm(), 'FCM'), { do: 'placeToken', company: 'FCM' });
		const offered = mx.offers(placed).find(({ kind }) => kind === 'own.returnToken');
		expect(offered?.options.map(({ action }) => action)).toContainEqual({
			do: 'own.returnToken',
			company: 'FCM'
		});
		const back = play(placed, { do: 'own.returnToken', company: 'FCM' });
		expect(back.companies['FCM']?.tokens).toEqual({ left: 1, placed: 1, exchange: 3 });
		expect(mx.tokenCost(back, 'FCM')).toBe(100);
		expect(codes(back, { do: 'own.returnToken', company: 'FCM' })).toEqual(['no-token-left']);
	});
});

describe('runs', () => {
	it('§6.12 MX-52 revenue comes in tens, once, from something that runs', () => {
		const state = operating(fcm(), 'FCM');
		expect(codes(state, run('FCM', 95, 'pay'))).toEqual(['odd-revenue']);
		expect(codes(state, run('FCM', -10, 'pay'))).toContain('not-a-whole-amount');
		expect(codes(state, run('FCM', 0, 'pay'))).toEqual(['nothing-to-pay']);
		expect(codes(state, run('FCM', 3010, 'pay'))).toEqual(['too-much-revenue']);
		expect(codes(state, run('FCM', 3000, 'pay'))).toEqual([]);
		const ran = play(state, {
			...run('FCM', 100, 'pay'),
			perTrain: [{ train: '3-1', parts: [40, 60] }]
		} as MxAction);
		expect(ran.companies['FCM']?.lastRun?.perTrain).toEqual([{ train: '3-1', parts: [40, 60] }]);
		expect(codes(ran, run('FCM', 100, 'pay'))).toEqual(['already-run']);
		expect(codes(operating(fcm(90, []), 'FCM'), run('FCM', 50, 'pay'))).toEqual(['no-train']);
		expect(codes(operating(fcm(90, ['P+']), 'FCM'), run('FCM', 50, 'pay'))).toEqual(['no-train']);
	});

	it.each([
		[50, 30],
		[60, 30],
		[70, 40],
		[180, 90],
		[190, 100]
	])('§6.5.15 MX-53 a 3/2-train that ran for %i brings %i', (full, half) => {
		expect(halvedTrain(full)).toBe(half);
	});

	it('§4.1.11 §4.1.14 MX-54 mail goes to the treasury, one contract per train', () => {
		const state = operating(deedTo(deedTo(fcm(), 'P14', 'FCM'), 'P15', 'FCM'), 'FCM');
		const after = play(state, { do: 'collectMail', company: 'FCM', amount: 45 });
		expect(gains(state, after)).toEqual({ FCM: 45, bank: -45 });
		expect(price(after, 'FCM')).toBe(90);
		expect(codes(after, { do: 'collectMail', company: 'FCM', amount: 45 })).toEqual(['mail-done']);
		expect(codes(state, { do: 'collectMail', company: 'FCM', amount: 12 })).toEqual(['odd-mail']);
		expect(
			codes(operating(fcm(), 'FCM'), { do: 'collectMail', company: 'FCM', amount: 10 })
		).toEqual(['no-mail']);
		const two = operating(deedTo(deedTo(fcm(90, ['3', '2P']), 'P14', 'FCM'), 'P15', 'FCM'), 'FCM');
		const both = play(
			two,
			{ do: 'collectMail', company: 'FCM', amount: 45 },
			{ do: 'collectMail', company: 'FCM', amount: 30 }
		);
		expect(cash(both, 'FCM')).toBe(375);
		expect(mx.mail(two, 'FCM').due).toBe(true);
	});

	it('§6.13.1 MX-55 paid in full: players and the treasury get a tenth per share, the pool nothing', () => {
		const state = operating(fcm(), 'FCM');
		const after = play(state, run('FCM', 110, 'pay'));
		expect(gains(state, after)).toEqual({ p1: 33, p2: 22, FCM: 44, bank: -99 });
	});

	it('§6.13.1 MX-56 half of 70 is 40 in dividends and 30 kept', () => {
		expect([halfUpToTen(70), halfUpToTen(80), halfUpToTen(430)]).toEqual([40, 40, 220]);
		const state = operating(fcm(), 'FCM');
		const after = play(state, run('FCM', 70, 'half'));
		expect(gains(state, after)).toEqual({ p1: 12, p2: 8, FCM: 30 + 16, bank: -66 });
	});

	it('§6.13.6 MX-57 withheld: all to the treasury, the marker one left', () => {
		const state = operating(fcm(), 'FCM');
		const after = play(state, run('FCM', 110, 'withhold'));
		expect(gains(state, after)).toEqual({ FCM: 110, bank: -110 });
		expect(price(after, 'FCM')).toBe(80);
	});

	it('§6.13.2 MX-58 a special train may be settled apart; each part is rounded on its own', () => {
		const state = operating(fcm(90, ['3', '2P']), 'FCM');
		const apart = { revenue: 50, choice: 'withhold' } as const;
		const after = play(state, { do: 'run', company: 'FCM', revenue: 160, choice: 'pay', apart });
		expect(gains(state, after)).toEqual({ p1: 33, p2: 22, FCM: 50 + 44, bank: -149 });
		expect(price(after, 'FCM')).toBe(100);
		const half = { revenue: 30, choice: 'half' } as const;
		expect(totalDividend({ revenue: 100, choice: 'half', apart: half })).toBe(50);
		expect(totalDividend({ revenue: 100, choice: 'pay', apart: half })).toBe(70 + 20);
		expect(
			codes(operating(fcm(), 'FCM'), {
				do: 'run',
				company: 'FCM',
				revenue: 100,
				choice: 'pay',
				apart
			})
		).toEqual(['no-special-train']);
		expect(codes(state, { do: 'run', company: 'FCM', revenue: 40, choice: 'pay', apart })).toEqual([
			'apart-too-much'
		]);
		expect(codes(state, { do: 'run', company: 'FCM', revenue: 50, choice: 'pay', apart })).toEqual(
			[]
		);
		// Only one kind of train is nothing apart either.
		const special = operating(fcm(90, ['2P']), 'FCM');
		expect(
			codes(special, { do: 'run', company: 'FCM', revenue: 160, choice: 'pay', apart })
		).toEqual(['no-special-train']);
	});

	it('§6.13.10 §4.2.8 MX-59 MX-61 a minor splits 30 into 15 and 15 and goes right; running nothing, left', () => {
		const state = operating(m9(), 'M9');
		const after = play(state, run('M9', 30, 'half'));
		expect(gains(state, after)).toEqual({ p2: 15, M9: 15, bank: -30 });
		expect(price(after, 'M9')).toBe(60);
		expect(price(play(state, { do: 'noRun', company: 'M9' }), 'M9')).toBe(45);
		expect(codes(state, run('M9', 30, 'pay'))).toEqual(['minor-splits']);
	});

	it.each([
		[80, 0],
		[90, 1],
		[170, 1],
		[180, 2],
		[400, 2],
		[0, -1]
	])('§6.13.7 MX-60 T-MX-24 at 90 a dividend of %i moves %i', (dividend, steps) => {
		expect(majorSteps(dividend, 90)).toBe(steps);
	});

	it('§6.13.7 MX-60 at the end of the chart the marker stops', () => {
		const after = play(operating(fcm(550), 'FCM'), run('FCM', 1200, 'pay'));
		expect(price(after, 'FCM')).toBe(600);
	});
});

describe('the NdeM', () => {
	/** The NdeM with two shares at Ana, one at Carla. */
	const ndem = (at: number): State => {
		const base = table();
		const places: ('p1' | 'p3' | 'pool')[] = ['p1', 'p1', 'p3', 'pool'];
		const shares = sharesOf(base, 'NdeM').map((c, i) => ({ ...c, place: places[i] ?? 'pool' }));
		const cell = `1.${{ 100: 15, 70: 12 }[at] ?? 15}` as `${number}.${number}`;
		return operating(
			{
				...base,
				certificates: { ...base.certificates, NdeM: shares },
				market: { [cell]: ['NdeM'] },
				companies: {
					...base.companies,
					NdeM: { ...companyIn(base, 'NdeM'), spot: { cell, price: at } }
				}
			},
			'NdeM'
		);
	};

	it('§6.21.4 MX-80 its shareholders build in player order, without money', () => {
		const state = { ...ndem(100), order: ['p3', 'p2', 'p1'] as readonly PlayerId[] };
		expect(ndemBuilders(state)).toEqual(['p3', 'p1']);
		expect(ndemCounter(state)).toBe('p3');
		expect(ndemCounter({ ...table(), order: ['p2', 'p1', 'p3'] })).toBe('p2');
		expect(codes(state, { do: 'payTerrain', company: 'NdeM', amount: 20 })).toContain(
			'ndem-has-no-treasury'
		);
		expect(codes(state, { do: 'own.placeCube', company: 'NdeM', held: false })).toEqual([]);
	});

	it('§6.21.4 §6.8.15 only cubes pay for its terrain', () => {
		const hill = (covered: readonly 40[]) =>
			({ do: 'own.payTerrain', company: 'NdeM', costs: [40], covered }) as const;
		const cube = play(ndem(100), { do: 'own.placeCube', company: 'NdeM', held: false });
		expect(codes(cube, hill([]))).toEqual(['not-enough-money']);
		const built = play(cube, hill([40]));
		expect(gains(cube, built)).toEqual({});
		expect(ownOf(built).cubes).toEqual(ownOf(ndem(100)).cubes);
	});

	it('§6.21.5 MX-81 MX-82 T-MX-16 at 70 a run of 280: 28 a share, four spaces to 110', () => {
		const state = {
			...ndem(70),
			trains: ndem(70).trains.map((t, i) => (i === 0 ? { ...t, place: 'NdeM' as const } : t))
		};
		const after = play(state, run('NdeM', 280, 'pay'));
		expect(gains(state, after)).toEqual({ p1: 56, p3: 28, bank: -84 });
		expect(price(after, 'NdeM')).toBe(110);
		expect(codes(state, run('NdeM', 280, 'withhold'))).toEqual(['ndem-pays-all']);
		expect(ndemSteps(60, 70)).toBe(0);
	});

	it('§6.21.5 MX-82 T-MX-15 three runs without a train: 90, 80, 70', () => {
		let state = ndem(100);
		const seen: number[] = [];
		for (let i = 0; i < 3; i++) {
			state = operating({ ...play(state, { do: 'noRun', company: 'NdeM' }) }, 'NdeM');
			seen.push(price(state, 'NdeM'));
		}
		expect(seen).toEqual([90, 80, 70]);
	});

	it('§5.12.6 MX-99 merged NdeM stations: the extra one goes, one always stays', () => {
		const two = patchOwn(ndem(100), { stations: ['M12', 'M13'] });
		const after = play(two, { do: 'own.mergeStation', station: 'M13' });
		expect(ownOf(after).stations).toEqual(['M12']);
		expect(codes(after, { do: 'own.mergeStation', station: 'M12' })).toEqual(['no-such-station']);
	});
});

describe('ends in operating rounds', () => {
	const top = (): State =>
		inPhase(
			business(table(), 'FCM', { price: 550, shares: { p1: 50, p2: 50 }, trains: ['5'], turns: 3 }),
			'5'
		);

	it('§1.3.1 MX-87 600 reached in an operating round stops at its end', () => {
		const ran = play(operating(top(), 'FCM'), run('FCM', 600, 'pay'));
		expect(ran.end).toEqual({ reason: 'price', stops: 'thisOperatingRound' });
		const over = play(ran, { do: 'endTurn' }, { do: 'endTurn' });
		expect([over.finished, over.round.part]).toEqual(['price', 1]);
	});

	it('§1.3.1 MX-86 T-MX-30 the bank empties in the first of two: the second is played even if 600 is reached', () => {
		const broke = play(operating(bankHolds(top(), 100), 'FCM'), run('FCM', 200, 'pay'));
		expect(broke.end).toEqual({ reason: 'bank', stops: 'thisSet' });
		const second = play(broke, { do: 'endTurn' }, { do: 'endTurn' });
		expect(second.round).toMatchObject({ kind: 'operating', part: 2 });
		const reached = play(second, run('FCM', 1200, 'pay'));
		expect(price(reached, 'FCM')).toBe(600);
		const over = play(reached, { do: 'endTurn' }, { do: 'endTurn' });
		expect([over.finished, over.round.part]).toEqual(['bank', 2]);
	});

	it('§1.3.2 MX-88 wealth: cash, shares, minors at twice their price, concessions 100, privates nothing, minus loans', () => {
		let state = minor(table(), 'M9', 'p1', { price: 60 });
		state = business(state, 'FCM', { price: 110, shares: { p1: 30 } });
		state = deedTo(deedTo(state, 'C-IRM', 'p1'), 'P5', 'p1');
		state = { ...state, debt: { p1: 45 } };
		const score = mx.scores(state).find((s) => s.player === 'p1');
		expect(score?.total).toBe(500 + 120 + 330 + 100 - 45);
	});

	it('§1.3.1 MX-86 the bank pays on when it is broken', () => {
		const broke = play(operating(bankHolds(top(), 0), 'FCM'), run('FCM', 200, 'pay'));
		expect(cash(broke, 'bank')).toBe(-200);
		expect(refusals(broke, { do: 'endTurn' })).toEqual([]);
	});
});

describe('a trainless company', () => {
	it('§4.2.10 §4.3.18 §6.13.6 MX-96 does not run, goes left, and may not end its turn', () => {
		const state = operating(depotAt(fcm(90, []), '3'), 'FCM');
		expect(codes(state, { do: 'endTurn' })).toEqual(['must-buy-train']);
		expect(codes(operating(m9({ trains: [] }), 'M9'), { do: 'endTurn' })).toEqual([
			'must-buy-train'
		]);
		const bought = play(state, {
			do: 'buyTrain',
			company: 'FCM',
			train: trainId(state, 'offering', '3'),
			price: 200
		});
		expect(price(bought, 'FCM')).toBe(80);
		expect(codes(bought, { do: 'endTurn' })).toEqual([]);
	});

	it('§6.12 §6.3 says so once, in its own turn', () => {
		const none: MxAction = { do: 'noRun', company: 'FCM' };
		const state = operating(fcm(), 'FCM');
		expect(codes(state, none)).toEqual([]);
		expect(codes(operating(fcm(), 'MC'), none)).toContain('not-your-turn');
		expect(codes(play(state, none), none)).toEqual(['already-run']);
		const ran = play(state, { do: 'run', company: 'FCM', revenue: 100, choice: 'pay' });
		expect(codes(ran, none)).toEqual(['already-run']);
	});

	it('§6.3 MX-52 a company with a train runs it, or says that it does not, before going on', () => {
		expect(codes(operating(fcm(), 'FCM'), { do: 'endTurn' })).toEqual(['not-run-yet']);
	});
});
