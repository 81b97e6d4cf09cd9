/** Regionals: floating, parring, removing, reserving their secondary shares (8, 9.2). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import {
	certificatesAt,
	certificatesOf,
	presidentCertificate
} from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { regionals, REGIONALS_IN_PLAY } from '../tables/companies';
import { REGIONAL_PARS } from '../tables/market';
import { NO_REMOVAL } from '../tables/options';
import { homeZone } from '../tables/zones';
import {
	company,
	homeCost,
	never,
	no,
	placeStations,
	refusals,
	unfloatedMinors,
	withOption
} from './common';
import { concessionPlayer, done, joinTrack, turnOf } from './floating';
import { removeCompany } from './flow';
import { certificatesCounted } from './limits';
import { own, set } from './own';
import { beforeAction } from './turns';

export interface FloatRegional {
	readonly do: 'own.floatRegional';
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly par: number;
}

export interface ParRegional {
	readonly do: 'own.parRegional';
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly par: number;
}

export interface BuyParred {
	readonly do: 'own.buyParred';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export interface RemoveRegional {
	readonly do: 'own.removeRegional';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export interface ReserveShare {
	readonly do: 'own.reserveShare';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export type RegionalAction =
	| FloatRegional
	| ParRegional
	| BuyParred
	| RemoveRegional
	| ReserveShare;

const CHEAPEST = 2 * REGIONAL_PARS[0];

/** Regionals nobody has floated or parred. */
export function openRegionals(state: State): CompanyId[] {
	return regionals.map((card) => card.id).filter((id) => isOpen(state, id));
}

function isOpen(state: State, id: CompanyId): boolean {
	const c = state.companies[id];
	return c?.kind === 'regional' && !c.floated && !c.closed && c.par === null;
}

function roomForOne(state: State, player: PlayerId): Refusal | false {
	return (
		certificatesCounted(state, player) >= state.certificateLimit &&
		no('certificate-limit', R['4.1'], { limit: state.certificateLimit })
	);
}

export const floatRegional: ActionRule<FloatRegional> = {
	check(state, { player, company: id, par }) {
		if (!isOpen(state, id)) return [never('not-available', R['9.2'])];
		const has = spendable(state, player);
		return refusals(
			...turnOf(state, player),
			!REGIONAL_PARS.some((p) => p === par) && never('not-a-par', R['9.2']),
			has < 2 * par && never('not-enough-money', R['9.2'], { price: 2 * par, has }),
			roomForOne(state, player)
		);
	},
	apply(book, { player, company: id, par }) {
		book.post(R['9.2'], { t: 'parSet', company: id, from: null, to: par });
		joinTrack(book, R['9.2'], id);
		begin(book, player, id, par);
		done(book, player);
	},
	options(state) {
		const player = concessionPlayer(state) ?? beforeAction(state);
		if (player === null || own(state).rail === 'major') return [];
		return openRegionals(state).flatMap((id) =>
			REGIONAL_PARS.map((par) => ({
				action: { do: 'own.floatRegional', player, company: id, par } as const
			}))
		);
	}
};

/** Twice par into the treasury, secondary shares to the charter, home station paid (9.2). */
function begin(book: GameBook, player: PlayerId, id: CompanyId, par: number): void {
	pay(book, R['9.2'], player, id, 2 * par, 'capital', id);
	const president = presidentCertificate(book.state, id);
	if (president === null) throw new Error(`${id} has no president's certificate`);
	moveCertificate(book, R['9.2'], id, president, player);
	for (const share of certificatesAt(book.state, id, 'offering')) {
		moveCertificate(book, R['9.2'], id, share, id);
	}
	pay(book, R['9.2'], id, 'bank', homeCost(id), 'token', id);
	placeStations(book, R['9.2'], id, 1, 1);
	book.post(R['9.2'], { t: 'companyFloated', company: id });
}

/** Only with a concession, and only if neither a minor nor a regional can be floated (8.1). */
export const parRegional: ActionRule<ParRegional> = {
	check(state, { player, company: id, par }) {
		const now = concessionPlayer(state);
		if (now === null) return [never('wrong-moment', R['8.1'])];
		if (!isOpen(state, id)) return [never('not-available', R['8.1'])];
		return refusals(
			now !== player && never('not-your-turn', R['8.1'], { player: now }),
			!REGIONAL_PARS.some((p) => p === par) && never('not-a-par', R['9.2']),
			(unfloatedMinors(state, player).length > 0 || canFloatRegional(state, player)) &&
				no('can-float', R['8.1'])
		);
	},
	apply(book, { player, company: id, par }) {
		book.post(R['8.1'], { t: 'parSet', company: id, from: null, to: par });
		const president = presidentCertificate(book.state, id);
		if (president === null) throw new Error(`${id} has no president's certificate`);
		moveCertificate(book, R['8.1'], id, president, 'pool');
		joinTrack(book, R['8.1'], id);
		done(book, player);
	},
	options(state) {
		const player = concessionPlayer(state);
		if (player === null || unfloatedMinors(state, player).length > 0) return [];
		if (canFloatRegional(state, player)) return [];
		return openRegionals(state).flatMap((id) =>
			REGIONAL_PARS.map((par) => ({
				action: { do: 'own.parRegional', player, company: id, par } as const
			}))
		);
	}
};

function canFloatRegional(state: State, player: PlayerId): boolean {
	return spendable(state, player) >= CHEAPEST && roomForOne(state, player) === false;
}

function parredRegionals(state: State): CompanyId[] {
	return regionals
		.map((card) => card.id)
		.filter((id) => {
			const c = company(state, id);
			return !c.floated && !c.closed && c.par !== null;
		});
}

/** A regional parred by a concession: its treasury gets the money, then it floats (A-OE-02). */
export const buyParred: ActionRule<BuyParred> = {
	check(state, { player, company: id }) {
		if (!parredRegionals(state).includes(id)) return [never('not-parred', R['8.2'])];
		const price = 2 * (company(state, id).par ?? 0);
		const has = spendable(state, player);
		return refusals(
			...turnOf(state, player),
			concessionPlayer(state) !== null && never('wrong-moment', R['8.1']),
			has < price && never('not-enough-money', R['8.2'], { price, has }),
			roomForOne(state, player)
		);
	},
	apply(book, { player, company: id }) {
		begin(book, player, id, company(book.state, id).par ?? 0);
		done(book, player);
	},
	options(state) {
		const player = beforeAction(state);
		if (player === null || own(state).rail !== 'regional') return [];
		return parredRegionals(state).map((id) => ({
			action: { do: 'own.buyParred', player, company: id }
		}));
	}
};

/** At most six, each from another zone (8.2). */
export const removeRegional: ActionRule<RemoveRegional> = {
	check(state, { player, company: id }) {
		if (!isOpen(state, id)) return [never('not-available', R['8.2'])];
		const { taken } = own(state);
		return refusals(
			...turnOf(state, player),
			concessionPlayer(state) !== null && never('wrong-moment', R['8.1']),
			withOption(state, NO_REMOVAL) && no('not-used', R['8.2']),
			taken.length >= regionals.length - REGIONALS_IN_PLAY && no('enough-removed', R['8.2']),
			taken.some((gone) => homeZone[gone] === homeZone[id]) && no('zone-once', R['8.2'])
		);
	},
	apply(book, { player, company: id }) {
		set(book, R['8.2'], 'taken', [...own(book.state).taken, id]);
		removeCompany(book, R['8.2'], id);
		done(book, player);
	},
	options(state) {
		const player = beforeAction(state);
		if (player === null || own(state).rail !== 'regional') return [];
		if (withOption(state, NO_REMOVAL)) return [];
		return openRegionals(state).map((id) => ({
			action: { do: 'own.removeRegional', player, company: id }
		}));
	}
};

/** At any time of the first stock round, once a player (8.4). */
export const reserveShare: ActionRule<ReserveShare> = {
	check(state, { player, company: id }) {
		const c = state.companies[id];
		const { reservations } = own(state);
		if (c === undefined || c.kind !== 'regional' || c.closed) {
			return [never('not-available', R['8.4'])];
		}
		return refusals(
			(state.turn?.kind !== 'stock' || state.round.number !== 1) && no('wrong-moment', R['8.4']),
			state.players[player] === undefined && never('not-available', R['8.4']),
			reservations[player] !== undefined && no('already-reserved', R['8.4']),
			Object.values(reservations).includes(id) && no('already-reserved', R['8.4']),
			secondaryLeft(state, id) < 2 && no('secondary-gone', R['8.4'])
		);
	},
	apply(book, { player, company: id }) {
		set(book, R['8.4'], 'reservations', { ...own(book.state).reservations, [player]: id });
	},
	options(state) {
		if (state.turn?.kind !== 'stock' || state.round.number !== 1) return [];
		const list: Candidate<ReserveShare>[] = [];
		for (const player of state.seats) {
			if (own(state).reservations[player] !== undefined) continue;
			for (const { id } of regionals) {
				const c = company(state, id);
				if (c.kind === 'regional' && c.floated && !c.closed) {
					list.push({ action: { do: 'own.reserveShare', player, company: id } });
				}
			}
		}
		return list;
	}
};

/** Secondary shares that no player has bought. */
export function secondaryLeft(state: State, id: CompanyId): number {
	return certificatesOf(state, id).filter(
		(c) => c.percent === 25 && (c.place === id || c.place === 'offering')
	).length;
}
