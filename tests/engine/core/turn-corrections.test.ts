/** What only a title keeps, and what the turn that is on has done so far, is set right. */
import { describe, expect, it } from 'vitest';
import { decide, type Action, type FieldValue, type State, type Title } from '$engine';
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
