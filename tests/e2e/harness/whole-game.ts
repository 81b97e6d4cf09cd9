// A recorded game as entries that a banker would make, for both titles: what belongs to one turn of
// a player goes into one entry, a run takes its mail along, and idle steps are left out.
import {
	countTrains,
	decideEntry,
	findTitle,
	type Action,
	type State,
	type Title
} from '../../../src/lib/engine';
import { recordedGames, replayFile } from '../../replay/run';
import { readTrace } from '../../replay/trace';
import { isCorrection, REASON } from './corrections';
import { Ledger } from './ledger';

export interface WholeGame {
	readonly name: string;
	readonly title: Title;
	readonly players: readonly string[];
	readonly initial: State;
	readonly entries: readonly (readonly Action[])[];
	/** Points by player's name, as the recorded game ended. */
	readonly result: Readonly<Record<string, number>>;
}

/** How many of the actions at the head make up the next entry. */
function entryLength(ledger: Ledger, actions: readonly Action[]): number {
	const { turn, duties } = ledger.state;
	const [first, second] = actions;
	if (duties.length > 0 || isCorrection(first)) return 1;
	if (turn?.kind === 'stock' && first?.do !== 'pass') {
		return actions.findIndex((action) => action.do === 'endTurn') + 1;
	}
	if (first?.do === 'collectMail') {
		const other = actions.findIndex((action) => action.do !== 'collectMail');
		return actions[other]?.do === 'run' ? other + 1 : 1;
	}
	const minor = first?.do === 'run' && ledger.state.companies[first.company]?.kind === 'minor';
	return minor && second?.do === 'endTurn' ? 2 : 1;
}

/** The same thing as the app books it. */
function asTapped(title: Title, state: State, action: Action): readonly Action[] {
	if (isCorrection(action)) return [skipped(title, state, action) ?? { ...action, reason: REASON }];
	// A pass that the auction did not need any more at our table.
	if (action.do === 'pass' && (state.turn?.kind === 'operating' || state.turn?.kind === 'income')) {
		return [];
	}
	if (action.do === 'noRun' && 'company' in action) {
		// Without a train there is nothing to say: the next action moves past the step.
		return countTrains(state, action.company) === 0 ? [] : [action];
	}
	if (action.do === 'run' && 'revenue' in action && action.revenue === 0) {
		return [{ do: 'noRun', company: action.company }];
	}
	if (title.id === '1822mx' && action.do === 'payTerrain' && 'amount' in action) {
		return [terrain(action.company, action.amount)];
	}
	return [action];
}

/** Whose turn it is to open an auction was skipped there; at our table he passes. */
function skipped(title: Title, state: State, action: Action): Action | null {
	const { turn } = state;
	if (!isCorrection(action) || turn?.kind !== 'own' || turn.player === null) return null;
	const [change] = action.changes;
	if (change?.kind !== 'turn' || change.turn?.kind !== 'own') return null;
	const pass: Action = { do: 'pass', player: turn.player };
	const decided = decideEntry(title.rules, state, [pass]);
	const there = decided.ok && decided.state.turn?.kind === 'own' ? decided.state.turn.player : null;
	return there === change.turn.player ? pass : null;
}

/** 1822MX: mountains, hills and rivers that cost so much together. */
export function terrain(company: string, amount: number): Action {
	const costs: number[] = [];
	let rest = amount;
	for (const cost of [80, 40, 20]) {
		for (; rest >= cost; rest -= cost) costs.push(cost);
	}
	const pay = { do: 'own.payTerrain', company, costs, covered: [] } as const;
	return pay;
}

/** Mail is entered with the run of the turn, unless its money is needed before. */
function mailWithRun(title: Title, state: State, all: readonly Action[]): readonly Action[] {
	const [first] = all;
	if (title.id !== '18mex' || first?.do !== 'collectMail' || all[1]?.do === 'run') return all;
	const run = all.findIndex((each) => each.do === 'run' || each.do === 'noRun');
	const ends = all.findIndex((each) => each.do === 'endTurn');
	if (all[run]?.do !== 'run' || (ends >= 0 && ends < run)) return all;
	const before = all.slice(1, run);
	const able = decideEntry(title.rules, state, [...before, first, ...all.slice(run, run + 1)]).ok;
	return able ? [...before, first, ...all.slice(run)] : all;
}

function entriesOf(title: Title, initial: State, all: readonly Action[]): (readonly Action[])[] {
	const ledger = new Ledger(title, initial);
	const entries: (readonly Action[])[] = [];
	let rest = all;
	while (rest.length > 0) {
		rest = mailWithRun(title, ledger.state, rest);
		const [first] = rest;
		if (first !== undefined) {
			const tapped = asTapped(title, ledger.state, first);
			rest = [...tapped, ...rest.slice(1)];
			if (tapped.length === 0) continue;
		}
		const entry = rest.slice(0, Math.max(1, entryLength(ledger, rest)));
		rest = rest.slice(entry.length);
		ledger.book(entry);
		entries.push(entry);
	}
	return entries;
}

/** The longest recorded game of a title; nothing where there is no such file. */
export function wholeGame(titleId: string): WholeGame | null {
	const title = findTitle(titleId);
	const files = title === null ? [] : recordedGames(title.name);
	const chosen = process.env['PAYMASTER_WHOLE_GAME'] ?? 'game_end_stock_market';
	const file = files.find((each) => each.includes(chosen)) ?? files[0];
	if (title === null || file === undefined) return null;
	const { table, name } = replayFile(file);
	const trace = readTrace(file);
	const players = trace.setup.players.map((player) => player.name);
	const initial = title.setUp({ players, priority: 0, options: [], house: {}, chips: false });
	const result = Object.fromEntries(
		trace.setup.players.map(({ id, name: who }) => [who, trace.end?.result[String(id)] ?? 0])
	);
	return {
		name,
		title,
		players,
		initial,
		entries: entriesOf(title, initial, table.actions),
		result
	};
}
