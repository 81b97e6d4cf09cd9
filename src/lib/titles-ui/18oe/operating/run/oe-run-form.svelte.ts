/**
 * The form of a run in 18OE, kept like a draft. Each train has a line for the places it counts; a
 * Pullman, minor L's marker and the Orient Express each go with one of them, and the engine adds what
 * they bring. Nationals count places against the capacity of all their trains. One total always works.
 */
import {
	oeViews,
	type Action,
	type CompanyId,
	type RunTrains,
	type State,
	type Train,
	type TrainId
} from '$engine';
import { LineForm, TOTAL } from '$lib/components/game/now/line-form.svelte';
import { lastByTrain, type Choice, type LastLines } from '$lib/components/game/now/revenue-draft';
import { partsOf, sumOf } from '$lib/components/primitives/pad';
import type { Json } from '$lib/storage';
import { draftOf, isOwnDraft, keptOf, nothingCounted, readKept, type Kept } from './run-draft';

export const CITIES = 'cities';
export const TOWNS = 'towns';
export const ORIENT = 'orient';

export type Bonus = 'cash' | 'market';

/** One line of the sheet: a train, or several combined for the Orient Express. */
export interface RunLine {
	readonly id: TrainId;
	readonly trains: readonly Train[];
	readonly reach: oeViews.Reach;
}

export class OeRunForm extends LineForm<Kept> {
	constructor(state: () => State, company: CompanyId, draft: Json, keep: (draft: Json) => void) {
		const choice = oeViews.dividendChoices(state(), company)[0] ?? 'pay';
		super(state, company, keptOf({ choice, ...readKept(draft) }), keep);
		if (!isOwnDraft(draft)) this.#settleCompanions();
	}

	get rules(): oeViews.RunRules {
		return oeViews.runRules(this.state(), this.company);
	}
	get national(): boolean {
		return this.rules.capacity !== null;
	}
	/** Each train that runs by itself; those combined share the line of the Orient Express. */
	get lines(): readonly RunLine[] {
		const { trains } = this.rules;
		const joined = this.joined;
		return trains
			.filter((train) => train.id === this.orient || !joined.includes(train.id))
			.map((train) => {
				const group = joined.includes(train.id)
					? trains.filter((each) => joined.includes(each.id))
					: [train];
				const types = group.map((each) => each.type);
				return {
					id: train.id,
					trains: group,
					reach: oeViews.reachOfLine(types, this.goesWith('arrow', { trains: group }))
				};
			});
	}
	override get entries(): readonly string[] {
		const orient = this.mode === 'total' && this.orient !== null ? [ORIENT] : [];
		if (this.mode === 'total') return [TOTAL, ...orient];
		return this.national ? [CITIES, TOWNS] : this.lines.map((line) => line.id);
	}

	get bonus(): Bonus {
		return this.kept.bonus;
	}
	set bonus(bonus: Bonus) {
		this.kept.bonus = bonus;
		this.save();
	}

	/* what goes with one train */

	get pullman(): TrainId | null {
		return this.kept.pullman;
	}
	get arrow(): TrainId | null {
		return this.kept.arrow;
	}
	get orient(): TrainId | null {
		return this.rules.mayOrient ? this.kept.orient : null;
	}
	/** Trains combined for the Orient Express, in the order of the table; none when fewer than two. */
	get joined(): readonly TrainId[] {
		const { orient, rules } = this;
		if (orient === null || !rules.combinable.includes(orient)) return [];
		const all = rules.combinable.filter((id) => id === orient || this.kept.joined.includes(id));
		return all.length > 1 ? all : [];
	}
	/** Does it go with this line? With one of the trains that are combined in it is enough. */
	goesWith(what: 'pullman' | 'arrow' | 'orient', { trains }: Pick<RunLine, 'trains'>): boolean {
		return trains.some((train) => train.id === this[what]);
	}
	give(what: 'pullman' | 'arrow' | 'orient', line: TrainId): void {
		const here = this.lines.find((each) => each.id === line);
		const taken = here === undefined ? this.kept[what] === line : this.goesWith(what, here);
		this.kept[what] = taken ? null : line;
		if (what === 'orient' && this.kept.orient === null) this.kept.joined = [];
		this.save();
	}
	join(train: TrainId): void {
		const { joined } = this.kept;
		this.kept.joined = joined.includes(train)
			? joined.filter((id) => id !== train)
			: [...joined, train];
		this.save();
	}
	unlinked(what: typeof CITIES | typeof TOWNS): number {
		return this.kept.unlinked[what];
	}
	setUnlinked(what: typeof CITIES | typeof TOWNS, count: number): void {
		this.kept.unlinked[what] = count;
		this.save();
	}

	/** A national's count in which nothing is typed yet. */
	get blank(): boolean {
		return this.national && this.mode !== 'total' && nothingCounted(this.kept, [CITIES, TOWNS]);
	}
	get none(): boolean {
		return this.kept.none;
	}
	set none(none: boolean) {
		this.kept.none = none;
		this.save();
	}
	/** Spare places count after linked and unlinked ones only: these must be known to be none (11.3.10). */
	get unfinished(): boolean {
		return this.blank && !this.none;
	}

	/* sums */

	/** What a line brings, with everything that goes with its train. */
	amountOf(line: RunLine): number {
		const values = partsOf(this.textOf(line.id));
		if (values.length === 0) return 0;
		const { phase } = this.state();
		const types = line.trains.map((train) => train.type);
		const best = Math.max(...types.map(oeViews.pullmanBonus));
		return (
			oeViews.doubledSum(values, this.isAsIs(line.id) ? 0 : line.reach.doubled) +
			(this.goesWith('pullman', line) && !this.isFilled(line) ? best : 0) +
			(this.goesWith('orient', line) && this.offersOrient(line) ? oeViews.orientBonus(phase) : 0)
		);
	}
	/** A figure of the last run stands in it, Pullman and all. */
	isFilled(line: Pick<RunLine, 'id'>): boolean {
		return this.kept.filled[line.id] === true;
	}
	/** What a last run brought may have had the bonus in it, unless there has been none yet. */
	offersOrient(line: Pick<RunLine, 'id'>): boolean {
		return this.rules.mayOrient && (this.rules.firstOrient || !this.isFilled(line));
	}
	/** More places were typed than this train counts. */
	isTooMany(line: RunLine): boolean {
		const { cities, towns } = line.reach;
		return !this.isAsIs(line.id) && partsOf(this.textOf(line.id)).length > cities + towns;
	}
	get nationalCount(): oeViews.NationalCount | null {
		return oeViews.nationalCount(this.state(), this.company, {
			cities: partsOf(this.textOf(CITIES)),
			towns: partsOf(this.textOf(TOWNS)),
			unlinkedCities: this.unlinked(CITIES),
			unlinkedTowns: this.unlinked(TOWNS)
		});
	}
	override get revenue(): number {
		if (this.mode === 'total') return sumOf(this.textOf(TOTAL));
		if (this.national) return this.nationalCount?.total ?? 0;
		return this.lines.reduce((sum, line) => sum + this.amountOf(line), 0);
	}
	/** What the Orient Express earned alone, when this run is its first. */
	get firstOrient(): number {
		if (!this.rules.firstOrient || this.orient === null) return 0;
		if (this.mode === 'total') {
			// One train has run it all.
			const alone = this.lines.length === 1 && this.textOf(ORIENT) === '';
			return alone ? this.revenue : sumOf(this.textOf(ORIENT));
		}
		const line = this.lines.find((each) => this.goesWith('orient', each));
		return line === undefined ? 0 : this.amountOf(line);
	}

	/** A first Orient Express is on, and what its train brought is not typed: its bonus would be left out. */
	get orientMissing(): boolean {
		return this.rules.firstOrient && this.orient !== null && this.firstOrient === 0;
	}

	protected override get isEmpty(): boolean {
		return this.revenue === 0 || this.unfinished;
	}
	/** A national counts all its trains together; only its total can be repeated. */
	protected override get lastLines(): LastLines | null {
		return lastByTrain(this.lastRun, this.national ? [] : this.rules.trains);
	}
	override fillLast(): void {
		const last = this.lastLines;
		if (last !== null) this.kept.orient = null;
		for (const entry of last?.texts.keys() ?? []) this.kept.filled[entry] = true;
		super.fillLast();
	}
	protected override emptied(entry: string): void {
		if (this.kept.filled[entry] !== true) return;
		this.kept.filled[entry] = false;
		this.kept.asIs[entry] = false;
	}

	/** The entry: the run, the bonus of a first Orient Express, and the end of the turn if asked for. */
	actions(choice: Choice, endTurn = false): Action[] {
		const { company } = this;
		const { revenue, firstOrient, bonus } = this;
		const run: RunTrains = { do: 'run', company, revenue, choice };
		const perTrain = this.lines
			.filter((line) => this.textOf(line.id) !== '')
			.map((line) => ({ train: line.id, parts: this.partsOf(line.id, this.amountOf(line)) }));
		const plain = this.mode === 'total' || this.national || perTrain.length === 0;
		const express: oeViews.OeAction = {
			do: 'own.orientExpress',
			company,
			revenue: firstOrient,
			bonus
		};
		return [
			plain ? run : { ...run, perTrain },
			...(firstOrient > 0 ? [express] : []),
			...(endTurn ? [{ do: 'endTurn' } as const] : [])
		];
	}
	/** With one train there is nothing to choose: Pullman and marker go with it; else with the best. */
	#settleCompanions(): void {
		const { rules } = this;
		const best = [...rules.trains].sort(
			(a, b) => oeViews.levelOf(b.type).level - oeViews.levelOf(a.type).level
		)[0];
		if (best === undefined) return;
		if (rules.pullman) this.kept.pullman = best.id;
		if (rules.arrow) this.kept.arrow = best.id;
	}
	protected override draft(): Json {
		const trains = Object.fromEntries(
			this.lines.map((line) => [line.id, String(this.amountOf(line))])
		);
		const counted = this.unfinished ? '' : String(this.revenue);
		const total = this.national ? counted : this.textOf(TOTAL);
		return draftOf(this.kept, total, this.national ? { [CITIES]: counted } : trains);
	}
}
