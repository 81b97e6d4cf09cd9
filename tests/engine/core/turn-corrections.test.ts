/** What only a title keeps, and what the turn that is on has done so far, is set right. */
import { describe, expect, it } from 'vitest';
import {
	decide,
	fieldTable,
	spendable,
	type Action,
	type Correction,
	type FieldValue,
	type State,
	type Title
} from '$engine';
import { turnOf } from '$lib/components/game/repair/correction-choices';
import { mex, newMex, openingOver } from '../../support/mex';
import * as mx from '../1822mx/support';
import * as oe from '../18oe/oe-support';

const change = (field: string, value: FieldValue): Action => ({
	do: 'correct',
	reason: 'miscounted',
	changes: [{ kind: 'field', field, value }]
});

function corrected(title: Title, state: State, field: string, value: FieldValue): State {
	const decision = decide(title.rules, state, change(field, value));
	if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
	expect(decision.facts.every((fact) => fact.rule === 'banker')).toBe(true);
	return decision.state;
}

describe('corrections of a title’s own state', () => {
	it('1822MX §6.7 a destination token is taken back, and can be placed again', () => {
		const state = mx.patchOwn(mx.table(), { destinations: ['MC', 'FCM'] });
		const back = corrected(mx.mx, state, 'destinations', ['FCM']);
		expect(mx.ownOf(back).destinations).toEqual(['FCM']);
		expect(mx.ownOf(corrected(mx.mx, back, 'destinations', ['FCM', 'MC'])).destinations).toEqual([
			'FCM',
			'MC'
		]);
	});

	it('1822MX §5.10.5 §6.17 §6.22 bids and acquisitions of the turn, and the auction of stations', () => {
		const stock = corrected(mx.mx, mx.table(), 'turn bids', 2);
		expect(mx.ownOf(stock).turn.bids).toBe(2);
		const on = mx.operating(
			mx.business(mx.table(), 'MC', { price: 80, shares: { p1: 40 }, trains: ['L'] }),
			'MC'
		);
		expect(mx.ownOf(corrected(mx.mx, on, 'turn acquired', true)).turn.acquired).toBe(true);
		const auction: State = {
			...mx.patchOwn(mx.table(), {
				ndem: 'closing',
				stations: ['M14'],
				auction: { passes: 1, opener: 'p1', item: null }
			}),
			turn: { kind: 'own', step: 'tokenAuction', player: 'p2', company: 'NdeM' }
		};
		expect(mx.ownOf(corrected(mx.mx, auction, 'auction passes', 0)).auction?.passes).toBe(0);
	});

	it('18OE §10 §11.2 the stock action and the stations paid for in the turn', () => {
		const state = oe.majorPhase();
		const acted = corrected(oe.oe, state, 'stock action', 'trade');
		expect(oe.own(acted).stock.action).toBe('trade');
		expect(oe.own(corrected(oe.oe, acted, 'stock action', null)).stock.action).toBeNull();
	});

	it('18MEX §3.2 a purchase that was forgotten counts as this turn’s, and may be taken back', () => {
		const state = openingOver(newMex());
		const bought = corrected(mex, state, 'stock bought', true);
		expect(bought.turn).toMatchObject({ kind: 'stock', player: 'p1', bought: true });
		expect(corrected(mex, bought, 'stock bought', false).turn).toEqual(state.turn);
	});

	it('what belongs to another kind of turn, or to an auction that is not on, is refused', () => {
		for (const [title, state, field] of [
			[mex, openingOver(newMex()), 'operating settled'],
			[mex, openingOver(newMex()), 'auction passes'],
			[mx.mx, mx.table(), 'auction passes'],
			[oe.oe, oe.newOe(), 'stock action']
		] as const) {
			const decision = decide(title.rules, state, change(field, 1));
			expect(decision.ok ? [] : decision.refusals.map(({ code }) => code), field).toEqual([
				'not-available'
			]);
		}
	});
});

const byHand = (...changes: readonly Correction[]): Action => ({
	do: 'correct',
	reason: 'agreed',
	changes
});

function setRight(title: Title, state: State, ...changes: readonly Correction[]): State {
	const decision = decide(title.rules, state, byHand(...changes));
	if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
	return decision.state;
}

/** As the form makes it. */
function turnTo(title: Title, state: State, who: string): State {
	const turn = turnOf(state, who);
	if (turn === null) throw new Error('no turn');
	return setRight(title, state, { kind: 'turn', turn });
}

describe('another turn than the one that is on', () => {
	const company = { price: 80, shares: { p1: 40 }, cash: 900, turns: 2 } as const;

	it('1822MX §6.3.1 §6.17 begins afresh: what the company before did says nothing of this one', () => {
		const both = mx.business(
			mx.business(mx.inPhase(mx.table(), '3'), 'MC', company),
			'FCM',
			company
		);
		const state = mx.depotAt(
			mx.withTrains(mx.operating(both, 'MC', { settled: true }), 'MC', ['3']),
			'3'
		);
		const issued = mx.play(state, { do: 'own.issueShares', company: 'MC', count: 1 });
		expect(mx.ownOf(issued).turn.traded).toBe('issued');
		const next = turnTo(mx.mx, mx.withTrains(issued, 'FCM', ['3']), 'FCM');
		expect(mx.ownOf(next).turn).toEqual(mx.ownOf(mx.table()).turn);
		const ran = mx.play(next, { do: 'run', company: 'FCM', revenue: 50, choice: 'withhold' });
		const train = mx.trainId(ran, 'offering', '3');
		expect(mx.codes(ran, { do: 'buyTrain', company: 'FCM', train, price: 200 })).toEqual([]);
	});

	it('18OE §10 §11.6.3 so does a stock turn; what a new phase has made rust still does', () => {
		const state = oe.majorPhase();
		const acted = oe.withOwn(state, {
			stock: { ...oe.own(state).stock, action: 'trade' },
			turn: { ...oe.own(state).turn, bought: true, rust: true }
		});
		const next = turnTo(oe.oe, acted, 'p2');
		expect(oe.own(next).stock).toEqual(oe.own(state).stock);
		expect(oe.own(next).turn).toEqual({ ...oe.own(state).turn, rust: true });
	});

	it('is one of the opening sale, or of its auction, while that is on', () => {
		const opening = newMex();
		expect(turnTo(mex, opening, 'p2').turn).toEqual({ kind: 'opening', player: 'p2' });
		const auction = { kind: 'auction', deed: 'A', player: 'p1', passes: 1, resume: 'p3' } as const;
		expect(turnTo(mex, { ...opening, turn: auction }, 'p2').turn).toEqual({
			...auction,
			player: 'p2'
		});
		const concession = { kind: 'own', step: 'concession', player: 'p1', company: null } as const;
		expect(turnOf({ ...oe.newOe(), turn: concession }, 'p2')).toEqual({
			...concession,
			player: 'p2'
		});
		// The piles are laid out before anybody has a turn.
		expect(turnOf(mx.empty(), 'p2')).toBeNull();
	});
});

describe('a private that is taken out of the sale by hand', () => {
	const bid = { player: 'p1', amount: 60 } as const;

	it('18MEX §3.1 gives the bids on it back, and its auction is over', () => {
		const bids = { B: [bid, { player: 'p2', amount: 65 } as const] };
		const turn = { kind: 'auction', deed: 'B', player: 'p1', passes: 0, resume: 'p3' } as const;
		const after = setRight(mex, { ...newMex(), bids, turn }, { kind: 'deed', deed: 'B', to: 'p3' });
		expect([after.bids, after.turn]).toEqual([{}, { kind: 'opening', player: 'p3' }]);
		expect(spendable(after, 'p2')).toBe(after.cash['p2']);
	});

	it('1822MX §5.12.2 leaves its box, and the round ends without it', () => {
		const state = { ...mx.patchOwn(mx.table(), { tokens: { P2: [bid] } }), bids: { P2: [bid] } };
		const after = setRight(mx.mx, state, { kind: 'deed', deed: 'P2', to: 'p2' });
		expect(mx.ownOf(after).boxes.privates).not.toContain('P2');
		expect([after.bids, mx.ownOf(after).tokens]).toEqual([{}, {}]);
		const won = { ...mx.patchOwn(after, { tokens: { M1: [bid] } }), bids: { M1: [bid] } };
		expect(mx.allPass(won).deeds['P2']?.place).toBe('p2');
	});

	it('stays in its box where it was never taken out', () => {
		const state = mx.table();
		const after = setRight(mx.mx, state, { kind: 'deed', deed: 'P2', to: 'offering' });
		expect(mx.ownOf(after)).toEqual(mx.ownOf(state));
	});
});

describe('bids that outlived their sale', () => {
	it('18MEX §3.1 are found, and can be given back: they would set money aside for ever', () => {
		const field = (state: State) => {
			const bids = mex.position.fields(state).find(({ id }) => id === 'bids');
			return bids?.hidden?.(fieldTable(mex.position, state));
		};
		const over = openingOver(newMex());
		expect([field(newMex()), field(over)]).toEqual([false, true]);
		const left = { ...over, bids: { B: [{ player: 'p1', amount: 60 } as const] } };
		expect(field(left)).toBe(false);
		expect(corrected(mex, left, 'bids', {}).bids).toEqual({});
	});
});

describe('1822MX cards in boxes and piles', () => {
	const state = mx.deedTo(mx.table(), 'P2', 'p2');
	const { privates } = mx.ownOf(state).boxes;
	const field = (id: string, value: FieldValue): Correction => ({
		kind: 'field',
		field: id,
		value
	});
	const codes = (table: State, ...changes: readonly Correction[]) => {
		const decision = decide(mx.mx.rules, table, byHand(...changes));
		return decision.ok ? [] : decision.refusals.map(({ code }) => code);
	};

	it('§5.1.1 none is put there that is in play, or twice: the round could not end with it', () => {
		const [first = '', ...others] = privates;
		expect(codes(state, field('boxes privates', ['P2', ...privates]))).toEqual(['not-available']);
		expect(codes(state, field('piles privates', [first]))).toEqual(['not-available']);
		const changes = [field('boxes privates', others), field('piles privates', [first])];
		expect(codes(state, ...changes)).toEqual([]);
		const back = { kind: 'deed', deed: 'P2', to: 'offering' } as const;
		expect(codes(state, back, field('boxes privates', ['P2', ...privates]))).toEqual([]);
	});

	it('what lay twice before can be set right piece by piece', () => {
		const { boxes } = mx.ownOf(state);
		const twice = mx.patchOwn(state, { boxes: { ...boxes, privates: ['P2', 'P2', ...privates] } });
		expect(codes(twice, field('boxes privates', ['P2', ...privates]))).toEqual([]);
	});
});

describe('a question that is said to need no answer', () => {
	it('1822MX §5.12.8 needs one where the game waits for nothing else', () => {
		const rich = mx.rich(mx.investing(mx.table(), 'p1'), { p1: 200, p2: 350, p3: 300 });
		const asked = mx.allPass(mx.deedTo(rich, 'P7', 'p1'));
		const [duty] = asked.duties;
		if (duty === undefined) throw new Error('nobody is asked');
		const decision = decide(mx.mx.rules, asked, byHand({ kind: 'duty', duty: duty.id }));
		expect(decision.ok ? [] : decision.refusals.map(({ code }) => code)).toEqual(['duty-first']);
		const elsewhere = turnTo(mx.mx, { ...asked, turn: null }, 'p2');
		expect(setRight(mx.mx, elsewhere, { kind: 'duty', duty: duty.id }).duties).toEqual([]);
	});
});
