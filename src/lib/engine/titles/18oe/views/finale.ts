/** The rounds that are left once the first level 8 train has been bought (13). */
import type { State } from '../../../core/model/state';
import { own } from '../rules/own';

export interface FinaleRound {
	readonly kind: 'stock' | 'operating';
	readonly number: number;
	readonly part: number;
	readonly now: boolean;
	/** Revenues are only paid again. */
	readonly repeats: boolean;
}

/** From the round that is on to the last one; empty before the first level 8 train. */
export function finaleRounds(state: State): FinaleRound[] {
	const { finale } = own(state);
	if (finale === null || state.finished !== null) return [];
	const { kind, number, part, parts } = state.round;
	const operating = (of: number, first: number, count: number): FinaleRound[] =>
		Array.from({ length: count - first + 1 }, (_, at) => ({
			kind: 'operating' as const,
			number: of,
			part: first + at,
			now: kind === 'operating' && number === of && part === first + at,
			repeats: false
		}));
	const last = (rounds: FinaleRound[]): FinaleRound[] =>
		rounds.map((round, at) => ({ ...round, repeats: at === rounds.length - 1 }));
	if (finale.on) return last(operating(number, part, parts));
	if (kind === 'stock') {
		const now: FinaleRound = { kind, number, part: 1, now: true, repeats: false };
		return [now, ...last(operating(number, 1, finale.parts))];
	}
	const stock: FinaleRound = {
		kind: 'stock',
		number: number + 1,
		part: 1,
		now: false,
		repeats: false
	};
	return [
		...operating(number, part, parts),
		stock,
		...last(operating(number + 1, 1, finale.parts))
	];
}
