/**
 * What must fit together on a table of 1822MX beside money and certificates. The banker may lay cards as
 * he likes; but what a repair keeps as it happened must not leave bids nobody releases or an auction
 * without a station (5.10.7, 5.12.2, 6.22).
 */
import type { State } from '../../../core/model/state';
import { misplaced, own, PILES } from './own';

/** Nothing on this table contradicts something else. */
export function isSound(state: State): boolean {
	return bidsFit(state) && misplaced(state) === 0 && questionsFit(state);
}

/** Tokens lie on cards in boxes, only while bids are made, and the highest sets its money aside (5.10.7). */
function bidsFit(state: State): boolean {
	const { tokens, boxes } = own(state);
	const items = new Set([...Object.keys(tokens), ...Object.keys(state.bids)]);
	for (const item of items) {
		const high = tokens[item]?.at(-1);
		const [only, ...more] = state.bids[item] ?? [];
		if (more.length > 0 || only?.player !== high?.player || only?.amount !== high?.amount)
			return false;
		const boxed = PILES.some((pile) => boxes[pile].includes(item));
		if (high !== undefined && (!boxed || state.turn?.kind !== 'stock')) return false;
	}
	return true;
}

/** Whoever is asked about a station or about P7 is asked while it is about that (5.12.8, 6.22). */
function questionsFit(state: State): boolean {
	const { turn, duties } = state;
	const { auction, ndem } = own(state);
	const step = turn?.kind === 'own' ? turn.step : null;
	const asks = (kind: string): boolean => duties.some((duty) => duty.kind === kind);
	if ((step === 'tokenAuction') !== (auction !== null)) return false;
	if (auction !== null && ndem !== 'closing') return false;
	if (asks('takeStation') && (auction?.item ?? null) === null) return false;
	return asks('declareCash') === (step === 'playerOrder');
}
