/** Tables for the tests of words: corrections on a fresh game, booked through the engine itself. */
import {
	decideEntry,
	findTitle,
	type Action,
	type Correction,
	type Entry,
	type Fact,
	type PostedFact,
	type State,
	type Title
} from '$engine';

export function mex(): Title {
	const title = findTitle('18mex');
	if (title === null) throw new Error('18MEX is not in the registry');
	return title;
}

export function freshTable(chips = true): State {
	return mex().setUp({
		players: ['Ana', 'Bruno', 'Carla'],
		priority: 0,
		options: [],
		house: {},
		chips
	});
}

export interface Booked {
	readonly before: State;
	readonly after: State;
	readonly facts: readonly PostedFact[];
	readonly steps: Entry<Fact, Action>['steps'];
}

export function book(before: State, ...actions: readonly Action[]): Booked {
	const decision = decideEntry(mex().rules, before, actions);
	if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.refusals)}`);
	return { before, after: decision.state, facts: decision.facts, steps: decision.steps };
}

/** One correction after the other: each is checked on the table that the earlier ones left. */
export function arrange(state: State, ...changes: readonly Correction[]): State {
	return changes.reduce(
		(now, change) => book(now, { do: 'correct', reason: 'agreed', changes: [change] }).after,
		state
	);
}

const operating = {
	kind: 'operating',
	hadTrain: false,
	mail: null,
	settled: false,
	bankTrains: 0,
	forced: false,
	token: false
} as const;

function round(state: State, kind: 'stock' | 'operating', number: number): Correction {
	return { kind: 'round', round: { ...state.round, kind, number, part: 1, parts: 1 } };
}

/** PAC at $100 is about to run; at $110 SPM lies face up on CHI, which has operated. */
export function beforeDividend(chips = true): State {
	const state = freshTable(chips);
	return arrange(
		state,
		{ kind: 'certificate', company: 'PAC', certificate: 'PAC-P', to: 'p1' },
		{ kind: 'certificate', company: 'PAC', certificate: 'PAC-1', to: 'p1' },
		{ kind: 'certificate', company: 'PAC', certificate: 'PAC-2', to: 'p2' },
		{ kind: 'certificate', company: 'PAC', certificate: 'PAC-3', to: 'pool' },
		{ kind: 'par', company: 'PAC', par: 90 },
		{ kind: 'floated', company: 'PAC' },
		{ kind: 'marker', company: 'PAC', cell: '1.7', at: 0 },
		{ kind: 'marker', company: 'SPM', cell: '1.8', at: 0 },
		{ kind: 'marker', company: 'CHI', cell: '1.8', at: 1 },
		{ kind: 'operated', company: 'CHI', operated: true },
		{ kind: 'train', train: '2-1', to: 'PAC' },
		round(state, 'operating', 2),
		{ kind: 'turn', turn: { ...operating, company: 'PAC' } }
	);
}

/** Ana holds 20% of TM at $90; two rows below, at $75, lies MC. */
export function beforeSale(): State {
	const state = freshTable();
	return arrange(
		state,
		{ kind: 'certificate', company: 'TM', certificate: 'TM-P', to: 'p2' },
		{ kind: 'certificate', company: 'TM', certificate: 'TM-1', to: 'p1' },
		{ kind: 'certificate', company: 'TM', certificate: 'TM-2', to: 'p1' },
		{ kind: 'par', company: 'TM', par: 90 },
		{ kind: 'marker', company: 'TM', cell: '1.6', at: 0 },
		{ kind: 'marker', company: 'MC', cell: '3.6', at: 0 },
		{ kind: 'certificate', company: 'MC', certificate: 'MC-P', to: 'p3' },
		{ kind: 'par', company: 'MC', par: 75 },
		round(state, 'stock', 2),
		{
			kind: 'turn',
			turn: { kind: 'stock', player: 'p1', sold: {}, bought: false, soldFirst: false, acted: false }
		}
	);
}

/** PAC has run and can pay for the first 4-train; CHI has two 2-trains, MC one. */
export function beforeRust(): State {
	const state = freshTable();
	const gone = (train: string, to: string): Correction => ({ kind: 'train', train, to });
	return arrange(
		state,
		gone('2-1', 'CHI'),
		gone('2-2', 'CHI'),
		gone('2-3', 'MC'),
		...['2-4', '2-5', '2-6', '3-1', '3-2', '3-3', '3-4', '3-5', '3-6'].map((id) =>
			gone(id, 'removed')
		),
		{ kind: 'phase', phase: '3½' },
		{ kind: 'certificate', company: 'PAC', certificate: 'PAC-P', to: 'p1' },
		{ kind: 'par', company: 'PAC', par: 90 },
		{ kind: 'floated', company: 'PAC' },
		{ kind: 'marker', company: 'PAC', cell: '1.6', at: 0 },
		{ kind: 'cash', from: 'bank', to: 'PAC', amount: 400 },
		round(state, 'operating', 4),
		{ kind: 'turn', turn: { ...operating, company: 'PAC', settled: true } }
	);
}
