/**
 * What an entry does, read from its facts and the tables before and after: money by holder, markers
 * with their stacks, trains, phase, presidencies. Previews before, deltas after.
 */
import { percentAt, presidentOf } from '../certificates/holdings';
import { cashOf } from '../ledger/ledger';
import type { PostedFact } from '../model/fact';
import type {
	CellId,
	CompanyId,
	Holder,
	PhaseId,
	Place,
	PlayerId,
	TrainId,
	TrainType
} from '../model/ids';
import { isPlayer } from '../model/ids';
import type { Duty, State } from '../model/state';
import { findTrain } from '../trains/depot';
import { stackAt, type StackedMarker } from './chart';

export interface CashChange {
	readonly holder: Holder;
	readonly from: number;
	readonly to: number;
	readonly by: number;
}

export interface MarkerMove {
	readonly company: CompanyId;
	readonly from: { readonly cell: CellId; readonly price: number } | null;
	readonly to: { readonly cell: CellId; readonly price: number } | null;
	/** The stack it arrives in, itself included, top first. */
	readonly stack: readonly StackedMarker[];
	/** Whom it lies directly beneath; null on top. */
	readonly under: CompanyId | null;
}

export interface TrainMove {
	readonly train: TrainId;
	readonly type: TrainType;
	readonly from: Place;
	readonly to: Place;
}

export interface PresidencyChange {
	readonly company: CompanyId;
	readonly from: PlayerId | null;
	readonly to: PlayerId | null;
}

export interface DebtChange {
	readonly player: PlayerId;
	readonly from: number;
	readonly to: number;
}

export interface Consequences {
	readonly cash: readonly CashChange[];
	readonly debts: readonly DebtChange[];
	readonly markers: readonly MarkerMove[];
	readonly trains: readonly TrainMove[];
	/** Trains that leave the game, by whose they were. */
	readonly lost: readonly { readonly from: Place; readonly types: readonly TrainType[] }[];
	/** Companies that lost trains and own none afterwards but what is built in. */
	readonly trainless: readonly CompanyId[];
	readonly phase: { readonly from: PhaseId; readonly to: PhaseId } | null;
	readonly presidencies: readonly PresidencyChange[];
	readonly floated: readonly CompanyId[];
	readonly closed: readonly CompanyId[];
	readonly duties: readonly Duty[];
	readonly roundEnds: boolean;
	readonly gameEnds: boolean;
}

export function consequences(
	before: State,
	after: State,
	facts: readonly PostedFact[]
): Consequences {
	const trains = trainMoves(before, after);
	return {
		cash: cashChanges(before, after),
		debts: debtChanges(before, after),
		markers: markerMoves(before, after),
		trains,
		lost: lostTrains(trains),
		trainless: losers(before, after, trains),
		phase: before.phase === after.phase ? null : { from: before.phase, to: after.phase },
		presidencies: presidencyChanges(before, after),
		floated: changed(before, after, (state, id) => state.companies[id]?.floated === true),
		closed: changed(before, after, (state, id) => state.companies[id]?.closed === true),
		duties: facts.flatMap((fact) => (fact.t === 'dutyRaised' ? [fact.duty] : [])),
		roundEnds: before.round.kind !== after.round.kind || before.round.part !== after.round.part,
		gameEnds: before.finished === null && after.finished !== null
	};
}

function cashChanges(before: State, after: State): CashChange[] {
	const list: CashChange[] = [];
	for (const holder in after.cash) {
		const from = cashOf(before, holder);
		const to = cashOf(after, holder);
		if (from !== to) list.push({ holder, from, to, by: to - from });
	}
	return list;
}

function debtChanges(before: State, after: State): DebtChange[] {
	return after.seats.flatMap((player) => {
		const from = before.debt[player] ?? 0;
		const to = after.debt[player] ?? 0;
		return from === to ? [] : [{ player, from, to }];
	});
}

function markerMoves(before: State, after: State): MarkerMove[] {
	const list: MarkerMove[] = [];
	for (const company in after.companies) {
		const from = before.companies[company]?.spot ?? null;
		const to = after.companies[company]?.spot ?? null;
		if (from?.cell === to?.cell) continue;
		const stack = to === null ? [] : stackAt(after, to.cell);
		const at = stack.findIndex((marker) => marker.company === company);
		list.push({ company, from, to, stack, under: stack[at - 1]?.company ?? null });
	}
	return list;
}

function trainMoves(before: State, after: State): TrainMove[] {
	if (before.trains === after.trains) return [];
	return after.trains.flatMap((train) => {
		const from = findTrain(before, train.id)?.place;
		if (from === undefined || from === train.place) return [];
		return [{ train: train.id, type: train.type, from, to: train.place }];
	});
}

function lostTrains(moves: readonly TrainMove[]): Consequences['lost'] {
	const found = new Map<Place, TrainType[]>();
	for (const move of moves) {
		if (move.to !== 'removed') continue;
		found.set(move.from, [...(found.get(move.from) ?? []), move.type]);
	}
	return [...found].map(([from, types]) => ({ from, types }));
}

function losers(before: State, after: State, moves: readonly TrainMove[]): CompanyId[] {
	const companies = new Set(moves.map((move) => move.from).filter((id) => id in before.companies));
	return [...companies].filter(
		(id) =>
			after.companies[id]?.closed === false &&
			// What came with a private spares no company a purchase.
			!after.trains.some((train) => train.place === id && !train.builtIn)
	);
}

function presidencyChanges(before: State, after: State): PresidencyChange[] {
	if (before.certificates === after.certificates) return [];
	return Object.keys(after.certificates).flatMap((company) => {
		const from = presidentOf(before, company);
		const to = presidentOf(after, company);
		return from === to || after.companies[company]?.closed === true ? [] : [{ company, from, to }];
	});
}

function changed(
	before: State,
	after: State,
	holds: (state: State, id: CompanyId) => boolean
): CompanyId[] {
	return Object.keys(after.companies).filter((id) => !holds(before, id) && holds(after, id));
}

export interface DividendShare {
	readonly holder: Holder;
	readonly name: string | null;
	readonly percent: number;
	readonly amount: number;
	/** What the holder has afterwards. */
	readonly then: number;
}

/**
 * Who is paid by a run, the greatest share first; the treasury is listed last. What a company keeps
 * and what it is paid for shares of its own is one sum.
 */
export function dividendShares(
	before: State,
	after: State,
	company: CompanyId,
	facts: readonly PostedFact[]
): DividendShare[] {
	const paid = new Map<Holder, number>();
	const keeps = new Set<Holder>();
	for (const fact of facts) {
		if (fact.t !== 'moneyMoved') continue;
		if (fact.purpose !== 'dividend' && fact.purpose !== 'withheld') continue;
		if (fact.purpose === 'withheld') keeps.add(fact.to);
		// A treasury may keep its half and get dividends for its own shares: one sum for one holder.
		paid.set(fact.to, (paid.get(fact.to) ?? 0) + fact.amount);
	}
	return [...paid]
		.map(([holder, amount]): DividendShare => {
			const player = isPlayer(holder);
			return {
				holder,
				name: isPlayer(holder) ? (before.players[holder]?.name ?? null) : null,
				// What a treasury keeps back does not come from shares, wherever they lie.
				percent: keeps.has(holder) ? 0 : percentAt(before, company, player ? holder : 'pool'),
				amount,
				then: cashOf(after, holder)
			};
		})
		.sort((a, b) => Number(b.name !== null) - Number(a.name !== null) || b.amount - a.amount);
}
