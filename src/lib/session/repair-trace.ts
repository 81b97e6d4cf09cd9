/** Looking for a mistake: entries that touched a holder, and entries that today's rules dispute. */
import {
	audit,
	type Action,
	type AuditFinding,
	type CompanyId,
	type Fact,
	type Holder
} from '$engine';
import { canonicalJson, type GameEntry } from '$lib/storage';
import type { GameSession } from './game-session.svelte';

type Reader = Pick<GameSession, 'title' | 'timeline'>;

export interface Touch {
	readonly entry: GameEntry;
	/** Counted from 0, as rewriting counts. */
	readonly at: number;
	/** What it gave or took, all its postings together. */
	readonly by: number;
	/** What the holder had afterwards. */
	readonly then: number;
}

/** The latest entries in force that moved money of a holder, newest first. */
export function lastTouches({ timeline }: Reader, holder: Holder, most: number): Touch[] {
	const touches: Touch[] = [];
	let moment = timeline.head;
	while (moment.entry !== null && moment.before !== null && touches.length < most) {
		const { entry, before, state, count } = moment;
		const then = state.cash[holder] ?? 0;
		const moved = entry.steps.some((step) =>
			step.facts.some(
				(fact) => fact.t === 'moneyMoved' && (fact.from === holder || fact.to === holder)
			)
		);
		if (moved) {
			touches.push({ entry, at: count - 1, by: then - (before.state.cash[holder] ?? 0), then });
		}
		moment = before;
	}
	return touches;
}

export type Finding = AuditFinding<Fact, Action>;

/** Entries in force that today's rules would decide differently; null when they cannot be asked. */
export function auditOf({ title, timeline }: Reader): readonly Finding[] | null {
	try {
		const found = audit(title.rules, timeline);
		return found.filter((finding) => !sameOnTheTable(finding, title.turnNotes));
	} catch {
		// An invariant broke while deciding anew: the stored facts still stand, the audit does not.
		return null;
	}
}

/** Facts in another order move the same things on a table; what a turn remembers of itself moves none. */
function sameOnTheTable({ entry, today }: Finding, notes: Fact['t'] | undefined): boolean {
	return today !== null && outline(entry.steps, notes) === outline(today, notes);
}

function outline(steps: GameEntry['steps'], notes: Fact['t'] | undefined): string {
	const facts = steps.flatMap((step) => step.facts).filter((fact) => fact.t !== notes);
	const others = facts.filter((fact) => !isMemory(fact));
	const turns = facts.flatMap((fact) => (isMemory(fact) ? [fact.to.company] : []));
	return [...new Set(turns), ...others.map(({ because: _cause, ...fact }) => canonicalJson(fact))]
		.sort()
		.join();
}

type OperatingNote = { readonly to: { readonly kind: 'operating'; readonly company: CompanyId } };

const isMemory = (fact: Fact): fact is Fact & OperatingNote =>
	fact.t === 'turnChanged' && 'to' in fact && fact.to?.kind === 'operating';
