/** SPM merges into NdM, which has floated and has not operated; Mexico City is NdM's home. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	cash,
	correct,
	depotAt,
	giveCash,
	giveTrains,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	startCompany
} from '../support/mex';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { on } from './mex-table';
import { inOr, lineOf, type LineParts } from './standing';

const NAME = 'home station of NdM kept beside an exchange token';
const NOTHING = { companies: [], trains: [] };
const corp = (owner: number, tokens_on: readonly string[], tokens_left: number) => ({
	...NOTHING,
	owner,
	tokens_on,
	tokens_left
});

/** Carla's PAC is about to buy the first 5; Benito's NdM comes next, Ana's SPM has operated. */
function before(): State {
	let state = openingOver(newMex(), { MNR: 'p2', MIR: 'p2' });
	for (const id of ['A', 'B', 'C'])
		state = correct(state, { kind: 'deed', deed: id, to: 'removed' });
	state = startCompany(state, 'NdM', { held: { p2: [20, 10, 10] }, treasury: 100 });
	state = startCompany(state, 'SPM', { held: { p1: [20, 10, 10] }, cell: '2.4' });
	state = startCompany(state, 'PAC', { held: { p3: [20, 10, 10] }, cell: '3.3' });
	const { tokens } = state.companies['SPM'] ?? {};
	if (tokens === undefined) throw new Error('no SPM');
	state = correct(
		placeMarker(state, 'NdM', '3.3'),
		{ kind: 'tokens', company: 'SPM', tokens: { ...tokens, left: 1, placed: 2 } },
		{ kind: 'operated', company: 'SPM', operated: true }
	);
	state = inPhase(depotAt(giveTrains(state, 'SPM', '4'), '5'), '4');
	return operatingTurn(giveCash(state, { PAC: 450 }), 'PAC', { number: 5, settled: true });
}

/** The purchase, and the merger with which NdM's first turn begins; `on10`: where NdM's tokens are then. */
function merged(spm: string, tokensOn: readonly string[], left: number) {
	const around = (ndm: object) => ({
		corps: { NdM: ndm, FCP: corp(13, ['B3'], 3), SPM: corp(11, ['O8', spm], 1) },
		depot: { upcoming: { '5': 1 } },
		idle: [],
		bank: 0,
		minors: {}
	});
	const table = on(before(), { corps: { NdM: corp(12, [], 4) }, depot: { upcoming: { '5': 2 } } });
	const at = (company: string, name: string) => ({
		...inOr(company),
		phase: '5',
		step: `Engine::Game::G18MEX::Step::${name}`
	});
	const say = (action: object, more: object, ndm: object): string[] => {
		const line = lineOf({ entity_type: 'corporation', ...action }, {
			...more,
			state: around(ndm)
		} as LineParts);
		mexAdapter.play(table, line);
		Object.defineProperty(table, 'previous', { value: { ...table.previous, ...around(ndm) } });
		return differences(table, line).filter((each) => /^(turn|round|NdM t)/.test(each));
	};
	say(
		{ type: 'buy_train', entity: 'FCP', train: '5-0', price: 450 },
		{
			before: inOr('FCP'),
			flows: [['corp:FCP', 'bank', 450, 'buy_train<process']],
			after: at('SPM', 'Merge')
		},
		corp(12, [], 4)
	);
	const told = say(
		{ type: 'merge', entity: 'SPM', corporation: 'SPM' },
		{
			before: inOr('SPM'),
			flows: [['bank', 'corp:NdM', 20, 'handle_mail<place_home_token<start_operating']],
			after: at('NdM', 'Track')
		},
		{ ...corp(12, tokensOn, left), trains: ['4'], cash: 0 }
	);
	return { table, told, say, at };
}

const tokensTold = (told: readonly string[]) => told.filter((each) => each.includes('tokens'));

describe('§4.3(a) NdM’s home station', () => {
	test('stays on the charter there where an exchange token lies in its city', () => {
		const { table, told, say, at } = merged('O10', ['O8', 'O10'], 4);
		expect(tokensTold(told)).toEqual([]);
		expect(table.departures.get(NAME)).toBe(1);
		const had = cash(table.state, 'NdM');
		const next = say(
			{ type: 'place_token', entity: 'NdM', city: '619-0-0', slot: 1 },
			{ before: at('NdM', 'Token'), after: at('NdM', 'Route') },
			{ ...corp(12, ['O8', 'O10', 'I10'], 3), trains: ['4'], cash: had }
		);
		expect(next).toEqual([]);
		expect(table.state.companies['NdM']?.tokens).toMatchObject({ left: 3, placed: 1 });
	});

	test('is placed like any other where none lies there', () => {
		const { table, told } = merged('M10', ['O8', 'M10', 'O10'], 3);
		expect(tokensTold(told)).toEqual([]);
		expect(table.departures.has(NAME)).toBe(false);
	});
});
