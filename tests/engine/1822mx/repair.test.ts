import { describe, expect, it } from 'vitest';
import { breaches, spendable } from '$engine';
import type { Repair } from '$engine/titles/1822mx/rules/repair';
import {
	allPass,
	codes,
	minor,
	operating,
	ownOf,
	play,
	table,
	trainsOf,
	type MxAction
} from './support';

const fix = (...changes: readonly Repair[]): MxAction => ({
	do: 'own.repair',
	reason: 'seen on the table',
	changes
});

describe('what the banker sets right', () => {
	it('cards in boxes and piles', () => {
		const state = play(
			table(),
			fix(
				{ kind: 'boxes', pile: 'minors', cards: ['M9', 'M2', 'M3', 'M4'] },
				{ kind: 'pile', pile: 'minors', known: ['M1'], hidden: ['M5', 'M6'] }
			)
		);
		expect(ownOf(state).boxes.minors[0]).toBe('M9');
		expect(ownOf(state).hidden.minors).toEqual(['M5', 'M6']);
	});

	it('§5.10 bids: every token, and only the highest commits money', () => {
		const state = play(
			table(),
			fix({
				kind: 'bids',
				item: 'M1',
				bids: [
					{ player: 'p2', amount: 100 },
					{ player: 'p3', amount: 150 }
				]
			})
		);
		expect([spendable(state, 'p2'), spendable(state, 'p3')]).toEqual([500, 350]);
		expect(breaches(state, 12000)).toEqual([]);
		expect(ownOf(play(state, fix({ kind: 'bids', item: 'M1', bids: [] }))).tokens).toEqual({});
		expect(allPass(state).companies['M1']?.floated).toBe(true);
	});

	it('order, debts, sides of trains, cubes, Mexico City and the acquisition of a turn', () => {
		const state = play(
			table(),
			fix(
				{ kind: 'order', order: ['p3', 'p2', 'p1'] },
				{ kind: 'debt', player: 'p1', amount: 30 },
				{ kind: 'side', train: 'L-1', to: '2' },
				{ kind: 'cubes', pool: 10, map: 14, held: {} },
				{ kind: 'city', level: 2 },
				{ kind: 'acquired', acquired: true }
			)
		);
		expect(state.order).toEqual(['p3', 'p2', 'p1']);
		expect(state.debt['p1']).toBe(30);
		expect(trainsOf(state, 'offering')[0]).toBe('2');
		expect(state.phase).toBe('1');
		expect(ownOf(state)).toMatchObject({
			mexicoCity: 2,
			cubes: { pool: 10 },
			turn: { acquired: true }
		});
	});

	it.each<[string, Repair]>([
		['not-every-player', { kind: 'order', order: ['p1'] }],
		['bids-set-aside', { kind: 'bids', item: 'M1', bids: [{ player: 'p1', amount: 600 }] }],
		['not-available', { kind: 'side', train: 'L-1', to: '3' }],
		['not-available', { kind: 'debt', player: 'p1', amount: -1 }],
		['not-available', { kind: 'city', level: 5 }]
	])('refuses what cannot be: %s', (code, change) => {
		expect(codes(table(), fix(change))).toEqual([code]);
	});

	it('refuses to do nothing', () => {
		expect(codes(table(), fix())).toEqual(['nothing-done']);
	});

	it('§6.2.1 a company that has lost its director by hand has no turn in which nobody could act', () => {
		const ran = { price: 50, trains: ['L'], turns: 2 } as const;
		const both = minor(minor(table(), 'M9', 'p2', ran), 'M5', 'p3', ran);
		const at = operating(both, 'M9', { settled: true });
		const lost: MxAction = {
			do: 'correct',
			reason: 'seen on the table',
			changes: [{ kind: 'certificate', company: 'M5', certificate: 'M5-P', to: 'pool' }]
		};
		const next = (state: typeof at) => play(state, { do: 'endTurn' }).turn;
		expect(next(at)).toMatchObject({ kind: 'operating', company: 'M5' });
		expect(next(play(at, lost))).not.toMatchObject({ company: 'M5' });
	});
});
