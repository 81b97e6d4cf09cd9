/** Trains for sale: how many are left, what they cost, and what the next purchases set off. */
import type { CompanyId, PhaseId, TrainType } from '../model/ids';
import type { State } from '../model/state';
import type { PhaseCard, Title, TrainTable } from '../title';
import { nextTrain, soldOfType, trainsAt } from '../trains/depot';
import { nextPhase, rustingTypes } from './companies';

export interface DepotLine {
	readonly type: TrainType;
	readonly price: number;
	readonly left: number;
	readonly count: number;
	readonly soldOut: boolean;
	/** Never sold out: how many are left says nothing. */
	readonly unlimited: boolean;
	/** The type on sale now. */
	readonly next: boolean;
	/** The front of the card this is the back of. */
	readonly backOf: TrainType | null;
	readonly rustsIn: PhaseId | null;
}

export interface RustLine {
	readonly type: TrainType;
	/** Trains of that type in companies' hands or the pool. */
	readonly trains: number;
	readonly companies: readonly CompanyId[];
}

export interface TriggerView {
	readonly phase: PhaseId;
	readonly effects: PhaseCard['effects'];
	readonly train: TrainType;
	readonly nth: number;
	/** Trains of that type still to be sold, the one that begins the phase included. */
	readonly sales: number;
	readonly rusts: readonly RustLine[];
}

export interface PoolLine {
	readonly type: TrainType;
	readonly count: number;
	readonly price: number;
}

export interface DepotView {
	readonly lines: readonly DepotLine[];
	readonly pool: readonly PoolLine[];
	readonly trigger: TriggerView | null;
	/** The limit of most majors, and those with another one. */
	readonly limit: number;
	readonly exceptions: readonly { readonly company: CompanyId; readonly limit: number }[];
	/** The limit of minors with a price of their own, where it is another; else null. */
	readonly minors: number | null;
}

/** As agreed for this game where the title says so, else as printed. */
export function priceOfTrain(title: Title, state: State, card: TrainTable): number {
	return title.trainPrice?.(state, card.type) ?? card.price;
}

export function depotView(title: Title, state: State): DepotView {
	const next = nextTrain(state);
	const lines = title.tables.trains.map((card): DepotLine => {
		const { type, count, rustsIn } = card;
		const price = priceOfTrain(title, state, card);
		const front = card.backOf ?? type;
		const left = trainsAt(state, 'offering').filter((train) => train.type === front).length;
		return {
			type,
			price,
			count,
			left,
			soldOut: left === 0,
			unlimited: card.unlimited === true,
			next: next?.type === front,
			backOf: card.backOf ?? null,
			rustsIn
		};
	});
	return {
		lines,
		pool: poolLines(title, state),
		trigger: triggerView(title, state),
		...limits(title, state)
	};
}

function poolLines(title: Title, state: State): PoolLine[] {
	const counts = new Map<TrainType, number>();
	for (const { type } of trainsAt(state, 'pool')) counts.set(type, (counts.get(type) ?? 0) + 1);
	return title.tables.trains.flatMap((card) => {
		const count = counts.get(card.type);
		const price = priceOfTrain(title, state, card);
		return count === undefined ? [] : [{ type: card.type, count, price }];
	});
}

function triggerView(title: Title, state: State): TriggerView | null {
	const phase = nextPhase(title, state);
	if (phase === null || phase.trigger === null) return null;
	const { train, nth } = phase.trigger;
	const rusting = rustingTypes(title, state);
	const rusts = title.tables.trains
		.filter((card) => rusting.has(card.type))
		.map(({ type }): RustLine => {
			const gone = state.trains.filter(
				(t) => t.type === type && !t.builtIn && t.place !== 'offering' && t.place !== 'removed'
			);
			const companies = [...new Set(gone.map((t) => t.place))].filter((p) => p !== 'pool');
			return { type, trains: gone.length, companies };
		});
	return {
		phase: phase.id,
		effects: phase.effects,
		train,
		nth,
		sales: Math.max(0, nth - soldOfType(state, train)),
		rusts
	};
}

function limits(title: Title, state: State): Pick<DepotView, 'limit' | 'exceptions' | 'minors'> {
	const majors = Object.keys(state.companies).filter(
		(id) => state.companies[id]?.kind === 'major' && state.companies[id]?.closed === false
	);
	const each = majors.map((company) => ({ company, limit: title.trainLimit(state, company) }));
	const tally = new Map<number, number>();
	for (const { limit } of each) tally.set(limit, (tally.get(limit) ?? 0) + 1);
	const common = [...tally].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
	const minor = Object.keys(state.companies).find(
		(id) => state.companies[id]?.kind === 'minor' && state.companies[id]?.spot !== null
	);
	const small = minor === undefined ? common : title.trainLimit(state, minor);
	return {
		limit: common,
		exceptions: each.filter(({ limit }) => limit !== common),
		minors: small === common ? null : small
	};
}
