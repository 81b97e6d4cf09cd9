/** Pullman cars: minor M, the Open Market, other railroads (11.6.2, 15.12). */
import type { ActionRule } from '../../../core/assemble';
import { bringLater } from '../../../core/ledger/late-money';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { isPullman, PULLMAN, PULLMAN_BETWEEN, reached, ROYALTY } from '../tables/trains';
import {
	company,
	controller,
	never,
	no,
	operates,
	powerHolder,
	pullmanOf,
	refusals,
	turnCompany
} from './common';
import { own, set } from './own';
import { runPending, settleIfTrainless } from './running';
import { bankPrice } from './trains';

export interface BuyPullman {
	readonly do: 'own.buyPullman';
	readonly company: CompanyId;
	/** Minor M's stock, the Open Market, or another railroad. */
	readonly from: 'offering' | 'pool' | CompanyId;
}

export interface DiscardPullman {
	readonly do: 'own.discardPullman';
	readonly company: CompanyId;
}

export type PullmanAction = BuyPullman | DiscardPullman;

function pullmanAt(state: State, place: string): Train | null {
	return state.trains.find((t) => t.place === place && isPullman(t.type)) ?? null;
}

/** 150, or a tenth less with minor J; exactly 75 between railroads (A-OE-35). */
export function pullmanPrice(state: State, id: CompanyId, from: string): number {
	return from === 'offering' || from === 'pool' ? bankPrice(state, id, PULLMAN) : PULLMAN_BETWEEN;
}

export const buyPullman: ActionRule<BuyPullman> = {
	check(state, { company: id, from }) {
		const turn = operates(state, id);
		if (turn?.kind === 'impossible') return [turn];
		const price = pullmanPrice(state, id, from);
		const has = cashOf(state, id);
		const seller = state.companies[from];
		return refusals(
			turn,
			company(state, id).kind === 'national' && no('not-for-nationals', R['11.6.2']),
			!reached(state.phase, 4) && no('too-early', R['11.6.2'], { phase: 4 }),
			runPending(state),
			own(state).turn.closed && no('before-trains', R['11.7']),
			pullmanOf(state, id) !== null && no('one-pullman', R['11.6.2']),
			(pullmanAt(state, from) === null || seller?.closed === true) &&
				never('no-pullman', R['11.6.2']),
			seller?.kind === 'national' && no('not-for-nationals', R['11.6']),
			seller !== undefined && controller(state, from) === null && no('not-available', R['11.6.5']),
			has < price && never('not-enough-money', R['11.6.2'], { price, has })
		);
	},
	apply(book, { company: id, from }) {
		settleIfTrainless(book);
		const car = pullmanAt(book.state, from);
		if (car === null) throw new Error(`no Pullman at ${from}`);
		const price = pullmanPrice(book.state, id, from);
		const railroad = book.state.companies[from] !== undefined;
		pay(book, R['11.6.2'], id, railroad ? from : 'bank', price, 'train', car.id);
		moveTrain(book, R['11.6.2'], car, id);
		if (own(book.state).mPullman === car.id) set(book, R['11.6.2'], 'mPullman', null);
		if (from === 'offering') payRoyalty(book);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || !reached(state.phase, 4) || company(state, id).kind === 'national')
			return [];
		const places = new Set<string>();
		for (const train of state.trains) {
			if (!isPullman(train.type) || train.place === id || train.place === 'removed') continue;
			if (state.companies[train.place]?.closed !== true) places.add(train.place);
		}
		return [...places].map((from) => ({ action: { do: 'own.buyPullman', company: id, from } }));
	}
};

/** Fifteen from the bank to whoever has minor M; nobody while it is abandoned (9.5, OE-113). */
function payRoyalty(book: GameBook): void {
	const holder = powerHolder(book.state, 'M');
	if (holder === null) return;
	bringLater(book, R['11.6.2'], holder, () => {
		pay(book, R['11.6.2'], 'bank', holder, ROYALTY, 'other', 'M');
	});
}

/** At the start of phase 4 minor M, or its major, gets one for nothing (11.6.2). */
export function freePullman(book: GameBook): void {
	const car = pullmanAt(book.state, 'offering');
	if (car === null) return;
	const holder = powerHolder(book.state, 'M') ?? 'M';
	set(book, R['11.6.2'], 'mPullman', car.id);
	moveTrain(book, R['11.6.2'], car, holder);
}

/** Given up before trains are bought; it goes to the Open Market without compensation. */
export const discardPullman: ActionRule<DiscardPullman> = {
	check(state, { company: id }) {
		const turn = operates(state, id);
		if (turn?.kind === 'impossible') return [turn];
		return refusals(
			turn,
			runPending(state),
			pullmanOf(state, id) === null && never('no-pullman', R['11.6.2']),
			(own(state).turn.bought || own(state).turn.closed) && no('before-trains', R['11.6.2'])
		);
	},
	apply(book, { company: id }) {
		settleIfTrainless(book);
		const car = pullmanOf(book.state, id);
		if (car === null) throw new Error(`${id} has no Pullman`);
		if (own(book.state).mPullman === car.id) set(book, R['11.6.2'], 'mPullman', null);
		moveTrain(book, R['11.6.2'], car, 'pool');
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || pullmanOf(state, id) === null
			? []
			: [{ action: { do: 'own.discardPullman', company: id } }];
	}
};
