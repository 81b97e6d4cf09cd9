// A moment of a random game of 18MEX for each kind of action and each form it takes.
import {
	findTitle,
	findTrain,
	type Action,
	type Option,
	type State
} from '../../../src/lib/engine';
import { mexConfig, mexWeights } from '../../properties/mex-weights';
import { fill } from '../../properties/random-play';
import { findOccasions, type Occasion } from './every-action';

const known = findTitle('18mex');
if (known === null) throw new Error('18MEX is missing');
export const mex = known;

/** Games that come to every form between them, and how far they have to be played. */
const GAMES = [11, 46, 67, 85, 111].map((seed) => ({ seed, most: 900 }));

function holdsOnlyPresident(state: State, player: string, company: string): boolean {
	const held = (state.certificates[company] ?? []).filter((each) => each.place === player);
	return held.length === 1 && held[0]?.president === true;
}

function formOf(state: State, action: Action): string {
	switch (action.do) {
		case 'sellShares':
			return [
				action.do,
				action.change === true ? 'with change' : '',
				(action.halves ?? 0) > 0 ? 'with 5%' : '',
				action.percent > 10 ? 'several' : '',
				holdsOnlyPresident(state, action.player, action.company) ? 'of the president' : ''
			].join(' ');
		case 'buyShare':
			return `${action.do} ${action.from} ${action.percent} ${action.change === true ? 'with change' : ''}`;
		case 'buyTrain': {
			const place = findTrain(state, action.train)?.place;
			const from = place === 'offering' || place === 'pool' ? place : 'company';
			return `${action.do} ${from} ${action.help === true ? 'with help' : ''}`;
		}
		case 'endTurn':
		case 'pass':
		case 'bid':
			return `${action.do} ${state.turn?.kind ?? ''}`;
		case 'run':
			return `${action.do} ${action.choice}`;
		default:
			return action.do;
	}
}

/** Mail of another amount than last time is entered with the run, or when there is none. */
function filled(option: Option, random: () => number, state: State): Action {
	const { action } = option;
	if (action.do !== 'collectMail' || !('amount' in action)) return fill(option, random, state);
	return { ...action, amount: mex.mail(state, action.company).amount };
}

export const occasions = (): Occasion[] =>
	findOccasions({
		title: mex,
		games: GAMES,
		config: mexConfig,
		weights: mexWeights,
		formOf,
		filled
	});
