/** Final worth: cash, stock at share value, face-up privates at face value (13.1). */
import { certificatesAt, percentAt } from '../../../core/certificates/holdings';
import { cashOf } from '../../../core/ledger/ledger';
import type { PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import type { Score, ScoreLine } from '../../../core/title';
import { MINOR_FACE, minors, privates, regionals } from '../tables/companies';
import { company, ownerOf, priceOf, priced } from './common';
import { figure } from './figures';
import { own } from './own';

export function scores(state: State): readonly Score[] {
	return state.seats.map((player) => {
		const lines = [
			cashLine(state, player),
			...shareLines(state, player),
			...privateLines(state, player),
			...smallLines(state, player)
		];
		return { player, total: lines.reduce((sum, line) => sum + line.value, 0), lines };
	});
}

function cashLine(state: State, player: PlayerId): ScoreLine {
	const value = cashOf(state, player);
	return { kind: 'cash', about: player, amount: 1, each: value, value };
}

function shareLines(state: State, player: PlayerId): ScoreLine[] {
	return priced(state).flatMap((id): ScoreLine[] => {
		const percent = percentAt(state, id, player);
		if (percent === 0) return [];
		const each = priceOf(state, id);
		return [{ kind: 'share', about: id, amount: percent, each, value: (percent / 10) * each }];
	});
}

function privateLines(state: State, player: PlayerId): ScoreLine[] {
	const { faceDown } = own(state);
	return privates
		.filter(({ id }) => ownerOf(state, id) === player && !faceDown.includes(id))
		.map(({ id }) => {
			const value = state.deeds[id]?.value ?? 0;
			return { kind: 'deed', about: id, amount: 1, each: value, value };
		});
}

/** Minors and regionals count nothing, unless the table agreed otherwise (A-OE-31). */
function smallLines(state: State, player: PlayerId): ScoreLine[] {
	const counted = figure(state.config, 'scoreSmall') === 1;
	const charters = minors
		.filter(({ id }) => ownerOf(state, id) === player && !company(state, id).closed)
		.map(({ id }): ScoreLine => {
			const value = counted ? MINOR_FACE : 0;
			return { kind: 'deed', about: id, amount: 1, each: MINOR_FACE, value };
		});
	const shares = regionals
		.filter(({ id }) => company(state, id).kind === 'regional')
		.flatMap(({ id }): ScoreLine[] => {
			const held = certificatesAt(state, id, player);
			if (held.length === 0) return [];
			const percent = percentAt(state, id, player);
			const each = company(state, id).par ?? 0;
			const value = counted ? (percent / 25) * each : 0;
			return [{ kind: 'share', about: id, amount: percent, each, value }];
		});
	return [...charters, ...shares];
}
