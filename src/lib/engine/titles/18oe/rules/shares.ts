/** The last step: a major's own shares, and abandoned minors (11.7). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { certificatesAt, ordinary, percentAt } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { bringLater } from '../../../core/ledger/late-money';
import { cashOf, pay } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { company, never, no, operates, priceOf, pullmanOf, refusals, turnCompany } from './common';
import { MOST_PERCENT } from './limits';
import { payMinorA } from './merging';
import { note, own, set } from './own';
import { runPending, settleIfTrainless } from './running';
import { closeTrainStep } from './rust';
import { drop, MOST_IN_MARKET } from './selling';
import { trainDuty } from './trains';

export interface SellOwn {
	readonly do: 'own.sellOwn';
	readonly company: CompanyId;
	readonly shares: number;
}

export interface BuyOwn {
	readonly do: 'own.buyOwn';
	readonly company: CompanyId;
	readonly shares: number;
}

export interface BuyAbandoned {
	readonly do: 'own.buyAbandoned';
	readonly company: CompanyId;
	readonly minor: CompanyId;
}

export type SharesAction = SellOwn | BuyOwn | BuyAbandoned;

const ABANDONED_PRICE = 60;

function shareStep(state: State, id: CompanyId): (Refusal | null | false)[] {
	const turn = operates(state, id);
	if (turn?.kind === 'impossible') return [turn];
	return [
		turn,
		company(state, id).kind !== 'major' && no('majors-only', R['11.7']),
		runPending(state),
		trainDuty(state, id)
	];
}

/** Shares of its own that a major may give away: one in custody stays. */
function free(state: State, id: CompanyId): number {
	const held = certificatesAt(state, id, id).length;
	return own(state).custody?.company === id ? Math.max(0, held - 1) : held;
}

export const sellOwn: ActionRule<SellOwn> = {
	check(state, { company: id, shares }) {
		const market = percentAt(state, id, 'pool');
		return refusals(
			...shareStep(state, id),
			(!Number.isSafeInteger(shares) || shares < 1) && never('not-a-whole-amount', R['11.7']),
			shares > free(state, id) &&
				never('holds-too-little', R['11.7'], { company: id, percent: 10 * free(state, id) }),
			market + 10 * shares > MOST_IN_MARKET &&
				no('pool-full', R['10.1'], { company: id, percent: market }),
			own(state).turn.shares === 'bought' && no('one-direction', R['11.7'])
		);
	},
	apply(book, { company: id, shares }) {
		settleIfTrainless(book);
		closeTrainStep(book);
		// All at the value before the first of them, also when they are sold one after the other.
		const price = own(book.state).turn.soldAt ?? priceOf(book.state, id);
		for (const share of certificatesAt(book.state, id, id).slice(0, shares)) {
			moveCertificate(book, R['11.7'], id, share, 'pool');
		}
		bringLater(book, R['11.7'], id, () => {
			pay(book, R['11.7'], 'bank', id, shares * price, 'shareSale', id);
		});
		drop(book, id, shares);
		note(book, R['11.7'], { shares: 'sold', soldAt: price });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'major') return [];
		return Array.from({ length: Math.min(5, free(state, id)) }, (_, i) => ({
			action: { do: 'own.sellOwn', company: id, shares: i + 1 }
		}));
	}
};

/** The treasury may hold 60% by purchase, as a player might (10.2, A-OE-32). */
export const buyOwn: ActionRule<BuyOwn> = {
	check(state, { company: id, shares }) {
		const there = ordinary(state, id, 'pool', 10).length;
		const price = shares * priceOf(state, id);
		const has = cashOf(state, id);
		return refusals(
			...shareStep(state, id),
			(!Number.isSafeInteger(shares) || shares < 1) && never('not-a-whole-amount', R['11.7']),
			shares > there && never('not-available', R['11.7'], { company: id }),
			percentAt(state, id, id) + 10 * shares > MOST_PERCENT &&
				no('only-open-market', R['10.2'], { company: id, percent: percentAt(state, id, id) }),
			own(state).turn.shares === 'sold' && no('one-direction', R['11.7']),
			has < price && never('not-enough-money', R['11.7'], { price, has })
		);
	},
	apply(book, { company: id, shares }) {
		settleIfTrainless(book);
		closeTrainStep(book);
		pay(book, R['11.7'], id, 'bank', shares * priceOf(book.state, id), 'share', id);
		for (const share of ordinary(book.state, id, 'pool', 10).slice(0, shares)) {
			moveCertificate(book, R['11.7'], id, share, id);
		}
		note(book, R['11.7'], { shares: 'bought' });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'major') return [];
		const there = ordinary(state, id, 'pool', 10).length;
		return Array.from({ length: there }, (_, i) => ({
			action: { do: 'own.buyOwn', company: id, shares: i + 1 }
		}));
	}
};

/** Sixty to the bank, as a merger without a share; one a turn (11.7, A-OE-33). */
export const buyAbandoned: ActionRule<BuyAbandoned> = {
	check(state, { company: id, minor }) {
		const has = cashOf(state, id);
		return refusals(
			...shareStep(state, id),
			!own(state).abandoned.includes(minor) && never('not-available', R['11.7']),
			own(state).turn.minor && no('one-minor', R['11.7']),
			has < ABANDONED_PRICE && never('not-enough-money', R['11.7'], { price: ABANDONED_PRICE, has })
		);
	},
	apply(book, { company: id, minor }) {
		settleIfTrainless(book);
		closeTrainStep(book);
		pay(book, R['11.7'], id, 'bank', ABANDONED_PRICE, 'buyOut', minor);
		book.post(R['11.7'], { t: 'deedMoved', deed: minor, from: 'pool', to: id });
		set(
			book,
			R['11.7'],
			'abandoned',
			own(book.state).abandoned.filter((m) => m !== minor)
		);
		const car = pullmanOf(book.state, minor);
		const other = pullmanOf(book.state, id);
		if (car !== null && other !== null) moveTrain(book, R['11.6.2'], other, 'pool');
		if (car !== null) moveTrain(book, R['11.7'], car, id);
		bringLater(book, R['15.1'], id, () => payMinorA(book, minor, id));
		note(book, R['11.7'], { minor: true });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'major') return [];
		return own(state).abandoned.map((minor) => ({
			action: { do: 'own.buyAbandoned', company: id, minor }
		}));
	}
};
