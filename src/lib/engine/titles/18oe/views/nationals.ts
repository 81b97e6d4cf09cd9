/** What becomes of a major that forms a national (9.4). */
import { percentAt } from '../../../core/certificates/holdings';
import { cashOf } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId, TrainType } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { company, engines, mergedInto, pullmanOf } from '../rules/common';
import { own } from '../rules/own';

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
}

export function nationalView(state: State, id: CompanyId): NationalView {
	const { spot, tokens } = company(state, id);
	const memory = own(state);
	return {
		company: id,
		price: spot?.price ?? 0,
		treasury: cashOf(state, id),
		shares: percentAt(state, id, id),
		trains: engines(state, id).map((train) => train.type),
		stations: tokens.placed,
		pullman: pullmanOf(state, id) !== null,
		port: memory.ports[id] !== undefined,
		orient: memory.orient.includes(id),
		minors: mergedInto(state, id)
	};
}

/** Who is asked, in the order of asking; the first answers now. */
export function nationalsAsked(state: State): PlayerId[] {
	return state.duties.filter((duty) => duty.kind === 'nationals').map((duty) => duty.player);
}
