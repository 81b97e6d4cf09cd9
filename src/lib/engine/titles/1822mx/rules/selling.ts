/** Selling shares to the bank pool, in a stock turn or for a train (5.5, 6.16.1). */
import type { Refusal } from '../../../kernel/refusal';
import { ordinary, percentAt, presidentOf } from '../../../core/certificates/holdings';
import { handOver, moveCertificate } from '../../../core/certificates/presidency';
import { pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { majors, NDEM } from '../tables/companies';
import { company, never, no, noteTurn, priceOf } from './common';
import { heirOf } from './director';
import { MOST_IN_POOL } from './limits';
import { moveBy } from './marker';
import { own } from './own';

export interface Sale {
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly percent: number;
}

/** All shares of a company sell at its price before the first of them was sold in this turn. */
export function salePrice(state: State, id: CompanyId): number {
	return own(state).turn.sales[id]?.price ?? priceOf(state, id);
}

/** The director's certificate is touched when the ordinary ones do not suffice. */
export function touchesDirector(state: State, sale: Sale): boolean {
	return (
		presidentOf(state, sale.company) === sale.player &&
		sale.percent / 10 > ordinary(state, sale.company, sale.player, 10).length
	);
}

function heirAfter(state: State, sale: Sale): PlayerId | null {
	const left = percentAt(state, sale.company, sale.player) - sale.percent;
	return heirOf(state, sale.company, sale.player, left);
}

export function saleRefusals(state: State, sale: Sale): (Refusal | false)[] {
	const { player, company: id, percent } = sale;
	const c = state.companies[id];
	if (c === undefined || c.closed) return [never('not-available', R['5.5.1'])];
	if (c.kind === 'minor') return [never('not-for-sale', R['4.2.7'])];
	if (percent <= 0 || percent % 10 !== 0) return [never('holds-too-little', R['5.5.1'])];
	const held = percentAt(state, id, player);
	const pool = percentAt(state, id, 'pool');
	return [
		held < percent && never('holds-too-little', R['5.5.1'], { company: id, percent: held }),
		c.turns === 0 && no('not-operated', R['5.5.1'], { company: id }),
		held >= percent &&
			touchesDirector(state, sale) &&
			heirAfter(state, sale) === null &&
			never('president-stays', R['5.5.1'], { company: id }),
		id !== NDEM &&
			pool + percent > MOST_IN_POOL &&
			no('pool-full', R['5.5.1'], { company: id, percent: pool })
	];
}

/** Does this sale count as the director's? A directorship lost on the way does not change it (A-MX-10). */
function byDirector(state: State, sale: Sale): boolean {
	const first = own(state).turn.sales[sale.company];
	return first?.director ?? presidentOf(state, sale.company) === sale.player;
}

/** How far the marker falls: a space per share for the director, one in all for others (5.5.3). */
function spacesDown(state: State, sale: Sale): number {
	if (sale.company === NDEM) return 0;
	if (byDirector(state, sale)) return sale.percent / 10;
	return own(state).turn.sales[sale.company] === undefined ? 1 : 0;
}

/** Books the sale: the directorship first if need be, then shares, money and marker. */
export function applySale(book: GameBook, sale: Sale): void {
	const { player, company: id, percent } = sale;
	const price = salePrice(book.state, id);
	const down = spacesDown(book.state, sale);
	const first = { price, director: byDirector(book.state, sale) };
	if (touchesDirector(book.state, sale)) {
		const heir = heirAfter(book.state, sale);
		if (heir === null) throw new Error(`${id}: nobody can take the directorship`);
		handOver(book, R['5.5.1'], id, heir);
	}
	for (const share of ordinary(book.state, id, player, 10).slice(0, percent / 10)) {
		moveCertificate(book, R['5.5.1'], id, share, 'pool');
	}
	const rule = id === NDEM ? R['5.5.4'] : R['5.5.3'];
	pay(book, rule, 'bank', player, (price * percent) / 10, 'shareSale', id);
	noteTurn(book, rule, { sales: { ...own(book.state).turn.sales, [id]: first } });
	moveBy(book, rule, id, -down);
}

/** Every size of sale worth showing for a player; the caller's check says which are legal. */
export function possibleSales(state: State, player: PlayerId): Sale[] {
	const list: Sale[] = [];
	for (const id of [...majors.map((card) => card.id), NDEM]) {
		if (company(state, id).closed) continue;
		const held = percentAt(state, id, player);
		for (let percent = 10; percent <= held; percent += 10)
			list.push({ player, company: id, percent });
	}
	return list;
}
