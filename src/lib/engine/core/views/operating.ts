/** An operating turn as the Now panel shows it: its steps, and what has been booked in it so far. */
import type { PostedFact } from '../model/fact';
import type { CompanyId } from '../model/ids';
import type { OperatingTurn, Run, State } from '../model/state';
import type { Mail, Title } from '../title';
import { companyView, type CompanyView } from './companies';

export type StepName = 'mail' | 'track' | 'token' | 'run' | 'trains';

/** skipped: nothing was entered, and nothing needs to be. */
export type StepState = 'done' | 'skipped' | 'now' | 'todo';

export interface StepView {
	readonly name: StepName;
	readonly state: StepState;
}

export interface OperatingView {
	readonly company: CompanyView;
	readonly turn: OperatingTurn;
	readonly steps: readonly StepView[];
	readonly mail: Mail;
	/** Terrain costs booked in this turn. */
	readonly terrain: number;
	readonly tokenPaid: number;
	/** Trains are there and have not run. */
	readonly mayRun: boolean;
	readonly settled: boolean;
	/** The last run that earned something, for "same as last run". */
	readonly lastRun: Run | null;
	readonly next: CompanyId | null;
}

export function operatingView(
	title: Title,
	state: State,
	turnFacts: readonly PostedFact[] = []
): OperatingView | null {
	const { turn } = state;
	if (turn?.kind !== 'operating') return null;
	const company = companyView(title, state, turn.company);
	const spent = (purpose: 'terrain' | 'token') => spentOn(turnFacts, turn.company, purpose);
	const mayRun = !turn.settled && company.trains.length > 0;
	const { lastRun } = company;
	return {
		company,
		turn,
		steps: steps(company, turn, spent('terrain')),
		mail: title.mail(state, turn.company),
		terrain: spent('terrain'),
		tokenPaid: spent('token'),
		mayRun,
		settled: turn.settled,
		lastRun: lastRun !== null && lastRun.revenue > 0 ? lastRun : null,
		next: title.upcoming(state)[0] ?? null
	};
}

function spentOn(
	facts: readonly PostedFact[],
	company: CompanyId,
	purpose: 'terrain' | 'token'
): number {
	let sum = 0;
	for (const fact of facts) {
		if (fact.t === 'moneyMoved' && fact.purpose === purpose && fact.from === company) {
			sum += fact.amount;
		}
	}
	return sum;
}

/** Optional steps count as skipped as soon as a later one is reached; the run is what waits. */
function steps(company: CompanyView, turn: OperatingTurn, terrain: number): StepView[] {
	const major = company.kind !== 'minor';
	const ran = turn.settled;
	const runs = company.trains.length > 0;
	const optional = (done: boolean): StepState => (done ? 'done' : 'skipped');
	const run: StepState = ran ? 'done' : runs ? 'now' : 'skipped';
	const list: StepView[] = [];
	if (major && turn.hadTrain)
		list.push({ name: 'mail', state: turn.mail === null ? 'todo' : 'done' });
	list.push({ name: 'track', state: optional(terrain > 0) });
	if (major) list.push({ name: 'token', state: optional(turn.token) });
	list.push({ name: 'run', state: run });
	if (major) list.push({ name: 'trains', state: run === 'now' ? 'todo' : 'now' });
	return list;
}
