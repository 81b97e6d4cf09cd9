// The same game in the engine, beside the one on the screen: says what every figure there should
// be, and what the app calls each entry.
import {
	cashOf,
	decideEntry,
	findTitle,
	isPlayer,
	type Action,
	type EntryStep,
	type Fact,
	type State,
	type Title
} from '../../../src/lib/engine';
import { writeGame } from '../../../src/lib/storage';
import { describeAction } from '../../../src/lib/text/describe-action';
import { describeEntry } from '../../../src/lib/text/describe-entry';
import { en } from '../../../src/lib/text/en';
import { speaker, type Speaker } from '../../../src/lib/text/speaker';
import { config, entries, midGame, savedMidGame } from '../../fixtures/mex-mid-game';

export { en };

/** Cash by holder, as the screen writes it. */
export type Purses = Readonly<Record<string, string>>;

interface Moment {
	readonly state: State;
	readonly label: string | null;
}

export class Ledger {
	readonly title: Title;
	readonly #line: Moment[];
	#head = 0;

	constructor(title: Title, state: State, label: string | null = null) {
		this.title = title;
		this.#line = [{ state, label }];
	}

	get #now(): Moment {
		const moment = this.#line[this.#head];
		if (moment === undefined) throw new Error('the head is off the line');
		return moment;
	}
	get state(): State {
		return this.#now.state;
	}
	/** What the last entry is called, on the undo button for one. */
	get label(): string | null {
		return this.#now.label;
	}
	/** Entries in force since this ledger was opened. */
	get count(): number {
		return this.#head;
	}
	get say(): Speaker {
		return speaker(en, this.title, this.state);
	}
	describe(action: Action): string {
		return describeAction(en, this.title, this.state, action);
	}
	may(actions: readonly Action[]): boolean {
		return decideEntry(this.title.rules, this.state, actions).ok;
	}

	/** Books without a screen; throws when the engine refuses. */
	book(actions: readonly Action[], override = false): void {
		const decision = decideEntry(this.title.rules, this.state, actions, { override });
		if (!decision.ok) throw new Error(`refused: ${JSON.stringify([actions, decision.refusals])}`);
		const steps: readonly EntryStep<Fact, Action>[] = decision.steps;
		const label = describeEntry(en, this.title, this.state, { steps });
		this.#line.splice(this.#head + 1);
		this.#line.push({ state: decision.state, label });
		this.#head += 1;
	}
	undo(): void {
		this.#head -= 1;
	}
	redo(): void {
		this.#head += 1;
	}

	/** Bank, players and floated companies; a national company has no treasury. */
	purses(): Purses {
		const { state, say } = this;
		const companies = Object.entries(state.companies).flatMap(([id, company]) => {
			// What lies locked on the charter of a company that has a row is on the screen too.
			const shown = company.floated || (company.par !== null && cashOf(state, id) > 0);
			const has = shown && !company.closed && company.kind !== 'national';
			return has && this.#isOwned(id) ? [id] : [];
		});
		const holders = ['bank', ...state.seats, ...companies];
		return Object.fromEntries(
			holders.map((id) => [
				isPlayer(id) ? (state.players[id]?.name ?? id) : id,
				say.money(cashOf(state, id))
			])
		);
	}

	/** A minor belongs to the game once its card is sold. */
	#isOwned(company: string): boolean {
		const card = this.title.tables.deeds.find((deed) => deed.minor === company);
		if (card === undefined) return true;
		return this.state.seats.some((player) => player === this.state.deeds[card.id]?.place);
	}
}

export function mex(): Title {
	const title = findTitle('18mex');
	if (title === null) throw new Error('18MEX is missing');
	return title;
}

export function newMexLedger(players: readonly string[], priority = 0): Ledger {
	return new Ledger(mex(), mex().setUp({ ...config, players: [...players], priority }));
}

/** The mid-game, or the same game earlier on: its file and a ledger that stands where it stands. */
export interface Fixture {
	readonly ledger: Ledger;
	/** Through which the home screen takes it in. */
	file(): Promise<{ name: string; mimeType: string; buffer: Buffer }>;
	readonly id: string;
}

/** A game that is already here would be asked about: each fixture is a game of its own. */
let made = 0;

export function midGameAt(
	until: (state: State) => boolean = () => false,
	now = Date.now()
): Fixture {
	const ledger = new Ledger(midGame.title, midGame.initial);
	const kept = [];
	for (const entry of entries) {
		if (until(ledger.state)) break;
		ledger.book(entry.steps.map((step) => step.action));
		kept.push(entry);
	}
	const last = kept.at(-1) ?? null;
	// Played just now, or the app would first say where the table stood before the break.
	const later = now - (last?.at ?? savedMidGame.created);
	const head = last?.id ?? null;
	const game = {
		...savedMidGame,
		id: `game-${++made}`,
		created: savedMidGame.created + later,
		updated: now,
		entries: kept.map((entry) => ({ ...entry, at: entry.at + later })),
		position: { head, tip: head }
	};
	return {
		id: game.id,
		ledger: new Ledger(midGame.title, ledger.state, ledger.label),
		file: async () => ({
			name: 'game.paymaster.json',
			mimeType: 'application/json',
			buffer: Buffer.from(await writeGame(game, 'test'))
		})
	};
}
