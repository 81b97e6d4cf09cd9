/** Operating turns: income, minors, mail, stations and track (4 to 4.3.2, 4.4.1). */
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import {
	allPass,
	cashChanges,
	cellOf,
	codes,
	correct,
	decided,
	expectRefusal,
	factsOf,
	giveCash,
	idleTurn,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	payments,
	play,
	startCompany
} from '../../support/mex';
import {
	companyTurn as turn,
	floatedTable as table,
	mailOf as mail,
	runFor as run
} from '../../support/mex-beginnings';

describe('§4.1 privates', () => {
	it('§4.1 MEX-25 the bank pays 5, 10, 20 and 20 to whoever owns them, companies included', () => {
		const owned = correct(table(), { kind: 'deed', deed: 'KCM&O', to: 'PAC' });
		const state = allPass(startCompany(owned, 'PAC', { held: { p3: [20] } }));
		expect(state.turn).toEqual({ kind: 'income' });
		const { state: paid, facts } = decided(state, { do: 'payIncome' });
		expect(cashChanges(state, paid)).toEqual({ bank: -55, p1: 25, p2: 20, PAC: 10 });
		expect(payments(facts).every((line) => line.endsWith('(4.1)'))).toBe(true);
	});

	it('§4.1 one that a correction laid where nobody owns it pays nobody, and the round goes on', () => {
		for (const to of ['pool', 'reserve']) {
			const state = allPass(correct(table(), { kind: 'deed', deed: 'KCM&O', to }));
			const { facts } = decided(state, { do: 'payIncome' });
			expect(facts.some((fact) => 'about' in fact && fact.about === 'KCM&O')).toBe(false);
		}
	});

	it('§4 MEX-25 they pay again in every operating round of a set', () => {
		const state = allPass(inPhase(table(), '3'));
		let now = play(state, { do: 'payIncome' });
		while (now.round.part === 1) now = idleTurn(now);
		expect(now.round).toMatchObject({ kind: 'operating', part: 2, parts: 2 });
		expect(now.turn).toEqual({ kind: 'income' });
	});

	it('§4.1 income is paid once a round', () => {
		const state = play(allPass(table()), { do: 'payIncome' });
		expectRefusal(state, { do: 'payIncome' }, 'wrong-moment');
	});
});

describe('§4.2 minors', () => {
	const minors = () => play(allPass(table()), { do: 'payIncome' });

	it('§4(b) minors run in the order A, B, C, before the majors', () => {
		const state = startCompany(table(), 'PAC', { cell: '1.14', held: { p3: [20] } });
		const now = play(allPass(state), { do: 'payIncome' });
		expect(now.turn).toMatchObject({ company: 'A' });
		expect(mex.upcoming(now)).toEqual(['B', 'C', 'PAC']);
	});

	it('§4.2(a) MEX-26 the home station is placed free in the first turn', () => {
		const { state, facts } = decided(allPass(table()), { do: 'payIncome' });
		expect(factsOf(facts, 'tokensChanged').map((f) => [f.company, f.rule])).toEqual([
			['A', '4.2a']
		]);
		expect(state.companies['A']?.tokens).toMatchObject({ left: 0, placed: 1 });
		expect(state.cash['A']).toBe(0);
	});

	it('§4.2(b) MEX-27 a tile is paid from the treasury, which must cover it', () => {
		expectRefusal(
			minors(),
			{ do: 'payTerrain', company: 'A', amount: 20 },
			'not-enough-money',
			'4.4.1(f)'
		);
		const rich = giveCash(minors(), { A: 30 });
		const paid = play(rich, { do: 'payTerrain', company: 'A', amount: 20 });
		expect(cashChanges(rich, paid)).toEqual({ A: -20, bank: 20 });
	});

	it('§4.2(d) MEX-28 revenue is split in halves, without a choice', () => {
		const { state, facts } = decided(minors(), run('A', 50, 'half'));
		expect(payments(facts)).toEqual(['bank>p2 25 (4.2d)', 'bank>A 25 (4.2d)']);
		expectRefusal(minors(), run('A', 50, 'pay'), 'minor-splits', '4.2(d)');
		expectRefusal(minors(), run('A', 50, 'withhold'), 'minor-splits');
		expect(play(state, { do: 'endTurn' }).turn).toMatchObject({ company: 'B' });
	});

	it('§4.2(c) a minor must run before its turn ends', () => {
		expectRefusal(minors(), { do: 'endTurn' }, 'not-run-yet', '4.2(c)');
		expect(codes(play(minors(), { do: 'noRun', company: 'A' }), { do: 'endTurn' })).toEqual([]);
	});

	it('§4.2(d) a minor runs once; without a run nothing is split', () => {
		const ran = play(minors(), run('A', 50, 'half'));
		expectRefusal(ran, run('A', 50, 'half'), 'already-run', '4.2(d)');
		const { state, facts } = decided(minors(), { do: 'noRun', company: 'A' });
		expect(cashChanges(minors(), state)).toEqual({});
		expect(factsOf(facts, 'runRecorded').map((fact) => fact.rule)).toEqual(['4.2c']);
	});

	it('§1.3.3 minors get no mail, place no further token and buy neither trains nor privates', () => {
		const state = giveCash(inPhase(minors(), '3'), { A: 500 });
		expectRefusal(state, mail('A', 20), 'no-mail');
		expectRefusal(state, { do: 'placeToken', company: 'A' }, 'no-token-left');
		expectRefusal(
			state,
			{ do: 'buyTrain', company: 'A', train: '2-1', price: 100 },
			'not-available'
		);
		expectRefusal(state, { do: 'buyDeed', company: 'A', deed: 'MCAR', price: 20 }, 'not-available');
	});
});

describe('§4.3.1 mail', () => {
	it('§4.3.1 T-MEX-02 MEX-30 with a train the home city’s value goes to the treasury, no marker moves', () => {
		const state = turn('MC', { trains: ['2'] });
		const { state: paid, facts } = decided(state, mail('MC', 20));
		expect(payments(facts)).toEqual(['bank>MC 20 (4.3.1)']);
		expect(cellOf(paid, 'MC')).toBe(cellOf(state, 'MC'));
		expect(factsOf(facts, 'markerMoved')).toEqual([]);
	});

	it('§4.3.1 MEX-30 without a train there is none', () => {
		expectRefusal(turn('MC', { trains: [] }), mail('MC', 20), 'no-mail', '4.3.1');
	});

	it('§4.3.1 MEX-30 it is required before running, and paid once', () => {
		const state = turn('MC');
		expectRefusal(state, run('MC', 40, 'pay'), 'mail-due', '4.3.1');
		expectRefusal(state, { do: 'noRun', company: 'MC' }, 'mail-due');
		const paid = play(state, mail('MC', 20));
		expectRefusal(paid, mail('MC', 20), 'mail-done', '4.3.1');
		expect(codes(paid, run('MC', 40, 'pay'))).toEqual([]);
	});

	it.each([
		['PAC', 30, 50],
		['TM', 20, 40],
		['UdY', 10, 50]
	])(
		'§4.4.2.1 MEX-30 the red home of %s pays %i before the first 5-train, then %i',
		(id, low, high) => {
			const state = turn(id);
			expect(mex.mail(state, id)).toEqual({ due: true, amount: low, choices: [low] });
			expect(mex.mail(inPhase(state, '5'), id).amount).toBe(high);
		}
	);

	it('§4.3.1 a city is proposed as last time', () => {
		const state = turn('CHI', { held: { p3: [20] } });
		expect(mex.mail(state, 'CHI').amount).toBe(20);
		expect(mex.mail(play(state, mail('CHI', 30)), 'CHI')).toMatchObject({ due: false, amount: 30 });
	});

	it('§4.3.1 a home city that has not been built yet pays nothing', () => {
		const state = turn('MC');
		const paid = play(state, mail('MC', 0));
		expect(cashChanges(state, paid)).toEqual({});
		expect(codes(paid, run('MC', 40, 'pay'))).toEqual([]);
	});

	it('§4.3.1 amounts are whole', () => {
		expectRefusal(turn('MC'), mail('MC', -20), 'not-a-whole-amount');
	});
});

describe('§4.3(a), §4.3.2, §4.4.1 stations and track', () => {
	it('§4.3(a) MEX-29 the home station of a major is free, at the start of its first turn', () => {
		let state = startCompany(table(), 'PAC', { held: { p1: [20] }, treasury: 600 });
		state = play(allPass(state), { do: 'payIncome' });
		for (let i = 0; i < 3; i++) state = idleTurn(state);
		expect(state.turn).toMatchObject({ company: 'PAC', hadTrain: false });
		expect(state.companies['PAC']?.tokens).toMatchObject({ left: 3, placed: 1 });
		expect(state.cash['PAC']).toBe(600);
	});

	it('§4.3.2 T-MEX-18 MEX-34 further stations cost 40, 60, then 80', () => {
		let state = correct(turn('PAC'), {
			kind: 'tokens',
			company: 'PAC',
			tokens: { left: 3, placed: 1, exchange: 0 }
		});
		const paid: number[] = [];
		for (let i = 0; i < 3; i++) {
			const after = play(state, { do: 'placeToken', company: 'PAC' });
			paid.push(cashChanges(state, after)['bank'] ?? 0);
			expectRefusal(
				after,
				{ do: 'placeToken', company: 'PAC' },
				i === 2 ? 'no-token-left' : 'token-done'
			);
			state = operatingTurn(after, 'PAC');
		}
		expect(paid).toEqual([40, 60, 80]);
		expect(mex.tokenCost(state, 'PAC')).toBeNull();
	});

	it('§4.3.2 MEX-34 the treasury must cover the station', () => {
		const state = correct(turn('PAC', { treasury: 39 }), {
			kind: 'tokens',
			company: 'PAC',
			tokens: { left: 3, placed: 1, exchange: 0 }
		});
		expectRefusal(state, { do: 'placeToken', company: 'PAC' }, 'not-enough-money', '4.3.2');
		expect(codes(giveCash(state, { PAC: 40 }), { do: 'placeToken', company: 'PAC' })).toEqual([]);
	});

	it.each([20, 40, 60, 120])('§4.4.1(f) MEX-31 terrain of $%i goes to the bank', (amount) => {
		const state = turn('PAC');
		const { state: paid, facts } = decided(state, { do: 'payTerrain', company: 'PAC', amount });
		expect(cashChanges(state, paid)).toEqual({ PAC: -amount, bank: amount });
		expect(payments(facts)).toEqual([`PAC>bank ${amount} (4.4.1f)`]);
	});

	it('§Table IV T-MEX-13 MEX-32 Mexico City: $60 to green, $40 to brown', () => {
		const state = turn('PAC');
		const green = play(state, { do: 'payTerrain', company: 'PAC', amount: 60 });
		const brown = play(green, { do: 'payTerrain', company: 'PAC', amount: 40 });
		expect(cashChanges(state, brown)).toEqual({ PAC: -100, bank: 100 });
	});

	it('§4.4.1(f) costs are whole and positive, and belong to the company on turn', () => {
		const state = turn('PAC');
		expectRefusal(state, { do: 'payTerrain', company: 'PAC', amount: 0 }, 'not-a-whole-amount');
		expectRefusal(state, { do: 'payTerrain', company: 'PAC', amount: 2.5 }, 'not-a-whole-amount');
		expectRefusal(state, { do: 'payTerrain', company: 'TM', amount: 20 }, 'not-your-turn');
		expectRefusal(table(), { do: 'payTerrain', company: 'PAC', amount: 20 }, 'wrong-moment');
	});

	it('§8(a) MEX-80 a third yellow tile in the first turn costs what is printed, like any other', () => {
		const game = openingOver(newMex({ options: ['thirdYellow'] }));
		const state = turn('PAC', {}, game);
		const paid = [20, 20, 20].reduce(
			(now, amount) => play(now, { do: 'payTerrain', company: 'PAC', amount }),
			state
		);
		expect(cashChanges(state, paid)).toEqual({ PAC: -60, bank: 60 });
		expect(mex.tables.options.map((option) => option.section)).toContain('8(a)');
	});

	it('§4.3 a forgotten cost may be added until the turn ends', () => {
		const state = play(turn('PAC'), mail('PAC', 30), run('PAC', 40, 'pay'));
		expect(codes(state, { do: 'payTerrain', company: 'PAC', amount: 20 })).toEqual([]);
	});

	it('§4.3 what the run brings pays for no track and no token before it', () => {
		const start = turn('PAC');
		const poor: State = { ...start, cash: { ...start.cash, PAC: 20, bank: 100_000 } };
		const terrain = (amount: number) => ({ do: 'payTerrain', company: 'PAC', amount }) as const;
		const token = { do: 'placeToken', company: 'PAC' } as const;
		const ran = play(poor, mail('PAC', 30), run('PAC', 100, 'withhold'));
		// The mail came before the run: 50 were there.
		expect(codes(ran, terrain(60))).toEqual(['money-came-later']);
		expect(codes(ran, token)).toEqual([]);
		const tile = play(ran, terrain(20));
		expect(codes(tile, token)).toEqual(['money-came-later']);
		expect(codes(tile, terrain(30))).toEqual([]);
		expect(codes(tile, terrain(200))).toEqual(['not-enough-money']);
	});
});
