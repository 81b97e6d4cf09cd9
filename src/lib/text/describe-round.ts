/** Words for a round; apart from the rest, because the list of games needs no more. */
import type { Round, State } from '$engine';
import type { Catalogue } from './catalogue';

/** "SR 3", "OR 5.1 of 2"; a finished game says so. */
export function describeRound(words: Catalogue, state: Pick<State, 'round' | 'finished'>): string {
	if (state.finished !== null) return words.rounds.over;
	const { kind, number, part, parts } = state.round;
	if (kind === 'stock') return words.rounds.stock({ number });
	return parts > 1
		? words.rounds.operatingOf({ number, part, parts })
		: words.rounds.operating({ number, part });
}

/** "Stock round 3", "Operating round 5.1". */
export function describeRoundLong(words: Catalogue, round: Round): string {
	const { kind, number, part } = round;
	return kind === 'stock'
		? words.rounds.stockLong({ number })
		: words.rounds.operatingLong({ number, part });
}
