/** Small readings of offers: filling a range, sorting options into those of the banker and the rest. */
import {
	findTrain,
	type Action,
	type Offer,
	type Option,
	type Range,
	type Refusal,
	type State
} from '$engine';

/** The action of an option with its range's field set. */
export function filled(option: Option, range: Range, value: number): Action {
	// The range names a numeric field of exactly this action.
	return { ...option.action, [range.field]: value } as Action;
}

/** The action with the least that may be asked for. */
export function leastOf(option: Option): Action {
	return option.range === undefined
		? option.action
		: filled(option, option.range, option.range.min);
}

/** Why no figure of the range will do: it is refused as proposed, and at the least too. */
export function refusedThroughout(
	option: Option,
	refusalsOf: (action: Action) => readonly Refusal[]
): readonly Refusal[] {
	if (option.range === undefined || option.refusals.length === 0) return option.refusals;
	return refusalsOf(leastOf(option));
}

const BANKER: ReadonlySet<Action['do']> = new Set(['correct', 'count', 'stopGame']);

/** What belongs to the game's own course: the banker's repairs have their own pages. */
export function ofTheGame(offers: readonly Offer[]): readonly Offer[] {
	return offers.filter((offer) => !BANKER.has(offer.kind));
}

/** Trains on offer by where they lie, in the engine's order. */
export function byPlace(
	state: State,
	options: readonly Option[]
): readonly (readonly [place: string, options: readonly Option[]])[] {
	const found = new Map<string, Option[]>();
	for (const option of options) {
		const { action } = option;
		const train = action.do === 'buyTrain' && 'train' in action ? action.train : '';
		const place = findTrain(state, train)?.place ?? '';
		found.set(place, [...(found.get(place) ?? []), option]);
	}
	return [...found];
}
