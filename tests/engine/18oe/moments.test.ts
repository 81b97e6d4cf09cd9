/** 18OE: who may do what, and when; each refused at the wrong moment and allowed at the right one. */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import { ownerOf } from '$engine/titles/18oe/rules/common';
import { certificatesCounted } from '$engine/titles/18oe/rules/limits';
import { minors, privates } from '$engine/titles/18oe/tables/companies';
import {
	asNational,
	codes,
	correct,
	expand,
	expectRefusal,
	giveCash,
	giveTrain,
	moveShares,
	own,
	passAll,
	play,
	presidentIs,
	setPhase,
	takeTurn,
	trainOf,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RIVAL, RR, SECOND, SISTER } from './second-round';

const REGIONAL = REGIONALS.find((id) => id !== RR && id !== SISTER) ?? '';
const THIRD = SECOND.seats.find((player) => player !== BOSS && player !== RIVAL) ?? 'p3';
const ROUND = passAll(expand(expand(SECOND, RR), SISTER));
const RICH = giveCash(
	correct(
		moveShares(moveShares(until(ROUND, RR), RR, RR, 'pool', 3), RR, RR, BOSS, 1),
		{ kind: 'deed', deed: 'G', to: 'pool' },
		{ kind: 'tokens', company: SISTER, tokens: { left: 5, placed: 3, exchange: 0 } },
		{ kind: 'deed', deed: 'D', to: RR }
	),
	{ [RR]: 2000 }
);
/** The turn of a major in phase 4 with everything around it that it could use. */
const TURN = withOwn(setPhase(giveTrain(RICH, RR, '4+4'), '4'), {
	abandoned: ['G'],
	brandt: { left: 2, onMap: 1, used: 0 }
});
const STEP = play(TURN, { do: 'noRun', company: RR });
const of = (deed: string): PlayerId => {
	const owner = ownerOf(TURN, deed);
	if (owner === null) throw new Error(`nobody has ${deed}`);
	return owner;
};

const mine = (state: State, ...deeds: string[]): State =>
	deeds.reduce(
		(now, deed) => (of(deed) === BOSS ? now : correct(now, { kind: 'deed', deed, to: BOSS })),
		state
	);

const early: Readonly<Record<string, OeAction>> = {
	'§11.1.5 track': { do: 'own.layTrack', company: RR, cost: 45, terrain: 'green' },
	'§11.1.5 terrain': { do: 'payTerrain', company: RR, amount: 45 },
	'§11.1.8 patronage': { do: 'own.patronage', company: RR, amount: 20 },
	'§11.2 a station': { do: 'own.placeStation', company: RR, slot: 40 },
	'§11.2 the cheapest station': { do: 'placeToken', company: RR },
	'§11.3.5 a port authority': { do: 'own.portAuthority', company: RR, sea: 'med', from: 'bank' },
	'§14.5 Star Harbor': { do: 'own.privateToken', company: RR, deed: 'SHTC' },
	'§14.8 Hochberg': { do: 'own.hochberg', company: RR, cost: 45 },
	'§14.9 a Brandt token removed': { do: 'own.removeBrandt', company: RR, cost: 45 },
	'§15.4 minor D’s token': { do: 'own.minorD', company: RR }
};
const runs: Readonly<Record<string, OeAction>> = {
	'§11.3.9 a run': { do: 'run', company: RR, revenue: 100, choice: 'pay' },
	'§11 no run': { do: 'noRun', company: RR }
};
const late: Readonly<Record<string, OeAction>> = {
	'§11.5 a sister’s station': {
		do: 'own.transferToken',
		company: RR,
		from: SISTER,
		slot: 60,
		city: 'grand'
	},
	'§11.6 a train': {
		do: 'buyTrain',
		company: RR,
		train: trainOf(TURN, 'offering', '3+3'),
		price: 225
	},
	'§11.6.2 a Pullman': { do: 'own.buyPullman', company: RR, from: 'offering' }
};
const shares: Readonly<Record<string, OeAction>> = {
	'§11.7 own shares sold': { do: 'own.sellOwn', company: RR, shares: 1 },
	'§11.7 own shares bought': { do: 'own.buyOwn', company: RR, shares: 1 },
	'§11.7 an abandoned minor': { do: 'own.buyAbandoned', company: RR, minor: 'G' }
};

describe('§11 only the railroad whose turn it is', () => {
	const owning = (state: State) => mine(state, 'SHTC', 'HMLC');
	const before = Object.entries({ ...early, ...runs });
	const after = Object.entries({ ...late, ...shares });
	const turn = TURN.turn;
	if (turn?.kind !== 'operating') throw new Error('nobody operates');

	it.each([...before, ...after])('%s', (what, action) => {
		const state = owning(what in late || what in shares ? STEP : TURN);
		expect(codes(state, action)).toEqual([]);
		const elsewhere = correct(state, { kind: 'turn', turn: { ...turn, company: SISTER } });
		expectRefusal(elsewhere, action, 'not-your-turn');
		const stock = takeTurn(withOwn(setPhase(expand(SECOND, RR), '4'), {}), BOSS);
		expect(codes(stock, action)).not.toEqual([]);
		const last = withOwn(
			{ ...state, round: { ...state.round, part: state.round.parts } },
			{
				finale: { parts: 2, on: true }
			}
		);
		expectRefusal(last, action, what in runs ? 'no-new-train' : 'only-repeats');
	});
});

describe('§11 the steps of a turn in their order', () => {
	it.each(Object.entries(runs))('%s comes once', (_what, action) => {
		expectRefusal(STEP, action, 'already-run');
		const ran = play(TURN, { do: 'run', company: RR, revenue: 100, choice: 'pay' });
		expectRefusal(ran, action, 'already-run');
	});

	it.each(Object.entries({ ...late, ...shares }))('%s comes after the run', (_what, action) => {
		expectRefusal(TURN, action, 'not-run-yet');
		expect(codes(STEP, action)).toEqual([]);
	});

	it.each(Object.entries(late))('%s comes before the shares', (_what, action) => {
		for (const step of Object.values(shares))
			expectRefusal(play(STEP, step), action, 'before-trains');
	});

	it('§11.6.2 a Pullman is given up before trains are bought, and by who has one', () => {
		const discard: OeAction = { do: 'own.discardPullman', company: RR };
		expectRefusal(STEP, discard, 'no-pullman');
		const car = play(STEP, { do: 'own.buyPullman', company: RR, from: 'offering' });
		expect(codes(car, discard)).toEqual([]);
		const sold = play(car, { do: 'own.sellOwn', company: RR, shares: 1 });
		expectRefusal(sold, discard, 'before-trains');
		const bought = play(car, {
			do: 'buyTrain',
			company: RR,
			train: trainOf(car, 'offering', '3+3'),
			price: 225
		});
		expectRefusal(bought, discard, 'before-trains');
		const unrun = correct(TURN, { kind: 'train', train: 'Pullman-1', to: RR });
		expectRefusal(unrun, discard, 'not-run-yet');
	});

	it('§11.7 §11.6.4 the shares come after the train a major must own', () => {
		const none = correct(
			STEP,
			...STEP.trains
				.filter(({ place }) => place === RR)
				.map(({ id }) => ({ kind: 'train', train: id, to: 'removed' }) as const)
		);
		for (const action of Object.values(shares)) expectRefusal(none, action, 'must-buy-train');
	});
});

describe('§11 for majors', () => {
	it('§11.5 stations change hands between majors only', () => {
		const transfer = late['§11.5 a sister’s station'];
		if (transfer?.do !== 'own.transferToken') throw new Error('no transfer');
		expectRefusal(asNational(STEP, SISTER), transfer, 'majors-only');
		expectRefusal(asNational(STEP, RR), transfer, 'majors-only');
		expectRefusal(STEP, { ...transfer, from: REGIONAL }, 'majors-only');
	});

	it('§11.7 a national has no treasury to trade shares with, nor a use for a Pullman', () => {
		const national = asNational(STEP, RR);
		for (const action of Object.values(shares)) expectRefusal(national, action, 'majors-only');
		expectRefusal(
			national,
			{ do: 'own.buyPullman', company: RR, from: 'offering' },
			'not-for-nationals'
		);
	});

	it('§11.6 a national sells neither its trains nor its Pullman', () => {
		const national = asNational(
			correct(STEP, { kind: 'train', train: 'Pullman-1', to: SISTER }),
			SISTER
		);
		const two = trainOf(setPhase(national, '3'), SISTER, '2+2');
		expectRefusal(
			setPhase(national, '3'),
			{ do: 'buyTrain', company: RR, train: two, price: 1 },
			'not-for-nationals'
		);
		expectRefusal(
			national,
			{ do: 'own.buyPullman', company: RR, from: SISTER },
			'not-for-nationals'
		);
	});

	it('§14.5 §14.6 nor does one place the token of a private', () => {
		const national = asNational(mine(TURN, 'SHTC'), RR);
		expectRefusal(
			national,
			{ do: 'own.privateToken', company: RR, deed: 'SHTC' },
			'not-for-nationals'
		);
	});
});

describe('§11 whole pounds and whole shares', () => {
	it.each([0.5, 1.25])('%s is none', (part) => {
		const bad: readonly OeAction[] = [
			{ do: 'own.layTrack', company: RR, cost: part, terrain: 'green' },
			{ do: 'payTerrain', company: RR, amount: part },
			{ do: 'own.patronage', company: RR, amount: part },
			{ do: 'own.removeBrandt', company: RR, cost: part },
			{ do: 'run', company: RR, revenue: part, choice: 'pay' }
		];
		for (const action of bad) expectRefusal(TURN, action, 'not-a-whole-amount');
		const later: readonly OeAction[] = [
			{ do: 'own.sellOwn', company: RR, shares: part },
			{ do: 'own.buyOwn', company: RR, shares: part },
			{ do: 'buyTrain', company: RR, train: trainOf(STEP, SISTER, '2+2'), price: part }
		];
		for (const action of later) expectRefusal(STEP, action, 'not-a-whole-amount');
	});

	it('§11.1.5 §11.7 nothing is no amount either', () => {
		expectRefusal(TURN, { do: 'payTerrain', company: RR, amount: 0 }, 'not-a-whole-amount');
		for (const action of ['own.sellOwn', 'own.buyOwn'] as const)
			expectRefusal(STEP, { do: action, company: RR, shares: 0 }, 'not-a-whole-amount');
	});

	it('§11.7 no more shares than there are, one in custody left out', () => {
		const sell = (count: number): OeAction => ({ do: 'own.sellOwn', company: RR, shares: count });
		const two = moveShares(STEP, RR, RR, RIVAL, 2);
		expect(codes(two, sell(2))).toEqual([]);
		expectRefusal(two, sell(3), 'holds-too-little');
		const kept = withOwn(two, { custody: { player: BOSS, company: RR } });
		expect(codes(kept, sell(1))).toEqual([]);
		expectRefusal(kept, sell(2), 'holds-too-little');
		const some = moveShares(two, RR, RR, BOSS, 2);
		const buy = (count: number): OeAction => ({ do: 'own.buyOwn', company: RR, shares: count });
		expect(codes(some, buy(3))).toEqual([]);
		expectRefusal(some, buy(4), 'not-available');
	});

	it('§11.7 only a minor that was abandoned, and once', () => {
		expectRefusal(STEP, { do: 'own.buyAbandoned', company: RR, minor: 'H' }, 'not-available');
		const bought = play(STEP, { do: 'own.buyAbandoned', company: RR, minor: 'G' });
		expect(own(bought).abandoned).toEqual([]);
	});
});

describe('§10 stock turns', () => {
	const base = withOwn(setPhase(expand(SECOND, RR), '3'), { parMarkers: [] });
	const minorOf = (player: PlayerId): string =>
		minors.find(({ id }) => id !== 'A' && SECOND.deeds[id]?.place === player)?.id ?? '';
	const lost = REGIONAL;
	const STOCK = withOwn(
		correct(moveShares(takeTurn(giveCash(base, { [BOSS]: 3000 }), BOSS), RR, RR, 'pool', 2), {
			kind: 'certificate',
			company: lost,
			certificate: `${lost}-R50`,
			to: 'pool'
		}),
		{ insolvent: { [lost]: 15 } }
	);
	const actions: Readonly<Record<string, OeAction>> = {
		'§10.2 a share of a treasury': { do: 'own.buyTreasury', player: BOSS, company: RR },
		'§10.2 a share of the Open Market': {
			do: 'buyShare',
			player: BOSS,
			company: RR,
			from: 'pool',
			percent: 10
		},
		'§9.3 a major': { do: 'own.floatMajor', player: BOSS, company: SISTER },
		'§10.4 a trade': {
			do: 'tradeDeed',
			deed: minorOf(RIVAL),
			seller: RIVAL,
			buyer: BOSS,
			price: 10
		},
		'§10.5 a merger': {
			do: 'own.mergeMinor',
			player: BOSS,
			minor: minorOf(BOSS),
			into: RR
		},
		'§11.6.5 a rescue': { do: 'own.rescue', player: BOSS, company: lost }
	};

	it.each(Object.entries(actions))('%s, one a turn and in one’s own', (_what, action) => {
		expect(codes(STOCK, action)).toEqual([]);
		expectRefusal(takeTurn(STOCK, THIRD), action, 'not-your-turn');
		expectRefusal({ ...STOCK, turn: TURN.turn, round: TURN.round }, action, 'wrong-moment');
		for (const other of Object.values(actions)) {
			const twice = other.do === 'tradeDeed' && action.do === 'tradeDeed';
			if (twice) continue;
			expect(codes(play(STOCK, other), action)).not.toEqual([]);
		}
	});

	it('§10 nobody passes in another’s turn', () => {
		const pass = (player: PlayerId): OeAction => ({ do: 'pass', player });
		expect(codes(STOCK, pass(BOSS))).toEqual([]);
		expectRefusal(STOCK, pass(RIVAL), 'not-your-turn');
	});

	it.each(Object.entries(actions))('§4.1 %s, not while something must be sold', (_what, action) => {
		const over = { ...STOCK, certificateLimit: certificatesCounted(STOCK, BOSS) - 1 };
		expect(privates.some(({ id }) => ownerOf(STOCK, id) === BOSS)).toBe(true);
		const floats = action.do === 'own.floatMajor';
		const sellable = moveShares(over, RR, RR, BOSS, 1);
		if (!floats) expectRefusal(sellable, action, 'must-sell');
	});

	const full = { ...STOCK, certificateLimit: certificatesCounted(STOCK, BOSS) };
	const gains = ['§10.2 a share of a treasury', '§10.2 a share of the Open Market'];
	it.each([...gains, '§11.6.5 a rescue'])('§4.1 %s, not at the limit', (what) => {
		const action = actions[what];
		if (action === undefined) throw new Error(what);
		expectRefusal(full, action, 'certificate-limit');
		const room = { ...full, certificateLimit: full.certificateLimit + 1 };
		expect(codes(room, action)).toEqual([]);
	});

	it('§11.6.5 a rescued railroad is its buyer’s, no longer insolvent, and the turn’s action is taken', () => {
		const after = play(STOCK, { do: 'own.rescue', player: BOSS, company: lost });
		expect(presidentIs(after, lost)).toBe(BOSS);
		expect(own(after).insolvent).toEqual({});
		expect(own(after).stock.action).toBe('rescue');
	});

	it('§10.4 what is traded belongs to the seller, and costs whole pounds', () => {
		const trade = actions['§10.4 a trade'];
		if (trade?.do !== 'tradeDeed') throw new Error('no trade');
		expectRefusal(STOCK, { ...trade, deed: minorOf(BOSS) }, 'not-the-owner');
		expectRefusal(STOCK, { ...trade, price: 10.5 }, 'not-a-whole-amount');
	});
});
