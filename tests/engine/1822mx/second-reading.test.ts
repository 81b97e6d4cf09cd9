/** What a second reading of the rulebook found missing, section by section. */
import { describe, expect, it } from 'vitest';
import { decide, type State } from '$engine';
import {
	business,
	codes,
	deedTo,
	depotAt,
	gains,
	inPhase,
	investing,
	minor,
	mx,
	operating,
	play,
	price,
	refusals,
	rich,
	table,
	trainId,
	trainsOf,
	withTrains,
	type Business,
	type MxAction
} from './support';

/** FCM in its operating turn, with treasury shares and two in the pool. */
function fcm(how: Partial<Business> = {}, settled = true): State {
	const base = business(inPhase(table(), '3'), 'FCM', {
		price: 100,
		shares: { p1: 20 },
		pool: 20,
		cash: 500,
		trains: ['3'],
		turns: 2,
		...how
	});
	return operating(depotAt(base, '3'), 'FCM', { settled });
}

/** Does forcing this action go through, as opposed to being refused or breaking the engine? */
function forced(state: State, action: MxAction): boolean {
	return decide(mx.rules, state, action, { override: true }).ok;
}

const kinds = (state: State, action: MxAction): string[] =>
	refusals(state, action).map((refusal) => `${refusal.kind} ${refusal.code}`);

const issue = (count: number): MxAction => ({ do: 'own.issueShares', company: 'FCM', count });
const redeem = (count: number): MxAction => ({ do: 'own.redeemShares', company: 'FCM', count });
const buyThree = (state: State): MxAction => ({
	do: 'buyTrain',
	company: 'FCM',
	train: trainId(state, 'offering', '3'),
	price: 200
});

describe('earnings that cannot be divided', () => {
	it('§6.13.2 the part settled apart comes in tens too', () => {
		const state = fcm({ trains: ['3', '2P'] }, false);
		const run: MxAction = {
			do: 'run',
			company: 'FCM',
			revenue: 70,
			choice: 'pay',
			apart: { revenue: 15, choice: 'withhold' }
		};
		expect(kinds(state, run)).toEqual(['impossible odd-revenue']);
	});

	it.each(['pay', 'half', 'withhold'] as const)(
		'§6.12 a revenue of 75 cannot be forced (%s): a tenth of it is no whole amount',
		(choice) => {
			const run: MxAction = { do: 'run', company: 'FCM', revenue: 75, choice };
			expect(forced(fcm({}, false), run)).toBe(false);
		}
	);

	it('§6.21.2 the NdeM has no treasury that could keep a part, not even by force', () => {
		const state = operating(withTrains(fcm({}, false), 'NdeM', ['4']), 'NdeM');
		const run: MxAction = {
			do: 'run',
			company: 'NdeM',
			revenue: 100,
			choice: 'pay',
			apart: { revenue: 50, choice: 'withhold' }
		};
		expect(forced(state, run)).toBe(false);
	});
});

describe('the order of a turn', () => {
	it('§6.3 no train after the acquisition or after trading stock: their money comes too late', () => {
		const state = fcm();
		const after = play(state, issue(1));
		expect(codes(after, buyThree(after))).toEqual(['too-late']);
		expect(codes(state, buyThree(state))).toEqual([]);
		const merged = play(minor(state, 'M9', 'p2', { price: 50, cash: 300 }), {
			do: 'own.acquireMinor',
			company: 'FCM',
			minor: 'M9',
			shares: 0,
			token: 'available'
		});
		expect(codes(merged, buyThree(merged))).toEqual(['too-late']);
		expect(codes(merged, issue(1))).toEqual([]);
	});

	it('§6.3 no L is turned after stock was issued', () => {
		const state = inPhase(
			operating(
				business(inPhase(table(), '2'), 'FCM', {
					price: 100,
					shares: { p1: 20 },
					cash: 100,
					trains: ['L']
				}),
				'FCM',
				{ settled: true }
			),
			'2'
		);
		const turn: MxAction = {
			do: 'own.upgradeTrain',
			company: 'FCM',
			train: trainId(state, 'FCM', 'L')
		};
		expect(codes(state, turn)).toEqual([]);
		expect(codes(play(state, issue(1)), turn)).toEqual(['too-late']);
	});

	it('§6.3 no acquisition after trading stock', () => {
		const state = minor(fcm(), 'M9', 'p2', { price: 50, cash: 0 });
		const acquire: MxAction = {
			do: 'own.acquireMinor',
			company: 'FCM',
			minor: 'M9',
			shares: 0,
			token: 'available'
		};
		expect(codes(play(state, redeem(1)), acquire)).toEqual(['too-late']);
		const box = { ...acquire, do: 'own.acquireBoxed', minor: 'M1' } as MxAction;
		expect(codes(play(inPhase(state, '5'), redeem(1)), box)).toEqual(['too-late']);
	});

	it('§6.18.2 an acquisition that is forced before the run reckons with the price after no run', () => {
		const state = minor(fcm({ cash: 0 }, false), 'M9', 'p2', { price: 50, cash: 0 });
		const acquire: MxAction = {
			do: 'own.acquireMinor',
			company: 'FCM',
			minor: 'M9',
			shares: 1,
			token: 'available'
		};
		// At 100 one share would pay for it; at 90 the treasury lacks 10.
		expect(
			codes(play(state, { do: 'run', company: 'FCM', revenue: 50, choice: 'pay' }), acquire)
		).toEqual([]);
		expect(kinds(state, acquire)).toContain('impossible not-enough-money');
		expect(forced(rich(state, { FCM: 10 }), acquire)).toBe(true);
	});

	it('§6.15.5 a company without a train must buy it before it issues or redeems: its stock does not help', () => {
		const state = fcm({ trains: [], cash: 150 });
		expect(codes(state, issue(1))).toEqual(['must-buy-train']);
		expect(codes(state, redeem(1))).toEqual(['must-buy-train']);
	});

	it('§6.20.1 all shares issued in a turn go at the last price, so they are issued at once', () => {
		const state = fcm();
		expect(gains(state, play(state, issue(2)))).toEqual({ FCM: 160, bank: -160 });
		expect(codes(play(state, issue(2)), issue(1))).toEqual(['issue-or-redeem']);
		expect(codes(play(state, redeem(1)), redeem(1))).toEqual([]);
	});
});

describe('trains', () => {
	it('§6.6.3 housekeeping brings one L; a second one waits for the buying step', () => {
		const base = minor(inPhase(table(), '2'), 'M9', 'p1', { price: 100, cash: 200, turns: 0 });
		const state = operating(base, 'M9');
		const buyL = (now: State): MxAction => ({
			do: 'buyTrain',
			company: 'M9',
			train: trainId(now, 'offering', 'L'),
			price: 60
		});
		const one = play(state, buyL(state));
		expect(trainsOf(one, 'M9')).toEqual(['L']);
		expect(codes(one, buyL(one))).toEqual(['not-run-yet']);
		const ran = play(one, { do: 'run', company: 'M9', revenue: 20, choice: 'half' });
		expect(codes(ran, buyL(ran))).toEqual([]);
	});

	it('§4.1.11 no mail from a company that ran nothing, even if it has bought a train since', () => {
		const state = deedTo(fcm({ trains: [] }, false), 'P14', 'FCM');
		const bought = play(state, buyThree(state));
		expect(codes(bought, { do: 'collectMail', company: 'FCM', amount: 20 })).toEqual(['no-train']);
		expect(mx.mail(bought, 'FCM').due).toBe(false);
	});

	it('§6.15.5 a forced price below the treasury asks nothing of the director', () => {
		const state = rich(fcm({ trains: [], cash: 150 }), { p1: 100 });
		const cheap: MxAction = { ...buyThree(state), price: 100, help: true } as MxAction;
		const decision = decide(mx.rules, state, cheap, { override: true });
		expect(decision.ok && gains(state, decision.state)).toEqual({ FCM: -100, bank: 100 });
	});

	it('§3.1 a phase that was jumped over by force brings its rust as well', () => {
		const base = business(inPhase(table(), '2'), 'FCM', {
			price: 100,
			shares: { p1: 20 },
			cash: 400,
			trains: ['L', '2']
		});
		const state = operating(base, 'FCM', { settled: true });
		const four: MxAction = {
			do: 'buyTrain',
			company: 'FCM',
			train: trainId(state, 'offering', '4'),
			price: 300
		};
		expect(codes(state, four)).toEqual(['train-order']);
		const decision = decide(mx.rules, state, four, { override: true });
		expect(decision.ok && trainsOf(decision.state, 'FCM')).toEqual(['4']);
	});
});

describe('bids', () => {
	it('§5.10.7 a bid that is not above the highest cannot be forced', () => {
		const bid = (player: `p${number}`, amount: number): MxAction => ({
			do: 'bid',
			player,
			deed: 'M1',
			amount
		});
		const state = play(table(), bid('p1', 130), { do: 'endTurn' });
		expect(kinds(state, bid('p2', 130))).toEqual(['impossible bid-too-low']);
		expect(kinds(table(), bid('p1', 90))).toEqual(['illegal bid-too-low']);
	});
});

describe('sections that a second reading confirmed', () => {
	it('§5.4.3 §6.16.2 a loan grows with another, each with its own interest; the bank lends nothing', () => {
		const state = {
			...rich(fcm({ trains: [], cash: 100, price: 100 }), { p1: 11 }),
			debt: { p1: 40 }
		};
		const help: MxAction = { ...buyThree(state), help: true } as MxAction;
		const after = play(state, help);
		// 200 - 100 - 11 = 89 borrowed: 89 + 45 on top of 40.
		expect(after.debt['p1']).toBe(174);
		expect(gains(state, after)).toEqual({ FCM: -100, p1: -11, outside: -89, bank: 200 });
	});

	it('§5.4.1 a player who repays everything may buy in the same turn', () => {
		const state = { ...rich(investing(fcm(), 'p2'), { p2: 300 }), debt: { p2: 90 } };
		const free = play(state, { do: 'own.repayLoan', player: 'p2', amount: 90 });
		const share: MxAction = {
			do: 'buyShare',
			player: 'p2',
			company: 'FCM',
			from: 'pool',
			percent: 10
		};
		expect(codes(state, share)).toEqual(['in-debt']);
		expect(codes(free, share)).toEqual([]);
		expect(price(free, 'FCM')).toBe(100);
	});
});
