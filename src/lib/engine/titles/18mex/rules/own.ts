/** What only 18MEX keeps: the Copper Canyon tile, the merger, the tie-break round. */
import { Misfit } from '../../../core/model/evolve';
import type { OwnFact } from '../../../core/model/fact';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { majorCard } from '../tables/companies';

export interface MexOwn {
	/** Tile 470: still to be laid, on the map, or out of the game. */
	readonly copperCanyon: 'open' | 'laid' | 'lost';
	/** The company that merged into NdM, "none" when there was no merger, null before phase 5. */
	readonly merged: CompanyId | 'none' | null;
	/** Option 8(c): minors close when the next stock round begins. */
	readonly minorsClosing: boolean;
	/** The extra operating round after a tie has been played. */
	readonly tieBreak: boolean;
}

export type MexFact =
	| { readonly t: 'own.copperCanyon'; readonly to: MexOwn['copperCanyon'] }
	| { readonly t: 'own.merged'; readonly to: MexOwn['merged'] }
	| { readonly t: 'own.minorsClosing'; readonly to: boolean }
	| { readonly t: 'own.tieBreak'; readonly to: boolean };

export const freshOwn: MexOwn = {
	copperCanyon: 'open',
	merged: null,
	minorsClosing: false,
	tieBreak: false
};

export function own(state: State): MexOwn {
	// The title's own part is only ever written by evolveOwn below and set-up.
	return state.own as MexOwn;
}

const TILE: readonly string[] = ['open', 'laid', 'lost'];

/** Trusts nothing: an unknown fact or value means a broken save. */
export function evolveOwn(before: unknown, fact: OwnFact): MexOwn {
	const state = before as MexOwn;
	const known = fact as MexFact;
	switch (known.t) {
		case 'own.copperCanyon':
			expectThat(TILE.includes(known.to), known.t);
			return { ...state, copperCanyon: known.to };
		case 'own.merged':
			expectThat(known.to === null || known.to === 'none' || majorCard(known.to) !== null, known.t);
			return { ...state, merged: known.to };
		case 'own.minorsClosing':
			expectThat(typeof known.to === 'boolean', known.t);
			return { ...state, minorsClosing: known.to };
		case 'own.tieBreak':
			expectThat(typeof known.to === 'boolean', known.t);
			return { ...state, tieBreak: known.to };
		default:
			throw new Misfit(`unknown fact ${fact.t}`);
	}
}

function expectThat(holds: boolean, what: string): void {
	if (!holds) throw new Misfit(`${what} has an unknown value`);
}
