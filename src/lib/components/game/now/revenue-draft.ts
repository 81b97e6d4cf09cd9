/** The half-entered revenue of a company as it is kept: under which key, and what is in it. */
import type { CompanyId, Run, RunTrains, State, TrainId } from '$engine';
import type { Json } from '$lib/storage';
import { sumOf, textOf } from '../../primitives/pad';
import type { OperatingView } from '../views';

export type Mode = 'perTrain' | 'total';
export type Choice = RunTrains['choice'];

export interface RevenueDraft {
	readonly mode: Mode;
	readonly total: string;
	readonly trains: Readonly<Record<TrainId, string>>;
	readonly choice: Choice | null;
	readonly mail: number | null;
	/** Costs that were filled in before the turn came. */
	readonly terrain?: number;
	readonly token?: boolean;
	/** The train that the pad wrote into last. */
	readonly active?: TrainId;
	/** What it comes to, where trains bring more or less than what was counted for them. */
	readonly revenue?: number;
}

/** One draft for each company and operating round; filled early it opens filled in time. */
export function draftKey(state: State, company: CompanyId): string {
	return `revenue ${company} ${state.round.number}.${state.round.part}`;
}

export function readDraft(value: Json): RevenueDraft | null {
	if (value === null || typeof value !== 'object' || !('mode' in value)) return null;
	// Only the revenue form writes under its key, and always a whole draft.
	return value as unknown as RevenueDraft;
}

export function isFilled(value: Json): boolean {
	return draftRevenue(value) > 0;
}

/** What a draft adds up to. */
export function draftRevenue(value: Json): number {
	const draft = readDraft(value);
	if (draft === null) return 0;
	if (draft.revenue !== undefined) return draft.revenue;
	if (draft.mode === 'total') return sumOf(draft.total);
	return Object.values(draft.trains).reduce((sum, text) => sum + sumOf(text), 0);
}

/** "Same as last run": fills the form, never confirms. */
export function lastRunDraft(view: OperatingView): Json {
	const run = view.lastRun;
	const owned = view.company.trains.map((train) => train.id);
	const known =
		run !== null && run.perTrain.length > 0 && run.perTrain.every((t) => owned.includes(t.train));
	const several = known && owned.length > 1;
	const trains: Record<TrainId, string> = {};
	if (several) for (const { train, parts } of run.perTrain) trains[train] = textOf(parts);
	return {
		mode: several ? 'perTrain' : 'total',
		total: several ? '' : lastSum(view),
		trains,
		choice: null,
		mail: null
	};
}

/** The last run as it was typed, sums included, where one train ran it. */
export function lastSum(view: OperatingView): string {
	const run = view.lastRun;
	if (run === null) return '';
	const [only, ...more] = run.perTrain;
	return only !== undefined && more.length === 0 ? textOf(only.parts) : String(run.revenue);
}

export interface LastLines {
	readonly mode: Mode;
	readonly texts: ReadonlyMap<string, string>;
}

/** The last run by line, where every train that made it still runs; else its total. */
export function lastByTrain(
	run: Run | null | undefined,
	trains: readonly { readonly id: TrainId }[]
): LastLines | null {
	if (!run) return null;
	const known = run.perTrain.filter(({ train }) => trains.some(({ id }) => id === train));
	if (known.length === 0 || known.length < run.perTrain.length) {
		return { mode: 'total', texts: new Map([['total', String(run.revenue)]]) };
	}
	return {
		mode: 'perTrain',
		texts: new Map(known.map(({ train, parts }) => [train, textOf(parts)]))
	};
}

/** A little more on what is typed. */
export function plus(text: string, amount: number): string {
	return text === '' ? String(amount) : `${text}+${amount}`;
}
