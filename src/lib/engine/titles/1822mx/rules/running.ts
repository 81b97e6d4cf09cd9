/** Runs, dividends and the marker after them; the end of a company's turn (6.12, 6.13, 6.21.5). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { percentAt } from '../../../core/certificates/holdings';
import { bringLater } from '../../../core/ledger/late-money';
import { isWholeAmount, pay, type GameBook } from '../../../core/ledger/ledger';
import type { EndTurn, RunTrains } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { DividendChoice, State } from '../../../core/model/state';
import { R } from '../rulebook';
import { NDEM } from '../tables/companies';
import {
	canRun,
	company,
	controller,
	isMinor,
	never,
	no,
	normalTrains,
	operates,
	operatingTurn,
	priceOf,
	refusals,
	specialTrains,
	turnCompany,
	type Act
} from './common';
import { cheapestBankTrain, trainless } from './emergency';
import { endCompanyTurn } from './flow';
import { noteTrainsOfRun } from './mail';
import { moveBy } from './marker';
import { own } from './own';
import { endStockTurn, stockEndRefusals } from './stock';

type Choice = RunTrains['choice'];

/** Half, rounded up to the next multiple of ten (6.13.1). */
export function halfUpToTen(revenue: number): number {
	return Math.ceil(revenue / 20) * 10;
}

/** What a 3/2-train brings: half of its earnings, rounded up to ten (6.5.15). */
export const halvedTrain = halfUpToTen;

function dividendOf(revenue: number, choice: Choice): number {
	if (choice === 'pay') return revenue;
	return choice === 'half' ? halfUpToTen(revenue) : 0;
}

/** The dividend of a run; parts treated alike are added before they are halved (6.13.3). */
export function totalDividend(run: Pick<RunTrains, 'revenue' | 'choice' | 'apart'>): number {
	const { revenue, choice, apart } = run;
	if (apart === undefined || apart.choice === choice) return dividendOf(revenue, choice);
	return dividendOf(revenue - apart.revenue, choice) + dividendOf(apart.revenue, apart.choice);
}

/** More than any trains can bring on this map: a digit too many. The banker may insist. */
const MOST_REVENUE = 3000;

export const run: ActionRule<RunTrains> = {
	check(state, action) {
		const { company: id, revenue, choice, apart } = action;
		const { turn } = state;
		return refusals(
			operates(state, id),
			!isWholeAmount(revenue) && never('not-a-whole-amount', R['6.12']),
			turn?.kind === 'operating' && turn.settled && never('already-run', R['6.12']),
			!canRun(state, id) && no('no-train', R['6.12']),
			isMinor(state, id) && choice !== 'half' && never('minor-splits', R['6.13.10']),
			isMinor(state, id) &&
				controller(state, id) === null &&
				never('not-started', R['6.13.10'], { company: id }),
			id === NDEM && choice !== 'pay' && never('ndem-pays-all', R['6.21.5']),
			// A tenth of it would be no whole amount, so not even the banker can force it.
			revenue % 10 !== 0 && never('odd-revenue', R['6.12'], { step: 10 }),
			revenue > MOST_REVENUE && no('too-much-revenue', R['6.12'], { max: MOST_REVENUE }),
			revenue === 0 && choice !== 'withhold' && no('nothing-to-pay', R['6.13.6']),
			...(apart === undefined ? [] : apartRefusals(state, action, apart.revenue))
		);
	},
	apply(book, { company: id, revenue, choice, perTrain, apart }) {
		book.post(R['6.12'], {
			t: 'runRecorded',
			company: id,
			run: { revenue, choice, perTrain: perTrain ?? [], ...(apart ? { apart } : {}) }
		});
		noteTrainsOfRun(book, id);
		const dividend = totalDividend({ revenue, choice, ...(apart ? { apart } : {}) });
		bringLater(book, R['6.3'], id, () => {
			if (isMinor(book.state, id)) splitMinor(book, id, revenue);
			else payDividend(book, id, revenue, dividend);
		});
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || operatingTurn(state).settled || !canRun(state, id)) return [];
		const last = Math.max(company(state, id).lastRun?.revenue ?? 0, 10);
		const choices: readonly Choice[] = isMinor(state, id)
			? ['half']
			: id === NDEM
				? ['pay']
				: ['pay', 'half', 'withhold'];
		const range = { field: 'revenue', min: 10, max: MOST_REVENUE, step: 10 };
		const list: Candidate<RunTrains>[] = choices.map((choice) => ({
			action: { do: 'run', company: id, revenue: last, choice },
			range
		}));
		return list;
	}
};

/** Only a major with a special train and others may decide apart (6.13.2, A-MX-18). */
function apartRefusals(state: State, action: RunTrains, revenue: number): (Refusal | false)[] {
	const id = action.company;
	const both = specialTrains(state, id).length > 0 && normalTrains(state, id).length > 0;
	return [
		// Only a major has a treasury or a choice; without both kinds of trains there is nothing apart.
		company(state, id).kind !== 'major' && never('no-special-train', R['6.13.2']),
		company(state, id).kind === 'major' && !both && no('no-special-train', R['6.13.2']),
		!isWholeAmount(revenue) && never('not-a-whole-amount', R['6.13.2']),
		revenue % 10 !== 0 && never('odd-revenue', R['6.13.2'], { step: 10 }),
		revenue > action.revenue && never('apart-too-much', R['6.13.2'])
	];
}

/** Half each; both are whole because revenue comes in tens (6.13.10). */
function splitMinor(book: GameBook, id: CompanyId, revenue: number): void {
	const director = controller(book.state, id);
	if (director === null) throw new Error(`${id} has no director`);
	pay(book, R['6.13.10'], 'bank', director, revenue / 2, 'dividend', id);
	pay(book, R['6.13.10'], 'bank', id, revenue / 2, 'withheld', id);
	settle(book, id, revenue > 0 ? 1 : -1);
}

/** A tenth per share: to players, to the company for its treasury; pool shares pay nobody (6.13.1). */
function payDividend(book: GameBook, id: CompanyId, revenue: number, dividend: number): void {
	const rule = id === NDEM ? R['6.21.5'] : R['6.13.1'];
	const share = (percent: number): number => (dividend * percent) / 100;
	pay(book, rule, 'bank', id, revenue - dividend, 'withheld', id);
	for (const player of book.state.seats) {
		pay(book, rule, 'bank', player, share(percentAt(book.state, id, player)), 'dividend', id);
	}
	if (id !== NDEM) {
		pay(book, rule, 'bank', id, share(percentAt(book.state, id, 'offering')), 'dividend', id);
	}
	const price = priceOf(book.state, id);
	settle(book, id, id === NDEM ? ndemSteps(dividend, price) : majorSteps(dividend, price));
}

/** Left without a dividend; right once from the price, twice from double the price (6.13.6-9). */
export function majorSteps(dividend: number, price: number): number {
	if (dividend === 0) return -1;
	return Math.min(2, Math.floor(dividend / price));
}

/** The NdeM jumps once per multiple of its price, without a cap (6.21.5). */
export function ndemSteps(dividend: number, price: number): number {
	return dividend === 0 ? -1 : Math.floor(dividend / price);
}

function settle(book: GameBook, id: CompanyId, steps: number): void {
	const rule = id === NDEM ? R['6.21.5'] : isMinor(book.state, id) ? R['6.13.10'] : R['6.13.7'];
	moveBy(book, steps < 0 ? R['6.13.6'] : rule, id, steps);
	book.post(rule, { t: 'turnChanged', to: { ...operatingTurn(book.state), settled: true } });
}

export const noRun: ActionRule<Act<'noRun'>> = {
	check(state, { company: id }) {
		const { turn } = state;
		return refusals(
			operates(state, id),
			turn?.kind === 'operating' && turn.settled && never('already-run', R['6.12']),
			// Its mail was that of a run (P14).
			own(state).turn.mails > 0 && no('mail-done', R['4.1.11'])
		);
	},
	apply(book, { company: id }) {
		settleNoRun(book, id);
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || operatingTurn(state).settled
			? []
			: [{ action: { do: 'noRun', company: id } }];
	}
};

function settleNoRun(book: GameBook, id: CompanyId): void {
	const choice: DividendChoice = 'none';
	const record = { revenue: 0, choice, perTrain: [] };
	book.post(R['6.13.6'], { t: 'runRecorded', company: id, run: record });
	settle(book, id, -1);
}

/** Nothing that could run: the next step settles that by itself. */
export function settleIfIdle(book: GameBook): void {
	const turn = operatingTurn(book.state);
	if (!turn.settled) settleNoRun(book, turn.company);
}

/** Must this company run, or say that it does not, before going on? */
export function runPending(state: State): Refusal | null {
	const { turn } = state;
	if (turn?.kind !== 'operating' || turn.settled || !canRun(state, turn.company)) return null;
	return no('not-run-yet', R['6.3'], { company: turn.company });
}

/**
 * Trains are bought after the run and before acquisitions and stock, whose money is no help (6.3.1). A later
 * step that was forced does not end it: the train that must be bought still is (4.3.18).
 */
export function trainStep(state: State): Refusal | null {
	const { acquired, traded } = own(state).turn;
	const owing = state.turn?.kind === 'operating' && trainless(state, state.turn.company);
	const past = (acquired || traded !== null) && !owing;
	return runPending(state) ?? (past ? no('too-late', R['6.3']) : null);
}

export const endTurn: ActionRule<EndTurn> = {
	check(state) {
		const { turn } = state;
		if (turn?.kind === 'stock') return stockEndRefusals(state);
		if (turn?.kind !== 'operating') return [never('wrong-moment', R['6.3'])];
		const id = turn.company;
		const cheapest = cheapestBankTrain(state)?.type ?? '';
		const rule = isMinor(state, id) ? R['4.2.10'] : R['4.3.18'];
		return refusals(
			runPending(state),
			trainless(state, id) && no('must-buy-train', rule, { company: id, train: cheapest })
		);
	},
	apply(book) {
		if (book.state.turn?.kind === 'stock') {
			endStockTurn(book);
			return;
		}
		settleIfIdle(book);
		endCompanyTurn(book, operatingTurn(book.state).company);
	},
	options(state) {
		const { turn } = state;
		if (turn?.kind === 'stock') return turn.acted ? [{ action: { do: 'endTurn' } }] : [];
		return turn?.kind === 'operating' ? [{ action: { do: 'endTurn' } }] : [];
	}
};
