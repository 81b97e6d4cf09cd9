/** Buying trains: from the bank, other railroads, and by force (11.6, 11.6.1, 11.6.4). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { BuyTrain } from '../../../core/model/action';
import type { CompanyId, PlayerId, TrainType } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { findTrain, fromBank, moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { isPullman, levelOf, sidesOf } from '../tables/trains';
import {
	company,
	controller,
	limited,
	never,
	no,
	operates,
	refusals,
	rusted,
	trainLimit,
	turnCompany
} from './common';
import { note, own, set } from './own';
import { runPending, settleIfTrainless } from './running';
import { bankPrice, levelRefusal, onSale, reservedDue } from './works';

export { bankPrice, reservedDue } from './works';

/** The side that was named; left out, the one whose price is paid (3.1, 11.6). */
function sideBought(state: State, buy: BuyTrain, train: Train): TrainType | null {
	const { company: id, price, side } = buy;
	const sides = sidesOf(train.type).filter((type) => side === undefined || type === side);
	return sides.find((type) => bankPrice(state, id, type) === price) ?? null;
}

function bankRefusals(state: State, buy: BuyTrain, train: Train): (Refusal | false)[] {
	const { company: id } = buy;
	const { level } = levelOf(train.type);
	const side = buy.side ?? train.type;
	if (!sidesOf(train.type).includes(side)) return [never('not-available', R['11.6'])];
	return [
		rusted(state, train) && no('rusted', R['11.6.3']),
		train.place === 'offering' && levelRefusal(state, id, level),
		sideBought(state, buy, train) === null &&
			no('face-value', R['11.6'], { price: bankPrice(state, id, side) })
	];
}

function railroadRefusals(state: State, buy: BuyTrain, train: Train): (Refusal | false)[] {
	const seller = state.companies[train.place];
	return [
		buy.side !== undefined && buy.side !== train.type && never('not-available', R['11.6']),
		own(state).rail !== 'major' && no('major-phase-only', R['8.3']),
		seller?.kind === 'national' && no('not-for-nationals', R['11.6']),
		controller(state, train.place) === null && no('not-available', R['11.6.5']),
		rusted(state, train) && no('rusted', R['11.6.3']),
		own(state).swift === train.id && no('swift-stays', R['14.10'])
	];
}

export const buyTrain: ActionRule<BuyTrain> = {
	check(state, buy) {
		const { company: id, price } = buy;
		const train = findTrain(state, buy.train);
		const turn = operates(state, id);
		if (turn?.kind === 'impossible') return [turn];
		if (train === null || isPullman(train.type)) return [never('not-available', R['11.6'])];
		if (train.place === 'removed' || train.place === 'reserve') {
			return [never('not-available', R['11.6'])];
		}
		if (train.place === id) return [never('own-train', R['11.6'])];
		const bank = fromBank(train);
		const limit = trainLimit(state, id);
		return refusals(
			turn,
			company(state, id).kind === 'national' && no('not-for-nationals', R['11.6.6']),
			runPending(state),
			trainStepOver(state, id) && no('before-trains', R['11.7']),
			(!Number.isSafeInteger(price) || price < 1) && never('not-a-whole-amount', R['11.6']),
			reservedDue(state, id) &&
				!(train.place === 'offering' && levelOf(train.type).level === 2) &&
				no('reserved-first', R['11.6.1'], { company: id }),
			limited(state, id).length >= limit && no('train-limit', R['11.6'], { limit }),
			...(bank ? bankRefusals(state, buy, train) : railroadRefusals(state, buy, train)),
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
		pay(book, R['11.6'], id, bank ? 'bank' : train.place, price, 'train', train.id);
		const side = bank ? sideBought(book.state, buy, train) : train.type;
		if (side !== null && side !== train.type) {
			book.post(R['11.6'], { t: 'trainTurned', train: train.id, from: train.type, to: side });
		}
		if (train.place === 'offering' && levelOf(train.type).level === 2) gotReserved(book, id);
		received(book, id, bank, buy.help === true);
		moveTrain(book, R['11.6'], train, id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind === 'national') return [];
		if (runPending(state) !== null || trainStepOver(state, id)) return [];
		return [...bankCandidates(state, id), ...railroadCandidates(state, id)];
	}
};

/** A later step that was forced does not end it for a railroad that still must buy (11.6.4, 11.7). */
function trainStepOver(state: State, id: CompanyId): boolean {
	return own(state).turn.closed && trainDuty(state, id) === false;
}

export function gotReserved(book: GameBook, id: CompanyId): void {
	set(book, R['11.6.1'], 'reserved', [...own(book.state).reserved, id]);
}

/** A train came in: remembered for the turn, and for the last round (13). */
export function received(book: GameBook, id: CompanyId, bank: boolean, forced: boolean): void {
	const { turn } = book.state;
	if (turn?.kind === 'operating') {
		const bankTrains = turn.bankTrains + (bank ? 1 : 0);
		book.post(R['11.6'], { t: 'turnChanged', to: { ...turn, bankTrains, forced } });
	}
	if (!own(book.state).turn.bought) note(book, R['11.6'], { bought: true });
	acquired(book, id);
}

export function acquired(book: GameBook, id: CompanyId): void {
	const { newTrains } = own(book.state);
	if (!newTrains.includes(id)) set(book, R['13'], 'newTrains', [...newTrains, id]);
}

/** One card of each level that is for sale, with both sides; help where it is needed. */
function bankCandidates(state: State, id: CompanyId): Candidate<BuyTrain>[] {
	const list: Candidate<BuyTrain>[] = [];
	const forced = forcedTrain(state, id);
	for (const train of onSale(state, id)) {
		const sides = sidesOf(train.type);
		for (const type of sides) {
			const side = sides.length > 1 ? { side: type } : {};
			const price = bankPrice(state, id, type);
			list.push({ action: { do: 'buyTrain', company: id, train: train.id, price, ...side } });
		}
	}
	if (forced !== null && forced.price > cashOf(state, id)) {
		const { train, price, side } = forced;
		list.push({
			action: { do: 'buyTrain', company: id, train: train.id, price, help: true, side }
		});
	}
	return list;
}

function railroadCandidates(state: State, id: CompanyId): Candidate<BuyTrain>[] {
	if (own(state).rail !== 'major' || limited(state, id).length >= trainLimit(state, id)) return [];
	const max = cashOf(state, id);
	if (max < 1) return [];
	const list: Candidate<BuyTrain>[] = [];
	const seen = new Set<string>();
	for (const train of state.trains) {
		const seller = state.companies[train.place];
		if (seller === undefined || seller.kind === 'national' || train.place === id) continue;
		if (controller(state, train.place) === null) continue;
		if (isPullman(train.type) || rusted(state, train) || own(state).swift === train.id) continue;
		const key = `${train.place}-${train.type}`;
		if (seen.has(key)) continue;
		seen.add(key);
		list.push({
			action: { do: 'buyTrain', company: id, train: train.id, price: 1 },
			range: { field: 'price', min: 1, max, step: 1 }
		});
	}
	return list;
}

/** A train that must be bought now, at the lowest price of all sides for sale. */
export interface Forced {
	readonly train: Train;
	/** The cheaper side, which must be bought. */
	readonly side: TrainType;
	readonly price: number;
	readonly president: PlayerId;
	/** Its first purchase, which a minor or regional owes too. */
	readonly reserved: boolean;
}

/** Unrusted trains a railroad would keep; Pullmans and Swift's 2+2 do not count (11.6). */
function lasting(state: State, id: CompanyId): number {
	return limited(state, id).filter((train) => !rusted(state, train)).length;
}

export function forcedTrain(state: State, id: CompanyId): Forced | null {
	const president = controller(state, id);
	const c = company(state, id);
	if (president === null || c.kind === 'national') return null;
	const reserved = reservedDue(state, id);
	if (!reserved && (c.kind !== 'major' || lasting(state, id) > 0)) return null;
	let best: Forced | null = null;
	for (const train of onSale(state, id)) {
		// A 2+2 that was given back is no reserved one, at the same price (11.6.1).
		if (reserved && (train.place !== 'offering' || levelOf(train.type).level !== 2)) continue;
		for (const type of sidesOf(train.type)) {
			const price = bankPrice(state, id, type);
			if (best === null || price < best.price) {
				best = { train, side: type, price, president, reserved };
			}
		}
	}
	return best;
}

/** The treasury pays; with help the president adds what is missing, without selling shares. */
function moneyRefusals(state: State, buy: BuyTrain, train: Train): (Refusal | false)[] {
	const has = cashOf(state, buy.company);
	if (buy.help !== true) {
		return [has < buy.price && never('not-enough-money', R['11.6'], { price: buy.price, has })];
	}
	const forced = forcedTrain(state, buy.company);
	if (forced === null || forced.price <= has) return [never('help-not-needed', R['11.6.4'])];
	const short = buy.price - has - cashOf(state, forced.president);
	return [
		(!fromBank(train) || buy.price !== forced.price) &&
			no('help-cheapest', R['11.6.4'], { train: forced.side }),
		short > 0 && never('president-short', R['11.6.4'], { short })
	];
}

function payHelp(book: GameBook, id: CompanyId, price: number): void {
	const president = controller(book.state, id);
	if (president === null) throw new Error(`${id} has no president`);
	pay(book, R['11.6.4'], president, id, price - cashOf(book.state, id), 'help', id);
}

/** What keeps a railroad from ending its turn: the reserved 2+2, or a major's train duty. */
export function trainDuty(state: State, id: CompanyId): Refusal | false {
	const forced = forcedTrain(state, id);
	if (forced === null) return false;
	if (forced.reserved) return no('reserved-first', R['11.6.1'], { company: id });
	return no('must-buy-train', R['11.6.4'], { company: id, train: forced.side });
}
