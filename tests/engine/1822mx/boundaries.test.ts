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
	directorOf,
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
	trainId,
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

describe('§5 stock turns', () => {
	const shares = business(inPhase(table(), '3'), 'FCM', {
		price: 100,
		shares: { p1: 40, p2: 20 },
		pool: 10
	});
	const buy = (from: 'offering' | 'pool', percent = 10): MxAction => ({
		do: 'buyShare',
		player: 'p2',
		company: 'FCM',
		from,
		percent
	});
	const start: MxAction = { do: 'startCompany', player: 'p2', company: 'MC', par: 80 };
	const sell: MxAction = { do: 'sellShares', player: 'p2', company: 'FCM', percent: 10 };
	const repay = (amount: number): MxAction => ({ do: 'own.repayLoan', player: 'p2', amount });
	const conceded = deedTo(shares, 'C-MC', 'p2');
	const owing = { ...shares, debt: { p2: 90 } };

	it('§5.1.2 shares, companies and loans are one’s own turn’s business', () => {
		const all: readonly (readonly [State, MxAction])[] = [
			[shares, buy('pool')],
			[shares, sell],
			[conceded, start],
			[owing, repay(10)]
		];
		for (const [state, action] of all) {
			expect(codes(investing(state, 'p2'), action)).toEqual([]);
			expect(codes(investing(state, 'p1'), action)).toContain('not-your-turn');
			expect(codes(operating(state, 'FCM'), action)).toContain('wrong-moment');
		}
	});

	it('§5.6.1 §5.7 §5.8 exactly the price is enough', () => {
		const having = (state: State, amount: number, action: MxAction): string[] =>
			codes(rich(investing(state, 'p2'), { p2: amount }), action);
		expect([having(shares, 100, buy('pool')), having(shares, 99, buy('pool'))]).toEqual([
			[],
			['not-enough-money']
		]);
		// The concession is worth 100 of the 160.
		expect([having(conceded, 60, start), having(conceded, 59, start)]).toEqual([
			[],
			['not-enough-money']
		]);
		const direct = inPhase(shares, '5');
		expect([having(direct, 160, start), having(direct, 159, start)]).toEqual([
			[],
			['not-enough-money']
		]);
		expect(having(owing, 50, repay(50))).toEqual([]);
	});

	it('§5.6.1 only a certificate of ten that is there', () => {
		const state = investing(shares, 'p2');
		expect(codes(state, buy('pool', 20))).toContain('not-available');
		const none = business(inPhase(table(), '3'), 'FCM', { price: 100, shares: { p1: 40, p2: 20 } });
		expect(codes(investing(none, 'p2'), buy('pool'))).toContain('not-available');
	});

	it('§5.6.7 a director’s certificate bought in phase 5 needs a place under the limit', () => {
		const state = { ...investing(inPhase(shares, '5'), 'p2'), certificateLimit: 2 };
		expect(mx.certificatesCounted(state, 'p2')).toBe(2);
		expect(codes(state, start)).toEqual(['certificate-limit']);
		expect(codes({ ...state, certificateLimit: 3 }, start)).toEqual([]);
		// The concession that is converted has one already.
		const converted = { ...investing(conceded, 'p2'), certificateLimit: 3 };
		expect(codes(converted, start)).toEqual([]);
	});

	it('§5.4.3 whole pesos are repaid, at least one', () => {
		const state = investing(owing, 'p2');
		for (const amount of [0, 0.5])
			expect(codes(state, repay(amount))).toContain('not-a-whole-amount');
		expect(codes(state, repay(1))).toEqual([]);
		expect(codes(state, repay(90))).toEqual([]);
		expect(codes(state, repay(91))).toEqual(['more-than-owed']);
	});

	it('§5.5.8 a turn does not end above the certificate limit', () => {
		const sold = play(investing(shares, 'p1'), { ...sell, player: 'p1' });
		expect(codes(sold, { do: 'endTurn' })).toEqual([]);
		expect(codes({ ...sold, certificateLimit: 1 }, { do: 'endTurn' })).toEqual(['must-sell']);
	});

	it('§4.3.9 every other player may take over, also one who sits just before the director', () => {
		const state = business(inPhase(table(), '3'), 'FCM', {
			price: 100,
			shares: { p3: 40, p2: 30, p1: 20 }
		});
		const after = play(investing(state, 'p3'), { ...sell, player: 'p3', percent: 20 });
		expect(directorOf(after, 'FCM')).toBe('p2');
	});

	it('§5.10.7 a bid may be all that is not committed', () => {
		const state = rich(investing(table(), 'p2'), { p2: 150 });
		const bid = (amount: number): MxAction => ({ do: 'bid', player: 'p2', deed: 'M2', amount });
		expect(codes(state, bid(150))).toEqual([]);
		expect(codes(state, bid(155))).toEqual(['bids-set-aside']);
	});
});

describe('§6.2 the rounds go on', () => {
	const two = business(inPhase(table(), '3'), 'FCM', {
		price: 100,
		shares: { p1: 40 },
		trains: ['3']
	});

	it('§6.2.1 after the income the first company has its turn', () => {
		const income: State = { ...operating(two, 'FCM'), turn: { kind: 'income' } };
		expect(play(income, { do: 'payIncome' }).turn).toMatchObject({
			kind: 'operating',
			company: 'FCM',
			hadTrain: true
		});
	});

	it('§6.1.1 §5.1.2 after the last round of a set the next stock round begins, one on', () => {
		const last = operating(two, 'FCM', { settled: true, part: 2 });
		let state = play(last, { do: 'endTurn' });
		while (state.turn?.kind === 'operating') {
			const { company } = state.turn;
			state = play(state, { do: 'noRun', company }, { do: 'endTurn' });
		}
		expect(state.round).toMatchObject({ kind: 'stock', number: last.round.number + 1 });
		expect(state.turn).toMatchObject({ kind: 'stock', player: 'p1' });
		expect(companyIn(state, 'FCM').turns).toBe(companyIn(last, 'FCM').turns + 1);
	});
});

describe('§6 what a company does in its own turn', () => {
	const bare = deedTo(
		deedTo(operating(fcm({ trains: ['3', '4'] }), 'FCM'), 'P8', 'FCM'),
		'P16',
		'FCM'
	);
	const unrun = patchOwn(deedTo(bare, 'P9', 'p1'), {
		cubes: { ...ownOf(bare).cubes, map: 2 }
	});
	const own: readonly (readonly [string, MxAction])[] = [
		['T-P8 the power of a private', { do: 'own.usePrivate', company: 'FCM', deed: 'P8' }],
		['T-P16 its note closed', { do: 'own.closeNote', company: 'FCM' }],
		['§6.10.1 its destination token', { do: 'own.placeDestination', company: 'FCM' }],
		['§6.9.1 Mexico City', { do: 'own.upgradeCity', company: 'FCM' }],
		['§6.11.11 a token', { do: 'placeToken', company: 'FCM' }],
		['§4.1.3 a private taken over', { do: 'own.acquirePrivate', company: 'FCM', deed: 'P9' }],
		[
			'§6.8.15 terrain with a cube',
			{ do: 'own.payTerrain', company: 'FCM', costs: [40], covered: [40] }
		]
	];

	it.each(own)('%s', (_what, action) => {
		expect(codes(unrun, action)).toEqual([]);
		expect(codes(operating(unrun, 'MC'), action)).toContain('not-your-turn');
	});

	it('§4.1.11 §4.1.14 mail of two contracts adds up, and the last is remembered', () => {
		const holder = deedTo(deedTo(unrun, 'P14', 'FCM'), 'P15', 'FCM');
		const ran = play(holder, { do: 'run', company: 'FCM', revenue: 100, choice: 'pay' });
		const mail = (amount: number): MxAction => ({ do: 'collectMail', company: 'FCM', amount });
		expect(codes(operating(holder, 'MC'), mail(20))).toContain('not-your-turn');
		expect(codes(ran, mail(12.5))).toContain('not-a-whole-amount');
		const both = play(ran, mail(20), mail(15));
		expect(both.turn).toMatchObject({ kind: 'operating', mail: 35 });
		expect(companyIn(both, 'FCM').lastMail).toBe(15);
		expect(codes(both, mail(10))).toEqual(['mail-done']);
	});

	it('§6.14.4 an L of its own is turned over for exactly 80', () => {
		const l = (money: number): State =>
			operating(
				business(inPhase(table(), '2'), 'FCM', {
					price: 100,
					shares: { p1: 40 },
					cash: money,
					trains: ['L']
				}),
				'FCM',
				{ settled: true }
			);
		const upgrade = (state: State, place = 'FCM'): MxAction => ({
			do: 'own.upgradeTrain',
			company: 'FCM',
			train: trainId(state, place, 'L')
		});
		expect(codes(l(80), upgrade(l(80)))).toEqual([]);
		expect(codes(l(79), upgrade(l(79)))).toEqual(['not-enough-money']);
		expect(codes(operating(l(80), 'MC'), upgrade(l(80)))).toContain('not-your-turn');
		expect(codes(l(80), upgrade(l(80), 'offering'))).toEqual(['not-its-train']);
	});

	it('§5.12.6 stations merge while tiles are laid, down to one', () => {
		const merge: MxAction = { do: 'own.mergeStation', station: 'M14' };
		const two = patchOwn(unrun, { stations: ['M14', 'M20'] });
		expect(codes(two, merge)).toEqual([]);
		expect(codes(investing(two, 'p1'), merge)).toEqual(['wrong-moment']);
		expect(codes(patchOwn(unrun, { stations: ['M14'] }), merge)).toEqual(['no-such-station']);
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

describe('what is offered', () => {
	const options = (state: State, kind: MxAction['do']) =>
		mx.offers(state).find((offer) => offer.kind === kind)?.options ?? [];

	it('§6.14.3 §6.14.2 the next train with both its sides, the pool, other companies’ up to the treasury', () => {
		const rival = business(fcm({ cash: 150 }), 'MC', {
			price: 80,
			shares: { p2: 40 },
			trains: ['3', '3', '4']
		});
		const two = trainId(rival, 'offering', 'L');
		const pooled = {
			...rival,
			trains: rival.trains.map((train) =>
				train.id === trainId(rival, 'offering', '5') ? { ...train, place: 'pool' as const } : train
			)
		};
		const offered = options(pooled, 'buyTrain').map(({ action, range }) =>
			action.do === 'buyTrain'
				? [action.train.replace(/-.*/, ''), action.side ?? '', action.price, range?.max ?? '']
				: []
		);
		expect(offered).toEqual([
			[two.replace(/-.*/, ''), '', 60, ''],
			[two.replace(/-.*/, ''), '2', 120, ''],
			['5', '', 500, ''],
			['3', '', 150, 150],
			['4', '', 150, 150]
		]);
	});

	it('§6.15.3 the cheapest train with help, for a company that has none and cannot pay', () => {
		const state = fcm({ trains: [], cash: 10 });
		const helped = options(state, 'buyTrain').filter(
			({ action }) => action.do === 'buyTrain' && action.help === true
		);
		expect(helped.map(({ action }) => action.do === 'buyTrain' && action.price)).toEqual([60]);
		expect(
			options(fcm({ trains: [], cash: 60 }), 'buyTrain').every(({ action }) => !('help' in action))
		).toBe(true);
	});

	it('§5.10.6 §5.10.7 bids from the least to all that is free, in fives', () => {
		const state = rich(investing(table(), 'p2'), { p2: 153 });
		const bid = options(state, 'bid').find(
			({ action }) => action.do === 'bid' && action.deed === 'M2'
		);
		expect(bid?.range).toMatchObject({ min: 100, max: 150, step: 5 });
		const poor = options(rich(state, { p2: 20 }), 'bid').find(
			({ action }) => action.do === 'bid' && action.deed === 'M2'
		);
		expect(poor?.range).toMatchObject({ min: 100, max: 100 });
	});

	it('§6.20 as many shares as there are, at most half of them to issue', () => {
		const counts = (kind: MxAction['do']) =>
			options(fcm(), kind).map(({ action }) => ('count' in action ? action.count : 0));
		expect(counts('own.issueShares')).toEqual([1, 2, 3, 4, 5]);
		expect(counts('own.redeemShares')).toEqual([1, 2]);
	});
});
