/**
 * The half-entered run of a company, line by line: the part that is alike wherever a title's trains have
 * lines of their own. A title says which lines there are, what each brings, and what else it keeps.
 */
import type { CompanyId, Run, State } from '$engine';
import { partsOf, sumOf } from '$lib/components/primitives/pad';
import type { Json } from '$lib/storage';
import { plus, type Choice, type LastLines, type Mode } from './revenue-draft';

export const TOTAL = 'total';

export interface KeptLines {
	mode: Mode;
	texts: Record<string, string>;
	/** Lines whose figure already is what the train brings. */
	asIs: Record<string, boolean>;
	choice: Choice;
	/** What the pad wrote into last. */
	active?: string;
}

export abstract class LineForm<Kept extends KeptLines> {
	protected kept: Kept;
	protected readonly state: () => State;
	protected readonly company: CompanyId;
	readonly #keep: (draft: Json) => void;

	constructor(state: () => State, company: CompanyId, kept: Kept, keep: (draft: Json) => void) {
		this.state = state;
		this.company = company;
		this.kept = $state(kept);
		this.#keep = keep;
	}

	/** Everything the pad may write into. */
	abstract get entries(): readonly string[];
	abstract get revenue(): number;
	/** Nothing that counts is entered yet. */
	protected abstract get isEmpty(): boolean;
	/** The last run as the lines of today would have it. */
	protected abstract get lastLines(): LastLines | null;
	protected abstract draft(): Json;

	get mode(): Mode {
		return this.kept.mode;
	}
	set mode(mode: Mode) {
		this.kept.mode = mode;
		this.kept.active = '';
		this.save();
	}
	get choice(): Choice {
		return this.kept.choice;
	}
	set choice(choice: Choice) {
		this.kept.choice = choice;
		this.save();
	}
	/** The first where none was tapped, or where the one tapped is gone. */
	get active(): string {
		const { entries } = this;
		const { active = '' } = this.kept;
		return entries.includes(active) ? active : (entries[0] ?? TOTAL);
	}
	set active(entry: string) {
		this.kept.active = entry;
		this.save();
	}
	get text(): string {
		return this.textOf(this.active);
	}
	set text(text: string) {
		const { active } = this;
		this.kept.texts[active] = text;
		if (text === '') this.emptied(active);
		this.save();
	}
	textOf(entry: string): string {
		return this.kept.texts[entry] ?? '';
	}
	isAsIs(entry: string): boolean {
		return this.kept.asIs[entry] === true;
	}
	setAsIs(entry: string, asIs: boolean): void {
		this.kept.asIs[entry] = asIs;
		this.save();
	}
	next(): void {
		const { entries, active } = this;
		this.active = entries[(entries.indexOf(active) + 1) % entries.length] ?? active;
	}

	/** "Same as last run" fills, never confirms. */
	fillLast(): void {
		const last = this.lastLines;
		if (last === null) return;
		this.kept.mode = last.mode;
		for (const [entry, text] of last.texts) {
			this.kept.texts[entry] = text;
			this.kept.asIs[entry] = true;
		}
		this.kept.active = '';
		this.save();
	}
	/** A little more than last time: on what is there, or on the last run when nothing is. */
	add(amount: number): void {
		if (this.isEmpty) this.fillLast();
		this.text = plus(this.text, amount);
	}

	/** A line begins anew: nothing that stood in it counts any more. */
	protected emptied(_entry: string): void {}
	protected get lastRun(): Run | null | undefined {
		return this.state().companies[this.company]?.lastRun;
	}
	/** As typed where that is what the line brought; else only what it brought. */
	protected partsOf(entry: string, brought: number): number[] {
		const typed = this.textOf(entry);
		return sumOf(typed) === brought ? partsOf(typed) : [brought];
	}
	protected save(): void {
		this.#keep(this.draft());
	}
}
