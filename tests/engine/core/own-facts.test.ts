/** A title's own facts say what they expect to find; where that is not there they do not fit. */
import { describe, expect, it } from 'vitest';
import { Misfit, type State } from '$engine';
import type { OwnFact } from '$engine/core/model/fact';
import { titles } from '$engine/titles/registry';
import { table } from '../1822mx/support';

function start(id: string): State {
	const title = titles.find((each) => each.id === id);
	if (title === undefined) throw new Error(`there is no ${id}`);
	const players = ['Ana', 'Bruno', 'Carla'];
	return title.setUp({ players, priority: 0, options: [], house: {}, chips: false });
}

const states: Readonly<Record<string, State>> = {
	'18mex': start('18mex'),
	'1822mx': table(),
	'18oe': start('18oe')
};

/** The engine folds facts of a kind that only the title knows, as they come out of a file. */
function folded(id: string, fact: OwnFact & Readonly<Record<string, unknown>>): State {
	const title = titles.find((each) => each.id === id);
	const state = states[id];
	if (title === undefined || state === undefined) throw new Error(`there is no ${id}`);
	return title.rules.evolve(state, { ...fact, rule: 'test' });
}

const misfits: readonly (readonly [
	id: string,
	fact: OwnFact & Readonly<Record<string, unknown>>,
	fits: OwnFact & Readonly<Record<string, unknown>>
])[] = [
	['18mex', { t: 'own.copperCanyon', to: 'sold' }, { t: 'own.copperCanyon', to: 'laid' }],
	['18mex', { t: 'own.merged', to: 'A' }, { t: 'own.merged', to: 'PAC' }],
	['18mex', { t: 'own.merged', to: 'XX' }, { t: 'own.merged', to: 'none' }],
	['18mex', { t: 'own.minorsClosing', to: 1 }, { t: 'own.minorsClosing', to: true }],
	['18mex', { t: 'own.tieBreak', to: 'yes' }, { t: 'own.tieBreak', to: true }],
	[
		'1822mx',
		{ t: 'own.boxed', pile: 'minors', card: 'M1' },
		{ t: 'own.boxed', pile: 'minors', card: 'M5' }
	],
	[
		'1822mx',
		{ t: 'own.unboxed', pile: 'minors', card: 'M5' },
		{ t: 'own.unboxed', pile: 'minors', card: 'M1' }
	],
	[
		'1822mx',
		{ t: 'own.ndem', from: 'due', to: 'closed' },
		{ t: 'own.ndem', from: 'open', to: 'due' }
	],
	['1822mx', { t: 'own.stationRemoved', station: 'M1' }, { t: 'own.stationPlaced', station: 'M1' }],
	[
		'1822mx',
		{ t: 'own.destinationRemoved', company: 'FCM' },
		{ t: 'own.destinationPlaced', company: 'FCM' }
	],
	['1822mx', { t: 'own.mexicoCity', from: 2, to: 3 }, { t: 'own.mexicoCity', from: 0, to: 1 }],
	['18oe', { t: 'own.nothing', to: 1 }, { t: 'own.minorAPaid', to: true }]
];

describe('a fact of a title’s own', () => {
	it.each(misfits)('%s: %o does not fit, %o does', (id, fact, fits) => {
		expect(() => folded(id, fact)).toThrow(Misfit);
		expect(folded(id, fits).own).not.toEqual(states[id]?.own);
	});
});
