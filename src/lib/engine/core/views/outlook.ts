/**
 * Who will need a train: once trains rust again each company keeps what does not; who is left
 * without one must buy, and if the treasury cannot pay, the one in control must. Estimates, before
 * anything of it is due.
 */
import { cashOf } from '../ledger/ledger';
import type { CompanyId, PhaseId, PlayerId, TrainType } from '../model/ids';
import type { State, Train } from '../model/state';
import type { PhaseCard, Title, TrainTable } from '../title';
import { nextTrain, poolTrains, trainsAt } from '../trains/depot';
import { couldRaise } from './ahead';
import { priceOfTrain } from './depot';

export interface TrainPrice {
	readonly type: TrainType;
	readonly price: number;
}

/** What a company lacks for a train, and who must find it. */
export interface TrainNeed {
	readonly company: CompanyId;
	readonly train: TrainPrice;
	readonly treasury: number;
	/** What the treasury lacks. */
	readonly missing: number;
	readonly president: PlayerId | null;
	readonly cash: number;
	/** What is missing even with all the president's cash. */
	readonly short: number;
}

export interface OutlookLine {
	readonly company: CompanyId;
	readonly president: PlayerId | null;
	readonly treasury: number;
	/** Types it still has after the next phase. */
	readonly keeps: readonly TrainType[];
	readonly loses: readonly TrainType[];
	readonly trainless: boolean;
	/** For those that must buy one: what the cheapest one leaves to be found. */
	readonly need: TrainNeed | null;
	/** What the president could raise by selling, cash included; null when nothing is short. */
	readonly raises: number | null;
}

export interface OutlookView {
	/** The next phase that takes trains away; null when none is left. */
	readonly phase: PhaseId | null;
	/** The cheapest train once that phase has begun. */
	readonly cheapest: TrainPrice | null;
	readonly lines: readonly OutlookLine[];
}

function priceOf(title: Title, state: State, type: TrainType): number {
	const card = title.tables.trains.find((each) => each.type === type);
	return card === undefined ? 0 : priceOfTrain(title, state, card);
}

function cheapestOf(title: Title, state: State, types: readonly TrainType[]): TrainPrice | null {
	const prices = [...new Set(types)].map((type) => ({
		type,
		price: priceOf(title, state, type)
	}));
	return prices.reduce<TrainPrice | null>(
		(best, each) => (best !== null && best.price <= each.price ? best : each),
		null
	);
}

/** Both sides of a card can be bought; the back is another price. */
function sidesOf(title: Title, type: TrainType): TrainType[] {
	return title.tables.trains
		.filter((card: TrainTable) => card.type === type || card.backOf === type)
		.map((card) => card.type);
}

/** The cheapest train the bank sells now. */
function cheapestTrain(title: Title, state: State): TrainPrice | null {
	const next = nextTrain(state);
	const types = [...(next === null ? [] : [next]), ...poolTrains(state)];
	return cheapestOf(
		title,
		state,
		types.flatMap((train) => sidesOf(title, train.type))
	);
}

/** The phase in which trains go next: the coming one, or the first after it that rusts any. */
function rustPhase(title: Title, state: State): PhaseCard | null {
	const { phases, trains } = title.tables;
	const at = phases.findIndex((card) => card.id === state.phase);
	const later = phases.slice(at + 1);
	const rusts = (phase: PhaseCard) => trains.some((card) => card.rustsIn === phase.id);
	return later.find(rusts) ?? later[0] ?? null;
}

/** Types that are gone once that phase has begun. */
function goneBy(title: Title, state: State, phase: PhaseCard | null): ReadonlySet<TrainType> {
	const { phases, trains } = title.tables;
	const at = phases.findIndex((card) => card.id === state.phase);
	const until = phase === null ? at : phases.indexOf(phase);
	const passed = new Set(phases.slice(at + 1, until + 1).map((card) => card.id));
	const gone = trains.filter((card) => card.rustsIn !== null && passed.has(card.rustsIn));
	return new Set(gone.map((card) => card.type));
}

/** The cheapest train once that phase has begun: what its first train leaves, and the pool. */
function cheapestThen(
	title: Title,
	state: State,
	phase: PhaseCard | null,
	rusting: ReadonlySet<TrainType>
): TrainPrice | null {
	const trigger = phase?.trigger ?? null;
	if (trigger === null) return cheapestTrain(title, state);
	const offered = trainsAt(state, 'offering').filter((train) => !rusting.has(train.type));
	const first = offered.findIndex((train) => train.type === trigger.train);
	const left = first < 0 ? offered : offered.slice(first + 1);
	const pool = poolTrains(state).filter((train) => !rusting.has(train.type));
	const types = [...left.slice(0, 1), ...pool].flatMap((train) => sidesOf(title, train.type));
	return cheapestOf(title, state, types);
}

export function trainNeed(
	title: Title,
	state: State,
	company: CompanyId,
	train: TrainPrice | null = cheapestTrain(title, state)
): TrainNeed | null {
	if (train === null) return null;
	const treasury = cashOf(state, company);
	const president = title.controller(state, company);
	const cash = president === null ? 0 : cashOf(state, president);
	const missing = Math.max(0, train.price - treasury);
	return { company, train, treasury, missing, president, cash, short: Math.max(0, missing - cash) };
}

export function trainOutlook(title: Title, state: State): OutlookView {
	const phase = rustPhase(title, state);
	const rusting = goneBy(title, state, phase);
	const sold = title.trainPolicy?.forSale?.(state, phase?.id ?? null);
	const cheapest =
		sold === undefined
			? cheapestThen(title, state, phase, rusting)
			: cheapestOf(title, state, sold);
	const companies = title.companyOrder(state).filter((id) => {
		const company = state.companies[id];
		const asked = company?.kind !== 'minor' || dutyOf(title, state, id) !== null;
		return company?.floated === true && !company.closed && asked;
	});
	const stays = (train: Train): boolean =>
		title.trainPolicy?.keeps?.(state, train, phase?.id ?? state.phase) ??
		(train.builtIn || (!rusting.has(train.type) && !train.obsolete));
	const lines = companies.map((id) => outlookLine(title, state, id, stays, cheapest));
	return {
		phase: phase?.id ?? null,
		cheapest,
		lines: lines.sort((a, b) => Number(b.trainless) - Number(a.trainless))
	};
}

/** Trains that spare it a forced purchase; null: it needs none. */
function dutyOf(title: Title, state: State, id: CompanyId): readonly Train[] | null {
	if (title.trainPolicy !== undefined) return title.trainPolicy.duty(state, id);
	return state.companies[id]?.kind === 'minor' ? null : trainsAt(state, id);
}

function outlookLine(
	title: Title,
	state: State,
	id: CompanyId,
	stays: (train: Train) => boolean,
	cheapest: TrainPrice | null
): OutlookLine {
	const trains = trainsAt(state, id);
	const keeps = trains.filter(stays);
	const trainless = dutyOf(title, state, id)?.some(stays) === false;
	const need = trainless ? trainNeed(title, state, id, cheapest) : null;
	const president = title.controller(state, id);
	const raises =
		need !== null && need.short > 0 && president !== null
			? title.salesForTrains === false
				? need.cash
				: couldRaise(title, state, president).total
			: null;
	return {
		company: id,
		president,
		treasury: cashOf(state, id),
		keeps: keeps.map((train) => train.type),
		loses: trains.filter((train) => !stays(train)).map((train) => train.type),
		trainless,
		need,
		raises
	};
}
