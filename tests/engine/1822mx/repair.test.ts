import { describe, expect, it } from 'vitest';
import { breaches, spendable, type Correction, type State } from '$engine';
import type { Repair } from '$engine/titles/1822mx/rules/repair';
import {
	allPass,
	cash,
	codes,
	depotAt,
	inPhase,
	investing,
	minor,
	mx,
	operating,
	ownOf,
	play,
	table,
	trainsOf,
	withTrains,
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

	it('§5.12.2 a card out of its box is not won; its bids go back and their money is free', () => {
		const bids = play(
			table(),
			{ do: 'bid', player: 'p1', deed: 'M2', amount: 100 },
			{ do: 'bid', player: 'p1', deed: 'M1', amount: 100 },
			fix({ kind: 'boxes', pile: 'minors', cards: ['M2', 'M3', 'M4'] })
		);
		const over = allPass(bids);
		expect([over.companies['M1']?.floated, over.companies['M2']?.floated]).toEqual([false, true]);
		expect([over.bids, ownOf(over).tokens]).toEqual([{}, {}]);
		expect([cash(over, 'p1'), spendable(over, 'p1')]).toEqual([400, 400]);
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

describe('where the banker has laid something odd', () => {
	const laid = (state: State, ...changes: readonly Correction[]): State =>
		play(state, { do: 'correct', reason: 'seen on the table', changes });

	it('§6.5.15 a special train in the pool is not for sale, and the others still are', () => {
		const base = minor(depotAt(inPhase(table(), '3'), '3'), 'M1', 'p1', { price: 50, cash: 10 });
		const odd = laid(operating(base, 'M1', { settled: true }), {
			kind: 'train',
			train: 'LP-P4',
			to: 'pool'
		});
		const offers = mx.offers(odd).find(({ kind }) => kind === 'buyTrain')?.options ?? [];
		const open = offers.filter(({ refusals }) => refusals.length === 0);
		expect(open.map(({ action }) => action)).toMatchObject([{ price: 200, help: true }]);
	});

	it('§6.14.9 a special train with the NdeM does not count against its limit', () => {
		const four = withTrains(inPhase(table(), '2'), 'NdeM', ['L', 'L', 'L', 'L']);
		const odd = laid(four, { kind: 'train', train: 'LP-P4', to: 'NdeM' });
		expect(trainsOf(allPass(odd), 'NdeM')).toContain('LP');
	});

	it('§5.12.2 a card in a box that belongs to somebody already is not won', () => {
		const second = investing(table(), 'p1');
		const bids = play(second, { do: 'bid', player: 'p1', deed: 'P2', amount: 20 });
		const over = allPass(laid(bids, { kind: 'deed', deed: 'P2', to: 'p3' }));
		expect([over.deeds['P2']?.place, cash(over, 'p1')]).toEqual(['p3', 500]);
		expect(over.bids).toEqual({});
	});

	it('§5.10 bids are set right on cards in boxes, while bids are made', () => {
		const bids = (item: string): MxAction =>
			fix({ kind: 'bids', item, bids: [{ player: 'p2', amount: 100 }] });
		expect(codes(table(), bids('M9'))).toEqual(['not-in-a-box']);
		const running = operating(minor(table(), 'M9', 'p1', { price: 50 }), 'M9');
		expect(codes(running, bids('M1'))).toEqual(['wrong-moment']);
		expect(codes(running, fix({ kind: 'bids', item: 'M1', bids: [] }))).toEqual([]);
	});

	it('§6.13.10 a minor that nobody owns does not run', () => {
		const alone = minor(table(), 'M1', 'p1', { price: 50, trains: ['L'] });
		const odd = laid(operating(alone, 'M1'), {
			kind: 'certificate',
			company: 'M1',
			certificate: 'M1-P',
			to: 'offering'
		});
		const run = { do: 'run', company: 'M1', revenue: 40, choice: 'half' } as const;
		expect(codes(odd, run)).toEqual(['not-started']);
	});
});
