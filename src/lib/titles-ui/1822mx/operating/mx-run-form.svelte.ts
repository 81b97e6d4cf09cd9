/**
 * The half-entered run of a company of 1822MX: stations counted per train or one total, mail per
 * contract, what becomes of it, and the special train apart. Kept under the same key as every
 * title's, so that a run filled in early is found here.
 */
import {
	mxViews,
	type Action,
	type CompanyId,
	type Run,
	type RunTrains,
	type State,
	type Train
} from '$engine';
import {
	lastByTrain,
	plus,
	readDraft,
	type Choice,
	type Mode
} from '$lib/components/game/now/revenue-draft';
import { partsOf, sumOf } from '$lib/components/primitives/pad';
import type { Json } from '$lib/storage';

const TOTAL = 'total';
export const mailLine = (at: number): string => `mail ${at}`;

interface Kept {
	mode: Mode;
	texts: Record<string, string>;
	/** Lines whose figure already is what the train brings. */
	asIs: Record<string, boolean>;
	choice: Choice;
	apart: Choice | null;
	/** The line whose destination counts twice, and how it stood then. */
	doubled: { readonly line: string; readonly text: string } | null;
}

export class MxRunForm {
	#kept = $state<Kept>({
		mode: 'perTrain',
		texts: {},
		asIs: {},
		choice: 'pay',
		apart: null,
		doubled: null
	});
	#active = $state('');
	readonly #state: () => State;
	readonly #company: CompanyId;
	readonly #keep: (draft: Json) => void;

	constructor(state: () => State, company: CompanyId, draft: Json, keep: (draft: Json) => void) {
		this.#state = state;
		this.#company = company;
		this.#keep = keep;
		const offered = state().companies[company]?.kind === 'minor' ? 'half' : 'pay';
		this.#kept = { ...this.#kept, choice: offered, ...readKept(draft) };
		this.#active = this.lines[0] ?? TOTAL;
	}

	get trains(): readonly Train[] {
		return mxViews.runningTrains(this.#state(), this.#company);
	}
	/** How many mail contracts can still pay in this turn. */
	get mails(): number {
		return Math.max(0, mxViews.mailsLeft(this.#state(), this.#company));
	}
	/** Everything the pad may write into. */
	get lines(): readonly string[] {
		const trains = this.mode === 'total' ? [TOTAL] : this.trains.map((train) => train.id);
		return [...trains, ...Array.from({ length: this.mails }, (_, at) => mailLine(at))];
	}
	get mode(): Mode {
		return this.#kept.mode;
	}
	set mode(mode: Mode) {
		this.#kept.mode = mode;
		this.#active = this.lines[0] ?? TOTAL;
		this.#save();
	}
	get choice(): Choice {
		return this.#kept.choice;
	}
	set choice(choice: Choice) {
		this.#kept.choice = choice;
		this.#save();
	}
	/** Null: special trains are settled with the others. */
	get apart(): Choice | null {
		return this.#kept.apart;
	}
	set apart(choice: Choice | null) {
		this.#kept.apart = choice;
		this.#save();
	}
	get active(): string {
		return this.#active;
	}
	set active(line: string) {
		this.#active = line;
	}
	get text(): string {
		return this.textOf(this.#active);
	}
	set text(text: string) {
		this.#kept.texts[this.#active] = text;
		this.#save();
	}
	textOf(line: string): string {
		return this.#kept.texts[line] ?? '';
	}
	isAsIs(line: string): boolean {
		return this.#kept.asIs[line] === true;
	}
	setAsIs(line: string, asIs: boolean): void {
		this.#kept.asIs[line] = asIs;
		this.#save();
	}
	/** What a line brings: an E doubles, a 3/2 halves. */
	amountOf(line: string): number {
		const counted = sumOf(this.textOf(line));
		const train = this.trains.find((each) => each.id === line);
		if (train === undefined || this.isAsIs(line)) return counted;
		return mxViews.trainEarnings(train.type, counted);
	}
	get revenue(): number {
		if (this.mode === 'total') return this.amountOf(TOTAL);
		return this.trains.reduce((sum, train) => sum + this.amountOf(train.id), 0);
	}
	/** Special trains that have earned something a separate choice could settle. */
	get apartRevenue(): number {
		if (this.mode === 'total') return 0;
		const special = mxViews.apartTrains(this.#state(), this.#company);
		return special.reduce((sum, id) => sum + this.amountOf(id), 0);
	}

	next(): void {
		const at = this.lines.indexOf(this.#active);
		this.#active = this.lines[(at + 1) % this.lines.length] ?? this.#active;
	}
	/** The line can end at the destination: one train's, its token placed. Mail counts base values. */
	get mayRepeatLast(): boolean {
		if (!mxViews.doublesDestination(this.#state(), this.#company)) return false;
		const { trains } = this;
		return this.#active === TOTAL
			? trains.length === 1
			: trains.some((train) => train.id === this.#active);
	}
	/** The stations stand one by one: a lone figure is the whole train, and never counts twice. */
	get hasStations(): boolean {
		return partsOf(this.text).length > 1;
	}
	/** The line in which it counts twice, as long as that still stands there: one train a turn (6.10.4). */
	get doubled(): string | null {
		const { doubled } = this.#kept;
		if (doubled === null || !this.lines.includes(doubled.line)) return null;
		const text = this.textOf(doubled.line);
		return text === doubled.text || text.startsWith(`${doubled.text}+`) ? doubled.line : null;
	}
	/** The last station counts once more: a destination. Again takes that back. */
	repeatLast(): void {
		const last = partsOf(this.text).at(-1);
		if (this.doubled === this.#active) this.#countOnce();
		else if (
			this.mayRepeatLast &&
			this.hasStations &&
			this.doubled === null &&
			last !== undefined
		) {
			const text = `${this.text.replace(/\+$/, '')}+${last}`;
			this.#kept.doubled = { line: this.#active, text };
			this.text = text;
		}
	}
	#countOnce(): void {
		const twice = this.#kept.doubled?.text ?? '';
		const once = twice.slice(0, twice.lastIndexOf('+'));
		this.#kept.doubled = null;
		this.text = once + this.text.slice(twice.length);
	}
	/** "Same as last run" fills, never confirms. */
	fillLast(): void {
		const last = lastByTrain(this.#lastRun, this.trains);
		if (last === null) return;
		this.#kept.mode = last.mode;
		for (const [line, text] of last.texts) {
			this.#kept.texts[line] = text;
			this.#kept.asIs[line] = true;
		}
		this.#active = this.lines[0] ?? TOTAL;
		this.#save();
	}

	/** A little more than last time: on what is there, or on the last run when nothing is. */
	add(amount: number): void {
		if (this.revenue === 0) this.fillLast();
		this.text = plus(this.text, amount);
	}
	get #lastRun(): Run | null | undefined {
		return this.#state().companies[this.#company]?.lastRun;
	}

	/** The entry: every mail that was typed, the run, and the end of the turn if asked for. */
	actions(choice: Choice, endTurn = false): Action[] {
		const company = this.#company;
		const mails: Action[] = Array.from({ length: this.mails }, (_, at) =>
			this.amountOf(mailLine(at))
		)
			.filter((amount) => amount > 0)
			.map((amount) => ({ do: 'collectMail', company, amount }));
		return [...mails, this.#run(choice), ...(endTurn ? [{ do: 'endTurn' } as const] : [])];
	}

	#run(choice: Choice): RunTrains {
		const { revenue, apart, apartRevenue } = this;
		const run: RunTrains = { do: 'run', company: this.#company, revenue, choice };
		const settled =
			apart !== null && apartRevenue > 0
				? { ...run, apart: { revenue: apartRevenue, choice: apart } }
				: run;
		return this.mode === 'total' ? settled : { ...settled, perTrain: this.#perTrain() };
	}
	/** What each train brought: as typed where that is the same. */
	#perTrain(): { train: string; parts: number[] }[] {
		return this.trains.map(({ id }) => {
			const typed = partsOf(this.textOf(id));
			const brought = this.amountOf(id);
			return { train: id, parts: sumOf(this.textOf(id)) === brought ? typed : [brought] };
		});
	}

	#save(): void {
		const { mode, texts, asIs, choice, apart, doubled } = this.#kept;
		const trains = Object.fromEntries(this.trains.map(({ id }) => [id, texts[id] ?? '']));
		this.#keep({
			mode,
			total: texts[TOTAL] ?? '',
			trains,
			choice,
			mail: null,
			revenue: this.revenue,
			texts: { ...texts },
			asIs: { ...asIs },
			apart,
			doubled: doubled === null ? null : { ...doubled }
		});
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
		apart: more.apart ?? null,
		doubled: more.doubled ?? null,
		...(draft.choice === null ? {} : { choice: draft.choice })
	};
}
