import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	spotIn,
	companyIn,
	business,
	cash,
	codes,
	decided,
	deedTo,
	directorOf,
	gains,
	held,
	inPhase,
	minor,
	operating,
	ownOf,
	patchOwn,
	play,
	price,
	rich,
	table,
	trainId,
	trainsOf,
	withTrains,
	type MxAction
} from './support';

/** FCM at 160 with treasury shares and M9 at 90 of Benito; both have run before, M9 in this round too. */
function pair(more: { phase?: string; trains?: readonly string[]; cash?: number } = {}): State {
	let state = business(inPhase(table(), more.phase ?? '3'), 'FCM', {
		price: 160 + 5,
		shares: { p1: 40 },
		cash: more.cash ?? 400,
		trains: more.trains ?? ['3'],
		turns: 2
	});
	state = minor(state, 'M9', 'p2', { price: 90, cash: 70, trains: ['2'], turns: 2 });
	// There is no 160 on the chart; the example's price is put on the card itself.
	const spot = { ...spotIn(state, 'FCM'), price: 160 };
	state = {
		...state,
		companies: {
			...state.companies,
			FCM: { ...companyIn(state, 'FCM'), spot },
			M9: { ...companyIn(state, 'M9'), faceDown: true }
		}
	};
	return operating(state, 'FCM', { settled: true });
}
const acquire = (
	shares: number,
	token: 'replace' | 'available' | 'none' = 'replace'
): MxAction => ({
	do: 'own.acquireMinor',
	company: 'FCM',
	minor: 'M9',
	shares,
	token
});

describe('acquiring a minor from a player', () => {
	it('§6.18 MX-72 T-MX-11 for cash: 180 to its director; the minor’s 70 comes to the major', () => {
		const state = pair();
		const after = play(state, acquire(0));
		expect(gains(state, after)).toEqual({ FCM: -180 + 70, p2: 180, M9: -70 });
	});

	it('§6.18 MX-73 T-MX-12 with one share: the share and 20', () => {
		const state = pair();
		const after = play(state, acquire(1));
		expect(gains(state, after)).toEqual({ FCM: -20 + 70, p2: 20, M9: -70 });
		expect(held(after, 'FCM', 'p2')).toBe(10);
	});

	it('§6.18 MX-74 T-MX-13 with two shares: the director pays 140', () => {
		const state = pair();
		const after = play(state, acquire(2));
		expect(gains(state, after)).toEqual({ FCM: 140 + 70, p2: -140, M9: -70 });
		expect(held(after, 'FCM', 'p2')).toBe(20);
	});

	it('§6.17 MX-72 not in phase 1, not in the first round of either, once a turn, with the money at hand', () => {
		expect(codes(pair({ phase: '1' }), acquire(0))).toContain('too-early');
		const young = pair();
		const first = {
			...young,
			companies: { ...young.companies, M9: { ...companyIn(young, 'M9'), turns: 1 } }
		};
		expect(codes(first, acquire(0))).toEqual(['first-round-of-either']);
		const major = {
			...young,
			companies: { ...young.companies, FCM: { ...companyIn(young, 'FCM'), turns: 0 } }
		};
		expect(codes(major, acquire(0))).toEqual(['first-round-of-either']);
		expect(codes(pair({ cash: 150 }), acquire(0))).toEqual(['not-enough-money']);
		expect(codes(rich(pair(), { p2: 100 }), acquire(2))).toEqual(['not-enough-money']);
		expect(
			codes(patchOwn(pair(), { turn: { ...ownOf(pair()).turn, acquired: true } }), acquire(0))
		).toEqual(['acquisition-done']);
		expect(codes(pair({ trains: [] }), acquire(0))).toContain('must-buy-train');
		expect(codes(operating(pair(), 'FCM'), acquire(0))).toContain('not-run-yet');
		expect(codes(pair(), acquire(3))).toContain('treasury-shares');
	});

	it('§6.18 §6.18.2 exactly the shares and the money that are there are enough', () => {
		expect(codes(rich(pair(), { p2: 140 }), acquire(2))).toEqual([]);
		expect(codes(rich(pair(), { p2: 139 }), acquire(2))).toEqual(['not-enough-money']);
		expect(codes(pair({ cash: 180 }), acquire(0))).toEqual([]);
		expect(codes(pair({ cash: 179 }), acquire(0))).toEqual(['not-enough-money']);
		const treasury = (left: number): State => {
			const state = pair();
			let kept = 0;
			const certificates = (state.certificates['FCM'] ?? []).map((card) =>
				card.place === 'offering' && ++kept > left ? { ...card, place: 'pool' as const } : card
			);
			return { ...state, certificates: { ...state.certificates, FCM: certificates } };
		};
		expect(codes(treasury(2), acquire(2))).toEqual([]);
		expect(codes(treasury(1), acquire(2))).toContain('treasury-shares');
	});

	it('§6.18.4 without shares the certificate limit is nobody’s business', () => {
		expect(codes({ ...pair(), certificateLimit: -1 }, acquire(0))).toEqual([]);
	});

	it('§6.13.6 §6.18.2 forced before a run, it is reckoned after the marker has gone left', () => {
		const idle = operating(pair({ trains: [] }), 'FCM');
		const { state, facts } = decided(idle, acquire(1), true);
		expect(facts.map((fact) => fact.t).slice(0, 2)).toEqual(['runRecorded', 'markerMoved']);
		const at = price(state, 'FCM');
		expect(at).toBeLessThan(160);
		expect(gains(idle, state)).toEqual({ FCM: at - 180 + 70, p2: 180 - at, M9: -70 });
		const box = operating(inPhase(pair({ trains: [] }), '5'), 'FCM');
		const item = ownOf(box).boxes.minors[0] ?? '';
		const boxed = decided(
			box,
			{ do: 'own.acquireBoxed', company: 'FCM', minor: item, token: 'replace' },
			true
		);
		expect(boxed.facts[0]?.t).toBe('runRecorded');
		expect(price(boxed.state, 'FCM')).toBe(at);
	});

	it('§6.18.4 MX-74 shares may not pass the certificate limit; a yellow minor frees no place', () => {
		const state = { ...pair(), certificateLimit: 1 };
		expect(codes(state, acquire(1))).toEqual([]);
		expect(codes(state, acquire(2))).toEqual(['certificate-limit']);
		const yellow = {
			...state,
			companies: {
				...state.companies,
				M9: { ...companyIn(state, 'M9'), spot: { cell: '1.9' as const, price: 45 } }
			},
			market: { ...state.market, '1.9': ['M9'], '1.14': [] }
		};
		expect(codes({ ...yellow, certificateLimit: 0 }, acquire(1))).toEqual(['certificate-limit']);
	});

	it('§6.18.5 MX-75 trains, privates and cubes come along; card, marker and charter are out', () => {
		const base = patchOwn(deedTo(pair(), 'P8', 'M9'), {
			cubes: { pool: 20, map: 0, held: { M9: 2 } }
		});
		const after = play(base, acquire(0));
		expect(trainsOf(after, 'FCM').sort()).toEqual(['2', '3']);
		expect(after.deeds['P8']?.place).toBe('FCM');
		expect(ownOf(after).cubes.held).toEqual({ M9: 0, FCM: 2 });
		expect(after.companies['M9']).toMatchObject({ closed: true, spot: null });
		expect(held(after, 'M9', 'removed')).toBe(100);
	});

	it('§6.18.5 MX-75 excess trains go to the pool', () => {
		const state = pair({ phase: '5', trains: ['3', '4'] });
		const after = play(state, acquire(0));
		expect(after.duties[0]).toMatchObject({ kind: 'discardTrain', company: 'FCM', count: 1 });
		const done = play(after, {
			do: 'discardTrain',
			company: 'FCM',
			train: trainId(after, 'FCM', '2')
		});
		expect(trainsOf(done, 'pool')).toEqual(['2']);
	});

	it('§6.18.8 MX-75 of two special trains one leaves the game', () => {
		const state = withTrains(withTrains(pair(), 'FCM', ['2P']), 'M9', ['LP']);
		const after = play(state, acquire(0));
		expect(after.duties[0]?.kind).toBe('discardSpecial');
		const done = play(after, {
			do: 'own.discardSpecial',
			company: 'FCM',
			train: trainId(after, 'FCM', '2P')
		});
		expect(trainsOf(done, 'FCM')).toContain('LP');
	});

	it('§6.5.7 §6.5.12 MX-98 a second E goes to the pool as a 7, a second Pullman out of the game', () => {
		let state = pair({ phase: '7', trains: ['E'] });
		state = withTrains(withTrains(withTrains(state, 'FCM', ['P+']), 'M9', ['P+']), 'M9', ['E']);
		state = { ...state, trains: state.trains.filter((t) => !(t.place === 'M9' && t.type === '2')) };
		const after = play(state, acquire(0));
		expect(trainsOf(after, 'FCM').sort()).toEqual(['E', 'P+']);
		expect(trainsOf(after, 'pool')).toEqual(['7']);
	});

	it('§6.18.6 MX-76 an exchange token goes to the map or becomes available; without one there is none', () => {
		const tokens = (state: State) => state.companies['FCM']?.tokens;
		expect(tokens(play(pair(), acquire(0, 'replace')))).toEqual({
			left: 1,
			placed: 2,
			exchange: 2
		});
		expect(tokens(play(pair(), acquire(0, 'available')))).toEqual({
			left: 2,
			placed: 1,
			exchange: 2
		});
		expect(codes(pair(), acquire(0, 'none'))).toEqual(['exchange-token']);
		const base = pair();
		const none = {
			...base,
			companies: {
				...base.companies,
				FCM: { ...companyIn(base, 'FCM'), tokens: { left: 0, placed: 5, exchange: 0 } }
			}
		};
		expect(codes(none, acquire(0, 'replace'))).toEqual(['exchange-token']);
		expect(tokens(play(none, acquire(0, 'none')))).toEqual({ left: 0, placed: 5, exchange: 0 });
	});

	it('§4.3.9 MX-95 shares taken in an acquisition can change the director', () => {
		let state = business(inPhase(table(), '3'), 'FCM', {
			price: 60,
			shares: { p1: 20, p2: 10 },
			cash: 400,
			trains: ['3'],
			turns: 2
		});
		state = minor(state, 'M9', 'p2', { price: 60, turns: 2 });
		const after = play(operating(state, 'FCM', { settled: true }), acquire(2));
		expect(directorOf(after, 'FCM')).toBe('p2');
	});
});

describe('acquiring a minor from a box', () => {
	const boxed: MxAction = { do: 'own.acquireBoxed', company: 'FCM', minor: 'M2', token: 'replace' };

	it('§6.19 MX-77 T-MX-26 200 to the bank, an exchange token used; the minor is out', () => {
		const state = pair({ phase: '5' });
		const after = play(state, boxed);
		expect(gains(state, after)).toEqual({ FCM: -200, bank: 200 });
		expect(after.companies['M2']?.closed).toBe(true);
		expect(after.companies['FCM']?.tokens.exchange).toBe(2);
		expect(ownOf(after).boxes.minors).toEqual(['M1', 'M3', 'M4']);
		expect(codes(after, { ...boxed, minor: 'M3' } as MxAction)).toEqual(['acquisition-done']);
		expect(codes(after, acquire(0))).toContain('acquisition-done');
	});

	it('§6.19 MX-77 only from phase 5, only out of a box', () => {
		expect(codes(pair({ phase: '4' }), boxed)).toEqual(['too-early']);
		expect(codes(pair({ phase: '5' }), { ...boxed, minor: 'M20' } as MxAction)).toEqual([
			'not-in-a-box'
		]);
		expect(codes(pair({ phase: '5', cash: 190 }), boxed)).toEqual(['not-enough-money']);
	});
});

describe('issuing and redeeming', () => {
	/** FCM at 100 with six treasury shares. */
	const fcm = (more: { pool?: number; turns?: number; at?: number } = {}): State =>
		operating(
			business(inPhase(table(), '3'), 'FCM', {
				price: more.at ?? 100,
				shares: { p1: 20 },
				pool: more.pool ?? 20,
				cash: 250,
				trains: ['3'],
				turns: more.turns ?? 1
			}),
			'FCM',
			{ settled: true }
		);
	const issue = (count: number): MxAction => ({ do: 'own.issueShares', company: 'FCM', count });
	const redeem = (count: number): MxAction => ({ do: 'own.redeemShares', company: 'FCM', count });

	it('§6.20.1 MX-78 T-MX-14 three shares at 100: the price falls to 70 and 210 comes in', () => {
		const state = fcm();
		const after = play(state, issue(3));
		expect(gains(state, after)).toEqual({ FCM: 210, bank: -210 });
		expect([price(after, 'FCM'), held(after, 'FCM', 'pool')]).toEqual([70, 50]);
	});

	it('§6.20.1 §6.20.2 MX-78 not in the first turn, not above 50% in the pool, not with redeeming', () => {
		expect(codes(fcm({ turns: 0 }), issue(1))).toEqual(['first-turn']);
		expect(codes(fcm(), issue(4))).toEqual(['pool-full']);
		expect(codes(fcm(), issue(0))).toContain('not-a-whole-amount');
		expect(codes(play(fcm(), redeem(1)), issue(1))).toEqual(['issue-or-redeem']);
		expect(codes(fcm({ pool: 50 }), { do: 'own.issueShares', company: 'M9', count: 1 })).toEqual([
			'for-majors'
		]);
	});

	it('§6.3.1 what the shares bring comes too late for tracks and tokens', () => {
		const poor = rich(fcm(), { FCM: 60 });
		const issued = play(poor, issue(1));
		const terrain = (amount: number): MxAction => ({ do: 'payTerrain', company: 'FCM', amount });
		expect(codes(issued, terrain(80))).toEqual(['money-came-later']);
		expect(codes(issued, { do: 'placeToken', company: 'FCM' })).toEqual(['money-came-later']);
		const broke = play(rich(fcm(), { FCM: 0 }), issue(1));
		expect(codes(broke, { do: 'own.upgradeCity', company: 'FCM' })).toEqual(['money-came-later']);
		// A cost that was forgotten and could be paid then is still added.
		expect(codes(issued, terrain(60))).toEqual([]);
	});

	it('§6.20.1 MX-78 A-MX-28 at 5 the marker stays and each share brings 5', () => {
		const state = fcm({ at: 5 });
		expect(gains(state, play(state, issue(2)))).toEqual({ FCM: 10, bank: -10 });
	});

	it('§6.20.3 MX-79 redeemed at the current price, which stays; also in the first turn', () => {
		const state = fcm({ turns: 0 });
		const after = play(state, redeem(2));
		expect(gains(state, after)).toEqual({ FCM: -200, bank: 200 });
		expect([
			price(after, 'FCM'),
			held(after, 'FCM', 'pool'),
			held(after, 'FCM', 'offering')
		]).toEqual([100, 0, 80]);
		expect(codes(state, redeem(3))).toEqual(['not-available', 'not-enough-money']);
		expect(codes(play(fcm(), issue(1)), redeem(1))).toEqual(['issue-or-redeem']);
	});

	it('§6.20.3 MX-79 money bounds what is redeemed', () => {
		expect(codes(rich(fcm(), { FCM: 150 }), redeem(2))).toEqual(['not-enough-money']);
		expect(cash(fcm(), 'FCM')).toBe(250);
	});
});
