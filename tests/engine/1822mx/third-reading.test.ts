/** What a third reading of the rulebook found missing, section by section. */
import { describe, expect, it } from 'vitest';
import { fromPosition, toPosition, type State } from '$engine';
import * as mxViews from '$engine/titles/1822mx/views';
import {
	allPass,
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
	withTrains,
	type Business,
	type MxAction
} from './support';

/** FCM before its run: Ana 40%, the rest in its treasury. */
function fcm(how: Partial<Business> = {}): State {
	const base = business(inPhase(table(), '3'), 'FCM', {
		price: 100,
		shares: { p1: 40 },
		cash: 50,
		trains: ['3'],
		turns: 2,
		...how
	});
	return operating(depotAt(base, '3'), 'FCM');
}

const run = (revenue: number, choice: 'pay' | 'withhold'): MxAction => ({
	do: 'run',
	company: 'FCM',
	revenue,
	choice
});
const terrain = (amount: number): MxAction => ({ do: 'payTerrain', company: 'FCM', amount });
const token: MxAction = { do: 'placeToken', company: 'FCM' };

describe('money of later steps', () => {
	it('§6.3.1 what the run brings comes too late for tracks, tokens and Mexico City', () => {
		const ran = play(fcm(), run(100, 'withhold'));
		expect(cash(ran, 'FCM')).toBe(150);
		expect(codes(ran, terrain(60))).toEqual(['money-came-later']);
		expect(codes(ran, token)).toEqual(['money-came-later']);
		expect(refusals(ran, token)[0]?.details).toMatchObject({ price: 100, has: 50 });
		const broke = play(fcm({ cash: 0 }), run(100, 'withhold'));
		expect(codes(broke, { do: 'own.upgradeCity', company: 'FCM' })).toEqual(['money-came-later']);
	});

	it('§6.13.1 nor does what its own shares are paid, nor mail', () => {
		const paid = play(fcm({ cash: 60 }), run(100, 'pay'));
		expect(cash(paid, 'FCM')).toBe(120);
		expect(codes(paid, token)).toEqual(['money-came-later']);
		const mail: MxAction = { do: 'collectMail', company: 'FCM', amount: 50 };
		const posted = play(deedTo(fcm({ cash: 60 }), 'P14', 'FCM'), mail);
		expect(codes(posted, token)).toEqual(['money-came-later']);
		expect(codes(play(posted, run(100, 'pay')), token)).toEqual(['money-came-later']);
	});

	it('§6.3.1 a cost that was forgotten and could be paid then is still added, once', () => {
		const ran = play(fcm({ cash: 120 }), run(100, 'withhold'));
		const placed = play(ran, token);
		expect(cash(placed, 'FCM')).toBe(120);
		expect(codes(placed, terrain(20))).toEqual([]);
		expect(codes(placed, terrain(40))).toEqual(['money-came-later']);
		const hill: MxAction = { do: 'own.payTerrain', company: 'FCM', costs: [40], covered: [] };
		expect(codes(placed, hill)).toEqual(['money-came-later']);
	});

	it('§6.3.1 money of the run that bought a train is not taken for money of before', () => {
		const bought = play(fcm({ cash: 150 }), run(100, 'withhold'), {
			do: 'buyTrain',
			company: 'FCM',
			train: '3-2',
			price: 200
		});
		expect(codes(rich(bought, { FCM: 110 }), token)).toEqual([]);
		expect(codes(bought, token)).toEqual(['not-enough-money']);
	});

	it('§6.3.1 §6.20.1 what a later step has spent since is no longer there, whatever comes in after it', () => {
		const spent = play(
			fcm({ cash: 100 }),
			run(100, 'withhold'),
			{ do: 'buyTrain', company: 'FCM', train: '3-2', price: 200 },
			{ do: 'own.issueShares', company: 'FCM', count: 2 }
		);
		expect(cash(spent, 'FCM')).toBe(140);
		// With the token placed in time the train could not have been paid.
		expect(codes(spent, token)).toEqual(['money-came-later']);
		const left = play(
			fcm({ cash: 140 }),
			run(100, 'withhold'),
			{ do: 'buyTrain', company: 'FCM', train: '3-2', price: 200 },
			{ do: 'own.issueShares', company: 'FCM', count: 2 }
		);
		expect(codes(left, terrain(40))).toEqual([]);
		expect(codes(left, terrain(60))).toEqual(['money-came-later']);
		expect(codes(play(left, terrain(40)), terrain(20))).toEqual(['money-came-later']);
	});

	it('§6.3.1 §6.17 nor is what the minor itself has cost, whatever lay in its treasury', () => {
		const state = minor(fcm({ cash: 110 }), 'M9', 'p2', { price: 50, cash: 120, turns: 2 });
		const merged = play(
			state,
			{ do: 'noRun', company: 'FCM' },
			{ do: 'own.acquireMinor', company: 'FCM', minor: 'M9', shares: 0, token: 'available' }
		);
		expect(cash(merged, 'FCM')).toBe(110 - 100 + 120);
		expect(codes(merged, token)).toEqual(['money-came-later']);
		expect(refusals(merged, token)[0]?.details).toMatchObject({ has: 10 });
	});

	it('§6.18.5 the cash of an acquired minor comes too late as well', () => {
		const state = minor(fcm({ cash: 110 }), 'M9', 'p2', { price: 50, cash: 120, turns: 2 });
		const merged = play(state, run(50, 'pay'), {
			do: 'own.acquireMinor',
			company: 'FCM',
			minor: 'M9',
			shares: 1,
			token: 'available'
		});
		expect(cash(merged, 'FCM')).toBe(110 + 30 + 120);
		expect(codes(merged, token)).toEqual([]);
		expect(codes(play(merged, token), terrain(20))).toEqual(['money-came-later']);
	});

	it('§6.2.1 the next company begins without what the last one noted', () => {
		let state = business(fcm({ price: 110 }), 'MC', {
			price: 90,
			shares: { p2: 40 },
			cash: 30,
			trains: ['3'],
			turns: 2
		});
		state = rich(play(state, run(100, 'withhold'), { do: 'endTurn' }), { MC: 100 });
		expect(state.turn).toMatchObject({ company: 'MC' });
		expect(codes(state, { do: 'placeToken', company: 'MC' })).toEqual([]);
	});
});

describe('mail collected before the run', () => {
	it('§4.1.11 is mail of a run: the company that has collected it cannot say that nothing runs', () => {
		const mail: MxAction = { do: 'collectMail', company: 'FCM', amount: 50 };
		const posted = play(deedTo(fcm(), 'P14', 'FCM'), mail);
		const idle: MxAction = { do: 'noRun', company: 'FCM' };
		expect(refusals(posted, idle)).toMatchObject([{ code: 'mail-done', rule: '4.1.11' }]);
		expect(codes(deedTo(fcm(), 'P14', 'FCM'), idle)).toEqual([]);
		expect(codes(posted, run(100, 'pay'))).toEqual([]);
	});
});

describe('a token made available by an acquisition', () => {
	/** FCM after acquiring M9 past its run, with so many tokens on its charter before. */
	function merged(left: number, use: 'available' | 'replace'): State {
		const base = minor(fcm({ cash: 500 }), 'M9', 'p2', { price: 50, cash: 0, turns: 2 });
		const company = base.companies['FCM'];
		if (company === undefined) throw new Error('no FCM');
		const tokens = { ...company.tokens, left };
		const state = { ...base, companies: { ...base.companies, FCM: { ...company, tokens } } };
		return play(state, run(100, 'pay'), {
			do: 'own.acquireMinor',
			company: 'FCM',
			minor: 'M9',
			shares: 0,
			token: use
		});
	}

	it('§6.3.1 §6.18.5 waits for the next turn: the step of tokens is past', () => {
		const state = merged(0, 'available');
		expect(state.companies['FCM']?.tokens.left).toBe(1);
		expect(refusals(state, token)).toMatchObject([{ code: 'too-late', rule: '6.3' }]);
		const boxed = inPhase(merged(0, 'replace'), '5');
		expect(codes(boxed, token)).toEqual(['no-token-left']);
	});

	it('§6.3.1 one that was there before may still be added, forgotten as it was', () => {
		expect(codes(merged(1, 'available'), token)).toEqual([]);
		expect(codes(merged(1, 'replace'), token)).toEqual([]);
		const placed = play(merged(1, 'available'), token);
		expect(codes(placed, token)).toEqual(['token-done']);
	});

	it('§6.3.1 §6.11.5 in its next turn it may be placed', () => {
		const over = operating(play(merged(0, 'available'), { do: 'endTurn' }), 'FCM');
		expect(codes(over, token)).toEqual([]);
	});

	it('§6.3.1 a table taken up after the acquisition knows it too', () => {
		const taken = fromPosition(mx, table(), toPosition(mx, merged(0, 'available')));
		if (!taken.ok) throw new Error('the position was refused');
		expect(codes(taken.state, token)).toEqual(['too-late']);
	});
});

describe('who decides in an acquisition', () => {
	/** Benito owns M9 and 20% of FCM, as much as its director: one share more makes him director. */
	function pair(fcmTrains: readonly string[], minorTrains: readonly string[]): State {
		let state = business(inPhase(table(), '5'), 'FCM', {
			price: 60,
			shares: { p1: 20, p2: 20 },
			cash: 400,
			trains: fcmTrains,
			turns: 2
		});
		state = minor(state, 'M9', 'p2', { price: 60, turns: 2, trains: minorTrains });
		return play(operating(state, 'FCM', { settled: true }), {
			do: 'own.acquireMinor',
			company: 'FCM',
			minor: 'M9',
			shares: 1,
			token: 'available'
		});
	}

	it('§4.3.9 §6.18.5 the director with the shares just taken says which trains go', () => {
		const state = pair(['3', '4'], ['3']);
		expect(state.duties).toMatchObject([{ kind: 'discardTrain', company: 'FCM', player: 'p2' }]);
	});

	it('§4.3.9 §6.18.8 and which special train', () => {
		const state = pair(['3', '2P'], ['LP']);
		expect(state.duties).toMatchObject([{ kind: 'discardSpecial', company: 'FCM', player: 'p2' }]);
	});
});

describe('a minor with an E', () => {
	const m9 = (trains: readonly string[]): State =>
		operating(
			minor(depotAt(inPhase(table(), '7'), '7'), 'M9', 'p2', { price: 100, turns: 3, trains }),
			'M9'
		);
	const ran: MxAction = { do: 'run', company: 'M9', revenue: 100, choice: 'half' };

	it('§6.5.14 may own it and cannot run it: the marker goes left', () => {
		const state = m9(['E']);
		expect(codes(state, ran)).toEqual(['no-train']);
		expect(mxViews.runningTrains(state, 'M9')).toEqual([]);
		const ended = play(state, { do: 'endTurn' });
		expect(price(ended, 'M9')).toBe(90);
		expect(gains(state, ended)).toEqual({});
	});

	it('§6.5.14 runs a special train beside it', () => {
		const state = m9(['E', 'LP']);
		expect(codes(state, ran)).toEqual([]);
		expect(mxViews.runningTrains(state, 'M9').map(({ type }) => type)).toEqual(['LP']);
	});
});

describe('the bank', () => {
	it('§1.3.1 a bank that income has emptied is broken, whatever P16 brings back', () => {
		const owned = deedTo(deedTo(deedTo(fcm(), 'P16', 'FCM'), 'P5', 'p1'), 'P6', 'p2');
		const due: State = { ...bankHolds(owned, 15), turn: { kind: 'income' } };
		const paid = play(due, { do: 'payIncome' });
		expect(cash(paid, 'bank')).toBe(5);
		expect(paid.end).toEqual({ reason: 'bank', stops: 'thisSet' });
	});
});

describe('builder cubes', () => {
	it('§6.8.16 P10 takes from the map what the pool lacks', () => {
		const few = patchOwn(deedTo(fcm(), 'P10', 'p1'), { cubes: { pool: 1, map: 20, held: {} } });
		const after = play(few, { do: 'own.acquirePrivate', company: 'FCM', deed: 'P10' });
		expect(ownOf(after).cubes).toEqual({ pool: 0, map: 18, held: { FCM: 3 } });
	});
});

describe('what a refusal cites and names', () => {
	it('§5.11.5 over the limit while money is raised: how many, and how many there may be', () => {
		let state = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 30 },
			cash: 290,
			turns: 2
		});
		state = business(state, 'MC', { price: 80, shares: { p1: 50 } });
		state = { ...state, certificateLimit: 4 };
		state = operating(depotAt(rich(state, { p1: 0 }), '4'), 'FCM', { settled: true });
		const sell = (percent: number): MxAction => ({
			do: 'sellForTrain',
			player: 'p1',
			company: 'MC',
			percent
		});
		const help: MxAction = {
			do: 'buyTrain',
			company: 'FCM',
			train: trainId(state, 'offering', '4'),
			price: 300,
			help: true
		};
		const raised = play(state, sell(10));
		expect(refusals(raised, help)).toMatchObject([
			{ code: 'must-sell', rule: '5.11.5', details: { count: 5, limit: 4 } }
		]);
		const shed = play(raised, sell(10));
		expect(refusals(shed, sell(10))).toEqual([
			{ kind: 'illegal', code: 'more-than-needed', rule: '6.16.1', details: {} }
		]);
		expect(refusals(state, sell(20))[0]?.details).toEqual({ short: 10 });
	});

	it('§6.18.5 §6.19 an exchange token is asked for by the section of the acquisition', () => {
		const state = operating(
			withTrains(
				minor(inPhase(fcm({ cash: 300 }), '5'), 'M9', 'p2', { price: 50, turns: 2 }),
				'FCM',
				[]
			),
			'FCM',
			{ settled: true }
		);
		const from = (how: 'own.acquireMinor' | 'own.acquireBoxed', id: string): MxAction =>
			({ do: how, company: 'FCM', minor: id, shares: 0, token: 'none' }) as MxAction;
		expect(refusals(state, from('own.acquireMinor', 'M9'))).toMatchObject([
			{ code: 'exchange-token', rule: '6.18.5' }
		]);
		expect(refusals(state, from('own.acquireBoxed', 'M2'))).toMatchObject([
			{ code: 'exchange-token', rule: '6.19' }
		]);
	});

	it('§5.6.1 a share from the treasury is paid by the section that says so', () => {
		const state: State = {
			...rich(fcm(), { p2: 50 }),
			turn: {
				kind: 'stock',
				player: 'p2',
				sold: {},
				bought: false,
				soldFirst: false,
				acted: false
			}
		};
		const buy = (company: string): MxAction => ({
			do: 'buyShare',
			player: 'p2',
			company,
			from: 'offering',
			percent: 10
		});
		expect(refusals(state, buy('FCM'))).toMatchObject([
			{ code: 'not-enough-money', rule: '5.6.1' }
		]);
		expect(refusals(state, buy('MC'))[0]).toMatchObject({
			code: 'not-started',
			rule: '5.6.2',
			details: { company: 'MC' }
		});
	});
});

describe('M18 alone', () => {
	it('§4.2.5 §5.12.3 starts at 50 on top, whatever is bid for it from a box of the minors', () => {
		let state = patchOwn(rich(inPhase(depotAt(table(), '5'), '5'), { p1: 900 }), {
			boxes: { ...ownOf(table()).boxes, minors: ['M1', 'M18', 'M2', 'M3'], concessions: [] }
		});
		const bid = (deed: string, amount: number): MxAction => ({
			do: 'bid',
			player: 'p1',
			deed,
			amount
		});
		state = play(state, bid('M1', 110), bid('M18', 180), bid('M2', 180));
		expect(mxViews.boxViews(state).minors[1]?.start).toEqual({ price: 50, capital: 100 });
		const over = allPass(state);
		expect(over.market['1.10']).toEqual(['M18', 'M1']);
		expect([price(over, 'M18'), price(over, 'M2')]).toEqual([50, 90]);
		// Always with $100 (9), as in the pair; the rest of the bid is the bank's.
		expect([cash(over, 'M18'), cash(over, 'M2')]).toEqual([100, 180]);
		expect(cash(over, 'bank') - cash(state, 'bank')).toBe(80);
	});
});
