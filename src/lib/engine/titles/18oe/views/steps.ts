/** What comes before and after trains: income and minor C, a major's own shares, abandoned minors. */
import { certificatesAt, ordinary } from '../../../core/certificates/holdings';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { minors, privates } from '../tables/companies';
import { atPhase, MAIL } from '../tables/trains';
import { company, controller, majorsOf, ownerOf, powerHolder } from '../rules/common';
import { payingPrivate } from '../rules/flow';
import { own } from '../rules/own';
import { ACCESS, type CityClass } from '../rules/transfers';

export { PORT_PRICE } from '../rules/transfers';

export interface IncomeLine {
	/** A private, or minor K for its mail. */
	readonly about: string;
	readonly to: PlayerId | CompanyId;
	readonly amount: number;
}

/** What is paid before anybody operates: face-up privates, then minor K's mail. */
export function incomeLines(state: State): IncomeLine[] {
	const lines = privates.flatMap(({ id }): IncomeLine[] => {
		const owner = ownerOf(state, id);
		const amount = state.deeds[id]?.revenue ?? 0;
		return owner === null || !payingPrivate(state, id) ? [] : [{ about: id, to: owner, amount }];
	});
	const mail = powerHolder(state, 'K');
	if (mail === null) return lines;
	return [...lines, { about: 'K', to: mail, amount: atPhase(MAIL, state.phase) }];
}

/** Who has minor C's choice, and what was chosen. */
export function minorCView(
	state: State
): { readonly holder: CompanyId; readonly at: 'normal' | 'first' | 'last' } | null {
	const holder = powerHolder(state, 'C');
	return holder === null ? null : { holder, at: own(state).minorC };
}

export interface ShareStep {
	/** Shares of ten percent that could be sold or bought, limits aside. */
	readonly held: number;
	readonly there: number;
	readonly abandoned: readonly CompanyId[];
}

export function shareStep(state: State, id: CompanyId): ShareStep {
	return {
		held: certificatesAt(state, id, id).length,
		there: ordinary(state, id, 'pool', 10).length,
		abandoned: minors.map((card) => card.id).filter((m) => own(state).abandoned.includes(m))
	};
}

/** Sister majors with a station besides their home (11.5). */
export function transferSellers(state: State, id: CompanyId): CompanyId[] {
	const president = controller(state, id);
	if (president === null || company(state, id).kind !== 'major') return [];
	return majorsOf(state, president).filter(
		(other) => other !== id && company(state, other).tokens.placed > 1
	);
}

/** What the selling major gets for access to a city. */
export function accessFee(city: CityClass): number {
	return ACCESS[city];
}
