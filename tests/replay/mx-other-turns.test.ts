/**
 * Lines of 1822MX that no shared game has, about the order in which things happen there: sales after
 * bids, rises before P7, late discards, directors who stay, an NdeM that nobody held.
 */
import { describe, expect, it } from 'vitest';
import { cashOf, presidentOf, trainsAt, type State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import {
	allPass,
	business,
	codes,
	deedTo,
	depotAt,
	inPhase,
	investing,
	minor,
	operating,
	patchOwn,
	play,
	price,
	rich,
	table,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { keepSides } from './mx-booking';
import { differences } from './mx-compare';
import {
	DIRECTOR_KEPT,
	DISCARDED_LATE,
	EMPTY_AUCTION,
	EXPRESS_KEPT_SIDE,
	HELP_OVER_LIMIT,
	LOANS_FROM_BANK,
	ORDER_SET_LAST,
	SOLD_AFTER_BID,
	SOLD_AGAIN
} from './mx-departures';
import { lateOnes } from './mx-late';
import type { MxLine, MxState } from './mx-names';
import { corp, inSr, line, major, on, step } from './mx-standing';
import { inOr, type LineParts } from './standing';

describe('stock turns', () => {
	const start = (): State =>
		major(investing(inPhase(table(), '3'), 'p1'), 'MC', { shares: { p2: 30, p1: 20 } });
	const sale = (n: number, more: LineParts = {}): MxLine =>
		line(
			{
				type: 'sell_shares',
				entity: 11,
				entity_type: 'player',
				shares: [`MC_${n}`],
				percent: 10
			},
			{
				before: inSr(11),
				after: inSr(11),
				flows: [['bank', 'player:11', 100, 'sell_shares']],
				...more
			}
		);

	it('§5.1.3 shares are sold after a bid there, and more may be bid', () => {
		const game = on(start());
		const bid = { type: 'bid', entity: 11, company: 'M1', price: 100 };
		mxAdapter.play(game, line(bid, { before: inSr(11), after: inSr(11) }));
		const sold = { player: 'p1', company: 'MC', percent: 10 } as const;
		expect(codes(game.state, { do: 'sellShares', ...sold })).toEqual(['sell-first']);
		mxAdapter.play(game, sale(1));
		expect(own(game.state).turn.bids).toBe(1);
		expect(game.departures.get(SOLD_AFTER_BID.id)).toBe(1);
		const again = { ...bid, company: 'M2' };
		mxAdapter.play(game, line(again, { before: inSr(11), after: inSr(11) }));
		expect(own(game.state).turn.bids).toBe(2);
		expect(codes(game.state, { do: 'sellShares', ...sold, percent: 90 })).toContain(
			'holds-too-little'
		);
	});

	it('§5.1.3 a sale before any bid is no departure, and after a purchase it is refused by name', () => {
		const game = on(start());
		mxAdapter.play(game, sale(1));
		expect(game.departures.size).toBe(0);
		const bought = play(start(), {
			do: 'buyShare',
			player: 'p1',
			company: 'NdeM',
			from: 'pool',
			percent: 10
		});
		expect(() => mxAdapter.play(on(bought), sale(1))).toThrow('sell-first');
	});

	it('§1.3.1 a first stock round in which nothing is sold ends the game at the last pass', () => {
		const game = on(table());
		const pass = (entity: number, finished: boolean): void =>
			mxAdapter.play(
				game,
				line(
					{ type: 'pass', entity, entity_type: 'player' },
					{
						before: inSr(entity, 'SR 1'),
						after: inSr(entity === 13 ? 11 : entity + 1, 'SR 1'),
						state: { finished, depot: { upcoming: { L: 22 } } }
					}
				)
			);
		for (const entity of [11, 12, 13]) pass(entity, entity === 13);
		expect(game.state.finished).toBe('nothingSold');
		expect(game.departures.size).toBe(0);
	});

	it('§5.13 the sold-out rise comes before P7 is answered there', () => {
		const full = major(deedTo(investing(inPhase(table(), '3'), 'p1', 2), 'P7', 'p2'), 'MC', {
			shares: { p1: 50, p3: 50 }
		});
		const waiting = { ...allPass(full), debt: { p3: 30 } };
		expect(waiting.duties[0]?.kind).toBe('declareCash');
		const game = on(waiting);
		const asked = { ...inSr(12), round: { type: 'choices', label: 'Choices 2' } };
		const told = (col: number, debt: number): string =>
			differences(
				game,
				line(
					{ type: 'pass', entity: 11 },
					{
						after: asked,
						state: {
							bank: 0,
							player_order: [11, 12, 13],
							players: { '13': { cash: 0, shares: {}, pres: [], companies: [], debt } },
							corps: { MC: corp({ owner: 11, price: col === 15 ? 110 : 100, row: 0, col, pos: 0 }) }
						}
					}
				)
			).join();
		expect(told(15, 45)).not.toMatch(/MC cell|MC price|p3 debt/);
		expect(told(14, 30)).toMatch(
			/p3 debt: engine 45 \| trace 30.*MC price: engine 110 \| trace 100/
		);
		expect(game.departures.get(ORDER_SET_LAST.id)).toBe(2);
		expect(price(game.state, 'MC')).toBe(100);
	});
});

describe('a train must be bought', () => {
	/** MC needs a 4 for 300 and has 100. */
	const needy = (p1: number, more: object = {}): State => {
		const base = depotAt(rich(inPhase(table(), '4'), { p1 }), '4');
		const mc = major(base, 'MC', { trains: [], cash: 100 });
		return operating(
			business(mc, 'CHP', { price: 60, shares: { p2: 30, p1: 30 }, turns: 3, ...more }),
			'MC',
			{
				settled: true
			}
		);
	};
	const where = { before: step('MC', 'BuyTrain'), after: step('MC', 'BuyTrain') };
	const buy = (flows: MxLine['flows']): MxLine =>
		line(
			{ type: 'buy_train', entity: 'MC', entity_type: 'corporation', train: '4-0', price: 300 },
			{ ...where, ...(flows ? { flows } : {}) }
		);

	it('§5.4.4 a loan in which the bank had no part stays outside here too', () => {
		const start = needy(40, { shares: { p2: 30 } });
		const bank = cashOf(start, 'bank');
		const lent = on(start);
		mxAdapter.play(
			lent,
			buy([
				['player:11', 'corp:MC', 200, 'spend<buy_train'],
				['corp:MC', 'bank', 300, 'buy_train<process']
			])
		);
		expect(lent.state.debt['p1']).toBe(240);
		expect(cashOf(lent.state, 'bank')).toBe(bank + 300);
		expect(lent.departures.get(LOANS_FROM_BANK.id)).toBeUndefined();
		const owing = rich(investing(lent.state, 'p1'), { p1: 300 });
		const game = on(owing, { players: { '11': { debt: 240 } } });
		const repaid = line(
			{ type: 'payoff_player_debt', entity: 11 },
			{
				before: inSr(11),
				after: inSr(11),
				state: { bank: cashOf(owing, 'bank'), players: { '11': { debt: 0 } } }
			}
		);
		mxAdapter.play(game, repaid);
		expect(game.state.debt['p1'] ?? 0).toBe(0);
		expect(cashOf(game.state, 'bank')).toBe(cashOf(owing, 'bank'));
	});

	it('§6.16.1 a second sale at the lower price may be needed there', () => {
		// 190 short; 60 for the first share, then two more at 50 where one at 60 would not do either.
		const start = needy(35, { shares: { p2: 40, p1: 40 } });
		const game = on(start);
		const sell = (n: number, percent: number, paid: number, col: number): MxLine =>
			line(
				{
					type: 'sell_shares',
					entity: 11,
					entity_type: 'player',
					shares: Array.from({ length: percent / 10 }, (_, i) => `CHP_${n + i}`),
					percent
				},
				{
					...where,
					flows: [['bank', 'player:11', paid, 'sell_shares']],
					state: { corps: { CHP: corp({ row: 0, col, pos: 0 }) } }
				}
			);
		mxAdapter.play(game, sell(1, 10, 60, 9));
		expect(game.departures.size).toBe(0);
		// 105 are missing: two at 60 would be one too many, two at 50 are not enough without the third.
		mxAdapter.play(game, sell(2, 30, 150, 8));
		expect(cashOf(game.state, 'p1')).toBe(35 + 60 + 150);
		expect(price(game.state, 'CHP')).toBe(45);
		expect(game.departures.get(SOLD_AGAIN.id)).toBeGreaterThan(0);
	});

	it('§5.11.5 who sold for a train and is over the limit need not sell on there', () => {
		const raised = { ...needy(150), certificateLimit: 2 };
		const game = on(raised);
		const sell = line(
			{
				type: 'sell_shares',
				entity: 11,
				entity_type: 'player',
				shares: ['CHP_1'],
				percent: 10
			},
			{
				...where,
				flows: [['bank', 'player:11', 60, 'sell_shares']],
				state: { corps: { CHP: corp({ row: 0, col: 9, pos: 0 }) } }
			}
		);
		mxAdapter.play(game, sell);
		const flows = [
			['player:11', 'corp:MC', 200, 'spend<buy_train'],
			['corp:MC', 'bank', 300, 'buy_train<process']
		] as const;
		mxAdapter.play(game, buy(flows));
		expect(trainsAt(game.state, 'MC').map((t) => t.type)).toEqual(['4']);
		expect(game.state.certificateLimit).toBe(2);
		expect(game.departures.get(HELP_OVER_LIMIT.id)).toBe(1);
	});
});

describe('acquisitions and discards', () => {
	it('§4.3.9 a share for a minor moves no directorship there', () => {
		const base = inPhase(table(), '3');
		const m1 = minor(base, 'M1', 'p2', { price: 90, cash: 30, turns: 2, trains: ['L'] });
		const mc = major(m1, 'MC', { shares: { p1: 20, p2: 10 }, price: 70, cash: 200 });
		const game = on(operating(mc, 'MC', { settled: true }));
		const at = step('MC', 'MinorAcquisition');
		const state = { corps: { MC: corp({ owner: 'player:11' }) } };
		const say = (action: object): void =>
			mxAdapter.play(game, line({ entity: 'MC', ...action }, { before: at, after: at, state }));
		say({ type: 'merge', corporation: '1' });
		say({ type: 'choose', choice: 'two_shares' });
		say({ type: 'choose', choice: 'exchange' });
		expect(game.state.companies['M1']?.closed).toBe(true);
		expect(presidentOf(game.state, 'MC')).toBe('p1');
		expect(game.departures.get(DIRECTOR_KEPT.id)).toBe(1);
		const held = (player: string): number[] =>
			(game.state.certificates['MC'] ?? [])
				.filter((each) => each.place === player)
				.map((each) => each.percent);
		expect([held('p1'), held('p2')]).toEqual([[20], [10, 10, 10]]);
	});

	it('§6.19 an exchange token whose city is chosen in the next line', () => {
		const base = inPhase(table(), '5');
		const mc = major(base, 'MC', { cash: 300, trains: ['5'] });
		const game = on(operating(mc, 'MC', { settled: true }), {
			corps: { MC: corp({ tokens_left: 2 }) }
		});
		const tokens = game.state.companies['MC']?.tokens;
		const at = step('MC', 'MinorAcquisition');
		const waits = { corps: { MC: corp({ tokens_left: 3, owner: 11 }) } };
		const say = (action: object, after: object, state: object): void =>
			mxAdapter.play(
				game,
				line({ entity: 'MC', ...action }, { before: at, after: after as typeof at, state })
			);
		say({ type: 'merge', corporation: '1' }, at, waits);
		say({ type: 'choose', choice: 'money' }, at, waits);
		const choosing = step('MC', 'PendingToken');
		say({ type: 'choose', choice: 'replace' }, choosing, waits);
		const after = game.state.companies['MC']?.tokens;
		expect(after).toMatchObject({ left: tokens?.left, placed: (tokens?.placed ?? 0) + 1 });
		const told = (left: number): boolean =>
			differences(
				game,
				line(
					{ type: 'pass', entity: 'MC' },
					{
						after: choosing,
						state: {
							bank: 0,
							player_order: [],
							corps: { MC: corp({ tokens_left: left, owner: 11 }) }
						}
					}
				)
			).some((each) => each.startsWith('MC tokens left'));
		// One more than here lies on the charter until its city is chosen; the destination token is there too.
		const here = (after?.left ?? 0) + 1;
		expect([told(here + 1), told(here)]).toEqual([false, true]);
		mxAdapter.play(
			game,
			line(
				{ type: 'place_token', entity: 'MC', entity_type: 'corporation' },
				{ before: choosing, after: inOr('MC', 'OR 2.1'), spent: 0 }
			)
		);
		expect([told(here + 1), told(here)]).toEqual([true, false]);
	});

	/** Two majors of three 3-trains each, and the last lower limit is two. */
	const crowded = (): State => {
		const base = inPhase(table(), '4');
		const mc = major(base, 'MC', { trains: ['3', '3', '3'] });
		return business(mc, 'CHP', {
			price: 60,
			shares: { p2: 20 },
			trains: ['3', '3', '4'],
			turns: 3
		});
	};
	const duty = (id: string, player: 'p1' | 'p2') => ({
		id: `discard-${id}`,
		kind: 'discardTrain',
		player,
		company: id,
		count: 1,
		choices: []
	});

	it('§6.14.8 of two cards in the pool only the one that was not turned there is turned back', () => {
		const game = on(withTrains(inPhase(table(), '2'), 'pool', ['L', 'L']));
		// Only the discarded trains are read.
		const there = (...discarded: string[]) =>
			({ corps: {}, depot: { discarded } }) as unknown as MxState;
		keepSides(game, there('L', '2'));
		expect(trainsAt(game.state, 'pool').map((t) => t.type)).toEqual(['2', 'L']);
		keepSides(game, there('L', '2'));
		keepSides(game, there('L', '2', '3'));
		expect(game.departures.get(EXPRESS_KEPT_SIDE.id)).toBe(1);
	});

	it('§6.14.8 companies over the limit discard in any order', () => {
		const asked = { ...operating(crowded(), 'MC'), duties: [duty('MC', 'p1'), duty('CHP', 'p2')] };
		const told = (id: string): string =>
			differences(
				on(asked),
				line(
					{ type: 'pass', entity: 'MC' },
					{ after: step(id, 'DiscardTrain'), state: { bank: 0, player_order: [], corps: {} } }
				)
			)
				.filter((each) => each.startsWith('turn'))
				.join();
		expect([told('MC'), told('CHP')]).toEqual(['', '']);
		expect(told('FCM')).toContain('engine "discard MC" | trace "discard FCM"');
	});

	it('§5.12.5 trains over a limit that fell in the stock round are discarded after the income there', () => {
		const paid = deedTo(inPhase(crowded(), '5'), 'P8', 'p3');
		const first = operating(paid, 'CHP');
		const start: State = {
			...first,
			turn: { kind: 'income' },
			duties: [duty('MC', 'p1'), duty('CHP', 'p2')]
		};
		const game = on(start, { corps: { MC: corp({ trains: ['3', '3', '3'] }) } });
		const trace = (mc: string[], chp: string[]) => ({
			corps: { MC: corp({ trains: mc }), CHP: corp({ trains: chp }) }
		});
		const ends = line(
			{ type: 'pass', entity: 13, entity_type: 'player' },
			{
				before: step('MC', 'BuySellParShares'),
				after: step('MC', 'DiscardTrain'),
				state: trace(['3', '3', '3'], ['3', '3', '4'])
			}
		);
		mxAdapter.play(game, ends);
		expect(cashOf(game.state, 'p3')).toBeGreaterThan(cashOf(start, 'p3'));
		expect(lateOnes(game)).toEqual(['MC', 'CHP']);
		const discard = (id: string, next: object, state: object): void => {
			const now = on(game.state, trace(['3', '3', '3'], ['3', '3', '4']));
			for (const [key, value] of game.notes) now.notes.set(key, value);
			const action = { type: 'discard_train', entity: id, train: '3-0' };
			mxAdapter.play(
				now,
				line(action, { before: step(id, 'DiscardTrain'), after: next as never, state })
			);
			for (const [key, value] of now.notes) game.notes.set(key, value);
			expect(trainsAt(now.state, id).length).toBe(2);
			expect(trainsAt(now.state, 'pool').map((t) => t.type)).toEqual(['3']);
		};
		discard('MC', step('CHP', 'DiscardTrain'), trace(['3', '3'], ['3', '3', '4']));
		expect(lateOnes(game)).toEqual(['CHP']);
		expect(game.departures.get(DISCARDED_LATE.id)).toBe(1);
	});
});

describe('the NdeM', () => {
	it('§6.22.1 its stations are auctioned also when nobody held its shares', () => {
		const due = patchOwn(inPhase(table(), '7'), { ndem: 'due' });
		const base = major(withTrains(due, 'NdeM', ['5']), 'MC', { trains: ['7'], cash: 200 });
		const game = on(operating(base, 'NdeM'));
		const after = { ...step('NDEM', 'AuctionNdemTokens'), acting: [11], phase: '7' };
		const run = line(
			{ type: 'run_routes', entity: 'NDEM', entity_type: 'corporation' },
			{
				before: step('NDEM', 'Route'),
				after,
				routes: { total: 60, trains: [] },
				dividends: [{ entity: 'corp:NDEM', kind: 'payout', revenue: 60 }],
				state: { corps: { NDEM: corp({ tokens_on: ['N23'] }) } }
			}
		);
		mxAdapter.play(game, run);
		expect(game.state.turn).toMatchObject({ kind: 'own', step: 'tokenAuction', player: 'p1' });
		expect(own(game.state).ndem).toBe('closing');
		expect(game.departures.get(EMPTY_AUCTION.id)).toBeUndefined();
	});

	it('§5.12.6 two stations of one city are one there, here until the next turn only in its list', () => {
		const two = patchOwn(deedTo(investing(table(), 'p1', 2), 'P7', 'p2'), {
			stations: ['M14', 'M15']
		});
		const told = (state: State, tokens: readonly string[]): string =>
			differences(
				on(state),
				line(
					{ type: 'pass', entity: 11 },
					{
						after: inSr(11),
						state: {
							bank: 0,
							player_order: [],
							corps: { NDEM: corp({ owner: 'market', tokens_on: tokens }) }
						}
					}
				)
			)
				.filter((each) => each.startsWith('NdeM stations'))
				.join();
		expect(told(two, ['N23'])).toBe('');
		expect(told(two, ['L19'])).toContain('engine ["N23"] | trace ["L19"]');
		expect(told(operating(two, 'MC'), ['N23'])).toContain('engine ["N23","N23"]');
	});

	it('§1.3.1 a bank broken by the income of a round is announced there with the next line', () => {
		const broken: State = {
			...operating(major(inPhase(table(), '5'), 'MC'), 'MC'),
			end: { reason: 'bank', stops: 'thisSet' }
		};
		const told = (state: object): string =>
			differences(
				on(broken),
				line(
					{ type: 'pass', entity: 'MC' },
					{ after: inOr('MC', 'OR 2.1'), state: { bank: 0, player_order: [], ...state } }
				)
			)
				.filter((each) => each.startsWith('end'))
				.join();
		expect(told({ bank_broken: true })).toBe('');
		expect(told({ bank_broken: false })).toContain('end: engine "bank" | trace null');
	});
});
