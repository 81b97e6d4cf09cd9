/**
 * What people talk about afterwards: the biggest dividend, who brought each phase, presidencies that
 * changed hands, and how long it all took, by the times of the entries.
 */
import { presidentOf } from '../certificates/holdings';
import type { CompanyId, PhaseId, PlayerId } from '../model/ids';
import type { Round, State } from '../model/state';
import type { Title } from '../title';
import { momentsUpTo, type GameMoment, type RoundRecord } from './history';
import { actingPlayer } from './players';

export interface BigDividend {
	readonly company: CompanyId;
	readonly amount: number;
	readonly round: Round;
}

export interface PhaseBrought {
	readonly phase: PhaseId;
	readonly round: Round;
	readonly company: CompanyId | null;
	readonly player: PlayerId | null;
}

export interface PresidencyLost {
	readonly company: CompanyId;
	readonly from: PlayerId;
	readonly to: PlayerId;
	readonly round: Round;
}

export interface Highlights {
	/** All of the same size, when several are the biggest. */
	readonly dividends: readonly BigDividend[];
	readonly phases: readonly PhaseBrought[];
	readonly presidencies: readonly PresidencyLost[];
}

export function highlights(
	title: Title,
	head: GameMoment,
	rounds: readonly RoundRecord[]
): Highlights {
	const phases: PhaseBrought[] = [];
	const presidencies: PresidencyLost[] = [];
	for (const { entry, before, state } of momentsUpTo(head)) {
		if (entry === null || before === null) continue;
		const facts = entry.steps.flatMap((step) => step.facts);
		// A phase may begin with a round, in the very entry that ends the one before.
		let { round } = before.state;
		for (const fact of facts) {
			if (fact.t === 'roundChanged') round = fact.to;
			if (fact.t === 'phaseEntered') phases.push(broughtBy(title, before.state, fact.to, round));
		}
		const touched = new Set(
			facts.flatMap((fact) => (fact.t === 'certificateMoved' ? [fact.company] : []))
		);
		for (const company of touched) {
			const from = presidentOf(before.state, company);
			const to = presidentOf(state, company);
			if (from === null || to === null || from === to) continue;
			presidencies.push({ company, from, to, round: before.state.round });
		}
	}
	return { dividends: biggest(rounds), phases, presidencies };
}

function broughtBy(title: Title, before: State, phase: PhaseId, round: Round): PhaseBrought {
	const company = before.turn?.kind === 'operating' ? before.turn.company : null;
	const player = company === null ? null : title.controller(before, company);
	return { phase, round, company, player };
}

function biggest(rounds: readonly RoundRecord[]): BigDividend[] {
	const all = rounds.flatMap(({ round, runs }) =>
		runs.map(({ company, paid }) => ({ company, amount: paid, round }))
	);
	const most = Math.max(0, ...all.map((run) => run.amount));
	return most === 0 ? [] : all.filter((run) => run.amount === most);
}

/** A pause this long is a meal or a night, not play. */
const A_BREAK = 60 * 60 * 1000;

export interface PlayTime {
	readonly from: number;
	readonly to: number;
	/** Milliseconds at the table, long pauses left out. */
	readonly played: number;
	/** Milliseconds during which each player was at turn. */
	readonly players: Readonly<Record<PlayerId, number>>;
}

/** Null while fewer than two entries have been made: there is nothing to measure. */
export function playTime(title: Title, head: GameMoment): PlayTime | null {
	const moments = momentsUpTo(head);
	const first = moments[0]?.entry;
	const last = moments.at(-1)?.entry;
	if (!first || !last || first === last) return null;
	const players: Record<PlayerId, number> = {};
	let played = 0;
	for (const [index, { entry, before }] of moments.entries()) {
		const earlier = moments[index - 1]?.entry;
		if (!entry || !earlier || before === null) continue;
		const gap = entry.at - earlier.at;
		if (gap <= 0 || gap > A_BREAK) continue;
		played += gap;
		const who = actingPlayer(title, before.state);
		if (who !== null) players[who] = (players[who] ?? 0) + gap;
	}
	return { from: first.at, to: last.at, played, players };
}
