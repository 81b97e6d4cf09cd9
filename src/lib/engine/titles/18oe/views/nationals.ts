/** What becomes of a major that forms a national (9.4). */
import { percentAt } from '../../../core/certificates/holdings';
import { cashOf } from '../../../core/ledger/ledger';
import type { CompanyId, DeedId, PlayerId, TrainType } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { findTrain } from '../../../core/trains/depot';
import { company, engines, mergedInto, pullmanOf } from '../rules/common';
import { own } from '../rules/own';
import { BARCLAY, CENTRAL_CIRCLE, STAR_HARBOR, SWIFT } from '../tables/companies';

export interface NationalView {
	readonly company: CompanyId;
	readonly price: number;
	/** To the bank. */
	readonly treasury: number;
	/** Percent that goes from the treasury to the Open Market. */
	readonly shares: number;
	readonly trains: readonly TrainType[];
	readonly stations: number;
	readonly pullman: boolean;
	readonly port: boolean;
	readonly orient: boolean;
	/** Minors merged into it, which are abandoned. */
	readonly minors: readonly CompanyId[];
	/** Privates whose markers leave with it. */
	readonly markers: readonly DeedId[];
}

export function nationalView(state: State, id: CompanyId): NationalView {
	const { spot, tokens } = company(state, id);
	const memory = own(state);
	const car = pullmanOf(state, id);
	return {
		company: id,
		price: spot?.price ?? 0,
		treasury: cashOf(state, id),
		shares: percentAt(state, id, id),
		trains: engines(state, id).map((train) => train.type),
		stations: tokens.placed,
		// Minor M's own goes with its charter (9.5, A-OE-48).
		pullman: car !== null && car.id !== memory.mPullman,
		port: memory.ports[id] !== undefined,
		orient: memory.orient.includes(id),
		minors: mergedInto(state, id),
		markers: privateMarkers(state, id)
	};
}

/** Privates with a marker on the charter, on a train of it or on one of its shares (9.4, 14). */
export function privateMarkers(state: State, id: CompanyId): DeedId[] {
	const { markers, swift, custody } = own(state);
	const tokens = [STAR_HARBOR, CENTRAL_CIRCLE].filter((deed) => markers[deed] === id);
	const kept = swift !== null && findTrain(state, swift)?.place === id;
	return [...tokens, ...(kept ? [SWIFT] : []), ...(custody?.company === id ? [BARCLAY] : [])];
}

/** Who is asked, in the order of asking; the first answers now. */
export function nationalsAsked(state: State): PlayerId[] {
	return state.duties.filter((duty) => duty.kind === 'nationals').map((duty) => duty.player);
}
