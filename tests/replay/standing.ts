/** A game being replayed that stands on a state of our own, for tests of single lines. */
import { decide, type Action, type State, type Title } from '../../src/lib/engine';
import { Refused, type Table } from './adapter';
import type { TraceLine, TraceSetup, TraceState } from './trace';

/** Players 11, 12, 13 in the trace are p1, p2, p3 here. */
export const PLAYERS = [
	{ id: 11, name: 'Ana' },
	{ id: 12, name: 'Benito' },
	{ id: 13, name: 'Carla' }
];

export function tableOn(
	title: Title,
	start: State,
	previous: Partial<TraceState> = {},
	setup: Partial<TraceSetup> = {}
): Table {
	let state = start;
	const counted = new Map<string, number>();
	const actions: Action[] = [];
	return {
		// A test gives the fields that its line reads.
		setup: { t: 'setup', players: PLAYERS, corporations: [], ...setup } as unknown as TraceSetup,
		title,
		initial: start,
		get state() {
			return state;
		},
		// As above.
		previous: { corps: {}, depot: {}, players: {}, ...previous } as TraceState,
		notes: new Map(),
		departures: counted,
		actions,
		act(action) {
			const decision = decide(title.rules, state, action);
			if (!decision.ok) throw new Refused(action, decision.refusals);
			state = decision.state;
			actions.push(action);
		},
		depart({ id }) {
			counted.set(id, (counted.get(id) ?? 0) + 1);
		}
	};
}

export interface LineParts extends Partial<Omit<TraceLine, 'state' | 'action'>> {
	readonly state?: object;
}

/** A line of a trace with the fields that a test needs. */
export function lineOf(action: object, more: LineParts = {}): TraceLine {
	const where = { round: { type: 'stock', label: 'SR 5' }, phase: '4', active: ['player:11'] };
	const { state = {}, ...rest } = more;
	return {
		t: 'action',
		n: 1,
		action,
		before: where,
		after: where,
		log: [],
		...rest,
		state: { corps: {}, depot: {}, players: {}, closed: {}, ...state }
		// The rest of a line is not read by what is tested.
	} as unknown as TraceLine;
}

/** In the turn of a company. */
export const inOr = (company: string, label = 'OR 5.1') => ({
	round: { type: 'operating', label },
	phase: '4',
	active: [`corp:${company}`]
});
