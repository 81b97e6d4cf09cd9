/** Runs and trains that no shared game has: halves taken apart, a second Pullman, loans from nowhere. */
import { expect, it } from 'vitest';
import { cashOf } from '../../src/lib/engine';
import {
	codes,
	deedTo,
	inPhase,
	operating,
	play,
	price,
	table,
	trainsOf,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { bankLends } from './mx-booking';
import { DOUBLES_ACQUIRED, HALVED_APART, LOANS_FROM_BANK } from './mx-departures';
import type { MxLine } from './mx-names';
import { corp, later, line, major, on, step, type Game } from './mx-standing';

it('§6.13.3 two halves are one half here; there each is rounded up by itself', () => {
	const base = major(inPhase(table(), '3'), 'MC', { price: 45, shares: { p1: 30, p2: 20 } });
	const start = operating(withTrains(base, 'MC', ['2P']), 'MC');
	const ran = (mc: object): Game => {
		const game = on(start);
		const parts = { before: step('MC', 'Route'), after: step('MC', 'Dividend') };
		const trains = [
			{ name: '3', revenue: 50 },
			{ name: '2P', revenue: 30 }
		];
		const run = { type: 'run_routes', entity: 'MC' };
		mxAdapter.play(game, line(run, { ...parts, routes: { total: 80, trains } }));
		const at = { before: step('MC', 'Dividend'), after: step('MC', 'BuyTrain') };
		mxAdapter.play(game, line({ type: 'choose', entity: 'MC', choice: 'half' }, at));
		const state = { corps: { MC: corp(mc) } };
		mxAdapter.play(game, line({ type: 'dividend', entity: 'MC', kind: 'half' }, { ...at, state }));
		return game;
	};
	// 80 are halved to 40 and 40 here, half of the dividend is for its own treasury shares.
	const rulebook = ran({ cash: 40 + 20, row: 0, col: 8, pos: 0 });
	expect(rulebook.departures.size).toBe(0);
	expect(price(rulebook.state, 'MC')).toBe(45);
	const apart = ran({ cash: 30 + 25, row: 0, col: 9, pos: 0 });
	expect(cashOf(apart.state, 'MC')).toBe(30 + 25);
	expect(cashOf(apart.state, 'p1') - cashOf(start, 'p1')).toBe(15);
	expect(cashOf(apart.state, 'p2') - cashOf(start, 'p2')).toBe(10);
	expect(price(apart.state, 'MC')).toBe(50);
	expect(apart.departures.get(HALVED_APART.id)).toBe(1);
});

it('§6.5.7 a second Pullman is not acquired here; there it is, and one is discarded', () => {
	const base = withTrains(major(inPhase(table(), '3'), 'MC'), 'MC', ['P+']);
	const first = base.trains.find((train) => train.type === 'P+' && train.place === 'MC');
	const other = first?.id.endsWith('P5') === true ? 'P6' : 'P5';
	const start = operating(deedTo(base, other, 'p1'), 'MC');
	const acquire = { do: 'own.acquirePrivate', company: 'MC', deed: other } as const;
	expect(codes(start, acquire)).toEqual(['only-one-pullman']);
	const game = on(start);
	const cars = (...trains: string[]) => ({ corps: { MC: corp({ trains, owner: 11 }) } });
	const both = { before: step('MC', 'AcquireCompany'), after: step('MC', 'DiscardTrain') };
	const acquired = { type: 'acquire_company', entity: 'MC', company: other };
	mxAdapter.play(game, line(acquired, { ...both, state: cars('3', 'P+', 'P+') }));
	expect(trainsOf(game.state, 'MC')).toEqual(['3', 'P+', 'P+']);
	expect(game.state.deeds[other]?.place).toBe('removed');
	expect(game.departures.get(DOUBLES_ACQUIRED.id)).toBe(1);
	const next = later(game, cars('3', 'P+', 'P+'));
	const one = { before: step('MC', 'DiscardTrain'), after: step('MC', 'Track') };
	const discard = { type: 'discard_train', entity: 'MC', train: 'P+-1' };
	mxAdapter.play(next, line(discard, { ...one, state: cars('3', 'P+') }));
	expect(trainsOf(next.state, 'MC')).toEqual(['3', 'P+']);
});

it('§5.4.4 a loan whose money neither comes from the bank nor goes there is none of the bank', () => {
	const start = { ...table(), debt: { p1: 60 } };
	const repaid = play(start, { do: 'own.repayLoan', player: 'p1', amount: 40 });
	const repay = (to: string): MxLine =>
		line(
			{ type: 'payoff_player_debt', entity: 11 },
			{ flows: [['player:11', to, 40, 'repay_cash_loan<payoff_player_debt']] }
		);
	const outside = on(repaid);
	bankLends(outside, 0, repay('outside'));
	expect(outside.departures.size).toBe(0);
	const bank = on(repaid);
	bankLends(bank, 0, repay('bank'));
	expect(bank.departures.get(LOANS_FROM_BANK.id)).toBe(1);
});
