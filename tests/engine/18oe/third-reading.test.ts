/** 18OE, what a third reading of operating rounds found beside the code (9.4, 11, 12.2, 13, 14.8). */
import { describe, expect, it } from 'vitest';
import {
	fromPosition,
	oeViews,
	toPosition,
	trainOutlook,
	type CompanyId,
	type State
} from '$engine';
import { toOperate } from '$engine/titles/18oe/rules/order';
import { forcedTrain } from '$engine/titles/18oe/rules/trains';
import {
	asNational,
	cash,
	codes,
	configOf,
	correct,
	expand,
	expectRefusal,
	giveCash,
	giveTrain,
	idleRound,
	lateGame,
	majorPhase,
	moveShares,
	oe,
	own,
	passAll,
	play,
	presidentIs,
	priceAt,
	putMarker,
	setPhase,
	trainOf,
	until,
	withOwn,
	worksAt,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RR, SECOND, SISTER } from './second-round';

const ROUND = passAll(expand(expand(SECOND, RR), SISTER));
/** A major at the start of its turn. */
const TURN = giveCash(until(ROUND, RR), { [RR]: 1000 });
const give = (state: State, deed: string, to: string): State =>
	state.deeds[deed]?.place === to ? state : correct(state, { kind: 'deed', deed, to });
const run = (revenue: number, choice: 'pay' | 'half' | 'withhold', id = RR): OeAction => ({
	do: 'run',
	company: id,
	revenue,
	choice
});

describe('§11.6.1 the reserved 2+2 comes from the Locomotive Works', () => {
	const first = play(passAll(majorPhase()), { do: 'payIncome' });
	const id = toOperate(first)[0] ?? '';
	const owner = presidentIs(first, id);
	/** A 2+2 given back in a merger lies in the Open Market (10.5). */
	const given = correct(giveCash(first, { [id]: 40, [owner]: 100 }), {
		kind: 'train',
		train: trainOf(first, 'offering', '2+2'),
		to: 'pool'
	});

	it('§11.6.1 one in the Open Market is not it, and the help offered buys the reserved one', () => {
		expect(forcedTrain(given, id)?.train.place).toBe('offering');
		const helped = oe
			.offers(given)
			.find(({ kind }) => kind === 'buyTrain')
			?.options.find(({ action }) => 'help' in action && action.help === true);
		expect(helped?.refusals).toEqual([]);
	});

	it('§11.6.1 it is bought before any other train, that one in the Open Market included', () => {
		const rich = giveCash(given, { [id]: 300 });
		const ran = play(rich, { do: 'noRun', company: id });
		const buy = (place: string): OeAction => ({
			do: 'buyTrain',
			company: id,
			train: trainOf(ran, place, '2+2'),
			price: 100
		});
		expect(codes(ran, buy('pool'))).toEqual(['reserved-first']);
		expect(codes(ran, buy('offering'))).toEqual([]);
		expect(codes(play(ran, buy('offering')), buy('pool'))).toEqual([]);
	});

	it('§11.6.5(1) an insolvent railroad receives the one from the Works too', () => {
		const poor = giveCash(given, { [owner]: 10 });
		const after = play(poor, { do: 'noRun', company: id }, { do: 'own.insolvent', company: id });
		expect(after.trains.filter((t) => t.place === 'pool')).toHaveLength(1);
		expect(trainOf(after, id, '2+2')).not.toBe(trainOf(given, 'pool', '2+2'));
	});
});

describe('§11 money of a later step does not pay for an earlier one', () => {
	const poor = giveCash(TURN, { [RR]: 30 });
	const token: OeAction = { do: 'own.placeStation', company: RR, slot: 40 };
	const track: OeAction = { do: 'payTerrain', company: RR, amount: 45 };

	it('§11 §11.2 what the run left in the treasury pays for no station and no track', () => {
		const withheld = play(poor, run(200, 'withhold'));
		expect(cash(withheld, RR)).toBe(230);
		for (const action of [token, track]) expectRefusal(withheld, action, 'money-came-later');
		// 80% of the shares lie in the treasury: 80 of 100 kept as dividends, besides the other 100.
		const half = play(poor, run(200, 'half'));
		expect(cash(half, RR)).toBe(210);
		expectRefusal(half, token, 'money-came-later');
		expectRefusal(play(poor, run(100, 'pay')), token, 'money-came-later');
	});

	it('§11 a cost that was forgotten and could be paid then is still added', () => {
		const able = play(giveCash(TURN, { [RR]: 45 }), run(200, 'withhold'));
		for (const action of [token, track]) expect(codes(able, action)).toEqual([]);
		expectRefusal(play(able, track), token, 'money-came-later');
	});

	it('§11.6.2 §11.3.5 what is bought after the run is paid with its money first', () => {
		const ran = play(setPhase(giveCash(TURN, { [RR]: 100 }), '4'), run(200, 'withhold'));
		const car = play(ran, { do: 'own.buyPullman', company: RR, from: 'offering' });
		const port = play(ran, { do: 'own.portAuthority', company: RR, sea: 'med', from: 'bank' });
		const terrain = (amount: number): OeAction => ({ do: 'payTerrain', company: RR, amount });
		for (const state of [car, port]) {
			expect(codes(state, terrain(100))).toEqual([]);
			expectRefusal(state, terrain(105), 'money-came-later');
		}
	});

	it('§11.1.8 patronage belongs to the first step, the Orient Express’s bonus to the run', () => {
		const paid = play(poor, run(200, 'withhold'), { do: 'own.patronage', company: RR, amount: 20 });
		expect(codes(paid, track)).toEqual([]);
		const none = moveShares(poor, RR, RR, 'pool', 8);
		const express: OeAction = {
			do: 'own.orientExpress',
			company: RR,
			revenue: 200,
			bonus: 'cash'
		};
		const bonus = play(none, run(200, 'pay'), express);
		expect(cash(bonus, RR)).toBe(230);
		expectRefusal(bonus, track, 'money-came-later');
	});

	it('§11 a game taken up after a run knows what was there before it', () => {
		const ran = play(poor, run(200, 'withhold'));
		const taken = fromPosition(oe, oe.setUp(configOf()), toPosition(oe, ran));
		if (!taken.ok) throw new Error('the position was refused');
		expectRefusal(taken.state, track, 'money-came-later');
	});

	it('§11 a minor’s half of its run neither', () => {
		const minor = toOperate(passAll(SECOND)).find((id) => SECOND.companies[id]?.kind === 'minor');
		const id = minor ?? '';
		const ran = play(giveCash(until(passAll(SECOND), id), { [id]: 10 }), run(75, 'half', id));
		expect(cash(ran, id)).toBe(48);
		expectRefusal(ran, { do: 'placeToken', company: id }, 'money-came-later');
	});

	it('§11.7 §15.1 nor what minor A or a Pullman brings once the run is over', () => {
		const ran = play(giveCash(poor, { [RR]: 80 }), { do: 'noRun', company: RR });
		const offered = withOwn(correct(ran, { kind: 'deed', deed: 'A', to: 'pool' }), {
			abandoned: ['A']
		});
		const bonus = play(offered, { do: 'own.buyAbandoned', company: RR, minor: 'A' });
		expect(cash(bonus, RR)).toBe(80 - 60 + 70);
		expectRefusal(bonus, track, 'money-came-later');
		const owner = give(setPhase(giveCash(ran, { [RR]: 150 }), '4'), 'M', RR);
		const royal = play(owner, { do: 'own.buyPullman', company: RR, from: 'offering' });
		expect(cash(royal, RR)).toBe(15);
		expectRefusal(royal, { do: 'payTerrain', company: RR, amount: 15 }, 'money-came-later');
	});

	it('§11 §11.7 what a later step has spent since is no longer there, whatever comes in after it', () => {
		const ran = play(giveCash(TURN, { [RR]: 100 }), run(20, 'withhold'));
		const offered = withOwn(correct(ran, { kind: 'deed', deed: 'G', to: 'pool' }), {
			abandoned: ['G']
		});
		const bought = play(offered, { do: 'own.buyAbandoned', company: RR, minor: 'G' });
		expect(codes(bought, { do: 'payTerrain', company: RR, amount: 60 })).toEqual([]);
		const sold = play(bought, { do: 'own.sellOwn', company: RR, shares: 2 });
		expect(cash(sold, RR)).toBeGreaterThan(100);
		expectRefusal(sold, { do: 'payTerrain', company: RR, amount: 65 }, 'money-came-later');
		expect(codes(sold, { do: 'payTerrain', company: RR, amount: 60 })).toEqual([]);
	});

	it('§14.9 §11.7 nor does it remove a Brandt token', () => {
		const brandt = withOwn(play(poor, { do: 'noRun', company: RR }), {
			brandt: { left: 3, onMap: 1, used: 0 }
		});
		const rich = play(brandt, { do: 'own.sellOwn', company: RR, shares: 1 });
		expectRefusal(rich, { do: 'own.removeBrandt', company: RR, cost: 45 }, 'money-came-later');
		expect(codes(rich, { do: 'own.removeBrandt', company: RR, cost: 30 })).toEqual([]);
	});
});

describe('§11.6.2 Pullmans', () => {
	const four = setPhase(play(TURN, { do: 'noRun', company: RR }), '4');

	it('§11.6.5 an insolvent minor M that nobody owns sells none', () => {
		const car = trainOf(four, 'offering', 'Pullman');
		const owned = correct(four, { kind: 'train', train: car, to: 'M' });
		const buy: OeAction = { do: 'own.buyPullman', company: RR, from: 'M' };
		expect(codes(owned, buy)).toEqual([]);
		expectRefusal(give(owned, 'M', 'pool'), buy, 'not-available');
	});
});

describe('§13 a run anew in the last round', () => {
	/** RR has bought a level 8 train in the first of the last two rounds. */
	function lastTurn(): State {
		const eight = (state: State, type: string, price: number): OeAction => ({
			do: 'buyTrain',
			company: RR,
			train: trainOf(state, 'offering', type),
			price
		});
		let state = passAll(lateGame(SECOND, RR));
		state = play(until(state, RR), run(300, 'half'));
		state = play(state, eight(state, '8+8', 900));
		while (state.duties[0]?.kind === 'nationals')
			state = play(state, { do: 'own.keepMajors', player: state.duties[0].player });
		state = until(passAll(idleRound(idleRound(state))), RR);
		const sevens = state.trains.filter((t) => t.place === RR && t.type === '7+7');
		state = correct(
			giveCash(state, { [RR]: 2000 }),
			...sevens.map((t) => ({ kind: 'train', train: t.id, to: 'removed' }) as const)
		);
		state = play(putMarker(state, RR, '1.8'), run(400, 'half'));
		return until(play(state, eight(state, '8+8', 900), { do: 'endTurn' }), RR);
	}

	it('§12.2 §13 may be the first Orient Express of a major, which brings its bonus', () => {
		const state = lastTurn();
		expect(`${state.round.part}/${state.round.parts}`).toBe('2/2');
		const express: OeAction = {
			do: 'own.orientExpress',
			company: RR,
			revenue: 500,
			bonus: 'market'
		};
		const after = play(state, run(500, 'pay'), express);
		expect(own(after).orient).toContain(RR);
		expect([priceAt(state, RR), priceAt(after, RR)]).toEqual([225, 350]);
		// Without a new train the run is only repeated, and nothing is run for the first time.
		expectRefusal(withOwn(state, { newTrains: [] }), express, 'only-repeats');
	});
});

describe('§14.8 a game taken up while Hochberg’s token lies on the map', () => {
	it('§14.8 knows of it, so that it is not placed a second time', () => {
		const state = play(give(TURN, 'HMLC', BOSS), { do: 'own.hochberg', company: RR, cost: 45 });
		const field = oe.position.fields(state).find(({ id }) => id === 'markers');
		const keys = field?.shape.kind === 'each' ? field.shape.keys.map(({ id }) => id) : [];
		expect(keys).toEqual(['SHTC', 'CCTC', 'HMLC']);
		const taken = fromPosition(oe, oe.setUp(configOf()), toPosition(oe, state));
		if (!taken.ok) throw new Error('the position was refused');
		expect(own(taken.state).markers).toEqual({ HMLC: RR });
	});
});

describe('§11.1.5 §11.1.6 what the track sheet says', () => {
	it('§11.1.5 a hex of an own zone costs a fifth less, or half with the matching minor', () => {
		const builder = give(TURN, 'F', RR);
		expect(oeViews.zoneDiscount(TURN, RR, 'green')).toBe(20);
		expect(oeViews.zoneDiscount(builder, RR, 'green')).toBe(50);
		expect(oeViews.zoneDiscount(builder, RR, 'blue')).toBe(20);
	});

	it('§11.1.6 §14.9 a port authority saves what it saves, and nothing where nothing is due', () => {
		const input = {
			cost: 0,
			terrain: 'green',
			zone: null,
			crossing: { ferry: 1, zones: 3, sea: 'med' },
			brandt: false
		} as const;
		const port = withOwn(TURN, { ports: { [RR]: 'med' } });
		expect(oeViews.trackQuote(port, RR, input)).toMatchObject({ water: 15, saved: 20 });
		expect(oeViews.trackQuote(port, RR, { ...input, brandt: true })).toMatchObject({ saved: 0 });
		expect(oeViews.trackQuote(asNational(TURN, RR), RR, input)).toMatchObject({ saved: 0 });
	});
});

describe('§9.4 what a major gives up', () => {
	it('§9.5(5) A-OE-48 minor M’s own Pullman is not said to go to the Open Market', () => {
		const four = setPhase(TURN, '4');
		const car = trainOf(four, 'offering', 'Pullman');
		const state = correct(four, { kind: 'train', train: car, to: RR });
		expect(oeViews.nationalView(state, RR).pullman).toBe(true);
		expect(oeViews.nationalView(withOwn(state, { mPullman: car }), RR).pullman).toBe(false);
	});

	it('§9.4(4) names the privates whose markers leave', () => {
		const two = trainOf(TURN, RR, '2+2');
		const state = withOwn(TURN, {
			markers: { SHTC: RR, CCTC: SISTER, HMLC: RR },
			swift: two,
			custody: { player: BOSS, company: RR }
		});
		expect(oeViews.nationalView(state, RR).markers).toEqual(['SHTC', 'SML', 'BBBT']);
	});
});

describe('§11.6 the outlook on trains', () => {
	const line = (state: State, id: CompanyId) =>
		trainOutlook(oe, state).lines.find((each) => each.company === id);
	/** Phase 3: level 2 trains are the next to go. */
	const three = setPhase(giveCash(TURN, { [RR]: 50, [BOSS]: 100 }), '3');

	it('§11.6 only majors must have a train; minors and regionals may do without', () => {
		const regional = REGIONALS.find((id) => three.companies[id]?.kind === 'regional') ?? '';
		expect(line(three, RR)).toMatchObject({ loses: ['2+2'], trainless: true });
		expect(line(three, RR)?.need).toMatchObject({ missing: 250, short: 150 });
		expect(line(three, regional)).toMatchObject({ loses: ['2+2'], trainless: false, need: null });
	});

	it('§5.2 §9.4(5) a national keeps what rusts', () => {
		const national = asNational(three, RR);
		expect(line(national, RR)).toMatchObject({ keeps: ['2+2'], loses: [], trainless: false });
	});

	it('§11.6 §14.10 neither a Pullman nor the Swift Metropolitan’s 2+2 is the train that is needed', () => {
		const car = giveTrain(setPhase(three, '4'), RR, 'Pullman');
		const state = withOwn(car, { swift: trainOf(car, RR, '2+2') });
		expect(line(state, RR)).toMatchObject({ keeps: ['2+2', 'Pullman'], trainless: true });
	});

	it('§11.6 a discarded Pullman is not the cheapest train, and level 7 is still sold beside level 8', () => {
		const four = worksAt(setPhase(three, '4'), 5);
		const car = trainOf(four, 'offering', 'Pullman');
		const state = correct(four, { kind: 'train', train: car, to: 'pool' });
		expect(trainOutlook(oe, state).cheapest).toEqual({ type: '6', price: 525 });
		const seven = worksAt(setPhase(three, '7'), 7);
		expect(trainOutlook(oe, seven)).toMatchObject({
			phase: '8',
			cheapest: { type: '7+7', price: 750 }
		});
		const eight = trainOutlook(oe, setPhase(seven, '8'));
		expect([eight.phase, eight.cheapest]).toEqual([null, { type: '7+7', price: 750 }]);
	});
});
