/** Buying trains: the Works, the Open Market, other railroads, forced purchases (11.6, 11.6.1, 11.6.4). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { BuyTrain } from '../../../core/model/action';
import type { CompanyId, PlayerId, TrainType } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { findTrain, moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import {
	isPullman,
	levelOf,
	levels,
	reached,
	SEVENS_BEFORE_EIGHT,
	sidesOf
} from '../tables/trains';
import {
	company,
	controller,
	hasPower,
	limited,
	never,
	no,
	operates,
	refusals,
	rusted,
	trainLimit,
	turnCompany
} from './common';
import { facePrice } from './figures';
import { note, own, set } from './own';
import { runPending, settleIfTrainless } from './running';

/** What the bank asks: face value, a tenth less with minor J, rounded for the railroad (15.9). */
export function bankPrice(state: State, id: CompanyId, type: TrainType): number {
	const face = facePrice(state, type);
	return hasPower(state, id, 'J') ? Math.floor((face * 90) / 100) : face;
}

export function fromBank(train: Train): boolean {
	return train.place === 'offering' || train.place === 'pool';
}

/** The side a card is bought as is the one whose price is paid (3.1, 11.6). */
function sideBought(state: State, id: CompanyId, train: Train, price: number): TrainType | null {
	return sidesOf(train.type).find((type) => bankPrice(state, id, type) === price) ?? null;
}

function inWorks(state: State, level: number): Train[] {
	return state.trains.filter(
		(t) => t.place === 'offering' && !isPullman(t.type) && levelOf(t.type).level === level
	);
}

/** Must this railroad still buy its reserved 2+2? (11.6.1) */
export function reservedDue(state: State, id: CompanyId): boolean {
	const c = company(state, id);
	return (
		c.floated &&
		c.kind !== 'national' &&
		!reached(state.phase, 4) &&
		!own(state).reserved.includes(id) &&
		inWorks(state, 2).length > 0
	);
}

/** May a train of this level be bought from the Works now? (8.3, 11.6) */
function levelRefusal(state: State, id: CompanyId, level: number): Refusal | false {
	const { round } = state;
	if (level === 2) return !reservedDue(state, id) && no('reserved-only', R['11.6.1']);
	if (level === 3) {
		if (own(state).rail !== 'major') return no('major-phase-only', R['8.3']);
		return round.number === 1 && round.part === 1 && no('first-round', R['8.3']);
	}
	if (level === 8) {
		const sevens = levels.find((l) => l.level === 7)?.count ?? 0;
		const sold = sevens - inWorks(state, 7).length;
		return sold < SEVENS_BEFORE_EIGHT && no('train-order', R['11.6'], { train: '7+7' });
	}
	const lower = levels.find(
		(l) => l.level > 2 && l.level < level && inWorks(state, l.level).length > 0
	);
	return lower !== undefined && no('train-order', R['11.6'], { train: lower.local });
}

function bankRefusals(
	state: State,
	id: CompanyId,
	train: Train,
	price: number
): (Refusal | false)[] {
	const { level } = levelOf(train.type);
	return [
		rusted(state, train) && no('rusted', R['11.6.3']),
		train.place === 'offering' && levelRefusal(state, id, level),
		sideBought(state, id, train, price) === null &&
			no('face-value', R['11.6'], { price: bankPrice(state, id, train.type) })
	];
}

function railroadRefusals(state: State, train: Train): (Refusal | false)[] {
	const seller = state.companies[train.place];
	return [
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
		if (turn !== null) return [turn];
		if (train === null || isPullman(train.type)) return [never('not-available', R['11.6'])];
		if (train.place === 'removed' || train.place === 'reserve') {
			return [never('not-available', R['11.6'])];
		}
		if (train.place === id) return [never('own-train', R['11.6'])];
		const bank = fromBank(train);
		const limit = trainLimit(state, id);
		return refusals(
			company(state, id).kind === 'national' && no('not-for-nationals', R['11.6.6']),
			runPending(state),
			own(state).turn.closed && no('before-trains', R['11.7']),
			(!Number.isSafeInteger(price) || price < 1) && never('not-a-whole-amount', R['11.6']),
			reservedDue(state, id) &&
				!(train.place === 'offering' && levelOf(train.type).level === 2) &&
				no('reserved-first', R['11.6.1'], { company: id }),
			limited(state, id).length >= limit && no('train-limit', R['11.6'], { limit }),
			...(bank ? bankRefusals(state, id, train, price) : railroadRefusals(state, train)),
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
		const side = bank ? sideBought(book.state, id, train, price) : train.type;
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
		if (runPending(state) !== null || own(state).turn.closed) return [];
		return [...bankCandidates(state, id), ...railroadCandidates(state, id)];
	}
};

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
		for (const type of sidesOf(train.type)) {
			const price = bankPrice(state, id, type);
			list.push({ action: { do: 'buyTrain', company: id, train: train.id, price } });
		}
	}
	if (forced !== null && forced.price > cashOf(state, id)) {
		const { train, price } = forced;
		list.push({ action: { do: 'buyTrain', company: id, train: train.id, price, help: true } });
	}
	return list;
}

/** The first card of each level in the Works that may be bought, and one of each level in the market. */
function onSale(state: State, id: CompanyId): Train[] {
	const seen = new Set<string>();
	return state.trains.filter((train) => {
		if (!fromBank(train) || isPullman(train.type) || rusted(state, train)) return false;
		const { level } = levelOf(train.type);
		const key = `${train.place}-${level}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return train.place === 'pool' || levelRefusal(state, id, level) === false;
	});
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
	readonly price: number;
	readonly president: PlayerId;
	/** Its first purchase, which a minor or regional owes too. */
	readonly reserved: boolean;
}

/** Unrusted trains a railroad would keep; Pullmans and Swift's 2+2 do not count (11.6). */
export function lasting(state: State, id: CompanyId): number {
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
		if (reserved && levelOf(train.type).level !== 2) continue;
		for (const type of sidesOf(train.type)) {
			const price = bankPrice(state, id, type);
			if (best === null || price < best.price) best = { train, price, president, reserved };
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
			no('help-cheapest', R['11.6.4'], { train: forced.train.type }),
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
	return no('must-buy-train', R['11.6.4'], { company: id, train: forced.train.type });
}
