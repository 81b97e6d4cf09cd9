/** Final wealth (1.3.2): cash, stock at current prices, concessions at $100, minus loans. */
import { holdingsOf } from '../../../core/certificates/holdings';
import { cashOf } from '../../../core/ledger/ledger';
import type { PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import type { Score, ScoreLine } from '../../../core/title';
import { isConcession } from '../tables/companies';
import { company, priceOf } from './common';

/** A minor's certificate stands for two shares (4.2.2). */
function holdingValue(state: State, id: string, percent: number): number {
	const price = priceOf(state, id);
	return company(state, id).kind === 'minor' ? 2 * price : (price * percent) / 10;
}

function linesOf(state: State, player: PlayerId): ScoreLine[] {
	const cash = cashOf(state, player);
	const debt = state.debt[player] ?? 0;
	const shares = holdingsOf(state, player).map(({ company: id, percent }) => ({
		kind: 'share' as const,
		about: id,
		amount: percent,
		each: priceOf(state, id),
		value: holdingValue(state, id, percent)
	}));
	// Privates are worth nothing; they are listed so that nobody looks for them.
	const deeds = Object.entries(state.deeds)
		.filter(([, deed]) => deed.place === player)
		.map(([id, deed]) => {
			const value = isConcession(id) ? deed.value : 0;
			return { kind: 'deed' as const, about: id, amount: 1, each: value, value };
		});
	const owed: ScoreLine[] =
		debt === 0 ? [] : [{ kind: 'debt', about: '', amount: 1, each: debt, value: -debt }];
	return [
		{ kind: 'cash', about: '', amount: 1, each: cash, value: cash },
		...shares,
		...deeds,
		...owed
	];
}

export function scores(state: State): readonly Score[] {
	return state.seats
		.map((player) => {
			const lines = linesOf(state, player);
			return { player, lines, total: lines.reduce((sum, line) => sum + line.value, 0) };
		})
		.sort((a, b) => b.total - a.total);
}
