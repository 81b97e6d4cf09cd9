/** 18OE: nationals at their own step, and railroads that cannot pay (9.4, 11.6.4 to 11.6.6). */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import { toOperate } from '$engine/titles/18oe/rules/order';
import {
	asNational,
	cash,
	codes,
	correct,
	expand,
	expectRefusal,
	giveCash,
	giveTrain,
	majorPhase,
	oe,
	own,
	passAll,
	play,
	presidentIs,
	setPhase,
	trainOf,
	until,
	withOwn,
	worksAt,
	type OeAction
} from './oe-support';
import { BOSS, RR, SECOND, SISTER, STRANGER } from './second-round';

const RIVAL = presidentIs(SECOND, STRANGER);
const ROUND = passAll([RR, SISTER, STRANGER].reduce(expand, SECOND));
const TURN = giveCash(until(ROUND, RR), { [RR]: 1000 });
const place = (state: State, train: string) => state.trains.find(({ id }) => id === train)?.place;

describe('§11.6.6 the trains of a national', () => {
	/** RR is a national in phase 6 with a rusted 2+2; two 3+3s have rusted, its sister has a 4+4. */
	const base = setPhase(giveTrain(asNational(TURN, RR), SISTER, '4+4'), '6');
	const [one = '', other = ''] = base.trains
		.filter(({ type, place: at }) => type === '3+3' && at === 'offering')
		.map(({ id }) => id);
	const unrun = correct(
		base,
		{ kind: 'train', train: one, to: 'reserve' },
		{ kind: 'train', train: other, to: 'reserve' }
	);
	const state = withOwn(play(unrun, { do: 'run', company: RR, revenue: 60, choice: 'pay' }), {
		newTrains: []
	});
	const two = trainOf(state, RR, '2+2');
	const four = trainOf(state, SISTER, '4+4');
	const claim: OeAction = { do: 'own.claimTrain', company: RR, train: one };
	const swap: OeAction = { do: 'own.claimTrain', company: RR, train: one, give: two };
	const upgrade: OeAction = { do: 'own.upgradeTrain', company: RR, train: four, give: two };

	it('§11.6.6 in its own turn, after its run, and for nationals only', () => {
		const express = {
			...state,
			trains: state.trains.map((t) => (t.id === one ? { ...t, type: '3', place: RR } : t))
		};
		const flip: OeAction = { do: 'own.flipTrain', company: RR, train: one };
		const all: readonly (readonly [State, OeAction])[] = [
			[state, claim],
			[state, swap],
			[state, upgrade],
			[express, flip]
		];
		for (const [now, action] of all) {
			expect(codes(now, action)).toEqual([]);
			const { turn } = now;
			if (turn?.kind !== 'operating') throw new Error('nobody operates');
			const early = { ...now, turn: { ...turn, settled: false } };
			expectRefusal(early, action, 'not-run-yet');
			expectRefusal({ ...now, turn: { ...turn, company: STRANGER } }, action, 'not-your-turn');
			const major = { ...now.companies[RR], kind: 'major' as const };
			const again = { ...now, companies: { ...now.companies, [RR]: major } } as State;
			expectRefusal(again, action, 'nationals-only');
		}
	});

	it('§11.6.6 §5.2 for nothing only below the limit, against a lower one at any time', () => {
		let full = state;
		while (full.trains.filter((t) => t.place === RR).length < oe.trainLimit(state, RR))
			full = giveTrain(full, RR, '5+5');
		expectRefusal(full, claim, 'train-limit');
		expect(codes(full, swap)).toEqual([]);
	});

	it('§11.6.6 what goes back has rusted, is the national’s own, and is of a lower level', () => {
		const five = giveTrain(state, RR, '5+5');
		const unrusted = trainOf(five, RR, '5+5');
		const foreign = trainOf(state, STRANGER, '2+2');
		for (const give of [unrusted, foreign]) {
			expectRefusal(five, { ...swap, give }, 'not-rusted');
			expectRefusal(five, { ...upgrade, give }, 'not-rusted');
		}
		const same = play(state, claim);
		expectRefusal(
			same,
			{ do: 'own.claimTrain', company: RR, train: other, give: one },
			'higher-level'
		);
		expectRefusal(state, { do: 'own.flipTrain', company: RR, train: unrusted }, 'not-rusted');
		expectRefusal(state, { do: 'own.flipTrain', company: RR, train: two }, 'not-rusted');
	});

	it('§11.6.6 a train of a sister’s that has not rusted, and is not the Swift Metropolitan’s', () => {
		const theirs = giveTrain(state, STRANGER, '4+4');
		const strange = trainOf(theirs, STRANGER, '4+4');
		expectRefusal(theirs, { ...upgrade, train: strange }, 'sister-only');
		const rusty = trainOf(state, SISTER, '2+2');
		expectRefusal(state, { ...upgrade, train: rusty }, 'rusted');
		expectRefusal(withOwn(state, { swift: rusty }), { ...upgrade, train: rusty }, 'swift-stays');
	});

	it('§13 what it takes over was acquired in this round', () => {
		for (const action of [claim, swap, upgrade])
			expect(own(play(state, action)).newTrains).toEqual([RR]);
	});
});

describe('§9.4 forming nationals', () => {
	const ready = worksAt(play(TURN, { do: 'noRun', company: RR }), 4);
	const asked = play(ready, {
		do: 'buyTrain',
		company: RR,
		train: trainOf(ready, 'offering', '4+4'),
		price: 350
	});
	const form = (player: PlayerId, company: string): OeAction => ({
		do: 'own.formNational',
		player,
		company
	});

	it('§9.4 the player who is asked, until the last major has become one', () => {
		expect(asked.duties.map(({ player }) => player)).toEqual([BOSS, RIVAL]);
		expectRefusal(asked, form(RIVAL, STRANGER), 'not-your-turn');
		expectRefusal(asked, { do: 'own.keepMajors', player: RIVAL }, 'not-your-turn');
		const one = play(asked, form(BOSS, SISTER));
		expect(one.duties.map(({ player }) => player)).toEqual([BOSS, RIVAL]);
		const both = play(one, form(BOSS, RR));
		expect(both.duties.map(({ player }) => player)).toEqual([RIVAL]);
		expect(own(both).slots[SISTER]).toEqual([]);
		const none = play(both, form(RIVAL, STRANGER));
		expect(none.duties.filter(({ kind }) => kind === 'nationals')).toEqual([]);
	});

	it('§9.4 §14.4 a share that waited in its treasury waits no longer', () => {
		const kept = withOwn(asked, { custody: { player: BOSS, company: SISTER } });
		expect(own(play(kept, form(BOSS, SISTER))).custody).toBeNull();
		expect(own(play(kept, form(BOSS, RR))).custody).toEqual({ player: BOSS, company: SISTER });
	});
});

describe('§11.6.4 a national by force', () => {
	const bare = correct(TURN, { kind: 'train', train: trainOf(TURN, RR, '2+2'), to: 'removed' });
	const poor = giveCash(bare, { [RR]: 0, [BOSS]: 30 });
	const force: OeAction = { do: 'own.forceNational', company: RR };

	it('§11.6.4 in its turn, and only a major that must buy a train', () => {
		expect(codes(poor, force)).toEqual([]);
		const { turn } = poor;
		if (turn?.kind !== 'operating') throw new Error('nobody operates');
		expectRefusal({ ...poor, turn: { ...turn, company: STRANGER } }, force, 'not-your-turn');
		expectRefusal(giveCash(TURN, { [RR]: 0, [BOSS]: 0 }), force, 'help-not-needed');
	});

	it('§11 after its run, if a train is left that runs, and never in the repeated round', () => {
		// A 3+3 that has rusted runs once more, but is not the train a major must own.
		const rusty = setPhase(worksAt(giveTrain(poor, RR, '3+3'), 6), '6');
		expectRefusal(rusty, force, 'not-run-yet');
		const last = { ...poor, round: { ...poor.round, part: poor.round.parts } };
		expectRefusal(withOwn(last, { finale: { parts: 2, on: true } }), force, 'only-repeats');
	});

	it('§4.4 §11 nothing was paid, so that the marker goes LEFT before it becomes one', () => {
		const before = poor.companies[RR]?.spot?.price ?? 0;
		const after = play(poor, force);
		expect(after.companies[RR]).toMatchObject({ kind: 'national', spot: { price: before - 5 } });
		expect([cash(after, BOSS), cash(after, RR)]).toEqual([0, 0]);
	});

	it('§9.4(4) §14.10 the Swift Metropolitan’s 2+2 counts then: what is too many is given up', () => {
		const two = trainOf(TURN, RR, '2+2');
		let state = setPhase(withOwn(TURN, { swift: two }), '6');
		for (let i = 0; i < 3; i++) state = giveTrain(state, RR, '3+3');
		// Rusted trains are not the one a major must own.
		const ran = play(giveCash(worksAt(state, 6), { [RR]: 0, [BOSS]: 0 }), {
			do: 'run',
			company: RR,
			revenue: 0,
			choice: 'withhold'
		});
		const after = play(ran, force);
		expect(after.duties).toMatchObject([{ kind: 'discardTrain', company: RR, count: 1 }]);
	});
});

describe('§11.6.5 insolvency', () => {
	/** The very first operating round, at a railroad's turn. */
	const first = play(passAll(majorPhase()), { do: 'payIncome' });
	const id = toOperate(first)[0] ?? '';
	const owner = presidentIs(first, id);
	const refund = (what: 'tokens' | 'track'): OeAction => ({ do: 'own.refund', company: id, what });
	const insolvent: OeAction = { do: 'own.insolvent', company: id };
	const spent = play(
		giveCash(first, { [id]: 120, [owner]: 0 }),
		{ do: 'own.layTrack', company: id, cost: 30, terrain: 'green' },
		{ do: 'payTerrain', company: id, amount: 15 },
		{ do: 'own.placeStation', company: id, slot: 20 }
	);

	it('§11.6.5 station and track come back once, with the slot, in the railroad’s own turn', () => {
		const tokens = play(spent, refund('tokens'));
		expect(own(tokens).slots[id]).toEqual(own(first).slots[id]);
		expect(cash(tokens, id)).toBe(cash(spent, id) + 20);
		expectRefusal(tokens, refund('tokens'), 'nothing-done');
		const paid = 120 - cash(tokens, id);
		expect(paid).toBeGreaterThanOrEqual(40);
		const track = play(tokens, refund('track'));
		expect(cash(track, id)).toBe(120);
		expectRefusal(giveCash(track, { [id]: 10 }), refund('track'), 'nothing-done');
		const { turn } = spent;
		if (turn?.kind !== 'operating') throw new Error('nobody operates');
		const elsewhere = { ...spent, turn: { ...turn, company: RR } };
		expectRefusal(elsewhere, refund('tokens'), 'not-your-turn');
		expectRefusal(elsewhere, insolvent, 'not-your-turn');
	});

	it('§11.6.5 §11.1.6 §14.9 what water and a Brandt token cost comes back with the track', () => {
		const crossing = { ferry: 0, zones: 1, sea: 'north' } as const;
		const rich = withOwn(giveCash(first, { [id]: 120, [owner]: 0 }), {
			brandt: { left: 2, onMap: 1, used: 0 }
		});
		const laid = play(
			rich,
			{ do: 'own.layTrack', company: id, cost: 30, terrain: 'green', crossing },
			{ do: 'own.removeBrandt', company: id, cost: 45 }
		);
		expect(cash(laid, id)).toBeLessThan(45);
		expect(cash(play(laid, refund('track')), id)).toBe(120);
	});

	it('§11.6.5 not even by force while it can pay', () => {
		const able = giveCash(first, { [id]: 100, [owner]: 0 });
		const refused = oe.rules.check(able, insolvent);
		expect(refused.map(({ kind }) => kind)).toContain('impossible');
	});

	it('§11.6.5 §13 its 2+2 is the reserved one, so that the turn can end', () => {
		const broke = play(giveCash(first, { [id]: 50, [owner]: 15 }), insolvent);
		expect(own(broke).reserved).toContain(id);
		expect(own(broke).newTrains).toContain(id);
		expect(place(broke, trainOf(broke, id, '2+2'))).toBe(id);
		expect(codes(broke, { do: 'endTurn' })).toEqual([]);
	});
});
