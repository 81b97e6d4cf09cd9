/** What is wrong with a position, by codes; words are made of them elsewhere. */
import { breaches, reserved } from '../model/invariants';
import type { State } from '../model/state';

/** Something that is missing, too much or impossible; words are made of it elsewhere. */
export interface PositionProblem {
	readonly code:
		| 'certificates-missing'
		| 'certificates-too-many'
		| 'trains-too-many'
		| 'marker-off-chart'
		| 'marker-missing'
		| 'marker-twice'
		| 'bank-negative'
		| 'holder-negative'
		| 'bids-too-high'
		| 'not-whole'
		| 'nobody-to-act'
		| 'auction-item'
		| 'auction-bids'
		| 'auction-resume'
		| 'breach';
	readonly about: string;
	readonly amount: number;
}

export type Say = (code: PositionProblem['code'], about: string, amount?: number) => void;

/** What the invariants find beyond the pieces, by names that words can be made of. */
export function reportBreaches(state: State, constant: number, say: Say): void {
	const found = breaches(state, constant);
	if (found.length === 0) return;
	let told = 0;
	const tell: Say = (...problem) => {
		told += 1;
		say(...problem);
	};
	for (const [holder, amount] of Object.entries(state.cash)) {
		if (amount < 0 && holder !== 'bank' && holder !== 'outside') {
			tell('holder-negative', holder, amount);
		}
	}
	const markers = Object.values(state.market).flat();
	for (const id of new Set(markers.filter((each, i) => markers.indexOf(each) !== i))) {
		tell('marker-twice', id);
	}
	for (const player of state.seats) {
		const bid = reserved(state, player);
		if (bid > (state.cash[player] ?? 0)) tell('bids-too-high', player, bid);
	}
	for (const id in state.companies) {
		const all = state.certificates[id] ?? [];
		const live = all.reduce((sum, c) => sum + (c.place === 'removed' ? 0 : c.percent), 0);
		const due = state.companies[id]?.closed === true ? 0 : (state.companies[id]?.issued ?? 0);
		if (all.length > 0 && live < due) tell('certificates-missing', id, due - live);
		if (all.length > 0 && live > due) tell('certificates-too-many', id, live - due);
	}
	if (told === 0) say('breach', '');
}
