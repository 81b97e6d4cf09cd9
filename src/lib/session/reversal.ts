/**
 * What hands must do when the table goes from one moment to another: the facts of the entries that
 * came into force, and the reverse of those that left it, the latest first.
 */
import type { GameMoment, PostedFact, State } from '$engine';
import type { GameEntry } from '$lib/storage';

export interface Change {
	/** done: entries were added or redone; undone: taken back; rewritten: both. */
	readonly kind: 'done' | 'undone' | 'rewritten';
	readonly undone: readonly GameEntry[];
	readonly done: readonly GameEntry[];
	/** In the order in which hands follow them. */
	readonly facts: readonly PostedFact[];
	readonly from: State;
	readonly to: State;
}

export function changeBetween(from: GameMoment, to: GameMoment): Change | null {
	const shared = sharedCount(from, to);
	const undone = entriesAfter(from, shared);
	const done = entriesAfter(to, shared);
	if (undone.length === 0 && done.length === 0) return null;
	const kind = undone.length === 0 ? 'done' : done.length === 0 ? 'undone' : 'rewritten';
	const back = undone
		.flatMap(factsOf)
		.reverse()
		.flatMap((fact) => reversed(fact, to.state));
	return {
		kind,
		undone,
		done,
		facts: [...back, ...done.flatMap(factsOf)],
		from: from.state,
		to: to.state
	};
}

/**
 * What hands had to do just before the latest entries because a question is still open or an auction
 * runs, or did until then: everything since play was last free, or since the entry after which it was
 * put away.
 */
export function leadingUp(
	head: GameMoment,
	latest: number,
	putAway: string | null
): Pick<Change, 'from' | 'to' | 'facts'> | null {
	let end = head;
	for (let left = latest; left > 0 && end.before !== null; left--) end = end.before;
	let start = end;
	while (start.before !== null && !isFree(start.state) && start.entry?.id !== putAway) {
		start = start.before;
	}
	if (start === end) return null;
	const facts = entriesAfter(end, start.count).flatMap(factsOf);
	return { from: start.state, to: end.state, facts };
}

/** While a question is open or bids fly nobody has time to move anything. */
function isFree({ duties, turn }: State): boolean {
	return duties.length === 0 && turn?.kind !== 'auction';
}

/** How many entries both lines begin with. */
function sharedCount(a: GameMoment, b: GameMoment): number {
	let left: GameMoment | null = a;
	let right: GameMoment | null = b;
	while (left !== null && right !== null && left.entry?.id !== right.entry?.id) {
		if (left.count >= right.count) left = left.before;
		else right = right.before;
	}
	return left?.count ?? 0;
}

/** The entries of a line from a count on; never more of it than that, however long the game is. */
function entriesAfter(end: GameMoment, count: number): readonly GameEntry[] {
	const list: GameEntry[] = [];
	let moment = end;
	while (moment.count > count && moment.before !== null && moment.entry !== null) {
		list.push(moment.entry);
		moment = moment.before;
	}
	return list.reverse();
}

function factsOf(entry: GameEntry): readonly PostedFact[] {
	return entry.steps.flatMap((step) => step.facts);
}

/** The fact that takes this one back; none for what is not on the table, such as whose turn it is. */
function reversed(fact: PostedFact, after: State): PostedFact[] {
	const { because: _gone, ...plain } = fact;
	// Without its cause a fact is still the same fact: the cause's index has no meaning here.
	const alone = plain as PostedFact;
	switch (alone.t) {
		case 'moneyMoved':
		case 'debtChanged':
		case 'certificateMoved':
		case 'issuedChanged':
		case 'companyChanged':
		case 'trainTurned':
		case 'orderChanged':
		case 'deedMoved':
		case 'trainMoved':
		case 'parSet':
		case 'tokensChanged':
		case 'phaseEntered':
		case 'priorityMoved':
		case 'limitChanged':
		case 'playerChanged':
		case 'seatsChanged':
		case 'endTriggered':
		case 'gameEnded':
			return [swapped(alone)];
		case 'markerMoved': {
			const stack = alone.from === null ? [] : (after.market[alone.from.cell] ?? []);
			return [{ ...swapped(alone), at: Math.max(0, stack.indexOf(alone.company)) }];
		}
		case 'trainMarked':
			return [{ ...alone, obsolete: !alone.obsolete }];
		case 'markerFlipped':
			return [{ ...alone, down: !alone.down }];
		default:
			return [];
	}
}

function swapped<T extends { readonly from: unknown; readonly to: unknown }>(fact: T): T {
	return { ...fact, from: fact.to, to: fact.from };
}
