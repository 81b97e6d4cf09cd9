import { describe, expect, it } from 'vitest';
import { decideEntry, totalCash, type Action, type State } from '$engine';
import {
	companyView,
	consequences,
	depotView,
	headerView,
	moneyView,
	operatingView,
	runPreview,
	stackAsItLies,
	tableView
} from '$engine/core/views';
import { midGame } from '../../../fixtures/mex-mid-game';

const { title, state } = midGame;
const view = tableView(title, state);

function decided(from: State, ...actions: Action[]) {
	const decision = decideEntry(title.rules, from, actions);
	if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
	return decision;
}

describe('the table', () => {
	it('adds up: players, treasuries, bank and outside make all the money', () => {
		const sums = moneyView(title, state);
		expect(sums.players + sums.treasuries + sums.bank + sums.outside).toBe(9000);
		expect(view.header.balanced).toBe(true);
		expect(view.header.total).toBe(9000);
	});

	it('says so when a coin is missing', () => {
		const robbed = { ...state, cash: { ...state.cash, bank: (state.cash['bank'] ?? 0) - 1 } };
		expect(totalCash(robbed)).toBe(8999);
		expect(headerView(title, robbed).balanced).toBe(false);
	});

	it('knows the price that ends the game and the dearest marker', () => {
		expect(view.header.end).toMatchObject({ price: 200, dearest: { company: 'CHI', price: 110 } });
	});

	it('lists companies in operating order with what each is doing', () => {
		const standing = view.companies.map(({ id, status, order }) => [id, status, order]);
		expect(standing).toEqual([
			['A', 'operated', null],
			['B', 'operated', null],
			['C', 'operated', null],
			['CHI', 'operated', null],
			['SPM', 'operated', null],
			['PAC', 'now', 1],
			['MEX', 'waiting', 2],
			['TM', 'started', null],
			['NdM', 'started', null],
			['MC', 'none', null],
			['UdY', 'none', null]
		]);
	});

	it('places every percent of a major exactly once', () => {
		for (const company of view.companies.filter((c) => c.kind === 'major')) {
			const held = company.owners.reduce((sum, owner) => sum + owner.percent, 0);
			expect([company.id, held + company.offering + company.reserve + company.pool]).toEqual([
				company.id,
				100
			]);
		}
	});

	it('shows trade-in shares apart from those on sale', () => {
		expect(companyView(title, state, 'NdM')).toMatchObject({ offering: 60, reserve: 20, par: 60 });
	});
});

describe('players', () => {
	it('puts presidencies first and marks turn and priority', () => {
		const carla = view.players[2];
		expect(carla).toMatchObject({ name: 'Carla', turn: true, priority: false, order: null });
		expect(carla?.holdings.slice(0, 2).map((h) => h.president)).toEqual([true, true]);
		expect(carla?.presidencies).toEqual(['PAC', 'NdM']);
	});

	it('numbers turns from the acting player in a stock round', () => {
		const start = title.setUp({ ...state.config, priority: 2 });
		expect(tableView(title, start).players.map((player) => player.order)).toEqual([3, 4, 1, 2]);
	});
});

describe('trains', () => {
	it('counts what is left and names what begins the next phase', () => {
		const depot = depotView(title, state);
		expect(depot.lines.map((line) => [line.type, line.left, line.next])).toEqual([
			['2', 0, false],
			['3', 4, true],
			['4', 3, false],
			['5', 2, false],
			['6', 2, false],
			['4D', 7, false]
		]);
		expect(depot.trigger).toMatchObject({ phase: '3½', train: '3', nth: 5, sales: 3, rusts: [] });
		expect(depot.limit).toBe(3);
	});

	it('Table I: marks the 2-trains that go with the next phase, but not those of minors', () => {
		const late: State = { ...state, phase: '3½' };
		const rusting = tableView(title, late).companies.map((c) => c.trains.map((t) => t.rusts));
		expect(rusting.slice(0, 4)).toEqual([[false], [false], [false], [true, true]]);
		expect(depotView(title, late).trigger?.rusts).toMatchObject([{ type: '2', trains: 6 }]);
		expect(depotView(title, late).exceptions).toEqual([{ company: 'NdM', limit: 4 }]);
	});
});

describe('consequences', () => {
	const pay = decided(
		state,
		{ do: 'collectMail', company: 'PAC', amount: 30 },
		{ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }
	);

	it('§4.3.3 a dividend by holder, with what each has then', () => {
		const run = runPreview(state, pay.state, 'PAC', pay.facts);
		expect(run.shares.map((s) => [s.name, s.percent, s.amount, s.then])).toEqual([
			['Carla', 50, 80, 154],
			['Ana', 20, 32, 195],
			['Diego', 20, 32, 176]
		]);
		expect(run.others.map((other) => other.name)).toEqual(['Bruno']);
		expect(run.treasury).toEqual({ from: 490, to: 520 });
		expect(run.bank.pays).toBe(174);
		expect(run.unsold).toBe(10);
		expect(run.perShare).toBe(16);
	});

	it('§4.3.3 the marker with the stack it arrives in', () => {
		const { marker } = runPreview(state, pay.state, 'PAC', pay.facts);
		expect(marker).toMatchObject({ from: { price: 80 }, to: { price: 90 }, under: 'SPM' });
		const lies = stackAsItLies(marker?.stack ?? [], true).map((m) => m.company);
		expect(lies).toEqual(['PAC', 'SPM']);
	});

	it('tells who would be left without a train', () => {
		const late: State = {
			...state,
			phase: '3½',
			trains: state.trains.map((t) =>
				t.type === '3' && t.place === 'offering' ? { ...t, place: 'removed' } : t
			)
		};
		const four = late.trains.find((train) => train.place === 'offering');
		const buy = decided(
			late,
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 160, choice: 'withhold' },
			{ do: 'buyTrain', company: 'PAC', train: four?.id ?? '', price: 300 }
		);
		const effects = consequences(late, buy.state, buy.facts);
		expect(effects.phase).toEqual({ from: '3½', to: '4' });
		expect(effects.trainless).toEqual(['CHI', 'SPM']);
	});
});

describe('an operating turn', () => {
	it('§4.3.1 waits for the mail and the run; the rest needs nothing', () => {
		const turn = operatingView(title, state);
		expect(turn?.steps.map((step) => [step.name, step.state])).toEqual([
			['mail', 'todo'],
			['track', 'skipped'],
			['token', 'skipped'],
			['run', 'now'],
			['trains', 'todo']
		]);
		expect(turn).toMatchObject({ mayRun: true, next: 'MEX', lastRun: { revenue: 160 } });
	});

	it('§4.4.1 sums the terrain booked in this turn', () => {
		const paid = decided(
			state,
			{ do: 'payTerrain', company: 'PAC', amount: 20 },
			{ do: 'payTerrain', company: 'PAC', amount: 40 }
		);
		expect(operatingView(title, paid.state, paid.facts)?.terrain).toBe(60);
	});

	it('is null when no company operates', () => {
		expect(operatingView(title, title.setUp(state.config))).toBeNull();
	});
});
