/** Final scores (6.1): cash, stock at market value, privates and minors at par. */
import { holdingsOf } from '../../../core/certificates/holdings';
import { cashOf, percentRoundedUp } from '../../../core/ledger/ledger';
import type { PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import type { Score, ScoreLine } from '../../../core/title';
import { company, priceOf } from './common';

/** Value of a holding: an odd 5% counts half a share, rounded up once per holding. */
function holdingValue(state: State, id: string, percent: number): number {
	if (company(state, id).par === null) return 0;
	return percentRoundedUp(priceOf(state, id) * 10, percent);
}

function linesOf(state: State, player: PlayerId): ScoreLine[] {
	const cash = cashOf(state, player);
	const shares = holdingsOf(state, player).map(({ company: id, percent }) => ({
		kind: 'share' as const,
		about: id,
		amount: percent,
		each: priceOf(state, id),
		value: holdingValue(state, id, percent)
	}));
	const deeds = Object.entries(state.deeds)
		.filter(([, deed]) => deed.place === player)
		.map(([id, deed]) => ({
			kind: 'deed' as const,
			about: id,
			amount: 1,
			each: deed.value,
			value: deed.value
		}));
	return [{ kind: 'cash', about: '', amount: 1, each: cash, value: cash }, ...shares, ...deeds];
}

export function scores(state: State): readonly Score[] {
	return state.seats
		.map((player) => {
			const lines = linesOf(state, player);
			return { player, lines, total: lines.reduce((sum, line) => sum + line.value, 0) };
		})
		.sort((a, b) => b.total - a.total);
}
