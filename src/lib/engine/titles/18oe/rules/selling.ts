/** Selling shares to the Open Market: price, marker, presidency (10.1, 10.3). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { ordinary, percentAt, presidentOf, successor } from '../../../core/certificates/holdings';
import { handOver, moveCertificate } from '../../../core/certificates/presidency';
import { pay, type GameBook } from '../../../core/ledger/ledger';
import type { SellShares } from '../../../core/model/action';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { rememberSeller } from '../../../core/rounds';
import { R } from '../rulebook';
import { down } from '../tables/market';
import { company, never, no, priced, priceOf, refusals, shift } from './common';
import { own, remember } from './own';
import { act, beforePurchase } from './turns';

/** Most that the Open Market may hold after a sale. */
export const MOST_IN_MARKET = 50;

type Sale = Pick<SellShares, 'player' | 'company' | 'percent'>;

/** More tens are sold than the seller has beside the president's certificate. */
function needsPresident(state: State, { player, company: id, percent }: Sale): boolean {
	return presidentOf(state, id) === player && percent / 10 > ordinary(state, id, player, 10).length;
}

/** Another player with at least 20% who would hold more than what is left (10.3). */
function heirOf(state: State, { player, company: id, percent }: Sale): PlayerId | null {
	const left = percentAt(state, id, player) - percent;
	const heir = successor(state, id, player, left);
	return heir !== null && percentAt(state, id, heir) >= 20 ? heir : null;
}

export function saleRefusals(state: State, sale: Sale): (Refusal | false)[] {
	const { player, company: id, percent } = sale;
	const c = state.companies[id];
	if (c === undefined || c.closed || (c.kind !== 'major' && c.kind !== 'national')) {
		return [never('not-available', R['10.1'])];
	}
	if (percent <= 0 || percent % 10 !== 0) return [never('no-such-certificates', R['10.1'])];
	const held = percentAt(state, id, player);
	if (held < percent) return [never('holds-too-little', R['10.1'], { company: id, percent: held })];
	const market = percentAt(state, id, 'pool');
	const { stock } = own(state);
	return [
		state.phase === '1' && no('first-stock-round', R['10.1']),
		stock.floated === id && no('new-major-stays', R['9.3'], { company: id }),
		needsPresident(state, sale) &&
			heirOf(state, sale) === null &&
			never('president-stays', R['10.3'], { company: id }),
		market + percent > MOST_IN_MARKET &&
			no('pool-full', R['10.1'], { company: id, percent: market })
	];
}

/** Sales are made before the purchase, in a turn of selling and buying or of floating (9.3, 10). */
function turnRefusals(state: State, player: PlayerId): (Refusal | false)[] {
	const { turn } = state;
	const { action } = own(state).stock;
	if (turn?.kind !== 'stock') return [never('wrong-moment', R['10.1'])];
	return [
		turn.player !== player && never('not-your-turn', R['10'], { player: turn.player }),
		own(state).rail !== 'major' && no('major-phase-only', R['8.3']),
		turn.bought && no('already-bought', R['10']),
		action !== null && action !== 'sellBuy' && action !== 'float' && no('one-stock-action', R['10'])
	];
}

/** Is there anything the player may sell in this turn? */
export function anySale(state: State, player: PlayerId): boolean {
	if (turnRefusals(state, player).some((r) => r !== false)) return false;
	return priced(state).some(
		(company) =>
			percentAt(state, company, player) > 0 &&
			saleRefusals(state, { player, company, percent: 10 }).every((r) => r === false)
	);
}

/** What the player could raise by sales in this turn, for purchases that must follow. */
export function mostFromSales(state: State, player: PlayerId, except: CompanyId): number {
	let sum = 0;
	for (const id of priced(state)) {
		if (id === except) continue;
		let best = 0;
		for (let percent = 10; percent <= percentAt(state, id, player); percent += 10) {
			const sale = { player, company: id, percent };
			if (saleRefusals(state, sale).every((r) => r === false)) best = percent;
		}
		sum += (best / 10) * salePrice(state, id);
	}
	return sum;
}

/** The share value when the stock action began (10.1, A-OE-12). */
export function salePrice(state: State, id: CompanyId): number {
	return own(state).stock.prices[id] ?? priceOf(state, id);
}

/** DOWN once a share, unless Barclay holds the marker (4.4, 14.4). */
export function drop(book: GameBook, id: CompanyId, shares: number): void {
	const { spot } = company(book.state, id);
	if (spot === null || own(book.state).frozen === id) return;
	shift(book, R['10.1'], id, down(spot, shares));
}

export const sellShares: ActionRule<SellShares> = {
	check(state, sale) {
		return refusals(...turnRefusals(state, sale.player), ...saleRefusals(state, sale));
	},
	apply(book, sale) {
		const { player, company: id, percent } = sale;
		const price = salePrice(book.state, id);
		const heir = needsPresident(book.state, sale) ? heirOf(book.state, sale) : null;
		if (heir !== null) handOver(book, R['10.3'], id, heir);
		for (const share of ordinary(book.state, id, player, 10).slice(0, percent / 10)) {
			moveCertificate(book, R['10.1'], id, share, 'pool');
		}
		pay(book, R['10.1'], 'bank', player, (percent / 10) * price, 'shareSale', id);
		act(book, own(book.state).stock.action ?? 'sellBuy');
		const { prices } = own(book.state).stock;
		if (prices[id] === undefined) remember(book, R['10.1'], { prices: { ...prices, [id]: price } });
		drop(book, id, percent / 10);
		recordSale(book, player, id, percent);
	},
	options(state) {
		const player = beforePurchase(state);
		if (player === null) return [];
		return priced(state).flatMap((id) => {
			const held = percentAt(state, id, player);
			return Array.from({ length: held / 10 }, (_, i) => ({
				action: { do: 'sellShares', player, company: id, percent: 10 * (i + 1) } as const
			}));
		});
	}
};

function recordSale(book: GameBook, player: PlayerId, id: CompanyId, percent: number): void {
	const { turn } = book.state;
	if (turn?.kind === 'stock') {
		const sold = { ...turn.sold, [id]: (turn.sold[id] ?? 0) + percent };
		book.post(R['10.1'], { t: 'turnChanged', to: { ...turn, sold, soldFirst: true } });
	}
	rememberSeller(book, R['10.2'], player, id);
}
