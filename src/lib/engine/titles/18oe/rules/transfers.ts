/** Port authorities, and stations that change hands between sister majors (11.3.5, 11.5). */
import type { ActionRule } from '../../../core/assemble';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import {
	company,
	controller,
	majorsOf,
	never,
	no,
	operates,
	placeStations,
	refusals,
	turnCompany
} from './common';
import { charterSlots } from './figures';
import { own, set, type Sea } from './own';
import { runPending, settleIfTrainless } from './running';
import { slotsOf, takeSlot, tokenCost } from './stations';

export interface PortAuthority {
	readonly do: 'own.portAuthority';
	readonly company: CompanyId;
	readonly sea: Sea;
	/** The bank, or another major in the transfer step. */
	readonly from: 'bank' | CompanyId;
}

export type CityClass = 'normal' | 'grand' | 'metropolis';

export interface TransferToken {
	readonly do: 'own.transferToken';
	readonly company: CompanyId;
	readonly from: CompanyId;
	readonly slot: number;
	readonly city: CityClass;
}

export type TransferAction = PortAuthority | TransferToken;

/** A token of the Port Authority (11.3.5). */
export const PORT_PRICE = 125;
const PORTS_PER_SEA = 8;
export const ACCESS: Readonly<Record<CityClass, number>> = {
	normal: 20,
	grand: 40,
	metropolis: 60
};

function portsLeft(state: State, sea: Sea): number {
	const { ports, portsGone } = own(state);
	return PORTS_PER_SEA - portsGone[sea] - Object.values(ports).filter((s) => s === sea).length;
}

/** One for each major: from the bank before trains are bought, or from another major (11.3.5). */
export const portAuthority: ActionRule<PortAuthority> = {
	check(state, { company: id, sea, from }) {
		const { ports, turn } = own(state);
		const has = cashOf(state, id);
		return refusals(
			operates(state, id),
			state.companies[id]?.kind !== 'major' && no('majors-only', R['11.3.5']),
			ports[id] !== undefined && no('one-port', R['11.3.5']),
			from === 'bank' && portsLeft(state, sea) <= 0 && never('no-port', R['11.3.5']),
			from !== 'bank' && ports[from] !== sea && never('no-port', R['11.3.5']),
			from !== 'bank' && runPending(state),
			(turn.bought || turn.closed) && no('before-trains', R['11.3.5']),
			has < PORT_PRICE && never('not-enough-money', R['11.3.5'], { price: PORT_PRICE, has })
		);
	},
	apply(book, { company: id, sea, from }) {
		if (from !== 'bank') settleIfTrainless(book);
		pay(book, R['11.3.5'], id, from, PORT_PRICE, 'other', id);
		const { [from]: _sold, ...ports } = own(book.state).ports;
		set(book, R['11.3.5'], 'ports', { ...ports, [id]: sea });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'major') return [];
		const { ports } = own(state);
		if (ports[id] !== undefined) return [];
		const action = { do: 'own.portAuthority', company: id } as const;
		return [
			...(['north', 'med'] as const).map((sea) => ({ action: { ...action, sea, from: 'bank' } })),
			...Object.entries(ports).map(([from, sea]) => ({ action: { ...action, sea, from } }))
		];
	}
};

/** A station of another major of the same owner, never its home (11.5). */
export const transferToken: ActionRule<TransferToken> = {
	check(state, { company: id, from, slot, city }) {
		const seller = state.companies[from];
		if (seller === undefined || ACCESS[city] === undefined)
			return [never('not-available', R['11.5'])];
		const price = slot + ACCESS[city];
		const has = cashOf(state, id);
		const { turn } = own(state);
		return refusals(
			operates(state, id),
			runPending(state),
			(state.companies[id]?.kind !== 'major' || seller.kind !== 'major') &&
				no('majors-only', R['11.5']),
			(from === id || controller(state, from) !== controller(state, id)) &&
				no('sister-only', R['11.5']),
			seller.tokens.placed < 2 && no('home-stays', R['11.5']),
			!slotsOf(state, id).includes(slot) && never('no-slot', R['11.5']),
			(turn.bought || turn.closed) && no('before-trains', R['11.5']),
			has < price && never('not-enough-money', R['11.5'], { price, has })
		);
	},
	apply(book, { company: id, from, slot, city }) {
		settleIfTrainless(book);
		pay(book, R['11.5'], id, 'bank', slot, 'token', id);
		pay(book, R['11.5'], id, from, ACCESS[city], 'token', id);
		takeSlot(book, id, slot);
		returnToken(book, from);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'major') return [];
		const player = controller(state, id);
		const slot = tokenCost(state, id);
		if (player === null || slot === null) return [];
		return majorsOf(state, player)
			.filter((from) => from !== id && company(state, from).tokens.placed > 1)
			.flatMap((from) =>
				(['normal', 'grand', 'metropolis'] as const).map((city) => ({
					action: { do: 'own.transferToken', company: id, from, slot, city } as const
				}))
			);
	}
};

/**
 * The returned token goes to the dearest open slot of the seller's charter; a full charter has none, and
 * what comes back is then a merged minor's token, which leaves the game (10.5, 11.5).
 */
function returnToken(book: GameBook, id: CompanyId): void {
	const slots = slotsOf(book.state, id);
	const open = charterSlots(book.state);
	for (const slot of slots) open.splice(open.indexOf(slot), 1);
	const back = open.length === 0 ? 0 : 1;
	if (back > 0) {
		const dearest = Math.max(...open);
		set(book, R['11.5'], 'slots', { ...own(book.state).slots, [id]: [...slots, dearest] });
	}
	placeStations(book, R['11.5'], id, -back, -1);
}
