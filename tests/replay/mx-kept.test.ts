/** A company is sold once in a turn there; what is left of it is kept, for a train and over the limit (5.5.8, 6.16.1). */
import { describe, expect, it } from 'vitest';
import { cashOf, trainsAt, type State } from '../../src/lib/engine';
import {
	depotAt,
	held,
	inPhase,
	investing,
	operating,
	rich,
	table
} from '../engine/1822mx/support';
import { Refused } from './adapter';
import { mxAdapter } from './mx-adapter';
import { REST_KEPT } from './mx-departures';
import { corp, inSr, line, major, on, step, type Game } from './mx-standing';

const sale = (shares: number) => ({
	type: 'sell_shares',
	entity: 11,
	entity_type: 'player',
	shares: Array.from({ length: shares }, (_, i) => `CHP_${i + 1}`),
	percent: 10 * shares
});
const after = (col: number) => ({ corps: { CHP: corp({ row: 0, col, pos: 0 }) } });

describe('§6.16.1 who has sold some of a company for a train', () => {
	/** MC lacks 200 for a 4; Ana has nothing but two shares of CHP and one of FNM, at 60 each. */
	const start = (): State => {
		const base = depotAt(rich(inPhase(table(), '4'), { p1: 0 }), '4');
		const mc = major(base, 'MC', { trains: [], cash: 100 });
		const chp = major(mc, 'CHP', { price: 60, shares: { p2: 20, p1: 20 } });
		return operating(major(chp, 'FNM', { price: 60, shares: { p3: 20, p1: 10 } }), 'MC', {
			settled: true
		});
	};
	const at = { before: step('MC', 'BuyTrain'), after: step('MC', 'BuyTrain') };
	const sell = (game: Game, id: string): void =>
		mxAdapter.play(
			game,
			line(
				{ ...sale(1), shares: [`${id}_1`] },
				{
					...at,
					flows: [['bank', 'player:11', 60, 'sell_shares']],
					state: { corps: { [id]: corp({ row: 0, col: 9, pos: 0 }) } }
				}
			)
		);
	const buy = (game: Game): void =>
		mxAdapter.play(
			game,
			line(
				{ type: 'buy_train', entity: 'MC', entity_type: 'corporation', train: '4-0', price: 300 },
				{
					...at,
					flows: [
						['player:11', 'corp:MC', 200, 'buy_train_action<process_buy_train'],
						['corp:MC', 'bank', 300, 'buy_train<buy_train_action']
					]
				}
			)
		);

	it('sells the rest of it before borrowing; there the rest is kept', () => {
		const game = on(start());
		sell(game, 'CHP');
		sell(game, 'FNM');
		buy(game);
		expect(trainsAt(game.state, 'MC').map(({ type }) => type)).toEqual(['4']);
		expect([held(game.state, 'CHP', 'p1'), held(game.state, 'CHP', 'pool')]).toEqual([10, 10]);
		expect([cashOf(game.state, 'p1'), game.state.debt['p1']]).toEqual([0, 120]);
		expect(game.departures.get(REST_KEPT.id)).toBe(1);
	});

	it('and keeps a company of which nothing has been sold: that is a fault', () => {
		const game = on(start());
		sell(game, 'CHP');
		expect(() => buy(game)).toThrow(Refused);
	});
});

describe('§5.5.8 who is over the certificate limit and has sold some of a company', () => {
	const start = (): State => {
		const chp = major(inPhase(table(), '3'), 'CHP', { price: 60, shares: { p2: 20, p1: 30 } });
		return { ...investing(chp, 'p1'), certificateLimit: 1 };
	};
	const pass = (game: Game): void =>
		mxAdapter.play(
			game,
			line(
				{ type: 'pass', entity: 11, entity_type: 'player' },
				{ before: inSr(11), after: inSr(12) }
			)
		);

	it('sells on until he is within it; there the turn is over', () => {
		const game = on(start());
		mxAdapter.play(
			game,
			line(sale(1), {
				before: inSr(11),
				after: inSr(11),
				flows: [['bank', 'player:11', 60, 'sell_shares']],
				state: after(9)
			})
		);
		pass(game);
		expect(game.state.turn).toMatchObject({ kind: 'stock', player: 'p2' });
		expect(game.state.certificateLimit).toBe(1);
		expect(game.departures.get(REST_KEPT.id)).toBe(1);
	});

	it('and passes without a sale: that is a fault', () => {
		expect(() => pass(on(start()))).toThrow('must-sell');
	});
});
