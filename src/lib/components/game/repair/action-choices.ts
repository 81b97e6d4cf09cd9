/** What could be booked at an earlier moment: the engine's own offers there, sorted for an editor. */
import { decideEntry, type Action, type Option, type State, type Title } from '$engine';
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
	const kinds = ofTheGame(title.offers(state)).map(({ kind, options }) => ({
		kind,
		options: [...options].sort((a, b) => a.refusals.length - b.refusals.length)
	}));
	const rank = (each: Kind) => (each.kind === present?.do ? 0 : allowed(each) ? 1 : 2);
	return kinds.filter((each) => each.options.length > 0).sort((a, b) => rank(a) - rank(b));
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

/** The figure of an action that a range is about. */
export function figureOf(action: Action, field: string): number {
	const value: unknown = Reflect.get(action, field);
	return typeof value === 'number' ? value : 0;
}

/** The option taken, with the present figure where both have one; figures per train fall away. */
export function take(option: Option, figure: number | null): Action {
	const { range } = option;
	return range === undefined || figure === null ? option.action : filled(option, range, figure);
}
