/** 18OE: whose private it is, and when its power may be used (6.1, 14). */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import { ownerOf } from '$engine/titles/18oe/rules/common';
import {
	asNational,
	cash,
	codes,
	correct,
	expand,
	expectRefusal,
	giveCash,
	moveShares,
	own,
	passAll,
	payments,
	decided,
	play,
	presidentIs,
	setPhase,
	takeTurn,
	trainOf,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, RR, SECOND, STRANGER } from './second-round';

const RIVAL = presidentIs(SECOND, STRANGER);
const has = (state: State, player: PlayerId, ...deeds: string[]): State =>
	deeds.reduce(
		(now, deed) =>
			ownerOf(now, deed) === player ? now : correct(now, { kind: 'deed', deed, to: player }),
		state
	);
const BASE = has(SECOND, BOSS, 'BBBT', 'SML', 'WCF', 'WS');
/** A major whose par marker is still there, in its president's stock turn. */
const STOCK = takeTurn(expand(BASE, RR), BOSS);
/** Its operating turn in phase 5. */
const TURN = giveCash(setPhase(until(passAll(expand(BASE, RR)), RR), '5'), { [RR]: 500 });

describe('§6.1 closing a private', () => {
	const close = (deed: string, more = {}): OeAction => ({
		do: 'own.closePrivate',
		player: BOSS,
		deed,
		...more
	});

	it('§6.1 §10 its owner’s, a private, face up, in the owner’s own turn', () => {
		expect(codes(STOCK, close('BBBT'))).toEqual([]);
		expectRefusal(has(STOCK, RIVAL, 'BBBT'), close('BBBT'), 'not-the-owner');
		expectRefusal(has(STOCK, BOSS, 'B'), close('B'), 'not-the-owner');
		const closed = withOwn(STOCK, { faceDown: ['BBBT'] });
		expectRefusal(closed, close('BBBT'), 'face-down');
		expect(codes(closed, close('BBBT', { remove: true }))).toEqual([]);
		expectRefusal(takeTurn(STOCK, RIVAL), close('BBBT'), 'not-your-turn');
	});
});

describe('§14.4 Barclay', () => {
	const par: OeAction = { do: 'own.barclayPar', player: BOSS, company: RR, par: 110 };
	const custody: OeAction = { do: 'own.barclayCustody', player: BOSS, company: RR };
	const freeze: OeAction = { do: 'own.barclayFreeze', player: BOSS, company: RR };

	it('§14.4 each of its powers is its owner’s, and used up with the first', () => {
		for (const action of [par, custody, freeze]) {
			expect(codes(STOCK, action)).toEqual([]);
			expectRefusal(has(STOCK, RIVAL, 'BBBT'), action, 'not-the-owner');
		}
		const frozen = play(STOCK, freeze);
		for (const action of [par, custody, freeze]) expectRefusal(frozen, action, 'not-the-owner');
	});

	it('§14.4 (1) and (2) for a railroad of the owner’s', () => {
		const strange = expand(STOCK, STRANGER);
		const mine = takeTurn(strange, BOSS);
		expectRefusal(mine, { ...par, company: STRANGER }, 'not-controlled');
		expectRefusal(mine, { ...custody, company: STRANGER }, 'not-controlled');
		expect(codes(mine, { ...freeze, company: STRANGER })).toEqual([]);
	});

	it('§14.4 (1) in the owner’s turn or the railroad’s own', () => {
		expectRefusal(takeTurn(STOCK, RIVAL), par, 'not-your-turn');
		const marked = withOwn(TURN, { parMarkers: [RR] });
		expect(codes(marked, par)).toEqual([]);
		if (marked.turn?.kind !== 'operating') throw new Error('nobody operates');
		const other = correct(marked, { kind: 'turn', turn: { ...marked.turn, company: STRANGER } });
		expectRefusal(other, par, 'not-your-turn');
	});

	it('§14.4 (2) where the treasury has a share, (3) where a marker is, both in a stock round', () => {
		expectRefusal(moveShares(STOCK, RR, RR, 'pool', 8), custody, 'not-available');
		expectRefusal(STOCK, { ...freeze, company: STRANGER }, 'not-available');
		expectRefusal(TURN, custody, 'wrong-moment');
		expectRefusal(TURN, freeze, 'wrong-moment');
	});
});

describe('§14.10 the Swift Metropolitan', () => {
	const use: OeAction = { do: 'own.swift', player: BOSS, company: RR };
	const two = trainOf(TURN, STRANGER, '2+2');
	const rusty = (state: State): State =>
		setPhase(correct(state, { kind: 'train', train: two, to: 'reserve' }), '4');

	it('§14.10 its owner’s, for a railroad of the owner’s that is no national, if a 2+2 has rusted', () => {
		const state = rusty(TURN);
		expect(codes(state, use)).toEqual([]);
		expectRefusal(has(state, RIVAL, 'SML'), use, 'not-the-owner');
		expectRefusal(asNational(state, RR), use, 'not-for-nationals');
		expectRefusal(setPhase(TURN, '4'), use, 'no-rusted-train');
	});

	it('§10 in a stock round it is the one private action of the owner’s turn', () => {
		const state = rusty(STOCK);
		const used = play(state, use);
		expect(own(used).stock.privateUsed).toBe(true);
		expectRefusal(takeTurn(state, RIVAL), use, 'not-your-turn');
		const closed = play(state, { do: 'own.closePrivate', player: BOSS, deed: 'WS' });
		expectRefusal(closed, use, 'private-first');
	});

	it('§13 its 2+2 is a train acquired in this round', () => {
		const after = play(withOwn(rusty(TURN), { newTrains: [] }), use);
		expect(own(after).newTrains).toEqual([RR]);
	});
});

describe('§14.3 §14.7 Wien and the White Cliffs Ferry', () => {
	const cliffs: OeAction = { do: 'own.placeStation', company: RR, slot: 40, cliffs: true };
	const duty = {
		id: 'whiteCliffs',
		kind: 'whiteCliffs',
		player: BOSS,
		company: null,
		count: 1,
		choices: []
	} as const;
	const asked: State = { ...TURN, duties: [duty] };
	const now = (more = {}): OeAction => ({
		do: 'own.whiteCliffs',
		player: BOSS,
		company: RR,
		slot: 40,
		...more
	});

	it('§14.7 in the token step, for a railroad of its owner’s', () => {
		expect(codes(TURN, cliffs)).toEqual([]);
		expectRefusal(has(TURN, RIVAL, 'WCF'), cliffs, 'not-controlled');
	});

	it('§11.2.2 when phase 5 begins: an own railroad, a slot of its charter, its own money', () => {
		const after = play(giveCash(asked, { [RR]: 40 }), now());
		expect(after.duties).toEqual([]);
		expect(cash(after, RR)).toBe(0);
		expectRefusal(giveCash(asked, { [RR]: 39 }), now(), 'not-enough-money');
		expectRefusal(asked, now({ company: STRANGER, slot: 20 }), 'not-controlled');
		expectRefusal(asked, now({ slot: 50 }), 'no-slot');
		expectRefusal(asked, now({ player: RIVAL }), 'not-your-turn');
	});

	it('§14.3 Wien pays it if the owner has both', () => {
		const free = decided(giveCash(asked, { [RR]: 0 }), now({ wien: true }));
		expect(payments(free.facts)).toEqual([]);
		expect(free.state.deeds['WS']?.place).toBe('removed');
		expectRefusal(has(asked, RIVAL, 'WS'), now({ wien: true }), 'not-controlled');
		const paid = giveCash(has(TURN, BOSS, 'WS'), { [RR]: 20 });
		const crossing = { ferry: 1, zones: 0, sea: 'med' };
		const place: OeAction = {
			do: 'own.placeStation',
			company: RR,
			slot: 80,
			wien: true,
			crossing
		} as OeAction;
		expect(codes(paid, place)).toEqual([]);
		expectRefusal(giveCash(paid, { [RR]: 19 }), place, 'not-enough-money');
	});
});

describe('§14.8 §14.9 Hochberg and Brandt', () => {
	it('§14.8 Hochberg’s token is placed for a railroad of its owner’s', () => {
		const place: OeAction = { do: 'own.hochberg', company: RR, cost: 45 };
		expect(codes(has(TURN, BOSS, 'HMLC'), place)).toEqual([]);
		expectRefusal(has(TURN, RIVAL, 'HMLC'), place, 'not-controlled');
		expectRefusal(has(TURN, BOSS, 'HMLC'), { ...place, cost: 44 }, 'too-cheap-a-hex');
	});
});
