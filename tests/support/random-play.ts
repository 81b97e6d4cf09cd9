/** Random legal play: a list of numbers becomes a game, by choosing among what the engine offers. */
import { decide, type Action, type Option, type State } from '$engine';
import { mex } from './mex';

/** Fills the range of an option with a value chosen by a number; without a range, as it is. */
function fill(option: Option, choice: number): Action {
	const { range } = option;
	if (range === undefined) return option.action;
	const steps = Math.floor((range.max - range.min) / range.step);
	const value = range.min + (choice % (Math.min(steps, 12) + 1)) * range.step;
	// The field is one the offer itself names, so the filled action keeps its shape.
	return { ...option.action, [range.field]: value } as Action;
}

/** Everything that may be done now; stopping the game is left to the tests that want it. */
export function legalOptions(state: State): Option[] {
	return mex
		.offers(state)
		.filter((offer) => offer.kind !== 'stopGame' && offer.kind !== 'own.playTieBreak')
		.flatMap((offer) => offer.options)
		.filter((option) => option.refusals.length === 0);
}

/** The next action by a number, or null when nothing may be done. */
export function chooseAction(state: State, choice: number): Action | null {
	const options = legalOptions(state);
	const option = options[choice % Math.max(1, options.length)];
	if (option === undefined) return null;
	const filled = fill(option, Math.floor(choice / Math.max(1, options.length)));
	return decide(mex.rules, state, filled).ok ? filled : option.action;
}
