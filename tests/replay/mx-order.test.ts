/** Who operates next, when prices have fallen inside an operating round (6.2.1). */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '../../src/lib/engine';
import {
	business,
	deedTo,
	depotAt,
	inPhase,
	operating,
	patchOwn,
	play,
	price,
	rich,
	table,
	trainsOf,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { ORDER_SORTED } from './mx-departures';
import type { MxLine } from './mx-names';
import { corp, line, major, on, step, type Game } from './mx-standing';
import { inOr } from './standing';

describe('§6.2.1 who operates next', () => {
	/** MC has run; CHP at 60 is next here, the NdeM at 100 operates last. */
	const start = (): State =>
		operating(
			major(major(inPhase(table(), '4'), 'MC'), 'CHP', {
				price: 60,
				shares: { p2: 20, p1: 20 },
				turns: 2
			}),
			'MC',
			{ settled: true }
		);
	/** MC must buy a 4 and its director has to sell for it. */
	const needy = (): State => {
		const base = depotAt(rich(start(), { p1: 100, MC: 150 }), '4');
		const trains = base.trains.map((train) =>
			train.place === 'MC' ? { ...train, place: 'removed' as const } : train
		);
		return { ...base, trains };
	};
	const sell = line(
		{ type: 'sell_shares', entity: 11, entity_type: 'player', shares: ['CHP_1'], percent: 10 },
		{
			before: step('MC', 'BuyTrain'),
			after: step('MC', 'BuyTrain'),
			flows: [['bank', 'player:11', 60, 'sell_shares']],
			state: { corps: { CHP: corp({ row: 0, col: 9, pos: 0 }) } }
		}
	);
	/** MC has bought its train, and its turn is over there. */
	const buy = (next: string, more: object = {}): MxLine =>
		line(
			{ type: 'buy_train', entity: 'MC', train: '4-0', price: 300 },
			{
				before: step('MC', 'BuyTrain'),
				after: { ...inOr(next, 'OR 2.1'), phase: '4' },
				flows: [
					['player:11', 'corp:MC', 150, 'spend<buy_train'],
					['corp:MC', 'bank', 300, 'buy_train<process']
				],
				...more
			}
		);
	const idle = { dividends: [{ entity: 'corp:NDEM', kind: 'withhold', revenue: 0 }] };

	it('after a sale for a train the NdeM is sorted among the majors there', () => {
		const game = on(needy());
		mxAdapter.play(game, sell);
		mxAdapter.play(game, buy('NDEM'));
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'NdeM' });
		expect(game.departures.get(ORDER_SORTED.id)).toBe(1);
		expect(game.state.companies['CHP']?.faceDown).toBe(false);
		const after = { ...inOr('CHP', 'OR 2.1'), phase: '4' };
		const pass = { type: 'pass', entity: 'NDEM' };
		mxAdapter.play(game, line(pass, { before: step('NDEM', 'Track'), after, ...idle }));
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'CHP' });
		expect(game.departures.get(ORDER_SORTED.id)).toBe(1);
	});

	it('also when its whole turn was settled in the line', () => {
		const game = on(needy());
		mxAdapter.play(game, sell);
		mxAdapter.play(game, buy('CHP', idle));
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'CHP' });
		expect(price(game.state, 'NdeM')).toBe(90);
		expect(game.departures.get(ORDER_SORTED.id)).toBe(1);
	});

	it('without a sale for a train another order is a fault', () => {
		const game = on(start());
		const pass = { type: 'pass', entity: 'MC', entity_type: 'corporation' };
		const after = { ...inOr('NDEM', 'OR 2.1'), phase: '4' };
		const over = line(pass, { before: step('MC', 'BuyTrain'), after });
		expect(() => mxAdapter.play(game, over)).toThrow('not-run-yet');
		expect(game.departures.size).toBe(0);
	});

	it('a price that falls with P16 at the start of a round changes no order there', () => {
		const poor = deedTo(start(), 'P16', 'MC');
		const two = business(poor, 'IRM', { price: 100, shares: { p3: 20 }, turns: 3, trains: ['3'] });
		const income: State = { ...two, turn: { kind: 'income' } };
		const begin = (closed: readonly string[]): Game => {
			const game = on(income, { closed: { companies: [] } });
			const pass = { type: 'pass', entity: 13, entity_type: 'player' };
			const parts = {
				before: step('MC', 'Track'),
				after: { ...inOr('MC', 'OR 2.1'), phase: '4' },
				state: { closed: { companies: closed } }
			};
			mxAdapter.play(game, line(pass, parts));
			return game;
		};
		const game = begin(['P16']);
		expect(price(game.state, 'MC')).toBe(90);
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'MC' });
		expect(game.departures.get(ORDER_SORTED.id)).toBe(1);
		expect(() => begin([])).toThrow('not-run-yet');
	});

	it('who discards first after P16 has closed is not whose turn it is there', () => {
		const poor = deedTo(start(), 'P16', 'MC');
		const two = business(poor, 'IRM', { price: 100, shares: { p3: 20 }, turns: 3, trains: ['3'] });
		const over = { id: 'discard-CHP', kind: 'discardTrain', player: 'p2', company: 'CHP' } as const;
		const much = withTrains(two, 'CHP', ['3', '3', '3']);
		const duties = [{ ...over, count: 1, choices: [] }];
		const game = on({ ...much, turn: { kind: 'income' }, duties }, { closed: { companies: [] } });
		const says = (...trains: string[]) => ({
			closed: { companies: ['P16'] },
			corps: { CHP: corp({ trains, owner: 12 }) }
		});
		const four = says('3', '3', '3', '3');
		const pass = { type: 'pass', entity: 13, entity_type: 'player' };
		const asked = { ...step('CHP', 'DiscardTrain'), phase: '4' };
		mxAdapter.play(game, line(pass, { before: step('MC', 'Track'), after: asked, state: four }));
		const next = on(game.state, four);
		for (const [key, note] of game.notes) next.notes.set(key, note);
		const discard = { type: 'discard_train', entity: 'CHP', train: '3-0' };
		const after = { ...inOr('MC', 'OR 2.1'), phase: '4' };
		const parts = { before: asked, after, state: says('3', '3', '3') };
		mxAdapter.play(next, line(discard, parts));
		expect(next.state.turn).toMatchObject({ kind: 'operating', company: 'MC' });
		expect(trainsOf(next.state, 'CHP')).toEqual(['3', '3', '3']);
		expect(next.departures.get(ORDER_SORTED.id)).toBe(1);
	});

	it('after the auction of the stations another one than ours may be next there', () => {
		const base = rich(major(needy(), 'IRM', { price: 50, shares: { p3: 20 }, turns: 0 }), {
			IRM: 50
		});
		const last = operating(patchOwn(base, { ndem: 'due', stations: ['M14'] }), 'NdeM', {
			settled: true
		});
		const passes = ['p1', 'p2'].map(
			(player) => ({ do: 'pass', player: player as PlayerId }) as const
		);
		const auction = play(last, { do: 'endTurn' }, ...passes);
		const left = auction.companies['IRM']?.tokens.left ?? 0;
		const said = { type: 'pass', entity: 'NDEM', entity_type: 'corporation' };
		const asked = (acting: number[]) => ({ ...step('NDEM', 'AuctionNdemTokens'), acting });
		const end = (sorted: boolean): Game => {
			const before = on(needy());
			if (sorted) mxAdapter.play(before, sell);
			const game = on(auction);
			for (const [key, note] of before.notes) game.notes.set(key, note);
			mxAdapter.play(game, line(said, { before: asked([13]), after: asked([13]) }));
			const after = { ...inOr('IRM', 'OR 2.1'), phase: '4' };
			mxAdapter.play(game, line(said, { before: asked([]), after }));
			return game;
		};
		const game = end(true);
		expect(game.state.turn).toMatchObject({ kind: 'operating', company: 'IRM' });
		expect(game.departures.get(ORDER_SORTED.id)).toBe(1);
		expect(game.state.companies['IRM']?.tokens.left).toBe(left - 1);
		expect(() => end(false)).toThrow('must-buy-train');
	});
});
