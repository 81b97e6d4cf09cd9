/** What only 18MEX keeps: the Copper Canyon tile, the merger, the tie-break round. */
import type { OwnFact } from '../../../core/model/fact';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';

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
	| { readonly t: 'own.merged'; readonly to: CompanyId | 'none' }
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

export function evolveOwn(before: unknown, fact: OwnFact): MexOwn {
	const state = before as MexOwn;
	const known = fact as MexFact;
	switch (known.t) {
		case 'own.copperCanyon':
			return { ...state, copperCanyon: known.to };
		case 'own.merged':
			return { ...state, merged: known.to };
		case 'own.minorsClosing':
			return { ...state, minorsClosing: known.to };
		case 'own.tieBreak':
			return { ...state, tieBreak: known.to };
	}
}
