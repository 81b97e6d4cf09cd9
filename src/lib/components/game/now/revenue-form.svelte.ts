/**
 * The half-entered revenue of one company: figures per train or one total, what becomes of them, and
 * the mail. It lives in a draft of the session, so that no look elsewhere and no restart loses it.
 */
import type { Action, CompanyId, RunTrains, State, TrainId, TrainRun } from '$engine';
import type { Json } from '$lib/storage';
import { partsOf, sumOf, textOf } from '../../primitives/pad';
import type { OperatingView } from '../views';

export type Mode = 'perTrain' | 'total';
export type Choice = RunTrains['choice'];

interface Draft {
	readonly mode: Mode;
	readonly total: string;
	readonly trains: Readonly<Record<TrainId, string>>;
	readonly choice: Choice | null;
	readonly mail: number | null;
}

export function draftKey(state: State, company: CompanyId): string {
	return `revenue ${company} ${state.round.number}.${state.round.part}`;
}

/** "Same as last run": fills the form, never confirms. */
export function lastRunDraft(view: OperatingView): Json {
	const run = view.lastRun;
	const owned = view.company.trains.map((train) => train.id);
	const known =
		run !== null && run.perTrain.length > 0 && run.perTrain.every((t) => owned.includes(t.train));
	const trains: Record<TrainId, string> = {};
	if (known) for (const { train, parts } of run.perTrain) trains[train] = textOf(parts);
	return {
		mode: known ? 'perTrain' : 'total',
		total: known ? '' : String(run?.revenue ?? ''),
		trains,
		choice: null,
		mail: null
	};
}

function readDraft(value: Json): Draft | null {
	if (value === null || typeof value !== 'object' || !('mode' in value)) return null;
	// Only this module writes under its key, and always a whole draft.
	return value as unknown as Draft;
}

export class RevenueForm {
	#mode = $state<Mode>('total');
	#total = $state('');
	#trains = $state<Record<TrainId, string>>({});
	#active = $state<TrainId>('');
	#choice = $state<Choice>('pay');
	#mail = $state(0);
	readonly #view: () => OperatingView;
	readonly #keep: (draft: Json) => void;

	constructor(view: () => OperatingView, kept: Json, keep: (draft: Json) => void) {
		this.#view = view;
		this.#keep = keep;
		const { company, mail, lastRun } = view();
		const draft = readDraft(kept);
		const several = company.trains.length > 1;
		const asLast = lastRun === null || lastRun.perTrain.length > 0;
		this.#mode = draft?.mode ?? (several && asLast ? 'perTrain' : 'total');
		this.#total = draft?.total ?? '';
		this.#trains = { ...draft?.trains };
		this.#active = company.trains[0]?.id ?? '';
		this.#choice = draft?.choice ?? (company.kind === 'minor' ? 'half' : 'pay');
		this.#mail = draft?.mail ?? mail.amount;
	}

	get mode(): Mode {
		return this.#mode;
	}
	set mode(mode: Mode) {
		this.#mode = mode;
		this.#save();
	}
	get choice(): Choice {
		return this.#choice;
	}
	set choice(choice: Choice) {
		this.#choice = choice;
		this.#save();
	}
	get mail(): number {
		return this.#mail;
	}
	set mail(amount: number) {
		this.#mail = amount;
		this.#save();
	}
	get active(): TrainId {
		return this.#active;
	}
	set active(train: TrainId) {
		this.#active = train;
	}

	/** What the pad writes into now. */
	get text(): string {
		return this.#mode === 'total' ? this.#total : this.textOf(this.#active);
	}
	set text(text: string) {
		if (this.#mode === 'total') this.#total = text;
		else this.#trains[this.#active] = text;
		this.#save();
	}
	textOf(train: TrainId): string {
		return this.#trains[train] ?? '';
	}
	amountOf(train: TrainId): number {
		return sumOf(this.textOf(train));
	}

	get revenue(): number {
		if (this.#mode === 'total') return sumOf(this.#total);
		return this.#view().company.trains.reduce((sum, train) => sum + this.amountOf(train.id), 0);
	}

	nextTrain(): void {
		const { trains } = this.#view().company;
		const at = trains.findIndex((train) => train.id === this.#active);
		this.#active = trains[(at + 1) % trains.length]?.id ?? this.#active;
	}

	fill(draft: Json): void {
		const read = readDraft(draft);
		if (read === null) return;
		this.#mode = read.mode;
		this.#total = read.total;
		this.#trains = { ...read.trains };
		this.#save();
	}

	/** The entry: mail if it is due, the run, and the end of the turn if asked for. */
	actions(choice: Choice, endTurn = false): Action[] {
		const { company, mail } = this.#view();
		const run: Action = { do: 'run', company: company.id, revenue: this.revenue, choice };
		const perTrain = this.#perTrain();
		return [
			...(mail.due
				? [{ do: 'collectMail', company: company.id, amount: this.#mail } as const]
				: []),
			perTrain.length > 0 ? { ...run, perTrain } : run,
			...(endTurn ? [{ do: 'endTurn' } as const] : [])
		];
	}

	#perTrain(): TrainRun[] {
		if (this.#mode === 'total') return [];
		return this.#view().company.trains.map((train) => ({
			train: train.id,
			parts: partsOf(this.textOf(train.id))
		}));
	}

	#save(): void {
		this.#keep({
			mode: this.#mode,
			total: this.#total,
			trains: { ...this.#trains },
			choice: this.#choice,
			mail: this.#mail
		});
	}
}
