/**
 * The last gate for a game from outside: every entry on every line of the tree is folded with the
 * title's own evolve, and all invariants must hold after each. The rules do not run: what was
 * decided on a real table stays decided.
 */
import {
	breaches,
	findTitle,
	foldEntry,
	lineTo,
	tips,
	totalCash,
	type EntryId,
	type State,
	type Title
} from '$engine';
import { problem, type SaveProblem } from './messages';
import type { GameEntry } from './model';
import { strayNames } from './references';
import type { SavedGame } from './save-format';

/** A state of the tree with the sum its cash must keep. */
interface Known {
	readonly state: State;
	readonly constant: number;
}

/** What is wrong with a game of the right shape; null when nothing is. */
export function verifyGame(game: SavedGame): SaveProblem | null {
	const title = findTitle(game.title);
	if (title === null) {
		return problem('unknown-title', { title: game.title }).problem;
	}
	const start = verifyStart(title, game);
	if (start !== null) return start;
	const states = new Map<EntryId | null, Known>([
		[null, { state: game.initial, constant: totalCash(game.initial) }]
	]);
	for (const [i, entry] of game.entries.entries()) {
		const found = verifyEntry(title, game.initial, states, entry, i + 1);
		if (found !== null) return found;
	}
	return verifyPosition(game) ?? verifyPlayable(title, game, states);
}

function verifyStart(title: Title, game: SavedGame): SaveProblem | null {
	const { initial, config } = game;
	const players = Object.keys(initial.players).length;
	const seated = config.players.length;
	if (players !== seated || seated < title.seats.min || seated > title.seats.max) {
		return problem('wrong-players').problem;
	}
	const what =
		breaches(initial, totalCash(initial))[0] ?? strayNames(title, initial, initial)[0] ?? null;
	return what === null ? null : problem('wrong-start', { what }).problem;
}

function verifyEntry(
	title: Title,
	initial: State,
	states: Map<EntryId | null, Known>,
	entry: GameEntry,
	number: number
): SaveProblem | null {
	if (states.has(entry.id)) return problem('entry-twice', { id: entry.id }, number).problem;
	const before = states.get(entry.parent);
	if (before === undefined) return problem('entry-without-parent', {}, number).problem;
	let state: State;
	try {
		state = foldEntry(title.rules, before.state, entry);
	} catch (error) {
		return problem('entry-misfit', { what: textOf(error) }, number).problem;
	}
	const fresh = entry.steps.some((step) => step.facts.some((fact) => fact.t === 'gameSetUp'));
	const constant = fresh ? totalCash(state) : before.constant;
	const what = breaches(state, constant)[0] ?? strayNames(title, initial, state)[0];
	if (what !== undefined) return problem('entry-breach', { what }, number).problem;
	states.set(entry.id, { state, constant });
	return null;
}

function verifyPosition({ entries, position }: SavedGame): SaveProblem | null {
	const byId = new Map(entries.map((entry) => [entry.id, entry]));
	const { head, tip } = position;
	if ((head !== null && !byId.has(head)) || (tip !== null && !byId.has(tip))) {
		return problem('position-unknown').problem;
	}
	const onLine = head === null || lineTo(byId, tip).some((entry) => entry.id === head);
	return onLine ? null : problem('position-off-line').problem;
}

/** The screen asks the title about these states as soon as the game is opened. */
function verifyPlayable(
	title: Title,
	game: SavedGame,
	states: ReadonlyMap<EntryId | null, Known>
): SaveProblem | null {
	const ends = tips(new Map(game.entries.map((entry) => [entry.id, entry])));
	for (const id of new Set([null, game.position.head, ...ends])) {
		const known = states.get(id);
		if (known === undefined) continue;
		try {
			askEverything(title, known.state);
		} catch (error) {
			const number = game.entries.findIndex((entry) => entry.id === id) + 1;
			return problem('unplayable', { what: textOf(error) }, number || null).problem;
		}
	}
	return null;
}

function askEverything(title: Title, state: State): void {
	// An option's checks run only when its refusals are read.
	title.offers(state).forEach(({ options }) => options.forEach(({ refusals }) => refusals));
	title.upcoming(state);
	title.scores(state);
	title.priorityIfAllPass(state);
	for (const company of title.companyOrder(state)) {
		title.trainLimit(state, company);
		title.tokenCost(state, company);
		title.mail(state, company);
		title.controller(state, company);
	}
	for (const player of state.seats) title.certificatesCounted(state, player);
}

function textOf(error: unknown): string {
	return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
