/** A long random game of 18MEX as a file that the app takes in, cut where somebody is about to do something. */
import { stateNow, type State, type Title } from '../../src/lib/engine';
import { writeGame } from '../../src/lib/storage';
import { Ledger, type Fixture } from '../../tests/e2e/harness/ledger';
import { grow, longGame } from './long-game';

/** Where a game is cut. */
export type Place = (state: State, title: Title) => boolean;

/** A major with a train, before its run. */
export const aboutToRun: Place = ({ turn, companies, duties }) => {
	if (turn?.kind !== 'operating' || duties.length > 0) return false;
	return turn.hadTrain && !turn.settled && companies[turn.company]?.kind === 'major';
};

/** A player who may buy something, before doing anything. */
export const aboutToBuy: Place = (state, title) => {
	if (state.turn?.kind !== 'stock' || state.turn.acted || state.duties.length > 0) return false;
	const offer = title.offers(state).find(({ kind }) => kind === 'buyShare');
	return offer?.options.some(({ refusals }) => refusals.length === 0) ?? false;
};

/** How far behind the wanted length the place may lie. */
const FURTHER = 1000;

/** A game of about so many entries; the next such place after them. */
export async function grownGame(entries: number, place: Place): Promise<Fixture> {
	const long = longGame(entries + FURTHER);
	const there = (state: State): boolean => place(state, long.title);
	const { timeline, stored } = grow(
		long,
		entries + FURTHER,
		(state, count) => count >= entries && there(state)
	);
	if (!there(stateNow(timeline))) throw new Error(`no such place after ${entries} entries`);
	const head = stored.at(-1)?.id ?? null;
	const now = Date.now();
	const first = now - stored.length;
	const game = {
		id: `grown-${entries}-${stored.length}`,
		title: long.title.id,
		edition: long.title.edition,
		name: `${entries} entries`,
		created: first,
		updated: now,
		config: long.initial.config,
		position: { head, tip: head },
		initial: long.initial,
		entries: stored.map((entry, i) => ({ ...entry, at: first + i }))
	};
	// Booked once more, so that the ledger knows what the app calls the last entry.
	const ledger = new Ledger(long.title, stateNow(grow(long, stored.length - 1).timeline));
	ledger.book(long.actions.slice(stored.length - 1, stored.length));
	return {
		id: game.id,
		ledger,
		file: async () => ({
			name: 'game.paymaster.json',
			mimeType: 'application/json',
			buffer: Buffer.from(await writeGame(game, 'bench'))
		})
	};
}
