/** Selling shares to the Open Market: certificates, price, marker, presidency (3.2(a)). */
import type { Refusal } from '../../../kernel/refusal';
import { ordinary, percentAt, presidentOf, successor } from '../../../core/certificates/holdings';
import { handOver, moveCertificate } from '../../../core/certificates/presidency';
import { halfRoundedDown, halfRoundedUp, pay, type GameBook } from '../../../core/ledger/ledger';
import { moveMarker, stepDown } from '../../../core/market/grid';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { Certificate, State } from '../../../core/model/state';
import { R } from '../rulebook';
import { majors } from '../tables/companies';
import { market } from '../tables/market';
import { company, never, no, priceOf } from './common';
import { MOST_IN_POOL } from './limits';
import { raiseMakeUp } from './presidency';

export interface Sale {
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly percent: number;
	readonly halves?: number;
	readonly change?: boolean;
}

/** How many 5% certificates a sale uses; an odd percent needs one unless change is made. */
function halvesOf(sale: Sale): number {
	if (sale.change === true) return 0;
	return sale.halves ?? (sale.percent % 10 === 5 ? 1 : 0);
}

/** 10% certificates to hand over; with change one more, against the 5% taken back. */
function tensOf(sale: Sale): number {
	if (sale.change === true) return (sale.percent + 5) / 10;
	return (sale.percent - 5 * halvesOf(sale)) / 10;
}

/** The president's certificate is touched when the ordinary ones do not suffice. */
export function needsPresident(state: State, sale: Sale): boolean {
	return (
		presidentOf(state, sale.company) === sale.player &&
		tensOf(sale) > ordinary(state, sale.company, sale.player, 10).length
	);
}

/** Those of them that lie in the hand; two 5% certificates may stand for another, unless told otherwise. */
export function tensSold(state: State, sale: Sale): number {
	if (needsPresident(state, sale)) return tensOf(sale);
	return Math.min(tensOf(sale), ordinary(state, sale.company, sale.player, 10).length);
}

/** Has the seller the certificates that make up the sale, the president's set aside? */
function madeUp(state: State, sale: Sale): boolean {
	const short = tensOf(sale) - tensSold(state, sale);
	if (short > 0 && sale.halves !== undefined) return false;
	return halvesOf(sale) + 2 * short <= ordinary(state, sale.company, sale.player, 5).length;
}

/** Who becomes president if this sale touches the president's certificate. */
function heirOf(state: State, sale: Sale): PlayerId | null {
	const left = percentAt(state, sale.company, sale.player) - sale.percent;
	const heir = successor(state, sale.company, sale.player, left);
	return heir !== null && percentAt(state, sale.company, heir) >= 20 ? heir : null;
}

/** Half of the certificate is only sold by a president who owns nothing else of it (3.2(a)(5)). */
function splits(state: State, sale: Sale): boolean {
	return tensOf(sale) < 2 && percentAt(state, sale.company, sale.player) > 20;
}

export function saleRefusals(state: State, sale: Sale): (Refusal | false)[] {
	const { player, company: id, percent } = sale;
	const c = state.companies[id];
	if (c === undefined || c.kind !== 'major' || c.closed) return [never('not-available', R['3.2a'])];
	const held = percentAt(state, id, player);
	const pool = percentAt(state, id, 'pool');
	const tens = tensOf(sale);
	const sized = percent > 0 && percent % 5 === 0 && Number.isInteger(tens) && tens >= 0;
	if (!sized) return [never('no-such-certificates', R['3.2a'])];
	const touches = needsPresident(state, sale);
	const heir = touches ? heirOf(state, sale) : null;
	return [
		c.par === null && never('not-started', R['3.2a2'], { company: id }),
		held < percent && never('holds-too-little', R['3.2a'], { company: id, percent: held }),
		sale.change === true && !canMakeChange(state, sale) && never('no-change-to-make', R['3.2a6']),
		!madeUp(state, sale) && never('no-such-certificates', R['3.2a']),
		touches && heir === null && never('president-stays', R['3.2a4'], { company: id }),
		touches && splits(state, sale) && no('president-split', R['3.2a5'], { company: id }),
		pool + percent > MOST_IN_POOL && no('pool-full', R['3.2a3'], { company: id, percent: pool })
	];
}

function canMakeChange(state: State, sale: Sale): boolean {
	return (
		sale.percent % 10 === 5 &&
		ordinary(state, sale.company, sale.player, 5).length === 0 &&
		ordinary(state, sale.company, 'pool', 5).length > 0
	);
}

/** Every size of sale worth showing for a player; the caller's check says which are legal. */
export function possibleSales(state: State, player: PlayerId): Sale[] {
	const list: Sale[] = [];
	for (const { id } of majors) {
		const held = percentAt(state, id, player);
		const halves = ordinary(state, id, player, 5).length;
		const tens = ordinary(state, id, player, 10).length;
		for (let percent = 10; percent <= held; percent += 10)
			list.push({ player, company: id, percent });
		if (halves > 0) {
			for (let percent = 5; percent <= held; percent += 10) {
				list.push({ player, company: id, percent, halves: 1 });
			}
		}
		// Both 5% for one of the 10% certificates, where the seller could give either.
		const choice = halves < 2 ? 0 : presidentOf(state, id) === player ? held - 10 : 10 * tens;
		for (let percent = 10; percent <= choice; percent += 10)
			list.push({ player, company: id, percent, halves: 2 });
		if (halves === 0 && held >= 10 && ordinary(state, id, 'pool', 5).length > 0) {
			for (let percent = 5; percent < held; percent += 10) {
				list.push({ player, company: id, percent, change: true });
			}
		}
	}
	return list;
}

/**
 * What the bank pays: market value per 10%, half of it rounded up for an odd 5%. A second 5% in the
 * same turn completes a share and brings the rest.
 */
export function proceeds(price: number, percent: number, oddBefore: boolean): number {
	const full = Math.floor(percent / 10) * price;
	if (percent % 10 === 0) return full;
	return full + (oddBefore ? halfRoundedDown(price) : halfRoundedUp(price));
}

/** Rows the marker falls: one per full 10% sold in the turn. */
function rowsDown(percent: number, oddBefore: boolean): number {
	return Math.floor((percent + (oddBefore ? 5 : 0)) / 10);
}

/** Books the sale. Certificates go first, then the money, then the marker. */
export function applySale(book: GameBook, sale: Sale, oddBefore: boolean): void {
	const { player, company: id } = sale;
	if (needsPresident(book.state, sale)) {
		const heir = heirOf(book.state, sale);
		if (heir === null) throw new Error(`${id}: nobody can take the presidency`);
		const before = book.state;
		handOver(book, R['3.5'], id, heir);
		// Sold whole, the certificate is exchanged in the Open Market; its half sale leaves it in hand.
		raiseMakeUp(book, id, heir, tensOf(sale) >= 2 ? 'pool' : player, before);
	}
	const price = priceOf(book.state, id);
	for (const certificate of chosen(book.state, sale)) {
		moveCertificate(book, R['3.2a'], id, certificate, 'pool');
	}
	if (sale.change === true) {
		const half = ordinary(book.state, id, 'pool', 5)[0];
		if (half) moveCertificate(book, R['3.2a6'], id, half, player);
	}
	pay(book, R['3.2a'], 'bank', player, proceeds(price, sale.percent, oddBefore), 'shareSale', id);
	const { spot, faceDown } = company(book.state, id);
	if (spot === null) return;
	const to = stepDown(market, spot, rowsDown(sale.percent, oddBefore));
	// A marker that cannot fall keeps its place in the stack too, also after it has operated.
	if (to.cell !== spot.cell) moveMarker(book, R['3.2a'], id, to, faceDown);
}

function chosen(state: State, sale: Sale): Certificate[] {
	const tens = ordinary(state, sale.company, sale.player, 10).slice(0, tensOf(sale));
	// A presidency handed over for 10% + 5% + 5% leaves fewer 10% certificates than the sale names.
	const halves = halvesOf(sale) + 2 * (tensOf(sale) - tens.length);
	return [...tens, ...ordinary(state, sale.company, sale.player, 5).slice(0, halves)];
}
