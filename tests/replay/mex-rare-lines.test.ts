/** Lines of 18MEX that no shared game has: auctions of three, change, bankruptcy, the forced merger. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	cash,
	certificates,
	correct,
	depotAt,
	giveCash,
	giveCertificates,
	giveTrains,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	play,
	startCompany,
	stockTurn
} from '../support/mex';
import { Refused } from './adapter';
import { mexAdapter } from './mex-adapter';
import { on, opening, owning } from './mex-table';
import { differences } from './mex-compare';
import { departures } from './mex-departures';
import { inOr, lineOf, PLAYERS, type LineParts } from './standing';
import type { TraceSetup } from './trace';

describe('the opening sale', () => {
	const bids: Parameters<typeof play>[1][] = [
		{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 55 },
		{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 60 },
		{ do: 'bid', player: 'p3', deed: 'KCM&O', amount: 65 },
		{ do: 'buyLowest', player: 'p1' }
	];

	test('§3.1.1 the lowest bidder is asked first there, and a pass is final', () => {
		const lowestLast = play(
			newMex(),
			{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 45 },
			{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 50 },
			{ do: 'bid', player: 'p3', deed: 'KCM&O', amount: 55 },
			{ do: 'buyLowest', player: 'p1' }
		);
		const table = on(lowestLast);
		expect(table.state.turn).toMatchObject({ kind: 'auction', player: 'p1' });
		const raise = { type: 'bid', entity: 11, company: 'KCMO', price: 60 };
		// Ours asks Benito next, and so does the trace, whose bid is now the lowest.
		mexAdapter.play(table, lineOf(raise, { after: opening(12), state: owning({}) }));
		expect(table.departures.size).toBe(0);
		// Benito raises over Ana: there Carla's 55 is the lowest, and here she is next as well.
		const over = { ...raise, entity: 12, price: 65 };
		mexAdapter.play(table, lineOf(over, { after: opening(13), state: owning({}) }));
		// Carla raises to 80: Ana's 60 is the lowest there, and here she sits next.
		mexAdapter.play(
			table,
			lineOf({ ...raise, entity: 13, price: 80 }, { after: opening(11), state: owning({}) })
		);
		// Ana jumps to 100: Benito is lowest there and next here. He passes; Carla is asked in both.
		mexAdapter.play(
			table,
			lineOf({ ...raise, price: 100 }, { after: opening(12), state: owning({}) })
		);
		mexAdapter.play(
			table,
			lineOf({ type: 'pass', entity: 12 }, { after: opening(13), state: owning({}) })
		);
		expect(table.departures.size).toBe(0);
		expect(table.state.turn).toMatchObject({ player: 'p3' });
		mexAdapter.play(
			table,
			lineOf(
				{ type: 'pass', entity: 13 },
				{ after: opening(12), state: owning({ 11: ['MCAR', 'KCMO'] }) }
			)
		);
		expect(table.state.deeds['KCM&O']?.place).toBe('p1');
	});

	test('§3.1.1 where the order differs the turn is set right and counted', () => {
		const table = on(play(newMex(), ...bids));
		// Ana (55) raises to 90; there Benito (60) is lowest and here next. He raises to 95.
		const raise = { type: 'bid', company: 'KCMO' };
		const at = (entity: number, price: number, next: number): void =>
			mexAdapter.play(
				table,
				lineOf({ ...raise, entity, price }, { after: opening(next), state: owning({}) })
			);
		at(11, 90, 12);
		at(12, 95, 13);
		// Carla passes: there Ana (90) is asked, here too. Ana raises, then Benito (95) is asked.
		mexAdapter.play(
			table,
			lineOf({ type: 'pass', entity: 13 }, { after: opening(11), state: owning({}) })
		);
		at(11, 100, 12);
		expect(table.departures.size).toBe(0);
		// Benito raises: here Carla would be asked again, there she is out and Ana is asked.
		at(12, 105, 11);
		expect(table.state.turn).toMatchObject({ kind: 'auction', player: 'p1' });
		const line = lineOf(
			{ type: 'pass', entity: 11 },
			{ after: opening(12), state: owning({ 11: ['MCAR'], 12: ['KCMO'] }) }
		);
		mexAdapter.play(table, line);
		expect(table.state.deeds['KCM&O']?.place).toBe('p2');
		expect(cash(table.state, 'p2')).toBe(625 - 105);
	});

	test('§3.1.1 a lower bidder who sits behind is asked by a correction', () => {
		const table = on(
			play(
				newMex(),
				{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 50 },
				{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 55 },
				{ do: 'bid', player: 'p3', deed: 'KCM&O', amount: 60 },
				{ do: 'bid', player: 'p1', deed: 'MNR', amount: 145 },
				{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 65 }
			)
		);
		const departed = () => table.departures.get('lowest bidder asked first in an auction') ?? 0;
		const buy = { type: 'bid', entity: 13, company: 'MCAR', price: 20 };
		mexAdapter.play(table, lineOf(buy, { after: opening(11), state: owning({ 13: ['MCAR'] }) }));
		// Carla (60) sits after Benito (65), but Ana's 50 is the lowest bid.
		expect(table.state.turn).toMatchObject({ kind: 'auction', player: 'p1' });
		expect(departed()).toBe(1);
		// Ana's pass would end the auction here, because Benito sits next: Carla is asked first.
		const pass = (entity: number, next: number, state: object): void =>
			mexAdapter.play(table, lineOf({ type: 'pass', entity }, { after: opening(next), state }));
		pass(11, 13, owning({ 13: ['MCAR'] }));
		expect(table.state.turn).toMatchObject({ kind: 'auction', player: 'p3' });
		expect(departed()).toBe(2);
		pass(13, 11, owning({ 13: ['MCAR'], 12: ['KCMO'] }));
		expect(table.state.deeds['KCM&O']?.place).toBe('p2');
		expect(table.state.turn).toMatchObject({ kind: 'opening', player: 'p1' });
		expect(departed()).toBe(2);
	});

	test('§3.1 everybody passes with a minor sold: it runs for a flat 30 there', () => {
		const sold = play(
			newMex(),
			{ do: 'buyLowest', player: 'p1' },
			{ do: 'buyLowest', player: 'p2' },
			{ do: 'buyLowest', player: 'p3' }
		);
		const table = on(sold);
		for (const [entity, next] of [
			[11, 12],
			[12, 13],
			[13, 11]
		] as const) {
			mexAdapter.play(
				table,
				lineOf({ type: 'pass', entity }, { after: opening(next), state: owning({}) })
			);
		}
		expect(table.departures.get('minors paid a flat 30 in the opening sale')).toBe(1);
		expect(cash(table.state, 'A')).toBe(15);
		expect(table.state.turn).toMatchObject({ kind: 'opening', player: 'p1' });
		expect(table.notes.get('shift')).toBe(1);
	});

	test('§3.1.2 after four rounds of passes the first private is taken for nothing', () => {
		const table = on(newMex());
		for (let i = 0; i < 12; i++) {
			const entity = 11 + (i % 3);
			const after = opening(i === 11 ? 12 : 11 + ((i + 1) % 3));
			mexAdapter.play(table, lineOf({ type: 'pass', entity }, { after, state: owning({}) }));
		}
		expect(table.state.deeds['MCAR']?.place).toBe('p1');
		expect(cash(table.state, 'p1')).toBe(625);
		expect(table.state.turn).toMatchObject({ kind: 'opening', player: 'p2' });
		expect(table.notes.get('shift')).toBe(4);
	});
});

describe('5% certificates', () => {
	/** p1 holds 30% of NdM at 75, a 5% lies in the Open Market. */
	function withChange(): State {
		const begun = inPhase(openingOver(newMex()), '4');
		const ndm = startCompany(begun, 'NdM', { held: { p1: [20, 10] } });
		const pooled = giveCertificates(ndm, 'NdM', 'pool', [5], ['reserve']);
		return stockTurn(placeMarker(pooled, 'NdM', '2.5'), 'p1', 5);
	}

	test('§3.2(a)(6) 5% sold with change brings one less there at an odd price', () => {
		const start = withChange();
		const table = on(start);
		const flows = [['bank', 'player:11', 37, 'sell_shares']] as const;
		const sale = { type: 'sell_shares', entity: 11, shares: ['NdM_1'], percent: 10, swap: 'NdM_7' };
		mexAdapter.play(table, lineOf(sale, { flows }));
		expect(cash(table.state, 'p1') - cash(start, 'p1')).toBe(37);
		expect(certificates(table.state, 'NdM', 'p1').map((c) => c.percent)).toEqual([20, 5]);
		expect(table.state.companies['NdM']?.spot?.cell).toBe('2.5');
		expect(table.departures.get('5% sold with change at the rounded-down half')).toBe(1);
	});

	test('§3.5(b) the new president of NdM gives 10% certificates first there', () => {
		const begun = inPhase(openingOver(newMex(), { MNR: 'p2' }), '4');
		const ndm = startCompany(begun, 'NdM', { held: { p2: [20], p1: [10, 5, 5] } });
		const pooled = giveCertificates(ndm, 'NdM', 'pool', [10], ['offering']);
		const table = on(stockTurn(placeMarker(pooled, 'NdM', '2.5'), 'p1', 5), {
			corps: { NdM: { market: 10 } }
		});
		mexAdapter.play(
			table,
			lineOf(
				{ type: 'buy_shares', entity: 11, shares: ['NdM_2'], percent: 10 },
				{ flows: [['player:11', 'bank', 75, 'x']], state: { corps: { NdM: { market: 0 } } } }
			)
		);
		expect(table.state.duties).toEqual([]);
		const mine = certificates(table.state, 'NdM', 'p1').map((c) => c.percent);
		expect(mine.sort((a, b) => b - a)).toEqual([20, 5, 5]);
	});
});

describe('a train must be bought', () => {
	test('§4.3.4.2(a) there the president also helps to buy another company’s train', () => {
		let state = openingOver(newMex());
		state = startCompany(state, 'PAC', { held: { p1: [20, 10, 10] }, treasury: 50 });
		state = giveTrains(startCompany(state, 'MC', { held: { p2: [20, 10, 10] } }), 'MC', '2');
		const start = operatingTurn(giveCash(state, { p1: 100 }), 'PAC', { number: 5, settled: true });
		const table = on(start);
		const where = { before: inOr('FCP'), after: inOr('FCP') };
		mexAdapter.play(
			table,
			lineOf(
				{ type: 'buy_train', entity: 'FCP', entity_type: 'corporation', train: '2-4', price: 80 },
				{
					...where,
					flows: [
						['player:11', 'corp:FCP', 30, 'spend<buy_train_action'],
						['corp:FCP', 'corp:MC', 80, 'buy_train<buy_train_action']
					]
				}
			)
		);
		expect(cash(table.state, 'PAC')).toBe(0);
		expect(cash(table.state, 'p1')).toBe(70);
		expect(table.departures.get('president helped to buy a train of another company')).toBe(1);
	});

	/** PAC needs a 2-train for 100, has 10, and Ana has 5 and these shares. */
	function broke(held: Readonly<Record<string, readonly number[]>>): State {
		const state = startCompany(openingOver(newMex()), 'PAC', { held, treasury: 10 });
		return operatingTurn(giveCash(state, { p1: 5 }), 'PAC', { number: 5, settled: true });
	}
	const shares = (percent: number, ndm = 20) => ({
		players: { '11': { shares: { FCP: percent, NdM: ndm, CHI: 10 } } }
	});

	test('§6(c) what the bankrupt could sell is sold first, from what he holds afterwards', () => {
		const table = on(broke({ p1: [20, 10], p2: [10] }), shares(30));
		const line = lineOf(
			{ type: 'bankrupt', entity: 'FCP', entity_type: 'corporation' },
			{ before: inOr('FCP'), after: inOr('FCP'), state: { ...shares(20), finished: true } }
		);
		mexAdapter.play(table, line);
		expect(table.actions.map((action) => action.do)).toEqual(['sellForTrain', 'declareBankrupt']);
		expect(table.state.finished).toBe('bankruptcy');
		expect(cash(table.state, 'p1')).toBe(0);
	});

	test('§6(c) a 5% certificate that is kept there stays with the bankrupt', () => {
		const begun = inPhase(openingOver(newMex()), '3½');
		let state = startCompany(begun, 'PAC', { held: { p1: [20], p2: [10, 10] }, treasury: 10 });
		state = startCompany(state, 'NdM', { held: { p1: [20, 5] } });
		const start = operatingTurn(giveCash(state, { p1: 5 }), 'PAC', { number: 5, settled: true });
		const table = on(start, shares(20, 25));
		mexAdapter.play(
			table,
			lineOf(
				{ type: 'bankrupt', entity: 11, entity_type: 'player' },
				{ before: inOr('FCP'), after: inOr('FCP'), state: { ...shares(20, 25), finished: true } }
			)
		);
		expect(table.departures.get('bankrupt with shares that could be sold')).toBe(1);
		expect(certificates(table.state, 'NdM', 'p1').map((c) => c.percent)).toEqual([20, 5]);
		expect(table.state.finished).toBe('bankruptcy');
	});

	test('§6(c) who could still pay is not bankrupt: the line is refused by name', () => {
		const state = broke({ p1: [20, 10, 10, 10, 10], p2: [10, 10] });
		const table = on(giveCash(state, { p1: 200 }), shares(60));
		const line = lineOf(
			{ type: 'bankrupt', entity: 11, entity_type: 'player' },
			{ before: inOr('FCP'), after: inOr('FCP'), state: shares(60) }
		);
		expect(() => mexAdapter.play(table, line)).toThrow(Refused);
	});
});

describe('the NdM merger', () => {
	/** Phase 4 and the next train is the first 5; NdM is Benito's, who buys it with CHI. */
	function before(floated: Readonly<Record<string, string>>): State {
		let state = openingOver(newMex(), { MNR: 'p2', MIR: 'p2' });
		for (const id of ['A', 'B', 'C'])
			state = correct(state, { kind: 'deed', deed: id, to: 'removed' });
		state = startCompany(state, 'NdM', { held: { p2: [20, 10, 10] }, treasury: 100 });
		for (const [id, president] of Object.entries({ CHI: 'p2', ...floated }))
			state = startCompany(state, id, { held: { [president]: [20, 10, 10] } });
		state = inPhase(depotAt(state, '5'), '4');
		return operatingTurn(giveCash(state, { CHI: 1000 }), 'CHI', { number: 5, settled: true });
	}
	const buy = { type: 'buy_train', entity: 'CHI', entity_type: 'corporation', train: '5-0' };
	const depot = (left: number) => ({ depot: { upcoming: { '5': left } } });
	const NDM = { corps: { NdM: { tokens_on: ['O10'], owner: 12 } } };
	const merging = (company: string, step: string) => ({
		...inOr(company),
		step: `Engine::Game::G18MEX::Step::${step}`
	});
	const flows = [['corp:CHI', 'bank', 450, 'buy_train<process']] as const;
	const line = (action: object, more: LineParts) =>
		lineOf(action, { before: inOr('CHI'), ...more });

	test('§5.3(c) NdM’s president declines the others one by one there; here he names the last', () => {
		const table = on(before({}), depot(2));
		mexAdapter.play(
			table,
			line(
				{ ...buy, price: 450 },
				{ flows, after: merging('NdM', 'Merge'), state: { ...depot(1), ...NDM } }
			)
		);
		expect(table.state.duties[0]).toMatchObject({ kind: 'mergerChoice', player: 'p2' });
		const choices = table.state.duties[0]?.choices ?? [];
		for (const [i] of choices.slice(1).entries()) {
			const closed = i === choices.length - 2 ? { closed: { corps: ['UdY'] } } : {};
			const after = closed.closed ? inOr('CHI') : merging('NdM', 'Merge');
			mexAdapter.play(
				table,
				line({ type: 'pass', entity: 'NdM' }, { after, state: { ...depot(1), ...NDM, ...closed } })
			);
		}
		expect(table.state.companies['UdY']?.closed).toBe(true);
	});

	test('§5.3(f) of three stations one is chosen in a line of its own', () => {
		let state = before({ SPM: 'p1' });
		const { tokens } = state.companies['SPM'] ?? {};
		if (tokens === undefined) throw new Error('no SPM');
		state = correct(state, {
			kind: 'tokens',
			company: 'SPM',
			tokens: { ...tokens, left: 0, placed: 3 }
		});
		const previous = { ...depot(1), ...NDM };
		const table = on(state, { ...depot(2), ...NDM });
		mexAdapter.play(
			table,
			line({ ...buy, price: 450 }, { flows, after: merging('SPM', 'Merge'), state: previous })
		);
		const home = { NdM: { tokens_on: ['O10', 'O8'], owner: 12 } };
		mexAdapter.play(
			table,
			line(
				{ type: 'merge', entity: 'SPM', corporation: 'SPM' },
				{ after: merging('NdM', 'Assign'), state: { ...depot(1), corps: home } }
			)
		);
		expect(table.state.duties[0]).toMatchObject({ kind: 'exchangeTokens', player: 'p2' });
		const left = table.state.companies['NdM']?.tokens.left ?? 0;
		const both = { NdM: { tokens_on: ['O10', 'O8', 'M10'], owner: 12 } };
		mexAdapter.play(
			table,
			line(
				{ type: 'assign', entity: 'NdM', target: 'M10' },
				{ after: inOr('CHI'), state: { ...depot(1), corps: both } }
			)
		);
		expect(table.state.duties).toEqual([]);
		expect(table.state.companies['NdM']?.tokens).toMatchObject({ left, exchange: 0 });
	});
});

describe('what cannot be expressed', () => {
	// Only these fields of a set-up are read.
	const game = (more: object) =>
		({
			players: PLAYERS,
			optional_rules: [],
			starting_cash: { '11': 625, '12': 625, '13': 625 },
			bank_cash_total: 9000,
			cert_limit: 19,
			...more
		}) as unknown as TraceSetup;

	test('an option that is not in the rulebook is named', () => {
		const options = ['hard_rust_t4', 'early_buy_of_kcmo', 'delay_minor_close'];
		expect(mexAdapter.config(game({ optional_rules: options })).options).toEqual([
			'hardRust',
			'earlyKcmo',
			'lateMinors'
		]);
		const baja = game({ optional_rules: ['baja_variant'] });
		expect(() => mexAdapter.config(baja)).toThrow('option baja_variant is not in the rulebook');
	});

	test('two players are named', () => {
		const two = game({ players: PLAYERS.slice(0, 2) });
		expect(() => mexAdapter.config(two)).toThrow('2 players are not in the rulebook');
	});

	test('an unknown kind of line is named', () => {
		const line = lineOf({ type: 'take_loan', entity: 'CHI' });
		expect(() => mexAdapter.play(on(newMex()), line)).toThrow('no action of ours for "take_loan"');
	});

	test('a player who is not in the trace’s state is a difference', () => {
		const table = on(openingOver(newMex()));
		const line = lineOf(
			{ type: 'pass', entity: 11 },
			{ state: { idle: [], players: {}, bank: 0 } }
		);
		expect(differences(table, line).join()).toContain('p1 in the trace');
	});
});

test('every departure has a rule of its own and a name in a test', async () => {
	const { readdirSync, readFileSync } = await import('node:fs');
	const files = readdirSync(new URL('.', import.meta.url)).filter((name) =>
		/^mex-.*\.test\.ts$/.test(name)
	);
	const tests = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
	const silent = departures.filter(({ id }) => !tests.some((text) => text.includes(`'${id}'`)));
	expect(silent.map(({ id }) => id)).toEqual([]);
	expect(departures.every((d) => d.rule.length > 0 && d.what.length > 20)).toBe(true);
});
