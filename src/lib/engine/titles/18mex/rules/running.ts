/** Runs and dividends, and the marker after them (4.2(d), 4.3.3). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { percentAt } from '../../../core/certificates/holdings';
import { bringLater } from '../../../core/ledger/late-money';
import {
	halfRoundedDown,
	halfRoundedUp,
	isWholeAmount,
	pay,
	percentRoundedUp,
	type GameBook
} from '../../../core/ledger/ledger';
import { moveMarker, stepOrElse, type Direction } from '../../../core/market/grid';
import type { CoreAction, RunTrains } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { DividendChoice, State } from '../../../core/model/state';
import { countTrains, moveTrain, trainsAt } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { market } from '../tables/market';
import {
	company,
	controller,
	never,
	no,
	operates,
	operatingTurn,
	priceOf,
	refusals,
	turnCompany
} from './common';
import { mailDue } from './mail';

type NoRun = Extract<CoreAction, { readonly do: 'noRun' }>;

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
		if (id === null || operatingTurn(state).settled) return [];
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
	book.post(R['4.3.3'], { t: 'turnChanged', to: { ...operatingTurn(book.state), settled: true } });
}

export const noRun: ActionRule<NoRun> = {
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
		return id === null || operatingTurn(state).settled
			? []
			: [{ action: { do: 'noRun', company: id } }];
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
	const turn = operatingTurn(book.state);
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
