/** How markers move on the one-row chart: always under those already there (5.5.6, 6.13.12). */
import type { GameBook } from '../../../core/ledger/ledger';
import { cellOf, spotOf } from '../../../core/market/grid';
import type { CompanyId } from '../../../core/model/ids';
import type { Spot, State } from '../../../core/model/state';
import type { MxRule } from '../rulebook';
import { market } from '../tables/market';
import { company } from './common';

const ROW = market.rows[0] ?? [];

/** The space so many steps to the right (or left, below zero), stopping at either end. */
export function stepped(from: Spot, steps: number): Spot {
	const cell = cellOf(market, from.cell);
	if (cell === null) return from;
	const col = Math.min(Math.max(cell.col + steps, 1), ROW.length);
	const to = ROW[col - 1];
	return to === undefined ? from : spotOf(to);
}

/** Moves a marker; one that stays on its space keeps its place in the stack. */
export function moveBy(book: GameBook, rule: MxRule, id: CompanyId, steps: number): void {
	const { spot } = company(book.state, id);
	if (spot === null || steps === 0) return;
	const to = stepped(spot, steps);
	if (to.cell === spot.cell) return;
	const at = (book.state.market[to.cell] ?? []).length;
	book.post(rule, { t: 'markerMoved', company: id, from: spot, to, at });
}

export function spotAt(price: number): Spot {
	const cell = ROW.find((c) => c.value === price);
	if (cell === undefined) throw new Error(`no space ${price}`);
	return spotOf(cell);
}

/** A first marker: majors under everything, minors under the minors but above the majors (5.12.2). */
export function placeMarker(book: GameBook, rule: MxRule, id: CompanyId, price: number): void {
	const to = spotAt(price);
	const stack = book.state.market[to.cell] ?? [];
	const minor = company(book.state, id).kind === 'minor';
	const at = minor ? minorsOnTop(book.state, stack) : stack.length;
	book.post(rule, { t: 'markerMoved', company: id, from: company(book.state, id).spot, to, at });
}

function minorsOnTop(state: State, stack: readonly CompanyId[]): number {
	const last = stack.findLastIndex((id) => company(state, id).kind === 'minor');
	return last + 1;
}

export function removeMarker(book: GameBook, rule: MxRule, id: CompanyId): void {
	const { spot } = company(book.state, id);
	if (spot !== null) {
		book.post(rule, { t: 'markerMoved', company: id, from: spot, to: null, at: 0 });
	}
}
