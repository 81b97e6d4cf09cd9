/** Operating turns around the run: income, terrain, tokens, and their end (4.1, 4.3, 4.3.2). */
import type { ActionRule } from '../../../core/assemble';
import { earlyCash, payEarly } from '../../../core/ledger/late-money';
import { isWholeAmount, pay } from '../../../core/ledger/ledger';
import type { CoreAction, EndTurn } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { countTrains } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { deeds } from '../tables/companies';
import {
	cannotPay,
	company,
	never,
	no,
	operates,
	operatingTurn,
	refusals,
	turnCompany
} from './common';
import { cheapestBankTrain } from './emergency';
import { isOwned, startNextCompany } from './flow';
import { runPending, settleIfTrainless } from './running';
import { endStockTurn, stockEndRefusals } from './stock';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

/** All privates at once; the order does not matter (4(a)). */
export const payIncome: ActionRule<Act<'payIncome'>> = {
	check(state) {
		return refusals(state.turn?.kind !== 'income' && never('wrong-moment', R['4.1']));
	},
	apply(book) {
		for (const { id } of deeds) {
			const deed = book.state.deeds[id];
			if (!deed || !isOwned(book.state, deed)) continue;
			pay(book, R['4.1'], 'bank', deed.place, deed.revenue, 'income', id);
		}
		startNextCompany(book);
	},
	options(state) {
		return state.turn?.kind === 'income' ? [{ action: { do: 'payIncome' } }] : [];
	}
};

export const payTerrain: ActionRule<Act<'payTerrain'>> = {
	check(state, { company: id, amount }) {
		return refusals(
			operates(state, id),
			(!isWholeAmount(amount) || amount === 0) && never('not-a-whole-amount', R['4.4.1f']),
			cannotPay(state, id, amount, R['4.4.1f'])
		);
	},
	apply(book, { company: id, amount }) {
		payEarly(book, R['4.4.1f'], id, 'bank', amount, 'terrain', id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null) return [];
		const max = earlyCash(state, id);
		return [
			{
				action: { do: 'payTerrain', company: id, amount: 20 },
				range: { field: 'amount', min: 10, max: Math.max(10, max), step: 10 }
			}
		];
	}
};

const TOKEN_COSTS = [40, 60, 80] as const;

/** 40, 60, then 80; exchange tokens of the merger are not counted (4.3.2). */
export function tokenCost(state: State, id: CompanyId): number | null {
	const { tokens, kind } = company(state, id);
	if (kind === 'minor' || tokens.left === 0) return null;
	return TOKEN_COSTS[Math.min(Math.max(tokens.placed - 1, 0), 2)] ?? 80;
}

export const placeToken: ActionRule<Act<'placeToken'>> = {
	check(state, { company: id }) {
		const cost = tokenCost(state, id);
		const { turn } = state;
		return refusals(
			operates(state, id),
			cost === null && never('no-token-left', R['4.3.2']),
			turn?.kind === 'operating' && turn.token && no('token-done', R['4.3.2']),
			cost !== null && cannotPay(state, id, cost, R['4.3.2'])
		);
	},
	apply(book, { company: id }) {
		const { tokens } = company(book.state, id);
		payEarly(book, R['4.3.2'], id, 'bank', tokenCost(book.state, id) ?? 0, 'token', id);
		const to = { ...tokens, left: tokens.left - 1, placed: tokens.placed + 1 };
		book.post(R['4.3.2'], { t: 'tokensChanged', company: id, from: tokens, to });
		book.post(R['4.3.2'], { t: 'turnChanged', to: { ...operatingTurn(book.state), token: true } });
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || company(state, id).kind === 'minor'
			? []
			: [{ action: { do: 'placeToken', company: id } }];
	}
};

export const endTurn: ActionRule<EndTurn> = {
	check(state, { noRoute }) {
		const { turn } = state;
		if (turn?.kind === 'stock') return stockEndRefusals(state);
		if (turn?.kind !== 'operating') return [never('wrong-moment', R['4'])];
		const trainless =
			company(state, turn.company).kind === 'major' && countTrains(state, turn.company) === 0;
		const cheapest = cheapestBankTrain(state);
		return refusals(
			runPending(state),
			trainless &&
				cheapest !== null &&
				noRoute !== true &&
				no('must-buy-train', R['4.3.4.2'], { company: turn.company, train: cheapest.type })
		);
	},
	apply(book) {
		if (book.state.turn?.kind === 'stock') {
			endStockTurn(book);
			return;
		}
		settleIfTrainless(book);
		book.post(R['4'], { t: 'turnCompleted', company: operatingTurn(book.state).company });
		startNextCompany(book);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind === 'stock') return turn.acted ? [{ action: { do: 'endTurn' } }] : [];
		if (turn?.kind !== 'operating') return [];
		const trainless =
			company(state, turn.company).kind === 'major' && countTrains(state, turn.company) === 0;
		return trainless
			? [{ action: { do: 'endTurn' } }, { action: { do: 'endTurn', noRoute: true } }]
			: [{ action: { do: 'endTurn' } }];
	}
};
