// A save file that begins in the middle of a game of any title, and a ledger that stands where it stands.
import { findTitle, type State } from '../../../src/lib/engine';
import { writeGame, type SavedGame } from '../../../src/lib/storage';
import { Ledger, type Fixture } from './ledger';

/** A game whose first position is this one. */
export function gameAt(titleId: string, initial: State, id: string): Fixture {
	const title = findTitle(titleId);
	if (title === null) throw new Error(`${titleId} is missing`);
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
