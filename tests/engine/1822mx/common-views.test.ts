// What the views that all titles share say of 1822MX: loans, order cards, endless trains, the NdeM.
import { describe, expect, it } from 'vitest';
import {
	consequences,
	couldBuy,
	couldRaise,
	runPreview,
	tableView,
	trainOutlook,
	turnAhead,
	type State
} from '$engine';
import { mailsLeft } from '$engine/titles/1822mx/views';
import {
	business,
	deedTo,
	decided,
	depotAt,
	inPhase,
	investing,
	minor,
	mx,
	operating,
	play,
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

describe('the train outlook of 1822MX', () => {
	/** Phase 3: FCM has a special train and a Pullman, MC a 3, M9 of Benito's a 2 that rusts next. */
	function phaseThree(): State {
		let state = depotAt(inPhase(table(), '3'), '3');
		state = business(state, 'FCM', {
			price: 100,
			shares: { p1: 40 },
			cash: 120,
			trains: ['2P', 'P+']
		});
		state = business(state, 'MC', { price: 80, shares: { p3: 40 }, trains: ['3'] });
		return rich(minor(state, 'M9', 'p2', { price: 60, cash: 40, trains: ['2'] }), { p2: 100 });
	}
	const line = (id: string) =>
		trainOutlook(mx, phaseThree()).lines.find(({ company }) => company === id);

	it('§4.2.10 minors must own a train, so they are told what they will lack', () => {
		expect(line('M9')).toMatchObject({ loses: ['2'], trainless: true });
		expect(line('M9')?.need).toMatchObject({ treasury: 40, missing: 260, cash: 100, short: 160 });
	});

	it('§6.5.15 §6.5.7 a special train and a Pullman spare nobody a purchase', () => {
		expect(line('FCM')).toMatchObject({ keeps: ['2P', 'P+'], trainless: true });
		expect(line('MC')).toMatchObject({ keeps: ['3'], trainless: false, need: null });
	});

	it('§6.21.2 the NdeM, without a train, needs none', () => {
		expect(line('NdeM')).toMatchObject({ keeps: [], trainless: false, need: null });
	});
});

describe('what a purchase takes from others', () => {
	it('§6.5.15 a company is without a train though a special one is left', () => {
		let state = depotAt(inPhase(table(), '2'), '3');
		state = business(state, 'FCM', { price: 100, shares: { p1: 40 }, cash: 400, trains: ['2'] });
		state = business(state, 'MC', { price: 80, shares: { p2: 40 }, trains: ['L', '2P'] });
		state = business(state, 'IRM', { price: 70, shares: { p3: 40 }, trains: ['L', '2'] });
		state = operating(state, 'FCM', { settled: true });
		const train = trainId(state, 'offering', '3');
		const buy = { do: 'buyTrain', company: 'FCM', train, price: 200 } as const;
		const { state: after, facts } = decided(state, buy);
		expect(consequences(state, after, facts).trainless).toEqual(['MC']);
	});
});

describe('looking ahead in 1822MX', () => {
	it('§4.1.14 mail of the company whose turn it is says nothing of the next one', () => {
		let state = depotAt(inPhase(table(), '3'), '3');
		state = business(state, 'FCM', { price: 100, shares: { p1: 40 }, trains: ['3'] });
		state = business(state, 'MC', { price: 80, shares: { p2: 40 }, trains: ['3'] });
		state = operating(deedTo(deedTo(state, 'P14', 'FCM'), 'P15', 'MC'), 'FCM');
		const paid = play(state, { do: 'collectMail', company: 'FCM', amount: 20 });
		expect(mailsLeft(turnAhead(mx, paid, 'MC'), 'MC')).toBe(1);
	});

	it('§5.1.3 a bid in the turn that is on does not keep the others from selling in theirs', () => {
		const base = business(table(), 'FCM', { price: 100, shares: { p2: 50 } });
		const state = play(investing(base, 'p1'), { do: 'bid', player: 'p1', deed: 'P1', amount: 0 });
		expect(couldRaise(mx, state, 'p2').lines).toMatchObject([{ company: 'FCM', percent: 30 }]);
	});
});
