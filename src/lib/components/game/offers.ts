/** Small readings of offers: filling a range, sorting options into those of the banker and the rest. */
import { findTrain, type Action, type Offer, type Option, type Range, type State } from '$engine';

/** The action of an option with its range's field set. */
export function filled(option: Option, range: Range, value: number): Action {
	// The range names a numeric field of exactly this action.
	return { ...option.action, [range.field]: value } as Action;
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
