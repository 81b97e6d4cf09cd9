/** The steps of an operating turn in their order (6.3.1; the NdeM 6.21.3), and how far it is. */
import type { Fact } from '../../core/model/fact';
import { isPlayer, type CompanyId } from '../../core/model/ids';
import type { OperatingTurn, State } from '../../core/model/state';
import type { StepState } from '../../core/views/operating';
import { canRun } from './rules/common';
import { own } from './rules/own';

export type MxStep =
	| 'privates'
	| 'track'
	| 'destination'
	| 'token'
	| 'run'
	| 'trains'
	| 'minor'
	| 'stock';

export interface MxStepView {
	readonly name: MxStep;
	readonly state: StepState;
}

const STEPS: Readonly<Record<'major' | 'minor' | 'national', readonly MxStep[]>> = {
	major: ['privates', 'track', 'destination', 'token', 'run', 'trains', 'minor', 'stock'],
	minor: ['privates', 'track', 'run', 'trains'],
	national: ['track', 'run']
};

/** `facts` are those of the turn so far. What was not entered is skipped once a later step is reached. */
export function turnSteps(state: State, facts: readonly Fact[]): MxStepView[] {
	const { turn } = state;
	if (turn?.kind !== 'operating') return [];
	const kind = state.companies[turn.company]?.kind;
	const steps = STEPS[kind === 'minor' || kind === 'national' ? kind : 'major'];
	const done = steps.map((name) => isDone(name, state, turn, facts));
	const run = steps.indexOf('run');
	const waits = !turn.settled && canRun(state, turn.company);
	const now = waits ? run : Math.max(run, done.lastIndexOf(true)) + 1;
	return steps.map((name, at) => ({ name, state: stateOf(at, now, done[at] === true) }));
}

function stateOf(at: number, now: number, done: boolean): StepState {
	if (done) return 'done';
	if (at === now) return 'now';
	return at < now ? 'skipped' : 'todo';
}

function isDone(name: MxStep, state: State, turn: OperatingTurn, facts: readonly Fact[]): boolean {
	const { company } = turn;
	const notes = own(state).turn;
	switch (name) {
		case 'privates':
			return facts.some((fact) => fact.t === 'deedMoved' && isPlayer(fact.from));
		case 'track':
			return (
				paidFor(facts, company, 'terrain') ||
				facts.some(({ t }) => t === 'own.cubes' || t === 'own.mexicoCity')
			);
		case 'destination':
			return facts.some(({ t }) => t === 'own.destinationPlaced');
		case 'token':
			return turn.token;
		case 'run':
			return turn.settled;
		case 'trains':
			return paidFor(facts, company, 'train') || facts.some((fact) => fact.t === 'trainTurned');
		case 'minor':
			return notes.acquired;
		case 'stock':
			return notes.traded !== null;
	}
}

function paidFor(
	facts: readonly Fact[],
	company: CompanyId,
	purpose: 'terrain' | 'train'
): boolean {
	return facts.some(
		(fact) => fact.t === 'moneyMoved' && fact.from === company && fact.purpose === purpose
	);
}
