/** 18OE: whoever has exactly the price can pay it, and with a pound less cannot. */
import { describe, expect, it } from 'vitest';
import type { CompanyId, Correction, Holder, PlayerId, State } from '$engine';
import { minors } from '$engine/titles/18oe/tables/companies';
import { toOperate } from '$engine/titles/18oe/rules/order';
import { rescuePrice } from '$engine/titles/18oe/rules/trading';
import {
	cash,
	codes,
	correct,
	expand,
	expectRefusal,
	giveCash,
	majorPhase,
	moveShares,
	oe,
	passAll,
	play,
	presidentIs,
	priceAt,
	putMarker,
	setPhase,
	takeTurn,
	trainOf,
	turnPlayer,
	regionalPhase,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RIVAL, RR, SECOND, SISTER } from './second-round';

const RIVALS_MINOR = minors.find(({ id }) => SECOND.deeds[id]?.place === RIVAL)?.id ?? '';

/** BOSS's stock turn; RR is a major at 75 whose par marker has gone. */
const STOCK = takeTurn(withOwn(setPhase(expand(SECOND, RR), '3'), { parMarkers: [] }), BOSS);
/** BOSS's stock turn before that. */
const EARLY = takeTurn(SECOND, BOSS);
/** The major's operating turn, before its run; its sister is a major too. */
const TURN = until(passAll(expand(expand(SECOND, RR), SISTER)), RR);
/** Its buy-trains step: without a run the marker went to 70. */
const STEP = play(TURN, { do: 'noRun', company: RR });

/** With the price it can be done and nothing is left over; with a pound less it cannot be. */
function expectPrice(state: State, action: OeAction, payer: Holder, price: number): void {
	const able = giveCash(state, { [payer]: price });
	expect(codes(able, action)).toEqual([]);
	expect(cash(play(able, action), payer)).toBe(0);
	expectRefusal(giveCash(state, { [payer]: price - 1 }), action, 'not-enough-money');
}

describe('players', () => {
	it('§9.2 a regional costs twice its par', () => {
		const state = regionalPhase();
		const player = turnPlayer(state);
		const float: OeAction = { do: 'own.floatRegional', player, company: 'PLM', par: 65 };
		expectPrice(state, float, player, 130);
	});

	it('§8.2 so does a regional that a concession has parred', () => {
		const fresh = regionalPhase();
		const player = turnPlayer(fresh);
		const parred = correct(
			fresh,
			{ kind: 'par', company: 'BEL', par: 75 },
			{ kind: 'certificate', company: 'BEL', certificate: 'BEL-R50', to: 'pool' }
		);
		const state = withOwn(parred, { track: ['BEL'] });
		expectPrice(state, { do: 'own.buyParred', player, company: 'BEL' }, player, 150);
	});

	it('§10.2 a share of a treasury, a regional’s at par and a major’s at share value', () => {
		const buy = (company: CompanyId): OeAction => ({
			do: 'own.buyTreasury',
			player: BOSS,
			company
		});
		expectPrice(EARLY, buy(RR), BOSS, 60);
		expectPrice(STOCK, buy(RR), BOSS, 75);
	});

	it('§10.2 a share of the Open Market, above 60% twice', () => {
		const buy: OeAction = { do: 'buyShare', player: BOSS, company: RR, from: 'pool', percent: 10 };
		const some = moveShares(STOCK, RR, RR, 'pool', 2);
		expectPrice(some, buy, BOSS, 75);
		expectPrice(moveShares(some, RR, RR, BOSS, 4), buy, BOSS, 150);
	});

	it('§9.3 the president who expands a regional first buys a share at its par', () => {
		const float: OeAction = { do: 'own.floatMajor', player: BOSS, company: RR, first: true };
		expectPrice(EARLY, float, BOSS, 60);
	});

	it('§9.3 a holder of both 25% needs the later par, what may be sold on the way included', () => {
		const both = moveShares(SECOND, RR, RR, RIVAL, 2);
		const float: OeAction = { do: 'own.floatMajor', player: RIVAL, company: RR };
		const poor = takeTurn(giveCash(both, { [RIVAL]: 74 }), RIVAL);
		expectRefusal(poor, float, 'not-enough-money');
		expect(codes(giveCash(poor, { [RIVAL]: 75 }), float)).toEqual([]);
		const other = REGIONALS.find((id) => id !== RR && presidentIs(SECOND, id) !== RIVAL) ?? '';
		const one = moveShares(expand(both, other), other, other, RIVAL, 1);
		// One share of 75 is all that may be sold; the same regional's own do not count.
		const seller = takeTurn(giveCash(one, { [RIVAL]: 0 }), RIVAL);
		expect(codes(seller, float)).toEqual([]);
		const fallen = putMarker(seller, other, '5.1');
		const price = priceAt(fallen, other);
		expect(price).toBeLessThan(75);
		expectRefusal(giveCash(fallen, { [RIVAL]: 74 - price }), float, 'not-enough-money');
		expect(codes(giveCash(fallen, { [RIVAL]: 75 - price }), float)).toEqual([]);
	});

	it('§10.4 a minor or private at the price that was agreed', () => {
		const trade: OeAction = {
			do: 'tradeDeed',
			deed: RIVALS_MINOR,
			seller: RIVAL,
			buyer: BOSS,
			price: 133
		};
		expectPrice(STOCK, trade, BOSS, 133);
	});

	it('§10.5 the cash that goes with a merger between two owners', () => {
		const merge: OeAction = {
			do: 'own.mergeMinor',
			player: BOSS,
			minor: RIVALS_MINOR,
			into: RR,
			paid: { from: BOSS, to: RIVAL, amount: 45 }
		};
		expectPrice(STOCK, merge, BOSS, 45);
	});

	it('§11.6.5(4) an insolvent minor: 120 and what its 2+2 lacks', () => {
		const there = correct(EARLY, { kind: 'deed', deed: RIVALS_MINOR, to: 'pool' });
		const state = withOwn(there, { insolvent: { [RIVALS_MINOR]: 35 } });
		expect(rescuePrice(state, RIVALS_MINOR)).toBe(155);
		expectPrice(state, { do: 'own.rescue', player: BOSS, company: RIVALS_MINOR }, BOSS, 155);
	});
});

describe('railroads before their run', () => {
	const zones = { ferry: 0, zones: 1, sea: 'north' } as const;
	const three = correct(TURN, {
		kind: 'tokens',
		company: SISTER,
		tokens: { left: 5, placed: 3, exchange: 0 }
	});

	const priced: readonly [what: string, state: State, action: OeAction, price: number][] = [
		['§11.2 a station of a slot', TURN, { do: 'own.placeStation', company: RR, slot: 60 }, 60],
		[
			'§11.2.1 a station across water',
			TURN,
			{ do: 'own.placeStation', company: RR, slot: 60, crossing: zones },
			100
		],
		['§11.1.5 terrain', TURN, { do: 'payTerrain', company: RR, amount: 45 }, 45],
		[
			'§11.1.6 a tile across water',
			TURN,
			{ do: 'own.layTrack', company: RR, cost: 45, terrain: 'green', crossing: zones },
			55
		],
		[
			'§11.3.5 a port authority',
			TURN,
			{ do: 'own.portAuthority', company: RR, sea: 'med', from: 'bank' },
			125
		],
		[
			'§11.5 a sister’s station: the slot and the fee',
			play(three, { do: 'noRun', company: RR }),
			{ do: 'own.transferToken', company: RR, from: SISTER, slot: 60, city: 'grand' },
			100
		]
	];

	it.each(priced)('%s', (_what, state, action, price) => {
		expectPrice(state, action, RR, price);
	});
});

describe('railroads after their run', () => {
	const four = setPhase(STEP, '4');
	const lies = (place: string): Correction => ({ kind: 'train', train: 'Pullman-1', to: place });
	const two = trainOf(STEP, SISTER, '2+2');
	const pullman = (from: string): OeAction => ({ do: 'own.buyPullman', company: RR, from });
	const abandoned = withOwn(correct(STEP, { kind: 'deed', deed: 'G', to: 'pool' }), {
		abandoned: ['G']
	});
	const priced: readonly [what: string, state: State, action: OeAction, price: number][] = [
		[
			'§11.6 a train of the bank',
			STEP,
			{ do: 'buyTrain', company: RR, train: trainOf(STEP, 'offering', '3+3'), price: 225 },
			225
		],
		[
			'§11.6 a train of another railroad',
			STEP,
			{ do: 'buyTrain', company: RR, train: two, price: 37 },
			37
		],
		['§11.6.2 a Pullman of minor M', four, pullman('offering'), 150],
		['§11.6.2 one of the Open Market', correct(four, lies('pool')), pullman('pool'), 150],
		['§11.6.2 one of another railroad', correct(four, lies(SISTER)), pullman(SISTER), 75],
		[
			'§11.7 own shares, each at share value',
			moveShares(moveShares(STEP, RR, RR, 'pool', 3), RR, RR, BOSS, 1),
			{ do: 'own.buyOwn', company: RR, shares: 2 },
			140
		],
		['§11.7 an abandoned minor', abandoned, { do: 'own.buyAbandoned', company: RR, minor: 'G' }, 60]
	];

	it.each(priced)('%s', (_what, state, action, price) => {
		expectPrice(state, action, RR, price);
	});
});

describe('president and treasury together', () => {
	it('§11.6.4 a train that must be bought: exactly enough is enough', () => {
		const none = correct(STEP, { kind: 'train', train: trainOf(STEP, RR, '2+2'), to: 'removed' });
		const help: OeAction = {
			do: 'buyTrain',
			company: RR,
			train: trainOf(none, 'offering', '3+3'),
			price: 200,
			help: true
		};
		const able = giveCash(none, { [RR]: 120, [BOSS]: 80 });
		expect(codes(able, help)).toEqual([]);
		expectRefusal(able, { do: 'own.forceNational', company: RR }, 'can-pay');
		const short = giveCash(none, { [RR]: 120, [BOSS]: 79 });
		expectRefusal(short, help, 'president-short');
		expect(codes(short, { do: 'own.forceNational', company: RR })).toEqual([]);
	});

	it('§11.6.5 the reserved 2+2: with exactly enough a railroad is not insolvent', () => {
		const first = play(passAll(majorPhase()), { do: 'payIncome' });
		const id = toOperate(first)[0] ?? '';
		const owner: PlayerId = oe.controller(first, id) ?? 'p1';
		const insolvent: OeAction = { do: 'own.insolvent', company: id };
		const able = giveCash(first, { [id]: 60, [owner]: 40 });
		expectRefusal(able, insolvent, 'can-pay');
		expectRefusal(able, { do: 'own.refund', company: id, what: 'track' }, 'can-pay');
		expect(codes(giveCash(first, { [id]: 60, [owner]: 39 }), insolvent)).toEqual([]);
	});
});
