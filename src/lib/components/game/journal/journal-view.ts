/** The journal as a list: entries in words, grouped by round, with filters and their postings. */
import {
	cashOf,
	isPlayer,
	roundKey,
	type CompanyId,
	type PlayerId,
	type PostedFact,
	type State,
	type Title
} from '$engine';
import type { GameTimeline } from '$lib/session';
import type { GameEntry } from '$lib/storage';
import { describeEntry, describeFact, describeRound, isBookkeeping, ruleLabel } from '$lib/text';
import type { Catalogue } from '$lib/text';
import { plain } from '../plain';

export type Kind = 'all' | 'money' | 'shares' | 'trains' | 'runs' | 'banker';

export interface JournalLine {
	readonly entry: GameEntry;
	/** From 1, as people count. */
	readonly number: number;
	/** From 0, as the engine counts. */
	readonly at: number;
	readonly text: string;
	readonly before: State;
	readonly after: State;
	readonly who: ReadonlySet<PlayerId | CompanyId>;
	readonly kinds: ReadonlySet<Kind>;
	/** The token that stands before it. */
	readonly about: string | null;
	readonly forced: boolean;
	readonly kept: boolean;
	readonly corrected: boolean;
	readonly replaced: boolean;
	/** After the head: it has been undone and can be redone. */
	readonly undone: boolean;
}

export interface JournalGroup {
	readonly key: string;
	readonly round: string;
	readonly bank: number;
	readonly first: number;
	readonly last: number;
	readonly lines: readonly JournalLine[];
}

export interface Filter {
	readonly kind: Kind;
	readonly who: string | null;
	readonly search: string;
}

/** All entries of the line, undone ones included, oldest first. */
export function journalLines(
	words: Catalogue,
	title: Title,
	timeline: GameTimeline
): JournalLine[] {
	const lines: JournalLine[] = [];
	let moment = timeline.tip;
	while (moment.entry !== null && moment.before !== null) {
		const { entry, before, state, count } = moment;
		const facts = entry.steps.flatMap((step) => step.facts);
		const who = involved(before.state, entry, facts);
		lines.push({
			entry,
			number: count,
			at: count - 1,
			text: describeEntry(words, title, before.state, entry),
			before: before.state,
			after: state,
			who,
			kinds: kindsOf(entry, facts),
			about: aboutOf(before.state, entry),
			forced: entry.steps.some((step) => step.forced === true),
			kept: entry.steps.some((step) => step.kept === true),
			corrected: entry.steps.some(({ action }) => action.do === 'correct' || action.do === 'count'),
			replaced: entry.replaces !== undefined,
			undone: count > timeline.head.count
		});
		moment = before;
	}
	return lines.reverse();
}

/** What the banker sets right belongs to nobody's turn. */
const BANKER: ReadonlySet<string> = new Set(['correct', 'count', 'stopGame']);

function aboutOf(before: State, entry: GameEntry): string | null {
	if (entry.steps.some(({ action }) => BANKER.has(action.do))) return null;
	for (const { action } of entry.steps) {
		const fields = new Map<string, unknown>(Object.entries(action));
		for (const name of ['company', 'deed']) {
			const id = fields.get(name);
			if (typeof id === 'string' && (id in before.companies || id in before.deeds)) return id;
		}
	}
	return before.turn?.kind === 'operating' ? before.turn.company : null;
}

function involved(
	before: State,
	entry: GameEntry,
	facts: readonly PostedFact[]
): ReadonlySet<string> {
	const found = new Set<string>();
	for (const thing of [...entry.steps.map((step) => step.action), ...facts]) {
		// A new turn names the next player, who did nothing yet.
		if ('t' in thing && (thing.t === 'turnChanged' || thing.t === 'roundChanged')) continue;
		for (const value of Object.values(thing)) {
			if (typeof value !== 'string') continue;
			if (isPlayer(value) || value in before.companies) found.add(value);
		}
	}
	return found;
}

const KIND_OF: Readonly<Record<string, Kind>> = {
	moneyMoved: 'money',
	debtChanged: 'money',
	certificateMoved: 'shares',
	certificateAdded: 'shares',
	parSet: 'shares',
	trainMoved: 'trains',
	trainMarked: 'trains',
	trainTurned: 'trains',
	phaseEntered: 'trains',
	runRecorded: 'runs',
	counted: 'banker'
};

function kindsOf(entry: GameEntry, facts: readonly PostedFact[]): ReadonlySet<Kind> {
	const kinds = new Set<Kind>(['all']);
	for (const fact of facts) {
		const kind = KIND_OF[fact.t];
		if (kind !== undefined) kinds.add(kind);
	}
	const banker = entry.steps.some(
		({ action, forced }) => action.do === 'correct' || action.do === 'count' || forced === true
	);
	if (banker || entry.replaces !== undefined) kinds.add('banker');
	return kinds;
}

export function matches(line: JournalLine, filter: Filter): boolean {
	if (!line.kinds.has(filter.kind)) return false;
	if (filter.who !== null && !line.who.has(filter.who)) return false;
	const wanted = plain(filter.search);
	return (
		wanted === '' ||
		plain(`${line.number} ${line.text} ${line.entry.reason ?? ''}`).includes(wanted)
	);
}

/**
 * By round, newest first in groups and in lines. The heading is about the whole round, also when only
 * some of its lines are shown; what is undone has not moved the bank's money.
 */
export function grouped(
	words: Catalogue,
	all: readonly JournalLine[],
	shows: (line: JournalLine) => boolean = () => true
): JournalGroup[] {
	const groups: { key: string; round: string; lines: JournalLine[] }[] = [];
	for (const line of all.toReversed()) {
		const key = roundKey(line.before.round);
		const last = groups.at(-1);
		if (last?.key === key) last.lines.push(line);
		else groups.push({ key, round: roundName(words, line.before), lines: [line] });
	}
	return groups.flatMap(({ key, round, lines }, i) => {
		const shown = lines.filter(shows);
		const end = lines.find((line) => !line.undone) ?? lines[0];
		if (shown.length === 0 || end === undefined) return [];
		return {
			key: `${key} ${i}`,
			round,
			bank: cashOf(end.after, 'bank'),
			first: lines.at(-1)?.number ?? 0,
			last: lines[0]?.number ?? 0,
			lines: shown
		};
	});
}

function roundName(words: Catalogue, state: State): string {
	return describeRound(words, { round: state.round, finished: null });
}

/* postings */

export interface Posting {
	readonly key: string;
	readonly text: string;
	readonly rule: string;
	/** What caused it, in words; null for what the action itself does. */
	readonly because: string | null;
	/** How far down the chain of causes it stands. */
	readonly depth: number;
	/** Only keeps the game's place: turns, rounds. */
	readonly quiet: boolean;
}

export function postings(words: Catalogue, title: Title, line: JournalLine): Posting[] {
	return line.entry.steps.flatMap(({ facts }, s) =>
		facts.map((fact, f): Posting => {
			const cause = fact.because === undefined ? undefined : facts[fact.because];
			const quiet = isBookkeeping(fact) || fact.t === 'roundChanged';
			const told = cause !== undefined && !isBookkeeping(cause);
			return {
				key: `${s}.${f}`,
				text: describeFact(words, title, line.after, fact),
				rule: ruleLabel(title, fact.rule),
				because: told ? describeFact(words, title, line.after, cause) : null,
				depth: depthOf(facts, f),
				quiet
			};
		})
	);
}

function depthOf(facts: readonly PostedFact[], at: number): number {
	let depth = 0;
	let cause = facts[at]?.because;
	while (cause !== undefined && depth < 3) {
		depth += 1;
		cause = facts[cause]?.because;
	}
	return depth;
}
