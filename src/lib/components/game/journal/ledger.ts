/** The ledger of one holder, and a company's runs: read from the facts of the entries in force. */
import {
	cashOf,
	type CompanyId,
	type DividendChoice,
	type Holder,
	type Run,
	type State,
	type Title
} from '$engine';
import type { GameTimeline } from '$lib/session';
import { describeEntry, describeRound, type Catalogue } from '$lib/text';

export interface LedgerLine {
	readonly number: number;
	readonly round: string;
	readonly text: string;
	readonly change: number;
	readonly balance: number;
}

export interface RunLine {
	readonly number: number;
	readonly round: string;
	readonly revenue: number;
	readonly choice: DividendChoice;
	readonly run: Run;
	/** The price after the run. */
	readonly price: number | null;
	/** Revenue as percent of the best run, for a bar. */
	readonly share: number;
}

type Moment = GameTimeline['head'];

/** Moments in force that have an entry, oldest first. */
function moments(timeline: GameTimeline): Moment[] {
	const list: Moment[] = [];
	for (let m: Moment | null = timeline.head; m !== null && m.entry !== null; m = m.before) {
		list.push(m);
	}
	return list.reverse();
}

const roundOf = (words: Catalogue, state: State): string =>
	describeRound(words, { round: state.round, finished: null });

/** Newest first; entries that leave the holder's cash as it was are left out. */
export function ledger(
	words: Catalogue,
	title: Title,
	timeline: GameTimeline,
	holder: Holder
): LedgerLine[] {
	return moments(timeline)
		.flatMap(({ entry, before, state, count }): LedgerLine[] => {
			if (entry === null || before === null) return [];
			const balance = cashOf(state, holder);
			const change = balance - cashOf(before.state, holder);
			const touched = entry.steps.some((step) =>
				step.facts.some(
					(fact) =>
						fact.t === 'moneyMoved' &&
						'from' in fact &&
						(fact.from === holder || fact.to === holder)
				)
			);
			if (!touched) return [];
			const text = describeEntry(words, title, before.state, entry);
			return [{ number: count, round: roundOf(words, before.state), text, change, balance }];
		})
		.reverse();
}

/** Newest first. */
export function runs(words: Catalogue, timeline: GameTimeline, company: CompanyId): RunLine[] {
	const list = moments(timeline).flatMap(({ entry, before, state, count }) => {
		if (entry === null || before === null) return [];
		return entry.steps.flatMap((step) =>
			step.facts.flatMap((fact) => {
				if (fact.t !== 'runRecorded' || !('run' in fact) || fact.company !== company) return [];
				const { revenue, choice } = fact.run;
				const price = state.companies[company]?.spot?.price ?? null;
				const round = roundOf(words, before.state);
				return [{ number: count, round, revenue, choice, run: fact.run, price }];
			})
		);
	});
	const best = Math.max(1, ...list.map((line) => line.revenue));
	return list.map((line) => ({ ...line, share: (line.revenue / best) * 100 })).reverse();
}
