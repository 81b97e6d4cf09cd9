/**
 * The half-entered run of a company of 1822MX: stations counted per train or one total, mail per
 * contract, what becomes of it, and the special train apart. Kept under the same key as every
 * title's, so that a run filled in early is found here.
 */
import {
	mxViews,
	type Action,
	type CompanyId,
	type RunTrains,
	type State,
	type Train,
	type TrainRun
} from '$engine';
import { LineForm, TOTAL, type KeptLines } from '$lib/components/game/now/line-form.svelte';
import {
	lastByTrain,
	readDraft,
	type Choice,
	type LastLines
} from '$lib/components/game/now/revenue-draft';
import { partsOf, sumOf } from '$lib/components/primitives/pad';
import type { Json } from '$lib/storage';

export const mailLine = (at: number): string => `mail ${at}`;

interface Kept extends KeptLines {
	/** Null: special trains are settled with the others. */
	apart: Choice | null;
	/** The line whose destination counts twice, and how it stood then. */
	doubled: { readonly line: string; readonly text: string } | null;
}

export class MxRunForm extends LineForm<Kept> {
	constructor(state: () => State, company: CompanyId, draft: Json, keep: (draft: Json) => void) {
		const choice = state().companies[company]?.kind === 'minor' ? 'half' : 'pay';
		const lines = { mode: 'perTrain', texts: {}, asIs: {}, choice } as const;
		super(state, company, { ...lines, apart: null, doubled: null, ...readKept(draft) }, keep);
	}

	get trains(): readonly Train[] {
		return mxViews.runningTrains(this.state(), this.company);
	}
	/** How many mail contracts can still pay in this turn. */
	get mails(): number {
		return Math.max(0, mxViews.mailsLeft(this.state(), this.company));
	}
	override get entries(): readonly string[] {
		const trains = this.mode === 'total' ? [TOTAL] : this.trains.map((train) => train.id);
		return [...trains, ...Array.from({ length: this.mails }, (_, at) => mailLine(at))];
	}
	get apart(): Choice | null {
		return this.kept.apart;
	}
	set apart(choice: Choice | null) {
		this.kept.apart = choice;
		this.save();
	}
	/** What a line brings: an E doubles, a 3/2 halves. */
	amountOf(line: string): number {
		const counted = sumOf(this.textOf(line));
		const train = this.trains.find((each) => each.id === line);
		if (train === undefined || this.isAsIs(line)) return counted;
		return mxViews.trainEarnings(train.type, counted);
	}
	override get revenue(): number {
		if (this.mode === 'total') return this.amountOf(TOTAL);
		return this.trains.reduce((sum, train) => sum + this.amountOf(train.id), 0);
	}
	/** Special trains that have earned something a separate choice could settle. */
	get apartRevenue(): number {
		if (this.mode === 'total') return 0;
		const special = mxViews.apartTrains(this.state(), this.company);
		return special.reduce((sum, id) => sum + this.amountOf(id), 0);
	}

	/** The line can end at the destination: one train's, its token placed. Mail counts base values. */
	get mayRepeatLast(): boolean {
		if (!mxViews.doublesDestination(this.state(), this.company)) return false;
		const { trains } = this;
		return this.active === TOTAL
			? trains.length === 1
			: trains.some((train) => train.id === this.active);
	}
	/** The stations stand one by one: a lone figure is the whole train, and never counts twice. */
	get hasStations(): boolean {
		return partsOf(this.text).length > 1;
	}
	/** The line in which it counts twice, as long as that still stands there: one train a turn (6.10.4). */
	get doubled(): string | null {
		const { doubled } = this.kept;
		if (doubled === null || !this.entries.includes(doubled.line)) return null;
		const text = this.textOf(doubled.line);
		return text === doubled.text || text.startsWith(`${doubled.text}+`) ? doubled.line : null;
	}
	/** The last station counts once more: a destination. Again takes that back. */
	repeatLast(): void {
		const last = partsOf(this.text).at(-1);
		if (this.doubled === this.active) this.#countOnce();
		else if (
			this.mayRepeatLast &&
			this.hasStations &&
			this.doubled === null &&
			last !== undefined
		) {
			const text = `${this.text.replace(/\+$/, '')}+${last}`;
			this.kept.doubled = { line: this.active, text };
			this.text = text;
		}
	}
	#countOnce(): void {
		const twice = this.kept.doubled?.text ?? '';
		const once = twice.slice(0, twice.lastIndexOf('+'));
		this.kept.doubled = null;
		this.text = once + this.text.slice(twice.length);
	}
	protected override get isEmpty(): boolean {
		return this.revenue === 0;
	}
	protected override get lastLines(): LastLines | null {
		return lastByTrain(this.lastRun, this.trains);
	}

	/** The entry: every mail that was typed, the run, and the end of the turn if asked for. */
	actions(choice: Choice, endTurn = false): Action[] {
		const { company } = this;
		const mails: Action[] = Array.from({ length: this.mails }, (_, at) =>
			this.amountOf(mailLine(at))
		)
			.filter((amount) => amount > 0)
			.map((amount) => ({ do: 'collectMail', company, amount }));
		return [...mails, this.#run(choice), ...(endTurn ? [{ do: 'endTurn' } as const] : [])];
	}

	#run(choice: Choice): RunTrains {
		const { revenue, apart, apartRevenue } = this;
		const run: RunTrains = { do: 'run', company: this.company, revenue, choice };
		const settled =
			apart !== null && apartRevenue > 0
				? { ...run, apart: { revenue: apartRevenue, choice: apart } }
				: run;
		return this.mode === 'total' ? settled : { ...settled, perTrain: this.#perTrain() };
	}
	#perTrain(): TrainRun[] {
		return this.trains.map(({ id }) => ({ train: id, parts: this.partsOf(id, this.amountOf(id)) }));
	}

	protected override draft(): Json {
		const { mode, texts, asIs, choice, active, apart, doubled } = this.kept;
		const trains = Object.fromEntries(this.trains.map(({ id }) => [id, texts[id] ?? '']));
		return {
			mode,
			total: texts[TOTAL] ?? '',
			trains,
			choice,
			mail: null,
			revenue: this.revenue,
			texts: { ...texts },
			asIs: { ...asIs },
			...(active === undefined ? {} : { active }),
			apart,
			doubled: doubled === null ? null : { ...doubled }
		};
	}
}

/** Also takes what the sheet for early entries has kept. */
function readKept(value: Json): Partial<Kept> {
	const draft = readDraft(value);
	if (draft === null) return {};
	// This form adds four fields to the draft that every title keeps; the other sheet leaves them out.
	const more = draft as unknown as Partial<Pick<Kept, 'texts' | 'asIs' | 'apart' | 'doubled'>>;
	return {
		mode: draft.mode,
		texts: { ...more.texts, ...draft.trains, [TOTAL]: draft.total },
		asIs: { ...more.asIs },
		...(draft.active === undefined ? {} : { active: draft.active }),
		apart: more.apart ?? null,
		doubled: more.doubled ?? null,
		...(draft.choice === null ? {} : { choice: draft.choice })
	};
}
