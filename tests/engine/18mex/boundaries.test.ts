/** 18MEX at the edge: exactly the price, just enough shares, and nobody else's turn. */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	codes,
	correct,
	decided,
	depotAt,
	expectRefusal,
	giveCash,
	giveTrains,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	stockTurn,
	trainAt,
	type MexAction
} from '../../support/mex';

const base = startCompany(giveCash(openingOver(newMex()), { p1: 800, p2: 800, p3: 800 }), 'PAC', {
	held: { p1: [20, 10, 10], p2: [10, 10], pool: [10] },
	treasury: 500
});
/** PAC has a 2-train and its turn; nothing has been done. */
const turn = operatingTurn(giveTrains(base, 'PAC', '2'), 'PAC');
const step = operatingTurn(giveTrains(base, 'PAC', '2'), 'PAC', { settled: true });

/** With the price it is allowed and nothing is left; with a dollar less it is not. */
function expectPrice(state: State, action: MexAction, payer: string, price: number): void {
	const able = giveCash(state, { [payer]: price });
	expect(codes(able, action)).toEqual([]);
	expect(play(able, action).cash[payer]).toBe(0);
	expectRefusal(giveCash(state, { [payer]: price - 1 }), action, 'not-enough-money');
}

describe('exactly the price is enough', () => {
	const shares = stockTurn(base, 'p2');
	const buy = (from: 'offering' | 'pool'): MexAction => ({
		do: 'buyShare',
		player: 'p2',
		company: 'PAC',
		from,
		percent: 10
	});

	it('§3.2(c)(2) §3.2(c)(3) a share of the Initial Offering or of the Open Market', () => {
		expectPrice(shares, buy('offering'), 'p2', 60);
		expectPrice(shares, buy('pool'), 'p2', 60);
	});

	it('§4.3.5 a private that a company buys, at any price of its range', () => {
		const third = correct(operatingTurn(base, 'PAC'), { kind: 'phase', phase: '3' });
		const owner = correct(third, { kind: 'deed', deed: 'KCM&O', to: 'p1' });
		expectPrice(owner, { do: 'buyDeed', company: 'PAC', deed: 'KCM&O', price: 33 }, 'PAC', 33);
	});

	it('§3.2(c)(1) a president’s certificate: twice the par', () => {
		const start: MexAction = { do: 'startCompany', player: 'p2', company: 'TM', par: 60 };
		expectPrice(shares, start, 'p2', 120);
	});

	it('§4.3.4(c) §4.3.4(d) a train of the bank, or of another company', () => {
		const two = trainAt(step, 'offering', '2').id;
		expectPrice(step, { do: 'buyTrain', company: 'PAC', train: two, price: 100 }, 'PAC', 100);
		const other = startCompany(step, 'TM', { held: { p2: [20] }, trains: ['2'] });
		const theirs = operatingTurn(other, 'PAC', { settled: true });
		const train = trainAt(theirs, 'TM', '2').id;
		expectPrice(theirs, { do: 'buyTrain', company: 'PAC', train, price: 37 }, 'PAC', 37);
	});
});

describe('only the company whose turn it is', () => {
	const actions: readonly (readonly [what: string, state: State, action: MexAction])[] = [
		['§4.3.1 mail', turn, { do: 'collectMail', company: 'PAC', amount: 30 }],
		[
			'§4.3.3 no run',
			play(turn, { do: 'collectMail', company: 'PAC', amount: 30 }),
			{ do: 'noRun', company: 'PAC' }
		],
		[
			'§4.3.4 a train',
			step,
			{ do: 'buyTrain', company: 'PAC', train: trainAt(step, 'offering', '2').id, price: 100 }
		]
	];

	const canyon = correct(turn, { kind: 'deed', deed: 'KCM&O', to: 'PAC' });
	const cover: MexAction = { do: 'own.coverCopperCanyon', company: 'PAC', amount: 120 };
	const special: MexAction = { do: 'own.layCopperCanyon', company: 'PAC' };

	it('Table III §4.4.1(f) Copper Canyon is paid for with exactly its price', () => {
		expectPrice(canyon, special, 'PAC', 60);
		expectPrice(canyon, cover, 'PAC', 120);
	});

	it.each([
		...actions,
		['Table III tile 470', canyon, special] as const,
		['§4.4.1(f) another tile there', canyon, cover] as const
	])('%s', (_what, state, action) => {
		expect(codes(state, action)).toEqual([]);
		const now = state.turn;
		if (now?.kind !== 'operating') throw new Error('nobody operates');
		expectRefusal({ ...state, turn: { ...now, company: 'TM' } }, action, 'not-your-turn');
	});

	it('§3.2 nor does a player buy in another’s stock turn', () => {
		const buy: MexAction = {
			do: 'buyShare',
			player: 'p2',
			company: 'PAC',
			from: 'pool',
			percent: 10
		};
		expect(codes(stockTurn(base, 'p2'), buy)).toEqual([]);
		expectRefusal(stockTurn(base, 'p3'), buy, 'not-your-turn');
	});

	it('§4.4.2 what was run is kept, for the next turn to begin from', () => {
		const mailed = play(turn, { do: 'collectMail', company: 'PAC', amount: 30 });
		const ran = play(mailed, { do: 'run', company: 'PAC', revenue: 70, choice: 'pay' });
		expect(ran.companies['PAC']?.lastRun).toMatchObject({ revenue: 70, choice: 'pay' });
	});
});

describe('§4.3.4.2 just enough help', () => {
	/** PAC has no train and must buy a 2; its president holds 40% at 60. */
	const poor = (treasury: number, cash: number): State =>
		operatingTurn(giveCash(base, { PAC: treasury, p1: cash }), 'PAC', { settled: true });
	const help = (state: State): MexAction => ({
		do: 'buyTrain',
		company: 'PAC',
		train: trainAt(state, 'offering', '2').id,
		price: 100,
		help: true
	});
	const sell = (percent: number): MexAction => ({
		do: 'sellForTrain',
		player: 'p1',
		company: 'PAC',
		percent
	});

	it('§4.3.4.2(c) none while the treasury has exactly the price', () => {
		const able = poor(100, 0);
		expectRefusal(able, help(able), 'help-not-needed');
	});

	it('§4.3.4.2(c) a president with exactly what is missing pays it, with less is told how much', () => {
		const able = poor(30, 70);
		expect(codes(able, help(able))).toEqual([]);
		const short = mex.rules
			.check(poor(30, 58), help(able))
			.find(({ code }) => code === 'president-short');
		expect(short?.details).toEqual({ short: 12 });
	});

	it('§4.3.4.2(d) one share too many, when one fewer brings exactly what is missing', () => {
		expect(codes(poor(40, 0), sell(10))).toEqual([]);
		expectRefusal(poor(40, 0), sell(20), 'more-than-needed');
		expect(codes(poor(39, 0), sell(20))).toEqual([]);
	});

	it('§4.3.3 §6(c) the marker of a company without a train goes left before its president is bankrupt', () => {
		const broke = startCompany(giveCash(openingOver(newMex()), { p1: 0 }), 'TM', {
			held: { p1: [20], p2: [10, 10] }
		});
		const unsettled = operatingTurn(giveCash(depotAt(broke, '6'), { TM: 0, p1: 0 }), 'TM');
		const { facts } = decided(unsettled, { do: 'declareBankrupt', player: 'p1' });
		expect(facts[0]?.t).toBe('runRecorded');
		expect(facts.map((fact) => fact.t)).toContain('endTriggered');
	});
});

describe('§3.1.1 only the result of an auction', () => {
	const fresh = giveCash(newMex(), { p1: 200 });
	const auction = play(
		fresh,
		{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 45 },
		{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 50 },
		{ do: 'buyLowest', player: 'p3' }
	);
	const settle = (amount: number): MexAction => ({
		do: 'settleAuction',
		player: 'p1',
		deed: 'KCM&O',
		amount
	});

	it('§3.1.1 whole dollars, up to all that the player has', () => {
		expect(auction.turn).toMatchObject({ kind: 'auction', deed: 'KCM&O' });
		expectRefusal(auction, settle(57.5), 'not-a-whole-amount');
		expect(codes(auction, settle(200))).toEqual([]);
		expectRefusal(auction, settle(205), 'bids-set-aside');
	});

	it('§3.1.1 bids are made on what is auctioned', () => {
		expect(codes(auction, { do: 'bid', player: 'p1', deed: 'KCM&O', amount: 55 })).toEqual([]);
		expectRefusal(auction, { do: 'bid', player: 'p1', deed: 'MNR', amount: 150 }, 'wrong-moment');
	});
});

describe('§3.2(a) what may be sold', () => {
	it('§3.2(a) every size is offered, up to all that is held', () => {
		const state = stockTurn(base, 'p2');
		const sizes = mex
			.offers(state)
			.find(({ kind }) => kind === 'sellShares')
			?.options.flatMap(({ action }) =>
				action.do === 'sellShares' && action.company === 'PAC' ? [action.percent] : []
			);
		expect(sizes).toEqual([10, 20]);
	});
});
