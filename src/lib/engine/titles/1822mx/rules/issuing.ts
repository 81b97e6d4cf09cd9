/** A major issues or redeems its own stock, never both in a turn (6.20). */
import type { ActionRule } from '../../../core/assemble';
import { ordinary, percentAt } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { bringLater } from '../../../core/ledger/late-money';
import { cashOf, pay } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { company, never, no, noteTurn, operates, priceOf, refusals, turnCompany } from './common';
import { trainless } from './emergency';
import { MOST_IN_POOL } from './limits';
import { moveBy } from './marker';
import { own } from './own';
import { runPending, settleIfIdle } from './running';

export type StockAction =
	| { readonly do: 'own.issueShares'; readonly company: CompanyId; readonly count: number }
	| { readonly do: 'own.redeemShares'; readonly company: CompanyId; readonly count: number };

type Act<K extends StockAction['do']> = Extract<StockAction, { readonly do: K }>;

function counted(count: number): boolean {
	return Number.isSafeInteger(count) && count > 0;
}

/** The operating major with shares in a place; null when it has none. */
function major(state: State, place: 'offering' | 'pool'): { id: CompanyId; most: number } | null {
	const id = turnCompany(state);
	if (id === null || company(state, id).kind !== 'major') return null;
	const most = ordinary(state, id, place, 10).length;
	return most === 0 ? null : { id, most };
}

/** The marker falls first; the bank pays the price it comes to rest on, so all are issued at once (6.20.1). */
export const issueShares: ActionRule<Act<'own.issueShares'>> = {
	check(state, { company: id, count }) {
		if (state.companies[id]?.kind !== 'major') return [never('for-majors', R['6.20.1'])];
		const pool = percentAt(state, id, 'pool');
		return refusals(
			operates(state, id),
			runPending(state),
			trainless(state, id) && no('must-buy-train', R['4.3.18'], { company: id }),
			!counted(count) && never('not-a-whole-amount', R['6.20.1']),
			ordinary(state, id, 'offering', 10).length < count && never('treasury-shares', R['6.20.1']),
			company(state, id).turns === 0 && no('first-turn', R['6.20.2']),
			own(state).turn.traded !== null && no('issue-or-redeem', R['6.20.1']),
			pool + 10 * count > MOST_IN_POOL &&
				no('pool-full', R['6.20.1'], { company: id, percent: pool })
		);
	},
	apply(book, { company: id, count }) {
		settleIfIdle(book);
		moveBy(book, R['6.20.1'], id, -count);
		for (const share of ordinary(book.state, id, 'offering', 10).slice(0, count)) {
			moveCertificate(book, R['6.20.1'], id, share, 'pool');
		}
		const brought = count * priceOf(book.state, id);
		bringLater(book, R['6.20.1'], id, () => {
			pay(book, R['6.20.1'], 'bank', id, brought, 'shareSale', id);
		});
		noteTurn(book, R['6.20.1'], { traded: 'issued' });
	},
	options(state) {
		const now = major(state, 'offering');
		if (now === null) return [];
		return Array.from({ length: Math.min(now.most, 5) }, (_, i) => ({
			action: { do: 'own.issueShares', company: now.id, count: i + 1 } as const
		}));
	}
};

/** At the current price, which stays (6.20.3); also in the first turn (A-MX-29). */
export const redeemShares: ActionRule<Act<'own.redeemShares'>> = {
	check(state, { company: id, count }) {
		if (state.companies[id]?.kind !== 'major') return [never('for-majors', R['6.20.3'])];
		const price = count * priceOf(state, id);
		const has = cashOf(state, id);
		return refusals(
			operates(state, id),
			runPending(state),
			trainless(state, id) && no('must-buy-train', R['4.3.18'], { company: id }),
			!counted(count) && never('not-a-whole-amount', R['6.20.3']),
			ordinary(state, id, 'pool', 10).length < count && never('not-available', R['6.20.3']),
			own(state).turn.traded === 'issued' && no('issue-or-redeem', R['6.20.1']),
			has < price && never('not-enough-money', R['6.20.3'], { price, has })
		);
	},
	apply(book, { company: id, count }) {
		settleIfIdle(book);
		pay(book, R['6.20.3'], id, 'bank', count * priceOf(book.state, id), 'share', id);
		for (const share of ordinary(book.state, id, 'pool', 10).slice(0, count)) {
			moveCertificate(book, R['6.20.3'], id, share, 'offering');
		}
		noteTurn(book, R['6.20.3'], { traded: 'redeemed' });
	},
	options(state) {
		const now = major(state, 'pool');
		if (now === null) return [];
		return Array.from({ length: now.most }, (_, i) => ({
			action: { do: 'own.redeemShares', company: now.id, count: i + 1 } as const
		}));
	}
};
