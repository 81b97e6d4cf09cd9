/** Lines of 1822MX that no shared game has: loans, doubled trains, second sales, an empty auction. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cashOf, trainsAt, type State } from '../../src/lib/engine';
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
	mx,
	operating,
	patchOwn,
	piles,
	empty,
	price,
	rich,
	table,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { keepSides, removeSpareTrain } from './mx-booking';
import { differences } from './mx-compare';
import {
	ACQUIRED_OVER_LIMIT,
	BIDS_OVER_LIMIT,
	departures,
	DOUBLES_KEPT,
	EMPTY_AUCTION,
	EXPRESS_KEPT_SIDE,
	HIGHER_LIMIT,
	HOME_TOKEN_PAID,
	LOANS_FROM_BANK,
	PRICE_STOPPED_SET,
	SOLD_AGAIN,
	TRAIN_WITHOUT_MINORS
} from './mx-departures';
import { keepDoubles } from './mx-doubles';
import type { MxLine, MxState } from './mx-names';
import { corp, inSr, line, on, step } from './mx-standing';
import { inOr, PLAYERS, tableOn } from './standing';
import type { TraceSetup } from './trace';

describe('stock turns', () => {
	it('§5.10.8 a bid over the certificate limit is placed with the limit lifted for it', () => {
		const full = investing({ ...table(), certificateLimit: 0 }, 'p1');
		expect(codes(full, { do: 'bid', player: 'p1', deed: 'M1', amount: 100 })).toEqual([
			'certificate-limit'
		]);
		const game = on(full);
		const bid = { type: 'bid', entity: 11, company: 'M1', price: 100 };
		mxAdapter.play(game, line(bid, { before: inSr(11), after: inSr(11) }));
		expect(own(game.state).tokens['M1']).toEqual([{ player: 'p1', amount: 100 }]);
		expect(game.state.certificateLimit).toBe(0);
		expect(game.departures.get(BIDS_OVER_LIMIT.id)).toBe(1);
	});

	it('§5.5.3 a second sale of a company pays less there and moves the marker again', () => {
		const start = business(investing(inPhase(table(), '3'), 'p1'), 'MC', {
			price: 100,
			shares: { p2: 20, p1: 20 },
			turns: 2,
			trains: ['3']
		});
		const game = on(start);
		const sell = (n: number, paid: number, col: number): void =>
			mxAdapter.play(
				game,
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
						flows: [['bank', 'player:11', paid, 'sell_shares']],
						state: { corps: { MC: corp({ row: 0, col, pos: 0, market: 10 * n }) } }
					}
				)
			);
		sell(1, 100, 13);
		expect(game.departures.size).toBe(0);
		expect(price(game.state, 'MC')).toBe(90);
		sell(2, 90, 12);
		expect(price(game.state, 'MC')).toBe(80);
		expect(cashOf(game.state, 'p1') - cashOf(start, 'p1')).toBe(190);
		expect(game.departures.get(SOLD_AGAIN.id)).toBe(1);
	});

	it('§5.12.5 with empty boxes a train is removed there', () => {
		const game = on(depotAt(inPhase(table(), '5'), '5'));
		const fives = () => trainsAt(game.state, 'offering').filter((t) => t.type === '5').length;
		const left = fives();
		const after = { ...inOr('MC', 'OR 2.1'), phase: '5' };
		const none = { bid_boxes: { minors: [], concessions: [], privates: [] } };
		const there = (count: number) =>
			line(
				{ type: 'pass', entity: 11 },
				{ after, state: { ...none, depot: { upcoming: { '5': count, '6': 3, '7': 1 } } } }
			);
		removeSpareTrain(game, there(left));
		expect(game.departures.size).toBe(0);
		removeSpareTrain(game, there(left - 1));
		expect(fives()).toBe(left - 1);
		expect(game.departures.get(TRAIN_WITHOUT_MINORS.id)).toBe(1);
	});

	it('§5.12.8 P7 is answered by a pass, and not asked there when it changes nothing', () => {
		const owner = deedTo(investing(table(), 'p1', 2), 'P7', 'p2');
		const waiting = allPass(owner);
		expect(waiting.duties[0]?.kind).toBe('declareCash');
		const asked = { ...inSr(12), round: { type: 'choices', label: 'Choices 2' } };
		const answer = { ...asked, step: 'Engine::Game::G1822MX::Step::Choose' };
		const after = inOr('NDEM', 'OR 2.1');
		const game = on(waiting);
		mxAdapter.play(game, line({ type: 'pass', entity: 12 }, { before: answer, after }));
		expect(game.state.duties).toEqual([]);
		expect(game.state.round.kind).toBe('operating');
	});
});

describe('operating turns', () => {
	const major = (state: State, id: string, more: object = {}) =>
		business(state, id, { price: 100, shares: { p1: 20 }, trains: ['3'], turns: 3, ...more });

	it('§5.4.4 a loan for a train comes from outside here and from the bank there', () => {
		const base = depotAt(rich(inPhase(table(), '4'), { p1: 40 }), '4');
		const start = operating(major(base, 'MC', { trains: [], cash: 100 }), 'MC', { settled: true });
		const game = on(start);
		const bank = cashOf(start, 'bank');
		mxAdapter.play(
			game,
			line(
				{ type: 'buy_train', entity: 'MC', entity_type: 'corporation', train: '4-0', price: 300 },
				{
					before: step('MC', 'BuyTrain'),
					after: step('MC', 'BuyTrain'),
					flows: [
						['bank', 'player:11', 160, 'take_player_loan<buy_train'],
						['player:11', 'corp:MC', 200, 'spend<buy_train'],
						['corp:MC', 'bank', 300, 'buy_train<process']
					]
				}
			)
		);
		expect(game.state.debt['p1']).toBe(240);
		expect(cashOf(game.state, 'outside')).toBe(0);
		expect(cashOf(game.state, 'bank')).toBe(bank - 160 + 300);
		expect(game.departures.get(LOANS_FROM_BANK.id)).toBe(1);
		const owing = on(investing(game.state, 'p1'), { players: { '11': { debt: 240 } } });
		const repaid = rich(owing.state, { p1: 300 });
		const again = on(repaid, { players: { '11': { debt: 240 } } });
		mxAdapter.play(
			again,
			line(
				{ type: 'payoff_player_debt_partial', entity: 11, amount: 100 },
				{ before: inSr(11), after: inSr(11), state: { players: { '11': { debt: 140 } } } }
			)
		);
		expect(again.state.debt['p1']).toBe(140);
		expect(cashOf(again.state, 'outside')).toBe(0);
		expect(cashOf(again.state, 'p1')).toBe(200);
	});

	it('§6.6.1 the home token of M14 costs 20 there; here it is free and placed with the turn', () => {
		const start = operating(minor(table(), 'M14', 'p1', { price: 50, cash: 100 }), 'M14');
		const tokens = start.companies['M14']?.tokens;
		const game = on(start);
		const where = step('14', 'PendingToken');
		const home = { type: 'place_token', entity: '14', entity_type: 'corporation' };
		const after = inOr('14', 'OR 2.1');
		mxAdapter.play(game, line(home, { before: where, after, spent: 0 }));
		expect(game.departures.size).toBe(0);
		mxAdapter.play(game, line(home, { before: where, after, spent: 20 }));
		expect(cashOf(game.state, 'M14')).toBe(80);
		expect(game.state.companies['M14']?.tokens).toEqual(tokens);
		expect(game.departures.get(HOME_TOKEN_PAID.id)).toBe(1);
	});

	/** MC may acquire M1 of p2 for a share; its treasury has exchange tokens. */
	function acquiring(): State {
		const base = inPhase(table(), '3');
		const m1 = minor(base, 'M1', 'p2', { price: 45, cash: 30, turns: 2, trains: ['L'] });
		return operating(major(m1, 'MC', { cash: 200 }), 'MC', { settled: true });
	}
	const choose = (choice: string, tokensLeft = 0): MxLine =>
		line(
			{ type: 'choose', entity: 'MC', choice },
			{
				before: step('MC', 'MinorAcquisition'),
				after: step('MC', 'MinorAcquisition'),
				state: { corps: { MC: corp({ tokens_left: tokensLeft }) } }
			}
		);
	const merge = line(
		{ type: 'merge', entity: 'MC', corporation: '1' },
		{ before: step('MC', 'MinorAcquisition'), after: step('MC', 'MinorAcquisition') }
	);

	it('§6.18.4 a share over the limit is handed over there', () => {
		const game = on({ ...acquiring(), certificateLimit: 0 });
		for (const each of [merge, choose('one_share'), choose('exchange')]) mxAdapter.play(game, each);
		expect(game.state.companies['M1']?.closed).toBe(true);
		expect(game.state.certificateLimit).toBe(0);
		expect(game.departures.get(ACQUIRED_OVER_LIMIT.id)).toBe(1);
	});

	it('§6.18.6 a token that would be the second in its city becomes available', () => {
		const game = on(acquiring(), { corps: { MC: corp({ tokens_left: 2 }) } });
		const { tokens } = game.state.companies['MC'] ?? {};
		for (const each of [merge, choose('money'), choose('replace', 3)]) mxAdapter.play(game, each);
		expect(game.state.companies['MC']?.tokens).toMatchObject({
			left: (tokens?.left ?? 0) + 1,
			exchange: (tokens?.exchange ?? 0) - 1
		});
		expect(game.departures.size).toBe(0);
	});

	it('§6.18.8 a second Pullman stays there until it is discarded', () => {
		const one = operating(major(inPhase(table(), '3'), 'MC'), 'MC');
		const both = withTrains(withTrains(one, 'MC', ['P+']), 'removed', ['P+']);
		const game = on(both, { corps: { MC: corp({ trains: ['3', 'P+', 'P+'] }) } });
		// Only these parts of a trace's state are read.
		const state = (...trains: string[]) =>
			({ corps: { MC: corp({ trains }) }, depot: {} }) as unknown as MxState;
		keepDoubles(game, state('3', 'P+', 'P+'));
		expect(trainsAt(game.state, 'MC').map((t) => t.type)).toEqual(['3', 'P+', 'P+']);
		const discard = line(
			{ type: 'discard_train', entity: 'MC', train: 'P+-1' },
			{
				before: step('MC', 'DiscardTrain'),
				after: inOr('MC', 'OR 2.1'),
				state: { corps: { MC: corp({ trains: ['3', 'P+'] }) } }
			}
		);
		mxAdapter.play(game, discard);
		expect(trainsAt(game.state, 'MC').map((t) => t.type)).toEqual(['3', 'P+']);
		expect(game.departures.get(DOUBLES_KEPT.id)).toBe(1);
	});

	it('§6.18.8 one of two special trains is discarded by its own action', () => {
		const two = withTrains(major(inPhase(table(), '3'), 'MC'), 'MC', ['LP', '2P']);
		const duty = {
			id: 'special-MC',
			kind: 'discardSpecial',
			player: 'p1' as const,
			company: 'MC',
			count: 1,
			choices: []
		};
		const game = on(
			{ ...operating(two, 'MC'), duties: [duty] },
			{
				corps: { MC: corp({ trains: ['3', 'LP', '2P'] }) }
			}
		);
		mxAdapter.play(
			game,
			line(
				{ type: 'discard_train', entity: 'MC', train: '2P-0' },
				{
					before: step('MC', 'DiscardTrain'),
					after: inOr('MC', 'OR 2.1'),
					state: { corps: { MC: corp({ trains: ['3', 'LP'] }) } }
				}
			)
		);
		expect(trainsAt(game.state, 'MC').map((t) => t.type)).toEqual(['3', 'LP']);
		expect(game.state.duties).toEqual([]);
	});

	it('§6.14.8 a discarded E keeps its side there', () => {
		const game = on(withTrains(inPhase(table(), '7'), 'pool', ['7']));
		// Only the discarded trains are read.
		const state = { corps: {}, depot: { discarded: ['E'] } } as unknown as MxState;
		keepSides(game, state);
		expect(trainsAt(game.state, 'pool').map((t) => t.type)).toEqual(['E']);
		expect(game.departures.get(EXPRESS_KEPT_SIDE.id)).toBe(1);
		keepSides(game, state);
		expect(game.departures.get(EXPRESS_KEPT_SIDE.id)).toBe(1);
	});
});

describe('the NdeM and the end', () => {
	it('§6.22.5 an auction without bidders is over here while everybody passes there', () => {
		const closed = patchOwn(inPhase(table(), '7'), { ndem: 'closed', stations: [] });
		const start = operating(
			business(closed, 'MC', { price: 100, shares: { p1: 20 }, trains: ['7'], turns: 3 }),
			'MC'
		);
		const game = on(start);
		const where = { ...step('NDEM', 'AuctionNdemTokens'), acting: [11], phase: '7' };
		const pass = line({ type: 'pass', entity: 'NDEM' }, { before: where, after: where });
		mxAdapter.play(game, pass);
		mxAdapter.play(game, pass);
		expect(game.state).toBe(start);
		expect(game.departures.get(EMPTY_AUCTION.id)).toBe(1);
	});

	it('§1.3.1 600 after a bank break stops the set there; here the banker stops the game', () => {
		const broken: State = {
			...operating(
				business(inPhase(table(), '5'), 'MC', {
					price: 100,
					shares: { p1: 20 },
					trains: ['5'],
					turns: 3
				}),
				'MC',
				{ settled: true }
			),
			end: { reason: 'bank', stops: 'thisSet' }
		};
		const last: State = { ...broken, round: { ...broken.round, part: 2, parts: 2 } };
		const game = on(last);
		const over = line(
			{ type: 'pass', entity: 'MC' },
			{
				before: step('MC', 'BuyTrain'),
				after: { ...inOr('MC', 'OR 2.1'), phase: '5' },
				state: { finished: true, end_trigger: ['stock_market', 'current_or'] }
			}
		);
		mxAdapter.play(game, over);
		expect(game.state.finished).not.toBeNull();
		expect(game.departures.get(PRICE_STOPPED_SET.id)).toBe(1);
	});

	it('§5.11.1 the prototype’s limit is a house rule, any other option is named', () => {
		const start = empty(3, { certificateLimit: 18 });
		const { minors, concessions, privates, ndem, order } = piles(start);
		// Only these fields of a set-up are read.
		const setup = {
			players: PLAYERS,
			optional_rules: ['higher_cert_limit'],
			starting_cash: { '11': 500, '12': 500, '13': 500 },
			bank_cash_total: 12000,
			cert_limit: 18,
			bidding_tokens: 6,
			decks: {
				minors: [...minors, 'M18'],
				concessions: ['C1', ...concessions.map((_, i) => `C${i + 2}`)],
				privates: ['P1', ...privates]
			},
			removed_for_ndem: [ndem],
			state: { player_order: (order ?? ['p1', 'p2', 'p3']).map((_, i) => 11 + i) }
		} as unknown as TraceSetup;
		const config = mxAdapter.config(setup);
		expect(config.house).toMatchObject({ certificateLimit: 18, biddingTokens: 6 });
		const game = tableOn(mx, mx.setUp(config), {}, setup);
		mxAdapter.begin?.(game);
		expect(game.state.certificateLimit).toBe(18);
		expect(game.departures.get(HIGHER_LIMIT.id)).toBe(1);
		const other = { ...setup, optional_rules: ['plus_expansion'] };
		expect(() => mxAdapter.config(other)).toThrow('option plus_expansion is not in the rulebook');
	});

	it('names what it does not know', () => {
		const game = on(table());
		const loan = line({ type: 'take_loan', entity: 'MC' });
		expect(() => mxAdapter.play(game, loan)).toThrow('no action of ours for "take_loan"');
		const ability = line({ type: 'choose_ability', entity: 'P8', choice: 'surprise' });
		expect(() => mxAdapter.play(game, ability)).toThrow('the ability "surprise"');
		expect(differences).toBeTypeOf('function');
	});
});

it('every departure is booked in a test by its name', () => {
	// Whatever tests of this title lie here.
	const folder = new URL('.', import.meta.url);
	const tests = readdirSync(folder)
		.filter((file) => /^mx-.*\.test\.ts$/.test(file))
		.map((file) => readFileSync(new URL(file, folder), 'utf8'));
	const names = [
		...readFileSync(new URL('mx-departures.ts', import.meta.url), 'utf8').matchAll(
			/export const ([A-Z_]+): Departure/g
		)
	].map((match) => match[1] ?? '');
	expect(names).toHaveLength(departures.length);
	const silent = names.filter((name) => !tests.some((text) => text.includes(`get(${name}.id)`)));
	expect(silent).toEqual([]);
});
