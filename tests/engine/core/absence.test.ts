/** An absent player passes by itself, income goes on, and nobody is passed over who must decide. */
import { describe, expect, it } from 'vitest';
import {
	decideEntry,
	toldActions,
	type Action,
	type Correction,
	type PlayerId,
	type State,
	type Title
} from '$engine';
import { mex, newMex, openingOver, play as playMex } from '../../support/mex';
import * as mx from '../1822mx/support';
import { unfloatedMinors } from '$engine/titles/18oe/rules/common';
import * as oe from '../18oe/oe-support';

const seat = (player: PlayerId, away: boolean): Action => ({
	do: 'correct',
	reason: 'agreed',
	changes: [{ kind: 'away', player, away }]
});
const gone = (...players: readonly PlayerId[]): Action => ({
	do: 'correct',
	reason: 'agreed',
	changes: players.map((player): Correction => ({ kind: 'away', player, away: true }))
});
const pass = (player: PlayerId): Action => ({ do: 'pass', player });

function entry(title: Title, state: State, ...actions: readonly Action[]) {
	const decision = decideEntry(title.rules, state, actions);
	if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
	const unasked = decision.steps.filter((step) => step.auto === true).map((step) => step.action);
	return { ...decision, unasked };
}

describe('an absent player in 18MEX', () => {
	it('§3 passes in a stock turn, in the entry that ended the turn before, and undo takes both', () => {
		const state = entry(mex, openingOver(newMex()), gone('p2')).state;
		const after = entry(mex, state, pass('p1'));
		expect(after.unasked).toEqual([pass('p2')]);
		expect(after.state.turn).toMatchObject({ kind: 'stock', player: 'p3' });
		expect(after.state.round.passes).toBe(2);
		expect(toldActions(after)).toEqual([pass('p1')]);
		const rules = after.steps[1]?.facts.map((fact) => fact.rule);
		expect(rules?.every((rule) => rule in mex.rulebook)).toBe(true);
	});

	it('passes at once when the turn is on, and no more after coming back', () => {
		const marked = entry(mex, openingOver(newMex()), seat('p1', true));
		expect(marked.unasked).toEqual([pass('p1')]);
		const back = entry(mex, marked.state, seat('p1', false)).state;
		const round = entry(mex, back, pass('p2'));
		expect(round.unasked).toEqual([]);
		expect(entry(mex, round.state, pass('p3')).state.round.kind).toBe('operating');
	});

	it('§3.1 passes in the opening sale and in an auction, and the other bidder has it', () => {
		const bids = playMex(
			newMex(),
			{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 45 },
			{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 50 }
		);
		const state = entry(mex, bids, gone('p1')).state;
		const auction = entry(mex, state, { do: 'buyLowest', player: 'p3' });
		expect(auction.unasked).toEqual([pass('p1'), pass('p1')]);
		expect(auction.state.deeds['KCM&O']?.place).toBe('p2');
		expect(auction.state.turn).toMatchObject({ kind: 'opening', player: 'p2' });
	});

	it('§4.1 is paid income all the same', () => {
		const owner = playMex(newMex(), { do: 'buyLowest', player: 'p1' });
		let state = entry(mex, owner, gone('p1')).state;
		for (const player of ['p2', 'p3', 'p2'] as const) {
			if (state.round.kind === 'stock') state = entry(mex, state, pass(player)).state;
		}
		expect(state.turn).toEqual({ kind: 'income' });
		const before = state.cash['p1'] ?? 0;
		expect(entry(mex, state, { do: 'payIncome' }).state.cash['p1']).toBe(before + 5);
	});

	it('§3.1.2 what may not be passed waits for somebody to decide', () => {
		let state = entry(mex, newMex(), gone('p1')).state;
		const asked = (): PlayerId | null =>
			state.turn?.kind === 'opening' ? state.turn.player : null;
		for (let i = 0; i < 40 && asked() !== 'p1'; i++)
			state = entry(mex, state, pass(asked() ?? 'p2')).state;
		expect(state.round.number).toBe(5);
		const refused = decideEntry(mex.rules, state, [pass('p1')]);
		expect(refused.ok ? [] : refused.refusals.map((r) => r.code)).toEqual([
			'must-take-first-private'
		]);
		expect(entry(mex, state, { do: 'buyLowest', player: 'p1' }).ok).toBe(true);
	});

	it('with everybody absent the game waits, and goes on when somebody is back', () => {
		const all = entry(mex, openingOver(newMex()), gone('p1', 'p2', 'p3'));
		expect(all.unasked).toEqual([]);
		expect(all.state.turn).toMatchObject({ player: 'p1' });
		const back = entry(mex, all.state, seat('p3', false));
		expect(back.unasked).toEqual([pass('p1'), pass('p2')]);
		expect(back.state.turn).toMatchObject({ player: 'p3' });
	});

	it('a stand-in is named and plays: nothing passes by itself', () => {
		const standIn: Action = {
			do: 'correct',
			reason: 'agreed',
			changes: [{ kind: 'away', player: 'p1', away: false, standIn: 'Lupe' }]
		};
		const { state, unasked } = entry(mex, openingOver(newMex()), standIn);
		expect(state.players['p1']).toMatchObject({ away: false, standIn: 'Lupe' });
		expect(unasked).toEqual([]);
		expect(entry(mex, state, seat('p1', false)).state.players['p1']).not.toHaveProperty('standIn');
		const both: Correction = { kind: 'away', player: 'p1', away: true, standIn: 'Lupe' };
		expect(
			decideEntry(mex.rules, state, [{ do: 'correct', reason: 'agreed', changes: [both] }]).ok
		).toBe(false);
	});
});

describe('an absent player in 1822MX', () => {
	it('§5.1.2 passes in player order, and a round with bids ends without being asked', () => {
		const state = entry(mx.mx, mx.table(), gone('p2', 'p3')).state;
		const bid: Action = { do: 'bid', player: 'p1', deed: 'M1', amount: 100 };
		const turn = entry(mx.mx, state, bid, { do: 'endTurn' });
		expect(turn.unasked).toEqual([pass('p2'), pass('p3')]);
		const end = entry(mx.mx, turn.state, pass('p1'));
		expect(end.unasked).toEqual([]);
		expect(end.state.round.kind).toBe('operating');
	});

	it('§5.12.8 P7 does not double the cash of an absent owner', () => {
		const owned = mx.deedTo(mx.investing(mx.table(), 'p1'), 'P7', 'p2');
		const state = entry(mx.mx, owned, gone('p2')).state;
		const first = entry(mx.mx, state, pass('p1'));
		const end = entry(mx.mx, first.state, pass('p3'));
		expect(end.unasked.map((action) => action.do)).toContain('own.declareCash');
		expect(end.state.duties).toEqual([]);
	});

	it('§6.22 passes in the auction of stations', () => {
		const auction = { passes: 0, opener: 'p1' as const, item: null };
		const on: State = {
			...mx.patchOwn(mx.table(), { auction, stations: ['M14'], ndem: 'closing' }),
			turn: { kind: 'own', step: 'tokenAuction', player: 'p1', company: 'NdeM' }
		};
		const state = entry(mx.mx, on, gone('p2')).state;
		const passed = entry(mx.mx, state, pass('p1'));
		expect(passed.unasked).toEqual([pass('p2')]);
		expect(passed.state.turn).toMatchObject({ player: 'p3' });
	});
});

describe('an absent player in 18OE', () => {
	it('§7 passes in the packet sale', () => {
		const state = entry(oe.oe, oe.newOe(), gone('p2')).state;
		const after = entry(oe.oe, state, pass('p1'));
		expect(after.unasked).toEqual([pass('p2')]);
		expect(after.state.priority).toBe('p3');
	});

	it('§8.2 must still float its minor: the turn comes up', () => {
		let state = oe.regionalPhase();
		const bound = (): boolean => unfloatedMinors(state, oe.turnPlayer(state)).length > 0;
		for (let i = 0; i < 10 && !bound(); i++) state = oe.floatNext(state);
		const owner = oe.turnPlayer(state);
		expect(bound()).toBe(true);
		const marked = entry(oe.oe, state, gone(owner));
		expect(marked.unasked).toEqual([]);
		expect(oe.turnPlayer(marked.state)).toBe(owner);
	});

	it('§10 passes in a stock turn of the Major phase', () => {
		const state = oe.majorPhase();
		const first = oe.turnPlayer(state);
		expect(entry(oe.oe, state, gone(first)).unasked).toEqual([pass(first)]);
	});

	it('§9.4 keeps its majors when nationals are asked for', () => {
		const second = oe.secondStockRound();
		const state: State = {
			...second,
			duties: [
				{
					id: 'national-p2',
					kind: 'nationals',
					player: 'p2',
					company: null,
					count: 1,
					choices: []
				}
			]
		};
		const marked = entry(oe.oe, state, gone('p2'));
		expect(marked.unasked[0]).toEqual({ do: 'own.keepMajors', player: 'p2' });
		expect(marked.state.duties).toEqual([]);
	});
});
