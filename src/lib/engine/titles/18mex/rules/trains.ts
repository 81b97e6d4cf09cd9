/** Buying trains, forced purchases, emergency sales, bankruptcy, discards (4.3.4). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { ordinary, percentAt, successor } from '../../../core/certificates/holdings';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { BuyTrain, CoreAction, SellForTrain } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import {
	countTrains,
	findTrain,
	fromBank,
	moveTrain,
	nextTrain,
	poolTrains,
	trainsAt
} from '../../../core/trains/depot';
import { discardRule, type Discards } from '../../../core/trains/discards';
import { R } from '../rulebook';
import { majors, NDM } from '../tables/companies';
import { reached, trainPrice } from '../tables/trains';
import { company, controller, never, no, operates, refusals, turnCompany } from './common';
import { emergency } from './emergency';
import { finish } from './flow';
import { priceWhenSettled, runPending, settleIfTrainless } from './running';
import { applySale, needsPresident, possibleSales, proceeds, saleRefusals } from './selling';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

/** Three, then two from phase 4; NdM one more from phase 3½ (Table I). */
export function trainLimit(state: State, id: CompanyId): number {
	// A minor has its built-in train and may own no other.
	if (company(state, id).kind === 'minor') return 0;
	const base = reached(state.phase, '4') ? 2 : 3;
	return id === NDM && reached(state.phase, '3½') ? base + 1 : base;
}

export const buyTrain: ActionRule<BuyTrain> = {
	check(state, buy) {
		const { company: id, price } = buy;
		const train = findTrain(state, buy.train);
		if (train === null || train.place === 'removed' || company(state, id).kind === 'minor') {
			return [never('not-available', R['4.3.4'])];
		}
		if (train.builtIn) return [never('built-in-train', R['4.3.4'])];
		if (train.place === id) return [never('own-train', R['4.3.4'])];
		const { turn } = state;
		return refusals(
			operates(state, id),
			runPending(state),
			(!Number.isSafeInteger(price) || price < 1) && never('not-a-whole-amount', R['4.3.4d']),
			countTrains(state, id) >= trainLimit(state, id) &&
				no('train-limit', R['4.3.4g'], { limit: trainLimit(state, id) }),
			train.obsolete && no('obsolete-train', R['4.3.4.1']),
			turn?.kind === 'operating' && turn.forced && no('one-forced-train', R['4.3.4.2b']),
			...(fromBank(train) ? bankRefusals(state, train, price) : companyRefusals(train, id, price)),
			...moneyRefusals(state, buy, train)
		);
	},
	apply(book, buy) {
		settleIfTrainless(book);
		const { company: id, price } = buy;
		const train = findTrain(book.state, buy.train);
		if (train === null) throw new Error(`no train ${buy.train}`);
		const bank = fromBank(train);
		if (buy.help === true) payHelp(book, id, price);
		pay(
			book,
			bank ? R['4.3.4c'] : R['4.3.4d'],
			id,
			bank ? 'bank' : train.place,
			price,
			'train',
			train.id
		);
		const { turn } = book.state;
		if (turn?.kind === 'operating') {
			const bankTrains = turn.bankTrains + (bank ? 1 : 0);
			book.post(R['4.3.4f'], {
				t: 'turnChanged',
				to: { ...turn, bankTrains, forced: buy.help === true }
			});
		}
		moveTrain(book, bank ? R['4.3.4c'] : R['4.3.4d'], train, id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind === 'minor') return [];
		const list: Candidate<BuyTrain>[] = [];
		const next = nextTrain(state);
		for (const train of next === null ? poolTrains(state) : [next, ...poolTrains(state)]) {
			list.push({
				action: { do: 'buyTrain', company: id, train: train.id, price: trainPrice(train.type) }
			});
		}
		const now = emergency(state);
		if (now !== null) {
			list.push({
				action: { do: 'buyTrain', company: id, train: now.train.id, price: now.price, help: true }
			});
		}
		return [...list, ...companyCandidates(state, id)];
	}
};

/** One train of each type of every other major. */
function companyCandidates(state: State, id: CompanyId): Candidate<BuyTrain>[] {
	const list: Candidate<BuyTrain>[] = [];
	for (const other of majors) {
		if (other.id === id) continue;
		const seen = new Set<string>();
		for (const train of trainsAt(state, other.id)) {
			if (seen.has(train.type + String(train.obsolete))) continue;
			seen.add(train.type + String(train.obsolete));
			const face = trainPrice(train.type);
			const action = { do: 'buyTrain', company: id, train: train.id } as const;
			if (other.id === NDM || id === NDM) list.push({ action: { ...action, price: face } });
			else {
				const max = Math.max(1, cashOf(state, id));
				list.push({
					action: { ...action, price: Math.min(face, max) },
					range: { field: 'price', min: 1, max, step: 1 }
				});
			}
		}
	}
	return list;
}

function bankRefusals(state: State, train: Train, price: number): (Refusal | false)[] {
	const face = trainPrice(train.type);
	const next = nextTrain(state);
	const { turn } = state;
	return [
		price !== face && no('face-value', R['4.3.4c'], { price: face }),
		train.place === 'offering' &&
			train.type !== next?.type &&
			no('train-order', R['4.3.4b'], { train: next?.type ?? '' }),
		turn?.kind === 'operating' &&
			turn.bankTrains > 0 &&
			!reached(state.phase, '4') &&
			no('one-bank-train', R['4.3.4f'])
	];
}

function companyRefusals(train: Train, id: CompanyId, price: number): (Refusal | false)[] {
	const ndm = train.place === NDM || id === NDM;
	const face = trainPrice(train.type);
	return [ndm && price !== face && no('face-value', R['4.3.4d'], { price: face })];
}

/** The treasury pays; with help the president adds exactly what is missing (4.3.4.2). */
function moneyRefusals(state: State, buy: BuyTrain, train: Train): (Refusal | false)[] {
	const has = cashOf(state, buy.company);
	if (buy.help !== true) {
		return [has < buy.price && never('not-enough-money', R['4.3.4'], { price: buy.price, has })];
	}
	const now = emergency(state);
	if (now === null || has >= buy.price) return [never('help-not-needed', R['4.3.4.2'])];
	return [
		!fromBank(train) && no('help-only-bank', R['4.3.4.2a']),
		fromBank(train) &&
			train.type !== now.train.type &&
			no('help-cheapest', R['4.3.4.2a'], { train: now.train.type }),
		buy.price - has > cashOf(state, now.president) &&
			never('president-short', R['4.3.4.2d'], {
				short: buy.price - has - cashOf(state, now.president)
			})
	];
}

function payHelp(book: GameBook, id: CompanyId, price: number): void {
	const president = controller(book.state, id);
	if (president === null) throw new Error(`${id} has no president`);
	pay(book, R['4.3.4.2c'], president, id, price - cashOf(book.state, id), 'help', id);
}

/** Emergency sales: just enough, and never this company's presidency (4.3.4.2(d)). */
export const sellForTrain: ActionRule<SellForTrain> = {
	check(state, sale) {
		const now = emergency(state);
		if (now === null || now.president !== sale.player)
			return [never('wrong-moment', R['4.3.4.2d'])];
		const price = priceWhenSettled(state, sale.company);
		const halves = ordinary(state, sale.company, sale.player, 5).length > 0;
		const less = sale.percent - (halves || sale.change === true ? 5 : 10);
		return refusals(
			runPending(state),
			...saleRefusals(state, sale),
			now.short === 0 && no('more-than-needed', R['4.3.4.2d']),
			less > 0 &&
				proceeds(price, less, oddSold(state, sale.company)) >= now.short &&
				no('more-than-needed', R['4.3.4.2d'], { short: now.short }),
			sale.company === now.company &&
				losesPresidency(state, sale) &&
				no('keeps-presidency', R['4.3.4.2d'])
		);
	},
	apply(book, sale) {
		settleIfTrainless(book);
		applySale(book, sale, oddSold(book.state, sale.company));
		const { turn } = book.state;
		if (turn?.kind !== 'operating') return;
		const sold = { ...turn.sold, [sale.company]: (turn.sold?.[sale.company] ?? 0) + sale.percent };
		book.post(R['4.3.4.2d'], { t: 'turnChanged', to: { ...turn, sold } });
	},
	options(state) {
		const now = emergency(state);
		if (now === null || now.short === 0) return [];
		return possibleSales(state, now.president).map((sale) => ({
			action: { do: 'sellForTrain', ...sale }
		}));
	}
};

/** An odd 5% was sold earlier in this turn: the next one completes a share (3.2(a)). */
function oddSold(state: State, id: CompanyId): boolean {
	return state.turn?.kind === 'operating' && (state.turn.sold?.[id] ?? 0) % 10 === 5;
}

function losesPresidency(state: State, sale: SellForTrain): boolean {
	const left = percentAt(state, sale.company, sale.player) - sale.percent;
	return needsPresident(state, sale) || successor(state, sale.company, sale.player, left) !== null;
}

/** Nothing left to sell and still short: the game ends at once (6(c)). */
export const declareBankrupt: ActionRule<Act<'declareBankrupt'>> = {
	check(state, { player }) {
		const now = emergency(state);
		if (now === null || now.president !== player || now.short === 0) {
			return [never('wrong-moment', R['4.3.4.2'])];
		}
		const able = possibleSales(state, player).some(
			(sale) => sellForTrain.check(state, { do: 'sellForTrain', ...sale }).length === 0
		);
		return refusals(runPending(state), able && no('can-still-sell', R['4.3.4.2']));
	},
	apply(book, { player }) {
		settleIfTrainless(book);
		const before = book.state.players[player];
		if (before === undefined) throw new Error(`no player ${player}`);
		pay(book, R['6.1'], player, 'bank', cashOf(book.state, player), 'forfeit', player);
		book.post(R['6c'], {
			t: 'playerChanged',
			player,
			from: before,
			to: { ...before, bankrupt: true }
		});
		book.post(R['6c'], {
			t: 'endTriggered',
			from: book.state.end,
			to: { reason: 'bankruptcy', stops: 'atOnce' }
		});
		finish(book, R['6c'], 'bankruptcy');
	},
	options(state) {
		const now = emergency(state);
		return now !== null && now.short > 0
			? [{ action: { do: 'declareBankrupt', player: now.president } }]
			: [];
	}
};

/** A falling limit: each president chooses what goes to the Open Market (4.3.4(g)). */
export const DISCARDS: Discards = {
	kind: 'discardTrain',
	duty: (id) => `discard-${id}`,
	rule: R['4.3.4g'],
	counted: trainsAt,
	limit: trainLimit,
	controller,
	notAsked: never('not-over-limit', R['4.3.4g']),
	stays: () => never('not-its-train', R['4.3.4g']),
	giveUp: (book, train) => moveTrain(book, R['4.3.4g'], train, 'pool')
};

export const discardTrain: ActionRule<Act<'discardTrain'>> = discardRule(DISCARDS, (what) => ({
	do: 'discardTrain',
	...what
}));
