/**
 * What is different between two positions: the list of money, certificates, trains and markers to
 * move on the real table to get from one to the other, and what a rewrite would change in the end.
 */
import { certificatesOf, percentAt } from '../certificates/holdings';
import type { CellId, CompanyId, Holder, Place } from '../model/ids';
import type { State, Train } from '../model/state';

export type Difference =
	| { readonly kind: 'cash'; readonly holder: Holder; readonly from: number; readonly to: number }
	| {
			readonly kind: 'shares';
			readonly company: CompanyId;
			readonly place: Place;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly kind: 'president';
			readonly company: CompanyId;
			readonly from: Place | null;
			readonly to: Place | null;
	  }
	| {
			readonly kind: 'marker';
			readonly company: CompanyId;
			readonly from: MarkerAt | null;
			readonly to: MarkerAt | null;
	  }
	| {
			readonly kind: 'train';
			readonly train: string;
			readonly type: string;
			readonly from: Place;
			readonly to: Place;
	  }
	/** The same card, the other side up or marked for its last run. */
	| {
			readonly kind: 'card';
			readonly train: string;
			readonly from: Pick<Train, 'type' | 'obsolete'>;
			readonly to: Pick<Train, 'type' | 'obsolete'>;
	  }
	| { readonly kind: 'deed'; readonly deed: string; readonly from: Place; readonly to: Place }
	| {
			readonly kind: 'tokens' | 'exchange';
			readonly company: CompanyId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly kind: 'par';
			readonly company: CompanyId;
			readonly from: number | null;
			readonly to: number | null;
	  }
	| {
			readonly kind: 'floated' | 'faceDown' | 'closed';
			readonly company: CompanyId;
			readonly from: boolean;
			readonly to: boolean;
	  }
	| { readonly kind: 'limit'; readonly from: number; readonly to: number }
	| { readonly kind: 'phase'; readonly from: string; readonly to: string }
	| { readonly kind: 'priority'; readonly from: string | null; readonly to: string | null }
	| { readonly kind: 'turn' };

export interface MarkerAt {
	readonly cell: CellId;
	readonly price: number;
	/** Place in the stack, 0 = top. */
	readonly at: number;
	readonly of: number;
}

export function difference(before: State, after: State): Difference[] {
	return [
		...cash(before, after),
		...shares(before, after),
		...markers(before, after),
		...things(before, after),
		...standings(before, after),
		...turn(before, after)
	];
}

function cash(before: State, after: State): Difference[] {
	const list: Difference[] = [];
	for (const holder in after.cash) {
		const from = before.cash[holder] ?? 0;
		const to = after.cash[holder] ?? 0;
		if (from !== to) list.push({ kind: 'cash', holder, from, to });
	}
	return list;
}

function shares(before: State, after: State): Difference[] {
	const list: Difference[] = [];
	for (const company in after.certificates) {
		if (before.certificates[company] === after.certificates[company]) continue;
		const places = new Set<Place>();
		for (const state of [before, after]) {
			for (const certificate of certificatesOf(state, company)) places.add(certificate.place);
		}
		for (const place of places) {
			const from = percentAt(before, company, place);
			const to = percentAt(after, company, place);
			if (from !== to) list.push({ kind: 'shares', company, place, from, to });
		}
		const from = presidentPlace(before, company);
		const to = presidentPlace(after, company);
		if (from !== to) list.push({ kind: 'president', company, from, to });
	}
	return list;
}

function presidentPlace(state: State, company: CompanyId): Place | null {
	return certificatesOf(state, company).find((c) => c.president)?.place ?? null;
}

function markerAt(state: State, company: CompanyId): MarkerAt | null {
	const spot = state.companies[company]?.spot;
	if (!spot) return null;
	const stack = state.market[spot.cell] ?? [];
	return { cell: spot.cell, price: spot.price, at: stack.indexOf(company), of: stack.length };
}

function markers(before: State, after: State): Difference[] {
	const list: Difference[] = [];
	for (const company in after.companies) {
		const from = markerAt(before, company);
		const to = markerAt(after, company);
		if (from?.cell !== to?.cell || from?.at !== to?.at) {
			list.push({ kind: 'marker', company, from, to });
		}
	}
	return list;
}

function things(before: State, after: State): Difference[] {
	const list: Difference[] = [];
	const trains = new Map(before.trains.map((train) => [train.id, train]));
	for (const train of after.trains) {
		const was = trains.get(train.id);
		const from = was?.place ?? 'removed';
		if (from !== train.place) {
			list.push({ kind: 'train', train: train.id, type: train.type, from, to: train.place });
		}
		const turned = was !== undefined && was.type !== train.type;
		if (turned || (was !== undefined && was.obsolete !== train.obsolete)) {
			list.push({ kind: 'card', train: train.id, from: was, to: train });
		}
	}
	for (const deed in after.deeds) {
		const from = before.deeds[deed]?.place ?? 'removed';
		const to = after.deeds[deed]?.place ?? 'removed';
		if (from !== to) list.push({ kind: 'deed', deed, from, to });
	}
	return list;
}

/** How each company stands, apart from money, shares and the place of its marker. */
function standings(before: State, after: State): Difference[] {
	const list: Difference[] = [];
	for (const company in after.companies) {
		const [was, now] = [before.companies[company], after.companies[company]];
		if (was === undefined || now === undefined || was === now) continue;
		if (was.par !== now.par) list.push({ kind: 'par', company, from: was.par, to: now.par });
		for (const kind of ['floated', 'faceDown', 'closed'] as const) {
			if (was[kind] !== now[kind]) list.push({ kind, company, from: was[kind], to: now[kind] });
		}
		const [from, to] = [was.tokens, now.tokens];
		if (from.left !== to.left) {
			list.push({ kind: 'tokens', company, from: from.left, to: to.left });
		}
		if (from.exchange !== to.exchange) {
			list.push({ kind: 'exchange', company, from: from.exchange, to: to.exchange });
		}
	}
	return list;
}

function turn(before: State, after: State): Difference[] {
	const list: Difference[] = [];
	if (before.phase !== after.phase)
		list.push({ kind: 'phase', from: before.phase, to: after.phase });
	if (before.certificateLimit !== after.certificateLimit) {
		list.push({ kind: 'limit', from: before.certificateLimit, to: after.certificateLimit });
	}
	if (before.priority !== after.priority) {
		list.push({ kind: 'priority', from: before.priority, to: after.priority });
	}
	const place = (state: State): string =>
		JSON.stringify([state.round.kind, state.round.number, state.round.part, state.turn]);
	if (place(before) !== place(after)) list.push({ kind: 'turn' });
	return list;
}
