/** Whole games of 1822MX at random in the way of the recorded games, and how our book agrees with them. */
import { replay, type Replayed } from './adapter';
import { mxAdapter } from './mx-adapter';
import { endBidding } from './mx-site-boxes';
import { SiteGame, type Habits } from './mx-site-game';
import { OperatingSet } from './mx-site-operating';
import { StockRound } from './mx-site-stock';

/** So many stock rounds, each with its set of operating rounds, or until the game is over. */
export function playSite(habits: Habits, sets = 40): SiteGame {
	const game = new SiteGame(habits);
	for (let i = 0; i < sets && !game.finished; i++) {
		const set = new OperatingSet(game);
		new StockRound(game, habits.zeal ?? 6).play(() => {
			endBidding(game);
			set.begin();
		});
		set.play();
	}
	return game;
}

export interface Followed extends Replayed {
	/** Why the game ended there. */
	readonly end: string;
}

/** Our book after every line of such a game. */
export function follow(habits: Habits, sets?: number): Followed {
	const game = playSite(habits, sets);
	const when = game.halted ? [] : (game.trigger?.slice(1) ?? []);
	const end = game.finished ? [game.reason(), ...when].join() : 'open';
	return { ...replay(mxAdapter, game.trace()), end };
}
