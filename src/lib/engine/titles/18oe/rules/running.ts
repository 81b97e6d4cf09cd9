/** Runs, dividends, markers, the Orient Express and the repeated last round (4.4, 11.4, 12, 13). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { percentAt } from '../../../core/certificates/holdings';
import { bringLater } from '../../../core/ledger/late-money';
import { isWholeAmount, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CoreAction, RunTrains } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { DividendChoice, Run, State } from '../../../core/model/state';
import { R } from '../rulebook';
import { left, right } from '../tables/market';
import {
	company,
	controller,
	engines,
	inLastRound,
	never,
	no,
	operates,
	operatingTurn,
	refusals,
	shift,
	turnCompany
} from './common';
import { own, set } from './own';

export interface OrientExpress {
	readonly do: 'own.orientExpress';
	readonly company: CompanyId;
	/** Everything that train earned. */
	readonly revenue: number;
	readonly bonus: 'cash' | 'market';
}

export interface RepeatRun {
	readonly do: 'own.repeatRun';
	readonly company: CompanyId;
}

export type RunningAction = OrientExpress | RepeatRun;

type NoRun = Extract<CoreAction, { readonly do: 'noRun' }>;

/** In the last round a new run needs a train acquired in the round before it (13). */
function runTurn(state: State, id: CompanyId): Refusal | null {
	const refusal = operates(state, id);
	if (refusal?.code !== 'only-repeats') return refusal;
	return own(state).newTrains.includes(id) ? null : no('no-new-train', R['13']);
}

function settledRefusal(state: State): Refusal | false {
	return state.turn?.kind === 'operating' && state.turn.settled && never('already-run', R['11.4']);
}

/** What the kind of railroad allows (11.4). */
export function choicesFor(state: State, id: CompanyId): readonly RunTrains['choice'][] {
	switch (company(state, id).kind) {
		case 'minor':
			return ['half'];
		case 'national':
			return ['pay'];
		default:
			return ['pay', 'half', 'withhold'];
	}
}

/** More than any trains can bring on this map: a digit too many. The banker may insist. */
const MOST_REVENUE = 5000;

export const run: ActionRule<RunTrains> = {
	check(state, { company: id, revenue, choice }) {
		const kind = state.companies[id]?.kind;
		return refusals(
			runTurn(state, id),
			!isWholeAmount(revenue) && never('not-a-whole-amount', R['11.3.9']),
			settledRefusal(state),
			engines(state, id).length === 0 && no('no-train', R['11.3.9']),
			kind === 'minor' && choice !== 'half' && never('minor-splits', R['11.4']),
			kind === 'national' && choice !== 'pay' && never('nationals-pay', R['11.4']),
			revenue > MOST_REVENUE && no('too-much-revenue', R['11.3.9'], { max: MOST_REVENUE }),
			revenue === 0 && choice !== 'withhold' && no('nothing-to-pay', R['11.4'])
		);
	},
	apply(book, { company: id, revenue, choice, perTrain }) {
		distribute(book, id, { revenue, choice, perTrain: perTrain ?? [] });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || operatingTurn(state).settled || engines(state, id).length === 0) return [];
		const last = company(state, id).lastRun?.revenue ?? 0;
		return choicesFor(state, id).map((choice) => ({
			action: { do: 'run', company: id, revenue: Math.max(last, 10), choice },
			range: { field: 'revenue', min: 10, max: MOST_REVENUE, step: 10 }
		}));
	}
};

function distribute(book: GameBook, id: CompanyId, done: Run): void {
	book.post(R['11.3.9'], { t: 'runRecorded', company: id, run: done });
	const { revenue, choice } = done;
	bringLater(book, R['11.4'], id, () => {
		if (company(book.state, id).kind === 'minor') splitMinor(book, id, revenue);
		else if (choice === 'pay') payShares(book, id, revenue, 0);
		else if (choice === 'half') payShares(book, id, revenue / 2, revenue / 2);
		else pay(book, R['11.4'], 'bank', id, revenue, 'withheld', id);
	});
	settle(book, id, revenue, choice);
}

/** One rounding up for each recipient, of the exact half when the revenue is odd (A-OE-09). */
function splitMinor(book: GameBook, id: CompanyId, revenue: number): void {
	const owner = controller(book.state, id);
	if (owner === null) throw new Error(`${id} has no owner`);
	pay(book, R['11.4'], 'bank', id, Math.ceil(revenue / 2), 'withheld', id);
	pay(book, R['11.4'], 'bank', owner, Math.ceil(revenue / 2), 'dividend', id);
}

/** A recipient's part in whole pounds, rounded up once (11.4, A-OE-08). */
export function partRoundedUp(amount: number, percent: number, kept = 0): number {
	// Hundredths keep halves of odd revenues exact.
	return Math.ceil((amount * percent + kept * 100) / 100);
}

/** `shared` goes out by shares, `kept` to the treasury; the Open Market gets nothing (11.4). */
function payShares(book: GameBook, id: CompanyId, shared: number, kept: number): void {
	for (const player of book.state.seats) {
		const amount = partRoundedUp(shared, percentAt(book.state, id, player));
		pay(book, R['11.4'], 'bank', player, amount, 'dividend', id);
	}
	const treasury = partRoundedUp(shared, percentAt(book.state, id, id), kept);
	const held = Math.ceil(kept);
	pay(book, R['11.4'], 'bank', id, held, 'withheld', id);
	pay(book, R['11.4'], 'bank', id, treasury - held, 'dividend', id);
}

/** The declared amount decides, not the cash that left the bank (4.4, A-OE-07). */
function settle(book: GameBook, id: CompanyId, revenue: number, choice: DividendChoice): void {
	const { spot, kind } = company(book.state, id);
	const declared = choice === 'pay' ? revenue : choice === 'half' ? revenue / 2 : 0;
	if (spot !== null && (kind === 'major' || kind === 'national')) {
		if (declared === 0) shift(book, R['4.4'], id, left(spot));
		else if (declared >= spot.price) shift(book, R['4.4'], id, right(spot));
	}
	book.post(R['11'], { t: 'markerFlipped', company: id, down: true });
	book.post(R['11.4'], { t: 'turnChanged', to: { ...operatingTurn(book.state), settled: true } });
}

export const noRun: ActionRule<NoRun> = {
	check(state, { company: id }) {
		return refusals(runTurn(state, id), settledRefusal(state));
	},
	apply(book, { company: id }) {
		distribute(book, id, NO_RUN);
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || operatingTurn(state).settled
			? []
			: [{ action: { do: 'noRun', company: id } }];
	}
};

const NO_RUN: Run = { revenue: 0, choice: 'none', perTrain: [] };

/** Without a train there is nothing to run: the next step settles that by itself. */
export function settleIfTrainless(book: GameBook): void {
	const turn = operatingTurn(book.state);
	if (!turn.settled) distribute(book, turn.company, NO_RUN);
}

/** Must this railroad run or say that it does not, before going on? */
export function runPending(state: State): Refusal | null {
	const { turn } = state;
	if (turn?.kind !== 'operating' || turn.settled) return null;
	if (inLastRound(state)) return no('not-run-yet', R['13'], { company: turn.company });
	if (engines(state, turn.company).length === 0) return null;
	return no('not-run-yet', R['11'], { company: turn.company });
}

/**
 * The first Orient Express of a major: its revenue again, or three RIGHTs (12.2). A run anew in the
 * last round may be the first; only what was run in the round before is repeated without it (13).
 */
export const orientExpress: ActionRule<OrientExpress> = {
	check(state, { company: id, revenue }) {
		const last = state.companies[id]?.lastRun?.revenue ?? 0;
		const turn = runTurn(state, id) === null ? null : operates(state, id);
		if (turn?.kind === 'impossible') return [turn];
		return refusals(
			turn,
			company(state, id).kind !== 'major' && no('majors-only', R['12']),
			(!operatingTurn(state).settled || last === 0) &&
				no('not-run-yet', R['12.2'], { company: id }),
			own(state).orient.includes(id) && no('orient-done', R['12.2'], { company: id }),
			(!isWholeAmount(revenue) || revenue === 0) && never('not-a-whole-amount', R['12.2']),
			revenue > last && no('price-range', R['12.2'], { min: 10, max: last })
		);
	},
	apply(book, { company: id, revenue, bonus }) {
		set(book, R['12.2'], 'orient', [...own(book.state).orient, id]);
		const { spot } = company(book.state, id);
		bringLater(book, R['12.2'], id, () => {
			if (bonus === 'cash') pay(book, R['12.2'], 'bank', id, revenue, 'other', id);
			else if (spot !== null) shift(book, R['12.2'], id, right(spot, 3));
		});
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'major' || !operatingTurn(state).settled)
			return [];
		const last = company(state, id).lastRun?.revenue ?? 0;
		if (last === 0 || own(state).orient.includes(id)) return [];
		return (['cash', 'market'] as const).map((bonus) => ({
			action: { do: 'own.orientExpress', company: id, revenue: last, bonus }
		}));
	}
};

/** The abbreviated last round: the same revenue, distributed in the same way (13). */
export const repeatRun: ActionRule<RepeatRun> = {
	check(state, { company: id }) {
		const now = turnCompany(state);
		return refusals(
			now === null && never('wrong-moment', R['13']),
			now !== null && now !== id && never('not-your-turn', R['11'], { company: now }),
			!inLastRound(state) && no('wrong-moment', R['13']),
			settledRefusal(state)
		);
	},
	apply(book, { company: id }) {
		distribute(book, id, repeatable(book.state, id));
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || !inLastRound(state) || operatingTurn(state).settled
			? []
			: [{ action: { do: 'own.repeatRun', company: id } }];
	}
};

/** A railroad that became a national since its run can only pay. */
function repeatable(state: State, id: CompanyId): Run {
	const last = company(state, id).lastRun ?? NO_RUN;
	const national = company(state, id).kind === 'national';
	return national && last.revenue > 0 ? { ...last, choice: 'pay' } : last;
}
