/** The operating company merges into NdM: there the next one begins before NdM has settled everything. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	bankHolds,
	cash,
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
	sizes,
	startCompany,
	trains
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { on } from './mex-table';
import { inOr, lineOf, type LineParts } from './standing';

const NAME = 'NdM settled its merger after the next turn had begun';
const LAST = 'NdM settled its merger before the game ended';

/** Ana's SPM is about to buy the first 5; Benito's NdM has three trains; Carla's PAC comes next. */
function before(stations: number, follows = true): State {
	let state = openingOver(newMex(), { MNR: 'p2', MIR: 'p2' });
	for (const id of ['A', 'B', 'C'])
		state = correct(state, { kind: 'deed', deed: id, to: 'removed' });
	state = startCompany(state, 'NdM', { held: { p2: [20, 10, 10] }, treasury: 100 });
	state = startCompany(state, 'SPM', { held: { p1: [20, 10, 10] }, cell: '2.4' });
	state = startCompany(state, 'PAC', { held: { p3: [20, 10, 10] }, cell: '3.3' });
	const own = state.companies['NdM']?.tokens;
	if (own === undefined) throw new Error('no NdM');
	const home = { ...own, left: own.left - 1, placed: 1 };
	state = correct(state, { kind: 'tokens', company: 'NdM', tokens: home });
	state = giveTrains(giveTrains(state, 'NdM', '3', '3', '3'), 'PAC', '3');
	const { tokens } = state.companies['SPM'] ?? {};
	if (tokens === undefined) throw new Error('no SPM');
	state = correct(
		placeMarker(state, 'NdM', '2.5'),
		{ kind: 'tokens', company: 'SPM', tokens: { ...tokens, left: 0, placed: stations } },
		{ kind: 'operated', company: 'NdM', operated: true },
		...(follows ? [] : [{ kind: 'operated' as const, company: 'PAC', operated: true }])
	);
	state = inPhase(depotAt(state, '5'), '4');
	return operatingTurn(giveCash(state, { SPM: 500 }), 'SPM', { number: 5, settled: true });
}

const depot = (left: number) => ({ depot: { upcoming: { '5': left } } });
const corp = (owner: number, tokens_on: string[], tokens_left = 3) => ({
	owner,
	tokens_on,
	tokens_left,
	companies: [],
	trains: []
});
/** NdM has its home and these stations; two of its six tokens came with the merger. */
const ndm = (...hexes: string[]) => ({
	corps: { NdM: corp(12, ['O10', ...hexes], 5 - hexes.length), FCP: corp(13, []) }
});
const at = (company: string, step: string, label?: string) => ({
	...inOr(company, label),
	phase: '5',
	step: `Engine::Game::G18MEX::Step::${step}`
});
const line = (action: object, more: LineParts) => lineOf(action, { before: inOr('SPM'), ...more });
const BUY = { type: 'buy_train', entity: 'SPM', entity_type: 'corporation', train: '5-0' };
const MERGE = { type: 'merge', entity: 'SPM', corporation: 'SPM' };
const MAIL = [
	['bank', 'corp:FCP', 30, 'handle_mail<place_home_token<start_operating<next_entity!']
] as const;

/** SPM has bought the 5 and is asked. */
function asked(state: State) {
	const table = on(state, { ...depot(2), ...ndm() });
	const flows = [['corp:SPM', 'bank', 450, 'buy_train<process']] as const;
	const after = at('SPM', 'Merge');
	const bought = { flows, after, state: { ...depot(1), ...ndm() } };
	mexAdapter.play(table, line({ ...BUY, price: 450 }, bought));
	expect(table.state.duties[0]).toMatchObject({ kind: 'mergerOffer', player: 'p1' });
	return table;
}

/** What the comparison says about whose turn it is and which round. */
const where = (table: ReturnType<typeof on>, played: ReturnType<typeof line>): string[] =>
	differences(table, {
		...played,
		state: { ...played.state, idle: [], bank: 0, minors: {} } as never
	}).filter((each) => /^(turn|round|finished|NdM tokens)/.test(each));

describe('§5.3(g) the operating company merges and NdM has too many trains', () => {
	test('the next company gets its mail and runs before NdM discards there', () => {
		const table = asked(before(1));
		const there = { ...depot(1), ...ndm('O8') };
		const merged = line(MERGE, { flows: MAIL, after: at('FCP', 'Track'), state: there });
		mexAdapter.play(table, merged);
		expect(table.state.companies['SPM']?.closed).toBe(true);
		expect(cash(table.state, 'PAC')).toBe(30);
		expect(where(table, merged)).toEqual([]);
		const dividends = [{ entity: 'corp:FCP', kind: 'withhold', revenue: 50 }];
		const withheld = line(
			{ type: 'dividend', entity: 'FCP', kind: 'withhold' },
			{ dividends, after: at('NdM', 'DiscardTrain'), state: there }
		);
		mexAdapter.play(table, withheld);
		expect(cash(table.state, 'PAC')).toBe(80);
		expect(trains(table.state, 'NdM')).toEqual(['3', '3', '3', '5']);
		expect(where(table, withheld)).toEqual([]);
		const discarded = line(
			{ type: 'discard_train', entity: 'NdM', train: '3-0' },
			{ after: at('FCP', 'SingleDepotTrainBuy'), state: there }
		);
		mexAdapter.play(table, discarded);
		expect(trains(table.state, 'NdM')).toEqual(['3', '3', '5']);
		expect(trains(table.state, 'pool')).toEqual(['3']);
		expect(table.state.turn).toMatchObject({ kind: 'operating', company: 'PAC' });
		expect(where(table, discarded)).toEqual([]);
		expect([...table.departures]).toEqual([[NAME, 1]]);
	});

	test('when nobody follows the round waits for NdM there, and is still the same one', () => {
		const table = asked(before(1, false));
		const there = { ...depot(1), ...ndm('O8') };
		const merged = line(MERGE, { after: at('NdM', 'DiscardTrain'), state: there });
		mexAdapter.play(table, merged);
		expect(where(table, merged)).toEqual([]);
		const discarded = line(
			{ type: 'discard_train', entity: 'NdM', train: '3-0' },
			{
				after: {
					round: { type: 'stock', label: 'SR 6' },
					phase: '5',
					active: [`player:${10 + Number(table.state.priority?.slice(1))}`]
				},
				state: there
			}
		);
		mexAdapter.play(table, discarded);
		expect(where(table, discarded)).toEqual([]);
		expect(table.state.round).toMatchObject({ kind: 'stock', number: 6 });
		expect(table.departures.size).toBe(0);
	});
});

describe('§5.3(f) the operating company merges and NdM chooses a station', () => {
	test('§6(a) the merger of the last one may end the game, with its home station exchanged there', () => {
		const start = before(1, false);
		const [train] = start.trains.filter(({ place }) => place === 'NdM');
		if (train === undefined) throw new Error('no train');
		const fits = correct(start, { kind: 'train', train: train.id, to: 'removed' });
		const table = asked(bankHolds(fits, -1000));
		const over = { ...depot(1), ...ndm('O8'), finished: true };
		const merged = line(MERGE, { after: { ...at('SPM', ''), active: [] }, state: over });
		mexAdapter.play(table, merged);
		expect(table.state.finished).toBe('bank');
		expect(table.state.companies['SPM']?.closed).toBe(true);
		expect(where(table, merged)).toEqual([]);
		expect(table.departures.size).toBe(0);
	});

	test('§3.5(b) the last act may give NdM a president who would choose what he gives for it', () => {
		const start = before(1, false);
		const [train] = start.trains.filter(({ place }) => place === 'NdM');
		if (train === undefined) throw new Error('no train');
		let fits = correct(start, { kind: 'train', train: train.id, to: 'removed' });
		fits = giveCertificates(fits, 'NdM', 'pool', [10], ['p2']);
		fits = giveCertificates(fits, 'NdM', 'p1', [10], ['p2']);
		const table = asked(bankHolds(giveCertificates(fits, 'NdM', 'p1', [5, 5]), -1000));
		const corps = { ...ndm('O8').corps, NdM: corp(11, ['O10', 'O8'], 4) };
		const over = { ...depot(1), corps, finished: true };
		const merged = line(MERGE, { after: { ...at('SPM', ''), active: [] }, state: over });
		mexAdapter.play(table, merged);
		expect(table.state.finished).toBe('bank');
		expect(sizes(table.state, 'NdM', 'p1')).toEqual([20, 5, 5]);
		expect(where(table, merged)).toEqual([]);
	});

	test('§6(a) the game ends there when NdM has discarded after the merger of the last one', () => {
		const table = asked(bankHolds(before(1, false), -1000));
		const there = { ...depot(1), ...ndm('O8') };
		const merged = line(MERGE, { after: at('NdM', 'DiscardTrain'), state: there });
		mexAdapter.play(table, merged);
		expect(where(table, merged)).toEqual([]);
		const discarded = line(
			{ type: 'discard_train', entity: 'NdM', train: '3-0' },
			{ after: { ...at('SPM', ''), active: [] }, state: { ...there, finished: true } }
		);
		mexAdapter.play(table, discarded);
		expect(trains(table.state, 'NdM')).toEqual(['3', '3', '5']);
		expect(table.state.finished).toBe('bank');
		expect(where(table, discarded)).toEqual([]);
		expect([...table.departures]).toEqual([[LAST, 1]]);
	});

	test('§6(a) a game that is stopped there while NdM still has to discard is over here already', () => {
		const table = asked(bankHolds(before(1, false), -1000));
		const there = { ...depot(1), ...ndm('O8') };
		mexAdapter.play(table, line(MERGE, { after: at('NdM', 'DiscardTrain'), state: there }));
		const stopped = line(
			{ type: 'end_game', entity: 11 },
			{ after: { ...at('NdM', 'DiscardTrain') }, state: { ...there, finished: true } }
		);
		mexAdapter.play(table, stopped);
		expect(table.state.finished).toBe('bank');
		expect(where(table, stopped)).toEqual([]);
	});

	test('§6(a) the game ends there when NdM has chosen a station after the merger of the last one', () => {
		const table = asked(bankHolds(before(3, false), -1000));
		const there = { ...depot(1), ...ndm('O8') };
		const merged = line(MERGE, { after: at('NdM', 'Assign'), state: there });
		mexAdapter.play(table, merged);
		expect(where(table, merged)).toEqual([]);
		const chosen = line(
			{ type: 'assign', entity: 'NdM', target: 'M10' },
			{ after: at('NdM', 'DiscardTrain'), state: { ...depot(1), ...ndm('O8', 'M10') } }
		);
		mexAdapter.play(table, chosen);
		expect(where(table, chosen)).toEqual([]);
		expect(table.state.companies['NdM']?.tokens).toMatchObject({ left: 3, exchange: 0 });
		const discarded = line(
			{ type: 'discard_train', entity: 'NdM', train: '5-0' },
			{
				after: { ...at('SPM', ''), active: [] },
				state: { ...depot(1), ...ndm('O8', 'M10'), finished: true }
			}
		);
		mexAdapter.play(table, discarded);
		expect(where(table, discarded)).toEqual([]);
		expect([...table.departures]).toEqual([[LAST, 1]]);
	});

	test('the home station of NdM that is placed with its own turn is no exchange token', () => {
		const start = before(3, false);
		const { tokens } = start.companies['NdM'] ?? {};
		if (tokens === undefined) throw new Error('no NdM');
		const fresh = { ...tokens, left: tokens.left + 1, placed: 0 };
		const waiting = correct(
			start,
			{ kind: 'tokens', company: 'NdM', tokens: fresh },
			{ kind: 'operated', company: 'NdM', operated: false }
		);
		const nowhere = { corps: { NdM: corp(12, [], 4), FCP: corp(13, []) } };
		const table = on(waiting, { ...depot(2), ...nowhere });
		const flows = [['corp:SPM', 'bank', 450, 'buy_train<process']] as const;
		const bought = { flows, after: at('SPM', 'Merge'), state: { ...depot(1), ...nowhere } };
		mexAdapter.play(table, line({ ...BUY, price: 450 }, bought));
		Object.defineProperty(table, 'previous', { value: { ...table.previous, ...nowhere } });
		const merged = line(MERGE, {
			after: at('NdM', 'Assign'),
			state: { ...depot(1), ...ndm('O8') }
		});
		mexAdapter.play(table, merged);
		expect(table.state.turn).toMatchObject({ kind: 'operating', company: 'NdM' });
		expect(where(table, merged)).toEqual([]);
		const chosen = line(
			{ type: 'assign', entity: 'NdM', target: 'M10' },
			{ after: at('NdM', 'Track'), state: { ...depot(1), ...ndm('O8', 'M10') } }
		);
		mexAdapter.play(table, chosen);
		expect(where(table, chosen)).toEqual([]);
		expect(table.state.companies['NdM']?.tokens).toMatchObject({ left: 3, exchange: 0 });
	});

	test('§3.5 who presides over NdM by what is counted there is asked, whoever was when it merged here', () => {
		const table = asked(before(3, false));
		const stations = { ...depot(1), ...ndm('O8') };
		const parts = { after: at('NdM', 'Assign'), state: stations };
		mexAdapter.play(table, line(MERGE, parts));
		expect(table.state.duties[0]).toMatchObject({ kind: 'exchangeTokens', player: 'p2' });
		const changes = [
			{ kind: 'certificate', company: 'NdM', certificate: 'NdM-P', to: 'p1' }
		] as const;
		table.act({ do: 'correct', reason: 'as counted there', changes });
		const corps = { ...stations.corps, NdM: corp(11, ['O10', 'O8'], 4) };
		const told = (after: object) =>
			where(table, line(MERGE, { ...parts, after, state: { ...stations, corps } } as LineParts));
		expect(told(at('NdM', 'Assign'))).toEqual([]);
		table.act({ do: 'own.placeExchange', player: 'p2', placed: 1 } as never);
		expect(table.state.duties[0]).toMatchObject({ kind: 'discardTrain', player: 'p2' });
		expect(told(at('NdM', 'DiscardTrain'))).toEqual([]);
	});

	test('the next company gets its mail before the choice there', () => {
		const table = asked(before(3));
		const merged = line(MERGE, {
			flows: MAIL,
			after: at('NdM', 'Assign'),
			state: { ...depot(1), ...ndm('O8') }
		});
		mexAdapter.play(table, merged);
		expect(cash(table.state, 'PAC')).toBe(30);
		expect(where(table, merged)).toEqual([]);
		const chosen = line(
			{ type: 'assign', entity: 'NdM', target: 'M10' },
			{ after: at('FCP', 'Track'), state: { ...depot(1), ...ndm('O8', 'M10') } }
		);
		mexAdapter.play(table, chosen);
		expect(where(table, chosen)).toEqual([]);
		expect(table.state.companies['NdM']?.tokens).toMatchObject({ left: 3, exchange: 0 });
		expect(table.state.turn).toMatchObject({ kind: 'operating', company: 'PAC' });
		expect([...table.departures]).toEqual([[NAME, 1]]);
	});
});
