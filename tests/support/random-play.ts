/** Random legal play: a list of numbers becomes a game, by choosing among what the engine offers. */
import { decide, type Action, type Offer, type Option, type State } from '$engine';
import { mex } from './mex';

/** What brings a game forward; chosen three times out of four, or games never leave the opening. */
const FORWARD: readonly Action['do'][] = [
	'buyLowest',
	'startCompany',
	'buyShare',
	'payIncome',
	'collectMail',
	'run',
	'buyTrain'
];

/** Fills the range of an option with a value chosen by a number; without a range, as it is. */
function fill(option: Option, choice: number): Action {
	const { range } = option;
	if (range === undefined) return option.action;
	const steps = Math.floor((range.max - range.min) / range.step);
	const value = range.min + (choice % (Math.min(steps, 12) + 1)) * range.step;
	// The field is one the offer itself names, so the filled action keeps its shape.
	return { ...option.action, [range.field]: value } as Action;
}

/** Everything that may be done now, by kind; stopping the game is left to tests that want it. */
export function legalOffers(state: State): Offer[] {
	return mex
		.offers(state)
		.filter((offer) => offer.kind !== 'stopGame' && offer.kind !== 'own.playTieBreak')
		.map((offer) => ({
			...offer,
			options: offer.options.filter((option) => option.refusals.length === 0)
		}))
		.filter((offer) => offer.options.length > 0);
}

/** The next action by a number, or null when nothing may be done. */
export function chooseAction(state: State, choice: number): Action | null {
	const offers = legalOffers(state);
	const forward = offers.filter((offer) => FORWARD.includes(offer.kind));
	const among = choice % 4 !== 0 && forward.length > 0 ? forward : offers;
	const rest = Math.floor(choice / 4);
	const offer = among[rest % Math.max(1, among.length)];
	const option = offer?.options[Math.floor(rest / 8) % offer.options.length];
	if (option === undefined) return null;
	const filled = fill(option, Math.floor(rest / 64));
	return decide(mex.rules, state, filled).ok ? filled : option.action;
}
