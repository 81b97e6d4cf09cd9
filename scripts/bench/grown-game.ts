/** A long random game of 18MEX as a file that the app takes in, cut where a company is about to run. */
import { stateNow, type State } from '../../src/lib/engine';
import { writeGame } from '../../src/lib/storage';
import { Ledger, type Fixture } from '../../tests/e2e/harness/ledger';
import { grow, longGame } from './long-game';

/** A major with a train, before its run. */
function aboutToRun({ turn, companies, duties }: State): boolean {
	if (turn?.kind !== 'operating' || duties.length > 0) return false;
	return turn.hadTrain && !turn.settled && companies[turn.company]?.kind === 'major';
}

/** A game of about so many entries; the next place after them where a company runs. */
export async function grownGame(entries: number): Promise<Fixture> {
	const long = longGame(entries + 400);
	const { timeline, stored } = grow(
		long,
		entries + 400,
		(state, count) => count >= entries && aboutToRun(state)
	);
	const state = stateNow(timeline);
	if (!aboutToRun(state)) throw new Error(`no company runs after ${entries} entries`);
	const head = stored.at(-1)?.id ?? null;
	const now = Date.now();
	const first = now - stored.length;
	const game = {
		id: `grown-${entries}`,
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
