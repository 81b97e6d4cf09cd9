/** Files from outside: a name in a state that points nowhere is found, and said. */
import { describe, expect, it } from 'vitest';
import { findTitle, type CellId, type State, type Title } from '$engine';
import { titles } from '$engine/titles/registry';
import { strayNames } from '$lib/storage/references';
import { midGame } from '../fixtures/mex-mid-game';

const found = findTitle('18mex');
if (found === null) throw new Error('there is no 18MEX');
const title: Title = found;
const good: State = midGame.state;
const first = <T>(list: readonly T[]): T => {
	const [one] = list;
	if (one === undefined) throw new Error('the list is empty');
	return one;
};
const without = <T>(table: Readonly<Record<string, T>>, key: string): Record<string, T> => {
	const { [key]: _gone, ...rest } = table;
	return rest;
};
const stray = (change: Partial<State>): string[] => strayNames(title, good, { ...good, ...change });

const deed = first(Object.keys(good.deeds));
const major = first(Object.keys(good.certificates));
const cards = good.certificates[major] ?? [];
const [cell, stack] = first(Object.entries(good.market).filter(([, list]) => list.length > 0)) as [
	CellId,
	readonly string[]
];
const duty = { id: 'x', kind: 'x', player: 'p1', company: null, count: 1, choices: [] } as const;
const turn = (change: State['turn']): Partial<State> => ({ turn: change });
const stock = { sold: {}, bought: false, soldFirst: false, acted: false };
const operating = {
	kind: 'operating',
	hadTrain: true,
	mail: null,
	settled: false,
	bankTrains: 0,
	forced: false,
	token: false
} as const;

const damages: Readonly<Record<string, [change: Partial<State>, says: string]>> = {
	'of another title': [{ title: '18xx' }, 'the state is one of 18xx'],
	'without a company': [
		{ companies: without(good.companies, major) },
		`company ${major} is missing`
	],
	'without a deed': [{ deeds: without(good.deeds, deed) }, `deed ${deed} is missing`],
	'with other cards': [
		{ certificates: { ...good.certificates, XX: [] } },
		'the certificates are other ones'
	],
	'with fewer cards': [
		{ certificates: without(good.certificates, major) },
		'the certificates are other ones'
	],
	'with a player without a purse': [{ cash: without(good.cash, 'p1') }, 'p1 has no purse'],
	'with a company without a purse': [{ cash: without(good.cash, major) }, `${major} has no purse`],
	'without a bank': [{ cash: without(good.cash, 'bank') }, 'there is no bank'],
	'with nothing outside': [{ cash: without(good.cash, 'outside') }, 'there is no bank'],
	'in a phase that is none': [{ phase: '9' }, 'there is no phase 9'],
	'without what its title keeps': [{ own: null }, 'what only 18mex keeps has another shape'],
	'with something else there': [{ own: { x: 1 } }, 'what only 18mex keeps has another shape'],
	'with a train nowhere': [
		{ trains: good.trains.map((train, i) => (i === 0 ? { ...train, place: 'p9' } : train)) },
		`train ${first(good.trains).id} lies in p9`
	],
	'with a deed nowhere': [
		{ deeds: { ...good.deeds, [deed]: { ...first(Object.values(good.deeds)), place: 'p9' } } },
		`deed ${deed} lies in p9`
	],
	'with a card nowhere': [
		{
			certificates: {
				...good.certificates,
				[major]: cards.map((card, i) => (i === 0 ? { ...card, place: 'p9' } : card))
			}
		},
		`${first(cards).id} lies in p9`
	],
	'with one card twice': [
		{ certificates: { ...good.certificates, [major]: cards.map(() => first(cards)) } },
		'two certificates share an id'
	],
	'with a cell beside the chart': [{ market: { ...good.market, '99.1': [] } }, 'no cell 99.1'],
	'with a marker that is elsewhere': [
		{ market: { ...good.market, [cell]: [...stack, 'XX'] } },
		`XX lies on ${cell} but is not there`
	],
	'with a stranger in a seat': [{ seats: [...good.seats, 'p9'] }, 'there is no player p9'],
	'with a player in two seats': [
		{ seats: good.seats.map(() => 'p1' as const) },
		'not every player has one seat'
	],
	'with a player without a seat': [{ seats: good.seats.slice(1) }, 'not every player has one seat'],
	'with a stranger in the order': [{ order: ['p9'] }, 'there is no player p9'],
	'with a stranger in debt': [{ debt: { p9: 5 } }, 'there is no player p9'],
	'with a stranger who sold': [
		{ round: { ...good.round, sold: { p9: [] } } },
		'there is no player p9'
	],
	'with a stranger who acted last': [
		{ round: { ...good.round, lastActor: 'p9' } },
		'there is no player p9'
	],
	'with a stranger first': [{ priority: 'p9' }, 'there is no player p9'],
	'with a stranger’s bid': [
		{ bids: { [deed]: [{ player: 'p9', amount: 5 }] } },
		'there is no player p9'
	],
	'with a bid on nothing': [{ bids: { XX: [] } }, 'there is no deed XX'],
	'with a stranger to answer': [{ duties: [{ ...duty, player: 'p9' }] }, 'there is no player p9'],
	'with an answer about nothing': [{ duties: [{ ...duty, company: 'XX' }] }, 'no company XX'],
	'with a stranger’s stock turn': [
		turn({ kind: 'stock', player: 'p9', ...stock }),
		'it is the turn of p9'
	],
	'with a stranger’s opening turn': [
		turn({ kind: 'opening', player: 'p9' }),
		'it is the turn of p9'
	],
	'with an auction of nothing': [
		turn({ kind: 'auction', deed: 'XX', player: 'p1', passes: 0, resume: 'p1' }),
		'the auction is about nothing'
	],
	'with a stranger in an auction': [
		turn({ kind: 'auction', deed, player: 'p9', passes: 0, resume: 'p1' }),
		'the auction is about nothing'
	],
	'with an auction that goes on with a stranger': [
		turn({ kind: 'auction', deed, player: 'p1', passes: 0, resume: 'p9' }),
		'the auction is about nothing'
	],
	'with a stranger at a step': [
		turn({ kind: 'own', step: 'x', player: 'p9', company: null }),
		'nobody does x'
	],
	'with a step of no company': [
		turn({ kind: 'own', step: 'x', player: null, company: 'XX' }),
		'nobody does x'
	],
	'with the turn of no company': [turn({ ...operating, company: 'XX' }), 'it is the turn of XX']
};

describe('a state', () => {
	it('as the engine makes it has none', () => {
		expect(strayNames(title, good, good)).toEqual([]);
		for (const each of titles) {
			const config = {
				players: ['A', 'B', 'C'],
				priority: 0,
				options: [],
				house: {},
				chips: false
			};
			const start = each.setUp(config);
			expect(strayNames(each, start, start), each.id).toEqual([]);
		}
		const step = { kind: 'own', step: 'x', player: null, company: null } as const;
		const right: readonly Partial<State>[] = [
			turn(step),
			turn({ ...step, player: 'p1', company: major }),
			turn({ kind: 'income' }),
			turn({ kind: 'stock', player: 'p1', ...stock }),
			turn({ kind: 'auction', deed, player: 'p1', passes: 0, resume: 'p1' }),
			{ bids: { [major]: [{ player: 'p1', amount: 5 }], [deed]: [] } },
			{ duties: [duty, { ...duty, company: major }] }
		];
		for (const change of right) expect(stray(change)).toEqual([]);
	});

	it.each(Object.entries(damages))('%s is told', (_what, [change, says]) => {
		expect(stray(change)).toContain(says);
	});
});
