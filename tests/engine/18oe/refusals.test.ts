/** Refusals of 18OE that no story of another test runs into. */
import { describe, expect, it } from 'vitest';
import type { Duty, State } from '$engine';
import { ownerOf } from '$engine/titles/18oe/rules/common';
import { minors } from '$engine/titles/18oe/tables/companies';
import {
	changeCompany,
	codes,
	correct,
	expand,
	expectRefusal,
	giveCash,
	moveShares,
	own,
	passAll,
	percent,
	play,
	setPhase,
	takeTurn,
	trainOf,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RIVAL, RR, SECOND } from './second-round';

const REGIONAL = REGIONALS[1] ?? '';

/** Its president's stock turn after the railroad has become a major. */
const STOCK = takeTurn(withOwn(setPhase(expand(SECOND, RR), '3'), { parMarkers: [] }), BOSS);
/** The major's operating turn, before its run. */
const TURN = giveCash(until(passAll(expand(SECOND, RR)), RR), { [RR]: 2000 });
const run = (revenue: number, choice: 'pay' | 'withhold'): OeAction => ({
	do: 'run',
	company: RR,
	revenue,
	choice
});
const idle = (state: State): State => play(state, { do: 'noRun', company: RR });

describe('§10 stock turns', () => {
	const sell = (by: number): OeAction => ({
		do: 'sellShares',
		player: BOSS,
		company: RR,
		percent: by
	});

	it('§10.1 nobody sells more than they hold, or a part of a share', () => {
		const held = percent(STOCK, RR, BOSS);
		expectRefusal(STOCK, sell(held + 10), 'holds-too-little');
		expectRefusal(STOCK, sell(15), 'no-such-certificates');
	});

	it('§10.2 above 60% only the president buys, even in the Open Market', () => {
		const buy: OeAction = { do: 'buyShare', player: RIVAL, company: RR, from: 'pool', percent: 10 };
		const some = moveShares(moveShares(STOCK, RR, RR, 'pool', 1), RR, RR, RIVAL, 5);
		const turn = giveCash(takeTurn(some, RIVAL), { [RIVAL]: 2000 });
		expect(percent(turn, RR, RIVAL)).toBe(50);
		expect(codes(turn, buy)).toEqual([]);
		expectRefusal(moveShares(turn, RR, RR, RIVAL, 1), buy, 'double-only-president');
	});

	it('§8.3 in the Major phase no minor floats any more', () => {
		const minor = minors.find(({ id }) => ownerOf(STOCK, id) === BOSS)?.id ?? '';
		const unfloated = changeCompany(STOCK, minor, { floated: false });
		const float: OeAction = { do: 'own.floatMinor', player: BOSS, minor, zone: 'FR' };
		expectRefusal(unfloated, float, 'small-phase-only');
	});

	it('§10 a turn in which nothing was done is passed, not ended', () => {
		expectRefusal(STOCK, { do: 'endTurn' }, 'nothing-done');
	});

	it('§10.5 a minor merges into a major or a national, not into a regional', () => {
		const minor = own(SECOND).track.find((id) => id !== null && id.length === 1) ?? '';
		const merge: OeAction = { do: 'own.mergeMinor', player: BOSS, minor, into: REGIONAL };
		expectRefusal(STOCK, merge, 'not-a-target');
	});

	it('§10.6 an offer is made by a railroad that was asked, and one that was made is chosen', () => {
		const asked = (kind: string): State => {
			const duty: Duty = { id: kind, kind, player: BOSS, company: 'A', count: 1, choices: [RR] };
			return { ...STOCK, duties: [duty] };
		};
		const offer: OeAction = { do: 'own.answerOffer', player: BOSS, company: REGIONAL };
		const choose: OeAction = { do: 'own.chooseOffer', player: BOSS, company: REGIONAL };
		expectRefusal(asked('minorOffer'), offer, 'not-a-target');
		expectRefusal(asked('minorChoice'), choose, 'not-a-target');
	});
});

describe('§11 operating turns', () => {
	it('§11.1.5 a tile without any cost is not booked', () => {
		const lay: OeAction = { do: 'own.layTrack', company: RR, cost: 0, terrain: 'green' };
		expectRefusal(TURN, lay, 'nothing-done');
	});

	it('§14.9 the fifth Brandt token does not exist', () => {
		const brandt = { ...own(TURN).brandt, left: 0 };
		const lay: OeAction = {
			do: 'own.layTrack',
			company: RR,
			cost: 45,
			terrain: 'green',
			brandt: true
		};
		expectRefusal(withOwn(TURN, { brandt }), lay, 'tokens-used');
	});

	it('§11.2 an empty charter places no station', () => {
		const empty = withOwn(TURN, { slots: { ...own(TURN).slots, [RR]: [] } });
		expectRefusal(empty, { do: 'placeToken', company: RR }, 'no-token-left');
		const place: OeAction = { do: 'own.placeStation', company: RR, slot: 40 };
		expectRefusal(empty, place, 'no-token-left');
	});

	it('§11.3.5 a port authority is bought where one is', () => {
		const port = (from: string): OeAction => ({
			do: 'own.portAuthority',
			company: RR,
			sea: 'north',
			from
		});
		expect(codes(TURN, port('bank'))).toEqual([]);
		const gone = withOwn(TURN, { portsGone: { north: 99, med: 0 } });
		expectRefusal(gone, port('bank'), 'no-port');
		expectRefusal(idle(TURN), port(REGIONAL), 'no-port');
	});

	it('§11.3.9 §11.4 a run needs a train, comes once, and has something to pay', () => {
		const train = trainOf(TURN, RR, '2+2');
		const without = correct(TURN, { kind: 'train', train, to: 'removed' });
		expectRefusal(without, run(100, 'pay'), 'no-train');
		expectRefusal(play(TURN, run(100, 'pay')), run(100, 'pay'), 'already-run');
		expectRefusal(TURN, run(0, 'pay'), 'nothing-to-pay');
		expect(codes(TURN, run(0, 'withhold'))).toEqual([]);
	});
});

describe('§11.6 trains', () => {
	const buy = (train: string): OeAction => ({ do: 'buyTrain', company: RR, train, price: 100 });

	it('§11.6 nobody buys a train of their own', () => {
		const step = idle(TURN);
		expectRefusal(step, buy(trainOf(step, RR, '2+2')), 'own-train');
	});

	it('§11.6.3 a rusted train is not for sale, by the bank or a railroad', () => {
		const step = idle(TURN);
		const train = trainOf(step, REGIONAL, '2+2');
		const late = setPhase(step, '4');
		expectRefusal(late, buy(train), 'rusted');
		expectRefusal(correct(late, { kind: 'train', train, to: 'pool' }), buy(train), 'rusted');
	});

	it('§11.6.3 only a railroad above its limit gives a train up', () => {
		const duty: Duty = {
			id: `discard-${RR}`,
			kind: 'discardTrain',
			player: BOSS,
			company: RR,
			count: 1,
			choices: []
		};
		const train = trainOf(TURN, REGIONAL, '2+2');
		const discard: OeAction = { do: 'discardTrain', company: REGIONAL, train };
		expectRefusal({ ...TURN, duties: [duty] }, discard, 'not-over-limit');
	});

	it('§11.6.5 where nothing was paid nothing is refunded', () => {
		const poor = giveCash(idle(TURN), { [RR]: 0, [BOSS]: 0 });
		expectRefusal(poor, { do: 'own.refund', company: RR, what: 'tokens' }, 'nothing-done');
		expectRefusal(poor, { do: 'own.refund', company: RR, what: 'track' }, 'nothing-done');
	});

	it('§11.6.6 rusted trains are for nationals', () => {
		const train = trainOf(TURN, REGIONAL, '2+2');
		const rusty = correct(idle(TURN), { kind: 'train', train, to: 'reserve' });
		expectRefusal(rusty, { do: 'own.claimTrain', company: RR, train }, 'nationals-only');
	});
});
