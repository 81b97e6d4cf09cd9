/** Floating a major: a regional expands in five steps (9.3). */
import type { ActionRule, Candidate } from '../../../core/assemble';
import {
	certificatesAt,
	certificatesOf,
	percentAt,
	presidentOf
} from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { spendable, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { Certificate, State } from '../../../core/model/state';
import { R } from '../rulebook';
import { regionals } from '../tables/companies';
import { company, never, no, refusals, shift } from './common';
import { majorPar, majorParSpot, majorSlots } from './figures';
import { leaveTrack } from './flow';
import { atLimit, mustSell } from './limits';
import { own, remember, set } from './own';
import { anySale, mostFromSales } from './selling';
import { reservedByOther, takeTreasuryShare, treasuryPrice, treasuryShares } from './stock';
import { act, beforeAction, majorTurn } from './turns';

export interface FloatMajor {
	readonly do: 'own.floatMajor';
	readonly player: PlayerId;
	readonly company: CompanyId;
	/** The president first buys one share at the regional's par. */
	readonly first?: boolean;
}

/** President, or holder of both secondary shares. */
function mayFloat(state: State, player: PlayerId, id: CompanyId): boolean {
	return presidentOf(state, id) === player || percentAt(state, id, player) >= 50;
}

export const floatMajor: ActionRule<FloatMajor> = {
	check(state, { player, company: id, first }) {
		const c = state.companies[id];
		if (c === undefined || c.kind !== 'regional' || !c.floated || c.closed) {
			return [never('not-available', R['9.3'])];
		}
		const president = presidentOf(state, id);
		const has = spendable(state, player);
		const later = majorPar(state, c.par ?? 60);
		const mustBuy = president !== player;
		return refusals(
			...majorTurn(state, player),
			president === null && never('not-controlled', R['11.6.5']),
			!mayFloat(state, player, id) && no('not-controlled', R['9.3']),
			// Its step 4 may bring the player back under the limit; the turn does not end before (4.1, 9.3).
			!anySale(state, player) && mustSell(state, player),
			mustBuy &&
				has + mostFromSales(state, player, id) < later &&
				no('not-enough-money', R['9.3'], { price: later, has }),
			...(first === true ? firstRefusals(state, player, id) : [])
		);
	},
	apply(book, { player, company: id, first }) {
		const mustBuy = presidentOf(book.state, id) !== player;
		if (first === true) takeTreasuryShare(book, player, id);
		expand(book, id);
		act(book, 'float');
		remember(book, R['9.3'], { floated: id, first: first === true, mustBuy });
	},
	options(state) {
		const player = beforeAction(state);
		if (player === null || own(state).rail !== 'major') return [];
		const list: Candidate<FloatMajor>[] = [];
		for (const { id } of regionals) {
			const c = company(state, id);
			if (c.kind !== 'regional' || !c.floated || c.closed || !mayFloat(state, player, id)) continue;
			list.push({ action: { do: 'own.floatMajor', player, company: id } });
			if (presidentOf(state, id) === player && certificatesAt(state, id, id).length > 0) {
				list.push({ action: { do: 'own.floatMajor', player, company: id, first: true } });
			}
		}
		return list;
	}
};

function firstRefusals(state: State, player: PlayerId, id: CompanyId) {
	const price = treasuryPrice(state, id);
	const has = spendable(state, player);
	return [
		reservedByOther(state, player, id) && no('reserved-share', R['8.4'], { company: id }),
		treasuryShares(state, player, id) === 0 && never('not-available', R['9.3'], { company: id }),
		has < price && never('not-enough-money', R['9.3'], { price, has }),
		atLimit(state, player)
	];
}

/** Par letter, order marker and certificates change; six shares and stations are added. */
function expand(book: GameBook, id: CompanyId): void {
	const c = company(book.state, id);
	const par = majorPar(book.state, c.par ?? 60);
	book.post(R['9.3'], { t: 'companyChanged', company: id, from: 'regional', to: 'major' });
	book.post(R['9.3'], { t: 'parSet', company: id, from: c.par, to: par });
	set(book, R['9.3'], 'parMarkers', [...own(book.state).parMarkers, id]);
	leaveTrack(book, R['9.3'], id);
	shift(book, R['4.3'], id, majorParSpot(par));
	replaceCertificates(book, id);
	const memory = own(book.state);
	set(book, R['9.3'], 'slots', {
		...memory.slots,
		[id]: [...(memory.slots[id] ?? []), ...majorSlots(book.state)]
	});
	const to = { ...c.tokens, left: c.tokens.left + 6 };
	book.post(R['9.3'], { t: 'tokensChanged', company: id, from: c.tokens, to });
	endReservation(book, id);
}

/** The 50% becomes the 20% president's certificate, each 25% a 10%, six more go to the treasury. */
function replaceCertificates(book: GameBook, id: CompanyId): void {
	const old = certificatesOf(book.state, id).filter((c) => c.place !== 'removed');
	let tens = 0;
	const add = (percent: number, president: boolean, place: Certificate['place']): void => {
		const name = president ? 'P' : String(++tens);
		book.post(R['9.3'], {
			t: 'certificateAdded',
			company: id,
			certificate: { id: `${id}-${name}`, percent, president, place }
		});
	};
	for (const certificate of old) moveCertificate(book, R['9.3'], id, certificate, 'removed');
	for (const { president, place } of old) add(president ? 20 : 10, president, place);
	for (let i = 0; i < 6; i++) add(10, false, id);
}

/** Expanding before the first operating round ends a reservation (8.4). */
function endReservation(book: GameBook, id: CompanyId): void {
	const { reservations } = own(book.state);
	if (!Object.values(reservations).includes(id)) return;
	// The player has used up the one reservation; an unfloated name would allow another.
	const kept = Object.entries(reservations).map(([player, reserved]) => [
		player,
		reserved === id ? '' : reserved
	]);
	set(book, R['8.4'], 'reservations', Object.fromEntries(kept) as typeof reservations);
}
