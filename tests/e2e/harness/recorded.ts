// The beginning of a recorded game as entries that a banker would make: what belongs to one turn of
// a player goes into one entry, a run takes its mail along, and idle steps are left out.
import type { Action } from '../../../src/lib/engine';
import { recordedGames, replayFile } from '../../replay/run';
import { newMexLedger, type Ledger } from './ledger';

export interface Recorded {
	readonly players: readonly string[];
	readonly entries: readonly (readonly Action[])[];
}

/** How many of the actions at the head make up the next entry. */
function entryLength(ledger: Ledger, actions: readonly Action[]): number {
	const { turn, duties } = ledger.state;
	const [first, second, third] = actions;
	if (duties.length > 0) return 1;
	if (turn?.kind === 'stock' && first?.do !== 'pass') {
		return actions.findIndex((action) => action.do === 'endTurn') + 1;
	}
	if (first?.do === 'collectMail' && second?.do === 'run') return 2;
	const minor = first?.do === 'run' && ledger.state.companies[first.company]?.kind === 'minor';
	if (minor && second?.do === 'endTurn') return 2;
	return third === undefined ? actions.length : 1;
}

/** The first recorded game of 18MEX, `count` entries of it; nothing where there is no such file. */
export function recordedGame(count: number): Recorded | null {
	const [file] = recordedGames('18MEX');
	if (file === undefined) return null;
	const { table } = replayFile(file);
	const players = table.setup.players.map((player) => player.name);
	const ledger = newMexLedger(players);
	const entries: (readonly Action[])[] = [];
	let rest = table.actions;
	while (entries.length < count && rest.length > 0) {
		const entry = rest.slice(0, entryLength(ledger, rest));
		rest = rest.slice(entry.length);
		const company = entry[0]?.do === 'noRun' ? entry[0].company : null;
		// Without a train there is nothing to say: the next action moves past the step.
		const idle = company !== null && ledger.state.trains.every((t) => t.place !== company);
		if (idle) continue;
		ledger.book(entry);
		entries.push(entry);
	}
	return { players, entries };
}
