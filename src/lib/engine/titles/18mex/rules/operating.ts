/** Operating turns: income, mail, terrain, tokens, runs and dividends (4.1 to 4.3.3). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { percentAt } from '../../../core/certificates/holdings';
import { bringLater, earlyCash, payEarly } from '../../../core/ledger/late-money';
import {
	halfRoundedDown,
	halfRoundedUp,
	isWholeAmount,
	pay,
	percentRoundedUp,
	type GameBook
} from '../../../core/ledger/ledger';
import { moveMarker, stepOrElse, type Direction } from '../../../core/market/grid';
import type { CoreAction, EndTurn, RunTrains } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { DividendChoice, OperatingTurn, State } from '../../../core/model/state';
import type { Mail } from '../../../core/title';
import { countTrains, moveTrain, trainsAt } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { deeds, majorCard } from '../tables/companies';
import { market } from '../tables/market';
import { reached } from '../tables/trains';
import {
	cannotPay,
	company,
	controller,
	never,
	no,
	priceOf,
	refusals,
	turnCompany
} from './common';
import { cheapestBankTrain } from './emergency';
import { isOwned, startNextCompany } from './flow';
import { endStockTurn, stockEndRefusals } from './stock';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

function current(state: State): OperatingTurn {
	if (state.turn?.kind !== 'operating') throw new Error('no operating turn');
	return state.turn;
}

export function operates(state: State, id: CompanyId): Refusal | null {
	const now = turnCompany(state);
	if (now === null) return never('wrong-moment', R['4.3']);
	return now === id ? null : never('not-your-turn', R['4'], { company: now });
}

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

/** What the home city pays: by phase for a red area, as last time for a city. */
export function mail(state: State, id: CompanyId): Mail {
	const card = majorCard(id);
	const { turn } = state;
	if (card === null) return { due: false, amount: 0, choices: [] };
	const now = turn?.kind === 'operating' && turn.company === id;
	const due = now ? turn.hadTrain && turn.mail === null : countTrains(state, id) > 0;
	if ('before5' in card.mail) {
		const amount = reached(state.phase, '5') ? card.mail.from5 : card.mail.before5;
		return { due, amount, choices: [amount] };
	}
	const { choices } = card.mail;
	return { due, amount: company(state, id).lastMail ?? choices.find((c) => c > 0) ?? 0, choices };
}

export const collectMail: ActionRule<Act<'collectMail'>> = {
	check(state, { company: id, amount }) {
		const { turn } = state;
		return refusals(
			operates(state, id),
			company(state, id).kind === 'minor' && never('no-mail', R['4.3.1']),
			turn?.kind === 'operating' && !turn.hadTrain && no('no-mail', R['4.3.1']),
			turn?.kind === 'operating' && turn.mail !== null && no('mail-done', R['4.3.1']),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['4.3.1'])
		);
	},
	apply(book, { company: id, amount }) {
		pay(book, R['4.3.1'], 'bank', id, amount, 'mail', id);
		book.post(R['4.3.1'], { t: 'mailRecorded', company: id, amount });
		book.post(R['4.3.1'], { t: 'turnChanged', to: { ...current(book.state), mail: amount } });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind === 'minor') return [];
		const { amount } = mail(state, id);
		return [
			{
				action: { do: 'collectMail', company: id, amount },
				range: { field: 'amount', min: 0, max: 100, step: 10 }
			}
		];
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
		book.post(R['4.3.2'], { t: 'turnChanged', to: { ...current(book.state), token: true } });
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || company(state, id).kind === 'minor'
			? []
			: [{ action: { do: 'placeToken', company: id } }];
	}
};

function mailDue(state: State): Refusal | null {
	const { turn } = state;
	if (turn?.kind !== 'operating' || !turn.hadTrain || turn.mail !== null) return null;
	if (company(state, turn.company).kind === 'minor') return null;
	return no('mail-due', R['4.3.1'], { company: turn.company });
}

/** More than any trains can bring on this map: a digit too many. The banker may insist. */
const MOST_REVENUE = 2000;

export const run: ActionRule<RunTrains> = {
	check(state, { company: id, revenue, choice }) {
		const { turn } = state;
		const minor = state.companies[id]?.kind === 'minor';
		return refusals(
			operates(state, id),
			!isWholeAmount(revenue) && never('not-a-whole-amount', R['4.4.2']),
			turn?.kind === 'operating' &&
				turn.settled &&
				never('already-run', R[minor ? '4.2d' : '4.3.3']),
			countTrains(state, id) === 0 && no('no-train', R['4.4.2']),
			mailDue(state),
			minor && choice !== 'half' && never('minor-splits', R['4.2d']),
			!minor && choice === 'half' && never('no-half', R['4.3.3']),
			revenue % 10 !== 0 && no('odd-revenue', R['4.4.2'], { step: 10 }),
			revenue > MOST_REVENUE && no('too-much-revenue', R['4.4.2'], { max: MOST_REVENUE }),
			revenue === 0 && choice === 'pay' && no('nothing-to-pay', R['4.3.3'])
		);
	},
	apply(book, { company: id, revenue, choice, perTrain }) {
		book.post(R['4.4.2'], {
			t: 'runRecorded',
			company: id,
			run: { revenue, choice, perTrain: perTrain ?? [] }
		});
		bringLater(book, R['4.3.3'], id, () => {
			if (choice === 'half') splitMinor(book, id, revenue);
			else if (choice === 'pay') payDividend(book, id, revenue);
			else pay(book, R['4.3.3b'], 'bank', id, revenue, 'withheld', id);
		});
		settle(book, id, choice);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || current(state).settled) return [];
		const minor = company(state, id).kind === 'minor';
		const choices = minor ? (['half'] as const) : (['pay', 'withhold'] as const);
		const last = company(state, id).lastRun?.revenue ?? 0;
		return choices.map((choice) => ({
			action: { do: 'run', company: id, revenue: Math.max(last, 10), choice },
			range: { field: 'revenue', min: 10, max: MOST_REVENUE, step: 10 }
		}));
	}
};

/** Half to the owner, half to the treasury; both are whole because revenue comes in tens (4.2(d)). */
function splitMinor(book: GameBook, id: CompanyId, revenue: number): void {
	const owner = controller(book.state, id);
	if (owner === null) throw new Error(`${id} has no owner`);
	pay(book, R['4.2d'], 'bank', owner, halfRoundedUp(revenue), 'dividend', id);
	pay(book, R['4.2d'], 'bank', id, halfRoundedDown(revenue), 'withheld', id);
}

/** Percent of the revenue per holder, rounded up once; Open Market shares pay the treasury (4.3.3(a)). */
function payDividend(book: GameBook, id: CompanyId, revenue: number): void {
	for (const player of book.state.seats) {
		const share = percentRoundedUp(revenue, percentAt(book.state, id, player));
		pay(book, R['4.3.3a'], 'bank', player, share, 'dividend', id);
	}
	const open = percentRoundedUp(revenue, percentAt(book.state, id, 'pool'));
	pay(book, R['4.3.3a'], 'bank', id, open, 'dividend', id);
}

const MOVES: Readonly<Record<DividendChoice, readonly Direction[]>> = {
	pay: ['right', 'up'],
	half: [],
	withhold: ['left', 'down'],
	none: ['left', 'down']
};

/** The marker moves and is turned face down; obsolete trains leave (4.3.3, 4(c), 4.3(g)). */
function settle(book: GameBook, id: CompanyId, choice: DividendChoice): void {
	const { spot } = company(book.state, id);
	if (spot !== null)
		moveMarker(book, R['4.3.3'], id, stepOrElse(market, spot, MOVES[choice]), true);
	book.post(R['4c'], { t: 'markerFlipped', company: id, down: true });
	for (const train of trainsAt(book.state, id)) {
		if (train.obsolete) moveTrain(book, R['4.3g'], train, 'removed');
	}
	book.post(R['4.3.3'], { t: 'turnChanged', to: { ...current(book.state), settled: true } });
}

export const noRun: ActionRule<Act<'noRun'>> = {
	check(state, { company: id }) {
		const { turn } = state;
		return refusals(
			operates(state, id),
			turn?.kind === 'operating' && turn.settled && never('already-run', R['4.3.3']),
			mailDue(state)
		);
	},
	apply(book, { company: id }) {
		settleNoRun(book, id);
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || current(state).settled ? [] : [{ action: { do: 'noRun', company: id } }];
	}
};

function settleNoRun(book: GameBook, id: CompanyId): void {
	const minor = company(book.state, id).kind === 'minor';
	book.post(R[minor ? '4.2c' : '4.3.3'], {
		t: 'runRecorded',
		company: id,
		run: { revenue: 0, choice: 'none', perTrain: [] }
	});
	settle(book, id, 'none');
}

/** Without a train there is nothing to run: the next step settles that by itself. */
export function settleIfTrainless(book: GameBook): void {
	const turn = current(book.state);
	if (!turn.settled) settleNoRun(book, turn.company);
}

/** What a share is worth once a turn without a run has been settled, as a sale now would do. */
export function priceWhenSettled(state: State, id: CompanyId): number {
	const { spot } = company(state, id);
	const { turn } = state;
	if (spot === null || turn?.kind !== 'operating' || turn.company !== id || turn.settled) {
		return priceOf(state, id);
	}
	return stepOrElse(market, spot, MOVES.none).price;
}

/** Must this company run or say that it does not, before going on? */
export function runPending(state: State): Refusal | null {
	const { turn } = state;
	if (turn?.kind !== 'operating' || turn.settled) return null;
	if (countTrains(state, turn.company) === 0) return mailDue(state);
	const minor = company(state, turn.company).kind === 'minor';
	return no('not-run-yet', R[minor ? '4.2c' : '4.3e'], { company: turn.company });
}

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
		book.post(R['4'], { t: 'turnCompleted', company: current(book.state).company });
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
