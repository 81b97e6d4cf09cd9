/**
 * The half-entered revenue of one company: figures per train or one total, what becomes of them, the
 * mail, and costs filled in early. It lives in a draft of the session, so that no look elsewhere and
 * no restart loses it.
 */
import type { Action, TrainId, TrainRun } from '$engine';
import type { Json } from '$lib/storage';
import { partsOf, sumOf } from '../../primitives/pad';
import type { OperatingView } from '../views';
import { lastRunDraft, plus, readDraft, type Choice, type Mode } from './revenue-draft';

export { draftKey, lastRunDraft, type Choice, type Mode } from './revenue-draft';

export class RevenueForm {
	#mode = $state<Mode>('total');
	#total = $state('');
	#trains = $state<Record<TrainId, string>>({});
	#active = $state<TrainId>('');
	#choice = $state<Choice>('pay');
	#mail = $state(0);
	#terrain = $state(0);
	#token = $state(false);
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
		const left = company.trains.find((train) => train.id === draft?.active);
		this.#active = (left ?? company.trains[0])?.id ?? '';
		this.#choice = draft?.choice ?? (company.kind === 'minor' ? 'half' : 'pay');
		this.#mail = draft?.mail ?? mail.amount;
		this.#terrain = draft?.terrain ?? 0;
		this.#token = draft?.token ?? false;
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
	/** Terrain and token that were filled in before the turn came. */
	get terrain(): number {
		return this.#terrain;
	}
	set terrain(amount: number) {
		this.#terrain = amount;
		this.#save();
	}
	get token(): boolean {
		return this.#token;
	}
	set token(placed: boolean) {
		this.#token = placed;
		this.#save();
	}
	get active(): TrainId {
		return this.#active;
	}
	set active(train: TrainId) {
		this.#active = train;
		this.#save();
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
		this.active = trains[(at + 1) % trains.length]?.id ?? this.#active;
	}

	fill(draft: Json): void {
		const read = readDraft(draft);
		if (read === null) return;
		this.#mode = read.mode;
		this.#total = read.total;
		this.#trains = { ...read.trains };
		this.#save();
	}

	/** A little more than last time: on what is there, or on the last run when nothing is. */
	add(amount: number): void {
		if (this.revenue === 0 && this.#view().lastRun !== null) {
			this.fill(lastRunDraft(this.#view()));
		}
		this.text = plus(this.text, amount);
	}

	/** The entry: early costs, mail if it is due, the run, and the end of the turn if asked for. */
	actions(choice: Choice, endTurn = false): Action[] {
		const { company, mail } = this.#view();
		const { id } = company;
		const run: Action = { do: 'run', company: id, revenue: this.revenue, choice };
		const perTrain = this.#perTrain();
		return [
			...(this.#terrain > 0
				? [{ do: 'payTerrain', company: id, amount: this.#terrain } as const]
				: []),
			...(this.#token ? [{ do: 'placeToken', company: id } as const] : []),
			...(mail.due ? [{ do: 'collectMail', company: id, amount: this.#mail } as const] : []),
			perTrain.length > 0 ? { ...run, perTrain } : run,
			...(endTurn ? [{ do: 'endTurn' } as const] : [])
		];
	}

	/** Sums are kept by train, so that the next run can show them; one total of several has no train. */
	#perTrain(): TrainRun[] {
		const { trains } = this.#view().company;
		const [only, ...more] = trains;
		if (this.#mode === 'total') {
			const typed = only !== undefined && more.length === 0 && this.#total.includes('+');
			return typed ? [{ train: only.id, parts: partsOf(this.#total) }] : [];
		}
		return trains.map((train) => ({ train: train.id, parts: partsOf(this.textOf(train.id)) }));
	}

	#save(): void {
		this.#keep({
			mode: this.#mode,
			total: this.#total,
			trains: { ...this.#trains },
			active: this.#active,
			choice: this.#choice,
			mail: this.#mail,
			terrain: this.#terrain,
			token: this.#token
		});
	}
}
