// What the views that all titles share say of 1822MX: loans, order cards, endless trains, the NdeM.
import { describe, expect, it } from 'vitest';
import { consequences, couldBuy, runPreview, tableView } from '$engine';
import {
	business,
	decided,
	depotAt,
	inPhase,
	investing,
	minor,
	mx,
	operating,
	rich,
	table,
	trainId
} from './support';

describe('common views of a game of 1822MX', () => {
	it('§6.13.1 half a dividend: what the company keeps and gets for its own shares is one line', () => {
		const state = operating(
			business(inPhase(table(), '3'), 'MC', {
				price: 80,
				shares: { p1: 40, p2: 20 },
				trains: ['3']
			}),
			'MC'
		);
		const run = { do: 'run', company: 'MC', revenue: 130, choice: 'half' } as const;
		const { state: after, facts } = decided(state, run);
		const { shares } = runPreview(state, after, 'MC', facts);
		expect(shares.map(({ holder, amount }) => [holder, amount])).toEqual([
			['p1', 28],
			['p2', 14],
			['MC', 60 + 28]
		]);
	});

	it('§6.13.1 what is withheld does not come from shares, wherever they lie', () => {
		const state = operating(
			business(inPhase(table(), '3'), 'MC', {
				price: 80,
				shares: { p1: 40, p2: 20 },
				pool: 10,
				trains: ['3']
			}),
			'MC'
		);
		const shares = (choice: 'pay' | 'half' | 'withhold') => {
			const run = { do: 'run', company: 'MC', revenue: 90, choice } as const;
			const { state: after, facts } = decided(state, run);
			return runPreview(state, after, 'MC', facts).shares.filter(({ holder }) => holder === 'MC');
		};
		expect(shares('withhold')).toMatchObject([{ percent: 0, amount: 90 }]);
		expect(shares('half')).toMatchObject([{ percent: 0 }]);
		expect(shares('pay')).toMatchObject([{ percent: 10 }]);
	});

	it('§5.1.3 what one player does in a turn takes nothing from what others could buy', () => {
		const base = business(inPhase(table(), '3'), 'MC', { price: 80, shares: { p1: 40, p2: 20 } });
		const state = investing(rich(base, { p1: 600, p2: 600 }), 'p1');
		const buys = couldBuy(mx, state, 'p2');
		expect(buys.map(({ company }) => company)).toContain('MC');
		const bid = { do: 'bid', player: 'p1', deed: 'M1', amount: 100 } as const;
		expect(couldBuy(mx, decided(state, bid).state, 'p2')).toEqual(buys);
	});

	it('§6.16.2 a loan is a change of debt', () => {
		const state = operating(
			depotAt(
				rich(business(inPhase(table(), '4'), 'MC', { price: 80, shares: { p1: 20 }, cash: 240 }), {
					p1: 0
				}),
				'4'
			),
			'MC',
			{ settled: true }
		);
		const train = trainId(state, 'offering', '4');
		const buy = { do: 'buyTrain', company: 'MC', train, price: 300, help: true } as const;
		const { state: after, facts } = decided(state, buy);
		expect(consequences(state, after, facts).debts).toEqual([{ player: 'p1', from: 0, to: 90 }]);
	});

	it('§5.12.8 §5.4.1 players show their order card in every round, and what they owe', () => {
		const state = { ...table(3), order: ['p3', 'p1', 'p2'] as const, debt: { p2: 45 } };
		const turn = operating(minor(state, 'M7', 'p1', { price: 50, trains: ['L'] }), 'M7');
		const { players } = tableView(mx, turn);
		expect(players.map((player) => [player.card, player.debt])).toEqual([
			[2, 0],
			[3, 45],
			[1, 0]
		]);
	});

	it('§6.5.1 §3.1 the 7 and the E never run out; minors have a limit of their own', () => {
		const { depot } = tableView(mx, minor(table(), 'M7', 'p1', { price: 50 }));
		const endless = depot.lines.filter((line) => line.unlimited).map((line) => line.type);
		expect(endless).toEqual(['7', 'E']);
		expect([depot.limit, depot.minors]).toEqual([4, 2]);
		expect(tableView(mx, table()).depot.minors).toBeNull();
	});

	it('§4.4.1 the NdeM is in business without a director', () => {
		const ndem = (state: Parameters<typeof tableView>[1]) =>
			tableView(mx, state).companies.find((company) => company.id === 'NdeM');
		expect(ndem(investing(table(), 'p1'))).toMatchObject({ status: 'idle', price: 100, pool: 40 });
		const turn = operating(minor(table(), 'M7', 'p1', { price: 50, trains: ['L'] }), 'M7');
		expect(ndem(turn)).toMatchObject({ status: 'waiting', order: 2 });
	});
});
