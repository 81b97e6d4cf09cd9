/**
 * The game round by round, read from the line of play: what everybody was worth when each round
 * ended, what companies earned and paid in it, and where their prices stood.
 *
 * An entry may end one round and begin the next; it is split at the very fact that does so, so that
 * a round's figures are those of its last moment.
 */
import type { Moment } from '../../kernel/timeline';
import { cashOf } from '../ledger/ledger';
import type { Action } from '../model/action';
import type { Fact, PostedFact } from '../model/fact';
import type { CompanyId, PhaseId, PlayerId } from '../model/ids';
import type { DividendChoice, Round, State } from '../model/state';
import type { Title } from '../title';

export type GameMoment = Moment<State, Fact, Action>;

export interface RunRecord {
	readonly company: CompanyId;
	readonly revenue: number;
	readonly choice: DividendChoice;
	/** What left the bank for holders of shares, the company's own among them. */
	readonly paid: number;
}

export interface RoundRecord {
	/** "stock 3.1": tells rounds apart. */
	readonly key: string;
	readonly round: Round;
	/** Numbers of the first and last entry made in it. */
	readonly first: number;
	readonly last: number;
	/** When its last entry was made; null without one. */
	readonly at: number | null;
	/** The round is over; the last one of a game still on is not. */
	readonly over: boolean;
	readonly phase: PhaseId;
	/** Phases that began in it. */
	readonly phases: readonly PhaseId[];
	readonly worth: Readonly<Record<PlayerId, number>>;
	readonly cash: Readonly<Record<PlayerId, number>>;
	readonly prices: Readonly<Record<CompanyId, number>>;
	readonly runs: readonly RunRecord[];
	readonly bank: number;
}

export interface History {
	readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
	/** Companies that ever ran or had a price, as the title lists them. */
	readonly companies: readonly CompanyId[];
	/** Worth at set-up, before the first entry. */
	readonly start: Readonly<Record<PlayerId, number>>;
	readonly rounds: readonly RoundRecord[];
}

/** Moments with an entry up to this one, oldest first. */
export function momentsUpTo(head: GameMoment): GameMoment[] {
	const list: GameMoment[] = [];
	for (let m: GameMoment | null = head; m !== null && m.entry !== null; m = m.before) list.push(m);
	return list.reverse();
}

export function roundKey(round: Round): string {
	return `${round.kind} ${round.number}.${round.part}`;
}

/** A round while it is being read. */
interface OpenRound {
	readonly round: Round;
	readonly first: number;
	readonly at: number | null;
	readonly facts: readonly PostedFact[];
}

export function history(title: Title, head: GameMoment): History {
	const moments = momentsUpTo(head);
	const initial = moments[0]?.before?.state ?? head.state;
	const rounds: RoundRecord[] = [];
	let open: OpenRound = { round: initial.round, first: 1, at: null, facts: [] };
	for (const { entry, before, count } of moments) {
		if (entry === null || before === null) continue;
		let facts = entry.steps.flatMap((step) => step.facts);
		for (const turn of turnsOf(title, before.state, facts, open.round)) {
			const own = [...open.facts, ...facts.slice(0, turn.at)];
			rounds.push(recordOf(title, turn.state, { ...open, at: entry.at, facts: own }, count, true));
			facts = facts.slice(turn.at);
			open = { round: turn.round, first: count + 1, at: null, facts: [] };
		}
		const at = open.first > count ? open.at : entry.at;
		open = { ...open, at, facts: [...open.facts, ...facts] };
	}
	const { finished } = head.state;
	// A round that has only just begun says nothing the one before it does not.
	if (open.at !== null || rounds.length === 0) {
		rounds.push(recordOf(title, head.state, open, head.count, finished !== null));
	}
	return {
		players: head.state.seats.map((id) => ({ id, name: head.state.players[id]?.name ?? id })),
		companies: companiesIn(title, rounds),
		start: worthOf(title, initial),
		rounds
	};
}

/** Where within the facts another round begins, counted from the turn before, and the table then. */
function turnsOf(
	title: Title,
	before: State,
	facts: readonly PostedFact[],
	round: Round
): { readonly at: number; readonly state: State; readonly round: Round }[] {
	// Only an entry that turns a round needs folding fact by fact.
	if (!facts.some((fact) => fact.t === 'roundChanged' || fact.t === 'gameSetUp')) return [];
	const turns = [];
	let state = before;
	let key = roundKey(round);
	let last = 0;
	for (const [index, fact] of facts.entries()) {
		const next = title.rules.evolve(state, fact);
		if (roundKey(next.round) !== key) {
			turns.push({ at: index - last, state, round: next.round });
			key = roundKey(next.round);
			last = index;
		}
		state = next;
	}
	return turns;
}

function companiesIn(title: Title, rounds: readonly RoundRecord[]): CompanyId[] {
	const seen = new Set(
		rounds.flatMap((r) => [...Object.keys(r.prices), ...r.runs.map((run) => run.company)])
	);
	return title.tables.companies.map((card) => card.id).filter((id) => seen.has(id));
}

function recordOf(
	title: Title,
	state: State,
	open: OpenRound,
	last: number,
	over: boolean
): RoundRecord {
	return {
		key: roundKey(open.round),
		round: open.round,
		first: Math.min(open.first, last),
		last,
		at: open.at,
		over,
		phase: state.phase,
		phases: open.facts.flatMap((fact) => (fact.t === 'phaseEntered' ? [fact.to] : [])),
		worth: worthOf(title, state),
		cash: Object.fromEntries(state.seats.map((id) => [id, cashOf(state, id)])),
		prices: pricesOf(state),
		runs: runsOf(open.facts),
		bank: cashOf(state, 'bank')
	};
}

function runsOf(facts: readonly PostedFact[]): RunRecord[] {
	const paid = new Map<CompanyId, number>();
	for (const fact of facts) {
		if (fact.t !== 'moneyMoved' || fact.purpose !== 'dividend') continue;
		const company = fact.about ?? '';
		paid.set(company, (paid.get(company) ?? 0) + fact.amount);
	}
	return facts.flatMap((fact) => {
		if (fact.t !== 'runRecorded') return [];
		const { company, run } = fact;
		const { revenue, choice } = run;
		const amount = paid.get(company) ?? 0;
		// Should a company run twice in a round, its dividends are counted once.
		paid.delete(company);
		return [{ company, revenue, choice, paid: amount }];
	});
}

export function worthOf(title: Title, state: State): Record<PlayerId, number> {
	return Object.fromEntries(title.scores(state).map((score) => [score.player, score.total]));
}

function pricesOf(state: State): Record<CompanyId, number> {
	const prices: Record<CompanyId, number> = {};
	for (const id in state.companies) {
		const company = state.companies[id];
		if (company?.spot && !company.closed) prices[id] = company.spot.price;
	}
	return prices;
}

/** What a set of operating rounds paid out: the measure for how long the bank will last. */
export function paidInSet(rounds: readonly RoundRecord[], number: number): number {
	return rounds
		.filter(({ round }) => round.kind === 'operating' && round.number === number)
		.flatMap(({ runs }) => runs)
		.reduce((sum, run) => sum + run.paid, 0);
}
