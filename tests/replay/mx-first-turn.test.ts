/** A company in its first turn must buy a train, and its director sells shares of it there (5.5.1, 6.16.1). */
import { describe, expect, it } from 'vitest';
import { cashOf, presidentOf, trainsAt, type State } from '../../src/lib/engine';
import { depotAt, held, inPhase, operating, price, rich, table } from '../engine/1822mx/support';
import { Refused } from './adapter';
import { mxAdapter } from './mx-adapter';
import { SOLD_IN_FIRST_TURN } from './mx-departures';
import type { MxLine } from './mx-names';
import { corp, line, major, on, step, type Game } from './mx-standing';

describe('§5.5.1 shares of a company in its first turn', () => {
	/** MC lacks 150 for a 4-train; Ana has 60 and holds 40% of MC and 20% of CHP. */
	const start = (turns: number): State => {
		const base = major(inPhase(table(), '4'), 'MC', {
			shares: { p1: 40 },
			trains: [],
			turns
		});
		const chp = major(base, 'CHP', { price: 80, shares: { p2: 20, p1: 20 }, turns: 0 });
		return operating(depotAt(rich(chp, { p1: 60, MC: 150 }), '4'), 'MC', { settled: true });
	};
	const at = { before: step('MC', 'BuyTrain'), after: step('MC', 'BuyTrain') };
	const sell = (id: string, col: number, paid: number): MxLine =>
		line(
			{ type: 'sell_shares', entity: 11, entity_type: 'player', shares: [`${id}_1`], percent: 10 },
			{
				...at,
				flows: [['bank', 'player:11', paid, 'sell_shares']],
				state: { corps: { [id]: corp({ row: 0, col, pos: 0 }) } }
			}
		);
	const buy = (game: Game): void =>
		mxAdapter.play(
			game,
			line(
				{ type: 'buy_train', entity: 'MC', train: '4-0', variant: '4', price: 300 },
				{
					...at,
					flows: [
						['player:11', 'corp:MC', 150, 'spend<buy_train'],
						['corp:MC', 'bank', 300, 'buy_train<process']
					]
				}
			)
		);

	it('are not for sale here; there they are, once it has run', () => {
		const game = on(start(0));
		const bank = cashOf(game.state, 'bank');
		mxAdapter.play(game, sell('MC', 13, 100));
		expect([held(game.state, 'MC', 'p1'), held(game.state, 'MC', 'pool')]).toEqual([30, 10]);
		expect([cashOf(game.state, 'p1'), cashOf(game.state, 'bank')]).toEqual([160, bank - 100]);
		expect([price(game.state, 'MC'), presidentOf(game.state, 'MC')]).toEqual([90, 'p1']);
		expect(game.departures.get(SOLD_IN_FIRST_TURN.id)).toBe(1);
		buy(game);
		expect(trainsAt(game.state, 'MC').map((train) => train.type)).toEqual(['4']);
		expect(cashOf(game.state, 'p1')).toBe(10);
	});

	it('that has completed one are sold without a departure', () => {
		const game = on(start(1));
		mxAdapter.play(game, sell('MC', 13, 100));
		expect(price(game.state, 'MC')).toBe(90);
		expect(game.departures.size).toBe(0);
	});

	it('of another company that has not operated are refused', () => {
		const game = on(start(0));
		expect(() => mxAdapter.play(game, sell('CHP', 11, 80))).toThrow(Refused);
	});
});
