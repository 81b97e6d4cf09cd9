/** 1822MX at the edge: exactly what is there, whole shares and pesos, and nobody else's turn. */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	business,
	cash,
	codes,
	companyIn,
	decided,
	deedTo,
	inPhase,
	investing,
	mx,
	operating,
	patchOwn,
	ownOf,
	play,
	price,
	rich,
	table,
	type MxAction
} from './support';

/** FCM at 100 with six treasury shares, two in the pool and a train, after its run. */
const fcm = (more: { trains?: readonly string[]; cash?: number; pool?: number } = {}): State =>
	operating(
		business(inPhase(table(), '3'), 'FCM', {
			price: 100,
			shares: { p1: 20 },
			pool: more.pool ?? 20,
			cash: more.cash ?? 250,
			trains: more.trains ?? ['3']
		}),
		'FCM',
		{ settled: true }
	);
const issue = (count: number): MxAction => ({ do: 'own.issueShares', company: 'FCM', count });
const redeem = (count: number): MxAction => ({ do: 'own.redeemShares', company: 'FCM', count });

describe('§6.20 issuing and redeeming', () => {
	it('§6.20.1 §6.20.3 in its own turn, after its run, for whole shares', () => {
		for (const action of [issue(1), redeem(1)]) {
			expect(codes(fcm(), action)).toEqual([]);
			expect(codes(operating(fcm(), 'MC', { settled: true }), action)).toContain('not-your-turn');
			expect(codes(operating(fcm(), 'FCM'), action)).toContain('not-run-yet');
		}
		for (const part of [0, 0.5, -1])
			for (const action of [issue(part), redeem(part)])
				expect(codes(fcm(), action)).toContain('not-a-whole-amount');
	});

	it('§6.20.1 as many as the treasury has, §6.20.3 as many as lie in the pool and can be paid', () => {
		const few = business(inPhase(table(), '3'), 'FCM', {
			price: 100,
			shares: { p1: 40, p2: 40 },
			cash: 200,
			trains: ['3']
		});
		const state = operating(few, 'FCM', { settled: true });
		expect(codes(state, issue(2))).toEqual([]);
		expect(codes(state, issue(3))).toEqual(['treasury-shares']);
		expect(codes(fcm({ cash: 200 }), redeem(2))).toEqual([]);
		expect(codes(fcm({ cash: 199 }), redeem(2))).toEqual(['not-enough-money']);
		expect(codes(fcm({ cash: 999 }), redeem(3))).toEqual(['not-available']);
	});

	it('§6.13.6 forced before a run, the marker has gone left first', () => {
		const idle = operating(fcm({ trains: [] }), 'FCM');
		const issued = decided(idle, issue(1), true);
		expect(issued.facts[0]?.t).toBe('runRecorded');
		expect(cash(issued.state, 'FCM') - 250).toBe(price(issued.state, 'FCM'));
		expect(price(issued.state, 'FCM')).toBe(80);
		const redeemed = decided(idle, redeem(1), true);
		expect(cash(redeemed.state, 'FCM')).toBe(250 - 90);
		expect(price(redeemed.state, 'FCM')).toBe(90);
	});
});

describe('§5.1.2 nobody else’s turn', () => {
	it('§5.10 bids are made in one’s own stock turn', () => {
		const bid: MxAction = { do: 'bid', player: 'p2', deed: 'M2', amount: 100 };
		expect(codes(investing(table(), 'p2'), bid)).toEqual([]);
		expect(codes(investing(table(), 'p1'), bid)).toContain('not-your-turn');
		expect(codes(fcm(), bid)).toContain('wrong-moment');
	});

	it('§5.12.8 whoever owns P7 says how much counts, nobody else', () => {
		const state = deedTo(investing(table(), 'p1'), 'P7', 'p2');
		const duty = {
			id: 'double-P7',
			kind: 'declareCash',
			player: 'p2',
			company: null,
			count: 1,
			choices: ['single', 'double']
		} as const;
		const asked = { ...state, duties: [duty] };
		expect(codes(asked, { do: 'own.declareCash', player: 'p2', double: true })).toEqual([]);
		expect(codes(asked, { do: 'own.declareCash', player: 'p1', double: true })).toEqual([
			'not-your-turn'
		]);
	});
});

describe('§6.8 building', () => {
	const unrun = operating(fcm(), 'FCM');
	const pay = (amount: number): MxAction => ({ do: 'payTerrain', company: 'FCM', amount });
	const cube: MxAction = { do: 'own.placeCube', company: 'FCM', held: false };

	it('§6.8.13 §6.8.16 in its own turn, for a terrain', () => {
		for (const action of [pay(40), cube]) {
			expect(codes(unrun, action)).toEqual([]);
			expect(codes(operating(unrun, 'MC'), action)).toContain('not-your-turn');
		}
		expect(codes(unrun, pay(0))).toEqual(['not-a-whole-amount']);
		expect(codes(unrun, pay(20.5))).toContain('not-a-whole-amount');
		expect(codes(unrun, pay(30))).toEqual(['not-a-terrain']);
	});

	it('§6.8.15 a cube covers a cost that is there, each cost once', () => {
		const cubes = patchOwn(unrun, { cubes: { ...ownOf(unrun).cubes, map: 3 } });
		const lay = (
			costs: readonly (20 | 40 | 80)[],
			covered: readonly (20 | 40 | 80)[]
		): MxAction => ({
			do: 'own.payTerrain',
			company: 'FCM',
			costs,
			covered
		});
		expect(codes(cubes, lay([40, 20], [20]))).toEqual([]);
		expect(codes(cubes, lay([40, 20], [20, 20]))).toEqual(['not-a-terrain']);
		expect(codes(cubes, lay([40, 40], [40, 40]))).toEqual([]);
		expect(codes(cubes, lay([], []))).toEqual(['not-a-terrain']);
	});

	it('§6.8.16 without a cube anywhere none is placed', () => {
		const none = patchOwn(unrun, { cubes: { ...ownOf(unrun).cubes, pool: 0, map: 0 } });
		expect(codes(none, cube)).toEqual(['no-cubes']);
		const moved = patchOwn(unrun, { cubes: { ...ownOf(unrun).cubes, pool: 0, map: 1 } });
		expect(codes(moved, cube)).toEqual([]);
	});
});

describe('§1.3.2 the result', () => {
	it('§1.3.2 the richest comes first, whatever the seat', () => {
		const state = rich(table(), { p1: 300, p2: 900, p3: 600 });
		expect(mx.scores(state).map(({ player }) => player)).toEqual(['p2', 'p3', 'p1']);
	});

	it('§6.12 a company that has run is remembered by its revenue', () => {
		const ran = play(operating(fcm(), 'FCM'), {
			do: 'run',
			company: 'FCM',
			revenue: 120,
			choice: 'pay'
		});
		expect(companyIn(ran, 'FCM').lastRun).toMatchObject({ revenue: 120, choice: 'pay' });
	});
});
