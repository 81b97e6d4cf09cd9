/**
 * The teller stands between the panels and the session: books entries, explains refusals, remembers
 * which sheet is open, and prepares what the table shows. Every panel reaches it by context.
 */
import {
	trainsAt,
	type Action,
	type CompanyId,
	type Offer,
	type Option,
	type PostedFact,
	type Refusal,
	type State,
	type Title
} from '$engine';
import type {
	ActOptions,
	ActResult,
	Change,
	GameSession,
	Hindrance,
	MoveResult
} from '$lib/session';
import type { Json } from '$lib/storage';
import {
	describeAction,
	describeEntry,
	describeHindrance,
	describeRefusal,
	speaker,
	words,
	type Speaker
} from '$lib/text';
import { screenWords } from '$lib/text/screens';
import { afterPaint } from '../primitives/after-paint';
import { liveRegion } from '../primitives/live-region.svelte';
import { hideTopSheet } from '../primitives/open-sheets';
import { explanationOf, type Explanation } from './explanation';
import type { Fresh } from './fresh';
import { Moves } from './moves.svelte';
import { draftKey, isFilled } from './now/revenue-draft';
import { isSheet, type SheetName } from './sheet-names';
import { sectionOf, shortReason, type ShortReason } from './short-reason';
import { Shown, type Figures } from './shown.svelte';
import { turnFacts } from './turn-facts';
import type { TableView } from './views';

export { provideTeller, tellerContext, useTeller } from './teller-context';

const AHEAD = 'ahead ';

export interface BookOptions extends ActOptions {
	/** The sheet that it is booked from goes with it. */
	readonly leaves?: boolean;
}

export class Teller {
	readonly session: GameSession;
	readonly #shown: Shown;
	/** The cardboard list. */
	readonly moves: Moves;
	#explanation = $state.raw<Explanation | null>(null);
	readonly #turnFacts = $derived.by(() => turnFacts(this.session));
	readonly #say = $derived.by(() => speaker(words(), this.title, this.state));

	constructor(session: GameSession) {
		this.session = session;
		this.#shown = new Shown(session);
		this.moves = new Moves(session);
	}

	get title(): Title {
		return this.session.title;
	}
	get state(): State {
		return this.session.state;
	}
	get table(): TableView {
		return this.#shown.table;
	}
	get fresh(): Fresh {
		return this.#shown.fresh;
	}
	/** Table and news for what is read at a glance: after an entry they come before the next panel. */
	get figures(): Figures {
		return this.#shown.figures;
	}
	/** An entry's figures are on the screen, and its next step is about to come. */
	get following(): boolean {
		return this.#shown.following;
	}
	/** What has been booked in the current operating turn. */
	get turnFacts(): readonly PostedFact[] {
		return this.#turnFacts;
	}
	get say(): Speaker {
		return this.#say;
	}
	get explanation(): Explanation | null {
		return this.#explanation;
	}

	/* sheets */

	get sheet(): SheetName | null {
		const { panel } = this.session;
		return isSheet(panel) ? panel : null;
	}
	open(sheet: SheetName): void {
		void this.session.setPanel(sheet);
	}
	closeSheet(): void {
		void this.session.setPanel(null);
	}
	/** The company whose turn is being filled in before it comes; kept like the open sheet. */
	get ahead(): CompanyId | null {
		const { panel } = this.session;
		const company =
			typeof panel === 'string' && panel.startsWith(AHEAD) ? panel.slice(AHEAD.length) : null;
		return company !== null && this.mayFillAhead(company) ? company : null;
	}
	fillAhead(company: CompanyId): void {
		void this.session.setPanel(AHEAD + company);
	}
	/** Only a turn that is still to come, with trains to run, can be filled in early. */
	mayFillAhead(company: CompanyId): boolean {
		if (this.session.past !== null) return false;
		return this.table.upcoming.includes(company) && trainsAt(this.state, company).length > 0;
	}
	/** A run of this company lies filled in and unbooked. */
	isParked(company: CompanyId): boolean {
		return isFilled(this.draft(draftKey(this.state, company)));
	}
	/** What lies half done, in words, for somebody who comes back to the table. */
	get halfDone(): readonly string[] {
		const { turn } = this.session.present;
		const now = turn?.kind === 'operating' ? turn.company : null;
		const w = words().now;
		return [...(now === null ? [] : [now]), ...this.table.upcoming]
			.filter((company) => this.isParked(company))
			.map((id) => `${this.say.company(id)}: ${id === now ? w.unbooked : w.parked}`);
	}
	draft(key: string): Json {
		return this.session.draft(key);
	}
	setDraft(key: string, value: Json): void {
		void this.session.setDraft(key, value);
	}

	/* offers */

	offer(kind: Action['do']): Offer | null {
		return this.session.offers.find((offer) => offer.kind === kind) ?? null;
	}
	options(kind: Action['do']): readonly Option[] {
		return this.offer(kind)?.options ?? [];
	}
	describe(action: Action): string {
		return describeAction(words(), this.title, this.state, action);
	}

	/* booking */

	/**
	 * A finger rests on the button that books this: what it sets off is worked out meanwhile, and has only
	 * to be written and drawn when it leaves.
	 */
	expect(actions: readonly Action[], options: Pick<BookOptions, 'override'> = {}): void {
		afterPaint(() => {
			const { session } = this;
			if (actions.length === 0 || session.busy || session.past !== null) return;
			const from = session.present;
			const decision = session.preview(actions, options);
			if (decision.ok) this.#shown.expect({ from, to: decision.state, steps: decision.steps });
		});
	}

	/** Books; a refusal is explained, with the override inside when it is only against a rule. */
	async book(actions: readonly Action[], options: BookOptions = {}): Promise<boolean> {
		const { leaves = false, ...rest } = options;
		const meanwhile = ({ from, to, done }: Change) =>
			this.#shown.prepare({ from, to, steps: done.flatMap((entry) => entry.steps) });
		let comeBack = () => {};
		const onDisk = () => {
			if (leaves) comeBack = hideTopSheet();
			return this.#shown.show();
		};
		const result = await this.session.act(actions, { meanwhile, onDisk, ...rest });
		this.#shown.settle();
		afterPaint(comeBack);
		if (result.done) {
			this.#explanation = null;
			liveRegion.dismiss();
			return true;
		}
		this.#report(actions, result);
		return false;
	}

	/** What the main button of a sheet does: it books and leaves the sheet, or explains; forced, it leaves too. */
	async enter(actions: readonly Action[], leave: () => void): Promise<void> {
		const preview = this.session.preview(actions);
		if (!preview.ok) this.explain(preview.refusals, actions, leave);
		else if (await this.book(actions, { leaves: true })) leave();
	}

	async undo(): Promise<void> {
		this.switched(await this.session.undo());
	}
	async redo(): Promise<void> {
		this.switched(await this.session.redo());
	}
	/** Back, or on again, to where the line of play had so many entries. */
	async goTo(count: number): Promise<void> {
		this.switched(await this.session.goTo(count));
	}
	/** Another line of play took the place of this one; or it is said why not. */
	switched(result: MoveResult): boolean {
		if (!result.done) this.#hindered(result);
		return result.done;
	}

	/**
	 * Says why something is refused, before anybody tries. `onbooked` is the end of an ordinary booking:
	 * what is forced must leave the sheet too, or it stands there and is booked a second time.
	 */
	explain(refusals: readonly Refusal[], actions: readonly Action[], onbooked?: () => void): void {
		const force = (reason: string) => void this.#force(actions, reason, onbooked);
		this.#explanation = explanationOf(this.title, this.state, refusals, actions, force);
	}
	/**
	 * The same for what is not booked at once: `at` is the table on which it is refused, and a reason given
	 * for it goes to `force`.
	 */
	explainAt(
		at: State,
		refusals: readonly Refusal[],
		action: Action,
		force: (reason: string) => void
	): void {
		this.#explanation = explanationOf(this.title, at, refusals, [action], force);
	}
	closeExplanation(): void {
		this.#explanation = null;
	}

	/** The first sentence of a refusal and its rule, for a line under a muted button. */
	reason(refusals: readonly Refusal[]): string | null {
		const first = refusals[0];
		if (first === undefined) return null;
		const sentence = describeRefusal(words(), this.title, this.state, first);
		return [sentence, sectionOf(this.title, first)].filter((part) => part !== null).join(' ');
	}
	/** The same where there is no room for a sentence: a few words, and the rule. */
	short(refusals: readonly Refusal[]): ShortReason | null {
		return shortReason(this.say, screenWords(), refusals);
	}

	/* after an entry */

	/** What undo would take back, in words. */
	get undoLabel(): string | null {
		return this.#shown.undoLabel;
	}
	get redoLabel(): string | null {
		const entry = this.session.redoEntry;
		return entry === null ? null : describeEntry(words(), this.title, this.session.present, entry);
	}

	async #force(
		actions: readonly Action[],
		reason: string,
		onbooked: (() => void) | undefined
	): Promise<void> {
		const leaves = onbooked !== undefined;
		if (await this.book(actions, { override: true, reason, leaves })) onbooked?.();
	}

	#report(actions: readonly Action[], result: Exclude<ActResult, { readonly done: true }>): void {
		if (result.why === 'refused' || result.why === 'reason-missing') {
			this.explain(result.refusals, actions);
		} else this.#hindered(result);
	}

	#hindered(result: Hindrance): void {
		const said = describeHindrance(words(), result);
		if (said !== null) liveRegion.announce(said, 'bad');
	}
}
