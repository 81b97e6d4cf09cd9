/** Privates in stock rounds, Barclay's three powers, the Swift Metropolitan (6.1, 10, 14.4, 14.10). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { certificatesAt } from '../../../core/certificates/holdings';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, DeedId, PlayerId } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { BARCLAY, isPrivate, privates, regionals, SWIFT } from '../tables/companies';
import { REGIONAL_PARS } from '../tables/market';
import { reached } from '../tables/trains';
import {
	company,
	controller,
	inLastRound,
	never,
	no,
	operates,
	ownerOf,
	priced,
	refusals,
	stockPlayer,
	turnCompany
} from './common';
import { MAJOR_PARS } from './figures';
import { secondaryLeft } from './regionals';
import { own, remember, set } from './own';
import { spend } from './stations';
import { turnDown } from './track';
import { acquired } from './trains';

export interface ClosePrivate {
	readonly do: 'own.closePrivate';
	readonly player: PlayerId;
	readonly deed: DeedId;
	/** Out of the game instead of face down. */
	readonly remove?: boolean;
}

export interface BarclayPar {
	readonly do: 'own.barclayPar';
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly par: number;
}

export interface BarclayCustody {
	readonly do: 'own.barclayCustody';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export interface BarclayFreeze {
	readonly do: 'own.barclayFreeze';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export interface UseSwift {
	readonly do: 'own.swift';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export type PrivateAction = ClosePrivate | BarclayPar | BarclayCustody | BarclayFreeze | UseSwift;

/** One private action before the stock action of one's own turn (10). */
function privateAction(state: State, player: PlayerId): (Refusal | false)[] {
	const now = stockPlayer(state);
	if (now === null) return [never('wrong-moment', R['10'])];
	const { stock } = own(state);
	return [
		now !== player && never('not-your-turn', R['10'], { player: now }),
		(stock.privateUsed || stock.action !== null) && no('private-first', R['10'])
	];
}

export const closePrivate: ActionRule<ClosePrivate> = {
	check(state, { player, deed, remove }) {
		return refusals(
			...privateAction(state, player),
			(!isPrivate(deed) || ownerOf(state, deed) !== player) && never('not-the-owner', R['6.1']),
			own(state).faceDown.includes(deed) && remove !== true && never('face-down', R['6.1'])
		);
	},
	apply(book, { deed, remove }) {
		remember(book, R['10'], { privateUsed: true });
		if (remove !== true) {
			turnDown(book, '6.1', deed);
			return;
		}
		const from = book.state.deeds[deed]?.place ?? 'removed';
		book.post(R['10'], { t: 'deedMoved', deed, from, to: 'removed' });
	},
	options(state) {
		const player = stockPlayer(state);
		if (player === null) return [];
		return privates
			.filter(({ id }) => ownerOf(state, id) === player)
			.flatMap(({ id }) => [
				{ action: { do: 'own.closePrivate', player, deed: id } as const },
				{ action: { do: 'own.closePrivate', player, deed: id, remove: true } as const }
			]);
	}
};

function barclayOwner(state: State, player: PlayerId): Refusal | false {
	const free = ownerOf(state, BARCLAY) === player && own(state).frozen === null;
	return !free && never('not-the-owner', R['14.4']);
}

/** Regionals, and majors whose par marker is still there (10.7). */
function hasParMarker(state: State, id: CompanyId): boolean {
	const c = company(state, id);
	if (!c.floated || c.closed) return false;
	return c.kind === 'regional' || own(state).parMarkers.includes(id);
}

function parsOf(state: State, id: CompanyId): readonly number[] {
	return company(state, id).kind === 'regional' ? REGIONAL_PARS : MAJOR_PARS;
}

/** In an own stock turn, or in the railroad's operating turn; the share marker stays (A-OE-41). */
export const barclayPar: ActionRule<BarclayPar> = {
	check(state, { player, company: id, par }) {
		if (state.companies[id] === undefined) return [never('not-available', R['14.4'])];
		const now = stockPlayer(state);
		return refusals(
			now === null
				? operates(state, id)
				: now !== player && never('not-your-turn', R['14.4'], { player: now }),
			barclayOwner(state, player),
			controller(state, id) !== player && no('not-controlled', R['14.4']),
			!hasParMarker(state, id) && no('no-par-marker', R['14.4'], { company: id }),
			!parsOf(state, id).includes(par) && never('not-a-par', R['14.4'])
		);
	},
	apply(book, { company: id, par }) {
		const from = company(book.state, id).par;
		book.post(R['14.4'], { t: 'parSet', company: id, from, to: par });
		spend(book, '14.4', BARCLAY);
	},
	options(state) {
		const owner = ownerOf(state, BARCLAY);
		const operating = turnCompany(state);
		if (owner === null || (operating === null && stockPlayer(state) !== owner)) return [];
		const list = operating === null ? regionals.map((card) => card.id) : [operating];
		return list
			.filter((id) => hasParMarker(state, id) && controller(state, id) === owner)
			.flatMap((id) =>
				parsOf(state, id)
					.filter((par) => par !== company(state, id).par)
					.map((par) => ({
						action: { do: 'own.barclayPar', player: owner, company: id, par } as const
					}))
			);
	}
};

/** At any time of a stock round, also while another player is buying (14.4). */
export const barclayCustody: ActionRule<BarclayCustody> = {
	check(state, { player, company: id }) {
		const c = state.companies[id];
		if (c === undefined || state.turn?.kind !== 'stock') return [never('wrong-moment', R['14.4'])];
		return refusals(
			barclayOwner(state, player),
			controller(state, id) !== player && no('not-controlled', R['14.4']),
			certificatesAt(state, id, id).length === 0 &&
				never('not-available', R['14.4'], { company: id }),
			c.kind === 'regional' && secondaryLeft(state, id) < 2 && no('secondary-gone', R['14.4'])
		);
	},
	apply(book, { player, company: id }) {
		set(book, R['14.4'], 'custody', { player, company: id });
		spend(book, '14.4', BARCLAY);
	},
	options(state) {
		const player = ownerOf(state, BARCLAY);
		if (player === null || state.turn?.kind !== 'stock') return [];
		return regionals
			.map((card) => card.id)
			.filter((id) => controller(state, id) === player && certificatesAt(state, id, id).length > 0)
			.map((id) => ({ action: { do: 'own.barclayCustody', player, company: id } }));
	}
};

/** Keeps one marker, anybody's, from moving DOWN until the round ends (14.4). */
export const barclayFreeze: ActionRule<BarclayFreeze> = {
	check(state, { player, company: id }) {
		return refusals(
			state.turn?.kind !== 'stock' && never('wrong-moment', R['14.4']),
			barclayOwner(state, player),
			(state.companies[id]?.spot ?? null) === null && never('not-available', R['14.4'])
		);
	},
	apply(book, { company: id }) {
		set(book, R['14.4'], 'frozen', id);
		// Its ability is used up, and it stays only until the round ends: face down.
		turnDown(book, '6.1', BARCLAY);
	},
	options(state) {
		const player = ownerOf(state, BARCLAY);
		if (player === null || state.turn?.kind !== 'stock' || own(state).frozen !== null) return [];
		return priced(state).map((id) => ({
			action: { do: 'own.barclayFreeze', player, company: id }
		}));
	}
};

function rustedTwo(state: State): Train | null {
	return state.trains.find((t) => t.place === 'reserve' && t.type === '2+2') ?? null;
}

/** From phase 4 on one of the owner's railroads takes a rusted 2+2 for good (14.10). */
export const swift: ActionRule<UseSwift> = {
	check(state, { player, company: id }) {
		const stock = stockPlayer(state) !== null;
		return refusals(
			...(stock
				? privateAction(state, player)
				: [state.turn?.kind !== 'operating' && never('wrong-moment', R['14.10'])]),
			inLastRound(state) && no('only-repeats', R['13']),
			ownerOf(state, SWIFT) !== player && never('not-the-owner', R['14.10']),
			controller(state, id) !== player && no('not-controlled', R['14.10']),
			state.companies[id]?.kind === 'national' && no('not-for-nationals', R['14.10']),
			!reached(state.phase, 4) && no('too-early', R['14.10'], { phase: 4 }),
			rustedTwo(state) === null && never('no-rusted-train', R['14.10'])
		);
	},
	apply(book, { company: id }) {
		const train = rustedTwo(book.state);
		if (train === null) throw new Error('no rusted 2+2 is left');
		giveSwift(book, train, id);
		if (book.state.turn?.kind === 'stock') remember(book, R['10'], { privateUsed: true });
	},
	options(state) {
		const player = ownerOf(state, SWIFT);
		if (player === null || !reached(state.phase, 4)) return [];
		const list: Candidate<UseSwift>[] = [];
		for (const id in state.companies) {
			if (controller(state, id) !== player || company(state, id).kind === 'national') continue;
			list.push({ action: { do: 'own.swift', player, company: id } });
		}
		return list;
	}
};

function giveSwift(book: GameBook, train: Train, id: CompanyId): void {
	moveTrain(book, R['14.10'], train, id);
	set(book, R['14.10'], 'swift', train.id);
	spend(book, '14.10', SWIFT);
	acquired(book, id);
}
