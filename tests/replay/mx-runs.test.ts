/** Runs, trains and ends that no shared game has: halves taken apart, a second Pullman, loans, shares issued. */
import { expect, it } from 'vitest';
import { cashOf } from '../../src/lib/engine';
import {
	bankHolds,
	codes,
	deedTo,
	depotAt,
	held,
	inPhase,
	operating,
	play,
	price,
	rich,
	table,
	trainsOf,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { bankLends } from './mx-booking';
import { DOUBLES_ACQUIRED, HALVED_APART, LOANS_FROM_BANK } from './mx-departures';
import type { MxLine } from './mx-names';
import { corp, later, line, major, on, step, type Game } from './mx-standing';
import type { TraceSetup } from './trace';

it('§6.13.3 two halves are one half here; there each is rounded up by itself', () => {
	const base = major(inPhase(table(), '3'), 'MC', { price: 45, shares: { p1: 30, p2: 20 } });
	const start = operating(withTrains(base, 'MC', ['2P']), 'MC');
	const ran = (mc: object, withheld?: number): Game => {
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
		const told = { entity: 'corp:MC', kind: 'half', revenue: 80, withheld };
		const dividends = withheld === undefined ? {} : { dividends: [told] };
		const said = { type: 'dividend', entity: 'MC', kind: 'half' };
		mxAdapter.play(game, line(said, { ...at, state, ...dividends }));
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
	// The treasury after the line may hold the income of the next round; what was withheld does not.
	const last = ran({ cash: 30 + 25 + 60, row: 0, col: 9, pos: 0 }, 30);
	expect(last.departures.get(HALVED_APART.id)).toBe(1);
	expect(cashOf(last.state, 'MC')).toBe(30 + 25);
	expect(ran({ cash: 30 + 25, row: 0, col: 8, pos: 0 }, 40).departures.size).toBe(0);
});

it.each(['payout', 'half'])(
	'§6.13.6 a run of nothing is withheld, also where it is a %s there',
	(kind) => {
		const start = operating(major(inPhase(table(), '3'), 'MC', { price: 80 }), 'MC');
		const game = on(start);
		const parts = { before: step('MC', 'Route'), after: step('MC', 'Dividend') };
		const routes = { total: 0, trains: [{ name: 'L', revenue: 0 }] };
		mxAdapter.play(game, line({ type: 'run_routes', entity: 'MC' }, { ...parts, routes }));
		const at = { before: step('MC', 'Dividend'), after: step('MC', 'BuyTrain') };
		mxAdapter.play(game, line({ type: 'dividend', entity: 'MC', kind }, at));
		expect([price(game.state, 'MC'), cashOf(game.state, 'MC')]).toEqual([70, cashOf(start, 'MC')]);
		expect(game.departures.size).toBe(0);
	}
);

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

it('§1.3.1 the bank breaks there with a loan that comes from outside here', () => {
	const base = depotAt(rich(inPhase(table(), '4'), { p1: 40 }), '4');
	const poor = major(base, 'MC', { trains: [], cash: 100 });
	const start = bankHolds(operating(poor, 'MC', { settled: true }), 100);
	const buy = (state: object): Game => {
		const game = on(start);
		const parts = {
			before: step('MC', 'BuyTrain'),
			after: step('MC', 'BuyTrain'),
			flows: [
				['bank', 'player:11', 160, 'take_cash_loan<take_player_loan'],
				['player:11', 'corp:MC', 200, 'buy_train_action<process'],
				['corp:MC', 'bank', 300, 'buy_train<process']
			] as const,
			state
		};
		const train = { type: 'buy_train', entity: 'MC', train: '4-0', price: 300 };
		mxAdapter.play(game, line(train, parts));
		return game;
	};
	expect(buy({}).state.end).toBeNull();
	const broken = buy({ bank_broken: true, end_trigger: ['bank', 'full_or'] });
	expect(broken.state.end).toEqual({ reason: 'bank', stops: 'thisSet' });
	expect(cashOf(broken.state, 'bank')).toBe(100 - 160 + 300);
});

it('§6.20.1 a major issues two shares at the price after the drop', () => {
	const start = operating(major(inPhase(table(), '3'), 'MC'), 'MC', { settled: true });
	const game = on(start);
	const issue = {
		type: 'sell_shares',
		entity: 'MC',
		entity_type: 'corporation',
		shares: ['MC_7', 'MC_8'],
		percent: 20
	};
	const at = { before: step('MC', 'IssueShares'), after: step('MC', 'IssueShares') };
	mxAdapter.play(game, line(issue, at));
	expect(price(game.state, 'MC')).toBe(80);
	expect(cashOf(game.state, 'MC')).toBe(160);
	expect(held(game.state, 'MC', 'pool')).toBe(20);
	expect(game.departures.size).toBe(0);
});

it.each([1, 6])('§2.1.2 %i players are named: nobody knows what they play with', (count) => {
	// Only the players are read before.
	const setup = {
		players: Array.from({ length: count }, () => ({ name: 'Ana' })),
		optional_rules: []
	};
	expect(() => mxAdapter.config(setup as unknown as TraceSetup)).toThrow(
		`${count} players are not in the rulebook`
	);
});
