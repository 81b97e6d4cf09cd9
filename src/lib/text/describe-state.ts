/** Words for where the game stands: round, turn, phase, duties, purposes and the end. */
import type { Duty, PhaseId, Purpose, State, Title, Turn } from '$engine';
import { phasesOf, soldOfType } from '$engine';
import type { Catalogue } from './catalogue';
import { speaker } from './speaker';

export { describeRound, describeRoundLong } from './describe-round';

/** Who is at it: a player, a company, or the bank while income is paid; empty when nobody is. */
export function describeTurn(
	words: Catalogue,
	title: Title,
	state: State,
	turn: Turn | null = state.turn
): string {
	const say = speaker(words, title, state);
	if (turn === null) return '';
	switch (turn.kind) {
		case 'income':
			return say.holder('bank');
		case 'operating':
			return say.company(turn.company);
		case 'own': {
			// In the auction of a company's stations a player is at it, not the company.
			const who = turn.player ?? turn.company;
			return who === null ? '' : say.holder(who);
		}
		default:
			return say.holder(turn.player);
	}
}

export function describeDuty(words: Catalogue, title: Title, state: State, duty: Duty): string {
	const say = speaker(words, title, state);
	const own = say.own.duties[duty.kind];
	if (own !== undefined) return own(say, duty);
	const who = say.holder(duty.player);
	const company = duty.company === null ? '' : say.company(duty.company);
	switch (duty.kind) {
		case 'discardTrain':
			return words.duties.discardTrain({ who, company, count: duty.count });
		case 'setPar':
			return words.duties.setPar({ who, company });
		default:
			return words.duties.other({ who });
	}
}

export function describePurpose(words: Catalogue, purpose: Purpose): string {
	return words.purposes[purpose];
}

/** "Phase 3½". */
export function describePhase(words: Catalogue, phase: PhaseId): string {
	return words.header.phase({ phase });
}

/** What a phase changes, in our own words. */
export function phaseEffects(
	words: Catalogue,
	title: Title,
	state: State,
	phase: PhaseId
): readonly string[] {
	const card = phasesOf(title, state).find((each) => each.id === phase);
	return card?.effects[words.language] ?? [];
}

/** What the next purchases bring: "First 4-train bought: phase 4, 2-trains rust, …"; null at the end. */
export function describeNextPhase(words: Catalogue, title: Title, state: State): string | null {
	const phases = phasesOf(title, state);
	const at = phases.findIndex((card) => card.id === state.phase);
	const next = phases.slice(at + 1).find((card) => {
		return card.trigger !== null && soldOfType(state, card.trigger.train) < card.trigger.nth;
	});
	if (next === undefined || next.trigger === null) return null;
	return words.phases.next({
		nth: words.phases.nth({ nth: next.trigger.nth }),
		train: speaker(words, title, state).train(next.trigger.train),
		phase: next.id,
		effects: next.effects[words.language].join(', ')
	});
}

/** Why a game ends: "the bank is broken". */
export function describeEndReason(
	words: Catalogue,
	title: Title,
	state: State,
	reason: string
): string {
	const own = speaker(words, title, state).own.ends[reason];
	if (own !== undefined) return own;
	const known: Readonly<Record<string, string>> = words.ends.reasons;
	return known[reason] ?? reason;
}

/** One line on when the game ends; what would end it while nothing has. */
export function describeEnd(words: Catalogue, title: Title, state: State): string {
	const { ends } = words;
	if (state.finished !== null) {
		return ends.over({ reason: describeEndReason(words, title, state, state.finished) });
	}
	const say = speaker(words, title, state);
	const own = say.own.endLine?.(say) ?? null;
	if (own !== null) return own;
	if (state.end === null) return ends.notYet({ conditions: endConditions(words, title, state) });
	const reason = describeEndReason(words, title, state, state.end.reason);
	if (state.end.stops === 'atOnce') return ends.atOnce({ reason });
	if (state.end.stops === 'thisSet') return ends.afterSet({ reason });
	// An end that was triggered in a stock round waits for the operating round that follows it.
	const waits = state.end.stops === 'nextOperatingRound' && state.round.kind === 'stock';
	return waits ? ends.afterNext({ reason }) : ends.afterThis({ reason });
}

function endConditions(words: Catalogue, title: Title, state: State): string {
	const say = speaker(words, title, state);
	const top = title.tables.market.rows.flat().filter((cell) => cell.zones.includes('end'));
	const least = Math.min(...top.map((cell) => cell.value));
	const prices = top.length > 0 ? [words.ends.priceOf({ amount: say.money(least) })] : [];
	return [words.ends.bankEmpty, ...prices].join(words.ends.or);
}
