/** What the NdeM does there that it never could here: keep its first share, wait for its last run. */
import { describe, expect, it } from 'vitest';
import { cashOf, trainsAt, type State } from '../../src/lib/engine';
import {
	companyIn,
	depotAt,
	held,
	inPhase,
	investing,
	operating,
	ownOf,
	patchOwn,
	play,
	rich,
	table,
	trainsOf
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { NATIONAL_KEPT, NATIONAL_WAITED } from './mx-departures';
import { inSr, line, major, on, step, type Game } from './mx-standing';
import { inOr } from './standing';

describe('§6.16.1 a share of the NdeM in the hand of who must borrow', () => {
	/** MC lacks 200 for a 4, and Ana has 40 beside her shares of the NdeM. */
	const start = (mine: number, others: number): State => {
		const base = depotAt(rich(inPhase(table(), '4'), { p1: 40 }), '4');
		const given = base.certificates['NdeM']?.map((share, i) => {
			const place = i < mine ? 'p1' : i < mine + others ? 'p2' : share.place;
			return { ...share, place } as const;
		});
		const shared = { ...base, certificates: { ...base.certificates, NdeM: given ?? [] } };
		const run = { ...companyIn(shared, 'NdeM'), turns: 3 };
		const operated = { ...shared, companies: { ...shared.companies, NdeM: run } };
		return operating(major(operated, 'MC', { trains: [], cash: 100 }), 'MC', { settled: true });
	};
	const buy = (game: Game): void =>
		mxAdapter.play(
			game,
			line(
				{ type: 'buy_train', entity: 'MC', entity_type: 'corporation', train: '4-0', price: 300 },
				{
					before: step('MC', 'BuyTrain'),
					after: step('MC', 'BuyTrain'),
					flows: [
						['bank', 'player:11', 160, 'take_player_loan<try_take_player_loan'],
						['player:11', 'corp:MC', 200, 'buy_train_action<process_buy_train'],
						['corp:MC', 'bank', 300, 'buy_train<buy_train_action']
					]
				}
			)
		);

	it('is sold here; there the first one is kept while nobody else holds any', () => {
		const game = on(start(1, 0));
		buy(game);
		expect([held(game.state, 'NdeM', 'p1'), game.state.debt['p1']]).toEqual([10, 240]);
		expect(trainsAt(game.state, 'MC').map(({ type }) => type)).toEqual(['4']);
		expect(cashOf(game.state, 'p1')).toBe(0);
		expect(game.departures.get(NATIONAL_KEPT.id)).toBe(1);
	});

	it('a second one, or one while somebody else holds any, is a fault', () => {
		expect(() => buy(on(start(2, 0)))).toThrow('can-still-sell');
		expect(() => buy(on(start(1, 1)))).toThrow('can-still-sell');
	});
});

describe('§6.22.1 the NdeM whose last run is still to come in a stock round', () => {
	/** Everybody but Ana has passed, who has bid for M2; nobody else has bid. */
	const start = (): State => {
		const bought = play(investing(depotAt(inPhase(table(), '7'), '7'), 'p1'), {
			do: 'bid',
			player: 'p1',
			deed: 'M2',
			amount: 100
		});
		const ended = play(bought, { do: 'endTurn' });
		const passed = play(ended, { do: 'pass', player: 'p2' }, { do: 'pass', player: 'p3' });
		return patchOwn(passed, { ndem: 'due' });
	};
	const end = (shares: number): Game => {
		const game = on(start());
		const state = { ndem_shares_total: shares, depot: { upcoming: { '7': 1 } } };
		const parts = { before: inSr(11), after: inOr('NDEM', 'OR 2.1'), state };
		mxAdapter.play(game, line({ type: 'pass', entity: 11, entity_type: 'player' }, parts));
		return game;
	};

	it('takes neither train nor station for the minor of box 1 there', () => {
		const game = end(40);
		expect(ownOf(game.state).boxes.minors).toEqual(['M3', 'M4', 'M5', 'M6']);
		expect(trainsOf(game.state, 'NdeM')).toEqual([]);
		expect(held(game.state, 'NdeM', 'pool')).toBe(40);
		expect(game.state.companies['M2']?.floated).toBe(true);
		expect(game.departures.get(NATIONAL_WAITED.id)).toBe(1);
	});

	it('where it took them that is no departure', () => {
		const game = end(50);
		expect(trainsOf(game.state, 'NdeM')).toEqual(['7']);
		expect(game.departures.size).toBe(0);
	});
});
