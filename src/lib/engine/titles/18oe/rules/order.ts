/** The order in which railroads operate and are listed (2.2.6, 11, 15.3). */
import { byPrice } from '../../../core/market/grid';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { isMinor, regionals } from '../tables/companies';
import { company, controller, powerHolder, priced } from './common';
import { own } from './own';

/** Everybody who has not operated: the order track, then majors and nationals by value (11). */
export function toOperate(state: State): CompanyId[] {
	const waiting = (id: CompanyId): boolean => {
		const c = company(state, id);
		return c.floated && !c.closed && !c.faceDown && controller(state, id) !== null;
	};
	const small = own(state).track.filter((id): id is CompanyId => id !== null && waiting(id));
	const large = byPrice(state, priced(state).filter(waiting));
	return [...place(state, small), ...place(state, large)];
}

/** Minor C, or its major, first or last within its group (15.3). */
function place(state: State, group: CompanyId[]): CompanyId[] {
	const { minorC } = own(state);
	const holder = minorC === 'normal' ? null : powerHolder(state, 'C');
	if (holder === null || !group.includes(holder)) return group;
	const rest = group.filter((id) => id !== holder);
	return minorC === 'first' ? [holder, ...rest] : [...rest, holder];
}

/** Every railroad as the table lists it: order track, then by value, then the unfloated. */
export function companyOrder(state: State): CompanyId[] {
	const { track } = own(state);
	const small = track.filter((id): id is CompanyId => id !== null && !company(state, id).closed);
	const large = byPrice(state, priced(state));
	const listed = new Set([...small, ...large]);
	const rest = Object.keys(state.companies).filter(
		(id) => !listed.has(id) && !company(state, id).closed
	);
	const minorsFirst = rest.filter(isMinor);
	const waiting = regionals.map((card) => card.id).filter((id) => rest.includes(id));
	return [...small, ...large, ...minorsFirst, ...waiting];
}
