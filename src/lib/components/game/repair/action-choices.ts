/** What could be booked at an earlier moment: the engine's own offers there, sorted for an editor. */
import {
	decideEntry,
	type Action,
	type Offer,
	type Option,
	type RunTrains,
	type State,
	type Title
} from '$engine';
import { filled, ofTheGame } from '../offers';

export interface Kind {
	readonly kind: string;
	readonly options: readonly Option[];
}

/** The table before the nth action of an entry; null when an earlier one is impossible. */
export function stateBefore(
	title: Title,
	state: State,
	actions: readonly Action[],
	nth: number
): State | null {
	const decision = decideEntry(title.rules, state, actions.slice(0, nth), { override: true });
	return decision.ok ? decision.state : null;
}

/** Everything offered there; what may be done first, the kind of the present action before all. */
export function kindsThere(title: Title, state: State, present: Action | null): Kind[] {
	const offered = offersThere(title, state).map(({ kind, options }) => ({ kind, options }));
	const kinds = withPresent(title, state, offered, present).map(({ kind, options }) => ({
		kind,
		options: [...options].sort((a, b) => a.refusals.length - b.refusals.length)
	}));
	const rank = (each: Kind) => (each.kind === present?.do ? 0 : allowed(each) ? 1 : 2);
	return kinds.filter((each) => each.options.length > 0).sort((a, b) => rank(a) - rank(b));
}

/** Nothing where the rules contradict themselves: the entry that was made there can still be changed. */
function offersThere(title: Title, state: State): readonly Offer[] {
	try {
		return ofTheGame(title.offers(state));
	} catch {
		return [];
	}
}

/**
 * A screen may enter more than is offered: terrain mark by mark, a special train settled apart, a
 * correction. What was entered stays a choice beside the others, with its figure where they have one.
 */
function withPresent(
	title: Title,
	state: State,
	kinds: readonly Kind[],
	present: Action | null
): readonly Kind[] {
	if (present === null) return kinds;
	const mine = kinds.find(({ kind }) => kind === present.do) ?? { kind: present.do, options: [] };
	const options = [...mine.options, ...apartOptions(title, state, mine.options, present)];
	const known = optionOf(options, present) !== null;
	const range = options.map((each) => each.range).find((each) => each && has(present, each.field));
	const more = known ? [] : [optionOn(title, state, present, range)];
	const rest = kinds.filter((each) => each !== mine);
	return [{ kind: mine.kind, options: [...options, ...more] }, ...rest];
}

/** What is not offered is decided, to say why it may not be done. */
function optionOn(title: Title, state: State, action: Action, range: Option['range']): Option {
	const decision = decideEntry(title.rules, state, [action]);
	const refusals = decision.ok ? [] : decision.refusals;
	return { action, refusals, ...(range === undefined ? {} : { range }) };
}

const CHOICES: readonly RunTrains['choice'][] = ['pay', 'half', 'withhold'];

/** Special trains treated otherwise than the rest, once it is known what they have earned. */
function apartOptions(
	title: Title,
	state: State,
	options: readonly Option[],
	present: Action
): Option[] {
	const revenue = present.do === 'run' ? apartOf(title, state, present) : null;
	if (revenue === null || revenue === 0) return [];
	return options.flatMap((option) => {
		const run = takenFrom(present, option);
		if (run.do !== 'run') return [];
		const others = CHOICES.filter((choice) => choice !== run.choice);
		return others.map((choice) =>
			optionOn(title, state, { ...run, apart: { revenue, choice } }, option.range)
		);
	});
}

/** What special trains have earned in a run; null where none could be settled apart. */
export function apartOf(title: Title, state: State, run: RunTrains): number | null {
	const special = title.apartTrains?.(state, run.company) ?? [];
	if (special.length === 0) return null;
	const theirs = (run.perTrain ?? []).filter(({ train }) => special.includes(train));
	const earned = theirs.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part, 0);
	return run.apart?.revenue ?? earned;
}

/** Another figure for what special trains have earned; they keep their choice. */
export function withApart(
	{ perTrain: _typed, apart, ...run }: RunTrains,
	revenue: number
): RunTrains {
	return revenue === 0 ? run : { ...run, apart: { revenue, choice: apart?.choice ?? run.choice } };
}

function allowed({ options }: Kind): boolean {
	return options.some((option) => option.refusals.length === 0 || option.range !== undefined);
}

/** The option an action was made of: the same but for the figure that was filled in. */
export function optionOf(options: readonly Option[], action: Action): Option | null {
	return options.find((option) => shape(option, option.action) === shape(option, action)) ?? null;
}

function shape({ range }: Option, action: Action): string {
	const fields = Object.entries(action).filter(
		([name, value]) => name !== range?.field && name !== 'perTrain' && value !== undefined
	);
	return JSON.stringify(fields.sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * A stock turn that was over stays over when something else is done in it, and what ends it by itself
 * needs no end: otherwise every later entry would find the wrong player's turn.
 */
export function turnStillEnds(
	title: Title,
	before: State,
	was: readonly Action[],
	now: readonly Action[]
): readonly Action[] {
	const { turn } = before;
	if (turn?.kind !== 'stock') return now;
	const goesOn = (actions: readonly Action[]): boolean | null => {
		const decision = decideEntry(title.rules, before, actions, { override: true });
		if (!decision.ok) return null;
		const then = decision.state.turn;
		const begun = actions.length === 0 || (then?.kind === 'stock' && then.acted);
		return begun && then?.kind === 'stock' && then.player === turn.player;
	};
	const [end, rest] = [now.at(-1), now.slice(0, -1)];
	if (end?.do === 'endTurn') return goesOn(rest) === false ? rest : now;
	const ended: readonly Action[] = [...now, { do: 'endTurn' }];
	const open = goesOn(was) === false && goesOn(now) === true;
	return open && goesOn(ended) === false ? ended : now;
}

function has(action: Action, field: string): boolean {
	return typeof Reflect.get(action, field) === 'number';
}

/** The option taken, with the present figure where both have one. */
export function takenFrom(present: Action | null, option: Option): Action {
	const { range } = option;
	if (present === null || range === undefined || !has(present, range.field)) return option.action;
	const taken = filled(option, range, Number(Reflect.get(present, range.field)));
	if (taken.do !== 'run' || present.do !== 'run' || present.perTrain === undefined) return taken;
	// The trains have brought the same, whatever becomes of it.
	return taken.company === present.company ? { ...taken, perTrain: present.perTrain } : taken;
}

/** Another figure; what each train brought to the old one falls away. */
export function withFigure(option: Option, figure: number): Action {
	if (option.range === undefined) return option.action;
	const typed = filled(option, option.range, figure);
	if (typed.do !== 'run') return typed;
	const { perTrain: _old, ...run } = typed;
	return run;
}
