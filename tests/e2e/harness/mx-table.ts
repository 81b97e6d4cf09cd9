// Positions of 1822MX for the browser: a save file that begins in the middle of a game, and a ledger
// that stands where it stands.
import { findTitle, type State, type Title } from '../../../src/lib/engine';
import { writeGame, type SavedGame } from '../../../src/lib/storage';
import { Ledger, type Fixture } from './ledger';

export function mxTitle(): Title {
	const title = findTitle('1822mx');
	if (title === null) throw new Error('1822MX is missing');
	return title;
}

/** A game whose first position is this one. */
export function mxGameAt(initial: State, id = 'mx-game'): Fixture {
	const title = mxTitle();
	const game: SavedGame = {
		id,
		title: title.id,
		edition: title.edition,
		name: 'Saturday',
		created: Date.UTC(2026, 9, 3),
		updated: Date.UTC(2026, 9, 3),
		config: initial.config,
		position: { head: null, tip: null },
		initial,
		entries: []
	};
	return {
		id,
		ledger: new Ledger(title, initial),
		file: async () => ({
			name: 'game.paymaster.json',
			mimeType: 'application/json',
			buffer: Buffer.from(await writeGame(game, 'test'))
		})
	};
}
