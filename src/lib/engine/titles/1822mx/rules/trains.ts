/** Buying trains, forced purchases and loans (6.14 to 6.16). */
import type { Refusal, RefusalDetails } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { percentAt } from '../../../core/certificates/holdings';
import { cashOf, halfRoundedUp, pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import type { BuyTrain, SellForTrain } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { findTrain, fromBank, moveTrain, nextTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { NDEM } from '../tables/companies';
import { backOf, reached, trainPrice } from '../tables/trains';
import {
	company,
	isMinor,
	liveCompanies,
	never,
	no,
	normalTrains,
	operates,
	operatingTurn,
	refusals,
	turnCompany
} from './common';
import { trainLimit } from './discards';
import { emergency, trainsOfPool, type Emergency } from './emergency';
import { heirOf } from './director';
import { certificatesCounted, companyCounts, overLimit } from './limits';
import { afterTrain } from './phases';
import { own } from './own';
import { settleIfIdle, trainStep } from './running';
import { applySale, possibleSales, salePrice, saleRefusals, touchesDirector } from './selling';

/** The side that is bought: a new double-sided card lets the buyer choose (6.5.8, 6.5.9). */
function sideOf(train: Train, buy: BuyTrain): string {
	return buy.side ?? train.type;
}

/** A minor's one L before its first run (6.6.3). */
function housekeeping(state: State, buy: BuyTrain, train: Train): boolean {
	const { turn } = state;
	return (
		turn?.kind === 'operating' &&
		!turn.settled &&
		turn.bankTrains === 0 &&
		isMinor(state, buy.company) &&
		company(state, buy.company).turns === 0 &&
		fromBank(train) &&
		sideOf(train, buy) === 'L' &&
		buy.help !== true
	);
}

export const buyTrain: ActionRule<BuyTrain> = {
	check(state, buy) {
		const { company: id, price } = buy;
		const train = findTrain(state, buy.train);
		const gone = train === null || train.place === 'removed' || train.place === 'reserve';
		if (gone || id === NDEM || train.place === NDEM) return [never('not-available', R['6.14.3'])];
		if (train.builtIn) return [never('special-train', R['6.5.15'])];
		if (train.place === id) return [never('own-train', R['6.14.2'])];
		const limit = trainLimit(state, id);
		const second =
			sideOf(train, buy) === 'E' && normalTrains(state, id).some((t) => t.type === 'E');
		return refusals(
			operates(state, id),
			!housekeeping(state, buy, train) && trainStep(state),
			(!Number.isSafeInteger(price) || price < 1) && never('not-a-whole-amount', R['6.14.2']),
			normalTrains(state, id).length >= limit && no('train-limit', R['6.14.1'], { limit }),
			second && no('only-one-express', R['6.5.12']),
			...(fromBank(train) ? bankRefusals(state, buy, train) : companyRefusals(state, buy)),
			...moneyRefusals(state, buy, train)
		);
	},
	apply(book, buy) {
		const { company: id, price } = buy;
		const train = findTrain(book.state, buy.train);
		if (train === null) throw new Error(`no train ${buy.train}`);
		const early = housekeeping(book.state, buy, train);
		if (!early) settleIfIdle(book);
		const bank = fromBank(train);
		const rule = early ? R['6.6.3'] : bank ? R['6.14.3'] : R['6.14.2'];
		if (buy.help === true) payHelp(book, id, price);
		pay(book, rule, id, bank ? 'bank' : train.place, price, 'train', train.id);
		const turn = operatingTurn(book.state);
		const bankTrains = turn.bankTrains + (bank ? 1 : 0);
		const forced = turn.forced || buy.help === true;
		book.post(rule, { t: 'turnChanged', to: { ...turn, bankTrains, forced } });
		moveTrain(book, rule, train, id);
		const side = sideOf(train, buy);
		if (side !== train.type) {
			book.post(R['6.5.8'], { t: 'trainTurned', train: train.id, from: train.type, to: side });
		}
		if (train.place === 'offering') afterTrain(book, train.id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || id === NDEM) return [];
		return [...bankCandidates(state, id), ...companyCandidates(state, id)];
	}
};

/** The next new train with both its sides, the pool, and the forced purchase with help. */
function bankCandidates(state: State, id: CompanyId): Candidate<BuyTrain>[] {
	const list: Candidate<BuyTrain>[] = [];
	const add = (train: Train, side: string): void => {
		const chosen = side === train.type ? {} : { side };
		const action = {
			do: 'buyTrain',
			company: id,
			train: train.id,
			price: trainPrice(side)
		} as const;
		list.push({ action: { ...action, ...chosen } });
	};
	const next = nextTrain(state);
	if (next !== null) {
		add(next, next.type);
		const back = backOf(next.type);
		if (back !== null) add(next, back);
	}
	for (const train of trainsOfPool(state)) add(train, train.type);
	const now = emergency(state);
	if (now !== null) {
		const { train, price } = now;
		list.push({ action: { do: 'buyTrain', company: id, train: train.id, price, help: true } });
	}
	return list;
}

/** One train of each type of every other company, at an agreed price. */
function companyCandidates(state: State, id: CompanyId): Candidate<BuyTrain>[] {
	const max = Math.max(1, cashOf(state, id));
	return liveCompanies(state)
		.filter((other) => other !== id)
		.flatMap((other) => {
			const own = normalTrains(state, other);
			return own.filter((train, i) => own.findIndex((t) => t.type === train.type) === i);
		})
		.map((train) => ({
			action: {
				do: 'buyTrain',
				company: id,
				train: train.id,
				price: Math.min(trainPrice(train.type), max)
			},
			range: { field: 'price', min: 1, max, step: 1 }
		}));
}

function bankRefusals(state: State, buy: BuyTrain, train: Train): (Refusal | false)[] {
	const next = nextTrain(state);
	const side = sideOf(train, buy);
	const sides = train.place === 'offering' ? [train.type, backOf(train.type)] : [train.type];
	if (!sides.includes(side)) return [never('not-that-side', R['6.5.8'])];
	const face = trainPrice(side);
	return [
		buy.price !== face && no('face-value', R['6.14.3'], { price: face }),
		train.place === 'offering' &&
			train.type !== next?.type &&
			no('train-order', R['6.14.3'], { train: next?.type ?? '' })
	];
}

function companyRefusals(state: State, buy: BuyTrain): (Refusal | false)[] {
	return [
		buy.side !== undefined && never('not-that-side', R['6.5.8']),
		!reached(state.phase, '3') && no('too-early', R['6.14.2'], { phase: '3' })
	];
}

/** The treasury pays; with help the director adds what is missing, and a loan the rest (6.15.5). */
function moneyRefusals(state: State, buy: BuyTrain, train: Train): (Refusal | false | null)[] {
	const has = cashOf(state, buy.company);
	if (buy.help !== true) {
		return [has < buy.price && never('not-enough-money', R['6.14.3'], { price: buy.price, has })];
	}
	const now = emergency(state);
	if (now === null) return [never('help-not-needed', R['6.15.5'])];
	return [
		!fromBank(train) && never('help-only-bank', R['6.15.4']),
		fromBank(train) &&
			(train.type !== now.train.type || sideOf(train, buy) !== train.type) &&
			no('help-cheapest', R['6.15.3'], { train: now.train.type }),
		now.short > 0 && canSell(state, now) && no('can-still-sell', R['6.16.1'], { short: now.short }),
		mustShed(state, now)
	];
}

function canSell(state: State, now: Emergency): boolean {
	return possibleSales(state, now.director).some(
		(sale) => sellForTrain.check(state, { do: 'sellForTrain', ...sale }).length === 0
	);
}

/**
 * Money has been raised by sales in this turn: the director's cash alone did not suffice. Only then
 * is this the moment to come back under the certificate limit (5.11.5, 6.15.5).
 */
function raised(state: State): boolean {
	return Object.keys(own(state).turn.sales).length > 0;
}

function mustShed(state: State, now: Emergency): Refusal | false {
	if (!raised(state) || !overLimit(state, now.director) || now.short > 0) return false;
	const count = certificatesCounted(state, now.director);
	return (
		canSell(state, now) && no('must-sell', R['5.11.5'], { count, limit: state.certificateLimit })
	);
}

function payHelp(book: GameBook, id: CompanyId, price: number): void {
	const now = emergency(book.state);
	if (now === null) throw new Error(`${id} needs no help`);
	const lacks = Math.max(0, price - cashOf(book.state, id));
	const own = Math.min(lacks, spendable(book.state, now.director));
	pay(book, R['6.15.5'], now.director, id, own, 'help', id);
	const loan = lacks - own;
	if (loan === 0) return;
	const from = book.state.debt[now.director] ?? 0;
	pay(book, R['6.16.2'], 'outside', id, loan, 'loan', now.director);
	const to = from + loan + halfRoundedUp(loan);
	book.post(R['6.16.2'], { t: 'debtChanged', player: now.director, from, to });
}

/** That nothing is missing is said without a figure. */
function missing({ short }: Emergency): RefusalDetails {
	return short === 0 ? {} : { short };
}

/** Emergency sales: just enough, and never this company's directorship (6.16.1). */
export const sellForTrain: ActionRule<SellForTrain> = {
	check(state, sale) {
		const now = emergency(state);
		if (now === null || now.director !== sale.player) return [never('wrong-moment', R['6.16.1'])];
		const shedding =
			now.short === 0 &&
			raised(state) &&
			overLimit(state, sale.player) &&
			companyCounts(state, sale.company) &&
			sale.percent === 10;
		const price = salePrice(state, sale.company);
		const enough = ((sale.percent - 10) * price) / 10 >= now.short;
		return refusals(
			trainStep(state),
			...saleRefusals(state, sale),
			enough && !shedding && no('more-than-needed', R['6.16.1'], missing(now)),
			sale.company === now.company &&
				losesDirectorship(state, sale) &&
				no('keeps-presidency', R['6.16.1'])
		);
	},
	apply(book, { player, company: id, percent }) {
		settleIfIdle(book);
		applySale(book, { player, company: id, percent });
	},
	options(state) {
		const now = emergency(state);
		if (now === null) return [];
		const shedding = raised(state) && overLimit(state, now.director);
		if (now.short === 0 && !shedding) return [];
		return possibleSales(state, now.director).map((sale) => ({
			action: { do: 'sellForTrain', ...sale }
		}));
	}
};

function losesDirectorship(state: State, sale: SellForTrain): boolean {
	const left = percentAt(state, sale.company, sale.player) - sale.percent;
	return touchesDirector(state, sale) || heirOf(state, sale.company, sale.player, left) !== null;
}
